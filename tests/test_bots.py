"""Do bots play legally, repeatably, and from nothing but what their seat sees?"""

from __future__ import annotations

import inspect

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.kernel.game import Game, shelf
from ludotheque.kernel.match import Match
from ludotheque.kernel.record import Record

MOVES = 600
"""Enough of a long match."""


@pytest.fixture(params=shelf())
def game(request: pytest.FixtureRequest) -> Game:
    return ludotheque.game(request.param)


def choose(match: Match, bot: bots.Bot, seat: int, seed: int) -> str:
    view = match.view(seat)
    own = sum(move.seat == seat for move in match.log.moves)
    return str(match.game.notation.write(view, bot.choose(view, seat, bots.seed_of(seed, seat, own))))


def played(game: Game, names: list[str], seed: int) -> Match:
    match = game.match(players=len(names), seed=seed)
    players = [bots.bot(name, game) for name in names]
    while not match.over and len(match.log.moves) < MOVES:
        seat = min(match.to_act())
        text = choose(match, players[seat], seat, seed)
        assert text in match.legal(seat)
        match.play(seat, text)
    return match


@pytest.mark.parametrize("name", list(bots.BOTS))
def test_every_choice_is_legal_and_the_same_seed_plays_the_same_match(game: Game, name: str) -> None:
    names = [name] * game.schema.default_players
    for seed in range(5):
        assert str(played(game, names, seed).log) == str(played(game, names, seed).log)


def test_other_seeds_give_other_choices(game: Game) -> None:
    match = game.match(seed=1)
    seat = min(match.to_act())
    random = bots.bot("random", game)
    view = match.view(seat)
    assert len({random.choose(view, seat, seed) for seed in range(50)}) > 1


@pytest.mark.parametrize("name", list(bots.BOTS))
def test_a_choice_leaves_the_view_as_it_was_and_needs_no_more_than_it(game: Game, name: str) -> None:
    match = game.match(seed=3)
    bot = bots.bot(name, game)
    while not match.over and len(match.log.moves) < MOVES:
        seat = min(match.to_act())
        view = match.view(seat)
        before = bytes(view)
        alone = type(view).load(before)  # nothing but the bytes of the view
        action = bot.choose(view, seat, 7)
        assert bot.choose(alone, seat, 7) == action
        assert bytes(view) == before
        match.play(seat, game.notation.write(view, action))


@pytest.mark.parametrize("name", list(bots.BOTS))
def test_what_a_seat_cannot_see_does_not_change_its_bot(game: Game, name: str) -> None:
    match = game.match(seed=4)
    bot = bots.bot(name, game)
    for _ in range(20):
        seat = min(match.to_act())
        view = match.view(seat)
        guessed: Record = game.engine.guess(view, seat, [1, 2, 3, 4])
        assert bot.choose(view, seat, 9) == bot.choose(guessed.view(seat), seat, 9)
        match.play(seat, game.notation.write(view, bot.choose(view, seat, 9)))


def test_bots_are_built_from_a_game_and_asked_with_a_view() -> None:
    for kind in bots.BOTS.values():
        assert list(inspect.signature(kind).parameters) == ["game"]
    assert list(inspect.signature(bots.Bot.choose).parameters) == ["self", "view", "seat", "seed"]


def test_seeds_of_choices_differ_by_seat_and_by_move() -> None:
    seeds = {bots.seed_of(7, seat, moves) for seat in range(5) for moves in range(50)}
    assert len(seeds) == 250
    assert all(0 <= seed < 1 << 64 for seed in seeds)


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    with pytest.raises(ludotheque.UnknownError, match=r"“simpel”.*random, simple.*Did you mean simple\?"):
        bots.bot("simpel", ludotheque.game("galopp"))
