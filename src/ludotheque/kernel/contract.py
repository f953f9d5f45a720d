"""The contract of a game: the files of its folder, what each module defines, and what it may define.

    games/<id>/
      game.toml      titles, seats, minutes, ages, credits, rules version and history, options, stage
      rules.py       compiled by numba, and meaning the same when interpreted: integers and small arrays only
      notation.py    plain Python: texts, positions; SENTENCES (sentences.py) or narrate(before, seat, action, after)
      bot.py         a quick policy and an evaluation, from a view
      encoding.py    actions as short sequences of small choices, for learners; see research/encoding_base.py
      checks.py      optional: what a real table asks, answered by the rules: QUESTIONS, check(); see table_checks.py
      strength.toml  what was measured of its levels, written by `make strength`
      rulebook/      fr.md en.md de.md it.md: essentials, `### §n title`, the same § in each; examples.toml, lesson.toml
      words/         fr.ftl en.ftl de.ftl it.ftl: goal, refusals, log lines, table lines, options
      tests/         test_rules.py, texts.toml, counts.toml, ledger.toml, plays/*.play

A module defines every name of its class below, and declares those hooks that it has: `HOOKS = ("label", "scene")`. Both
are checked when a game is opened (loading.py). Actions are integers inside, texts outside. Luck is a seat, not `apply`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, ParamSpec, Protocol, TypeAlias, TypeVar

from ludotheque.kernel.record import Record
from ludotheque.kernel.words import Line, ScorePart

Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")
Hook: TypeAlias = Callable[Parameters, Answer] | None  # a function that a game may declare; None where it does not


def takes(parameters: str) -> Any:
    """The names of a hook's parameters, for those who write it."""
    return field(default=None, metadata={"parameters": parameters})


class Rules(Protocol):
    MAX_LEGAL: int  # bound of legal()

    @property
    def State(self) -> type[Record]: ...  # class State(Record, seats=…): every field says who sees it; effects.py
    @property
    def No(self) -> type[IntEnum]: ...  # refusals; the number is 10 × § + a count, the name is the code
    @property
    def Phase(self) -> type[IntEnum]: ...  # values of the public field `phase`; `players` is public too
    def setup(self, s: Any, players: int, options: Any) -> None: ...  # options as integers, in the order of game.toml
    def to_act(self, s: Any) -> int: ...  # bit set of seats that may act now; bit CHANCE; 0 = over
    def refusal(self, s: Any, seat: int, action: int) -> int: ...  # 0, or why not: defines legality, for any integer
    def apply(self, s: Any, seat: int, action: int) -> None: ...  # in place, deterministic, assumes legal
    def result(self, s: Any, seat: int) -> int: ...  # points at the end; the most win
    def legal(self, s: Any, seat: int, out: Any) -> int: ...  # every legal action once; agrees with refusal()
    def guess(self, s: Any, seat: int, rng: Any) -> None: ...  # fill every -1 of a view as a fresh shuffle would


@dataclass(frozen=True)
class RulesHooks:
    weight: Hook[[Any, int], int] = takes("s, action")  # odds of a move of chance; else 1
    pick: Hook[[Any, int, Any], int] = takes("s, seat, rng")  # a legal action, quickly; else from legal()
    shuffle: Hook[[Any], int] = takes("s")  # number of the deck that chance draws from now; else 0


class Notation(Protocol):
    @property
    def POSITION_KEYS(self) -> Collection[str]: ...  # keys of a position beside `players` and the options
    def write(self, s: Any, action: int) -> str: ...  # inverse of read
    def read(self, s: Any, text: str) -> int: ...  # NotationError says "did you mean"
    def position(self, s: Any) -> dict[str, Any]: ...  # inverse of from_position
    def from_position(self, d: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> Record: ...
    def seen(self, s: Any, viewer: int, seat: int, action: int) -> int: ...  # what a viewer learns: itself, or coarser
    def describe(self, view: Any, seat: int) -> list[Line]: ...  # the table as that seat sees it; typed-… for terminals


@dataclass(frozen=True)
class NotationHooks:
    label: Hook[[Any, int, int], Line] = takes("view, seat, action")  # an action in words; else its notation
    advice: Hook[[Any, int, int, str], Line] = takes("view, seat, action, reason")  # the coach's sentence, for a child
    near: Hook[[Any, int], list[str]] = takes("view, seat")  # what that seat has of each thing to reach
    scene: Hook[[Any, int, int, Any], Record | None] = takes("before, seat, action, after")  # before clearing
    score: Hook[[Any, int, int, Any, int], list[ScorePart]] = takes("before, seat, action, after, viewer")  # his points
    possible: Hook[[Any], bool] = takes("s")  # on components: can a position be, as far as only the game knows?
    LEFT_OUT: tuple[str, ...] = ()  # on components: fields that positions leave out; possible() may fill them in


class GameBot(Protocol):
    def quick(self, s: Any, seat: int, rng: Any) -> int: ...  # a rule: from a view, a legal action


@dataclass(frozen=True)
class BotHooks:
    value: Hook[[Any, int], float] = takes("s, seat")  # a lead of 1 wins 73 times of 100; else the result
    chapter: Hook[[Any], int] = takes("s")  # number of the race or deal: simulations end with it; else 0
    playout: Hook[[Any, int, Any], int] = takes("s, seat, rng")  # how simulations go on; else quick
    plan: Hook[[Any, int, Any], int] = takes("s, seat, rng")  # for the searcher's own seat; else the same
    believe: Hook[[Any, int, Any], None] = takes("s, seat, rng")  # a guess by how people play; else guess
    features: Hook[[Any, int, Any, Any], None] = takes("s, seat, amounts, worth")  # how much of each, and its worth
    FEATURES: tuple[str, ...] = ()  # what the coach speaks of: `feature-…` in words/; goes with features()
    HORIZON: int = 1 << 30  # moves of a simulation; else as good as no bound
    GUESSES: int = 16  # guesses that a look one step ahead is averaged over
    SIGHT: float = 0.03  # of the search, as are the next two: bots/ismcts.py
    DOUBT: float = 0.0
    WIDTH: float = 6.0


class Encoding(Protocol):
    CHOICES: int  # choices are numbers below it, the same in every position
    DEPTH: int  # choices of an action, at the most
    LOTS: int  # moves of chance are numbered below it
    SETS: dict[str, int]  # fields that are sets: how many bits each of their numbers has

    def part(self, s: Any, action: int, k: int) -> int: ...  # the k-th choice of an action, -1 beyond its last
    def whole(self, s: Any, parts: Any, made: int) -> int: ...  # the inverse; -1 while something is missing
    def lot(self, s: Any, action: int) -> int: ...  # the number of a move of chance


@dataclass(frozen=True)
class EncodingHooks:
    mark: Hook[[Any, int, Any, int, Any, Any], None] = takes("s, seat, parts, made, out, mask")  # for the next choice


@dataclass(frozen=True)
class Hooks(RulesHooks, NotationHooks, BotHooks, EncodingHooks):
    """The hooks of one game, as `game.hooks` has them."""
