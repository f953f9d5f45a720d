"""Check of the rulebooks of published games: the five lines they open with, the order of chapters, the list of our
decisions, the examples, and whom the box thanks. `make publish` asks the same of a draft."""

from __future__ import annotations

import re
import sys

from ludotheque.kernel import examples
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.game import APPENDIX, Game, open_game, published
from ludotheque.kernel.words import LANGUAGES

LABELS = {
    "fr": ("But", "À votre tour", "Fin", "Attention", "Joueurs"),
    "en": ("Goal", "Your turn", "The end", "Watch out", "Players"),
    "de": ("Ziel", "Dein Zug", "Ende", "Vorsicht", "Personen"),
    "it": ("Scopo", "Il tuo turno", "Fine", "Attenzione", "Giocatori"),
}
CHAPTERS = {
    "fr": ("Mise en place", "Exemples", "Jouer dans le terminal"),
    "en": ("Set-up", "Examples", "Playing in the terminal"),
    "de": ("Aufbau", "Beispiele", "Spielen im Terminal"),
    "it": ("Preparazione", "Esempi", "Giocare nel terminale"),
}
"""The first chapter, the last before the appendix, and the last of all."""
MARKERS = {
    "fr": r"\*Notre décision\s:\*",
    "en": r"\*Our ruling:\*",
    "de": r"\*Unsere Regelung:\*",
    "it": r"\*La nostra scelta:\*",
}
LISTS = {"fr": "Nos décisions", "en": "How we ruled", "de": "Wie wir entschieden haben", "it": "Come abbiamo deciso"}
MAX_WORDS = 90
"""Of the five lines together."""
EXAMPLES = 5
"""So many, at the least, can be played on the board."""


def faults_of_rulebook(game: Game, language: str) -> list[str]:
    """What is wrong with the form of a rulebook in a language."""
    book, place = game.rulebook(language), f"{game.id}/rulebook/{language}.md"
    return [f"{place}: {fault}" for fault in [*_essentials(game, book.essentials, language), *_order(game, language)]]


def _essentials(game: Game, lines: list[str], language: str) -> list[str]:
    labels = [label[1] for line in lines if (label := re.match(r"\*\*(.+?)\*\*\s?: \S", line))]
    if labels != list(LABELS[language]) or len(lines) != len(labels):
        wanted = ", ".join(f"**{label}**" for label in LABELS[language])
        return [f"it opens with five lines, a list that begins {wanted}; found: {', '.join(labels) or 'none'}"]
    found = []
    if (count := len(re.findall(r"\w[\w’'-]*", " ".join(lines)))) > MAX_WORDS:
        found.append(f"its five lines have {count} words; {MAX_WORDS} fit at most")
    numbers = [game.schema.low, game.schema.high, game.ages]
    if re.findall(r"\d+", lines[-1]) != [str(number) for number in numbers]:
        found.append(f"“{lines[-1]}” does not say the numbers of game.toml: {numbers}")
    return found


def _order(game: Game, language: str) -> list[str]:
    book = game.rulebook(language)
    first, last, terminal = CHAPTERS[language]
    parts = book.text.split(APPENDIX)
    if len(parts) != 2:
        return ["one line --- begins the appendix"]
    chapters, folded = (re.findall(r"(?m)^## (.+)$", part) for part in parts)
    found = []
    if [*chapters[:1], *chapters[-1:]] != [first, last]:
        found.append(f"the first chapter is “{first}”, the last before the line --- is “{last}”; found: {chapters}")
    if folded[-1:] != [terminal]:
        found.append(f"the last chapter of all is “{terminal}”; found: {folded}")
    if "### §" in parts[1]:
        found.append("a § stands in the appendix, which is folded")
    if list(book.paragraphs) != list(range(1, len(book.paragraphs) + 1)):
        found.append(f"the § are not numbered from 1 without a gap: {list(book.paragraphs)}")
    return found + _decisions(game, language, parts[1])


def marked_paragraphs(game: Game, language: str) -> set[int]:
    """The paragraphs in which a decision of ours is marked."""
    paragraphs = game.rulebook(language).paragraphs
    return {number for number, text in paragraphs.items() if re.search(MARKERS[language], text)}


def _decisions(game: Game, language: str, appendix: str) -> list[str]:
    marked = marked_paragraphs(game, language)
    _, chapter, text = appendix.partition(f"## {LISTS[language]}\n")
    if not chapter and marked:
        return [f"the appendix has no chapter “{LISTS[language]}”, which lists what we decided"]
    # A game with a booklet has a table, of which the first column is meant; the others may name them in a sentence.
    rows = [line.split("|")[1] for line in text.partition("\n## ")[0].splitlines() if line.startswith("|")]
    said = " ".join(rows) if rows else text.strip().split("\n\n")[0]
    listed = {int(number) for number in re.findall(r"§(\d+)", said)}
    if listed != marked:
        return [f"“{LISTS[language]}” names §{sorted(listed)}, but marked are {sorted(marked)}"]
    return []


def faults_of_rulebooks(game: Game) -> list[str]:
    """What is wrong with the rulebooks of a game in all languages, and with what its box says."""
    found = [fault for language in LANGUAGES for fault in faults_of_rulebook(game, language)]
    marked = {language: marked_paragraphs(game, language) for language in LANGUAGES}
    found += [
        f"{game.id}/rulebook/{language}.md marks decisions in §{sorted(found_in)}, English in {sorted(marked['en'])}"
        for language, found_in in marked.items()
        if found_in != marked["en"]
    ]
    if not game.ages:
        found.append(f"{game.id}/game.toml does not say from which age it can be played: ages = 6")
    if not any(game.credits.values()):
        found.append(f'{game.id}/game.toml thanks nobody: authors = ["…"] in [credits]')
    return found + _wanting_examples(game) + faults_of_examples(game)


def _wanting_examples(game: Game) -> list[str]:
    found, place = [], f"{game.id}/rulebook/examples.toml"
    if (count := len(examples.examples(game))) < EXAMPLES:
        found.append(f"{place}: {EXAMPLES} examples at the least can be played on the board; there are {count}")
    if examples.setup(game) is None:
        found.append(f"{place}: [setup], the picture of the set-up, is missing")
    return found


def faults_of_examples(game: Game) -> list[str]:
    """What is wrong with the examples that the rulebook shows on the board, and with the picture of the set-up."""
    twin, found = examples.interpreted(game), []
    there = examples.examples(game)
    for one in there:
        found += [f"the example {one.number} of §{one.paragraph}: {fault}" for fault in _played_otherwise(twin, one)]
    numbers = sorted((one.paragraph, one.number) for one in there)
    for language in LANGUAGES:
        book = game.rulebook(language)
        told = sorted((number, k) for number, texts in book.examples.items() for k in range(1, len(texts) + 1))
        if told != numbers:
            found.append(f"it has the examples (§, number) {numbers}, {language}.md has {told}")
            continue
        for one in there:
            text = book.examples[one.paragraph][one.number - 1]
            named = [name for name in one.names[language] if name.lower() in text.lower()]
            if not named and re.search(r"Lina|Tom|Ida|Paul", text):  # a text may also name nobody
                found.append(f"“{text}” names none of {', '.join(one.names[language])}")
    if picture := examples.setup(game):
        found += _set_up_otherwise(twin, picture)
    return [f"{game.id}/rulebook/examples.toml: {fault}" for fault in found]


def _played_otherwise(game: Game, one: examples.RulebookExample) -> list[str]:
    try:
        _, moves, match = examples.played(game, one)
    except LudothequeError as error:
        return [str(error)]
    after, found = match.position(), []
    if (given := {key: after.get(key) for key in one.gives}) != one.gives:
        found.append(f"it gives {given}, not {one.gives}")
    if after["players"] != len(one.names["en"]):
        found.append(f"{after['players']} play, people names {len(one.names['en'])}")
    if (dealt := [step.text for steps in moves for step in steps[1:]]) != one.chance:
        found.append(f"chance deals {dealt}, not {one.chance}")
    return found


def _set_up_otherwise(game: Game, picture: examples.Setup) -> list[str]:
    labels = {language: len(game.rulebook(language).labels) for language in LANGUAGES}
    found = [
        f"[setup] has {len(picture.points)} points, {language}.md numbers {count} things"
        for language, count in labels.items()
        if count != len(picture.points)
    ]
    try:
        examples.set_up(game, picture)
    except LudothequeError as error:
        found.append(f"[setup]: {error}")
    return found


def main() -> None:
    found = [fault for name in published() for fault in faults_of_rulebooks(open_game(name))]
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        sys.exit(1)
    print("The rulebooks have their form.")


if __name__ == "__main__":
    main()
