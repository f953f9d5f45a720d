"""Drivers for any game at full speed: single steps, random playouts, batches and counts.

`game` stands for the rules of one game: the engine binds these drivers to it, compiled or interpreted. The functions
that end in `_at` take an array of states and an index, which costs a third of handing over a record.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.kernel import effects
from ludotheque.kernel import rng as generator
from ludotheque.kernel.jit import brief, rule
from ludotheque.kernel.record import CHANCE

game: Any = None
seed_stream = generator.seed
draw = generator.draw
listen: Any = effects.unheard
hush: Any = effects.unheard


@rule
def by_legal(s: Any, seat: int, rng: Any, out: Any) -> int:
    """Choose from the list: people uniformly, chance by its odds."""
    n = game.legal(s, seat, out)
    if seat != CHANCE:
        return out[draw(rng, n)]
    total = 0
    for k in range(n):
        total += game.weight(s, out[k])
    at = draw(rng, total)
    for k in range(n):
        at -= game.weight(s, out[k])
        if at < 0:
            return out[k]
    return -1


@rule
def by_pick(s: Any, seat: int, rng: Any, out: Any) -> int:
    """Choose by the game's own quick `pick`."""
    return game.pick(s, seat, rng)


pick: Any = by_legal


@rule
def first_seat(bits: int) -> int:
    """The lowest seat of a set; simultaneous choices are hidden from each other, so their order does not matter."""
    if bits >> CHANCE:
        return CHANCE
    seat = 0
    while bits & 1 == 0:
        bits >>= 1
        seat += 1
    return seat


@brief
@rule
def setup_at(states: Any, i: int, players: int, options: Any) -> None:
    game.setup(states[i], players, options)


@brief
@rule
def to_act_at(states: Any, i: int) -> int:
    return game.to_act(states[i])


@brief
@rule
def refusal_at(states: Any, i: int, seat: int, action: int) -> int:
    return game.refusal(states[i], seat, action)


@brief
@rule
def apply_at(states: Any, i: int, seat: int, action: int) -> None:
    listen(states[i])
    game.apply(states[i], seat, action)


@brief
@rule
def legal_at(states: Any, i: int, seat: int, out: Any) -> int:
    return game.legal(states[i], seat, out)


@brief
@rule
def offer_at(states: Any, i: int, out: Any) -> int:
    """What chance may do, if it is to act; the number of its actions. `out` gets these, then their odds, the deck's
    number and who is to act: one call instead of one for each."""
    waiting = game.to_act(states[i])
    n = game.legal(states[i], CHANCE, out) if waiting >> CHANCE else 0
    for k in range(n):
        out[n + k] = game.weight(states[i], out[k])
    out[2 * n] = game.shuffle(states[i])
    out[2 * n + 1] = waiting
    return n


@brief
@rule
def act_at(states: Any, raws: Any, before: Any, masks: Any, seat: int, action: int, out: Any) -> int:
    """An action in a state of which `before` has the bytes: -1 if it is refused, and out[0] says why; else states[1] is
    the state after it, and the rest as offer_at says. `raws` are the bytes of `states`."""
    if seat != CHANCE:
        for k in range(masks.shape[1]):
            raws[0, k] = before[k] | masks[seat, k]
        out[0] = game.refusal(states[0], seat, action)
        if out[0]:
            return -1
    for k in range(masks.shape[1]):
        raws[1, k] = before[k]
    listen(states[1])
    game.apply(states[1], seat, action)
    return offer_at(states, 1, out)


@brief
@rule
def weight_at(states: Any, i: int, action: int) -> int:
    return game.weight(states[i], action)


@brief
@rule
def shuffle_at(states: Any, i: int) -> int:
    return game.shuffle(states[i])


@brief
@rule
def result_at(states: Any, i: int, seat: int) -> int:
    return game.result(states[i], seat)


@rule
def guess_at(states: Any, i: int, seat: int, rng: Any) -> None:
    game.guess(states[i], seat, rng)


@rule
def pick_at(states: Any, i: int, seat: int, rng: Any, out: Any) -> int:
    return pick(states[i], seat, rng, out)


@rule
def playout(s: Any, rng: Any, out: Any, counts: Any) -> None:
    """Play at random to the end; counts[0] += moves of people, counts[1] += moves of chance."""
    people = 0
    luck = 0
    hush(s)
    while True:
        bits = game.to_act(s)
        if bits == 0:
            break
        seat = first_seat(bits)
        game.apply(s, seat, pick(s, seat, rng, out))
        if seat == CHANCE:
            luck += 1
        else:
            people += 1
    counts[0] += people
    counts[1] += luck


@rule
def stride_at(states: Any, i: int, rng: Any, out: Any, most: int, met: int) -> int:
    """Play on at random: `most` moves, or to the end, or to a phase not in the bit set `met`. The number of moves."""
    s = states[i]
    hush(s)
    for made in range(most):
        bits = game.to_act(s)
        if bits == 0 or met >> s.phase & 1 == 0:
            return made
        seat = first_seat(bits)
        game.apply(s, seat, pick(s, seat, rng, out))
    return most


@rule
def playout_at(states: Any, i: int, rng: Any, out: Any, counts: Any) -> None:
    playout(states[i], rng, out, counts)


@rule
def playouts(
    states: Any, start: int, stop: int, players: int, options: Any, seed_low: int, seed_high: int, counts: Any
) -> None:
    """Set up and play out states[start:stop]; state i uses stream i of the seed, so threads do not change results."""
    rng = np.zeros(4, np.int64)
    out = np.empty(game.MAX_LEGAL, np.int64)
    for i in range(start, stop):
        seed_stream(rng, seed_low, seed_high, i)
        game.setup(states[i], players, options)
        playout(states[i], rng, out, counts)


@rule
def results_at(states: Any, players: int, results: Any) -> None:
    for i in range(len(states)):
        for seat in range(players):
            results[i, seat] = game.result(states[i], seat)


@rule
def perft(stack: Any, at: int, depth: int, lists: Any) -> int:
    """Count the sequences of `depth` actions from stack[at], people's and chance's alike; a finished match counts one.

    Of seats that act at once the lowest moves first: their choices commute.
    """
    bits = game.to_act(stack[at])
    if depth == 0 or bits == 0:
        return 1
    seat = first_seat(bits)
    n = game.legal(stack[at], seat, lists[at])
    if depth == 1:
        return n
    total = 0
    for k in range(n):
        stack[at + 1] = stack[at]
        game.apply(stack[at + 1], seat, lists[at, k])
        total += perft(stack, at + 1, depth - 1, lists)
    return total
