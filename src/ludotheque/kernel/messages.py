"""Check of messages: the same keys with the same parameters in four languages, each used, none missing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludotheque.kernel.game import Game
from ludotheque.kernel.words import LANGUAGES


def messages(file: Path) -> tuple[dict[str, set[str]], list[str]]:
    """The messages of a file with the names of their parameters, and what cannot be read in it."""
    from fluent.syntax import FluentParser, ast

    found: dict[str, set[str]] = {}
    faults = []
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            faults.append(f"{file.parent.name}/{file.name}: cannot be read: {str(entry.content).strip()[:60]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                faults.append(f"{file.parent.name}/{file.name}: {entry.id.name} stands there twice")
            found[entry.id.name] = set(_parameters(entry.to_json()))
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = set(_parameters(attribute.to_json()))
    return found, faults


def _parameters(node: Any) -> Iterable[str]:
    if isinstance(node, dict):
        if node.get("type") == "VariableReference":
            yield node["id"]["name"]
        for child in node.values():
            yield from _parameters(child)
    elif isinstance(node, list):
        for child in node:
            yield from _parameters(child)


def faults_in(folder: Path, sources: Iterable[Path], spoken: Iterable[str] = ()) -> list[str]:
    """What is wrong with a folder of words: `sources` use the messages; `spoken` are used by convention."""
    books = {}
    faults = []
    for language in LANGUAGES:
        books[language], unreadable = messages(folder / f"{language}.ftl")
        faults += unreadable
    place = f"{folder.parent.name}/{folder.name}"
    for language in LANGUAGES:
        for key in sorted({*books["en"]} ^ {*books[language]}):
            where = language if key in books["en"] else "en"
            faults.append(f"{place}/{where}.ftl lacks {key}")
        for key in sorted({*books["en"]} & {*books[language]}):
            # A language may do without telling "you" from others, but may not invent a parameter.
            if odd := books[language][key] - books["en"][key]:
                faults.append(f"{place}/{language}.ftl: {key} uses parameters that en.ftl does not: {sorted(odd)}")
            if lost := {name for name in books["en"][key] - books[language][key] if not name.endswith("-is")}:
                faults.append(f"{place}/{language}.ftl: {key} leaves out {sorted(lost)}")
    spoken = set(spoken)
    faults += [f"{place}/en.ftl lacks {key}" for key in sorted(spoken - {*books["en"]})]
    used = _used([file.read_text("utf-8") for file in sources])
    for key in books["en"]:
        if key not in spoken and not used(key):
            faults.append(f"{place}: {key} is never used")
    return faults


def _used(texts: list[str]) -> Any:
    """A test whether a key stands in the sources: whole in quotes, or by the fixed beginning of a formatted string."""
    words = {word for text in texts for word in re.findall(r'"([a-z][\w.-]*)"', text)}
    # f"key-{…}" in Python, `key-${…}` in TypeScript
    prefixes = tuple({word for text in texts for word in re.findall(r'(?:f"|`)([a-z][\w-]*-)\$?\{', text)})
    return lambda key: key.split(".")[0] in words or (bool(prefixes) and key.startswith(prefixes))


def spoken_by_contract(game: Game) -> set[str]:
    """The messages that every game must have: how one wins, in a sentence, a sentence for each refusal, labels for each
    option and for what the coach speaks of; if it asks who begins, the question and what is told of the answer; and if
    it explains its score, a result in its own words."""
    keys = {"goal"} | {f"refusal-{game.code(code)}" for code in game.rules.No}
    for option in game.schema.options.values():
        keys |= {f"option-{option.name}", f"option-{option.name}.help"}
        keys |= {f"option-{option.name}-{value}" for value in option.values}
    for question in game.first.questions():
        keys |= {f"first-{question}", f"first-{question}-told"}
    if game.hooks.score is not None:
        keys.add("score-total")
    return keys | {f"feature-{name}" for name in game.hooks.FEATURES}


def faults_of(game: Game) -> list[str]:
    """What is wrong with the words of a game; its drawn board speaks too, by words("key"), and so does its lesson."""
    board = [path for path in game.folder.glob("board/**/*") if path.suffix in (".svelte", ".ts")]
    asked = {key for page in board for key in re.findall(r'\bwords\("([a-z][\w-]*)"', page.read_text("utf-8"))}
    sources = [*game.folder.glob("*.py"), *board, *game.folder.glob("rulebook/lesson.toml")]
    return faults_in(game.folder / "words", sources, spoken_by_contract(game) | asked)
