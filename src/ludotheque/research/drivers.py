"""Compiled loops that move many tables on at once: choices in; masks, views and rewards out.

`game`, `base` and `encoding` stand for the rules, the drivers and the encoding of one game, `rival` for its bot.py
where other seats are played by rule, `blank` for the bytes of a new record. Luck is drawn as `Match` draws it from the
same seed, so a table here is the same match.
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import rng as generator
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE

game: Any = None
base: Any = None
encoding: Any = None
rival: Any = None
blank: Any = None
seed_stream = generator.seed
WORD = generator.WORD

RIVAL_STREAM = 1
"""The stream of a match's seed from which rivals draw: luck has stream 0."""


@rule
def narrowed(s: Any, seat: int, parts: Any, made: int, out: Any) -> int:
    """The legal actions that begin with the choices made so far, at the beginning of `out`."""
    n = game.legal(s, seat, out)
    kept = 0
    for k in range(n):
        same = True
        for d in range(made):
            if encoding.part(s, out[k], d) != parts[d]:
                same = False
                break
        if same:
            out[kept] = out[k]
            kept += 1
    return kept


@rule
def by_list(s: Any, seat: int, parts: Any, made: int, out: Any, mask: Any) -> None:
    """Set the mask of the next choice."""
    for k in range(narrowed(s, seat, parts, made, out)):
        mask[encoding.part(s, out[k], made)] = 1


@rule
def by_marking(s: Any, seat: int, parts: Any, made: int, out: Any, mask: Any) -> None:
    """The same, by the game's own `mark`, which lists less."""
    encoding.mark(s, seat, parts, made, out, mask)


mark: Any = by_list


@rule
def settle(s: Any, rng: Any, out: Any) -> None:
    """Chance does what is due."""
    while game.to_act(s) >> CHANCE:
        game.apply(s, CHANCE, base.by_legal(s, CHANCE, rng, out))


@rule
def no_rivals(states: Any, raw: Any, i: int, desk: Any, spare: Any, masks: Any, out: Any) -> None:
    """Every seat is asked from outside."""


@rule
def quick_rivals(states: Any, raw: Any, i: int, desk: Any, spare: Any, masks: Any, out: Any) -> None:
    """Seats that are not asked play by their game's rule of thumb, each from what it sees."""
    sight, sight_raw = spare
    while True:
        bits = game.to_act(states[i])
        if bits == 0:
            return
        seat = base.first_seat(bits)
        if desk[i].asked >> seat & 1:
            return
        for k in range(masks.shape[1]):
            sight_raw[0, k] = raw[i, k] | masks[seat, k]
        game.apply(states[i], seat, rival.quick(sight[0], seat, desk[i].rival))
        settle(states[i], desk[i].luck, out)


respond: Any = no_rivals


@rule
def begin(s: Any, desk: Any, players: int, options: Any) -> None:
    """Set a table up for the match that its seed deals."""
    low = desk.seed & WORD
    high = desk.seed >> 32 & WORD
    seed_stream(desk.luck, low, high, 0)
    seed_stream(desk.rival, low, high, RIVAL_STREAM)
    game.setup(s, players, options)
    desk.seat = 0
    desk.anew = 0


@rule
def score(s: Any, players: int, points: Any, reward: Any) -> None:
    """What each got at the end, and its reward: the share of others it ended above, less those above it."""
    for seat in range(players):
        points[seat] = game.result(s, seat)
    for seat in range(players):
        lead = 0
        for other in range(players):
            mine, theirs = game.merit(s, seat), game.merit(s, other)
            lead += (mine > theirs) - (mine < theirs)
        reward[seat] = lead / (players - 1)


@rule
def step_tables(
    states: Any,
    raw: Any,
    start: int,
    stop: int,
    desk: Any,
    players: int,
    options: Any,
    mask: Any,
    view: Any,
    masks: Any,
    spare: Any,
    out: Any,
    chosen: Any,
    points: Any,
    reward: Any,
    over: Any,
    stride: int,
) -> None:
    """One choice at each of the tables start to stop, or the beginning of a match where it is to begin anew. Where one
    ends, the next begins at once if stride is not 0: with the seed of the last one plus stride.

    Each part of the rules is called from one place: what calls are inlined decides how long this takes to compile."""
    for i in range(start, stop):
        s = states[i]
        d = desk[i]
        over[i] = 0
        reward[i, :] = 0
        if d.seat < 0 and d.anew == 0:
            continue
        moving = True
        while moving:
            moving = False
            if d.anew:
                for k in range(raw.shape[1]):
                    raw[i, k] = blank[k]
                begin(s, d, players, options)
            else:
                d.parts[d.made] = chosen[i]
                d.made += 1
                action = encoding.whole(s, d.parts, d.made)
                if action < 0:
                    break
                game.apply(s, d.seat, action)
            d.made = 0
            settle(s, d.luck, out)
            respond(states, raw, i, desk, spare, masks, out)
            bits = game.to_act(s)
            d.seat = base.first_seat(bits) if bits else -1
            if bits == 0:
                over[i] = 1
                score(s, players, points[i], reward[i])
                if stride != 0:
                    d.seed += stride
                    d.anew = 1
                    moving = True
        mask[i, :] = 0
        if d.seat >= 0:
            mark(s, d.seat, d.parts, d.made, out, mask[i])
        for k in range(masks.shape[1]):
            view[i, k] = raw[i, k] | masks[d.seat, k]
