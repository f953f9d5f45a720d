"""Check of what players read: German says du, French has its spaces, one word per thing, and no names of the machine.

In the files French has plain spaces, which everyone can type; `typeset` in the kernel and on the page makes them thin
or fixed.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ludotheque.kernel.words import LANGUAGES

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "ludotheque" / "games"
TERMINAL = {
    "fr": "Jouer dans le terminal",
    "en": "Playing in the terminal",
    "de": "Spielen im Terminal",
    "it": "Giocare nel terminale",
}
"""The chapter of a rulebook that may show what one types."""
EXAMPLE = "**Beispiel**"
TERMS = ROOT / "docs" / "terms.toml"
"""One word per thing, for all texts."""


class Text(NamedTuple):
    """Something that is read as a whole: a message or one form of it, or a line of a rulebook."""

    file: Path
    line: int
    key: str
    language: str
    text: str

    def __str__(self) -> str:
        place = self.file.relative_to(ROOT) if self.file.is_relative_to(ROOT) else self.file
        return f"{place}:{self.line}"


def files(language: str, game: Path | None = None) -> list[Path]:
    """The texts for players in a language: of a game, or of everything."""
    if game is not None:
        return [
            file for file in (game / "words" / f"{language}.ftl", game / "rulebook" / f"{language}.md") if file.exists()
        ]
    fairness = "fairness.md" if language == "en" else f"fairness.{language}.md"
    source = ROOT / "src" / "ludotheque"
    page = ROOT / "web" / "src"
    words = [page / part / "words" / f"{language}.ftl" for part in ("", "collection")]
    words += sorted(source.glob(f"*/words/{language}.ftl"))
    shelf = [file for folder in sorted(GAMES.iterdir()) for file in files(language, folder)]
    # The exact formulas of the English page on fairness are for programmers.
    return words + shelf + ([ROOT / "docs" / fairness] if language != "en" else [])


@cache
def texts(file: Path, language: str) -> list[Text]:
    return list((_messages if file.suffix == ".ftl" else _lines)(file, language))


def _lines(file: Path, language: str) -> Iterator[Text]:
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if line.strip():
            yield Text(file, number, "", language, re.sub(r"^(#+|-|\|) ", "", line))


def _messages(file: Path, language: str) -> Iterator[Text]:
    from fluent.syntax import FluentParser, ast

    source = file.read_text("utf-8")

    def patterns(pattern: ast.Pattern) -> Iterator[tuple[int, str]]:
        said, start = [], None
        for element in pattern.elements:
            start = element.span.start if start is None and element.span else start
            if isinstance(element, ast.TextElement):
                said.append(element.value)
                continue
            said.append("{}")
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from patterns(variant.value)
        yield start or 0, "".join(said)

    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            for value in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                for start, text in patterns(value) if value else ():
                    yield Text(file, source.count("\n", 0, start) + 1, entry.id.name, language, text)


def says_sie(text: str) -> str | None:
    """What in a German text speaks to the reader as Sie.

    Inside a sentence a capital is that address. At the beginning of one, Sie with a verb in the plural may be; it is
    refused, since "they" can always be said otherwise. With a singular it is a thing or Lina. Ihr with a verb in -t is
    the plural of du; other forms of Ihr tell of people in an example, and are refused elsewhere.
    """
    for found in re.finditer(r"\b(Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres)\b(?:\s+(\w+))?", text):
        before, word, after = text[: found.start()].rstrip(' „“"*('), found[1], found[2] or ""
        begins = not before or before[-1] in ".!?:…|"
        if begins and word == "Sie" and before and not re.search(r"((?<!^kan)n|sind)$", after):
            continue
        if begins and word == "Ihr" and re.search(r"[a-zäöü]t$|seid$", after):
            continue
        if begins and word not in ("Sie", "Ihnen") and text.startswith(EXAMPLE):
            continue
        return found[0]
    return None


def glued(text: str) -> str | None:
    """A sign in a French text that has no plain space where there must be one."""
    prose = re.sub(r"`[^`]*`|https?://\S+|\w+://\S*|[A-Z]\w*-[A-Z]\w*: \S+", "", text)
    found = re.search(r"[\w\u00a0\u202f][;!?](?!\w)|[a-zà-ÿ]: |\u00a0:|«[^ ]|[^ ]»", prose)
    return found[0] if found else None


def options(game: Path) -> set[str]:
    """The names and values of a game's options, as a machine knows them."""
    card = tomllib.loads((game / "game.toml").read_text("utf-8"))
    named = [option["name"] for option in card.get("options", [])]
    return {*named, *(str(value) for option in card.get("options", []) for value in option.get("values", []))}


def machine_names(game: Path, language: str) -> list[str]:
    """Where a game's texts show an option as the machine knows it instead of the words that players see."""
    found, names = [], options(game)
    typed = {name for name in names if re.search(r"[-_]", name)}
    for file in files(language, game):
        chapter = ""
        for text in texts(file, language):
            if file.suffix == ".md":
                if text.file.read_text("utf-8").splitlines()[text.line - 1].startswith("## "):
                    chapter = text.text
                shown = {
                    code for code in re.findall(r"`([^`]+)`", text.text) if code in names or re.search(r"\w_\w", code)
                }
                if shown and chapter != TERMINAL[language]:
                    found.append(
                        f"{text}: {sorted(shown)} are words of the machine; quote the option as players see it"
                    )
            elif not text.key.startswith("position-") and (shown := {name for name in typed if name in text.text}):
                found.append(f"{text}: {sorted(shown)} are words of the machine")
    return found


def terms(list_of: Path, game: Path | None = None) -> list[str]:
    """Where texts use another word than the list of terms says, and words of the list that no text uses."""
    found = []
    for term in tomllib.loads(list_of.read_text("utf-8"))["terms"]:
        for language in LANGUAGES:
            say, used = term[language]["say"], False
            other = re.compile(rf"(?<!\w)(?:{'|'.join(term[language]['not'])})(?!\w)", re.IGNORECASE)
            for file in files(language, game):
                for text in texts(file, language):
                    used = used or say.lower() in text.text.lower()
                    if wrong := other.search(text.text):
                        found.append(f"{text}: “{wrong[0]}”: for {term['thing']}, say “{say}” ({list_of.name})")
            if not used and files(language, game):
                found.append(f"{list_of}: no text says “{say}” ({language})")
    return found


def manners(files_of: Callable[[str], list[Path]]) -> list[str]:
    """Where German does not say du, and French lacks a space."""
    found = []
    for file in files_of("de"):
        for text in texts(file, "de"):
            if sie := says_sie(text.text):
                found.append(f"{text}: “{sie}” speaks to the reader as Sie; German says du")
    for file in files_of("fr"):
        for text in texts(file, "fr"):
            if sign := glued(text.text):
                found.append(f"{text}: “{sign}”: French has a plain space here; the program makes it thin or fixed")
    return found


def faults_in_names(game: Path) -> list[str]:
    """What a game's texts call otherwise than players see it, or than its own list of terms says."""
    found = [fault for language in LANGUAGES for fault in machine_names(game, language)]
    if (list_of := game / "words" / "terms.toml").exists():
        found += terms(list_of, game)
    return found


def faults_of_game(game: Path) -> list[str]:
    """What is wrong with the wording of one game."""
    unlike = [fault for fault in terms(TERMS, game) if not fault.startswith(str(TERMS))]  # it need not use all of them
    return manners(lambda language: files(language, game)) + unlike + faults_in_names(game)


def faults() -> list[str]:
    found = manners(files) + terms(TERMS)
    for game in sorted(GAMES.iterdir()):
        if (game / "game.toml").exists():
            found += faults_in_names(game)
    return found


def main() -> None:
    found = faults()
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        sys.exit(1)
    print("The wording holds: du, French spaces, one word per thing, no names of the machine.")


if __name__ == "__main__":
    main()
