"""Check of what a game declares, when it is opened: GameFolderError says the file, the line and what would be right."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from ludotheque.components.component import Component
from ludotheque.components.counters import Counters, Supply
from ludotheque.components.decks import Deck
from ludotheque.components.declaration_errors import Place, wrong
from ludotheque.components.verbs import ACTOR, EVERYONE, NOBODY, Numbered, Verb
from ludotheque.kernel.errors import closest
from ludotheque.kernel.loading import defined_in


def check_declarations(actions: Numbered, rules: Any) -> None:
    """Refuse what does not fit together."""
    names_once(rules)
    fields = rules.State.fields
    parts = {name: one for name, one in rules.State.components.items() if isinstance(one, Component)}
    for verb in actions.verbs.values():
        for argument in verb.arguments:
            if argument.takes == "pawn":
                check_pawns(verb, argument.of, len(argument.texts), parts)
        for part in filter(None, (verb.source, verb.target)):
            check_end(verb, part, parts)
        seat = "" if verb.seen in (EVERYONE, ACTOR, NOBODY) else verb.seen
        for field in (seat, verb.counted):
            if field and field not in fields:
                raise wrong(verb.place, "no-field", verb=verb.name, found=field, **known(field, fields))
    check_decks(parts)
    rests: dict[int, str] = {}
    for name, one in parts.items():
        if one.rest and (other := rests.setdefault(id(one.deck), name)) != name:
            raise wrong(one.place, "two-rests", one=other, other=name)
        if (of := getattr(one, "of", None)) is not None:
            check_owner(one, of, parts)
        if (used := getattr(one, "used", "")) and used not in fields:
            raise wrong(one.place, "no-used", component=name, found=used, **known(used, fields))
    if "OVER" not in rules.Phase.__members__:
        raise wrong(line_of(rules, "Phase"), "no-phase", found="OVER")


def check_end(verb: Verb, part: str, parts: dict[str, Component]) -> None:
    """An action takes cards from where such cards are, and puts them where such cards can be."""
    if part not in parts:
        raise wrong(verb.place, "no-component", verb=verb.name, found=part, **known(part, parts))
    deck = parts[part].deck
    if verb.deck is not None and deck is not None and deck.texts != verb.deck.texts:
        names = {"deck": verb.deck.name, "component": part, "other": deck.name}
        raise wrong(verb.place, "verb-deck", verb=verb.name, **names)


def check_owner(one: Component, of: str, parts: dict[str, Component]) -> None:
    """What belongs to another component stands behind it; a supply belongs to counters of the seats."""
    if of not in parts:
        raise wrong(one.place, "no-counters", component=one.name, found=of, **known(of, parts))
    owner = parts[of]
    if list(parts).index(of) > list(parts).index(one.name):
        raise wrong(one.place, "before-owner", component=one.name, other=of)
    if isinstance(one, Supply):
        if not isinstance(owner, Counters) or owner.each != "seat":
            raise wrong(one.place, "supply-of", component=one.name, other=of)
        if owner.start:
            raise wrong(owner.place, "supply-start", component=one.name, other=of, start=owner.start)


def check_decks(parts: dict[str, Component]) -> None:
    """Different decks have different names: the page knows them by these."""
    decks: dict[str, Deck] = {}
    for one in parts.values():
        if one.deck is not None and decks.setdefault(one.deck.name, one.deck) is not one.deck:
            raise wrong(one.deck.place, "deck-name", name=one.deck.name)


def check_pawns(verb: Verb, of: str, each: int, parts: dict[str, Component]) -> None:
    """An action moves the pawns that there are."""
    if of not in parts:
        raise wrong(verb.place, "no-component", verb=verb.name, found=of, **known(of, parts))
    if (there := getattr(parts[of], "each", 0)) != each:
        raise wrong(verb.place, "other-pawns", verb=verb.name, found=each, pawns=of, there=there)


def known(asked: str, names: Any) -> dict[str, str]:
    return {"known": ", ".join(names), "nearest": closest(asked, names)}


def line_of(rules: Any, name: str) -> Place:
    """Where a class or a name of rules.py is defined."""
    file = Path(rules.__file__)
    return Place(f"{file.parent.name}/{file.name}", defined_in(file).get(name, 1))


def names_once(rules: Any) -> None:
    """Python would keep the second of two components with one name, and say nothing."""
    file = Path(rules.__file__)
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ClassDef):
            seen: dict[str, int] = {}
            for statement in node.body:
                for target in statement.targets if isinstance(statement, ast.Assign) else []:
                    if (
                        isinstance(target, ast.Name)
                        and seen.setdefault(target.id, statement.lineno) != statement.lineno
                    ):
                        place = Place(f"{file.parent.name}/{file.name}", statement.lineno)
                        raise wrong(place, "name-twice", name=target.id, first=seen[target.id])


def refusal_codes(actions: Numbered, rules: Any) -> dict[str, int]:
    """The numbers of the refusals that every game has. Those that a game must name depend on what it declares."""
    if hasattr(rules, "refusal"):
        return {}
    codes = {name: int(code) for name, code in rules.No.__members__.items()}
    choices = any(isinstance(one, Component) and one.kind == "choices" for one in rules.State.components.values())
    wanted = ["MATCH_IS_OVER", "NO_SUCH_ACTION"]
    if actions.chance_verbs:
        wanted.append("DICE_ARE_BEING_THROWN" if "DICE_ARE_BEING_THROWN" in codes else "CARDS_ARE_BEING_DEALT")
    wanted.append("ALREADY_CHOSEN" if choices else "NOT_YOUR_TURN")
    for name in wanted:
        if name not in codes:
            raise wrong(line_of(rules, "No"), "no-refusal", found=name)
    late = codes.get("NOT_YOUR_TURN", codes.get("ALREADY_CHOSEN", 0))
    return {
        "MATCH_IS_OVER": codes["MATCH_IS_OVER"],
        "NO_SUCH_ACTION": codes["NO_SUCH_ACTION"],
        "CARDS_ARE_BEING_DEALT": codes.get(wanted[2], 0) if actions.chance_verbs else 0,
        "NOT_YOUR_TURN": late,
        "ALREADY_CHOSEN": codes.get("ALREADY_CHOSEN", late),
        "NOT_IN_HAND": codes.get("NOT_IN_HAND", 0),
        "CARD_IS_NOT_LEFT": codes.get("CARD_IS_NOT_LEFT", 0),
    }
