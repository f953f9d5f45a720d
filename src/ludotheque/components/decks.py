"""Decks: the kinds of cards or tiles of a game, how many there are of each, and how they are written and shown.

    FRENCH_52 = deck(suits=FRENCH, values=range(1, 14))      h7 sK: four suits, 52 kinds
    NUMBERS = deck(values=range(1, 105), worth=penalty)      1 … 104: kinds without suits
    COLOURED = deck(suits=COLOURS, values=range(1, 6), copies=lambda suit, value: 3 if value == 1 else 2)
    TILES = dominoes(6)                                      0-0 … 6-6: 28 tiles with two ends

Rules know a card by the number of its kind, from 0. `len(DECK)` is how many kinds there are; `copies`, `values`,
`suits`, `worths`, `lows` and `highs` are arrays by kind, which rules read as constants: `WORTH = DECK.worths`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.components.declaration_errors import declared_at, wrong
from ludotheque.kernel.errors import LudothequeError

FRENCH = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
COLOURS = {"r": "●", "b": "■", "g": "▲", "y": "★", "k": "◆", "w": "○"}
"""Red, blue, green, yellow, black, white, each with its shape, for those who do not see colours."""
LETTERS = "".join(COLOURS)
FACES = {1: "A", 11: "J", 12: "Q", 13: "K", 14: "A"}
"""How the cards of the French suits are called that bear no number."""


@dataclass(frozen=True)
class CardKind:
    """One kind of card or tile. `text` is what notation writes, `symbol` and `name` are what people see."""

    text: str
    suit: str
    symbol: str
    name: str
    value: int
    copies: int
    worth: int
    ends: tuple[int, int] | None = None

    @property
    def shown(self) -> str:
        return self.symbol + self.name


class Deck:
    """The kinds of a game, in the order of their numbers in the rules. It is printed by suit, then value, or, with
    `by_value`, by value, then suit, so that runs read as runs."""

    def __init__(
        self, name: str, style: str, kinds: Sequence[CardKind], letters: Iterable[str] = (), by_value: bool = False
    ) -> None:
        self.name = name
        self.style = style
        self.kinds = list(kinds)
        self.place = declared_at()
        if not self.kinds or any(kind.copies < 1 for kind in self.kinds):
            bad = next((kind.text for kind in self.kinds if kind.copies < 1), "")
            raise wrong(self.place, "deck-empty", card=bad or "none")
        self.texts = [kind.text for kind in kinds]
        if len(set(self.texts)) < len(self.texts):
            raise wrong(self.place, "deck-twice", card=next(text for text in self.texts if self.texts.count(text) > 1))
        self.numeric = all(text.isdecimal() for text in self.texts)
        """Are the cards plain numbers? Then positions have them as numbers."""
        self.lettered = all(len(text) == 1 for text in self.texts) and not self.numeric
        """Is each card a single letter? Then positions have them side by side."""
        self.letters = [letter for letter in letters if any(kind.suit == letter for kind in kinds)]
        """Of its suits, in the printed order."""
        self._number = {text.lower(): number for number, text in enumerate(self.texts)}
        places = [(self.letters.index(kind.suit) if kind.suit else 0, kind.value) for kind in kinds]
        self._places = [place[::-1] for place in places] if by_value else places

    def __len__(self) -> int:
        return len(self.kinds)

    @cached_property
    def total(self) -> int:
        """How many cards there are."""
        return sum(kind.copies for kind in self.kinds)

    def sorted_by_value(self) -> Deck:
        """The same deck, printed by value."""
        return Deck(self.name, self.style, self.kinds, self.letters, by_value=True)

    def _array(self, numbers: Iterable[int]) -> NDArray[np.int64]:
        array = np.array(list(numbers), np.int64)
        array.setflags(write=False)
        return array

    @cached_property
    def copies(self) -> NDArray[np.int64]:
        return self._array(kind.copies for kind in self.kinds)

    @cached_property
    def values(self) -> NDArray[np.int64]:
        return self._array(kind.value for kind in self.kinds)

    @cached_property
    def suits(self) -> NDArray[np.int64]:
        """The number of each kind's suit; -1 without one."""
        return self._array(self.letters.index(kind.suit) if kind.suit else -1 for kind in self.kinds)

    @cached_property
    def worths(self) -> NDArray[np.int64]:
        return self._array(kind.worth for kind in self.kinds)

    @cached_property
    def lows(self) -> NDArray[np.int64]:
        """The lower end of each tile."""
        return self._array(kind.ends[0] if kind.ends else -1 for kind in self.kinds)

    @cached_property
    def highs(self) -> NDArray[np.int64]:
        """The higher end of each tile."""
        return self._array(kind.ends[1] if kind.ends else -1 for kind in self.kinds)

    def sorted(self, numbers: Iterable[int]) -> list[int]:
        """Cards in the printed order."""
        return sorted(numbers, key=self._places.__getitem__)

    def listed(self, counts: Any) -> list[int]:
        """The cards of an array of counts, each as often as it is there, in the printed order."""
        return self.sorted(number for number in range(len(self.kinds)) for _ in range(counts[number]))

    def text(self, numbers: Iterable[int]) -> str:
        """Cards as they are written in notation and positions: `h7 sK`."""
        return " ".join(self.texts[number] for number in self.sorted(numbers))

    def shown(self, numbers: Iterable[int]) -> str:
        """Cards as people see them: `♥7 ♠K`."""
        return " ".join(self.kinds[number].shown for number in self.sorted(numbers))

    def number(self, text: str) -> int | None:
        """The number of the kind that is written so."""
        return self._number.get(text.lower())

    def read(self, text: str, error: type[LudothequeError]) -> list[int]:
        """The inverse of text(), in any order; raises `error` with the message "unknown-card"."""
        numbers = []
        for word in text.lower().split():
            if word not in self._number:
                first, last = self.texts[0], self.texts[-1]
                raise error("unknown-card", text=text, card=word, first=first, last=last)
            numbers.append(self._number[word])
        return numbers


Amount = int | Callable[..., int]
"""A number for all kinds, or a function that is asked for each: of the value, or of suit and value where there are
suits."""


def deck(
    suits: Mapping[str, str] | None = None,
    values: Iterable[int] = range(1, 14),
    copies: Amount = 1,
    worth: Amount = 0,
    faces: Mapping[int, str] | None = None,
    name: str = "cards",
    by_value: bool = False,
) -> Deck:
    """A deck of cards: each value in each suit, or each value once where there are no suits. `suits` maps letters to
    symbols: FRENCH, COLOURS or your own. `faces` names values that are not called by their number."""
    called = faces if faces is not None else FACES if suits is FRENCH else {}
    kinds = []
    for letter, symbol in (suits or {"": ""}).items():
        for value in values:
            of = (letter, value) if suits else (value,)
            count, points = (amount(*of) if callable(amount) else amount for amount in (copies, worth))
            word = called.get(value, str(value))
            kinds.append(CardKind(letter + word, letter, symbol, word, value, count, points))
    style = "french" if suits is FRENCH else "plain"
    return Deck(name, style, kinds, suits or (), by_value)


def coloured(kinds: Iterable[tuple[str, int]], by_value: bool = False) -> Deck:
    """A deck of colours whose values are not the same in each: (letter, value) by number."""
    made = [CardKind(f"{letter}{value}", letter, COLOURS[letter], str(value), value, 1, 0) for letter, value in kinds]
    return Deck("cards", "plain", made, COLOURS, by_value)


def dominoes(highest: int, name: str = "tiles") -> Deck:
    """Tiles with two ends, from 0-0 to highest-highest, each pair once; a tile is worth its pips, and printed in the
    order of its lower end."""
    pairs = [(low, high) for low in range(highest + 1) for high in range(low, highest + 1)]
    kinds = [
        CardKind(f"{low}-{high}", "", "", f"{low}-{high}", number, 1, low + high, (low, high))
        for number, (low, high) in enumerate(pairs)
    ]
    return Deck(name, "tiles", kinds)
