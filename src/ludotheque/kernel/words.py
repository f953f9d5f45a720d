"""Messages in Fluent files, the same keys in French, English, German and Italian.

A sentence about the match is a `Line`: the key of a message and its parameters. Parameters are numbers, plain strings,
or one of two things that each reader's language and table fill in: a `Seat` (a name, or "you") and a `Word` (another
message, such as the name of a pig). So a log line can be kept, sent and translated, and says no more than its makers
were shown.

A draft may have its texts in one language only. What a language lacks is said in one that has it, behind a mark that
names the language: `[en] You do not hold that card.` What no language has is said by its key: `[?] not in hand`.
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
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message in a Fluent file."""
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


def in_order(language: str) -> list[str]:
    """The languages in which a draft's text is looked for: the reader's, English, the others."""
    return list(dict.fromkeys([language, "en", *LANGUAGES]))


def completed(texts: Mapping[str, str]) -> dict[str, str]:
    """A name in every language: where one is missing, as another one has it. Names bear no mark."""
    return {language: next(texts[other] for other in in_order(language) if other in texts) for language in LANGUAGES}


def marked(language: str, text: str) -> str:
    """A text that stands for one in another language; `?` is the language of a text that nobody has written."""
    return f"[{language}] {text}"


def is_marked(text: str) -> bool:
    return text.startswith(tuple(marked(language, "") for language in (*LANGUAGES, "?")))


def by_key(key: str, parameters: Mapping[str, Any]) -> str:
    """What is said in place of a message that a draft lacks in all languages: its key, and what would fill it."""
    filled = [str(value) for name, value in parameters.items() if not name.endswith("-is")]
    return marked("?", " · ".join([key.removeprefix("refusal-").replace("-", " "), *filled]))


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
    """The messages of some folders of `fr.ftl en.ftl de.ftl it.ftl`; later folders may use terms of earlier ones, and
    say their messages otherwise. With `draft`, files and messages may be missing."""

    def __init__(self, folders: Iterable[Path], draft: bool = False) -> None:
        self.folders = tuple(folders)
        self.draft = draft
        self._bundles: dict[str, FluentBundle] = {}
        self._keys: dict[tuple[Path, str], frozenset[str]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the folders, which another process of this machine reads again."""
        return Words, (self.folders, self.draft)

    def _texts(self, language: str) -> list[str]:
        files = [folder / f"{language}.ftl" for folder in self.folders]
        return [file.read_text("utf-8") for file in files if not self.draft or file.is_file()]

    def text(self, language: str) -> str:
        """The messages in a language as one Fluent file; of those that stand there twice, the last counts."""
        return "\n".join(self._texts(language))

    def bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([language], use_isolating=False)
            for text in self._texts(language):
                bundle.add_resource(FluentResource(typeset(text) if language == "fr" else text), allow_overrides=True)
            self._bundles[language] = bundle
        return self._bundles[language]

    def spoken(self, language: str, key: str) -> str | None:
        """The language in which a message is said to readers of a language. A draft says it in another one that has it;
        a message of its own goes before one that it would replace, in whatever language."""
        if not self.draft:
            return language if self.bundle(language).has_message(key) else None
        for folder in reversed(self.folders):
            for other in in_order(language):
                if key in self.keys(folder, other):
                    return other
        return None

    def keys(self, folder: Path, language: str) -> frozenset[str]:
        """The messages that stand in one file; none if a draft does not have it."""
        if (folder, language) not in self._keys:
            file = folder / f"{language}.ftl"
            text = file.read_text("utf-8") if file.is_file() else ""
            self._keys[folder, language] = frozenset(MESSAGE.findall(text))
        return self._keys[folder, language]

    def borrowed(self, language: str) -> dict[str, str]:
        """The messages that readers of a language get in another one: key → that language."""
        if not self.draft:
            return {}
        keys = {key for folder in self.folders for other in LANGUAGES for key in self.keys(folder, other)}
        return {key: spoken for key in sorted(keys) if (spoken := self.spoken(language, key)) and spoken != language}

    def has(self, language: str, key: str) -> bool:
        return self.spoken(language, key) is not None

    def attribute(self, language: str, key: str, name: str) -> str:
        """What an attribute of a message says (`.help`); "" if there is none."""
        spoken = self.spoken(language, key)
        bundle = self.bundle(spoken or language)
        attributes = bundle.get_message(key).attributes if spoken else {}
        if name not in attributes:
            return ""
        text = str(bundle.format_pattern(attributes[name])[0])
        return text if spoken in (None, language) else marked(str(spoken), text)

    def say(self, language: str, key: str, /, **parameters: Any) -> str:
        """The message in a language. A message that is missing or cannot be filled is a defect, never a silent gap."""
        spoken = self.spoken(language, key)
        if spoken is None and self.draft:
            return by_key(key, parameters)
        if spoken is None:
            raise KeyError(f"no message {key!r} in {language}: {[str(folder) for folder in self.folders]}")
        bundle = self.bundle(spoken)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in {spoken} has no text of its own")
        fitting = {
            name: value[: MAX_TEXT_LENGTH - 1] + "…"
            if isinstance(value, str) and len(value) > MAX_TEXT_LENGTH
            else value
            for name, value in parameters.items()
        }
        text, errors = bundle.format_pattern(pattern, fitting)
        if errors:
            raise KeyError(f"message {key!r} in {spoken}: {errors}")
        return str(text) if spoken == language else marked(spoken, str(text))

    def tell(self, language: str, told: Line, names: Sequence[str], reader: int | None = None) -> str:
        """A line as one reader sees it: `names` by seat; the reader's own seat is addressed as "you".

        For a parameter `who` that is a seat, the message may use { $who } for the name and { $who-is } for
        "you" or "other".
        """
        filled: dict[str, Any] = {}
        within = self.spoken(language, told.key) or language  # one mark is enough for a sentence and its words
        for name, value in told.parameters.items():
            if isinstance(value, Seat):
                filled[name] = names[value.number]
                filled[f"{name}-is"] = "you" if value.number == reader else "other"
            elif isinstance(value, Word):
                filled[name] = self.say(within, value.key)
            elif isinstance(value, Sequence) and not isinstance(value, str):
                filled[name] = " ".join(self.say(within, word.key) for word in value)
            else:
                filled[name] = value
        return self.say(language, told.key, **filled)


@cache
def kernel_words() -> Words:
    """The kernel's own messages: what errors say."""
    return Words([Path(__file__).parent / "words"])
