"""Tests that games explain their scores: parts add up to the result, in words of four languages, from own views."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import ludotheque
from ludotheque.kernel.game import published
from ludotheque.kernel.match import Match, Step
from ludotheque.kernel.record import CHANCE, Record
from ludotheque.kernel.score import score_of
from ludotheque.kernel.words import LANGUAGES, ScorePart, line


def played(game: str, seed: int) -> tuple[Match, list[Step]]:
    """A match of bots that play by their quick rule, and its steps."""
    match = ludotheque.game(game).match(seed=seed)
    steps, rng = list(match.opening), random.Random(seed)
    while not match.over:
        seat = rng.choice(sorted(match.to_act()))
        steps += match.play(seat, rng.choice(match.legal(seat)))
    return match, steps


@pytest.mark.parametrize("name", published())
def test_the_parts_add_up_to_the_result_and_have_words(name: str) -> None:
    game = ludotheque.game(name)
    match, steps = played(name, seed=20)
    rounds = score_of(game, steps, match.players)
    assert rounds[-1].totals == match.results
    so_far = [0] * match.players
    for one in rounds:
        for seat, parts in enumerate(one.parts):
            so_far[seat] += sum(part.points for part in parts)
        assert so_far == one.totals
    for language in LANGUAGES:
        for one in rounds:
            assert one.title is None or game.words.tell(language, one.title, match.names)
            assert all(game.words.tell(language, part.why, match.names) for parts in one.parts for part in parts)
        for points in match.results:
            assert game.words.say(language, "score-total", points=points)


def test_a_seats_parts_are_made_from_its_own_views(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludotheque.game("galopp")
    match, steps = played("galopp", seed=3)
    asked = []

    def score(before: Record, seat: int, action: int, after: Record, viewer: int) -> list[ScorePart]:
        asked.append((before, seat, action, after, viewer))
        return [ScorePart(None, 1, line("score-safe"))]

    monkeypatch.setattr(game, "hooks", replace(game.hooks, score=score))
    (one,) = score_of(game, steps, match.players)
    assert [len(parts) for parts in one.parts] == [len(steps)] * match.players
    expected = [(step, seat) for step in steps for seat in range(match.players)]
    for (before, actor, action, after, viewer), (step, seat) in zip(asked, expected, strict=True):
        assert (actor, viewer) == (step.seat, seat)
        assert before == step.before.view(seat)
        assert after == step.after.view(seat)
        hidden = step.seat == CHANCE and seat != step.before.turn
        assert (action != step.action) == hidden


def test_a_game_that_does_not_explain_its_score_has_no_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludotheque.game("galopp")
    monkeypatch.setattr(game, "hooks", replace(game.hooks, score=None))
    assert score_of(game, played("galopp", seed=3)[1], 4) == []
