"""Messages in Fluent files, the same keys in French, English, German and Italian.

A sentence about the match is a `Line`: the key of a message and its parameters. Parameters are numbers, plain strings,
or one of two things that each reader's language and table fill in: a `Seat` (a name, or "you") and a `Word` (another
message, such as the name of a pig). So a log line can be kept, sent and translated, and says no more than its makers
were shown.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ludotheque.kernel.errors import UnknownError, closest

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en", "de", "it")
MAX_TEXT_LENGTH = 1000
"""Fluent fills in no text longer than this."""


@dataclass(frozen=True)
class Seat:
    """A seat as a parameter of a sentence: the reader sees a name, or is spoken to."""

    number: int


@dataclass(frozen=True)
class Word:
    """A message as a parameter of a sentence."""

    key: str


Parameter: TypeAlias = "int | str | Seat | Word | Sequence[Word]"


@dataclass(frozen=True)
class Line:
    """One sentence of a log or a description: the key of a message and what fills it."""

    key: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


class ScorePart(NamedTuple):
    """What one thing brought a seat: so many points, and why."""

    round: Line | None
    """The race or deal it belongs to; None where a match has but one."""
    points: int
    why: Line


def typeset(text: str) -> str:
    """A French file with the spaces that nobody can type: thin before ; ! ?, fixed before : % and inside « ».

    It is done to what we wrote, so that what people wrote is quoted as it is. A sign that begins a message (= !) or a
    form of one (]), or comes after another sign (: ?), has no such space, nor has that of a picture (![]).
    """
    thin = re.sub(r"(?<![:;=\]]) (?=[;!?])(?!!\[)", "\u202f", text)
    return re.sub(r"(?<![=\]]) (?=[:»%])|(?<=«) ", "\u00a0", thin)


def line(key: str, **parameters: Parameter) -> Line:
    return Line(key, parameters)


def language_of(asked: str | None) -> str:
    """The language to speak: the one asked for, else the locale's, else English."""
    if asked:
        code = asked.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code not in LANGUAGES:
            raise UnknownError(
                "unknown-language", asked=asked, known=", ".join(LANGUAGES), nearest=closest(code, LANGUAGES)
            )
        return code
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            code = value.split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


class Words:
    """The messages of some folders of `fr.ftl en.ftl de.ftl it.ftl`; later folders may use terms of earlier ones."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self.folders = tuple(folders)
        self._bundles: dict[str, FluentBundle] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the folders, which another process of this machine reads again."""
        return Words, (self.folders,)

    def bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([language], use_isolating=False)
            for folder in self.folders:
                file = folder / f"{language}.ftl"
                text = file.read_text("utf-8")
                bundle.add_resource(FluentResource(typeset(text) if language == "fr" else text))
            self._bundles[language] = bundle
        return self._bundles[language]

    def has(self, language: str, key: str) -> bool:
        return self.bundle(language).has_message(key)

    def say(self, language: str, key: str, /, **parameters: Any) -> str:
        """The message in a language. A message that is missing or cannot be filled is a defect, never a silent gap."""
        bundle = self.bundle(language)
        if not bundle.has_message(key):
            raise KeyError(f"no message {key!r} in {language}: {[str(folder) for folder in self.folders]}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in {language} has no text of its own")
        fitting = {
            name: value[: MAX_TEXT_LENGTH - 1] + "…"
            if isinstance(value, str) and len(value) > MAX_TEXT_LENGTH
            else value
            for name, value in parameters.items()
        }
        text, errors = bundle.format_pattern(pattern, fitting)
        if errors:
            raise KeyError(f"message {key!r} in {language}: {errors}")
        return str(text)

    def tell(self, language: str, told: Line, names: Sequence[str], reader: int | None = None) -> str:
        """A line as one reader sees it: `names` by seat; the reader's own seat is addressed as "you".

        For a parameter `who` that is a seat, the message may use { $who } for the name and { $who-is } for
        "you" or "other".
        """
        filled: dict[str, Any] = {}
        for name, value in told.parameters.items():
            if isinstance(value, Seat):
                filled[name] = names[value.number]
                filled[f"{name}-is"] = "you" if value.number == reader else "other"
            elif isinstance(value, Word):
                filled[name] = self.say(language, value.key)
            elif isinstance(value, Sequence) and not isinstance(value, str):
                filled[name] = " ".join(self.say(language, word.key) for word in value)
            else:
                filled[name] = value
        return self.say(language, told.key, **filled)


@cache
def kernel_words() -> Words:
    """The kernel's own messages: what errors say."""
    return Words([Path(__file__).parent / "words"])
