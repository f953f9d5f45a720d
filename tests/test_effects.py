"""Tests of effects: rules tell them where somebody listens, and every viewer learns of them what he may."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

import pytest

import ludotheque
from ludotheque.components.decks import coloured
from ludotheque.kernel import effects as telling
from ludotheque.kernel import rng
from ludotheque.kernel.effects import NOBODY, effects, hush, listen, tell
from ludotheque.kernel.jit import compiled
from ludotheque.kernel.record import SPECTATOR, Record, i1, public
from ludotheque.kernel.sentences import (
    SeenEffect,
    Sentences,
    Told,
    card,
    cards,
    number,
    own,
    part,
    seat,
    silent,
    word,
)
from ludotheque.kernel.words import Line, Seat, Word, line
from ludotheque.tables import events as e
from ludotheque.tables.stream import ToldEffect, entries
from ludotheque.tables.table import rebuilt
from tests.tables.sample import Sample

DECK = coloured([(letter, value) for letter in "rb" for value in range(1, 6)])


class Effect(enum.IntEnum):
    DREW, LAID, SHOWN, GAVE, MOVED, STIRRED, OWNED, LOOKED = range(8)


class State(Record, seats=3):
    turn = public(i1)
    told = effects(6)


SENTENCES = {
    Effect.DREW: Told("drew", own(card("card", DECK)), number("left"), others="draws", unnamed=True, to="turn"),
    Effect.LAID: Told("laid", number("row"), cards("cards", DECK), silent("place")),
    Effect.SHOWN: Told("shown", number("card"), numbered=True),
    Effect.GAVE: Told("gave", seat("whom")),
    Effect.MOVED: Told("moved", word("pig", lambda n: Word(f"pig-{n}"), "abc".__getitem__)),
    Effect.STIRRED: Told(None, number("turns")),
    Effect.OWNED: Told("owned", own(number("points"))),
    Effect.LOOKED: Told("looked", part("turn", lambda view, n: {"turn": view.turn + n})),
}
TOLD = Sentences(State, SENTENCES)
EVERYBODY = [SPECTATOR, 0, 1, 2]


def after(*told: tuple[int, ...]) -> Any:
    """A state after an action with these effects."""
    state: Any = State()
    state.turn = 40
    listen(state)
    for one in told:
        tell(state, *one)
    return state


def lines(state: Any) -> dict[int, list[Line]]:
    return TOLD.lines(state, EVERYBODY, lambda: state.view(SPECTATOR))


def test_only_those_who_listen_are_told() -> None:
    state: Any = State()
    tell(state, Effect.GAVE, 1, 2)
    assert (state.told_count, TOLD.count(state), TOLD.read(state)) == (-1, -1, [])
    listen(state)
    tell(state, Effect.GAVE, 1, 2)
    assert TOLD.read(state) == [(Effect.GAVE, 1, 2, 0, 0)]
    hush(state)
    tell(state, Effect.GAVE, 1, 2)
    assert TOLD.read(state) == []
    assert all(TOLD.read(state.view(viewer)) == [] for viewer in EVERYBODY)
    assert lines(state) == {viewer: [] for viewer in EVERYBODY}


def test_what_there_is_no_room_for_is_counted_once_and_not_written() -> None:
    state = after(*((Effect.STIRRED, NOBODY, k) for k in range(9)))
    assert TOLD.count(state) == 7
    assert [row[2] for row in TOLD.read(state)] == [0, 1, 2, 3, 4, 5]


def test_compiled_rules_tell_the_same(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    twin: Any = compiled(telling, tmp_path)
    state: Any = State()
    twin.tell(state.array[0], Effect.GAVE, 1, 2)
    assert not twin.heard(state.array[0])
    assert TOLD.read(state) == []
    twin.listen(state.array[0])
    assert twin.heard(state.array[0])
    for k in range(9):
        twin.tell(state.array[0], Effect.LAID, 1, k, -k, 300)
    assert TOLD.count(state) == 7
    assert TOLD.read(state) == [(Effect.LAID, 1, k, -k, 300) for k in range(6)]


def test_what_is_own_is_told_to_its_seat_and_to_nobody_else() -> None:
    state = after((Effect.DREW, 1, 2, 30))
    mine, other = [line("drew", card="●3", left=30)], [line("draws", who=Seat(1), left=30)]
    assert lines(state) == {SPECTATOR: other, 0: other, 1: mine, 2: other}
    masked = [SeenEffect("drew", 1, {"left": 30}, "", "turn")]
    whole = [SeenEffect("drew", 1, {"card": "r3", "left": 30}, "", "turn")]
    assert TOLD.seen(state, EVERYBODY) == {SPECTATOR: masked, 0: masked, 1: whole, 2: masked}


def test_what_is_own_of_nobody_is_told_to_nobody() -> None:
    """A spectator has the same number as nobody."""
    state = after((Effect.OWNED, NOBODY, 7))
    assert lines(state) == {viewer: [] for viewer in EVERYBODY}
    assert TOLD.seen(state, EVERYBODY) == {viewer: [SeenEffect("owned", -1, {}, "", "")] for viewer in EVERYBODY}


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        pytest.param([(Effect.GAVE, 2, 0)], [line("gave", who=Seat(2), whom=Seat(0))], id="another seat"),
        pytest.param([(Effect.MOVED, NOBODY, 1)], [line("moved", pig=Word("pig-1"))], id="a word, of nobody"),
        pytest.param([(Effect.STIRRED, NOBODY, 5)], [], id="drawn, not spoken of"),
        pytest.param([(Effect.LOOKED, 0, 2)], [line("looked", who=Seat(0), turn=42)], id="from the public view"),
        pytest.param(
            [
                (Effect.LAID, 0, 3, 9, 1),
                (Effect.LAID, 0, 3, 1, 1),
                (Effect.LAID, 0, 4, 2, 1),
                (Effect.LAID, 1, 4, 2, 1),
            ],
            [
                line("laid", who=Seat(0), row=3, cards="●2 ■5"),
                line("laid", who=Seat(0), row=4, cards="●3"),
                line("laid", who=Seat(1), row=4, cards="●3"),
            ],
            id="gathered, as far as all else is the same",
        ),
        pytest.param(
            [(Effect.SHOWN, 0, 4), (Effect.SHOWN, 2, 9), (Effect.GAVE, 0, 1), (Effect.SHOWN, 1, 5)],
            [
                line("shown-2", who0=Seat(0), who1=Seat(2), card0=4, card1=9),
                line("gave", who=Seat(0), whom=Seat(1)),
                line("shown-1", who0=Seat(1), card0=5),
            ],
            id="numbered",
        ),
    ],
)
def test_sentences_are_made_as_declared(told: list[tuple[int, ...]], expected: list[Line]) -> None:
    for _ in range(2):  # the second time as it was kept
        assert lines(after(*told)) == dict.fromkeys(EVERYBODY, expected)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Told("a", *(number(f"n{k}") for k in range(4))), "4 numbers are declared; an effect has 3"),
        (lambda: Told("a", number("n"), others="b"), "others='b' says what those are told who may not see what is own"),
        (lambda: effects(0), "between 1 and 100 effects"),
        (lambda: type("Wrong", (Record,), {"heard": effects(3)}, seats=2), "the list of effects is called told"),
    ],
)
def test_a_wrong_declaration_is_refused(make: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(TypeError, match=sentence):
        make()


def test_steps_carry_effects_and_playouts_none() -> None:
    game = ludotheque.game("rudi")
    assert game.sentences is not None
    match = game.match(players=3, seed=1)
    (chosen,) = match.play(0, "play 4")
    assert game.sentences.read(chosen.before) == [(game.rules.Effect.UNCOVERED, NOBODY, chosen.before.top, 0, 0)]  # type: ignore[attr-defined]
    assert game.sentences.seen(chosen.after, [0, 1]) == {
        0: [SeenEffect("chose", 0, {"card": 4}, "", "choice")],
        1: [SeenEffect("chose", 0, {}, "", "choice")],
    }
    for engine in (game.compiled, game.interpreted):
        state = chosen.after.clone()
        engine.stride(state, rng.start(1), 1)
        assert game.sentences.count(state) == -1
        state = chosen.after.clone()
        engine.playout(state, rng.start(1))
        assert game.sentences.count(state) == -1
    assert game.sentences.count(game.engine.guess(chosen.after.view(1), 1, rng.start(1))) == -1


def test_entries_have_the_effects_of_all_steps_as_each_viewer_may_know_them() -> None:
    sample = Sample("tausch", 2).start()
    sample.act(0)
    _, drew = (entries(sample.happened[-1], [SPECTATOR, 0, 1])[viewer].effects for viewer in (SPECTATOR, 0))
    others = entries(sample.happened[-1], [1])[1].effects
    assert [one.name for one in drew] == [one.name for one in others] == ["swapped", "drew"]
    assert set(drew[-1].numbers) == {"card"}
    assert others[-1] == ToldEffect("drew", 0, {}, "stock", "hand")
    assert entries(sample.happened[-1], [1], words=False)[1].effects == []


def test_after_a_restart_entries_have_the_same_effects() -> None:
    sample = Sample("rudi", 3).start()
    for k in range(3):
        sample.act(k, f"play {k + 1}")
    _, again = rebuilt("t", [(seq, at, e.decode(body)) for seq, at, body in sample.log])
    for one, two in zip(sample.happened, again, strict=True):
        assert entries(one, EVERYBODY) == entries(two, EVERYBODY)
    told = entries(again[-1], [SPECTATOR])[SPECTATOR].effects
    assert [(one.name, one.seat) for one in told] == [*(("shown", k) for k in range(3)), ("ran", 2)]
