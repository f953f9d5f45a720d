"""The tree of errors; every leaf says what was asked, what is wrong and what would be right.

    LudothequeError
    ├── UnknownError         a game, seat, language or bot that is not there
    ├── OptionError          an option or a number of players that does not fit
    ├── NotationError        an action that cannot be read: "did you mean …"
    ├── Refused              an action that can be read but is not allowed now: code, paragraph, sentence
    ├── PositionError        a position that cannot be read or cannot be
    ├── LogError             a log that is corrupt, foreign or disobeys the rules: the line
    ├── ChanceError          a scripted move of chance that is missing or impossible
    ├── GameFolderError      a game's folder that is not as the contract wants it
    ├── CheckError           something filled in for a question about a real table that cannot be
    └── CacheError           a folder for machine code that cannot be used

An error keeps the key and the parameters of its message, so that it can be told in any of the four languages;
`str(error)` is English.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from ludotheque.kernel.words import Words


MAX_PART_LENGTH = 400
"""So many characters of what was asked are quoted in a sentence."""


Value = TypeVar("Value")


def present(value: Value | None, what: str) -> Value:
    """The value, which cannot be missing here unless this program is wrong; `what` names it in the error then."""
    if value is None:
        raise RuntimeError(f"{what} is missing")
    return value


class LudothequeError(Exception):
    """Something that the person asking can put right. `key` names a message in kernel/words (or the game's words)."""

    def __init__(self, key: str, /, **parameters: Any) -> None:
        self.key = key
        self.parameters = parameters
        self.words: Words | None = None
        """The words of the game at fault; its notation need not know where they are kept."""
        super().__init__(key)

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors come home whole from worker processes, although each kind is made from other arguments."""
        return _rebuilt, (type(self), self.args, self.__dict__)

    def sentence(self, language: str = "en") -> str:
        """What is wrong, in one of the four languages."""
        from ludotheque.kernel.words import kernel_words

        words = kernel_words()
        if self.words and (self.words.has(language, self.key) or not words.has(language, self.key)):
            words = self.words
        return words.say(language, self.key, **{name: shortened(value) for name, value in self.parameters.items()})

    def __str__(self) -> str:
        try:
            return self.sentence()
        except KeyError:  # a game's message, raised where nobody said whose words to use
            return f"{self.key} {self.parameters}"


def _rebuilt(kind: type[LudothequeError], arguments: tuple[Any, ...], kept: dict[str, Any]) -> LudothequeError:
    """An error as it was pickled."""
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(kept)
    return error


class UnknownError(LudothequeError):
    """A game, seat, language or bot that is not there."""


class OptionError(LudothequeError):
    """An option, a value or a number of players that does not fit."""


class NotationError(LudothequeError):
    """An action that cannot be read."""


class PositionError(LudothequeError):
    """A position that cannot be read, or that breaks a conservation law."""


class ChanceError(LudothequeError):
    """A scripted move of chance that is missing or impossible."""


class GameFolderError(LudothequeError):
    """A game's folder that is not as the contract wants it."""


class CheckError(LudothequeError):
    """Something filled in for a question about a real table that cannot be: a card that does not exist."""


class CacheError(LudothequeError):
    """A folder for machine code that cannot be used."""


class LogError(LudothequeError):
    """A log that is corrupt, foreign or disobeys the rules; `line` counts from 1."""

    def __init__(self, line: int, key: str, /, **parameters: Any) -> None:
        super().__init__(key, **parameters)
        self.line = line

    def sentence(self, language: str = "en") -> str:
        """The line, and what is wrong with it, in one of the four languages."""
        from ludotheque.kernel.words import kernel_words

        reason = self.parameters.get("error")
        if isinstance(reason, LudothequeError):
            self.parameters["reason"] = reason.sentence(language)
        inner = kernel_words().say(language, self.key, **self.parameters)
        return kernel_words().say(language, "log-line", line=str(self.line), reason=inner)


class Refused(LudothequeError):  # noqa: N818 - the word of the rulebooks and of the surface
    """An action that is not allowed now: a value with its code, its paragraph of the rulebook and its sentence."""

    def __init__(self, words: Words, code: str, paragraph: int, seat: int, action: str) -> None:
        super().__init__(f"refusal-{code}", action=action)
        self.words = words
        self.code = code
        self.paragraph = paragraph
        self.seat = seat
        self.action = action

    def __str__(self) -> str:
        return f"{self.action}: {self.sentence()} (§{self.paragraph})"


@contextmanager
def told_by(words: Words) -> Iterator[None]:
    """Errors raised inside may use messages of a game's words."""
    try:
        yield
    except LudothequeError as error:
        error.words = words
        raise


def shown(value: object) -> str:
    """Any value as a few characters of a sentence, also one that Python itself will not print."""
    try:
        return str(shortened(str(value)))
    except (ValueError, RecursionError):
        return f"({type(value).__name__} …)"


def shortened(value: Any) -> Any:
    return value[: MAX_PART_LENGTH - 1] + "…" if isinstance(value, str) and len(value) > MAX_PART_LENGTH else value


def closest(asked: str, known: Iterable[str]) -> str:
    """The known word nearest to what was asked, for "did you mean"; messages leave that out for the word "none"."""
    matches = difflib.get_close_matches(asked.lower(), list(known), n=1, cutoff=0.55)
    return matches[0] if matches else "none"
