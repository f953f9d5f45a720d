"""Tests of the tree of errors: it is what its page draws, and every error has four languages."""

import contextlib
import multiprocessing
import pickle
import random
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.kernel import errors
from ludotheque.kernel.errors import LudothequeError, closest, shown, told_by
from ludotheque.kernel.game import published
from ludotheque.kernel.words import LANGUAGES, Words, kernel_words

GALOPP, RUMMU = ludotheque.game("galopp"), ludotheque.game("rummu")


def test_the_tree_is_the_one_drawn_at_the_top() -> None:
    drawn = set(re.findall(r"── (\w+)", str(errors.__doc__)))
    # Other parts of the server have trees of their own.
    kinds = [kind for kind in LudothequeError.__subclasses__() if kind.__module__ == errors.__name__]
    assert drawn == {kind.__name__ for kind in kinds}
    assert drawn <= set(ludotheque.__all__)


@pytest.mark.parametrize("asked", ["gallop", "GALOPP", "", "chess", "galopp/", "../galopp", "_template", "x" * 5000])
def test_an_unknown_game_is_refused_with_those_on_the_shelf(asked: str) -> None:
    with pytest.raises(ludotheque.UnknownError) as caught:
        ludotheque.game(asked)
    sentences = [caught.value.sentence(language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert all(asked[:300] in sentence and "galopp" in sentence for sentence in sentences)


def test_did_you_mean_is_offered_only_for_something_near() -> None:
    with pytest.raises(ludotheque.UnknownError, match=r"Did you mean galopp\?"):
        ludotheque.game("galop")
    with pytest.raises(ludotheque.UnknownError) as caught:
        ludotheque.game("chess")
    assert "Did you mean" not in str(caught.value)
    assert closest("PLAY", ["play", "feed"]) == "play"
    assert closest("zzz", ["play", "feed"]) == "none"
    assert closest("zzz", []) == "none"


def test_a_refusal_is_a_value() -> None:
    match = GALOPP.match(players=2, seed=1)
    with pytest.raises(ludotheque.Refused) as caught:
        match.play(0, "PLAY  r")
    refused = caught.value
    assert (refused.code, refused.paragraph, refused.seat, refused.action) == ("arrange-first", 1, 0, "play r")
    assert str(refused) == f"play r: {refused.sentence()} (§1)"
    assert refused.sentence("fr").startswith("Les cochons")
    assert f"§{refused.paragraph} " in GALOPP.rulebook("de").paragraphs[refused.paragraph][:4]


def test_a_log_error_says_the_line_and_the_reason_in_each_language() -> None:
    text = str(GALOPP.match(players=2, seed=1).log) + "0 play r\n"
    with pytest.raises(ludotheque.LogError) as caught:
        ludotheque.replay(text)
    error = caught.value
    assert error.line == len(text.splitlines())
    for language in LANGUAGES:
        assert str(error.line) in error.sentence(language)
        assert GALOPP.words.say(language, "refusal-arrange-first") in error.sentence(language)
    assert str(error) == error.sentence("en")  # and it does not stay in the language told last


def test_a_games_own_message_beats_the_kernels(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("bad-seed = No seed grows from { $asked }.\n")
    with pytest.raises(ludotheque.OptionError) as caught, told_by(Words([tmp_path])):
        raise ludotheque.OptionError("bad-seed", asked="x")
    assert str(caught.value) == "No seed grows from x."


def test_regression_an_error_told_by_nobody_could_not_be_printed() -> None:
    """Raised by a notation that was called directly, its message is in words that the error does not know."""
    with pytest.raises(ludotheque.NotationError) as caught:
        RUMMU.notation.read(RUMMU.match().state, "draw x")
    assert str(caught.value).startswith("notation-alone")
    assert "draw x" in str(caught.value)
    with pytest.raises(KeyError):
        caught.value.sentence()


def fail(what: str) -> None:
    """In a worker: raise an error of the kind asked for."""
    match = GALOPP.match(players=2, seed=1)
    if what == "Refused":
        match.play(0, "play r")
    elif what == "NotationError":
        match.play(0, "feed x")
    elif what == "LogError":
        ludotheque.replay(str(match.log) + "0 play r\n")
    elif what == "PositionError":
        GALOPP.match(position={"round": -1})
    elif what == "OptionError":
        GALOPP.match(players=9)
    elif what == "UnknownError":
        ludotheque.game("chess")


@pytest.fixture(scope="module")
def workers() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize(
    "what", ["Refused", "NotationError", "LogError", "PositionError", "OptionError", "UnknownError"]
)
def test_errors_come_home_from_a_worker_process_with_all_their_sentences(
    workers: ProcessPoolExecutor, what: str
) -> None:
    with pytest.raises(LudothequeError) as here:
        fail(what)
    with pytest.raises(LudothequeError) as there:
        workers.submit(fail, what).result()
    assert type(there.value) is type(here.value) is getattr(ludotheque, what)
    assert str(there.value) == str(here.value)
    for language in LANGUAGES:
        assert there.value.sentence(language) == here.value.sentence(language)
    plain = {name for name in vars(here.value) if name not in ("words", "parameters")}
    assert {name: getattr(there.value, name) for name in plain} == {name: getattr(here.value, name) for name in plain}


@pytest.mark.parametrize(
    "kind", [kind for kind in LudothequeError.__subclasses__() if kind.__module__ == errors.__name__]
)
def test_every_kind_of_error_can_be_pickled(kind: type[LudothequeError]) -> None:
    arguments: dict[str, tuple[Any, ...]] = {
        "LogError": (3, "bad-seed"),
        "Refused": (GALOPP.words, "arrange-first", 1, 0, "play r"),
    }
    error = kind(*arguments.get(kind.__name__, ("bad-seed",)), **({} if kind.__name__ == "Refused" else {"asked": "x"}))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (str(again), again.args, again.parameters) == (str(error), error.args, error.parameters)


def test_any_value_can_be_shown() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert shown(5) == "5"
    assert shown(10**5000) == "(int …)"
    assert shown(deep) == "(list …)"
    assert len(shown("x" * 10_000)) < 1000
    while deep:
        deep = deep.pop()  # type: ignore[assignment]


def test_every_key_that_the_kernel_raises_has_a_message() -> None:
    folder = Path(str(errors.__file__)).parent
    raised = {
        key
        for file in folder.glob("*.py")
        for key in re.findall(r'Error\(\s*(?:[\w.()"]+, )?"([a-z]+-[a-z-]+)"', file.read_text("utf-8"))
    }
    assert {"bad-seed", "unknown-game", "log-foreign", "position-number"} <= raised
    for language in LANGUAGES:
        assert [key for key in sorted(raised) if not kernel_words().has(language, key)] == []


CARD = """rules = 1
titles = { fr = "a", en = "a", de = "a", it = "a" }
seats = { low = 2, high = 4, usual = 3 }
"""


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("game.toml", None, "game.toml"),
        ("rules.py", None, "rules.py"),
        ("words/it.ftl", None, "words/it.ftl"),
        ("game.toml", "rules = ", "folder"),
        ("game.toml", "rules = 1", "titles|seats|'"),
        ("game.toml", 'options = ["x"]', "folder"),
        ("game.toml", CARD + 'stage = "beta"', "stage = “beta”; it can be: draft, published"),
        ("game.toml", CARD + "stage = []", "it can be: draft, published"),
        ("game.toml", '[[options]]\nname = "x"\nkind = "flag"\ndefault = 5\n', "x cannot be"),
    ],
)
def test_a_games_folder_that_is_not_as_the_contract_wants_it_is_refused(
    tmp_path: Path, file: str, text: str | None, told: str
) -> None:
    from ludotheque.kernel.game import open_folder

    folder = tmp_path / "broken"
    for name in ("__init__.py", "rules.py", "notation.py", "bot.py", "game.toml"):
        folder.mkdir(exist_ok=True)
        (folder / name).write_text("")
    for part, ending in (("words", "ftl"), ("rulebook", "md")):
        (folder / part).mkdir()
        for language in LANGUAGES:
            (folder / part / f"{language}.{ending}").write_text("")
    if text is None:
        (folder / file).unlink()
    else:
        (folder / file).write_text(text)
    with pytest.raises(ludotheque.GameFolderError, match=told) as caught:
        open_folder(folder)
    assert "broken" in str(caught.value)


def enlarged(value: Any, parts: list[str]) -> Iterator[Any]:
    """Variants of a part of a position that are far too large for any box."""
    if isinstance(value, str):
        for part in parts:
            yield " ".join([part] * 200)
            yield part * 200
    elif isinstance(value, list):
        yield from (
            [*value[:k], large, *value[k + 1 :]] for k in range(len(value)) for large in enlarged(value[k], parts)
        )
        yield from ([part] * 200 for part in value[:1])
    elif isinstance(value, int) and not isinstance(value, bool):
        yield from (200, 10**30)


@pytest.mark.parametrize("name", published())
def test_a_hand_of_200_cards_or_anything_else_too_large_in_a_position_is_refused_with_a_sentence(name: str) -> None:
    game, refused = ludotheque.game(name), 0
    match, dice = game.match(seed=1), random.Random(1)
    for _ in range(8):
        seat = min(match.to_act())
        match.play(seat, dice.choice(match.legal(seat)))
    position = game.notation.position(match.state)
    texts = " ".join(str(one) for part in position.values() for one in (part if isinstance(part, list) else [part]))
    parts = sorted({*texts.split(), *"".join(texts.split())})
    for key, value in position.items():
        for large in enlarged(value, parts):
            with contextlib.suppress(LudothequeError):
                game.from_position({**position, key: large})
                continue
            refused += 1
    assert refused > 50
