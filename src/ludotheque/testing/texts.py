"""Tests of a game's texts: what may not be done, cannot be read, or cannot be; from its tests/texts.toml.

    written = ["sheet"]             # positions that stand as the game writes them, the order of their keys included

    [positions]                     # by name; where nothing else is said, the first one is meant
    sheet = '{"players": 2, "hands": [[3, 9], [4, 12]]}'
    later = 'sheet {"turn": 1}'     # another one, with other values
    short = 'sheet -turn'           # and without some keys

    [refused.sheet]                 # in a position: the § and code of a refusal, and who gets it by which action
    "§2 not-in-hand" = ["0 play 4"]
    [refused.chance]                # while chance is to act, where no position is: what anybody can be told then
    "§1 cards-are-being-dealt" = []

    [misread]                       # by message: texts that are no action; [text, part] if only a part is quoted
    unknown-action = ["show 3"]

    [hints]                         # what a slip of the pen is taken for
    "pley 3" = "play"

    [read]                          # what else may be typed, and how the game writes it
    "PLAY 3" = "play 3"

    [impossible]                    # by message: positions that cannot be
    position-card-twice = ['sheet {"hands": [[3, 9], [9, 12]]}']

    [equal]                         # by position: others that mean the same
    sheet = ['sheet {"hands": [[9, 3], [4, 12]]}']

Each entry is asserted as a whole (expect.py). What follows from the game itself is tried without being listed: every
refusal and every message about texts is reached here, nonsense is quoted, an empty position is the start of a match,
and any text and any JSON is taken or refused in a sentence.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.kernel.errors import LudothequeError, NotationError
from ludotheque.kernel.game import Game, open_folder
from ludotheque.kernel.record import CHANCE, Record
from ludotheque.kernel.words import LANGUAGES
from ludotheque.testing.expect import (
    QUOTED,
    any_json,
    examples,
    expect_impossible,
    expect_misread,
    expect_refused,
    messages_about_texts,
    position_or_error,
    raised_by,
    read_or_misread,
    sentences_of,
    taken_or_refused,
)
from ludotheque.testing.trials import Trial

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

POSITION = re.compile(r"([a-z]\w*)?((?:\s+-\w+)*)\s*(\{.*\})?", re.DOTALL)
REFUSAL = re.compile(r"§(\d+) ([\w-]+)")
TABLES = {"written", "positions", "refused", "misread", "hints", "read", "impossible", "equal"}
BY_CHANCE = "chance"
"""The place of a position in [refused] for the moments in which chance is to act."""

NONSENSE = ("", " ", "\0", "-1", "🐖", "７", "{}", "x" * 100_000)
ODD_VALUES: tuple[Any, ...] = (None, True, -1, 0, 1, 2.5, 10**5000, "", "x", "９", [], [None], {}, {"x": 1})
TEXTS, POSITIONS = 60, 60
"""So many examples a property test takes."""


@dataclass(frozen=True)
class TextCheck:
    """One test of a game's texts."""

    name: str
    run: Callable[[], None]


def read_texts(file: Path, game: Game | None = None) -> list[TextCheck]:
    """The tests that follow from a game's tests/texts.toml."""
    return list(TextCases(file, game).checks())


@contextmanager
def about(*row: object) -> Iterator[None]:
    """Errors say of which row of the file they are."""
    try:
        yield
    except (AssertionError, LudothequeError) as error:
        error.add_note("of " + ", ".join(str(part)[:QUOTED] for part in row))
        raise


class TextCases:
    """The entries of a texts.toml, and the tests of them."""

    def __init__(self, file: Path, game: Game | None = None) -> None:
        self.folder = file.parent.parent
        self._game = game
        self.data = tomllib.loads(file.read_text("utf-8"))
        if odd := sorted(set(self.data) - TABLES):
            raise AssertionError(f"{file}: {odd[0]} is none of {', '.join(sorted(TABLES))}")
        self.positions: dict[str, dict[str, Any]] = {}
        for name, text in self.data["positions"].items():
            self.positions[name] = self.position(text)
        self.base = next(iter(self.positions.values()))

    @cached_property
    def game(self) -> Game:
        return self._game or open_folder(self.folder)

    def position(self, text: str) -> dict[str, Any]:
        """A position as the file has it: a name, keys to leave out, and values to change."""
        found = POSITION.fullmatch(text.strip())
        if found is None or (found[1] and found[1] not in self.positions):
            raise AssertionError(f"“{text[:QUOTED]}” is no position: a name that was defined above, or {{…}}")
        without = {key.removeprefix("-") for key in found[2].split()}
        known = self.positions[found[1]] if found[1] else {}
        changed: dict[str, Any] = json.loads(found[3] or "{}")
        return {key: value for key, value in known.items() if key not in without} | changed

    def table(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.data.get(name, {})
        return found

    def checks(self) -> Iterator[TextCheck]:
        for name in self.positions:
            yield TextCheck(f"position {name}", lambda name=name: self.can_be(name))  # type: ignore[misc]
        for name, refusals in self.table("refused").items():
            for refusal, actions in refusals.items() if name != BY_CHANCE else ():
                yield TextCheck(
                    f"refused {name} {refusal}",
                    lambda name=name, refusal=refusal, actions=actions: self.is_refused(name, refusal, actions),  # type: ignore[misc]
                )
        for key, texts in self.table("misread").items():
            yield TextCheck(f"misread {key}", lambda key=key, texts=texts: self.is_misread(key, texts))  # type: ignore[misc]
        for key, positions in self.table("impossible").items():
            yield TextCheck(
                f"impossible {key}",
                lambda key=key, positions=positions: self.is_impossible(key, positions),  # type: ignore[misc]
            )
        for name, positions in self.table("equal").items():
            yield TextCheck(f"equal {name}", lambda name=name, positions=positions: self.are_equal(name, positions))  # type: ignore[misc]
        if "hints" in self.data:
            yield TextCheck("slips of the pen are guessed", self.are_guessed)
        if "read" in self.data:
            yield TextCheck("other spellings are read", self.are_read)
        yield TextCheck("nothing is the start of a match", self.nothing_is_the_start)
        yield TextCheck("nonsense is quoted", self.nonsense_is_quoted)
        yield TextCheck("refusals while chance is to act", self.refusals_by_chance)
        yield TextCheck("every refusal is reached", self.every_refusal_is_reached)
        yield TextCheck("every message is reached", self.every_message_is_reached)
        yield TextCheck("any text is an action or misread", self.any_text)
        yield TextCheck("odd values are no position", self.odd_values)
        yield TextCheck("any JSON is a position or refused", self.any_position)

    # --- what is listed ---

    def can_be(self, name: str) -> None:
        """A position is taken, and what is written of it means the same; if it stands as written, it is the same."""
        match = self.game.match(position=self.positions[name], seed=1)
        written = json.loads(json.dumps(match.position()))
        assert self.game.match(position=written, seed=1).state == match.state
        if name in self.data.get("written", []):
            assert written == self.positions[name]
            assert list(written) == list(self.positions[name])

    def is_refused(self, name: str, refusal: str, actions: list[str]) -> None:
        paragraph, code = numbered(refusal)
        match = self.game.match(position=self.positions[name], seed=1)
        for action in actions:
            seat, _, text = action.partition(" ")
            with about(name, action):
                expect_refused(match, int(seat), text, code, paragraph)

    def is_misread(self, key: str, texts: list[Any]) -> None:
        match = self.game.match(position=self.base, seed=1)
        for entry in texts:
            text, quoted = (entry, None) if isinstance(entry, str) else entry
            with about(repr(text)):
                expect_misread(match, min(match.to_act()), text, key, quoted)

    def is_impossible(self, key: str, positions: list[str]) -> None:
        for text in positions:
            with about(text):
                expect_impossible(self.game, self.position(text), key)

    def are_equal(self, name: str, positions: list[str]) -> None:
        state = self.game.match(position=self.positions[name], seed=1).state
        for text in positions:
            with about(text):
                assert self.game.match(position=self.position(text), seed=1).state == state

    def are_guessed(self) -> None:
        match = self.game.match(position=self.base, seed=1)
        for text, meant in self.table("hints").items():
            with about(text):
                error = raised_by(NotationError, match.play, min(match.to_act()), text)
                assert error.parameters["nearest"] == meant
                assert all(meant in sentence for sentence in sentences_of(error))

    def are_read(self) -> None:
        notation, state = self.game.notation, self.game.match(position=self.base, seed=1).state
        for text, written in self.table("read").items():
            with about(text):
                assert notation.write(state, notation.read(state, text)) == written

    # --- what follows from the game ---

    def nothing_is_the_start(self) -> None:
        schema = self.game.schema
        assert self.game.match(position={}, seed=1).state == self.game.match(seed=1).state
        for players in schema.seats(schema.complete({})):
            with about(f"{players} players"):
                dealt = self.game.match(players=players, seed=1)
                assert self.game.match(position={"players": players}, seed=1).state == dealt.state

    def nonsense_is_quoted(self) -> None:
        match = self.game.match(position=self.base, seed=1)
        before = bytes(match.state), str(match.log)
        for text in (*NONSENSE, *(f"{verb} {'9' * 10_000}" for verb in self.verbs)):
            with about(repr(text)):
                error = raised_by(NotationError, match.play, min(match.to_act()), text)
                for sentence in sentences_of(error):
                    assert any(part[:QUOTED] in sentence for part in (text, *text.split()))
                    assert len(sentence) < 10 * QUOTED
        assert (bytes(match.state), str(match.log)) == before

    def refusals_by_chance(self) -> None:
        """In the moments in which chance is to act: what each seat can be told, and chance."""
        listed = dict(numbered(refusal)[::-1] for refusal in self.table("refused").get(BY_CHANCE, {}))
        found: set[int] = set()
        trial = Trial(self.game)
        for table in trial.some_tables(2):
            for moment in trial.walk(table, trial.share(table)):
                if moment.seat == CHANCE:
                    tried = {*self.actions, *trial.probes(20)}
                    seats = [*range(table.players), CHANCE]
                    found |= {self.game.engine.refusal(moment.state, seat, one) for seat in seats for one in tried}
        told = {self.game.code(code): code // 10 for code in found - {0}}
        assert told == listed
        for code in listed:
            sentences = [self.game.words.say(language, f"refusal-{code}") for language in LANGUAGES]
            assert self.game.words.draft or len(set(sentences)) == len(LANGUAGES)

    def every_refusal_is_reached(self) -> None:
        reached = {numbered(refusal)[1] for refusals in self.table("refused").values() for refusal in refusals}
        assert {self.game.code(number) for number in self.game.rules.No} == reached

    def every_message_is_reached(self) -> None:
        assert messages_about_texts(self.game) <= {*self.table("misread"), *self.table("impossible")}

    def any_text(self) -> None:
        from hypothesis import given, settings

        @settings(max_examples=examples(TEXTS), deadline=None)
        @given(self.likely_texts())
        def check(text: str) -> None:
            read_or_misread(self.game, self.state, text)

        check()

    def odd_values(self) -> None:
        for name, position in self.positions.items():
            for key in position:
                for value in ODD_VALUES:
                    with about(name, key, value if value != ODD_VALUES[6] else "10**5000"):
                        position_or_error(self.game, position | {key: value})
        for value in ODD_VALUES:
            position_or_error(self.game, value)

    def any_position(self) -> None:
        from hypothesis import given, settings
        from hypothesis import strategies as st

        values = self.values
        odd = any_json([value for likely in values.values() for value in likely])

        @settings(max_examples=examples(POSITIONS), deadline=None)
        @given(odd, st.data())
        def check(anything: Any, data: st.DataObject) -> None:
            position_or_error(self.game, anything)
            base = data.draw(st.sampled_from([*self.positions.values(), {}]))
            keys = data.draw(st.lists(st.sampled_from([*values, "x"]), min_size=1, max_size=4, unique=True))
            changed = {key: data.draw(st.sampled_from(values[key]) if key in values else odd) for key in keys}
            position_or_error(self.game, base | changed)
            taken_or_refused(self.game, base | changed)

        check()

    # --- what is tried ---

    @cached_property
    def state(self) -> Record:
        state: Record = self.game.match(position=self.base, seed=1).state
        return state

    @cached_property
    def texts(self) -> list[str]:
        """All texts of actions in the file, and what may be done in its positions."""
        refused = [
            action.partition(" ")[2]
            for refusals in self.table("refused").values()
            for actions in refusals.values()
            for action in actions
        ]
        legal = []
        for position in self.positions.values():
            match = self.game.match(position=position, seed=1)
            legal += [text for seat in sorted(match.to_act()) for text in match.legal(seat)[:100]]
        return list(dict.fromkeys([*refused, *self.table("read").values(), *legal]))

    @property
    def verbs(self) -> list[str]:
        return list(dict.fromkeys(text.split()[0] for text in self.texts))

    @cached_property
    def actions(self) -> list[int]:
        """Actions that are tried while chance is to act."""
        return [self.game.notation.read(self.state, text) for text in self.texts]

    def likely_texts(self) -> SearchStrategy[str]:
        """Any text; words of actions and of what is misread, in any order; a verb and what may follow it."""
        from hypothesis import strategies as st

        misread = [
            entry if isinstance(entry, str) else entry[0] for texts in self.table("misread").values() for entry in texts
        ]
        words = list(dict.fromkeys(word for text in [*self.texts, *misread] for word in text.split()))
        follows = st.text(
            "0123456789?-+. " + "".join(sorted({letter for word in words for letter in word})), max_size=12
        )
        verbs = st.sampled_from(self.verbs)
        return st.one_of(
            st.text(),
            st.lists(st.sampled_from(words), min_size=1, max_size=6).map(" ".join),
            st.builds("{} {}".format, verbs, follows),
        )

    @cached_property
    def values(self) -> dict[str, list[Any]]:
        """For each key of positions what has been seen there, and what is nearly the same."""
        impossible = [self.position(text) for texts in self.table("impossible").values() for text in texts]
        seen: dict[str, dict[str, Any]] = {}
        for position in (*self.positions.values(), *impossible):
            for key, value in position.items():
                for near in (value, *neighbours(value)):
                    seen.setdefault(key, {})[json.dumps(near)] = near
        return {key: list(found.values()) for key, found in seen.items()}


def numbered(refusal: str) -> tuple[int, str]:
    """The § and the code of “§2 not-in-hand”."""
    found = REFUSAL.fullmatch(refusal)
    assert found, f"“{refusal}” is not of the form “§2 not-in-hand”"
    return int(found[1]), found[2]


def neighbours(value: Any) -> Iterator[Any]:
    """What is nearly the same: a number more or less, a part too many, too few, twice, or at another place."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1)
    elif isinstance(value, str) and value:
        parts = value.split() if " " in value else list(value)
        glue = " " if " " in value else ""
        yield from (glue.join(near) for near in shifted(parts))
    elif isinstance(value, list):
        yield from shifted(value)
        for place, part in enumerate(value[:4]):
            for near in neighbours(part):
                yield [*value[:place], near, *value[place + 1 :]]
    elif isinstance(value, dict):
        for key, part in value.items():
            yield {name: other for name, other in value.items() if name != key}
            for near in neighbours(part):
                yield value | {key: near}


def shifted(parts: list[Any]) -> Iterator[list[Any]]:
    if parts:
        yield from (parts[1:], [*parts, parts[0]], [parts[-1], *parts[1:]], parts[::-1])
