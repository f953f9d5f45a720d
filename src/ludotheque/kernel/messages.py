"""Check of messages: the same keys with the same parameters in four languages, each used, none missing.

A draft may lack languages and messages: what it lacks is listed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from ludotheque.kernel.game import TEXTS, Game
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


def faults_in(
    folder: Path, sources: Iterable[Path], spoken: Iterable[str] = (), languages: Sequence[str] = LANGUAGES
) -> tuple[list[str], list[str]]:
    """What is wrong with a folder of words, and what it lacks: `sources` use the messages; `spoken` are used by
    convention. The languages are compared with English, or with the first of them."""
    books = {}
    faults, missing = [], []
    for language in languages:
        books[language], unreadable = messages(folder / f"{language}.ftl")
        faults += unreadable
    first = "en" if "en" in books else languages[0]
    usual, place = books[first], f"{folder.parent.name}/{folder.name}"
    for language in languages:
        for key in sorted({*usual} ^ {*books[language]}):
            missing.append(f"{place}/{language if key in usual else first}.ftl lacks {key}")
        for key in sorted({*usual} & {*books[language]}):
            # A language may do without telling "you" from others, but may not invent a parameter.
            if odd := books[language][key] - usual[key]:
                faults.append(f"{place}/{language}.ftl: {key} uses parameters that {first}.ftl does not: {sorted(odd)}")
            if lost := {name for name in usual[key] - books[language][key] if not name.endswith("-is")}:
                faults.append(f"{place}/{language}.ftl: {key} leaves out {sorted(lost)}")
    spoken = set(spoken)
    missing += [f"{place}/{first}.ftl lacks {key}" for key in sorted(spoken - {*usual})]
    used = _used([file.read_text("utf-8") for file in sources])
    for key in usual:
        if key not in spoken and not used(key):
            faults.append(f"{place}: {key} is never used")
    return faults, list(dict.fromkeys(missing))


def _used(texts: list[str]) -> Any:
    """A test whether a key stands in the sources: whole in quotes, or by the fixed beginning of a formatted string."""
    words = {word for text in texts for word in re.findall(r'"([a-z][\w.-]*)"', text)}
    # f"key-{…}" in Python, `key-${…}` in TypeScript
    prefixes = tuple({word for text in texts for word in re.findall(r'(?:f"|`)([a-z][\w-]*-)\$?\{', text)})
    return lambda key: key.split(".")[0] in words or (bool(prefixes) and key.startswith(prefixes))


def spoken_by_contract(game: Game) -> set[str]:
    """The messages that every game must have: how one wins, in a sentence, a sentence for each refusal, labels for each
    option and for what the coach speaks of; if it asks who begins, the question and what is told of the answer; if it
    explains its score, a result in its own words; and if its rules answer questions about a real table, their texts."""
    keys = {"goal"} | {f"refusal-{game.code(code)}" for code in game.rules.No}
    for option in game.schema.options.values():
        keys |= {f"option-{option.name}", f"option-{option.name}.help"}
        keys |= {f"option-{option.name}-{value}" for value in option.values}
    for question in game.first.questions():
        keys |= {f"first-{question}", f"first-{question}-told"}
    for asked in game.questions:
        keys |= {f"check-{asked.name}", f"check-{asked.name}.help"}
        keys |= {one.label or f"check-{asked.name}-{one.name}" for one in asked.fields}
        keys |= {f"{one.words}-{value}" for one in asked.fields for value in one.values}
    if game.hooks.score is not None:
        keys.add("score-total")
    return keys | {f"feature-{name}" for name in game.hooks.FEATURES}


def common_messages(game: Game) -> set[str]:
    """The messages that a game need not have because what it declares brings them; it may say them in its own words."""
    return set() if game.declarations is None else {*messages(game.declarations.words / "en.ftl")[0]}


def spoken_of_effects(game: Game) -> set[str]:
    """The messages that tell of effects; of those whose keys end in a number, the ones that are there."""
    keys: set[str] = set()
    written = messages(game.folder / "words" / f"{game.language}.ftl")[0]
    for told in game.sentences.told.values() if game.sentences else ():
        for key in (told.key, told.others):
            if key and told.numbered:
                keys |= {name for name in written if re.fullmatch(rf"{key}-\d+", name)} or {f"{key}-2"}
            elif key:
                keys.add(key)
    return keys


def faults_of(game: Game) -> list[str]:
    """What is wrong with the words of a game. What a draft lacks is not: `missing_in` lists it."""
    faults, missing = _checked(game)
    return (missing if game.stage == "published" else []) + faults


def missing_in(game: Game) -> list[str]:
    """What must still be written of a game before it can be published: files, titles and names in all languages, and
    messages in those that it has."""
    files = [f"{part}/{language}.{TEXTS[part]}" for part in TEXTS for language in LANGUAGES]
    missing = [f"{game.id}/{file} is missing" for file in files if not (game.folder / file).is_file()]
    named = {"game.toml: [titles]": game.card["titles"]}
    for file in ("examples.toml", "lesson.toml"):
        path = game.folder / "rulebook" / file
        people = tomllib.loads(path.read_text("utf-8")).get("names", {}) if path.is_file() else {}
        named |= {f"rulebook/{file}: {who} in [names]": texts for who, texts in people.items()}
    for where, texts in named.items():
        if without := [language for language in LANGUAGES if language not in texts]:
            missing.append(f"{game.id}/{where} lacks {', '.join(without)}")
    return missing + _checked(game)[1]


def _checked(game: Game) -> tuple[list[str], list[str]]:
    """Its drawn board speaks too, by words("key"), and so does its lesson."""
    board = [path for path in game.folder.glob("board/**/*") if path.suffix in (".svelte", ".ts")]
    asked = {key for page in board for key in re.findall(r'\bwords\("([a-z][\w-]*)"', page.read_text("utf-8"))}
    sources = [*game.folder.glob("*.py"), *board, *game.folder.glob("rulebook/lesson.toml")]
    common = common_messages(game)
    wanted = spoken_by_contract(game) | spoken_of_effects(game) | asked
    declared = game.declarations
    own = {*messages(game.folder / "words" / f"{game.language}.ftl")[0]}
    if declared is not None:
        modules: Any = game.rules
        wanted |= declared.spoken(modules)
        common |= own & declared.may_say(modules)
    return faults_in(game.folder / "words", sources, (wanted - common) | (common & own), game.languages)
