"""How is a match played? By texts in, by refusals or steps out; moves of chance happen by themselves."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludotheque.kernel.chance import Chance, Offer, Seeded
from ludotheque.kernel.errors import OptionError, PositionError, Refused, UnknownError, shown, told_by
from ludotheque.kernel.log import Log
from ludotheque.kernel.options import Value
from ludotheque.kernel.record import CHANCE, SPECTATOR, Record
from ludotheque.kernel.words import Line

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game


@dataclass(frozen=True)
class Step:
    """One action, and the table before and after it. It holds whole states: show viewers `Match.narrate`, not this."""

    seat: int
    action: int
    before: Record
    after: Record


class Match:
    """One match from its first move to its results.

    >>> import ludotheque
    >>> match = ludotheque.game("galopp").match(players=2, seed=7)
    >>> match.to_act()
    {0}
    >>> step = match.play(0, "arrange r b g y w")
    >>> match.position()["pigs"]
    {'r': 4, 'b': 3, 'g': 2, 'y': 1, 'w': 0}
    """

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        position: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.engine = game.engine
        if chance is None:
            seed = secrets.randbits(48) if seed is None else seed
            chance = Seeded(seed)
        elif seed is not None:
            raise OptionError("seed-and-chance", asked=shown(seed))
        self.chance = chance
        if position is None:
            self.options = game.schema.complete(options or {})
            self.players = game.schema.players(players, self.options)
            self.state: Record = self.engine.setup(self.players, game.schema.encode(self.options))
        else:
            self.state, self.players, self.options = game.from_position(position)
            said = self.options | {"players": self.players}
            asked = dict(options or {}) | ({} if players is None else {"players": players})
            if any(name not in said or said[name] != value for name, value in asked.items()):
                raise OptionError("position-says-otherwise", players=str(self.players), options=str(self.options))
        self.names = list(names) if names else [str(seat) for seat in range(self.players)]
        if len(self.names) != self.players or not all(isinstance(name, str) for name in self.names):
            raise OptionError("bad-names", asked=shown(self.names), players=str(self.players))
        self.log = Log(
            game=game.id,
            rules=game.rules_version,
            players=self.players,
            options=self.options,
            names=list(self.names),
            seed=seed,
            position=deepcopy(dict(position)) if position is not None else None,
        )
        self.opening = self._deal()

    def __repr__(self) -> str:
        state = "over" if self.over else f"to act: {sorted(self.to_act())}"
        return f"<Match of {self.game.id}, {self.players} players, {len(self.log.moves)} moves, {state}>"

    def to_act(self) -> set[int]:
        """The seats that may act now; empty when the match is over."""
        return set(self.engine.seats_to_act(self.state))

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise UnknownError("unknown-seat", asked=shown(seat), last=str(self.players - 1))
        return seat

    def legal(self, seat: int) -> list[str]:
        """Every action the seat may do now, as texts; empty if it is not to act."""
        view = self.state.view(self._seat(seat))
        return [self.game.notation.write(view, action) for action in self.engine.legal(view, seat)]

    def play(self, seat: int, text: str) -> list[Step]:
        """Do an action. Raises NotationError, Refused or ChanceError and leaves the match as it was; else returns what
        happened: the action, then the moves of chance that it brought about."""
        view = self.state.view(self._seat(seat))
        with told_by(self.game.words):
            action = self.game.notation.read(view, str(text))
        code = self.engine.refusal(view, seat, action)
        if code:
            written = self.game.notation.write(view, action)
            raise Refused(self.game.words, self.game.code(code), code // 10, seat, written)
        before, moves = self.state, len(self.log.moves)
        try:
            return [self.do(seat, action), *self._deal()]
        except BaseException:
            # A source of chance that cannot go on must not leave the match in the middle of a deal.
            self.state = before
            del self.log.moves[moves:]
            raise

    def do(self, seat: int, action: int) -> Step:
        """One action of any seat, chance included, taken as legal: for those who deal themselves, such as the laws."""
        before = self.state
        after = before.clone()
        self.engine.apply(after, seat, action)
        self.log.add(None if seat == CHANCE else seat, self.game.notation.write(before, action))
        self.state = after
        if self.over:
            self.log.results = self.results
        return Step(seat, action, before, after)

    def _deal(self) -> list[Step]:
        steps = []
        while CHANCE in self.to_act():
            actions = self.engine.legal(self.state, CHANCE)
            offer = Offer(
                actions=actions,
                weights=[self.engine.weight(self.state, action) for action in actions],
                shuffle=self.engine.shuffle(self.state),
                write=lambda action: str(self.game.notation.write(self.state, action)),
            )
            steps.append(self.do(CHANCE, self.chance.choose(offer)))
        return steps

    def view(self, viewer: int | str) -> Record:
        """What a seat, or "spectator", sees: a record of the same names in which hidden things read -1."""
        return self.state.view(self.viewer(viewer))

    def viewer(self, viewer: int | str) -> int:
        """A seat's number, or SPECTATOR for the word "spectator"."""
        if viewer == "spectator" or (type(viewer) is int and viewer == SPECTATOR):
            return SPECTATOR
        return self._seat(viewer)  # type: ignore[arg-type]

    def narrate(self, viewer: int | str, step: Step) -> list[Line]:
        """What a viewer is told of a step. It is made from that viewer's views and from what he saw of the action."""
        who = self.viewer(viewer)
        before = step.before.view(who)
        action = self.game.notation.seen(before, who, step.seat, step.action)
        lines: list[Line] = self.game.notation.narrate(before, step.seat, action, step.after.view(who))
        return lines

    def describe(self, viewer: int | str) -> list[Line]:
        """The table in words, as a viewer sees it."""
        who = self.viewer(viewer)
        lines: list[Line] = self.game.notation.describe(self.state.view(who), who)
        return lines

    def position(self) -> dict[str, Any]:
        """Everything the match needs to go on from here, with readable keys; the inverse of match(position=…)."""
        if CHANCE in self.to_act():
            raise PositionError("position-in-a-deal")
        position: dict[str, Any] = self.game.notation.position(self.state)
        return position

    @property
    def over(self) -> bool:
        return not self.to_act()

    @property
    def results(self) -> list[int]:
        """One number per seat when the match is over; empty before."""
        return [self.engine.result(self.state, seat) for seat in range(self.players)] if self.over else []

    @property
    def winners(self) -> list[int]:
        """Every seat with the best result; empty before the end."""
        results = self.results
        return [seat for seat, result in enumerate(results) if result == max(results)]
