"""Sources of chance, which answer each move that is due to the seat of chance.

Four sources: `Seeded` (a fast generator, for simulations and for play against bots), `Committed` (a stream of
HMAC-SHA256 that anyone can check afterwards), `Scripted` (a list: a replay) and `SameDeal` (the same shuffled deck at
several tables, however play differs).
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple, Protocol

from ludotheque.kernel import rng
from ludotheque.kernel.errors import ChanceError, OptionError, shown

WORD = 1 << 32


class Offer(NamedTuple):
    """A move of chance that is due: what is possible, its odds, and the number of the deck that is drawn from."""

    actions: list[int]
    weights: list[int]
    shuffle: int
    write: Callable[[int], str]

    def at(self, place: int) -> int:
        """The action at a place among all possibilities, each counted as often as it weighs."""
        for action, weight in zip(self.actions, self.weights, strict=True):
            place -= weight
            if place < 0:
                return action
        raise ValueError("place beyond the sum of the weights")


class Chance(Protocol):
    """Anything that can deal."""

    def choose(self, offer: Offer) -> int:
        """The action that is drawn among those on offer."""
        ...


class Seeded:
    """The fast generator of simulations, from a number. It never deals a table of strangers."""

    def __init__(self, seed: int, made: int = 0) -> None:
        """`made`: so many draws were made before; each takes one step of the generator, whatever is drawn from."""
        if type(seed) is not int or not 0 <= seed < 1 << 64:
            raise OptionError("bad-seed", asked=shown(seed))
        self.seed = seed
        self._words = rng.start(seed)
        self.made = 0
        self.skip(made)

    def skip(self, draws: int) -> None:
        """Leave out so many draws."""
        for _ in range(draws):
            rng.draw(self._words, 1)
        self.made += draws

    def choose(self, offer: Offer) -> int:
        """Draw with the generator, each action by its weight."""
        self.made += 1
        return offer.at(rng.draw(self._words, sum(offer.weights)))


class Committed:
    """The k-th move of chance comes from HMAC-SHA256(seed, "ludo1/draw" ‖ k ‖ counter), by exact rejection.

    Each part is preceded by its length (4 bytes, big-endian); k and counter are 8 bytes, big-endian. Each digest gives
    eight words of 32 bits; a word at or above the largest multiple of n is passed over, the first other one modulo n is
    the place. So a draw depends on the seed and its number alone: nothing can be fished for by undoing or stalling.
    """

    def __init__(self, seed: bytes, made: int = 0) -> None:
        self._seed = seed
        self._made = made

    def choose(self, offer: Offer) -> int:
        """Make the next draw of the stream."""
        place = self.below(self._made, sum(offer.weights))
        self._made += 1
        return offer.at(place)

    def below(self, k: int, n: int) -> int:
        """The k-th draw, as a number in 0 .. n-1."""
        limit = WORD - WORD % n
        counter = 0
        while True:
            draw = _keyed(self._seed).copy()
            draw.update(_DRAW + _NUMBERS(8, k, 8, counter))
            words: tuple[int, ...] = _WORDS(draw.digest())
            for word in words:
                if word < limit:
                    return word % n
            counter += 1


@lru_cache(maxsize=1024)
def _keyed(seed: bytes) -> hmac.HMAC:
    """To be copied: to begin a stream anew costs more than a draw."""
    return hmac.new(seed, digestmod="sha256")


def length_prefixed(*parts: bytes) -> bytes:
    """Parts joined so that no two lists of parts give the same bytes."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


_DRAW = length_prefixed(b"ludo1/draw")
_NUMBERS = struct.Struct(">IQIQ").pack
"""Two further parts, each with its length: a draw costs more than most rules, so they are put together at once."""
_WORDS = struct.Struct(">8I").unpack


class Scripted:
    """Moves from a list of texts or actions; when it is used up another source may go on."""

    def __init__(self, moves: Iterable[str | int], then: Chance | None = None) -> None:
        self._moves = iter(moves)
        self._then = then
        self.made = 0

    def choose(self, offer: Offer) -> int:
        """Take the next move of the list; raises ChanceError if it is not possible, or if none is left."""
        move = next(self._moves, None)
        if move is None:
            if self._then is None:
                raise ChanceError("script-used-up", made=self.made)
            return self._then.choose(offer)
        for action in offer.actions:
            if move == action or move == offer.write(action):
                self.made += 1
                return action
        possible = ", ".join(offer.write(action) for action in offer.actions)
        raise ChanceError("script-impossible", move=str(move), known=possible)


class SameDeal:
    """One order of all cards per shuffle, fixed by the seed; each draw takes the first card that is still possible.

    A card is an action and the number of a copy. Its place in the order is a hash of seed, shuffle, action and copy,
    so that tables at which play differs still draw from the same deck, and no table need know the whole deck: of the
    copies of a card that were there when the deck was first drawn from, those taken are the foremost.
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed).encode()
        self._copies: dict[tuple[int, int], int] = {}

    def choose(self, offer: Offer) -> int:
        """Take the first card of the order that is still possible."""
        ranked = []
        for action, weight in zip(offer.actions, offer.weights, strict=True):
            copies = self._copies.setdefault((offer.shuffle, action), weight)
            places = sorted(self._place(offer.shuffle, action, copy) for copy in range(max(copies, weight)))
            ranked.append((places[len(places) - weight], action))
        return min(ranked)[1]

    def _place(self, shuffle: int, action: int, copy: int) -> bytes:
        numbers = (shuffle, action, copy)
        parts = [number.to_bytes(8, "big", signed=True) for number in numbers]
        return hashlib.sha256(length_prefixed(b"same-deal", self._seed, *parts)).digest()
