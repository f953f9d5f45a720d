"""Adaptor for OpenSpiel: importing it registers every game of the shelf with pyspiel.

    from ludotheque.research import openspiel
    game = pyspiel.load_game("ludotheque_rudi(players=3,options=course:6;cards:3;rounds:1;special:1 2)")

`options` may hold what game.toml reserves for laboratories. An action of OpenSpiel is one choice (see
encoding_base.py), so a player may have several in a row; choices made at the same time come one after the other, hidden
from each other. Moves of chance are explicit, with their odds. Returns are `encoding_base.utilities`: zero-sum, between
-1 and 1.

The information state is what the player sees now (a game's record remembers whatever everybody could, see its
memory.py), the choices of the action he is making, and a hash of everything that everybody has seen happen. What it
leaves out is the order in which his own hidden cards came to him. `resample_from_infostate` fills in what the player
cannot see as the rules' `guess` does; as in OpenSpiel's own games the history stays that of the state it came from.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np
import pyspiel

from ludotheque.kernel import rng
from ludotheque.kernel.game import Game, open_game, shelf
from ludotheque.kernel.record import CHANCE, SPECTATOR, Record
from ludotheque.research.encoding_base import Lab, arrays, utilities

PREFIX = "ludotheque_"
MAX_LENGTH = 1_000_000
"""More choices than any match has: matches end by their rules, and none counts its moves for us."""


class MatchMoment:
    """A table, the action that is being made, and what everybody has seen. It is never changed, so clones share it."""

    def __init__(self, lab: Lab, record: Record, made: tuple[int, ...] = (), heard: int = 0) -> None:
        self.lab, self.record, self.made, self.heard = lab, record, made, heard

    def __deepcopy__(self, memo: dict[int, Any]) -> MatchMoment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return remembered, (self.lab, bytes(self.record), self.made, self.heard)

    @cached_property
    def who(self) -> int:
        """Who acts now; of several the lowest, since their choices are hidden from each other."""
        bits = self.lab.game.engine.to_act(self.record)
        if bits == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if bits >> CHANCE else (bits & -bits).bit_length() - 1

    @cached_property
    def choices(self) -> dict[int, list[int]]:
        """Every choice, and the legal actions that it leads to."""
        part, found = self.lab.encoding.part, dict[int, list[int]]()
        for action in self.lab.game.engine.legal(self.record, self.who):
            if all(part(self.record, action, k) == choice for k, choice in enumerate(self.made)):
                found.setdefault(part(self.record, action, len(self.made)), []).append(action)
        return dict(sorted(found.items()))

    @cached_property
    def lots(self) -> dict[int, tuple[int, float]]:
        """Every move of chance by its number: the action and its odds."""
        actions, weights, _ = self.lab.game.engine.offer(self.record)
        total = sum(weights)
        found = {
            self.lab.encoding.lot(self.record, action): (action, weight / total)
            for action, weight in zip(actions, weights, strict=True)
        }
        return dict(sorted(found.items()))

    def after(self, number: int) -> MatchMoment:
        """What a choice, or a move of chance, leads to."""
        if self.who == pyspiel.PlayerId.CHANCE:
            return self._do(CHANCE, self.lots[number][0])
        if number not in self.choices:
            raise ValueError(f"{number} is not a legal choice of player {self.who}; legal are {[*self.choices]}")
        actions = self.choices[number]
        made = (*self.made, number)
        if len(actions) == 1 and self.lab.encoding.part(self.record, actions[0], len(made)) < 0:
            return self._do(self.who, actions[0])
        return MatchMoment(self.lab, self.record, made, self.heard)

    def _do(self, seat: int, action: int) -> MatchMoment:
        seen = self.lab.game.notation.seen(self.record.view(SPECTATOR), SPECTATOR, seat, action)
        record = self.record.clone()
        self.lab.game.engine.apply(record, seat, action)
        return MatchMoment(
            self.lab, record, (), hash((self.heard, seat, seen))
        )  # integers have one hash in all processes

    def imagined(self, player: int, seed: int) -> MatchMoment:
        """Another table that looks the same to this player, drawn as a fresh shuffle would be."""
        record = self.lab.game.engine.guess(self.record.view(player), player, rng.start(seed))
        return MatchMoment(self.lab, record, self.made if player == self.who else (), self.heard)

    def text(self, number: int) -> str:
        """A choice or a move of chance in the game's notation, where it says all of an action."""
        actions = [self.lots[number][0]] if self.who == pyspiel.PlayerId.CHANCE else self.choices[number]
        if len(actions) > 1:
            return f"choice {number}"
        return str(self.lab.game.notation.write(self.record, actions[0]))


def remembered(lab: Lab, record: bytes, made: tuple[int, ...], heard: int) -> MatchMoment:
    """A moment that was pickled."""
    return MatchMoment(lab, lab.state_type.load(record), made, heard)


class State(pyspiel.State):
    """A moment, as OpenSpiel asks for it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        lab: Lab = game.lab
        self.moment = MatchMoment(lab, lab.game.engine.setup(lab.players, lab.encoded.tolist()))

    def current_player(self) -> int:
        return self.moment.who

    def is_terminal(self) -> bool:
        return bool(self.moment.who == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.moment.choices] if player == self.moment.who else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, odds) for number, (_, odds) in self.moment.lots.items()]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.text(action)

    def returns(self) -> list[float]:
        lab, record = self.moment.lab, self.moment.record
        if not self.is_terminal():
            return [0.0] * lab.players
        results = [lab.game.engine.result(record, seat) for seat in range(lab.players)]
        return utilities(lab.game.merits(results))

    def rewards(self) -> list[float]:
        return self.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        other: State = self.clone()
        other.moment = self.moment.imagined(player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        return f"{bytes(self.moment.record).hex()} {list(self.moment.made)}"


class Observer:
    """What a player sees, as numbers (see encoding_base.py) and as text."""

    def __init__(self, lab: Lab, recall: bool) -> None:
        self.lab, self.recall = lab, recall
        self.tensor = np.zeros(lab.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        made = state.moment.made if player == state.moment.who else ()
        parts = np.zeros(self.lab.depth, np.int64)
        parts[: len(made)] = made
        arrays().tensor(state.moment.record.raw, player, len(made), parts, self.lab.plan, self.tensor)

    def string_from(self, state: State, player: int) -> str:
        moment = state.moment
        view = moment.record.view(player)
        made = list(moment.made) if player == moment.who else []
        if self.recall:
            return f"{player} {bytes(view).hex()} {made} {moment.heard & 0xFFFFFFFFFFFFFFFF:016x}"
        seen = {name: value for name, value in view.to_dict().items() if name in self.lab.seen}
        return json.dumps({"player": player, "choices": made} | seen)


def read_options(game: Game, text: str) -> dict[str, Any]:
    """Options as `name:value;name:value`: commas, brackets and `=` are OpenSpiel's own."""
    known = game.schema.options | game.schema.research
    found = {}
    for name, _, value in (item.partition(":") for item in text.split(";") if item.strip()):
        option = known.get(name.strip()) or game.schema.option(name.strip())
        found[option.name] = option.parse(value.strip())
    return found


class Opened(pyspiel.Game):
    """A game at a number of seats, with options; every game of the shelf has a subclass."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = read_options(self.game, given.get("options", ""))
        self.lab = Lab(self.game, int(given.get("players", self.game.schema.default_players)), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.lab.choices,
            max_chance_outcomes=self.lab.lots,
            num_players=self.lab.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.lab, iig_obs_type is not None and iig_obs_type.perfect_recall)


def register(game: Game) -> str:
    """Make a game known to pyspiel; its name there."""
    kind = pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.schema.high,
        min_num_players=game.schema.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.schema.default_players, "options": ""},
    )
    name = f"Opened_{game.id}"
    # Among the names of this module, where unpickling looks for it.
    globals()[name] = type(name, (Opened,), {"game": game, "kind": kind, "__module__": __name__})
    pyspiel.register_game(kind, globals()[name])
    return PREFIX + game.id


NAMES = [register(open_game(name)) for name in shelf()]
"""What pyspiel calls our games."""
