"""What the modules of a game need not write, put together from what rules.py declares.

`complete` is called for each module when a game is opened. What it gives is used only where the module has nothing of
that name: a function that is written always wins.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from ludotheque.components import default_rules, encoding_rules
from ludotheque.components.checks import check_declarations, refusal_codes
from ludotheque.components.component import Component
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
        made = enumerated(actions, rules)
        dealt = hasattr(rules.Phase, GATHER.upper()) and "deal" in rules.State.fields
        return {"quick": made.quick} | ({"chapter": made.chapter} if dealt else {})
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
        raise GameFolderError("module-lacks", file=file, missing="def objection(s, seat, action)")
    made = enumerated(actions, rules)
    found = {"to_act": made.to_act, "refusal": made.refusal, "legal": made.legal}
    if "points" in rules.State.components:
        found["result"] = made.result
    if not any(field.hidden for field in rules.State.fields.values()):
        found["guess"] = made.guess
    return found | {"MAX_LEGAL": max(actions.people_actions, actions.action_count - actions.first_chance_action)}


@cache
def enumerated(actions: Numbered, rules: Any) -> Any:
    """The rules of default_rules.py for one game. They and the game's own call each other."""
    secret = any(one.kind == "choices" for one in components_of(rules))
    phases = {phase.name: int(phase) for phase in rules.Phase}
    lucky = [phases[verb.name.upper()] for verb in actions.chance_verbs if verb.name.upper() in phases]
    made = jit.bound(
        default_rules,
        PEOPLE_ACTIONS=actions.people_actions,
        FIRST_CHANCE_ACTION=actions.first_chance_action,
        ACTION_COUNT=actions.action_count,
        GATHER=phases.get(GATHER.upper(), -1),
        OVER=phases.get("OVER", -1),
        LUCKY_PHASES=sum(1 << phase for phase in set(lucky)),
        **refusal_codes(actions, rules),
    )
    names: Any = made
    names.by_whom = names.by_choices if secret else names.by_turn
    names.late = names.late_by_choices if secret else names.late_by_turn
    names.acting = getattr(rules, "to_act", names.to_act)
    names.objection = getattr(rules, "objection", None)
    names.doubt = getattr(rules, "refusal", names.objection)
    return made


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
        getattr(module, "fits", lambda s: True),
    )
    names = {"write", "read", "seen", "describe", "label"} | (set() if hasattr(module, "SENTENCES") else {"narrate"})
    names |= {"advice"} if texts.advises else set()
    found = {name: getattr(texts, name) for name in names}
    if GATHER in chance:
        found["scene"] = scene_until(phases[GATHER])
    return found | {
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
