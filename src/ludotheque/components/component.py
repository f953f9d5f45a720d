"""The base of all components: each stands in a State for some fields, and knows how to write and read them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludotheque.components.decks import Deck
from ludotheque.components.declaration_errors import declared_at
from ludotheque.kernel.errors import PositionError, shown
from ludotheque.kernel.positions import Reader
from ludotheque.kernel.record import Record, RecordField, i1, i2, i4
from ludotheque.kernel.words import Line


def integers(most: int) -> type[Any]:
    """The smallest type of numbers up to the largest that there can be."""
    return i1 if most < 1 << 7 else i2 if most < 1 << 15 else i4


class Bag:
    """The cards of one deck that a position has not said yet where they are."""

    def __init__(self, deck: Deck, counts: list[int]) -> None:
        self.deck = deck
        self.left = counts

    def kind(self, key: str, value: Any) -> int:
        """The kind that a position names."""
        if self.deck.numeric:
            numbers = [int(text) for text in self.deck.texts]
            value = str(Reader({}).check_number(key, value, min(numbers), max(numbers)))
        number = self.deck.number(value) if isinstance(value, str) else None
        if number is None:
            first, last = self.deck.texts[0], self.deck.texts[-1]
            raise PositionError("position-card", key=key, found=shown(value), first=first, last=last)
        return number

    def take(self, key: str, value: Any) -> int:
        """A card that a position puts somewhere: it cannot be elsewhere, too."""
        kind = self.kind(key, value)
        if self.left[kind] == 0:
            raise PositionError("position-card-twice", card=self.deck.texts[kind])
        self.left[kind] -= 1
        return kind

    def cards(self, key: str, value: Any) -> list[int]:
        """The cards of a list, as `written` writes them."""
        if not self.deck.numeric:
            text = Reader({key: value}).text(key, "")
            value = list(text) if self.deck.lettered else text.split()
        return [self.take(key, one) for one in Reader({key: value}).items(key)]


def named(deck: Deck, kind: int) -> int | str | None:
    """A card as positions have it; null for none."""
    if kind < 0:
        return None
    return int(deck.texts[kind]) if deck.numeric else deck.texts[kind]


def written(deck: Deck, kinds: list[int]) -> list[int] | str:
    """Some cards as positions have them: numbers in a list, or texts in a line, single letters side by side."""
    if deck.numeric:
        return [int(deck.texts[kind]) for kind in kinds]
    return ("" if deck.lettered else " ").join(deck.texts[kind] for kind in kinds)


class Component:
    """Something that a State declares. A subclass says its fields and what follows from them."""

    kind = ""
    deck: Deck | None = None
    said = True
    """Is it called by name in sentences: by the message part-<name>?"""
    copies: Callable[[Any], list[int]] | None = None
    """How many there are of each card of its deck; if no component says so, as many as `setup` has put somewhere."""
    rest = False
    """Does it hold the cards that are nowhere else? Then positions leave it out."""

    def __init__(self) -> None:
        self.place = declared_at()
        self.name = ""

    def fields(self, name: str, seats: int) -> dict[str, RecordField]:
        """The fields that it stands for."""
        self.name = name
        return self.declared(name, seats)

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        raise NotImplementedError

    def position_keys(self) -> tuple[str, ...]:
        """Its keys in a position."""
        return () if self.rest else (self.name,)

    def write(self, s: Record, players: int) -> dict[str, Any]:
        """What a position says of it."""
        raise NotImplementedError

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        """The inverse of `write`. What a position does not say is empty, or as `setup` left it."""
        raise NotImplementedError

    def counts(self, s: Record) -> list[int]:
        """How many cards of each kind it holds."""
        return []

    def fill(self, s: Record, left: list[int]) -> None:
        """It gets the cards that are nowhere else."""
        raise NotImplementedError

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        """What is said of it to a seat, beside the line of each player."""
        return iter(())

    def board(self) -> dict[str, Any]:
        """What the page has to know of it."""
        return {"name": self.name, "kind": self.kind} | ({"deck": self.deck.name} if self.deck else {})
