"""Tests of options: completed, checked and turned into the integers that rules get."""

from typing import Any

import pytest

import ludotheque
from ludotheque.kernel.errors import OptionError
from ludotheque.kernel.options import GameOption, Schema
from ludotheque.kernel.words import LANGUAGES

SCHEMA = Schema(
    [
        GameOption.load(
            {"name": "box", "kind": "choice", "values": ["old", "new"], "default": "new", "seats": {"new": [3, 4, 5]}}
        ),
        GameOption.load(
            {"name": "rounds", "kind": "number", "low": 1, "high": 9, "default": 3, "only": {"box": ["old"]}}
        ),
        GameOption.load({"name": "teams", "kind": "flag", "default": False, "only": {"box": ["new"]}}),
        GameOption.load({"name": "stake", "kind": "number", "low": -2, "high": 2, "default": 0}),
    ],
    *(2, 6, 2),
)


@pytest.mark.parametrize(
    ("given", "complete", "encoded"),
    [
        ({}, {"box": "new", "rounds": None, "teams": False, "stake": 0}, [1, -1, 0, 0, 1]),
        ({"box": "old"}, {"box": "old", "rounds": 3, "teams": None, "stake": 0}, [0, 3, -1, 0, 1]),
        ({"box": "old", "rounds": None}, {"box": "old", "rounds": 3, "teams": None, "stake": 0}, [0, 3, -1, 0, 1]),
        ({"teams": True, "stake": -2}, {"box": "new", "rounds": None, "teams": True, "stake": -2}, [1, -1, 1, -2, 1]),
    ],
)
def test_missing_options_take_their_default_and_those_that_do_not_apply_are_none(
    given: dict[str, Any], complete: dict[str, Any], encoded: list[int]
) -> None:
    values = SCHEMA.complete(given)
    assert values == complete
    assert SCHEMA.encode(values) == encoded
    assert SCHEMA.complete(values) == values


@pytest.mark.parametrize(
    ("given", "key", "told"),
    [
        ({"bax": "old"}, "unknown-option", "Did you mean box?"),
        ({"box": "odl"}, "bad-option-value", "Did you mean old?"),
        ({"box": 0}, "bad-option-value", "old, new"),
        ({"box": None}, "bad-option-value", "“None”"),
        ({"box": ["old"]}, "bad-option-value", "old, new"),
        ({"teams": 1}, "bad-option-value", "true, false"),
        ({"teams": "yes"}, "bad-option-value", "true, false"),
        ({"stake": 3}, "bad-option-value", "-2–2"),
        ({"stake": True}, "bad-option-value", "-2–2"),
        ({"stake": 1.0}, "bad-option-value", "-2–2"),
        ({"stake": 10**5000}, "bad-option-value", "-2–2"),
        ({"rounds": 3}, "option-does-not-apply", "box = old"),
        ({"box": "old", "teams": False}, "option-does-not-apply", "box = new"),
    ],
)
def test_an_option_that_does_not_fit_is_refused_with_what_would(given: dict[str, Any], key: str, told: str) -> None:
    with pytest.raises(ludotheque.OptionError) as caught:
        SCHEMA.complete(given)
    assert caught.value.key == key
    assert told in str(caught.value)
    assert len({caught.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("teams", "YES", True),
        ("teams", "off", False),
        ("teams", "0", False),
        ("stake", "-1", -1),
        ("box", "old", "old"),
    ],
)
def test_values_typed_by_people(name: str, text: str, value: Any) -> None:
    parsed = SCHEMA.option(name).parse(text)
    assert parsed == value
    assert type(parsed) is type(value)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *(("teams", "maybe"), ("teams", ""), ("stake", "3"), ("stake", "one"), ("stake", ""), ("stake", "1.0")),
        *(("stake", "--1"), ("stake", "-"), ("stake", "²"), ("stake", "9" * 5000), ("box", "Old")),
    ],
    ids=lambda text: text[:9],
)
def test_values_typed_wrongly(name: str, text: str) -> None:
    """`--1` was once taken for a number, and raised Python's own error."""
    with pytest.raises(ludotheque.OptionError) as caught:
        SCHEMA.option(name).parse(text)
    assert caught.value.key == "bad-option-value"


@pytest.mark.parametrize(("box", "seats"), [("old", [2, 3, 4, 5, 6]), ("new", [3, 4, 5])])
def test_options_decide_how_many_may_play(box: str, seats: list[int]) -> None:
    values = SCHEMA.complete({"box": box})
    assert SCHEMA.seats(values) == seats
    assert SCHEMA.players(None, values) == max(2, seats[0])  # the usual number, or the nearest that is allowed
    for players in seats:
        assert SCHEMA.players(players, values) == players
    wrong: list[Any] = [seats[0] - 1, seats[-1] + 1, 0, -1, "3", 3.0, True, [3], 10**5000]
    for players in wrong:
        with pytest.raises(ludotheque.OptionError) as caught:
            SCHEMA.players(players, values)
        assert caught.value.key == "bad-players"
        assert " / ".join(map(str, seats)) in str(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        {"name": "x", "kind": "colour", "default": "red"},
        {"name": "x", "kind": "choice", "values": ["a"], "default": "b"},
        {"name": "x", "kind": "number", "low": 1, "high": 2, "default": 3},
        {"name": "x", "kind": "flag", "default": "no"},
        {"name": "x", "kind": "flag"},
    ],
)
def test_an_option_that_is_declared_wrongly_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises((ValueError, TypeError, ludotheque.OptionError)):
        GameOption.load(data)


TARGET = {"name": "target", "kind": "number", "low": 1, "high": 999, "default": 200}
COURSE = Schema(
    [
        GameOption.load({"name": "course", "kind": "number", "low": 6, "high": 60, "default": 24}),
        GameOption.load(
            {
                "name": "special",
                "kind": "numbers",
                "low": 1,
                "high": 59,
                "most": 4,
                "below": "course",
                "default": [6, 12],
            }
        ),
        GameOption.load({"name": "races", "kind": "choice", "values": [1, 3], "default": 1}),
        GameOption.load({"name": "youngest", "kind": "seat", "default": 0}),
        GameOption.load({"name": "teams", "kind": "flag", "default": False, "seats": {"true": [4, 6]}}),
        GameOption.load({**TARGET, "default_if": [{"teams": True, "default": 500}]}),
    ],
    *(2, 6, 3),
)


def test_lists_of_numbers_choices_of_numbers_and_seats_reach_the_rules() -> None:
    values = COURSE.complete({"special": [2, 9, 11], "races": 3, "youngest": 1})
    assert COURSE.encode(values) == [24, 2, 9, 11, -1, 3, 1, 0, 200, 1]


def test_a_default_may_depend_on_options_before_it() -> None:
    assert COURSE.complete({"teams": True})["target"] == 500
    assert COURSE.complete({"course": 10})["special"] == [6]  # what the shorter course still has room for


@pytest.mark.parametrize("special", [[6, 6], [12, 6], [24], [0], [1, 2, 3, 4, 5], "6", [6.0], [[6]], [True], [None, 1]])
def test_numbers_that_do_not_fit_are_refused(special: Any) -> None:
    with pytest.raises(ludotheque.OptionError) as caught:
        COURSE.complete({"special": special})
    assert caught.value.key == "bad-option-value"


@pytest.mark.parametrize(
    ("text", "value"), [("6,12", [6, 12]), ("[6, 12]", [6, 12]), ("", []), ("6 12 18", [6, 12, 18])]
)
def test_numbers_typed_by_people(text: str, value: list[int]) -> None:
    assert COURSE.option("special").parse(text) == value


def test_a_choice_of_numbers_is_typed_as_a_number() -> None:
    assert COURSE.option("races").parse("3") == 3
    with pytest.raises(ludotheque.OptionError):
        COURSE.option("races").parse("2")


def test_a_seat_must_be_at_the_table() -> None:
    values = COURSE.complete({"youngest": 3})
    assert COURSE.players(4, values) == 4
    with pytest.raises(ludotheque.OptionError, match="0–2"):
        COURSE.players(3, values)


def test_seats_may_have_gaps() -> None:
    values = COURSE.complete({"teams": True})
    assert COURSE.seats(values) == [4, 6]
    assert COURSE.players(None, values) == 4
    with pytest.raises(ludotheque.OptionError, match="4 / 6"):
        COURSE.players(5, values)


def test_options_of_laboratories_are_apart() -> None:
    small = GameOption.load({"name": "cards", "kind": "number", "low": 2, "high": 10, "default": 10, "research": True})
    schema = Schema([GameOption.load({"name": "fast", "kind": "flag", "default": False}), small], 2, 4, 2, rules=3)
    assert schema.encode(schema.complete({})) == [0, 10, 3]
    assert schema.encode(schema.complete({"cards": 3}, research=True), rules=2) == [0, 3, 2]
    with pytest.raises(OptionError, match="cards"):
        schema.complete({"cards": 3})
    with pytest.raises(OptionError, match="cards"):
        schema.complete({"cards": 11}, research=True)
