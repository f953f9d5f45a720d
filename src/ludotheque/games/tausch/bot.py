"""The beginner's rule: claims what can be claimed, else swaps towards the open objective that lacks the least."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .cards import CARDS_AT, NOTHING, joined, nth_card, pack, without
from .combinations import (
    EXACT_EDGE,
    EXACT_ONCE,
    EXACT_TWICE,
    GROUP,
    PART_GROUP,
    PART_SIZE,
    PARTS,
    ROW_EDGE,
    count_claims,
    nth_choice,
    nth_claim,
)
from .distance import TALLIED, lack, tally
from .objectives import ASKS, size
from .rules import CLAIM, SWAP
from .state import GOAL, MARKET, MARKETS, PLACES, State

HOOKS = ("value", "playout", "features", "FEATURES", "HORIZON", "GUESSES")

FAR = 100


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """The claim that costs the fewest cards; without one, the swap after which an objective lacks the fewest."""
    best = -1
    for place in range(PLACES):
        possible = count_claims(s.hand[seat, 0], s.hand[seat, 1], s.row[place]) > 0
        if possible and (best < 0 or ASKS[s.row[place]] < ASKS[s.row[best]]):
            best = place
    return best_swap(s, seat, rng) if best < 0 else any_claim(s, seat, best, rng)


@rule
def any_claim(s: State, seat: int, place: int, rng: Any) -> int:
    """§4 A claim of this objective, with any cards that do."""
    once = s.hand[seat, 0]
    twice = s.hand[seat, 1]
    ways = count_claims(once, twice, s.row[place])
    return CLAIM | place | nth_claim(once, twice, s.row[place], draw(rng, ways)) << CARDS_AT


@rule
def wanted(once: int, twice: int, row: int) -> tuple[int, int]:
    """The cards of a pile that a row of an objective can use: of each part as many as it asks for, if there."""
    wanted_once = NOTHING
    wanted_twice = NOTHING
    for part in range(PARTS):
        group = GROUP[PART_GROUP[row, part]]
        asked = min(PART_SIZE[row, part], size(once & group, twice & group))
        if asked > 0:
            more_once, more_twice = nth_choice(once & group, twice & group, asked, NOTHING)
            wanted_once, wanted_twice = joined(wanted_once, wanted_twice, more_once, more_twice)
    return wanted_once, wanted_twice


@rule
def price(objective: int, market: int, own: tuple[int, int], kept: tuple[int, int], used: tuple[int, int]) -> int:
    """How many cards an objective lacks after a swap that keeps `kept` of the own cards and has `used` for it; far too
    many if too few cards are left to give."""
    spare = size(own[0], own[1]) - size(kept[0], kept[1])
    lacking = ASKS[objective] - size(used[0], used[1])
    return lacking if spare >= MARKET[market] else FAR


@rule
def best_swap(s: State, seat: int, rng: Any) -> int:
    """§3 Of all markets and open objectives the pair that lacks the fewest cards afterwards, any of the best alike;
    cards of no use to it are given."""
    own = (s.hand[seat, 0], s.hand[seat, 1])
    best = FAR
    equals = 0
    chosen = 0
    keep = own
    for market in range(MARKETS):
        if size(own[0], own[1]) < MARKET[market]:
            continue
        both = joined(own[0], own[1], s.market[market, 0], s.market[market, 1])
        for place in range(PLACES):
            objective = s.row[place]
            rows = ROW_EDGE[objective + 1] - ROW_EDGE[objective]
            exact = EXACT_EDGE[objective + 1] - EXACT_EDGE[objective]
            for k in range(rows + exact):
                if k < rows:
                    used = wanted(both[0], both[1], ROW_EDGE[objective] + k)
                else:
                    at = EXACT_EDGE[objective] + k - rows
                    used = (EXACT_ONCE[at] & both[0], EXACT_TWICE[at] & both[1])
                kept = without(used[0], used[1], s.market[market, 0], s.market[market, 1])
                found = price(objective, market, own, kept, used)
                if found > best:
                    continue
                equals = equals + 1 if found == best else 1
                best = found
                if draw(rng, equals) == 0:
                    chosen = market
                    keep = kept
    return give(own, keep if equals > 0 else (NOTHING, NOTHING), chosen, rng)


@rule
def give(own: tuple[int, int], keep: tuple[int, int], market: int, rng: Any) -> int:
    """§3 A swap at a market: any cards that are not to be kept."""
    once, twice = without(own[0], own[1], keep[0], keep[1])
    given_once = NOTHING
    given_twice = NOTHING
    for _ in range(MARKET[market]):
        kind = nth_card(once, twice, draw(rng, size(once, twice)))
        once, twice = without(once, twice, 1 << kind, NOTHING)
        given_once, given_twice = joined(given_once, given_twice, 1 << kind, NOTHING)
    return SWAP | market | pack(given_once, given_twice) << CARDS_AT


# --- for the bots that look ahead ---

GUESSES = 2
HORIZON = 16
NEAR = (0.75, 0.42, 0.2, 0.09, 0.04, 0.0, 0.0)
"""What an open objective is worth, by how many cards it lacks, as a share of a claim."""
NEXT = (1.0, 0.5, 0.3, 0.2, 0.1)
"""How much of that counts for the nearest objective, for the second nearest and so on: they ask for the same cards."""
PER_CARD, PER_CLAIM = 0.06, 1.4


@rule
def playout(s: State, seat: int, rng: Any) -> int:
    """The same rule, reckoned quickly: the claim that costs least; else the market after which the nearest objective
    lacks the fewest, and cards that it does not need."""
    best = -1
    for place in range(PLACES):
        possible = count_claims(s.hand[seat, 0], s.hand[seat, 1], s.row[place]) > 0
        if possible and (best < 0 or ASKS[s.row[place]] < ASKS[s.row[best]]):
            best = place
    return swap_quickly(s, seat, rng) if best < 0 else any_claim(s, seat, best, rng)


@rule
def swap_quickly(s: State, seat: int, rng: Any) -> int:
    """§3 Of all markets and open objectives the pair that lacks the fewest cards, any of the best alike."""
    counts = np.zeros(TALLIED, np.int64)
    own = (s.hand[seat, 0], s.hand[seat, 1])
    best = FAR
    equals = 0
    chosen = 0
    towards = 0
    for market in range(MARKETS):
        if size(own[0], own[1]) >= MARKET[market]:
            both = joined(own[0], own[1], s.market[market, 0], s.market[market, 1])
            tally(both[0], both[1], counts)
            for place in range(PLACES):
                found = lack(s.row[place], both[0], both[1], counts)
                if found <= best:
                    equals = equals + 1 if found == best else 1
                    best = found
                    if draw(rng, equals) == 0:
                        chosen = market
                        towards = place
    both = joined(own[0], own[1], s.market[chosen, 0], s.market[chosen, 1])
    used = best_use(s.row[towards], both)
    keep = without(used[0], used[1], s.market[chosen, 0], s.market[chosen, 1])
    if size(own[0], own[1]) - size(keep[0], keep[1]) < MARKET[chosen]:
        keep = (NOTHING, NOTHING)
    return give(own, keep, chosen, rng)


@rule
def best_use(objective: int, pile: tuple[int, int]) -> tuple[int, int]:
    """The cards of a pile that go farthest towards an objective."""
    best = -1
    found = (NOTHING, NOTHING)
    for row in range(ROW_EDGE[objective], ROW_EDGE[objective + 1]):
        used = wanted(pile[0], pile[1], row)
        if size(used[0], used[1]) > best:
            best = size(used[0], used[1])
            found = used
    for k in range(EXACT_EDGE[objective], EXACT_EDGE[objective + 1]):
        used = (EXACT_ONCE[k] & pile[0], EXACT_TWICE[k] & pile[1])
        if size(used[0], used[1]) > best:
            best = size(used[0], used[1])
            found = used
    return found


@rule
def value(s: State, seat: int) -> float:
    """§4, §7 Objectives claimed, how near the open ones are, and cards in hand."""
    claims = float(s.won[seat])
    if s.won[seat] < GOAL:
        counts = np.zeros(TALLIED, np.int64)
        once = s.hand[seat, 0]
        twice = s.hand[seat, 1]
        tally(once, twice, counts)
        lacking = np.zeros(len(NEAR), np.int64)
        for place in range(PLACES):
            if s.row[place] >= 0:
                lacking[lack(s.row[place], once, twice, counts)] += 1
        rank = 0
        for missing in range(len(NEAR)):
            for _ in range(lacking[missing]):
                claims += NEXT[rank] * NEAR[missing]
                rank += 1
        claims += PER_CARD * s.held[seat]
    return PER_CLAIM * claims


FEATURES = ("claims", "nearest", "cards")
"""What the coach speaks of (`feature-…` in words/): how much of each there is, and what one of it is worth."""


@rule
def features(s: State, seat: int, amounts: Any, worth: Any) -> None:
    """§4, §7 Objectives claimed, cards that the nearest open one lacks, cards in hand."""
    counts = np.zeros(TALLIED, np.int64)
    once = s.hand[seat, 0]
    twice = s.hand[seat, 1]
    tally(once, twice, counts)
    nearest = len(NEAR)
    for place in range(PLACES):
        if s.row[place] >= 0:
            nearest = min(nearest, lack(s.row[place], once, twice, counts))
    amounts[0] = s.won[seat]
    amounts[1] = nearest
    amounts[2] = s.held[seat]
    worth[0] = 1.0
    worth[1] = -0.3
    worth[2] = PER_CARD
