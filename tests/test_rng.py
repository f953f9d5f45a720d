"""Tests of the generator: the words of xoshiro128++, the same compiled as interpreted, and different per stream."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import ludotheque
from ludotheque.kernel import jit, rng

# From the authors' C program, seeded with 1, 2, 3, 4.
REFERENCE = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
SEEDS = [0, 1, 7, 2**32 - 1, 2**32, 2**63, 2**64 - 1]


@pytest.fixture(scope="module")
def compiled() -> object:
    return jit.compiled(rng, Path(ludotheque.game("galopp").folder))


def test_the_words_are_those_of_xoshiro128plusplus() -> None:
    words = [1, 2, 3, 4]
    assert [rng.draw(words, 1 << 32) for _ in REFERENCE] == REFERENCE


@pytest.mark.parametrize("seed", SEEDS)
def test_compiled_and_interpreted_give_the_same_words(compiled: object, seed: int) -> None:
    for stream in (0, 1, 2**31, 2**32 - 1, 2**33 + 5):
        slow, fast = rng.start(seed, stream), np.zeros(4, np.int64)
        compiled.seed(fast, seed & rng.WORD, seed >> 32, stream)  # type: ignore[attr-defined]
        assert fast.tolist() == slow
        for n in (1, 2, 35, 2**16, 2**31):
            assert compiled.draw(fast, n) == rng.draw(slow, n)  # type: ignore[attr-defined]
        assert fast.tolist() == slow
        assert all(0 <= word <= rng.WORD for word in slow)


def test_streams_and_seeds_differ() -> None:
    starts = [tuple(rng.start(seed, stream)) for seed in SEEDS for stream in (*range(200), 2**32, 2**32 + 1)]
    assert len(set(starts)) == len(starts)
    # Neighbouring streams also begin with different numbers, not only with different words.
    first = [rng.draw(rng.start(7, stream), 1 << 32) for stream in range(1000)]
    assert len(set(first)) == 1000


def test_no_start_is_all_zero() -> None:
    assert all(any(rng.start(seed, stream)) for seed in range(50) for stream in range(50))


def test_numbers_are_uniform_within_and_across_streams() -> None:
    words = rng.start(11)
    within = Counter(rng.draw(words, 7) for _ in range(14_000))
    across = Counter(rng.draw(rng.start(11, stream), 7) for stream in range(14_000))
    for found in (within, across):
        assert found.keys() == set(range(7))
        assert sum((count - 2000) ** 2 / 2000 for count in found.values()) < 22.5  # 6 degrees of freedom
