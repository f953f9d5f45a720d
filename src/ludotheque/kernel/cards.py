"""Notation, counts and draws of cards, shared by every game with a deck.

A card is a colour letter and a value, `r10`, and people see a shape for the colour, ●10. Rules know a card as its place
in the deck's list of kinds; a hand or a pile is an array of counts by kind, or a set of bits where no card is there
twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.jit import rule

LETTERS = "rbgykw"
"""Red, blue, green, yellow, black, white: the order in which cards are printed."""

SHAPES = dict(zip(LETTERS, "●■▲★◆○", strict=True))


@rule
def nth(counts: Any, at: int) -> int:
    """The kind of the card at a place of a pile, counted kind by kind. Sums, not branches: luck is hard to predict."""
    passed = 0
    upto = 0
    for kind in range(len(counts) - 1):
        upto += counts[kind]
        passed += at >= upto
    return passed


@rule
def size(mask: int) -> int:
    """How many cards a set has that is kept as bits: neighbours are added up in pairs, fours, eights …"""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


@rule
def nth_bit(mask: int, at: int) -> int:
    """The card at a place of a set, counted from 0 and the lowest, as a set of one."""
    for _ in range(at):
        mask &= mask - 1
    return mask & -mask


class Deck:
    """The kinds of cards of a game, in the order of their numbers in the rules; for texts only.

    `by_value` prints hands by value, then colour, so that runs read as runs; else by colour, then value.
    """

    def __init__(self, kinds: Sequence[tuple[str, int]], by_value: bool = False) -> None:
        self.kinds = list(kinds)
        self.texts = [f"{letter}{value}" for letter, value in kinds]
        self._number = {text: number for number, text in enumerate(self.texts)}

        places = [(LETTERS.index(letter), value) for letter, value in kinds]
        self._places = [(value, colour) for colour, value in places] if by_value else places

    def sorted(self, numbers: Iterable[int]) -> list[int]:
        """Cards in the printed order."""
        return sorted(numbers, key=self._places.__getitem__)

    def listed(self, counts: Any) -> list[int]:
        """The cards of an array of counts, each as often as it is there, in the printed order."""
        return self.sorted(number for number in range(len(self.kinds)) for _ in range(counts[number]))

    def text(self, numbers: Iterable[int]) -> str:
        """Cards as they are written in notation and positions: `r5 y6 b9`."""
        return " ".join(self.texts[number] for number in self.sorted(numbers))

    def shown(self, numbers: Iterable[int]) -> str:
        """Cards as people see them: `●5 ★6 ■9`."""
        return " ".join(SHAPES[self.kinds[number][0]] + str(self.kinds[number][1]) for number in self.sorted(numbers))

    def read(self, text: str, error: type[LudothequeError]) -> list[int]:
        """The inverse of text(), in any order; raises `error` with the message "unknown-card"."""
        numbers = []
        for word in text.lower().split():
            if word not in self._number:
                first, last = self.texts[0], self.texts[-1]
                raise error("unknown-card", text=text, card=word, first=first, last=last)
            numbers.append(self._number[word])
        return numbers
