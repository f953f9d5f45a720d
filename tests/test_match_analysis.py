"""Tests of the analysis of a match: its chances, and what is called luck in it.

Luck must be zero on the average, whoever plays: that is what makes it luck. It is shown in self-play, and for single
moves of chance exactly. `tests/server/test_analysis.py` asks a server for the same figures.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots import match_analysis
from ludotheque.bots.match_analysis import Account, MatchAnalysis, runs
from ludotheque.kernel.game import Game, published
from ludotheque.kernel.match import Step
from ludotheque.kernel.record import CHANCE, SPECTATOR

SIMPLE = {"edition": "groin", "length": "single"}


def played(game: Game, seed: int, bot: str = "simple", **match: Any) -> list[Step]:
    """A whole match of bots, step by step."""
    playing, player = game.match(seed=seed, **match), bots.bot(bot, game)
    steps, moves = list(playing.opening), 0
    while not playing.over:
        seat = min(playing.to_act())
        view = playing.view(seat)
        text = game.notation.write(view, player.choose(view, seat, bots.seed_of(seed, seat, moves)))
        steps += playing.play(seat, text)
        moves += 1
    return steps


@pytest.fixture(scope="module")
def back() -> MatchAnalysis:
    return MatchAnalysis(ludotheque.game("galopp"))


def accounts(game: Game, back: MatchAnalysis, count: int, **match: Any) -> list[list[match_analysis.Share]]:
    found = []
    for seed in range(count):
        account = Account(back, played(game, 7000 + seed, **match), seed)
        assert account.reckon()
        found.append(account.shares())
    return found


def is_zero(means: Any) -> None:
    """By seat, numbers whose mean should be zero: within four standard errors."""
    values = np.array(means)
    error = values.std(axis=0, ddof=1) / np.sqrt(len(values))
    assert (np.abs(values.mean(axis=0)) <= 4 * error + 1e-12).all(), (values.mean(axis=0), error)


def test_luck_and_choices_are_zero_on_the_average_and_add_up(
    back: MatchAnalysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_analysis, "DEALS", 400)
    shares = accounts(ludotheque.game("galopp"), back, 80, players=3, options=SIMPLE)
    is_zero([[seat.luck for seat in one] for one in shares])
    is_zero([[seat.choices for seat in one] for one in shares])
    for one in shares:
        assert sum(seat.luck for seat in one) == pytest.approx(0, abs=1e-9)
        assert sum(seat.result for seat in one) == pytest.approx(1.5)
        for seat in one:
            assert seat.luck + seat.choices + seat.rest == pytest.approx(seat.result - 0.5)
    # It is not zero because nothing is seen: who is lucky ends well.
    luck, result = (np.ravel([[getattr(seat, what) for seat in one] for one in shares]) for what in ("luck", "result"))
    assert np.corrcoef(luck, result)[0, 1] > 0.5


def test_without_the_expectation_it_would_not_be_luck(back: MatchAnalysis) -> None:
    """The same check, of what the deals led to instead of what they led to beyond their expectation."""
    game, found = ludotheque.game("galopp"), []
    for seed in range(30):
        deal = next(piece for piece in runs(played(game, seed, players=3, options=SIMPLE)) if piece[0].seat == CHANCE)
        found.append(back.chances(deal[-1].after, SPECTATOR, seed, count=40))
    with pytest.raises(AssertionError):
        is_zero(found)


def test_chances_follow_from_the_view_and_end_with_the_result(back: MatchAnalysis) -> None:
    game = ludotheque.game("galopp")
    steps = played(game, 5, players=3, options=SIMPLE)
    middle = steps[len(steps) // 2].after
    seen = back.chances(middle.view(1), 1, seed=4)
    assert seen == back.chances(game.engine.guess(middle.view(1), 1, [1, 2, 3, 4]).view(1), 1, seed=4)
    assert sum(seen) == pytest.approx(1.5)
    assert seen != back.chances(middle.view(1), 1, seed=5)
    last = steps[-1].after
    results = [game.engine.result(last, seat) for seat in range(3)]
    expected = [sum((r > o) + (r == o) / 2 for o in results) / 2 - 0.25 for r in results]
    assert back.chances(last.view(SPECTATOR), SPECTATOR, seed=1) == pytest.approx(expected)


def test_whoever_plays_better_than_the_rule_of_thumb_is_told_so(back: MatchAnalysis) -> None:
    """Random players' choices cost them something."""
    game = ludotheque.game("galopp")
    found = []
    for seed in range(12):
        account = Account(back, played(game, seed, "random", players=3, options=SIMPLE), seed)
        account.reckon()
        found += account.choices.tolist()
    assert np.mean(found) < -0.03


@pytest.mark.long
@pytest.mark.parametrize("name", published())
def test_luck_is_zero_on_the_average_in_every_game(name: str) -> None:
    game = ludotheque.game(name)
    shares = accounts(game, MatchAnalysis(game), 40)
    is_zero([[seat.luck for seat in one] for one in shares])
    is_zero([[seat.choices for seat in one] for one in shares])


@pytest.mark.long
@pytest.mark.parametrize("name", ["rummu", "tausch"])
def test_a_card_is_exactly_fair(name: str) -> None:
    """Over all that chance may do, weighed by its odds, the luck of one card is nothing; and outcomes differ."""
    game = ludotheque.game(name)
    back, differ = MatchAnalysis(game), 0.0
    for piece in runs(played(game, 3)):
        if piece[0].seat != CHANCE or match_analysis.is_deal(piece):
            continue
        actions, weights, _ = game.engine.offer(piece[0].before)
        lucks = [back.luck_of_card(piece[0].before, action) for action in actions]
        total = sum(weight * luck for weight, (luck, _) in zip(weights, lucks, strict=True))
        assert total == pytest.approx(0, abs=1e-9)
        differ = max(differ, *(apart for _, apart in lucks))
    assert differ > 0.01
