"""What is a game? A folder of this shape; this page is the contract.

    games/<id>/
      game.toml      titles, seats, minutes, rules version and history, options, stage (draft or published)
      rules.py       compiled by numba, and meaning the same when interpreted: integers and small arrays only
      notation.py    plain Python: texts, positions, sentences
      bot.py         a quick policy and an evaluation, from a view
      encoding.py    actions as short sequences of small choices, for learners; see research/encoding_base.py
      strength.toml  what was measured of its levels, written by `make strength`
      rulebook/      fr.md en.md de.md it.md: `### §n title`, the same § in each; examples.toml: see examples.py
      words/         fr.ftl en.ftl de.ftl it.ftl: credits, refusals, log lines, table lines, options
      tests/         test_rules.py, counts.toml, ledger.toml, plays/*.play

rules.py
    class State(Record, seats=…)               # every field says who sees it
    class No(IntEnum)                          # refusals; the number is 10 × § + a count, the name is the code
    class Phase(IntEnum)                       # values of the public field `phase`; `players` is public too
    MAX_LEGAL                                  # bound of legal()
    def setup(s, players, options)             # options as integers, in the order of game.toml
    def to_act(s) -> int                       # bit set of seats that may act now; bit CHANCE; 0 = over
    def refusal(s, seat, action) -> int        # 0, or why not: the only definition of legality; answers any integer
    def apply(s, seat, action)                 # in place, deterministic, assumes legal
    def result(s, seat) -> int                 # points at the end; the most win
    def legal(s, seat, out) -> int             # every legal action once; agrees with refusal()
    def guess(s, seat, rng)                    # fill every -1 of a view as a fresh shuffle of the cards would
  and, where the defaults do not do:
    def weight(s, action) -> int               # odds of a move of chance; default 1
    def pick(s, seat, rng) -> int              # one legal action, quickly; default: from legal(), chance by weight
    def shuffle(s) -> int                      # number of the deck that chance draws from now; default 0

notation.py
    POSITION_KEYS                              # keys of a position beside `players` and the options
    def write(s, action) -> str                # inverse of read
    def read(s, text) -> int                   # NotationError says "did you mean"
    def position(s) -> dict                    # inverse of from_position
    def from_position(d, players, options) -> State     # PositionError; players and options are checked and complete
    def seen(s, viewer, seat, action) -> int   # what a viewer learns of an action: itself, or a coarser one
    def narrate(before, seat, action, after) -> list[Line]     # from two views and the seen action: it cannot leak
    def describe(view, seat) -> list[Line]     # the table in words, as that seat sees it; typed-… for terminals
  and, where its notation is not plain enough for a menu:
    def label(view, seat, action) -> Line      # an action in words; default: its notation alone
  and, where a board shows how near one is to what can be reached, or what ends is cleared away by what ends it:
    def near(view, seat) -> list[str]          # for each such thing, what that seat has of it; [] for spectators
    def scene(before, seat, action, after) -> State | None     # the table in between, by the rules; shown masked

bot.py
    def quick(s, seat, rng) -> int             # a rule: from a view, a legal action
  and, for bots that look ahead (bots/ismcts.py):
    def value(s, seat) -> float                # how it stands: a lead of 1 wins 73 times of 100; default: its result
    def chapter(s) -> int                      # number of the race or deal: simulations end with it; default 0
    def playout(s, seat, rng) -> int           # how simulations are played on; default: quick
    def plan(s, seat, rng) -> int              # a better rule for the searcher's own seat; default: quick, playout
    def believe(s, seat, rng)                  # a guess weighed by how people play, for searches; default: rules.guess
    HORIZON, GUESSES, SIGHT, DOUBT, WIDTH      # moves of a simulation, guesses of a look; the rest: bots/search.py
    FEATURES                                   # what the coach speaks of, `feature-…` in words/
    def features(s, seat, amounts, worth)      # how much of each there is, and what one of it is worth to the seat

Actions are integers inside and texts outside. Luck is a seat: `apply` never draws. The laws in laws.py hold for every
game, and everything that uses a game uses it through this page.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ludotheque.kernel.engine import Engine
from ludotheque.kernel.errors import (
    GameFolderError,
    OptionError,
    PositionError,
    UnknownError,
    closest,
    present,
    told_by,
)
from ludotheque.kernel.options import GameOption, Schema, Value
from ludotheque.kernel.words import LANGUAGES, Words

if TYPE_CHECKING:
    from ludotheque.kernel.chance import Chance
    from ludotheque.kernel.match import Match

STAGES = ("draft", "published")
"""A draft is listed, playable and under all laws, but nothing is promised of it: no row in the README, no measured
strength, no old matches. A game whose game.toml has no `stage` is published."""

FILES = ("game.toml", "__init__.py", "rules.py", "notation.py", "bot.py")
PARAGRAPH = re.compile(r"^### §(\d+) (.+)$", re.MULTILINE)


class Rulebook:
    """The players' rules in one language, by paragraph."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def paragraphs(self) -> dict[int, str]:
        """§ number → its heading and text."""
        found = list(PARAGRAPH.finditer(self.text))
        parts = {}
        for place, match in enumerate(found):
            stop = found[place + 1].start() if place + 1 < len(found) else len(self.text)
            body = self.text[match.start() : stop].split("\n## ")[0]
            parts[int(match[1])] = body.removeprefix("### ").strip()
        return parts


class Game:
    """One game, loaded from its folder. Its rules import cheaply; machine code is made or loaded when first used."""

    def __init__(self, package: ModuleType) -> None:
        self.package = package
        self.folder = Path(str(package.__file__)).parent
        self.id = self.folder.name
        missing = [name for name in FILES if not (self.folder / name).is_file()]
        missing += [
            f"{part}/{language}.{ending}"
            for part, ending in (("words", "ftl"), ("rulebook", "md"))
            for language in LANGUAGES
            if not (self.folder / part / f"{language}.{ending}").is_file()
        ]
        if missing:
            raise GameFolderError("folder-lacks-files", folder=self.id, files=", ".join(missing))
        try:
            self.card = tomllib.loads((self.folder / "game.toml").read_text("utf-8"))
            options = [GameOption.load(data) for data in self.card.get("options", [])]
            low, high, usual = (int(self.card["seats"][key]) for key in ("low", "high", "usual"))
            self.titles: dict[str, str] = {language: self.card["titles"][language] for language in LANGUAGES}
            self.rules_version: int = self.card["rules"]
        except (tomllib.TOMLDecodeError, KeyError, ValueError, TypeError, AttributeError, OptionError) as error:
            raise GameFolderError("folder-bad-card", folder=self.id, error=str(error)) from error
        self.stage = stage_of(self.card, self.id)
        self.schema = Schema(options, low, high, usual)

    def __repr__(self) -> str:
        return f"ludotheque.game({self.id!r})"

    def title(self, language: str = "en") -> str:
        """The title of the game in one of the four languages."""
        return self.titles[language]

    @cached_property
    def rules(self) -> ModuleType:
        """The module of the rules, as it stands in the game's folder."""
        return importlib.import_module(f"{self.package.__name__}.rules")

    @cached_property
    def notation(self) -> ModuleType:
        """The module that reads and writes actions and positions."""
        return importlib.import_module(f"{self.package.__name__}.notation")

    @cached_property
    def bot(self) -> ModuleType:
        """The module of the game's bot."""
        return importlib.import_module(f"{self.package.__name__}.bot")

    @cached_property
    def words(self) -> Words:
        """The messages of the game in four languages."""
        return Words([self.folder / "words"])

    @cached_property
    def engine(self) -> Engine:
        """The compiled rules."""
        return Engine(self.rules, self.folder)

    @cached_property
    def interpreted(self) -> Engine:
        """The same rules, run by Python: slow and strict."""
        return Engine(self.rules, self.folder, interpret=True)

    def rulebook(self, language: str) -> Rulebook:
        """The rulebook in one of the four languages."""
        return Rulebook((self.folder / "rulebook" / f"{language}.md").read_text("utf-8"))

    def code(self, number: int) -> str:
        """The name of a refusal: `not-in-hand`."""
        return str(self.rules.No(number).name).lower().replace("_", "-")

    def match(
        self,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        position: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
        names: list[str] | None = None,
    ) -> Match:
        """A new match: from the start, or from a position. Without a seed or a source of chance a seed is drawn."""
        from ludotheque.kernel.match import Match

        return Match(self, players, options, seed, position, chance, names)

    def from_position(self, position: Mapping[str, Any]) -> Any:
        """The state that a position describes, with its number of players and options."""
        if not isinstance(position, Mapping):
            raise PositionError("position-not-object", found=type(position).__name__)
        given = {name: position[name] for name in self.schema.options if name in position}
        try:
            values = self.schema.complete(given)
            players = self.schema.players(position.get("players"), values)
        except OptionError as error:
            raise PositionError(error.key, **error.parameters) from error
        known = ["players", *self.schema.options, *self.notation.POSITION_KEYS]
        for key in position:
            if key not in known:
                nearest = closest(str(key), known)
                raise PositionError("position-unknown-key", key=str(key), known=", ".join(known), nearest=nearest)
        with told_by(self.words):
            return self.notation.from_position(position, players, values), players, values


def stage_of(card: Mapping[str, Any], folder: str) -> str:
    """The stage that a game.toml declares."""
    stage = card.get("stage", "published")
    if stage not in STAGES:
        raise GameFolderError("folder-bad-stage", folder=folder, stage=str(stage), known=", ".join(STAGES))
    return str(stage)


SHELF = Path(__file__).parent.parent / "games"
ENTRY_POINTS = "ludotheque.games"


def shelf() -> list[str]:
    """The games that can be opened: a listing of the shelf's folders and of other packages' entry points. Drafts come
    last, so that a new folder changes neither the first game nor the numbers of others."""
    from importlib.metadata import entry_points

    drafts, ours = _drafts(), published()
    theirs = [point.name for point in entry_points(group=ENTRY_POINTS) if point.name not in drafts]
    return sorted({*ours, *theirs}) + drafts


def published() -> list[str]:
    """The games of this package that are not drafts."""
    return [name for name, stage in _stages().items() if stage == "published"]


def _drafts() -> list[str]:
    return [name for name, stage in _stages().items() if stage != "published"]


def _stages() -> dict[str, str]:
    """The stage of each game of this package, in the order of their ids."""
    files = sorted(path for path in SHELF.glob("*/game.toml") if not path.parent.name.startswith("_"))
    return {path.parent.name: _stage(path, path.stat().st_mtime_ns) for path in files}


@lru_cache(maxsize=256)
def _stage(file: Path, changed: int) -> str:
    """The stage that a game.toml declares. One that cannot be read does not keep other games from being listed: whoever
    opens the game is told what is wrong with it."""
    try:
        return stage_of(tomllib.loads(file.read_text("utf-8")), file.parent.name)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, GameFolderError):
        return "draft"


_loaded: dict[str, Game] = {}


def open_game(name: str) -> Game:
    """A game of the shelf, by its id."""
    if name in _loaded:
        return _loaded[name]
    if name not in shelf():
        known = shelf()
        raise UnknownError("unknown-game", asked=name, known=", ".join(known), nearest=closest(name, known))
    if (SHELF / name / "game.toml").is_file():
        package = importlib.import_module(f"ludotheque.games.{name}")
    else:
        from importlib.metadata import entry_points

        package = next(point for point in entry_points(group=ENTRY_POINTS) if point.name == name).load()
    _loaded[name] = Game(package)
    return _loaded[name]


def open_folder(folder: Path) -> Game:
    """A game from a folder anywhere: for one that is being written, and for tests."""
    folder = folder.resolve()
    if not (folder / "__init__.py").is_file():
        raise GameFolderError("folder-lacks-files", folder=folder.name, files="__init__.py")
    if folder.parent == SHELF.resolve():
        return Game(importlib.import_module(f"ludotheque.games.{folder.name}"))
    # The same name in every process: cached machine code refers to the module by it.
    name = f"ludotheque_folder_{hashlib.sha256(str(folder).encode()).hexdigest()[:16]}_{folder.name}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            name, folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        spec = present(spec, "the package's specification")
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        present(spec.loader, "the package's loader").exec_module(module)
    return Game(sys.modules[name])
