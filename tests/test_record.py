"""Tests of records: they hide what they must, keep their numbers in range, and rebuild themselves."""

from typing import Any

import numpy as np
import pytest

from ludotheque.kernel.record import (
    CHANCE,
    SPECTATOR,
    Record,
    RecordField,
    beside,
    i1,
    i2,
    i4,
    i8,
    private,
    public,
    secret,
)


class Cards(Record, seats=3):
    """A small state with every width, every visibility and every number of axes."""

    turn = public(i1)
    total = public(i4)
    face_up = public(i2, 2, 3)
    hand = private(i1, 3, 4)
    pledge = private(i8, 3)
    deck = secret(i2, 5)


def record(fields: dict[str, Any], seats: int = 2) -> Any:
    """A record type made on the spot."""
    make: Any = type(Record)
    return make("Made", (Record,), fields, seats=seats)


def filled() -> Any:
    """Every element a number of its own, none of them -1."""
    cards = Cards()
    cards.turn, cards.total = 2, 70_000
    for k in range(6):
        cards.face_up[k // 3, k % 3] = 300 + k
    for seat in range(3):
        cards.pledge[seat] = 1 << 40 + seat
        for k in range(4):
            cards.hand[seat, k] = 10 * seat + k
    for k in range(5):
        cards.deck[k] = 1000 + k
    return cards


def test_a_view_shows_what_is_public_and_a_seats_own_rows_and_nothing_else() -> None:
    whole = filled().to_dict()
    for seat in (0, 1, 2, SPECTATOR):
        view = filled().view(seat).to_dict()
        assert {name: view[name] for name in ("turn", "total", "face_up")} == {
            name: whole[name] for name in ("turn", "total", "face_up")
        }
        assert view["hand"] == [whole["hand"][row] if row == seat else [-1] * 4 for row in range(3)]
        assert view["pledge"] == [whole["pledge"][row] if row == seat else -1 for row in range(3)]
        assert view["deck"] == [-1] * 5


def test_masks_fail_closed() -> None:
    """Only declared fields are uncovered: what a seat sees is exactly the bytes of public fields and its own rows."""
    assert Cards.masks.shape == (4, Cards.dtype.itemsize)
    assert set(np.unique(Cards.masks)) == {0, 0xFF}
    public_bytes = 1 + 4 + 2 * 6
    assert [int((row == 0).sum()) for row in Cards.masks] == [public_bytes + 4 + 8] * 3 + [public_bytes]
    for seat in (0, 1, 2, SPECTATOR):
        view = bytes(filled().view(seat))
        hidden = [k for k in range(len(view)) if Cards.masks[seat][k]]
        assert {view[k] for k in hidden} == {0xFF}


def test_a_view_of_a_view_shows_no_more() -> None:
    cards = filled()
    assert cards.view(0).view(0) == cards.view(0)
    assert cards.view(0).view(1) == cards.view(SPECTATOR).view(0).view(1)


@pytest.mark.parametrize("seat", [-2, -4, 4, CHANCE])
def test_regression_a_seat_below_the_spectator_saw_another_seats_hand(seat: int) -> None:
    with pytest.raises(IndexError):
        filled().view(seat)


def test_a_private_field_needs_the_axis_of_seats() -> None:
    with pytest.raises(TypeError, match="first axis"):
        private(i1)
    with pytest.raises(TypeError, match="2, but there are 3 seats"):

        class _Wrong(Record, seats=3):
            hand = private(i1, 2, 4)


def test_fields_are_signed_integers() -> None:
    for kind in (np.uint8, np.float64, np.bool_):
        with pytest.raises(TypeError, match="signed"):
            public(kind)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["view", "clone", "raw", "array", "load", "seats", "dtype", "fields", "masks"])
def test_a_field_may_not_bear_a_name_of_every_record(name: str) -> None:
    """`seats`, `dtype`, `fields` and `masks` were once taken without a word, and the field was lost."""
    with pytest.raises(TypeError, match="already has something of that name"):
        record({name: public(i1)})


@pytest.mark.parametrize("name", ["round", "size", "all", "sum", "copy"])
def test_a_field_may_bear_the_name_of_an_array_method(name: str) -> None:
    made = record({name: public(i1)})()
    setattr(made, name, 5)
    assert made.to_dict() == {name: 5}


@pytest.mark.parametrize("seats", [0, CHANCE + 1])
def test_a_table_has_one_to_sixteen_seats(seats: int) -> None:
    with pytest.raises(TypeError, match="seats"):
        record({"turn": public(i1)}, seats)


@pytest.mark.parametrize(("name", "value"), [("turn", 128), ("turn", -129), ("total", 1 << 31)])
def test_a_number_too_large_for_its_field_is_an_error(name: str, value: int) -> None:
    cards = filled()
    before = bytes(cards)
    with pytest.raises(OverflowError, match=str(value)):
        setattr(cards, name, value)
    assert bytes(cards) == before


def test_an_element_too_large_is_an_error() -> None:
    cards = filled()
    for write in (128, -129):
        with pytest.raises(OverflowError):
            cards.hand[0, 0] = write
    with pytest.raises(OverflowError):
        cards.face_up[1, 2] = 1 << 15
    assert cards == filled()


@pytest.mark.parametrize("index", [-1, 3, 100])
def test_an_index_outside_is_an_error_and_never_counts_from_the_end(index: int) -> None:
    cards = filled()
    with pytest.raises(IndexError):
        cards.pledge[index]
    with pytest.raises(IndexError):
        cards.pledge[index] = 1
    with pytest.raises(IndexError):
        cards.hand[index, 0]
    with pytest.raises(IndexError):
        cards.hand[0, index + 4 if index > 0 else index]
    with pytest.raises(IndexError):
        cards.hand[0][index + 4 if index > 0 else index] = 1
    assert cards == filled()


def test_whole_rows_and_whole_arrays_are_not_set() -> None:
    cards = filled()
    with pytest.raises(TypeError):
        cards.hand = 1
    with pytest.raises(TypeError):
        cards.hand[0] = 1


def test_array_fields_behave_like_sequences() -> None:
    cards = filled()
    assert len(cards.hand) == 3
    assert cards.hand.shape == (3, 4)
    assert list(cards.hand[2]) == cards.hand[2].tolist() == [20, 21, 22, 23]
    assert repr(cards.face_up) == "[[300, 301, 302], [303, 304, 305]]"


def test_bytes_load_equality_and_repr_rebuild_a_record() -> None:
    cards = filled()
    again = Cards.load(bytes(cards))
    assert again == cards
    assert eval(repr(cards), {"Cards": Cards}) == cards
    assert again.to_dict() == cards.to_dict()
    again.turn = 1
    assert again != cards
    assert cards.turn == 2
    with pytest.raises(ValueError, match="bytes are not a Cards"):
        Cards.load(bytes(cards)[1:])
    assert cards != bytes(cards)
    with pytest.raises(TypeError):
        hash(cards)


def test_a_clone_and_a_view_share_nothing_with_the_original() -> None:
    cards = filled()
    clone, view = cards.clone(), cards.view(0)
    clone.hand[0, 0] = 99
    view.face_up[0, 0] = 99
    assert cards == filled()
    assert clone != cards


def test_record_and_array_share_memory() -> None:
    cards = filled()
    cards.array[0]["turn"] = 1
    assert cards.turn == 1
    cards.hand[1, 2] = 77
    assert cards.array[0]["hand"][1, 2] == 77


def test_batch_views_equal_single_views() -> None:
    states = Cards.batch(4)
    for k in range(4):
        cards = Cards.at(states, k)
        cards.raw[:] = filled().raw
        cards.total = k
    for seat in (0, 1, 2, SPECTATOR):
        views = Cards.views(states, seat)
        assert [Cards.at(views, k) for k in range(4)] == [Cards.at(states, k).view(seat) for k in range(4)]
    assert Cards.at(states, 3).total == 3  # the states themselves are untouched


class Pair:
    """A component of two fields."""

    def fields(self, name: str, seats: int) -> dict[str, RecordField]:
        return {f"{name}_size": public(i1, seats), name: private(i2, seats, 2)}


class Phased(Record):
    phase = public(i1)
    hand: Any = Pair()


class Small(Phased, seats=2):
    turn = public(i1)


class Large(Phased, seats=3):
    stock = secret(i1)


def test_a_component_expands_to_its_fields_and_bases_come_first() -> None:
    assert list(Small.fields) == ["phase", "hand_size", "hand", "turn"]
    assert list(Large.fields) == ["phase", "hand_size", "hand", "stock"]
    assert Small.components == {"hand": Phased.hand}
    assert (Small.fields["hand"].shape, Large.fields["hand"].shape) == ((2, 2), (3, 2))
    small, large = Small(), Large()
    small.hand[1, 0], small.turn, large.hand[2, 1], large.stock = 300, 1, -7, 5
    assert small.to_dict() == {"phase": 0, "hand_size": [0, 0], "hand": [[0, 0], [300, 0]], "turn": 1}
    assert large.to_dict() == {"phase": 0, "hand_size": [0] * 3, "hand": [[0, 0], [0, 0], [0, -7]], "stock": 5}
    assert small.view(0).hand.tolist() == [[0, 0], [-1, -1]]


def test_two_fields_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match=r"Twice\.hand_size: two fields of that name, one of them by hand"):
        type("Twice", (Record,), {"hand_size": public(i1), "hand": Pair()}, seats=2)


class Noted(Record, seats=2):
    note = beside(i2, 3)
    turn = public(i1)
    hand = private(i2, 2, 2)


def test_what_is_beside_a_state_is_no_part_of_it() -> None:
    assert list(Noted.fields) == ["turn", "hand"]
    assert list(Noted.beside_fields) == ["note"]
    assert (Noted.state_size, Noted.dtype.itemsize, Noted.beside_fields["note"].offset) == (9, 15, 9)
    one, two = Noted(), Noted()
    assert one.note.tolist() == [-1, -1, -1]
    one.turn, one.note[1] = 1, 7
    two.turn = 1
    assert one == two
    assert len(bytes(one)) == 9
    assert one.clone().note.tolist() == [-1, 7, -1]
    for seat in (0, 1, SPECTATOR):
        assert one.view(seat).note.tolist() == [-1, -1, -1]
        assert Noted.views(one.array, seat)["note"].tolist() == [[-1, -1, -1]]
    again = Noted.load(bytes(one))
    assert (again == one, again.note.tolist()) == (True, [-1, -1, -1])
    assert one.to_dict() == {"turn": 1, "hand": [[0, 0], [0, 0]]}
    assert Noted.batch(2)["note"].tolist() == [[-1, -1, -1]] * 2
    assert repr(one) == f"Noted.load(bytes.fromhex('{bytes(one).hex()}'))"
