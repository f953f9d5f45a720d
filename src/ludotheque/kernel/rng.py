"""Random number generator of simulations, the same compiled and interpreted.

xoshiro128++ by Blackman and Vigna: four words of 32 bits, period 2^128 - 1. Every step stays inside 64-bit signed
integers, so that Python's unbounded integers and compiled ones give the same words.

It never deals a real table: see chance.Committed.
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

WORD = 0xFFFFFFFF


@rule
def draw(rng: Any, n: int) -> int:
    """An integer in 0 .. n-1, for n below 2^31. The bias is below n / 2^32."""
    s0 = rng[0]
    s1 = rng[1]
    s2 = rng[2]
    s3 = rng[3]
    x = (s0 + s3) & WORD
    x = (((x << 7) | (x >> 25)) + s0) & WORD
    t = (s1 << 9) & WORD
    s2 ^= s0
    s3 ^= s1
    rng[1] = s1 ^ s2
    rng[0] = s0 ^ s3
    rng[2] = s2 ^ t
    rng[3] = ((s3 << 11) | (s3 >> 21)) & WORD
    return (x * n) >> 32


@rule
def mix(x: int) -> int:
    """Scatter the bits of a 32-bit word: two rounds of shifting and multiplying."""
    x ^= x >> 16
    x = (x * 0x45D9F3B) & WORD
    x ^= x >> 16
    x = (x * 0x45D9F3B) & WORD
    return x ^ (x >> 16)


@rule
def seed(rng: Any, seed_low: int, seed_high: int, stream: int) -> None:
    """Start stream number `stream` of a 64-bit seed: every playout of a batch has its own, whatever thread runs it."""
    x = mix((seed_low ^ 0x9E3779B9) & WORD)
    y = mix((seed_high ^ 0x7F4A7C15) & WORD)
    z = mix((stream & WORD) ^ x)
    rng[0] = mix((x + z) & WORD) ^ y
    rng[1] = mix((y + z) & WORD)
    rng[2] = mix((z ^ 0x85EBCA6B) & WORD)
    rng[3] = mix((rng[1] ^ (stream >> 32)) & WORD) | 1


def start(seed_value: int, stream: int = 0) -> list[int]:
    """A generator as plain integers, for Python code."""
    words = [0, 0, 0, 0]
    seed(words, seed_value & WORD, (seed_value >> 32) & WORD, stream)
    return words
