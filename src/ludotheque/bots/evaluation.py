# mypy: disable-error-code=no-any-return
"""Drivers that evaluate positions, deals and choices, for the analysis of a match.

`game` and `bot` stand for those of one game, `basic` for the kernel's drivers and `tree` for those of the search. All
worths are shares of the others that a seat ends, or should end, above: from 0 to 1, a tie counts half.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.kernel import rng as generator
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE

game: Any = None
bot: Any = None
basic: Any = None
tree: Any = None
seed_stream = generator.seed

VALUES, WORTH = 0, 1
"""Rows of the notes: what `value` says of each seat, and what follows from it."""


@rule
def stand(s: Any, notes: Any) -> None:
    """What a position is worth to each seat as it stands: by its results if it is over, else by the game's `value`."""
    players = s.players
    over = game.to_act(s) == 0
    for seat in range(players):
        notes[VALUES, seat] = game.merit(s, seat) if over else tree.value(s, seat)
    for seat in range(players):
        total = 0.0
        for other in range(players):
            if other != seat:
                lead = notes[VALUES, seat] - notes[VALUES, other]
                if over:
                    total += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
                else:
                    total += tree.above(lead)
        notes[WORTH, seat] = total / (players - 1) if players > 1 else 0.5


@rule
def deal_on(s: Any, rng: Any, out: Any) -> None:
    """Let chance do what is due."""
    while game.to_act(s) >> CHANCE:
        game.apply(s, CHANCE, basic.pick(s, CHANCE, rng, out))


@rule
def play_to_the_end(s: Any, moves: int, rng: Any, out: Any, notes: Any) -> None:
    """Play on by the rule of simulations: so many moves, or to the end of the race or deal. Then see how all stand."""
    begun = tree.chapter(s)
    while True:
        bits = game.to_act(s)
        if bits == 0 or tree.chapter(s) != begun:  # before anything is dealt for the next one
            break
        if bits >> CHANCE:
            game.apply(s, CHANCE, basic.pick(s, CHANCE, rng, out))
            continue
        if moves == 0:
            break
        mover = basic.first_seat(bits)
        game.apply(s, mover, tree.play_on(s, mover, rng))
        moves -= 1
    stand(s, notes)


@rule
def chances(
    views: Any, seat: int, count: int, moves: int, low: int, high: int, work: Any, out: Any, notes: Any, stop: Any
) -> None:
    """What a match is worth to each seat as `seat` sees it, a spectator too: the mean of so many guesses, each played
    on, in row WORTH + 1 of the notes."""
    players = views[0].players
    rng = np.zeros(4, np.int64)
    for any_seat in range(players):
        notes[WORTH + 1, any_seat] = 0.0
    for k in range(count):
        if stop[0]:
            return
        seed_stream(rng, low, high, k)
        work[0] = views[0]
        game.guess(work[0], seat, rng)
        play_to_the_end(work[0], moves, rng, out, notes)
        for any_seat in range(players):
            notes[WORTH + 1, any_seat] += notes[WORTH, any_seat] / count


@rule
def luck_of_a_card(befores: Any, action: int, work: Any, out: Any, notes: Any) -> float:
    """What one move of chance brought each seat beyond what was to be expected of it, by how all stand after each that
    was possible and by its odds: in row WORTH + 1 of the notes. Returns how far apart they stand: 0 if no outcome shows
    at once."""
    players = befores[0].players
    n = game.legal(befores[0], CHANCE, out)
    total = 0
    for k in range(n):
        total += game.weight(befores[0], out[k])
    for seat in range(players):
        notes[WORTH + 1, seat] = 0.0
    apart = 0.0
    for k in range(n):
        part = game.weight(befores[0], out[k]) / total
        work[0] = befores[0]
        game.apply(work[0], CHANCE, out[k])
        stand(work[0], notes)
        for seat in range(players):
            if k == 0:
                notes[WORTH + 2, seat] = notes[WORTH, seat]
            apart = max(apart, abs(notes[WORTH, seat] - notes[WORTH + 2, seat]))
            notes[WORTH + 1, seat] -= part * notes[WORTH, seat]
            if out[k] == action:
                notes[WORTH + 1, seat] += notes[WORTH, seat]
    return apart


@rule
def luck_of_a_deal(
    befores: Any,
    afters: Any,
    count: int,
    moves: int,
    low: int,
    high: int,
    work: Any,
    out: Any,
    notes: Any,
    stop: Any,
) -> None:
    """The same of a whole deal, against so many other deals by their odds; this one and each other are played on."""
    players = befores[0].players
    rng = np.zeros(4, np.int64)
    for seat in range(players):
        notes[WORTH + 1, seat] = 0.0
    for k in range(2 * count):
        if stop[0]:
            return
        seed_stream(rng, low, high, k)
        if k < count:
            work[0] = afters[0]
        else:
            work[0] = befores[0]
            deal_on(work[0], rng, out)
        play_to_the_end(work[0], moves, rng, out, notes)
        for seat in range(players):
            notes[WORTH + 1, seat] += (notes[WORTH, seat] if k < count else -notes[WORTH, seat]) / count


@rule
def gain_of_a_choice(
    views: Any,
    seat: int,
    action: int,
    count: int,
    moves: int,
    low: int,
    high: int,
    work: Any,
    out: Any,
    notes: Any,
    stop: Any,
) -> float:
    """What a choice brought its seat beyond what the rule of thumb brings, by what the seat saw: the mean of so many
    guesses, played on after both. Where the rule chooses the same there is nothing to compare."""
    rng = np.zeros(4, np.int64)
    words = np.zeros(4, np.int64)
    gain = 0.0
    for k in range(count):
        if stop[0]:
            return gain
        seed_stream(rng, low, high, k)
        usual = bot.quick(views[0], seat, rng)
        if usual == action:
            continue
        work[1] = views[0]
        game.guess(work[1], seat, rng)
        for word in range(4):
            words[word] = rng[word]
        for way in range(2):
            for word in range(4):
                rng[word] = words[word]
            work[0] = work[1]
            game.apply(work[0], seat, action if way == 0 else usual)
            play_to_the_end(work[0], moves, rng, out, notes)
            gain += (notes[WORTH, seat] if way == 0 else -notes[WORTH, seat]) / count
    return gain
