"""What the modules of a game need not write, put together from what rules.py declares.

`complete` is called for each module when a game is opened. What it gives is used only where the module has nothing of
that name: a function that is written always wins.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ludotheque.components import bot_rules, default_guess, default_rules, encoding_rules
from ludotheque.components.checks import check_declarations, refusal_codes
from ludotheque.components.component import Component
from ludotheque.components.counters import scores
from ludotheque.components.positions import Positions
from ludotheque.components.texts import Texts
from ludotheque.components.verbs import Numbered
from ludotheque.kernel import jit
from ludotheque.kernel.errors import GameFolderError, present
from ludotheque.kernel.options import GameOption, Schema
from ludotheque.kernel.words import Words

WORDS = Path(__file__).parent / "words"
"""The messages that all games on components have."""
GATHER = "gather"
"""The move of chance, and the phase, in which the cards of a deal are gathered, and shuffled for the next one."""


def complete(actions: Numbered, name: str, module: ModuleType, rules: Any) -> dict[str, Any]:
    """What `module`, which is rules, notation, bot or encoding of a game, may do without."""
    if not all(hasattr(rules, wanted) for wanted in ("State", "No", "Phase")):
        return {}  # the check of the contract says so
    if name == "rules":
        check_declarations(actions, rules)
        return of_rules(actions, rules)
    if name == "notation":
        return of_notation(actions, module, rules)
    if name == "bot":
        return of_bot(actions, rules)
    if name != "encoding":
        return {}
    bound: Any = jit.bound(encoding_rules, FIRST_CHANCE_ACTION=actions.first_chance_action)
    constants = {
        "CHOICES": actions.people_actions,
        "DEPTH": 1,
        "LOTS": max(1, actions.action_count - actions.first_chance_action),
        "SETS": {},
    }
    return constants | {"part": bound.part, "whole": bound.whole, "lot": bound.lot}


def of_rules(actions: Numbered, rules: Any) -> dict[str, Any]:
    sources = sources_of(actions, rules)
    said_by_declarations = default_rules.ELSEWHERE not in sources[: actions.people_actions]
    if not (hasattr(rules, "refusal") or hasattr(rules, "objection") or said_by_declarations):
        file = f"{Path(rules.__file__).parent.name}/rules.py"
        raise GameFolderError(
            "module-lacks", file=file, line=str(actions.place.line), missing="def objection(s, seat, action)"
        )
    bound = actions.rules = rules_of(actions, rules, sources)
    derived = {"to_act": bound.to_act, "refusal": bound.refusal, "legal": bound.legal}
    if any(scores(one) for one in components_of(rules)):
        derived["result"] = bound.result
    if hasattr(rules, "setup") and not hasattr(rules, "guess") and (guess := guess_of(rules)) is not None:
        derived["guess"] = guess
    return derived | {"MAX_LEGAL": max(actions.people_actions, actions.action_count - actions.first_chance_action)}


def of_bot(actions: Numbered, rules: Any) -> dict[str, Any]:
    phases = rules.Phase.__members__
    bound: Any = jit.bound(
        bot_rules,
        PEOPLE_ACTIONS=actions.people_actions,
        GATHER=int(phases.get(GATHER.upper(), -1)),
        refuses=actions.rules.refuses,
    )
    counted = next((verb.counted for verb in actions.chance_verbs if verb.counted), "")
    bound.COUNTED = counted
    return {"quick": bound.quick} | ({"chapter": bound.chapter} if counted else {})


def rules_of(actions: Numbered, rules: Any, sources: list[int]) -> Any:
    """The rules of default_rules.py for one game. They and the game's own call each other."""
    secret = any(one.kind == "choices" for one in components_of(rules))
    phases = {phase.name: int(phase) for phase in rules.Phase}
    lucky = [phases[verb.name.upper()] for verb in actions.chance_verbs if verb.name.upper() in phases]
    bound: Any = jit.bound(
        default_rules,
        PEOPLE_ACTIONS=actions.people_actions,
        FIRST_CHANCE_ACTION=actions.first_chance_action,
        ACTION_COUNT=actions.action_count,
        HAND=name_of("hands", rules),
        STOCK=name_of("stock", rules),
        SOURCES=constant(sources),
        KINDS=constant(kinds_of(actions)),
        PHASES=constant(phases_of(actions, phases)),
        OVER=phases.get("OVER", -1),
        LUCKY_PHASES=sum(1 << phase for phase in set(lucky)),
        **refusal_codes(actions, rules),
    )
    bound.by_whom = bound.by_choices if secret else bound.by_turn
    bound.late = bound.late_by_choices if secret else bound.late_by_turn
    bound.acting = getattr(rules, "to_act", bound.to_act)
    bound.objection = getattr(rules, "objection", bound.no_objection)
    bound.in_hand = bound.has_card if default_rules.FROM_HAND in sources else bound.always
    bound.in_stock = bound.has_left if default_rules.FROM_STOCK in sources else bound.always
    says_more = len(set(lucky)) > 1 or set(sources) != {default_rules.ELSEWHERE}
    bound.refuses = getattr(rules, "refusal", bound.by_declarations if says_more else bound.objection)
    return bound


def sources_of(actions: Numbered, rules: Any) -> list[int]:
    """By number of an action: whether the declarations say that its card must be in the hand, or, if chance takes it,
    in the stock. They do where there is one component of that kind, and a refusal that says so."""
    sources = [default_rules.ELSEWHERE] * actions.action_count
    people = ("hands", "NOT_IN_HAND", default_rules.FROM_HAND)
    chance = ("stock", "CARD_IS_NOT_LEFT", default_rules.FROM_STOCK)
    for verb in actions.verbs.values():
        kind, code, source = chance if verb.by_chance else people
        part = rules.State.components.get(verb.source)
        is_checked = getattr(part, "kind", "") == kind and only_one(part, rules) and code in rules.No.__members__
        if is_checked and verb.arguments and verb.arguments[0].of == part.deck.name:
            sources[verb.base : verb.base + verb.count] = [source] * verb.count
    return sources


def only_one(part: Component, rules: Any) -> bool:
    """No other component is of its kind."""
    return [one.kind for one in components_of(rules)].count(part.kind) == 1


def name_of(kind: str, rules: Any) -> str:
    """The name of the first component of a kind; empty if there is none."""
    return next((one.name for one in components_of(rules) if one.kind == kind), "")


def kinds_of(actions: Numbered) -> list[int]:
    """By number of an action: the kind of the card that is its first argument."""
    kinds = [0] * actions.action_count
    for verb in actions.verbs.values():
        if verb.deck is not None and verb.arguments:
            each = verb.count // len(verb.arguments[0].texts)
            kinds[verb.base : verb.base + verb.count] = [place // each for place in range(verb.count)]
    return kinds


def phases_of(actions: Numbered, phases: dict[str, int]) -> list[int]:
    """By number of an action: the phase of its own in which chance does it; else -1."""
    own = [-1] * actions.action_count
    for verb in actions.chance_verbs:
        own[verb.base : verb.base + verb.count] = [phases.get(verb.name.upper(), -1)] * verb.count
    return own


def constant(numbers: list[int]) -> Any:
    """Numbers that rules read as constants."""
    array = np.array(numbers, np.int64)
    array.setflags(write=False)
    return array


def guess_of(rules: Any) -> Any:
    """The rule that guesses what is hidden; None where that is more than the cards of one shuffled deck."""
    parts = components_of(rules)
    hidden = {name for name, field in rules.State.fields.items() if field.hidden}
    if not hidden:
        return default_guess.nothing_hidden
    by_kind = {one.kind: one for one in parts}
    if hidden - {one.name for one in parts if one.kind in ("hands", "stock", "choices")} or "stock" not in by_kind:
        return None
    dealt = [one for one in parts if one.deck is not None]
    others = [one for one in dealt if one.kind not in ("hands", "stock", "choices")]
    plain = len({one.kind for one in dealt}) == len(dealt) and len({id(one.deck) for one in dealt}) == 1
    rule_of = {"pile": "open_counts", "display": "open_row", "chain": "open_row", "piles": "open_rows"}
    if not plain or "hands" not in by_kind or len(others) > 1 or any(one.kind not in rule_of for one in others):
        return None
    if not all_in_stock(rules, by_kind["stock"]):
        return None
    hands, stock, choices = by_kind["hands"].name, by_kind["stock"], by_kind.get("choices")
    bound: Any = jit.bound(
        default_guess,
        HANDS=hands,
        SIZES=f"{hands}_size",
        STOCK=stock.name,
        CHOICES=choices.name if choices else "",
        OPEN=others[0].name if others else "",
        COPIES=present(stock.deck, "the deck of the stock").copies,
    )
    bound.without_open = getattr(bound, rule_of[others[0].kind] if others else "nothing_open")
    bound.with_choices = bound.secret_choices if choices else bound.no_choices
    return bound.guess


def all_in_stock(rules: Any, stock: Component) -> bool:
    """A match begins with the whole deck in the stock."""
    s, schema = rules.State(), schema_of(Path(rules.__file__).parent)
    rules.setup(s, schema.low, schema.encode(schema.complete({})))
    return stock.deck is not None and stock.counts(s) == list(stock.deck.copies)


def components_of(rules: Any) -> list[Component]:
    return [one for one in rules.State.components.values() if isinstance(one, Component)]


def of_notation(actions: Numbered, module: Any, rules: Any) -> dict[str, Any]:
    folder = Path(rules.__file__).parent
    words = Words([WORDS, folder / "words"], draft=True)
    texts = Texts(actions, components_of(rules), lambda key: words.has("en", key))
    phases = {phase.name.lower(): int(phase) for phase in rules.Phase}
    chance = {verb.name.lower() for verb in actions.chance_verbs}
    positions = Positions(
        rules.State,
        rules.setup,
        schema_of(folder),
        {name: phase for name, phase in phases.items() if name not in chance},
        getattr(module, "LEFT_OUT", ()),
        getattr(module, "possible", lambda s: True),
        getattr(module, "POSITION_KEYS", {}),
    )
    names = {"write", "read", "seen", "describe", "label"} | (set() if hasattr(module, "SENTENCES") else {"narrate"})
    names |= {"advice"} if texts.advises else set()
    derived = {name: getattr(texts, name) for name in names}
    if GATHER in chance:
        derived["scene"] = scene_until(phases[GATHER])
    return derived | {
        "POSITION_KEYS": positions.keys,
        "position": positions.position,
        "from_position": positions.from_position,
    }


def scene_until(gather: int) -> Any:
    """The hook `scene`: the table stays as it is until its cards are gathered for the next deal."""

    def scene(before: Any, seat: int, action: int, after: Any) -> Any:
        return after if after.phase == gather else None

    return scene


def schema_of(folder: Path) -> Schema:
    """The options of a game, as its game.toml declares them."""
    card = tomllib.loads((folder / "game.toml").read_text("utf-8"))
    options = [GameOption.load(data) for data in card.get("options", [])]
    low, high, usual = (int(card["seats"][key]) for key in ("low", "high", "usual"))
    return Schema(options, low, high, usual, card["rules"])
