"""Tests of the contract's check when a game is opened: a sentence says what is wrong, in which file, and what to
write."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import GameFolderError
from ludotheque.games.domino import bot as domino_bot
from ludotheque.games.galopp import bot
from ludotheque.games.rummu import bot as rummu_bot
from ludotheque.games.rummu import encoding as rummu_encoding
from ludotheque.games.rummu import notation as rummu_notation
from ludotheque.games.rummu import rules as rummu_rules
from ludotheque.kernel.contract import Encoding, GameBot, Hooks, Notation, Rules
from ludotheque.kernel.game import SHELF, open_folder
from ludotheque.kernel.loading import CONTRACT, members
from ludotheque.kernel.match import scene
from ludotheque.kernel.words import LANGUAGES
from tests.faults import planted

# mypy compares these modules with the protocols, types of parameters and answers included.
RULES: list[Rules] = [rummu_rules]
NOTATIONS: list[Notation] = [rummu_notation]
BOTS: list[GameBot] = [bot, rummu_bot, domino_bot]
ENCODINGS: list[Encoding] = [rummu_encoding]

QUICK = "def quick(s, seat, rng):\n    return 0\n"
PLAN = "\n\ndef plan(s, seat, rng):\n    return quick(s, seat, rng)\n"
LABEL = "\n\ndef label(view, seat, action):\n    return line('log-chosen', who=Seat(seat))\n"


EFFECTS = "DEALT, CHOSEN, SHOWN, WON = range(4)"


def added(tmp_path: Path, file: str, text: str) -> ludotheque.Game:
    """The template with some lines more in one of its files; it has no bot, so that begins with its one rule."""
    return added_to("_template", tmp_path, file, text)


def added_to(game: str, tmp_path: Path, file: str, text: str) -> ludotheque.Game:
    path = SHELF / game / file
    source = path.read_text("utf-8") if path.is_file() else QUICK
    return planted(tmp_path, game, file, source if path.is_file() else "", source + text)


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        (
            "bot.py",
            PLAN,
            'bot.py” defines, without declaring: plan. Write HOOKS = ("plan",) there, or give another',
        ),
        (
            "notation.py",
            f'HOOKS = ("label", *HOOKS)\n{LABEL}scene = None\n',
            'Write HOOKS = ("label", .*"scene") there',
        ),
        ("bot.py", "WIDTH = 3\n", 'without declaring: WIDTH. Write HOOKS = ("WIDTH",)'),
        (
            "rules.py",
            "from ludotheque.kernel.defaults import weight\n",
            "rules.py” defines, without declaring: weight.",
        ),
        ("bot.py", "def believe(*anything): ...\n", "bot.py” defines, without declaring: believe."),
        (
            "bot.py",
            'HOOKS = ("vlaue",)\n',
            "bot.py” declares the hook “vlaue”, which does not exist.*Did you mean value?",
        ),
        (
            "bot.py",
            'HOOKS = ("label",)\n',
            "declares the hook “label”, which does not exist; it may declare: value, chap",
        ),
        ("bot.py", "HOOKS = (3,)\n", "declares the hook “3”"),
        ("bot.py", 'HOOKS = ("value")\n', 'HOOKS is “value”, not a tuple of names: write HOOKS = ("value",)'),
        ("bot.py", 'HOOKS = ["value"]\n', "not a tuple of names"),
        ("bot.py", 'HOOKS = ("value",)\n', "bot.py” lacks: def value(s, seat). Define this there"),
        ("bot.py", 'HOOKS = ("SIGHT",)\n', "bot.py” lacks: SIGHT."),
        ("bot.py", 'HOOKS = ("FEATURES",)\nFEATURES = ("a",)\n', "lacks: def features(s, seat, amounts, worth)."),
        ("bot.py", 'HOOKS = ("features",)\ndef features(s, seat, amounts, worth): ...\n', "lacks: FEATURES."),
        (
            "notation.py",
            'HOOKS = ("label", *HOOKS)\ndef label(view, action): ...\n',
            "write def label(view, seat, action)",
        ),
        ("notation.py", 'HOOKS = ("near", *HOOKS)\nnear = 3\n', "near cannot be called.*write def near(view, seat)"),
        ("rules.py", "def apply(s, action): ...\n", "apply cannot be called.*write def apply(s, seat, action)"),
        ("rules.py", "del setup\n", "rules.py” lacks: def setup(s, players, options)"),
        ("rules.py", "del State\n", "rules.py” lacks: .*State"),
        ("rules.py", "del apply\n", "rules.py” lacks: def apply(s, seat, action)."),
        ("rules.py", "del State.components['told']\n", "rules.py” lacks: told = effects(24) (State)."),
        ("notation.py", "def narrate(view): ...\n", "narrate cannot be called as the contract says"),
    ],
)
def test_a_module_that_breaks_the_contract_is_refused_in_a_sentence(
    file: str, text: str, sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(GameFolderError) as refused:
        added(tmp_path, file, text)
    refused_in_a_sentence(refused.value, file, sentence)


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        ("rules.py", "del legal, MAX_LEGAL\n", "rules.py” lacks: MAX_LEGAL; def legal(s, seat, out)."),
        ("notation.py", "del POSITION_KEYS\n", "notation.py” lacks: POSITION_KEYS."),
        ("notation.py", "del SENTENCES\n", "notation.py” lacks: SENTENCES / def narrate(before, seat, action, after)."),
        ("bot.py", "del quick\n", "bot.py” lacks: def quick(s, seat, rng)."),
        ("encoding.py", "del LOTS\n", "encoding.py” lacks: LOTS."),
    ],
)
def test_a_game_that_declares_no_components_must_write_everything(
    file: str, text: str, sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(GameFolderError) as refused:
        added_to("rummu", tmp_path, file, text)
    refused_in_a_sentence(refused.value, file, sentence)


def test_a_place_for_effects_needs_kinds_of_them(tmp_path: Path) -> None:
    with pytest.raises(GameFolderError) as refused:
        planted(tmp_path, "_template", "rules.py", "class Effect(", "class Effects(")
    refused_in_a_sentence(refused.value, "rules.py", "rules.py” lacks: class Effect(enum.IntEnum).")


def refused_in_a_sentence(error: GameFolderError, file: str, sentence: str) -> None:
    pattern = ".*".join(re.escape(part) for part in sentence.split(".*"))
    told = re.sub(rf"(/{file}”), line \d+", r"\1", str(error))
    assert re.search(pattern, told), told
    assert told != str(error) or " lacks: " in told, "a line, where there is one"
    sentences = {error.sentence(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("\n" not in one and file in one for one in sentences)


def test_every_effect_has_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(
        GameFolderError, match=r"/notation\.py”, line \d+ lacks: SENTENCES\[Effect\.DREW\]; SENTENCES\[Effect\.LOST\]"
    ):
        planted(tmp_path, "_template", "rules.py", EFFECTS, "DEALT, CHOSEN, SHOWN, WON, DREW, LOST = range(6)")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('source="supply", to="track"', 'source="suply", to="track"', "speaks of “suply”, .* mean supply?"),
        (
            "    Effect.FED: Told",
            '    "FED": Told(None),\n    Effect.FED: Told',
            "speaks of “FED”, .*there are: Effect.ARR",
        ),
    ],
)
def test_sentences_speak_of_what_the_rules_have(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(GameFolderError, match=sentence) as refused:
        planted(tmp_path, "galopp", "notation.py", old, new)
    assert "galopp/notation.py" in str(refused.value)
    assert len({refused.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_game_of_the_contract_without_declarations_is_told_what_to_write(tmp_path: Path) -> None:
    """As games were written until 0.2: hooks were found by their names."""
    with pytest.raises(GameFolderError) as refused:
        planted(
            tmp_path, "galopp", "bot.py", 'HOOKS = ("value", "chapter", "features", "FEATURES", "SIGHT", "WIDTH")', ""
        )
    assert 'Write HOOKS = ("value", "chapter", "features", "FEATURES", "SIGHT", "WIDTH")' in str(refused.value)


def test_a_declared_hook_is_the_game_s(tmp_path: Path) -> None:
    game = added(tmp_path, "bot.py", f'\n\nHOOKS = ("plan", "GUESSES")\nGUESSES = 3\n{PLAN}')
    assert game.hooks == replace(derived_hooks(game), plan=game.hooks.plan, GUESSES=3)
    assert game.hooks.plan is not None
    assert game.hooks.plan.__name__ == "plan"


def derived_hooks(game: ludotheque.Game) -> Hooks:
    """Those of the template: what it declares in notation.py, and labels, which it does not."""
    notation: Any = game.notation
    return Hooks(label=notation.label, possible=notation.possible, LEFT_OUT=notation.LEFT_OUT)


def test_a_game_that_declares_no_hooks_has_only_those_that_follow_from_its_components() -> None:
    game = open_folder(SHELF / "_template")
    assert game.hooks == derived_hooks(game)
    match = game.match(players=2, seed=1)
    assert scene(game, match.play(0, match.legal(0)[0])[0]) is None


def test_names_of_hooks_are_free_in_other_modules(tmp_path: Path) -> None:
    """A hook belongs to one file: a bot may import the rules' `pick`, a notation may have a `plan`."""
    assert "pick" in vars(bot)
    assert "plan" in vars(added(tmp_path, "notation.py", "def plan(): ...\n").notation)


def test_no_two_modules_share_the_name_of_a_hook() -> None:
    names = [field.name for _, hooks in CONTRACT.values() for field in fields(hooks)]
    assert len(names) == len(set(names)) == len(fields(Hooks))


def test_a_protocol_names_what_a_module_must_define() -> None:
    assert members(GameBot) == {"quick": "s, seat, rng"}
    assert set(members(Rules)) >= {"MAX_LEGAL", "State", "No", "Phase", "setup", "guess"}
    assert members(Rules)["State"] is members(Encoding)["CHOICES"] is None


def test_a_hook_s_parameters_are_as_many_as_its_type_says() -> None:
    for _, hooks in CONTRACT.values():
        for field in fields(hooks):
            found = re.match(r"Hook\[\[(.*?)\]", str(field.type))
            parameters = field.metadata.get("parameters")
            assert (found[1].count(",") if found else None) == (parameters.count(",") if parameters else None)
