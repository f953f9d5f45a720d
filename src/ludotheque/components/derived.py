"""What the modules of a game need not write, put together from what rules.py declares.

`complete` is called for each module when a game is opened. What it gives is used only where the module has nothing of
that name: a function that is written always wins.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from ludotheque.components import bot_rules, default_rules, encoding_rules
from ludotheque.components.checks import check_declarations, refusal_codes
from ludotheque.components.component import Component
from ludotheque.components.counters import scores
from ludotheque.components.positions import Positions
from ludotheque.components.texts import Texts
from ludotheque.components.verbs import Numbered
from ludotheque.kernel import jit
from ludotheque.kernel.errors import GameFolderError
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
    if not hasattr(rules, "refusal") and not hasattr(rules, "objection"):
        file = f"{Path(rules.__file__).parent.name}/rules.py"
        raise GameFolderError(
            "module-lacks", file=file, line=str(actions.place.line), missing="def objection(s, seat, action)"
        )
    bound = actions.rules = rules_of(actions, rules)
    derived = {"to_act": bound.to_act, "refusal": bound.refusal, "legal": bound.legal}
    if any(scores(one) for one in components_of(rules)):
        derived["result"] = bound.result
    if not any(field.hidden for field in rules.State.fields.values()):
        derived["guess"] = bound.guess
    return derived | {"MAX_LEGAL": max(actions.people_actions, actions.action_count - actions.first_chance_action)}


def of_bot(actions: Numbered, rules: Any) -> dict[str, Any]:
    phases = rules.Phase.__members__
    bound: Any = jit.bound(
        bot_rules,
        PEOPLE_ACTIONS=actions.people_actions,
        GATHER=int(phases.get(GATHER.upper(), -1)),
        refuses=actions.rules.refuses,
    )
    dealt = GATHER.upper() in phases and "deal" in rules.State.fields
    return {"quick": bound.quick} | ({"chapter": bound.chapter} if dealt else {})


def rules_of(actions: Numbered, rules: Any) -> Any:
    """The rules of default_rules.py for one game. They and the game's own call each other."""
    secret = any(one.kind == "choices" for one in components_of(rules))
    phases = {phase.name: int(phase) for phase in rules.Phase}
    lucky = [phases[verb.name.upper()] for verb in actions.chance_verbs if verb.name.upper() in phases]
    bound: Any = jit.bound(
        default_rules,
        PEOPLE_ACTIONS=actions.people_actions,
        FIRST_CHANCE_ACTION=actions.first_chance_action,
        ACTION_COUNT=actions.action_count,
        OVER=phases.get("OVER", -1),
        LUCKY_PHASES=sum(1 << phase for phase in set(lucky)),
        **refusal_codes(actions, rules),
    )
    bound.by_whom = bound.by_choices if secret else bound.by_turn
    bound.late = bound.late_by_choices if secret else bound.late_by_turn
    bound.acting = getattr(rules, "to_act", bound.to_act)
    bound.objection = getattr(rules, "objection", None)
    bound.refuses = getattr(rules, "refusal", bound.objection)
    return bound


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
