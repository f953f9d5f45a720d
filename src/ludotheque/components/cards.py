"""Components of cards: hands, stock, pile, piles, display, choices, marks, chain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludotheque.components.component import Bag, Component, integers, named, written
from ludotheque.components.decks import Deck
from ludotheque.components.declaration_errors import wrong
from ludotheque.kernel.errors import PositionError, present, shown
from ludotheque.kernel.positions import Reader
from ludotheque.kernel.record import Record, RecordField, i1, private, public, secret
from ludotheque.kernel.words import Line, Seat, Word, line


class CardPart(Component):
    """What is made of the cards of a deck."""

    deck: Deck

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        if not isinstance(deck, Deck):
            raise wrong(self.place, "no-deck", component=self.kind, found=repr(deck))
        self.deck = deck

    @property
    def cells(self) -> type[Any]:
        """The type of a count of one kind."""
        return integers(max(kind.copies for kind in self.deck.kinds))

    @property
    def sums(self) -> type[Any]:
        """The type of a number of cards."""
        return integers(self.deck.total)

    @property
    def numbers(self) -> type[Any]:
        """The type of a number of a kind."""
        return integers(len(self.deck))

    @property
    def title(self) -> Word:
        return Word(f"part-{self.name}")


class Hands(CardPart):
    """`hand`: counts that each seat sees of its own; `hand_size`: public. `size` names another field for that, which is
    declared as well."""

    kind = "hands"

    def __init__(self, deck: Deck, size: str = "") -> None:
        super().__init__(deck)
        self.used = size

    @property
    def size(self) -> str:
        return self.used or f"{self.name}_size"

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        sizes = {} if self.used else {f"{name}_size": public(self.sums, seats)}
        return {name: private(self.cells, seats, len(self.deck)), **sizes}

    def position_keys(self) -> tuple[str, ...]:
        return (f"{self.name}s",)

    def write(self, s: Record, players: int) -> dict[str, Any]:
        hands = getattr(s, self.name)
        return {f"{self.name}s": [written(self.deck, self.deck.listed(hands[seat])) for seat in range(players)]}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        hands, sizes = getattr(s, self.name), getattr(s, self.size)
        hands.fill(0)
        sizes.fill(0)
        key = f"{self.name}s"
        for seat, cards in enumerate(rows(reader, key, players, self.deck)):
            for kind in present(bag, "the bag").cards(f"{key}[{seat}]", cards):
                hands[seat, kind] += 1
                sizes[seat] += 1

    def counts(self, s: Record) -> list[int]:
        return [sum(hand[kind] for hand in getattr(s, self.name)) for kind in range(len(self.deck))]

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        if 0 <= seat < view.players:
            cards = self.deck.shown(self.deck.listed(getattr(view, self.name)[seat]))
            yield line("table-hand", part=self.title, cards=cards or "–")

    def board(self) -> dict[str, Any]:
        return super().board() | {"size": self.size}


class Stock(CardPart):
    """`stock`: counts that nobody sees; `stock_size`: public. It begins with the whole deck. As a rule a position
    leaves it out: it is what is nowhere else."""

    kind = "stock"

    def __init__(self, deck: Deck, rest: bool = True, sized: bool = True) -> None:
        super().__init__(deck)
        self.rest, self.sized = rest, sized

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        copies = [int(count) for count in self.deck.copies]
        size = {f"{name}_size": public(self.sums, initial=self.deck.total)} if self.sized else {}
        return {name: secret(self.cells, len(self.deck), initial=copies), **size}

    def write(self, s: Record, players: int) -> dict[str, Any]:
        return {} if self.rest else {self.name: written(self.deck, self.deck.listed(getattr(s, self.name)))}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        if not self.rest:
            left = [0] * len(self.deck)
            for kind in present(bag, "the bag").cards(self.name, value_of(reader, self.name, self.deck)):
                left[kind] += 1
            self.fill(s, left)

    def counts(self, s: Record) -> list[int]:
        return list(getattr(s, self.name))

    def fill(self, s: Record, left: list[int]) -> None:
        for kind, count in enumerate(left):
            getattr(s, self.name)[kind] = count
        if self.sized:
            setattr(s, f"{self.name}_size", sum(left))

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        if self.sized:
            yield line("table-stock", part=self.title, cards=getattr(view, f"{self.name}_size"))

    def board(self) -> dict[str, Any]:
        return super().board() | ({"size": f"{self.name}_size"} if self.sized else {})


class Pile(CardPart):
    """`discard`: counts that all see; `discard_top`: the kind on top, -1 if there is none. `top=False` leaves that
    out; with `rest` it holds what is nowhere else."""

    kind = "pile"

    def __init__(
        self, deck: Deck, top: bool = True, rest: bool = False, copies: Callable[[Any], list[int]] | None = None
    ) -> None:
        super().__init__(deck)
        self.top, self.rest, self.copies = top, rest, copies

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        top = {f"{name}_top": public(self.numbers, initial=-1)} if self.top else {}
        return {name: public(self.cells, len(self.deck)), **top}

    def position_keys(self) -> tuple[str, ...]:
        return (*super().position_keys(), *([f"{self.name}_top"] if self.top else []))

    def write(self, s: Record, players: int) -> dict[str, Any]:
        cards = {} if self.rest else {self.name: written(self.deck, self.deck.listed(getattr(s, self.name)))}
        return cards | ({f"{self.name}_top": named(self.deck, getattr(s, f"{self.name}_top"))} if self.top else {})

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        bag = present(bag, "the bag")
        if not self.rest:
            left = [0] * len(self.deck)
            for kind in bag.cards(self.name, value_of(reader, self.name, self.deck)):
                left[kind] += 1
            self.fill(s, left)
        if self.top:
            key = f"{self.name}_top"
            value = reader.data.get(key)
            setattr(s, key, -1 if value is None else bag.kind(key, value))
            if value is not None and not self.rest and getattr(s, self.name)[getattr(s, key)] == 0:
                raise PositionError("position-top", key=key, found=str(value), pile=self.name)

    def counts(self, s: Record) -> list[int]:
        return list(getattr(s, self.name))

    def fill(self, s: Record, left: list[int]) -> None:
        for kind, count in enumerate(left):
            getattr(s, self.name)[kind] = count

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        cards = self.deck.listed(getattr(view, self.name))
        if self.top and (top := getattr(view, f"{self.name}_top")) >= 0:
            yield line("table-pile-top", part=self.title, card=self.deck.kinds[top].shown, cards=len(cards))
        elif not self.top and not self.rest:
            yield line("table-pile", part=self.title, cards=self.deck.shown(cards) or "–")

    def board(self) -> dict[str, Any]:
        return super().board() | ({"top": f"{self.name}_top"} if self.top else {})


class Piles(CardPart):
    """`rows`: public kinds [count, places] in order, -1 where a place is empty."""

    kind = "piles"

    def __init__(self, deck: Deck, count: int, places: int) -> None:
        super().__init__(deck)
        self.count, self.places = count, places

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        return {name: public(self.numbers, self.count, self.places, initial=-1)}

    def _row(self, s: Record, number: int) -> list[int]:
        return [kind for kind in getattr(s, self.name)[number] if kind >= 0]

    def write(self, s: Record, players: int) -> dict[str, Any]:
        return {self.name: [written(self.deck, self._row(s, number)) for number in range(self.count)]}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        getattr(s, self.name).fill(-1)
        for number, cards in enumerate(rows(reader, self.name, self.count, self.deck)):
            put(getattr(s, self.name)[number], f"{self.name}[{number}]", cards, present(bag, "the bag"))

    def counts(self, s: Record) -> list[int]:
        lying = [kind for number in range(self.count) for kind in self._row(s, number)]
        return [lying.count(kind) for kind in range(len(self.deck))]

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        for number in range(self.count):
            cards = " ".join(self.deck.kinds[kind].shown for kind in self._row(view, number))
            yield line("table-piles", part=self.title, number=number + 1, cards=cards or "–")

    def board(self) -> dict[str, Any]:
        return super().board() | {"count": self.count, "places": self.places}


class Display(CardPart):
    """`market`: public kinds on open places, -1 where one is empty."""

    kind = "display"

    def __init__(self, deck: Deck, places: int) -> None:
        super().__init__(deck)
        self.places = places

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        return {name: public(self.numbers, self.places, initial=-1)}

    def write(self, s: Record, players: int) -> dict[str, Any]:
        return {self.name: [named(self.deck, kind) for kind in getattr(s, self.name)]}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        values = reader.data.get(self.name, [None] * self.places)
        if not isinstance(values, list) or len(values) != self.places:
            raise PositionError("position-length", key=self.name, found=shown(values), length=str(self.places))
        for place, value in enumerate(values):
            kind = -1 if value is None else present(bag, "the bag").take(f"{self.name}[{place}]", value)
            getattr(s, self.name)[place] = kind

    def counts(self, s: Record) -> list[int]:
        lying = list(getattr(s, self.name))
        return [lying.count(kind) for kind in range(len(self.deck))]

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        cards = " ".join(self.deck.kinds[kind].shown if kind >= 0 else "–" for kind in getattr(view, self.name))
        yield line("table-pile", part=self.title, cards=cards)

    def board(self) -> dict[str, Any]:
        return super().board() | {"places": self.places}


class Choices(CardPart):
    """`choice`: the kind that each seat has chosen, which it alone sees, -1 before; `chosen`: public flags; `shown`:
    the kinds that were shown last, -1 before."""

    kind = "choices"

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        return {
            name: private(self.numbers, seats, initial=-1),
            "chosen": public(i1, seats),
            "shown": public(self.numbers, seats, initial=-1),
        }

    def position_keys(self) -> tuple[str, ...]:
        return ("chosen", "shown")

    def write(self, s: Record, players: int) -> dict[str, Any]:
        choice = getattr(s, self.name)
        return {
            "chosen": [named(self.deck, choice[seat]) for seat in range(players)],
            "shown": [named(self.deck, s.shown[seat]) for seat in range(players)],
        }

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        bag, choice = present(bag, "the bag"), getattr(s, self.name)
        choice.fill(-1)
        s.chosen.fill(0)
        s.shown.fill(-1)
        for seat, value in enumerate(reader.anything("chosen", players)):
            if value is not None:
                choice[seat] = bag.take(f"chosen[{seat}]", value)
                s.chosen[seat] = 1
        for seat, value in enumerate(reader.anything("shown", players)):
            if value is not None:
                s.shown[seat] = bag.kind(f"shown[{seat}]", value)

    def counts(self, s: Record) -> list[int]:
        chosen = list(getattr(s, self.name))
        return [chosen.count(kind) for kind in range(len(self.deck))]

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        for other in range(view.players):
            if (kind := view.shown[other]) >= 0:
                yield line("table-shown", who=Seat(other), card=self.deck.kinds[kind].shown)
        if 0 <= seat < view.players and (kind := getattr(view, self.name)[seat]) >= 0:
            yield line("table-choice", card=self.deck.kinds[kind].shown)

    def board(self) -> dict[str, Any]:
        return super().board() | {"chosen": "chosen", "shown": "shown"}


class Marks(CardPart):
    """`known`: what all know of each seat's cards, as counts by kind [seats, kinds]."""

    kind = "marks"

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        return {name: public(self.cells, seats, len(self.deck))}

    def write(self, s: Record, players: int) -> dict[str, Any]:
        marks = getattr(s, self.name)
        return {self.name: [written(self.deck, self.deck.listed(marks[seat])) for seat in range(players)]}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        getattr(s, self.name).fill(0)
        own = Bag(self.deck, [])
        for seat, cards in enumerate(rows(reader, self.name, players, self.deck)):
            own.left = [int(count) for count in self.deck.copies]
            for kind in own.cards(f"{self.name}[{seat}]", cards):
                getattr(s, self.name)[seat, kind] += 1

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        for other in range(view.players):
            if cards := self.deck.listed(getattr(view, self.name)[other]):
                yield line("table-known", who=Seat(other), cards=self.deck.shown(cards))


class Chain(CardPart):
    """`line`: public tiles in order from the left, -1 beyond; `line_ends`: the open number on the left and on the
    right, -1 before."""

    kind = "chain"

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        if any(kind.ends is None for kind in self.deck.kinds):
            raise wrong(self.place, "no-ends", deck=self.deck.name)
        return {name: public(self.numbers, self.deck.total, initial=-1), f"{name}_ends": public(i1, 2, initial=-1)}

    def turned(self, s: Record) -> list[tuple[int, int]]:
        """The tiles as they lie: left number, right number."""
        left = getattr(s, f"{self.name}_ends")[0]
        lying = []
        for kind in getattr(s, self.name):
            if kind < 0:
                break
            low, high = present(self.deck.kinds[kind].ends, "the ends of a tile")
            lying.append((low, high) if left == low else (high, low))
            left = lying[-1][1]
        return lying

    def write(self, s: Record, players: int) -> dict[str, Any]:
        return {self.name: " ".join(f"{left}-{right}" for left, right in self.turned(s))}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        tiles, ends = getattr(s, self.name), getattr(s, f"{self.name}_ends")
        tiles.fill(-1)
        ends.fill(-1)
        for place, text in enumerate(reader.text(self.name, "").split()):
            left, _, right = text.partition("-")
            turned = f"{right}-{left}"
            kind = present(bag, "the bag").take(self.name, text if self.deck.number(turned) is None else turned)
            if place and str(ends[1]) != left:
                raise PositionError("position-chain", key=self.name, tile=text, end=str(ends[1]))
            tiles[place] = kind
            ends[0] = int(left) if place == 0 else ends[0]
            ends[1] = int(right)

    def counts(self, s: Record) -> list[int]:
        lying = list(getattr(s, self.name))
        return [lying.count(kind) for kind in range(len(self.deck))]

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        tiles = " ".join(f"{left}-{right}" for left, right in self.turned(view))
        yield line("table-pile", part=self.title, cards=tiles or "–")

    def board(self) -> dict[str, Any]:
        return super().board() | {"ends": f"{self.name}_ends"}


def value_of(reader: Reader, key: str, deck: Deck) -> Any:
    """The cards that a position names; none if it does not say."""
    return reader.data.get(key, [] if deck.numeric else "")


def rows(reader: Reader, key: str, length: int, deck: Deck) -> list[Any]:
    """A row of cards for each place."""
    found = reader.anything(key, length)
    return [([] if deck.numeric else "") if row is None else row for row in found]


def put(places: Any, key: str, cards: Any, bag: Bag) -> None:
    """Cards on the places of a row, in order."""
    kinds = bag.cards(key, cards)
    if len(kinds) > len(places):
        raise PositionError("position-too-many", key=key, found=str(len(kinds)), most=str(len(places)))
    for place, kind in enumerate(kinds):
        places[place] = kind


def hands(deck: Deck, size: str = "") -> Any:
    """A hand of each seat: `hand` (private counts [seats, kinds]) and `hand_size` (public). `size`: the field, declared
    as well, that has these sizes instead."""
    return Hands(deck, size)


def stock(deck: Deck, rest: bool = True, sized: bool = True) -> Any:
    """A face-down stock: `stock` (secret counts) and `stock_size` (public), unless nobody asks for it."""
    return Stock(deck, rest, sized)


def pile(deck: Deck, top: bool = True, rest: bool = False, copies: Callable[[Any], list[int]] | None = None) -> Any:
    """An open pile: `discard` (public counts) and `discard_top` (its top card). `copies` says how many there are of
    each card in a position, where that depends on the options or the phase."""
    return Pile(deck, top, rest, copies)


def piles(deck: Deck, count: int, places: int) -> Any:
    """Open rows of cards in order: `rows` (public kinds [count, places])."""
    return Piles(deck, count, places)


def display(deck: Deck, places: int) -> Any:
    """Open places with a card each: `market` (public kinds)."""
    return Display(deck, places)


def choices(deck: Deck) -> Any:
    """Simultaneous secret choices: `choice` (private), `chosen` (public flags), `shown` (public)."""
    return Choices(deck)


def marks(deck: Deck) -> Any:
    """What all know of a seat's hidden cards: `known` (public counts [seats, kinds])."""
    return Marks(deck)


def chain(deck: Deck) -> Any:
    """A line of tiles that fit: `line` (public) and `line_ends` (its two open numbers)."""
    return Chain(deck)
