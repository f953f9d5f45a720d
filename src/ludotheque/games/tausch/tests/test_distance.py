"""Tests of a hand's distance from an objective: against the rules, and from one's own view alone."""

import random
from itertools import combinations_with_replacement

import pytest

from ludotheque.components.bits import kinds_of, masks_of
from ludotheque.games.tausch.cards import EVERY, unpack
from ludotheque.games.tausch.combinations import count_claims, nth_claim
from ludotheque.games.tausch.distance import nearest
from ludotheque.games.tausch.objectives import ASKS, NAMES, fulfils
from ludotheque.games.tausch.tests.table import TAUSCH, sat
from ludotheque.kernel.errors import present
from ludotheque.kernel.record import SPECTATOR


def test_each_objective_names_the_cards_that_fit_it() -> None:
    near = present(TAUSCH.hooks.near, "the hook")
    match = sat(["r4 r5 b5 b5 y10", "g1 g2 g3 y4"], ["nine-r", "four", "twins", "high-y", "run4"])
    assert near(match.state.view(0), 0) == ["r4 r5", "r5 b5 b5", "b5 b5", "y10", "r4 r5"]
    assert near(match.state.view(1), 1) == ["", "g1", "g1", "y4", "g1 g2 g3"]
    assert near(match.state.view(SPECTATOR), SPECTATOR) == []


@pytest.mark.parametrize("name", NAMES)
def test_no_card_too_few_and_none_too_many(name: str) -> None:
    """Of cards that fulfil an objective some are lost among others: so many are lacking at most, and what is named can
    be completed."""
    dice, objective = random.Random(name), NAMES.index(name)
    asked, ways = int(ASKS[objective]), int(count_claims(EVERY, EVERY, objective))
    for lost in (0, 1, 2):
        cards = [int(pile) for pile in unpack(int(nth_claim(EVERY, EVERY, objective, dice.randrange(ways))))]
        kept = dice.sample(kinds_of(cards[0], cards[1]), asked - lost)
        spare = [kind for kind in range(40) for _ in range(2 - kept.count(kind))]
        hand = masks_of(kept + dice.sample(spare, 3))
        best = nearest(*hand, objective)
        assert len(best) >= asked - lost
        assert completed(list(best), asked - len(best), objective)
        assert (len(best) == asked) == (count_claims(*hand, objective) > 0)


def completed(cards: list[int], lacking: int, objective: int) -> bool:
    """Whether some other cards make these what the objective asks for."""
    for more in combinations_with_replacement(range(40), lacking):
        together = [*cards, *more]
        if all(together.count(kind) <= 2 for kind in more) and fulfils(objective, *masks_of(together)):
            return True
    return False
