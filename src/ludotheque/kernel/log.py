"""The log file of a match: everything a replay needs, as a text that people can read.

    ludotheque log 1
    game: galopp
    rules: 1
    players: 2
    options: {"edition": "abacus", "length": null, "track_food": false, "young": false}
    names: ["Anna", "Bruno"]
    seed: 7                                 optional; "position:" too, as JSON, if the match began with one
    takebacks: 1                            how often a choice was taken back against bots; left out if never

    0 arrange r b g y w                     a seat and its action
    * deal r                                a move of chance
    = 17 {"players": 2, …}                  after a take-back against bots: what was hidden was dealt anew, and luck
                                            goes on after so many draws
    …
    results: [12, 9]                        when the match is over

A replay needs no generator: it takes the moves of chance from the log. A log may leave them all out if it names a seed;
if it has both they must agree. Lines that begin with # are remarks.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.kernel.chance import Offer, Seeded
from ludotheque.kernel.errors import ChanceError, LogError, LudothequeError, PositionError, UnknownError, closest

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.match import Match

FIRST_LINE = "ludotheque log 1"
NEEDED = ("game", "rules", "players", "options")
KEYS = (*NEEDED, "names", "seed", "takebacks", "position", "results")


@dataclass(frozen=True)
class Move:
    """One line of the log: a seat (None: chance) and its action as text."""

    seat: int | None
    text: str

    def __str__(self) -> str:
        return f"{'*' if self.seat is None else self.seat} {self.text}"


@dataclass(frozen=True)
class Redeal(Move):
    """A line at which the match goes on from a position: somebody who played against bots took a choice back, and what
    he could not see was dealt anew. `made`: so many draws had been made."""

    made: int
    position: dict[str, Any]

    def __str__(self) -> str:
        return f"= {self.made} {self.text}"


@dataclass
class Log:
    """The log of a match; `str(log)` is the file."""

    game: str
    rules: int
    players: int
    options: Mapping[str, Any]
    names: list[str] = field(default_factory=list)
    seed: int | None = None
    position: dict[str, Any] | None = None
    moves: list[Move] = field(default_factory=list)
    results: list[int] | None = None
    takebacks: int = 0
    lines: list[int] = field(default_factory=list, repr=False, compare=False)
    """In which line of the file each move stood, if it was read from one."""
    headers: dict[str, int] = field(default_factory=dict, repr=False, compare=False)
    """In which line of the file each header stood."""

    def add(self, seat: int | None, text: str) -> None:
        """Append a move: of a seat, or (None) of chance."""
        self.moves.append(Move(seat, text))

    def redeal(self, made: int, position: dict[str, Any]) -> None:
        """Append a position in which what was hidden was dealt anew, after so many draws."""
        self.moves.append(Redeal(None, _json(position), made, position))

    def __str__(self) -> str:
        head = [FIRST_LINE, f"game: {self.game}", f"rules: {self.rules}", f"players: {self.players}"]
        head.append(f"options: {_json(self.options)}")
        head.append(f"names: {_json(self.names)}")
        if self.seed is not None:
            head.append(f"seed: {self.seed}")
        if self.takebacks:
            head.append(f"takebacks: {self.takebacks}")
        if self.position is not None:
            head.append(f"position: {_json(self.position)}")
        tail = [f"results: {_json(self.results)}"] if self.results is not None else []
        return "\n".join([*head, "", *map(str, self.moves), *tail]) + "\n"

    def line_of(self, move: int) -> int:
        """The line of a move in the file that was read; without a file, its number, counted from 1."""
        return self.lines[move] if move < len(self.lines) else move + 1

    def line_of_header(self, key: str) -> int:
        """The line of a header in the file that was read; 1 if it has none."""
        return self.headers.get(key, 1)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_log(text: str) -> Log:
    """The inverse of str(log). Raises LogError with the line."""
    found: dict[str, Any] = {}
    at: dict[str, int] = {}
    moves: list[Move] = []
    lines: list[int] = []
    rows = text.removesuffix("\n").split("\n")  # and not where a name has one of Unicode's other line ends
    if not rows or rows[0].strip() != FIRST_LINE:
        raise LogError(1, "log-foreign", expected=FIRST_LINE)
    for number, row in enumerate(rows[1:], 2):
        row = row.strip()
        if not row or row.startswith("#"):
            continue
        head, _, rest = row.partition(" ")
        if head == "*" or re.fullmatch("[0-9]{1,4}", head):
            moves.append(Move(None if head == "*" else int(head), rest.strip()))
            lines.append(number)
        elif head == "=":
            made, _, text = rest.strip().partition(" ")
            if not re.fullmatch("[0-9]{1,6}", made):
                raise LogError(number, "log-unreadable", found=row[:60], nearest="= 0")
            position = _value(number, "position", text.strip())
            moves.append(Redeal(None, _json(position), int(made), position))
            lines.append(number)
        elif row.partition(":")[0] in KEYS:
            key, _, value = row.partition(":")
            if key in found:
                raise LogError(number, "log-key-twice", key=key)
            found[key], at[key] = _value(number, key, value.strip()), number
        else:
            key = row.partition(":")[0]
            raise LogError(number, "log-unreadable", found=row[:60], nearest=closest(key, KEYS))
    for key in NEEDED:
        if key not in found:
            raise LogError(len(rows), "log-lacks-key", key=key)
    return Log(moves=moves, lines=lines, headers=at, **found)


def _value(number: int, key: str, value: str) -> Any:
    """The value of a header, of the right type."""
    if key == "game":
        return value
    expected: tuple[type, ...] = {"options": (dict,), "position": (dict,), "names": (list,), "results": (list,)}.get(
        key, (int,)
    )
    try:
        parsed = json.loads(value)
    except (ValueError, RecursionError):
        parsed = None
    entries: type = {"names": str, "results": int}.get(key, object)
    fits = isinstance(parsed, expected) and not isinstance(parsed, bool)
    if not fits or (isinstance(parsed, list) and not all(isinstance(entry, entries) for entry in parsed)):
        raise LogError(number, "log-bad-value", key=key, found=value[:60])
    return parsed


class _Replayed:
    """The source of chance of a replay: what the log says, checked against its seed; afterwards the seed goes on."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._seeded: Seeded | None = None
        self._written = any(move.seat is None and not isinstance(move, Redeal) for move in log.moves)
        self.next = 0

    def begin(self) -> None:
        if self._log.seed is not None:
            self._seeded = Seeded(self._log.seed)

    def go_on(self, move: Redeal) -> None:
        """Leave out what was drawn and taken back; nothing is drawn twice."""
        if self._seeded is None:
            return
        if move.made < self._seeded.made:
            raise ChanceError("log-chance-not-due", found=str(move)[:60])
        self._seeded.skip(move.made - self._seeded.made)

    def choose(self, offer: Offer) -> int:
        if not self._written or self.next >= len(self._log.moves):
            if self._seeded is None:
                self._seeded = Seeded(secrets.randbits(48))
            return self._seeded.choose(offer)
        move = self._log.moves[self.next]
        possible = {offer.write(action): action for action in offer.actions}
        if move.seat is not None or isinstance(move, Redeal) or move.text not in possible:
            raise ChanceError("log-chance-due", found=str(move), known=", ".join(possible))
        if self._seeded is not None and (action := self._seeded.choose(offer)) != possible[move.text]:
            raise ChanceError(
                "log-seed-disagrees", found=str(move), dealt=offer.write(action), seed=str(self._log.seed)
            )
        self.next += 1
        return possible[move.text]


def _header_of(error: LudothequeError) -> str:
    """The header that is at fault when a match cannot even begin."""
    headers = {"bad-players": "players", "bad-names": "names", "bad-seed": "seed"}
    return headers.get(error.key, "position" if isinstance(error, PositionError) else "options")


def replay(source: Log | str | Path, watch: Callable[[Match], None] | None = None, game: Game | None = None) -> Match:
    """Play a log again: from a Log, its text, or a file. `watch` is called after every move of a person; `game` is
    for a game that is not on the shelf.

    The match that comes back can go on: by the log's seed if it names one, else by fresh luck.
    """
    from ludotheque.kernel.game import open_game

    if isinstance(source, Path):
        try:
            source = source.read_text("utf-8")
        except UnicodeDecodeError as error:
            raise LogError(1, "log-foreign", expected=FIRST_LINE) from error
    log = source if isinstance(source, Log) and source.headers else read_log(str(source))
    try:
        game = game or open_game(log.game)
    except UnknownError as error:
        raise LogError(log.line_of_header("game"), "log-move-refused", error=error, reason=error.sentence()) from error
    if log.rules not in game.versions:
        raise LogError(
            log.line_of_header("rules"), "log-other-rules", found=str(log.rules), ours=str(game.rules_version)
        )
    chance = _Replayed(log)
    match = None
    try:
        chance.begin()
        match = game.match(
            players=log.players,
            options=log.options,
            position=log.position,
            chance=chance,
            names=log.names or None,
            rules=log.rules,
        )
        match.log.seed, match.log.takebacks = log.seed, log.takebacks
        while chance.next < len(log.moves):
            move = log.moves[chance.next]
            chance.next += 1
            if isinstance(move, Redeal):
                match.redeal(move.made, move.position)
                chance.go_on(move)
                continue
            if move.seat is None:
                raise ChanceError("log-chance-not-due", found=str(move))
            match.play(move.seat, move.text)
            if watch:
                watch(match)
    except LudothequeError as error:
        if match is None and not isinstance(error, ChanceError):
            line = log.line_of_header(_header_of(error))
            raise LogError(line, "log-move-refused", error=error, reason=error.sentence()) from error
        here = chance.next if isinstance(error, ChanceError) and error.key != "log-chance-not-due" else chance.next - 1
        line = log.line_of(min(max(here, 0), len(log.moves) - 1))
        raise LogError(line, "log-move-refused", error=error, reason=error.sentence()) from error
    if log.results is not None and log.results != match.results:
        raise LogError(log.line_of_header("results"), "log-results", found=str(log.results), ours=str(match.results))
    return match
