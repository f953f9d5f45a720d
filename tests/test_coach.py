"""Tests of the coach: from the view alone, in the game's words, quickly, and as its search finds."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

import ludotheque
from ludotheque.bots.coach import NODES, Coach
from ludotheque.bots.levels import level_of
from ludotheque.bots.search import SearchBot
from ludotheque.kernel.errors import present
from ludotheque.kernel.game import Game, published
from ludotheque.kernel.words import LANGUAGES
from tests.searching import searching


@pytest.fixture(params=searching())
def game(request: pytest.FixtureRequest) -> Game:
    return ludotheque.game(request.param)


def midway(game: Game, moves: int = 9) -> tuple[ludotheque.Match, int]:
    match = game.match(seed=5)
    while not match.over and (moves > 0 or len(match.legal(min(match.to_act()))) < 2):
        seat = min(match.to_act())
        match.play(seat, match.legal(seat)[0])
        moves -= 1
    return match, min(match.to_act())


def test_advice_has_two_candidates_and_names_its_reasons_in_four_languages(game: Game) -> None:
    match, seat = midway(game)
    view = match.view(seat)
    coach = Coach(game)
    advice = coach.advise(view, seat, 3)
    legal = game.engine.legal(view, seat)
    assert len(advice.candidates) == 2
    assert all(candidate.action in legal for candidate in advice.candidates)
    level = level_of(game, "expert")
    expert = SearchBot(game, level.nodes or NODES, level.horizon).choose(view, seat, 3)
    assert advice.candidates[0].action == expert
    for feature in [*advice.matters, *(reason.feature for reason in advice.reasons)]:
        assert feature in game.hooks.FEATURES
        assert len({game.words.say(language, f"feature-{feature}") for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.long
def test_advice_takes_less_than_a_second_of_processor_time(game: Game) -> None:
    match, seat = midway(game)
    coach = Coach(game)
    coach.advise(match.view(seat), seat, 3)
    began = time.process_time()
    coach.advise(match.view(seat), seat, 3)
    assert time.process_time() - began < 1.0


def test_every_choice_has_a_plain_sentence_in_four_languages() -> None:
    for name in published():
        game = ludotheque.game(name)
        match, names = game.match(seed=3), ["Anna", "Bo", "Carl", "Dora", "Elli", "Finn"]
        advice = present(game.hooks.advice, "a sentence of the coach")
        for _ in range(24):
            if match.over:
                break
            seat = min(match.to_act())
            view = match.view(seat)
            legal = game.engine.legal(view, seat)
            for action in legal[:: max(1, len(legal) // 5)]:
                for reason in ("", *game.hooks.FEATURES[:1]):
                    said = advice(view, seat, action, reason)
                    told = {game.words.tell(language, said, names, seat) for language in LANGUAGES}
                    assert len(told) == len(LANGUAGES)
                    assert all(len(text) < 120 and text.rstrip("»“”\u202f").endswith((".", "!")) for text in told), told
            match.play(seat, match.legal(seat)[0])


def test_what_a_seat_cannot_see_does_not_change_the_advice(game: Game) -> None:
    match, seat = midway(game)
    view = match.view(seat)
    coach = Coach(game)
    guessed = game.engine.guess(view, seat, [5, 6, 7, 8]).view(seat)
    assert coach.advise(view, seat, 3) == coach.advise(guessed, seat, 3)


def test_the_reason_is_what_the_better_choice_brings_more_of() -> None:
    """Galopp, one food to be had: white leads and eats, red does not."""
    game = ludotheque.game("galopp")
    match = game.match(players=2, seed=7)
    match.play(0, match.legal(0)[0])
    while min(match.to_act()) != 0:
        match.play(1, match.legal(1)[0])
    advice = Coach(game).advise(match.view(0), 0, 1)
    reasons = [reason for reason in advice.reasons if reason.better == reason.other]
    assert not reasons


def test_where_there_is_no_choice_the_coach_says_so() -> None:
    game = ludotheque.game("galopp")
    match = game.match(seed=5)
    while len(match.legal(seat := min(match.to_act()))) > 1:
        match.play(seat, match.legal(seat)[0])
    advice = Coach(game).advise(match.view(seat), seat, 3)
    assert len(advice.candidates) == 1
    assert advice.margin == 0
    assert replace(advice, matters=[]) == advice
