"""A game: its folder loaded, its metadata, its modules, its hooks, its compiled rules. The contract is contract.py."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ludotheque.kernel.action_texts import ActionTexts
from ludotheque.kernel.contract import Encoding, GameBot, Notation, Rules
from ludotheque.kernel.engine import Engine
from ludotheque.kernel.errors import (
    GameFolderError,
    OptionError,
    PositionError,
    UnknownError,
    closest,
    present,
    shown,
    told_by,
)
from ludotheque.kernel.first_player import FirstPlayer
from ludotheque.kernel.loading import Declarations, declarations_of, load
from ludotheque.kernel.options import GameOption, Schema, Value
from ludotheque.kernel.record import Record
from ludotheque.kernel.sentences import Sentences
from ludotheque.kernel.table_checks import CheckAnswer, TableChecks, TableQuestion, filled_in, question_of
from ludotheque.kernel.words import LANGUAGES, Words, completed, in_order, marked, typeset

if TYPE_CHECKING:
    from ludotheque.kernel.chance import Chance
    from ludotheque.kernel.match import Match

STAGES = ("draft", "published")
"""A draft is listed, playable and under all laws, but nothing is promised of it: no row in the README, no measured
strength, no old matches, and its texts may be in one language only. A game whose game.toml has no `stage` is
published."""

FILES = ("game.toml", "__init__.py", "rules.py")
TEXTS = {"words": "ftl", "rulebook": "md"}
"""Folders with a file for each language, and how its name ends."""
PARAGRAPH = re.compile(r"^### §(\d+) (.+)$", re.MULTILINE)
EXAMPLE = re.compile(r"^\*\*[^*]+\*\* \(§(\d+)\).*$", re.MULTILINE)
"""A paragraph of the chapter of examples: “**Example** (§4): …”."""
APPENDIX = "\n---\n"
"""The line after which the appendix begins: editions, rulings, house data, the terminal."""
ROLES = ("authors", "illustrators", "editors", "publishers", "translators", "layout")
"""Whom the credits of a game.toml may name."""


class Rulebook:
    """The players' rules in one language: the story, the essentials, paragraphs, examples, and an appendix."""

    def __init__(self, text: str) -> None:
        self.text = text

    def lent(self, language: str) -> Rulebook:
        """The same for readers of another language: story, essentials and headings bear a mark."""
        sign = marked(language, "")
        text = re.sub(r"\A(#[^\n]*\n+)(?=[^\s#-])", rf"\g<1>{sign}", self.text)
        text = re.sub(r"^- ", f"- {sign}", text, count=1, flags=re.MULTILINE)
        return Rulebook(PARAGRAPH.sub(rf"### §\g<1> {sign}\g<2>", text))

    @cached_property
    def essentials(self) -> list[str]:
        """The list above the first chapter: the rules in one minute."""
        return re.findall(r"^- (.+)$", self.text.split("\n## ")[0], re.MULTILINE)

    @cached_property
    def labels(self) -> list[str]:
        """The numbered list at the beginning of the first chapter: what the picture of the set-up shows."""
        first = self.text.split("\n## ")[1].split("\n### ")[0]
        return re.findall(r"^\d+\. (.+)$", first, re.MULTILINE)

    @cached_property
    def examples(self) -> dict[int, list[str]]:
        """§ number → the examples that the chapter of examples tells of it."""
        told: dict[int, list[str]] = {}
        for match in EXAMPLE.finditer(self.text):
            told.setdefault(int(match[1]), []).append(match[0])
        return told

    @cached_property
    def paragraphs(self) -> dict[int, str]:
        """§ number → its heading and text, and its examples."""
        found = list(PARAGRAPH.finditer(self.text))
        parts = {}
        for place, match in enumerate(found):
            stop = found[place + 1].start() if place + 1 < len(found) else len(self.text)
            body = self.text[match.start() : stop].split("\n## ")[0].split(APPENDIX)[0]
            number = int(match[1])
            parts[number] = "\n\n".join([body.removeprefix("### ").strip(), *self.examples.get(number, [])])
        return parts


class Game:
    """One game, loaded from its folder and checked. Its rules import cheaply; machine code is made or loaded when first
    used."""

    def __init__(self, package: ModuleType) -> None:
        self.package = package
        self.folder = Path(str(package.__file__)).parent
        self.id = self.folder.name
        self._check_files([name for name in FILES if not (self.folder / name).is_file()])
        try:
            self.card = tomllib.loads((self.folder / "game.toml").read_text("utf-8"))
            self.stage = stage_of(self.card, self.id)
            self._check_files([name for part in TEXTS for name in self._lacking(part)])
            options = [GameOption.load(data) for data in self.card.get("options", [])]
            low, high, usual = (int(self.card["seats"][key]) for key in ("low", "high", "usual"))
            self.titles = self.named(self.card["titles"])
            self.rules_version: int = self.card["rules"]
            self.first = FirstPlayer.load(self.card.get("first", {}), [option.name for option in options])
            self.low_wins = self.card.get("low_wins", False) is True
            """Do the fewest points win?"""
            self.ages = int(self.card.get("ages", 0))
            """From which age; 0: nobody says."""
            self.credits = {role: [str(name) for name in names] for role, names in self.card.get("credits", {}).items()}
            self.versions = {self.rules_version, *(int(entry["rules"]) for entry in self.card.get("history", []))}
            """The versions of the rules that matches can be played and replayed by."""
        except (tomllib.TOMLDecodeError, KeyError, ValueError, TypeError, AttributeError, OptionError) as error:
            raise GameFolderError("folder-bad-card", folder=self.id, error=str(error)) from error
        if odd := [role for role in self.credits if role not in ROLES]:
            raise GameFolderError("folder-bad-credits", folder=self.id, found=", ".join(odd), known=", ".join(ROLES))
        self.schema = Schema(options, low, high, usual, self.rules_version)
        modules, self.hooks = load(package.__name__, self.folder)
        self.rules: Rules = modules["rules"]
        self.notation: Notation = modules["notation"]
        self.bot: GameBot = modules["bot"]
        self.encoding: Encoding | None = modules.get("encoding")
        self.declarations: Declarations | None = declarations_of(modules)
        self.board: dict[str, Any] | None = None
        """What the page has to know to draw a board; None of a game that declares no components."""
        if self.declarations is not None:
            layout = self.card.get("board", {})
            self.board = self.declarations.board(modules["rules"], layout, self.folder / "game.toml")
        declared = getattr(self.notation, "SENTENCES", None)
        self.sentences = None if declared is None else Sentences(self.rules.State, declared)
        """What viewers are told of the effects of actions, where the rules tell them."""
        self.narrate = getattr(self.notation, "narrate", None)
        """What viewers are told of an action, where the game makes its sentences itself."""
        self.checks: TableChecks | None = modules.get("checks")

    def __repr__(self) -> str:
        return f"ludotheque.game({self.id!r})"

    def _check_files(self, missing: list[str]) -> None:
        if missing:
            raise GameFolderError("folder-lacks-files", folder=self.id, files=", ".join(missing))

    def _lacking(self, part: str) -> list[str]:
        """The texts without which the game cannot be opened: a draft needs them in one language, whichever it is."""
        files = [f"{part}/{language}.{TEXTS[part]}" for language in LANGUAGES]
        missing = [file for file in files if not (self.folder / file).is_file()]
        if self.stage == "draft":
            return [" / ".join(files)] if missing == files else []
        return missing

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game has words in. A draft needs only one."""
        return tuple(code for code in LANGUAGES if (self.folder / "words" / f"{code}.ftl").is_file())

    @cached_property
    def language(self) -> str:
        """The language that the others are compared with: English, if the game has it."""
        return "en" if "en" in self.languages else self.languages[0]

    def named(self, texts: Mapping[str, str]) -> dict[str, str]:
        """A name in every language; of a draft, one is enough. KeyError: it is missing in a language."""
        if self.stage == "draft" and any(language in texts for language in LANGUAGES):
            return completed(texts)
        return {language: texts[language] for language in LANGUAGES}

    def title(self, language: str = "en") -> str:
        """The title of the game in one of the four languages."""
        return self.titles[language]

    @cached_property
    def words(self) -> Words:
        """The messages of the game in four languages."""
        common = [] if self.declarations is None else [self.declarations.words]
        return Words([*common, self.folder / "words"], draft=self.stage == "draft")

    @cached_property
    def texts(self) -> ActionTexts:
        """Actions in notation."""
        return ActionTexts(self.notation)

    @cached_property
    def engine(self) -> Engine:
        """The rules as matches use them: `compiled`, unless somebody sets it to `interpreted` until those are there."""
        return self.compiled

    @cached_property
    def compiled(self) -> Engine:
        """The rules as machine code."""
        return Engine(self.rules, self.hooks, self.folder, self.package.__name__, low_wins=self.low_wins)

    @cached_property
    def interpreted(self) -> Engine:
        """The same rules, run by Python: slow and strict, and there at once."""
        package = self.package.__name__
        return Engine(self.rules, self.hooks, self.folder, package, interpret=True, low_wins=self.low_wins)

    def merits(self, results: Iterable[int]) -> list[int]:
        """Results as they are compared: the most is best."""
        return [-result if self.low_wins else result for result in results]

    def winners(self, results: Iterable[int]) -> list[int]:
        """The seats with the best result."""
        merits = self.merits(results)
        return [seat for seat, merit in enumerate(merits) if merit == max(merits)]

    def rulebook(self, language: str) -> Rulebook:
        """The rulebook in one of the four languages; of a draft, in one that it has, and marked so."""
        files = {other: self.folder / "rulebook" / f"{other}.md" for other in in_order(language)}
        spoken = next(other for other, file in files.items() if file.is_file())
        text = files[spoken].read_text("utf-8")
        book = Rulebook(typeset(text) if spoken == "fr" else text)
        return book if spoken == language else book.lent(spoken)

    def code(self, number: int) -> str:
        """The name of a refusal: `not-in-hand`."""
        return str(self.rules.No(number).name).lower().replace("_", "-")

    @property
    def questions(self) -> tuple[TableQuestion, ...]:
        """What can be asked about the game on a real table."""
        return () if self.checks is None else self.checks.QUESTIONS

    def check(
        self, question: str, given: Mapping[str, Any], players: int = 0, options: Mapping[str, Value] | None = None
    ) -> CheckAnswer:
        """What the rules say about a real table. `given` is what was filled in; what cannot be is a CheckError."""
        asked = question_of(self.questions, question)
        values = self.schema.complete(options or {})
        checks = present(self.checks, "the module of a question")
        with told_by(self.words):
            answers = filled_in(asked, given, players)
            return checks.check(question, answers, values | {"players": players, "rules": self.rules_version})

    def match(
        self,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        position: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
        names: list[str] | None = None,
        rules: int | None = None,
    ) -> Match:
        """A new match: from the start, or from a position. Without a seed or a source of chance a seed is drawn.
        `rules`: by an older version of the rules."""
        from ludotheque.kernel.match import Match

        return Match(self, players, options, seed, position, chance, names, rules)

    def position(self, state: Record) -> dict[str, Any]:
        """A state as readable JSON. It names the version of the rules if that is an older one."""
        version = self.version_of(state)
        older = {} if version == self.rules_version else {"rules": version}
        return older | self.notation.position(state)

    def version_of(self, state: Record) -> int:
        """The version of the rules that a match is played by."""
        return int(getattr(state, "rules", self.rules_version))

    def from_position(self, position: Mapping[str, Any], rules: int | None = None) -> Any:
        """The state that a position describes, with its number of players and options. `rules`: the version of the
        rules if the position does not say."""
        if not isinstance(position, Mapping):
            raise PositionError("position-not-object", found=type(position).__name__)
        given = {name: position[name] for name in self.schema.options if name in position}
        try:
            values = self.schema.complete(given)
            players = self.schema.players(position.get("players"), values)
        except OptionError as error:
            raise PositionError(error.key, **error.parameters) from error
        version = position.get("rules", rules or self.rules_version)
        if type(version) is not int or version not in self.versions:
            versions = ", ".join(map(str, sorted(self.versions)))
            raise PositionError("position-other-rules", found=shown(version), known=versions)
        known = list(dict.fromkeys(["rules", "players", *self.schema.options, *self.notation.POSITION_KEYS]))
        for key in position:
            if key not in known:
                nearest = closest(str(key), known)
                raise PositionError("position-unknown-key", key=str(key), known=", ".join(known), nearest=nearest)
        with told_by(self.words):
            return self.notation.from_position(position, players, {**values, "rules": version}), players, values


def stage_of(card: Mapping[str, Any], folder: str) -> str:
    """The stage that a game.toml declares."""
    stage = card.get("stage", "published")
    if stage not in STAGES:
        raise GameFolderError("folder-bad-stage", folder=folder, stage=str(stage), known=", ".join(STAGES))
    return str(stage)


SHELF = Path(__file__).parent.parent / "games"
ENTRY_POINTS = "ludotheque.games"


def shelf() -> list[str]:
    """The games that can be opened: a listing of the shelf's folders and of other packages' entry points. Whatever is
    added comes later than what was there, drafts last: the first game and the numbers of others stay as they are."""
    from importlib.metadata import entry_points

    drafts, ours = _listed("draft"), published()
    theirs = {point.name for point in entry_points(group=ENTRY_POINTS)}.difference(ours, drafts)
    return [*ours, *sorted(theirs), *drafts]


def published() -> list[str]:
    """The games of this package that are not drafts, in the order in which they came."""
    return _listed("published")


def _listed(stage: str) -> list[str]:
    """The games of this package at a stage, by the first date of their history."""
    files = [path for path in SHELF.glob("*/game.toml") if not path.parent.name.startswith("_")]
    facts = {path.parent.name: _shelf_facts(path, path.stat().st_mtime_ns) for path in files}
    return sorted((name for name in facts if facts[name][0] == stage), key=lambda name: (facts[name][1], name))


@lru_cache(maxsize=256)
def _shelf_facts(file: Path, changed: int) -> tuple[str, date]:
    """The stage and the first date that a game.toml declares. One that cannot be read does not keep other games from
    being listed: whoever opens the game is told what is wrong with it."""
    try:
        declared = tomllib.loads(file.read_text("utf-8"))
        dates = [entry.get("date") for entry in declared.get("history", [])]
        first = min((day for day in dates if type(day) is date), default=date.max)
        return stage_of(declared, file.parent.name), first
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, GameFolderError, AttributeError, TypeError):
        return "draft", date.max


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


@contextmanager
def in_reach(game: Game) -> Iterator[None]:
    """Have `open_game` find a game of a folder anywhere by its id, as long as it is played."""
    before = _loaded.get(game.id)
    _loaded[game.id] = game
    try:
        yield
    finally:
        if before is None:
            del _loaded[game.id]
        else:
            _loaded[game.id] = before


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
