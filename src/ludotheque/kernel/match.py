"""A match: texts in, refusals or steps out; moves of chance happen by themselves."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ludotheque.kernel.action_texts import UNREAD, ViewRead
from ludotheque.kernel.chance import Chance, Offer, Seeded
from ludotheque.kernel.errors import LudothequeError, OptionError, PositionError, Refused, UnknownError, present, shown
from ludotheque.kernel.log import Log
from ludotheque.kernel.options import Value
from ludotheque.kernel.record import CHANCE, SPECTATOR, Record
from ludotheque.kernel.sentences import SeenEffect
from ludotheque.kernel.words import Line

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game


class Step(NamedTuple):
    """One action, and the table before and after it. It holds whole states: show viewers `told`, not this."""

    seat: int
    action: int
    before: Record
    after: Record
    text: str
    waiting: int
    """Who is to act after it, in bits."""


def step(game: Game, state: Record, seat: int, action: int) -> Step:
    """One action of any seat, chance included, taken as legal. The state given stays as it was."""
    after = state.clone()
    game.engine.apply(after, seat, action)
    return Step(seat, action, state, after, game.texts.write(state, action), game.engine.to_act(after))


def deal(game: Game, state: Record, chance: Chance) -> list[Step]:
    """The moves of chance that are due, one after the other."""
    return _draw(game, state, game.engine.offer(state), chance)


def _draw(game: Game, state: Record, offer: tuple[list[int], list[int], int], chance: Chance) -> list[Step]:
    """The moves of chance, from those on offer now to the last that is due."""
    steps, act, write = [], game.engine.act, game.texts.write
    while offer[0]:
        action = chance.choose(Offer(*offer, partial(write, state)))
        acted = act(state, CHANCE, action)
        steps.append(Step(CHANCE, action, state, acted.after, write(state, action), acted.waiting))
        state, offer = acted.after, acted[3:]
    return steps


def advance(game: Game, state: Record, seat: int, text: str, chance: Chance) -> list[Step]:
    """What an action leads to: itself, then the moves of chance that it brings about. The state given stays as it was;
    raises NotationError, Refused or ChanceError."""
    try:
        action = game.texts.read(lambda: state.view(seat), str(text))
    except LudothequeError as error:
        error.words = game.words  # its message may be one of the game's
        raise
    acted = game.engine.act(state, seat, action)
    if code := acted.refused:
        raise Refused(game.words, game.code(code), code // 10, seat, game.texts.write(state.view(seat), action))
    first = Step(seat, action, state, acted.after, game.texts.write(state, action), acted.waiting)
    return [first, *_draw(game, acted.after, acted[3:], chance)] if acted.actions else [first]


def scene(game: Game, step: Step) -> Record | None:
    """The table when a race or deal has ended with this step and is not yet cleared for the next; None for all others.
    A whole state: show viewers its views."""
    make = game.hooks.scene
    if make is None or step.seat == CHANCE:
        return None
    return make(step.before, step.seat, step.action, step.after)


def told(game: Game, viewer: int, step: Step) -> list[Line]:
    """What a viewer is told of a step: of the effects that the rules told, as he may know them; or what the game makes
    of his views and of what he saw of the action."""
    return told_each(game, [viewer], step)[viewer]


View = Callable[[Record, int], Record]
Made = TypeVar("Made")


def seen_each(game: Game, viewers: Iterable[int], step: Step, view: View = Record.view) -> dict[int, int]:
    """What each viewer saw of a step's action; `view` may remember views."""
    seen, seat, action = game.notation.seen, step.seat, step.action
    try:  # most actions are seen by all, whatever the table is like
        return {viewer: seen(UNREAD, viewer, seat, action) for viewer in viewers}
    except ViewRead:
        pass
    public = view(step.before, SPECTATOR)
    found = openly(lambda: {viewer: seen(public, viewer, seat, action) for viewer in viewers}, public)
    if found is None:
        found = {viewer: seen(view(step.before, viewer), viewer, seat, action) for viewer in viewers}
    return found


def told_each(
    game: Game, viewers: Iterable[int], step: Step, view: View = Record.view, saw: dict[int, int] | None = None
) -> dict[int, list[Line]]:
    """What each viewer is told of a step. Those who saw the same of the action, and for whom nothing but public things
    need be looked at, are told the same: it is made once. `view` may remember views; `saw`, if known, is seen_each."""
    narrate, seat = game.narrate, step.seat
    if narrate is None:
        made_of = present(game.sentences, "a game that narrates nothing by hand has sentences")
        return made_of.lines(step.after, viewers, lambda: view(step.after, SPECTATOR))
    before, after = view(step.before, SPECTATOR), view(step.after, SPECTATOR)
    shared: dict[int, list[Line] | None] = {}
    found: dict[int, list[Line]] = {}
    for viewer, action in (saw or seen_each(game, viewers, step, view)).items():
        if action not in shared:
            shared[action] = openly(partial(narrate, before, seat, action, after), before, after)
        lines = shared[action]
        if lines is None:
            lines = narrate(view(step.before, viewer), seat, action, view(step.after, viewer))
        found[viewer] = lines
    return found


def effects_each(game: Game, viewers: Iterable[int], step: Step) -> dict[int, list[SeenEffect]]:
    """The effects of a step as each viewer may know them; none where rules tell nothing."""
    return {} if game.sentences is None else game.sentences.seen(step.after, viewers)


def openly(make: Callable[[], Made], *views: Record) -> Made | None:
    """What is made by looking at what everybody sees, and every viewer gets alike; None if that is not enough."""
    for view in views:
        view.peeked = False
    try:
        made = make()
    except Exception:
        for view in views:
            if view.peeked:
                return None  # it stumbled over something hidden
        raise
    for view in views:
        if view.peeked:
            return None
    return made


class Match:
    """One match from its first move to its results.

    Examples:
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
        rules: int | None = None,
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
            self.state: Record = self.engine.setup(self.players, game.schema.encode(self.options, rules))
        else:
            self.state, self.players, self.options = game.from_position(position, rules)
            said = self.options | {"players": self.players}
            asked = dict(options or {}) | ({} if players is None else {"players": players})
            if any(name not in said or said[name] != value for name, value in asked.items()):
                raise OptionError("position-says-otherwise", players=str(self.players), options=str(self.options))
        self.names = list(names) if names else [str(seat) for seat in range(self.players)]
        if len(self.names) != self.players or not all(isinstance(name, str) for name in self.names):
            raise OptionError("bad-names", asked=shown(self.names), players=str(self.players))
        self.log = Log(
            game=game.id,
            rules=game.version_of(self.state),
            players=self.players,
            options=self.options,
            names=list(self.names),
            seed=seed,
            position=deepcopy(dict(position)) if position is not None else None,
        )
        self.opening = [self._record(step) for step in deal(game, self.state, chance)]

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
        steps = advance(self.game, self.state, self._seat(seat), text, self.chance)
        return [self._record(step) for step in steps]

    def do(self, seat: int, action: int) -> Step:
        """One action of any seat, chance included, taken as legal: for those who deal themselves, such as the laws."""
        return self._record(step(self.game, self.state, seat, action))

    def redeal(self, made: int, position: Mapping[str, Any]) -> None:
        """Go on from a position of this same match in which what was hidden was dealt anew after so many draws: see
        tables/information.py. Raises PositionError or OptionError."""
        state, players, options = self.game.from_position(position)
        if (players, options) != (self.players, self.options) or not self.engine.to_act(state):
            raise OptionError("position-says-otherwise", players=str(players), options=str(options))
        self.state = state
        self.log.redeal(made, dict(position))

    def _record(self, step: Step) -> Step:
        self.log.add(None if step.seat == CHANCE else step.seat, step.text)
        self.state = step.after
        if self.over:
            self.log.results = self.results
        return step

    def view(self, viewer: int | str) -> Record:
        """What a seat, or "spectator", sees: a record of the same names in which hidden things read -1."""
        return self.state.view(self.viewer(viewer))

    def viewer(self, viewer: int | str) -> int:
        """A seat's number, or SPECTATOR for the word "spectator"."""
        if viewer == "spectator" or (type(viewer) is int and viewer == SPECTATOR):
            return SPECTATOR
        return self._seat(viewer)  # type: ignore[arg-type]

    def narrate(self, viewer: int | str, step: Step) -> list[Line]:
        """What a viewer is told of a step, and nothing that he may not know."""
        return told(self.game, self.viewer(viewer), step)

    def describe(self, viewer: int | str) -> list[Line]:
        """The table in words, as a viewer sees it."""
        who = self.viewer(viewer)
        return self.game.notation.describe(self.state.view(who), who)

    def position(self) -> dict[str, Any]:
        """Everything the match needs to go on from here, with readable keys; the inverse of match(position=…)."""
        if CHANCE in self.to_act():
            raise PositionError("position-in-a-deal")
        return self.game.position(self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended: nobody is to act."""
        return not self.to_act()

    @property
    def results(self) -> list[int]:
        """One number per seat when the match is over; empty before."""
        return [self.engine.result(self.state, seat) for seat in range(self.players)] if self.over else []

    @property
    def winners(self) -> list[int]:
        """Every seat with the best result; empty before the end."""
        return self.game.winners(self.results)
