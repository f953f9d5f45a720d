"""Tests of bots: legal, repeatable, and from nothing but what their seat sees."""

from __future__ import annotations

import inspect
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots.levels import LEVELS, level_of
from ludotheque.bots.random import RandomBot
from ludotheque.bots.search import GreedyBot, SearchBot
from ludotheque.bots.simple import SimpleBot
from ludotheque.kernel.game import Game, published
from ludotheque.kernel.match import Match
from ludotheque.kernel.record import Record
from ludotheque.testing.laws import LawBroken, obey
from ludotheque.testing.trials import Trial
from tests.searching import everyone, hiding, searching, tables

MOVES = 200
"""Enough of a long match."""

FEW = 8
"""Nodes of search: enough to go the same ways as many."""


@pytest.fixture(params=published())
def game(request: pytest.FixtureRequest) -> Game:
    return ludotheque.game(request.param)


def cheap(name: str, game: Game) -> bots.Bot:
    """A bot by its name; one that searches does so briefly."""
    if name not in LEVELS:
        return bots.bot(name, game)
    level = level_of(game, name)
    return bots.LevelBot(game, replace(level, nodes=min(level.nodes, FEW)))


def choose(match: Match, bot: bots.Bot, seat: int, seed: int) -> str:
    view = match.view(seat)
    own = sum(move.seat == seat for move in match.log.moves)
    return str(match.game.notation.write(view, bot.choose(view, seat, bots.seed_of(seed, seat, own))))


def played(game: Game, names: list[str], seed: int) -> Match:
    match = game.match(players=len(names), seed=seed)
    made = {name: cheap(name, game) for name in set(names)}
    players = [made[name] for name in names]
    while not match.over and len(match.log.moves) < MOVES:
        seat = min(match.to_act())
        text = choose(match, players[seat], seat, seed)
        assert text in match.legal(seat)
        match.play(seat, text)
    return match


@pytest.mark.parametrize(("game", "name"), everyone(), indirect=["game"])
def test_every_choice_is_legal_and_the_same_seed_plays_the_same_match(game: Game, name: str) -> None:
    names = [name] * game.schema.default_players
    for seed in range(2):
        assert str(played(game, names, seed).log) == str(played(game, names, seed).log)


def at_a_choice(game: Game, seed: int) -> tuple[Match, int]:
    """The first moment of a match at which somebody can choose, and who."""
    match = game.match(seed=seed)
    while len(match.legal(seat := min(match.to_act()))) < 2:
        match.play(seat, match.legal(seat)[0])
    return match, seat


def test_other_seeds_give_other_choices(game: Game) -> None:
    match, seat = at_a_choice(game, 1)
    random = bots.bot("random", game)
    view = match.view(seat)
    assert len({random.choose(view, seat, seed) for seed in range(50)}) > 1


@pytest.mark.parametrize(("game", "name"), everyone(), indirect=["game"])
def test_a_choice_leaves_the_view_as_it_was_and_needs_no_more_than_it(game: Game, name: str) -> None:
    match = game.match(seed=3)
    bot = cheap(name, game)
    while not match.over and len(match.log.moves) < MOVES:
        seat = min(match.to_act())
        view = match.view(seat)
        before = bytes(view)
        alone = type(view).load(before)  # nothing but the bytes of the view
        action = bot.choose(view, seat, 7)
        assert bot.choose(alone, seat, 7) == action
        assert bytes(view) == before
        match.play(seat, game.notation.write(view, action))


@pytest.mark.parametrize(("game", "name"), everyone(), indirect=["game"])
def test_what_a_seat_cannot_see_does_not_change_its_bot(game: Game, name: str) -> None:
    match = game.match(seed=4)
    bot = cheap(name, game)
    for _ in range(20):
        seat = min(match.to_act())
        view = match.view(seat)
        guessed: Record = game.engine.guess(view, seat, [1, 2, 3, 4])
        assert bot.choose(view, seat, 9) == bot.choose(guessed.view(seat), seat, 9)
        match.play(seat, game.notation.write(view, bot.choose(view, seat, 9)))


def test_bots_are_built_from_a_game_and_asked_with_a_view() -> None:
    for kind in (RandomBot, SimpleBot, GreedyBot, SearchBot, bots.LevelBot):
        assert "match" not in inspect.signature(kind).parameters
        assert list(inspect.signature(kind.choose).parameters)[:4] == ["self", "view", "seat", "seed"]
    assert list(inspect.signature(bots.Bot.choose).parameters) == ["self", "view", "seat", "seed"]


def test_seeds_of_choices_differ_by_seat_and_by_move() -> None:
    seeds = {bots.seed_of(7, seat, moves) for seat in range(5) for moves in range(50)}
    assert len(seeds) == 250
    assert all(0 <= seed < 1 << 64 for seed in seeds)


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    with pytest.raises(
        ludotheque.UnknownError,
        match=r"“simpel”.*easy, medium, hard, expert, random, simple, greedy.*Did you mean simple\?",
    ):
        bots.bot("simpel", ludotheque.game("galopp"))


# --- honesty: law 7, with what every level chooses ---


def tried(game: Game, effort: float = 0.1) -> Trial:
    """A trial of its own engine, on which a spy may sit."""
    return Trial(game, effort=effort, seed=5)


@pytest.mark.parametrize(("game", "names"), tables(), indirect=["game"])
def test_what_every_level_chooses_obeys_the_law_of_non_interference(game: Game, names: list[str]) -> None:
    trial = tried(game)
    trial.bots = {name: cheap(name, game).choose for name in names}
    obey(trial, 7)


class Cheat:
    """A bot that looks into the others' hands: it spies on the rules, and plays by the whole state."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        self.game = game
        self.state: Record | None = None
        apply: Callable[..., Any] = game.engine.apply

        def spied(state: Record, seat: int, action: int) -> None:
            apply(state, seat, action)
            self.state = state

        monkeypatch.setattr(game.engine, "apply", spied)

    def choose(self, view: Record, seat: int, seed: int) -> int:
        actions = self.game.engine.legal(view, seat)
        return actions[zlib.crc32(bytes(self.state or view)) % len(actions)]


@pytest.mark.parametrize("game", hiding(), indirect=True)
def test_a_bot_that_cheats_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    trial = tried(game, effort=1.0)  # it ends where it is caught: late in dominoes, where few moves are a choice
    trial.bots = {"cheat": Cheat(game, monkeypatch).choose}
    with pytest.raises(LawBroken, match="bot cheat tells hidden things apart"):
        obey(trial, 7)


# --- looking ahead ---


@pytest.mark.parametrize("game", searching(), indirect=True)
def test_more_nodes_are_more_simulations_and_the_best_is_in_front(game: Game) -> None:
    match, seat = at_a_choice(game, 2)
    found = SearchBot(game, nodes=200).think(match.view(seat), seat, 1)
    assert 150 <= sum(candidate.tried for candidate in found) <= 200
    assert len({candidate.action for candidate in found}) == len(found)
    assert all(0 <= candidate.worth <= 1 for candidate in found)
    assert found[0].tried == max(candidate.tried for candidate in found)


@pytest.mark.parametrize("game", searching(), indirect=True)
def test_a_search_that_is_stopped_still_answers(game: Game) -> None:
    match = game.match(seed=2)
    seat = min(match.to_act())
    view = match.view(seat)
    found = SearchBot(game, nodes=1 << 20).think(view, seat, 1, stop=np.ones(1, np.int64))
    assert found[0].action in game.engine.legal(view, seat)
    assert sum(candidate.tried for candidate in found) == 0
