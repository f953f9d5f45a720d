"""The simple rule of a sensible child: food now, and a card that leads for the end; from what the seat sees."""

from __future__ import annotations

from math import sqrt
from typing import Any

from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .rules import PIGS, PLAY, Phase, State, landing, leads, most_races, pick, space

HOOKS = ("value", "chapter", "features", "FEATURES", "SIGHT", "WIDTH")

# What a leading card that is kept is worth, by the number of cards kept, in thirds of a food. Tried out against others.
KEEP = (0, 20, 8, 4, 2, 1, 1)


@rule
def gain(s: State, c: int) -> int:
    """§5, §12 Food that playing this colour brings at once."""
    distance = landing(s, c)
    food = s.track[space(s, distance)]
    if leads(s, distance) and s.supply > 0:
        food += 1
    return food


@rule
def leaders_kept(s: State, seat: int, c: int) -> int:
    """§7 How many of the cards that stay in hand would lead at once, when the pig of colour c has run."""
    before = s.pig[c]
    s.pig[c] = landing(s, c)
    leaders = 0
    for other in range(PIGS):
        kept = s.hand[seat, other] - (other == c)
        if kept > 0 and leads(s, landing(s, other)):
            leaders += kept
    s.pig[c] = before
    return leaders


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """The card with the best of both; among equals any of them. Pigs are arranged and food is laid at random."""
    if s.phase != Phase.PLAY:
        return pick(s, seat, rng)
    worth = KEEP[s.held[seat] - 1]
    best = -1
    chosen = -1
    equals = 0
    for c in range(PIGS):
        if s.hand[seat, c] > 0:
            score = 3 * gain(s, c) + worth * leaders_kept(s, seat, c)
            if score > best:
                best = score
                chosen = c
                equals = 1
            elif score == best:
                equals += 1
                if draw(rng, equals) == 0:
                    chosen = c
    return PLAY + chosen


# --- how a seat stands: for the bots that look ahead ---

KEPT = (0.0, 0.1, 0.4, 0.45, 0.5, 0.5, 0.5, 0.5)
"""§7 How likely the food on the left is to stay, by the number of cards still to play, if no card in hand leads now."""
KEPT_LEADING = (1.0, 0.75, 0.65, 0.6, 0.6, 0.6, 0.6, 0.6)
SIGHT, WIDTH = 0.1, 1.0
"""How far off `value` is one step ahead, and how many actions are tried inside the tree: the quick rule's own first."""
LEADER, PER_FOOD = 0.15, 0.8
"""What a card that would lead now is worth, in food; and what one food more is worth with one race to go."""


@rule
def chapter(s: State) -> int:
    """§8 A race: what comes after is luck."""
    return s.race


@rule
def value(s: State, seat: int) -> float:
    """§5, §7, §9 Safe food, and that on the left by how likely it is to stay."""
    food = float(s.right[seat])
    leaders = 0
    if s.phase == Phase.PLAY:
        for c in range(PIGS):
            if s.hand[seat, c] > 0 and leads(s, landing(s, c)):
                leaders += s.hand[seat, c]
    if s.young == 1:
        food += s.left[seat]
    else:
        held = s.held[seat]
        food += s.left[seat] * (KEPT_LEADING[held] if leaders > 0 else KEPT[held])
    food += LEADER * leaders
    races = min(most_races(s) - s.race, 4)
    return food * PER_FOOD / sqrt(float(races))


FEATURES = ("safe", "left", "leading")
"""What the coach speaks of (`feature-…` in words/): how much of each there is, and what one of it is worth."""


@rule
def features(s: State, seat: int, amounts: Any, worth: Any) -> None:
    """§5, §7 Safe food, food that may be lost, cards that would lead now."""
    leaders = 0
    if s.phase == Phase.PLAY:
        for c in range(PIGS):
            if s.hand[seat, c] > 0 and leads(s, landing(s, c)):
                leaders += s.hand[seat, c]
    amounts[0] = s.right[seat]
    amounts[1] = s.left[seat]
    amounts[2] = leaders
    worth[0] = 1.0
    worth[1] = 0.5
    worth[2] = 0.4
