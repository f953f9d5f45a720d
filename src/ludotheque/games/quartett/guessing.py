"""Guesses of hidden cards: a draw from all the deals that agree with what a seat knows, each equally likely.

Shuffling until everything fits would stall: after some questions hardly any shuffle agrees with all of them. So the
ways are counted first, value by value: how many ways are there to hand out the cards of the values so far, so that
each place has got so many? The facts about a value (memory.py) concern its own cards only; values meet in the sizes of
the hands alone. Then the values are gone through backwards, and each is drawn by the ways that it leaves to the others.

A *place* is a hand that the seat does not see. There are four at most, for a spectator; the last one gets what the
others do not, so three numbers tell how many cards have been handed out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.components.bits import size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .belief import weigh
from .memory import placed
from .state import COLOURS, SEATS, VALUES, Phase, State, complete, in_play, nth_card, of_value

LAST = SEATS - 1


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§2 The cards that `seat` has not seen, as a fresh shuffle would spread them that agrees with all it knows."""
    fill_in(s, seat, False, rng)


@rule
def believe(s: State, seat: int, rng: Any) -> None:
    """The same, but the likelier the better it explains who asked for which values, and who did not: see belief.py."""
    fill_in(s, seat, True, rng)


@rule
def fill_in(s: State, seat: int, weighed: bool, rng: Any) -> None:
    own = s.hand[seat] if 0 <= seat < s.players else 0
    for other in range(SEATS):
        if other != seat:
            s.hand[other] = 0
    if s.phase == Phase.DEAL:
        deal_anew(s, seat, in_play(s) & ~own, rng)
    else:
        s.undealt = 0
        hand_out(s, seat, own, weighed, rng)


@rule
def deal_anew(s: State, seat: int, unseen: int, rng: Any) -> None:
    """§2 Before the first question all that is known is that no hand has a whole set. So are nearly nine shuffles in
    ten, and one in two at the worst: here another try is quick."""
    left = unseen
    whole = 1
    while whole:
        left = unseen
        unseen_count = size(unseen)
        whole = 0
        for other in range(s.players):
            if other != seat:
                hand = 0
                for _ in range(s.held[other]):
                    bit = 1 << nth_card(left, draw(rng, unseen_count))
                    left &= ~bit
                    unseen_count -= 1
                    hand |= bit
                s.hand[other] = hand
                whole |= complete(s, hand)
    s.undealt = left


@rule
def hand_out(s: State, seat: int, own: int, weighed: bool, rng: Any) -> None:
    """§3, §4, §5 Count the ways forwards through the values, draw backwards. Each way counts alike, or is weighed."""
    at_seat = np.full(SEATS, -1, np.int64)
    room = np.zeros(SEATS, np.int64)
    choose_places(s, seat, at_seat, room)
    unplaced = in_play(s) & ~placed(s)
    within = np.zeros((VALUES, COLOURS + 1, most(room[0]) + 1, most(room[1]) + 1, most(room[2]) + 1))
    ways = np.zeros((VALUES + 1, room[0] + 1, room[1] + 1, room[2] + 1))
    ways[0, 0, 0, 0] = 1.0
    for v in range(VALUES):
        cards = unplaced & of_value(v) & ~own
        count_within(s, cards, at_seat, within[v])
        keep_true(s, v, size(cards), own & unplaced & of_value(v), at_seat, within[v])
        if weighed:
            weigh(s, v, size(cards), at_seat, placed(s), within[v, size(cards)])
        add_value(size(cards), within[v, size(cards)], ways[v], ways[v + 1])
    for other in range(s.players):
        if other != seat:
            s.hand[other] = s.known[other]
    for back in range(VALUES):
        v = VALUES - 1 - back
        draw_value(s, unplaced & of_value(v) & ~own, within[v], ways[v], ways[v + 1], room, at_seat, rng)


@rule
def most(room: int) -> int:
    """How many cards of one value a place can get."""
    return min(COLOURS, room)


@rule
def choose_places(s: State, seat: int, at_seat: Any, room: Any) -> None:
    """The hands to fill and how many cards each still needs; the largest comes last, where it need not be counted."""
    largest = -1
    for other in range(s.players):
        if other != seat:
            need = s.held[other] - size(s.known[other])
            if largest < 0 or need > room[LAST]:
                largest = other
                room[LAST] = need
    at_seat[LAST] = largest
    place = 0
    for other in range(s.players):
        if other != seat and other != largest:
            at_seat[place] = other
            room[place] = s.held[other] - size(s.known[other])
            place += 1


@rule
def count_within(s: State, cards: int, at_seat: Any, within: Any) -> None:
    """§4 In how many ways can cards of one value be handed out, by how many each place gets?

    within[j, a, b, c]: the first j cards, a, b and c of them to the first three places, the rest to the last.
    """
    within[0, 0, 0, 0] = 1.0
    for j in range(1, size(cards) + 1):
        bit = 1 << nth_card(cards, j - 1)
        for a in range(min(j + 1, within.shape[1])):
            for b in range(min(j + 1 - a, within.shape[2])):
                for c in range(min(j + 1 - a - b, within.shape[3])):
                    within[j, a, b, c] = reach(s, bit, at_seat, within[j - 1], a, b, c, j - a - b - c)


@rule
def keep_true(s: State, v: int, n: int, own: int, at_seat: Any, within: Any) -> None:
    """§3, §5 Of the ways to hand out all n cards of a value, keep those that give each place what is known of it."""
    for a in range(min(n + 1, within.shape[1])):
        for b in range(min(n + 1 - a, within.shape[2])):
            for c in range(min(n + 1 - a - b, within.shape[3])):
                fits = enough(s, v, at_seat[0], a, n, own) and enough(s, v, at_seat[1], b, n, own)
                fits = fits and enough(s, v, at_seat[2], c, n, own)
                if not (fits and enough(s, v, at_seat[LAST], n - a - b - c, n, own)):
                    within[n, a, b, c] = 0.0


@rule
def reach(s: State, bit: int, at_seat: Any, before: Any, a: int, b: int, c: int, d: int) -> float:
    """§4 The ways that end with this card at a place that may have it, so that the places have a, b, c and d."""
    total = 0.0
    if a > 0 and may_have(s, at_seat[0], bit):
        total += before[a - 1, b, c]
    if b > 0 and may_have(s, at_seat[1], bit):
        total += before[a, b - 1, c]
    if c > 0 and may_have(s, at_seat[2], bit):
        total += before[a, b, c - 1]
    if d > 0 and may_have(s, at_seat[LAST], bit):
        total += before[a, b, c]
    return total


@rule
def may_have(s: State, other: int, bit: int) -> bool:
    """§4 A place that is somebody's, who is not known to lack the card."""
    return other >= 0 and s.lacks[other] & bit == 0


@rule
def enough(s: State, v: int, other: int, got: int, n: int, own: int) -> bool:
    """§3, §5 One card at least for who has asked; not all for who would have laid the set, unless we hold one."""
    if other < 0:
        return got == 0
    if got == 0 and s.asked[other] >> v & 1:
        return False
    return not (got == n and own == 0 and s.elsewhere[other] >> v & 1)


@rule
def add_value(n: int, within: Any, before: Any, after: Any) -> None:
    """The ways to hand out one value more."""
    for x in range(before.shape[0]):
        for y in range(before.shape[1]):
            for z in range(before.shape[2]):
                if before[x, y, z] > 0.0:
                    for a in range(min(n + 1, before.shape[0] - x)):
                        for b in range(min(n + 1 - a, before.shape[1] - y)):
                            for c in range(min(n + 1 - a - b, before.shape[2] - z)):
                                after[x + a, y + b, z + c] += before[x, y, z] * within[a, b, c]


@rule
def draw_value(s: State, cards: int, within: Any, before: Any, after: Any, room: Any, at_seat: Any, rng: Any) -> None:
    """How many of a value's cards each place gets, by the ways that leaves; then which ones, from the last card on."""
    n = size(cards)
    x, y, z = room[0], room[1], room[2]
    at = fraction(rng) * after[x, y, z]
    got_a, got_b, got_c = 0, 0, 0
    for a in range(min(n, x) + 1):
        for b in range(min(n - a, y) + 1):
            for c in range(min(n - a - b, z) + 1):
                share = before[x - a, y - b, z - c] * within[n, a, b, c]
                if share > 0.0 and at >= 0.0:  # once below 0 the last one was it
                    got_a, got_b, got_c = a, b, c
                    at -= share
    room[0] -= got_a
    room[1] -= got_b
    room[2] -= got_c
    for back in range(n):
        j = n - 1 - back
        bit = 1 << nth_card(cards, j)
        place = draw_place(s, bit, at_seat, within[j], got_a, got_b, got_c, j + 1 - got_a - got_b - got_c, rng)
        s.hand[at_seat[place]] |= bit
        got_a -= place == 0
        got_b -= place == 1
        got_c -= place == 2


@rule
def draw_place(s: State, bit: int, at_seat: Any, before: Any, a: int, b: int, c: int, d: int, rng: Any) -> int:
    """The place of a card, if it and the ones before it give a, b, c and d to the places."""
    at = draw(rng, int(reach(s, bit, at_seat, before, a, b, c, d)))
    if a > 0 and may_have(s, at_seat[0], bit):
        at -= int(before[a - 1, b, c])
        if at < 0:
            return 0
    if b > 0 and may_have(s, at_seat[1], bit):
        at -= int(before[a, b - 1, c])
        if at < 0:
            return 1
    if c > 0 and may_have(s, at_seat[2], bit):
        at -= int(before[a, b, c - 1])
        if at < 0:
            return 2
    return LAST


@rule
def fraction(rng: Any) -> float:
    """A number from 0 to below 1, of 53 bits."""
    return (draw(rng, 1 << 27) * 67108864.0 + draw(rng, 1 << 26)) * 2.0**-53
