"""Components of what is known of cards beside where they lie: the suit to follow, the card just drawn, what the stock
was made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludotheque.components.cards import CardPart, Marks, value_of
from ludotheque.components.component import Bag, named, written
from ludotheque.components.decks import Deck
from ludotheque.components.declaration_errors import wrong
from ludotheque.kernel.errors import PositionError, present
from ludotheque.kernel.positions import Reader
from ludotheque.kernel.record import Record, RecordField, i1, private, public
from ludotheque.kernel.words import Line, Seat, Word, line


class SuitNote(CardPart):
    """`suit`: the number of a suit that all know, public; -1 for none. One of the table, or one of each seat."""

    kind = "suit"

    def __init__(self, deck: Deck, each: str) -> None:
        super().__init__(deck)
        self.each = each
        self.said = each == "table"

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        return {name: public(i1, *([seats] if self.each == "seat" else []), initial=-1)}

    def write(self, s: Record, players: int) -> dict[str, Any]:
        found = getattr(s, self.name)
        letters = [*self.deck.letters, None]
        return {self.name: [letters[found[seat]] for seat in range(players)] if self.each == "seat" else letters[found]}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        if self.each == "table":
            setattr(s, self.name, self.number(self.name, reader.data.get(self.name)))
            return
        for seat, value in enumerate(reader.anything(self.name, players)):
            getattr(s, self.name)[seat] = self.number(f"{self.name}[{seat}]", value)

    def number(self, key: str, value: Any) -> int:
        """The number of a suit that a position names; none is null, or in TOML an empty text."""
        if value is None or value == "":
            return -1
        return self.deck.letters.index(Reader({key: value}).choice(key, "", tuple(self.deck.letters)))

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        found = getattr(view, self.name)
        if self.each == "table" and found >= 0:
            yield line("table-suit", part=self.title, suit=self.shown(found))
        for other in range(view.players if self.each == "seat" else 0):
            if found[other] >= 0:
                yield line("table-suit-seat", who=Seat(other), suit=self.shown(found[other]))

    def shown(self, suit: int) -> Word:
        return Word(f"suit-{self.deck.letters[suit]}")

    def board(self) -> dict[str, Any]:
        return super().board() | {"each": self.each}


class Noted(CardPart):
    """`drawn`: a kind of each seat's own hand that it alone knows, private; -1 for none. It says which of the cards is
    meant: the card itself is in the hand."""

    kind = "noted"
    said = False

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        return {name: private(self.numbers, seats, initial=-1)}

    def write(self, s: Record, players: int) -> dict[str, Any]:
        noted = getattr(s, self.name)
        return {self.name: [named(self.deck, noted[seat]) for seat in range(players)]}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        getattr(s, self.name).fill(-1)
        for seat, value in enumerate(reader.anything(self.name, players)):
            if value is not None and value != "":
                getattr(s, self.name)[seat] = present(bag, "the bag").kind(f"{self.name}[{seat}]", value)


class Renewals(CardPart):
    """`mixed`: the kinds that the stock was made of last, public; `mixed_held`: how many cards of each hand come from
    it, public. All saw the discards that a new stock is made of: they are in no hand until they are drawn.

    It stands behind the hands. A position says `mixed` only after a renewal; what is held follows from the hands."""

    kind = "renewals"
    said = False

    def __init__(self, deck: Deck, of: str) -> None:
        super().__init__(deck)
        self.of = of
        if any(kind.copies > 1 for kind in deck.kinds):
            raise wrong(self.place, "copies", component=self.kind, deck=deck.name)

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        return {name: public(self.cells, len(self.deck), initial=1), f"{name}_held": public(self.sums, seats)}

    def write(self, s: Record, players: int) -> dict[str, Any]:
        mixed = self.deck.listed(getattr(s, self.name))
        return {} if len(mixed) == len(self.deck) else {self.name: written(self.deck, mixed)}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        mixed, held, hands = getattr(s, self.name), getattr(s, f"{self.name}_held"), getattr(s, self.of)
        if self.name in reader.data:
            mixed.fill(0)
            for kind in Bag(self.deck, [1] * len(self.deck)).cards(self.name, value_of(reader, self.name, self.deck)):
                mixed[kind] = 1
        for seat in range(players):
            held[seat] = sum(hands[seat][kind] * mixed[kind] for kind in range(len(self.deck)))


class Lacking(Marks):
    """`lacks`: flags [seats, kinds] of what all know a hand not to have, public; `lacks_newer`: how many cards each
    hand got since, public: those may be any.

    It stands behind the hands."""

    kind = "lacking"
    said = False

    def __init__(self, deck: Deck, of: str) -> None:
        super().__init__(deck)
        self.of = of

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        return super().declared(name, seats) | {f"{name}_newer": public(self.sums, seats)}

    def position_keys(self) -> tuple[str, ...]:
        return (self.name, f"{self.name}_newer")

    def write(self, s: Record, players: int) -> dict[str, Any]:
        newer = getattr(s, f"{self.name}_newer")
        return super().write(s, players) | {f"{self.name}_newer": [newer[seat] for seat in range(players)]}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        super().read(s, reader, players, bag)
        lacks, newer, hands = (getattr(s, name) for name in (self.name, f"{self.name}_newer", self.of))
        sizes = getattr(s, f"{self.of}_size")
        for seat, count in enumerate(reader.numbers(f"{self.name}_newer", [0] * players, players, 0, self.deck.total)):
            newer[seat] = count
            found = self.deck.listed([hands[seat][kind] * lacks[seat][kind] for kind in range(len(self.deck))])
            if not len(found) <= count <= sizes[seat]:
                cards = self.deck.text(found) or "none"
                raise PositionError("position-lacks", key=f"{self.name}[{seat}]", cards=cards, newer=str(count))

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        return iter(())


def suit_to_follow(deck: Deck) -> Any:
    """The suit that must be followed: `suit` (public), where a card can make it another one than its own."""
    return SuitNote(deck, "table")


def suits_lacking(deck: Deck) -> Any:
    """The suit that each seat last could not follow, or would not: `lacks` (public, -1 for none)."""
    return SuitNote(deck, "seat")


def noted(deck: Deck) -> Any:
    """A card of each seat's own hand that is meant, such as the one just drawn: `drawn` (private kind, -1 for none)."""
    return Noted(deck)


def renewals(deck: Deck, of: str = "hand") -> Any:
    """What all know of a stock that is made anew of discards: `mixed` (the kinds that it was made of) and `mixed_held`
    (how many cards of each hand come from it). `of`: the hands, declared before it."""
    return Renewals(deck, of)


def lacking(deck: Deck, of: str = "hand") -> Any:
    """What all know a hand not to have, because its owner could not play: `lacks` (public flags [seats, kinds]) and
    `lacks_newer` (how many cards it got since). `of`: the hands, declared before it."""
    return Lacking(deck, of)
