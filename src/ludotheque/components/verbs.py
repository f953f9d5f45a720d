"""Verbs: what they take, who sees it, and the numbers and texts of their actions.

    ACTIONS = Actions(play=card(DECK, source="hand", target="discard"), draw=single(), deal=chance(DECK, to="turn"))
    PLAY, DRAW, DEAL = ACTIONS.bases

People's actions come first, in the order of declaration, then the hidden forms of those that not all may know (`play
?`), then chance's. Number `PLAY + kind` plays a card of that kind. A verb with several arguments counts its last one
fastest: `play=several(card(TILES), one_of("left", "right"))` is `PLAY + 2 * kind + side`.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from ludotheque.components.decks import Deck
from ludotheque.components.declaration_errors import Place, declared_at, wrong
from ludotheque.kernel.words import Parameter, Word

EVERYONE, ACTOR, NOBODY = "everyone", "actor", "nobody"


@dataclass(frozen=True)
class Argument:
    """What a verb takes: so many possibilities, how each is written, and what people are shown of it."""

    takes: str
    """card, suit, tile, pawn, number, word: the name of its parameter in sentences, too."""
    texts: tuple[str, ...]
    shown: tuple[Parameter, ...]
    of: str = ""
    """The name of the deck or component."""


@dataclass(frozen=True)
class Verb:
    """One kind of action."""

    arguments: tuple[Argument, ...]
    place: Place
    by_chance: bool = False
    seen: str = EVERYONE
    """Who learns what was done: everyone, the actor, nobody, or the seat in the field of that name."""
    source: str = ""
    target: str = ""
    counted: str = ""
    """The field that counts how often chance does it."""
    name: str = ""
    base: int = 0
    hidden: int = -1
    """The number of its hidden form; -1 if all see what is done."""
    deck: Deck | None = field(default=None, compare=False)

    @property
    def count(self) -> int:
        total = 1
        for argument in self.arguments:
            total *= len(argument.texts)
        return total

    @property
    def texts(self) -> list[str]:
        """How its actions are written, by number."""
        return [" ".join((self.name, *words)) for words in itertools.product(*(one.texts for one in self.arguments))]

    def parameters(self, action: int) -> dict[str, Parameter]:
        """What fills a sentence about one of its actions."""
        rest, found = action - self.base, dict[str, Parameter]()
        for argument in reversed(self.arguments):
            rest, place = divmod(rest, len(argument.texts))
            found[argument.takes] = argument.shown[place]
        return found

    def words(self) -> list[Word]:
        """The messages that sentences about its actions are filled with."""
        return [word for argument in self.arguments for word in argument.shown if isinstance(word, Word)]

    def board(self) -> dict[str, Any]:
        """What the page has to know of it."""
        takes = [argument.takes for argument in self.arguments]
        found: dict[str, Any] = {"verb": self.name, "takes": takes[0] if takes else "nothing"}
        if self.arguments and self.arguments[0].of:
            found["of"] = self.arguments[0].of
        if takes[1:]:
            found["and"] = takes[1:]
        ways = {"from": self.source, "to": self.target}
        return found | {key: value for key, value in ways.items() if value}


class Numbered:
    """Verbs with the numbers and texts of their actions."""

    def __init__(self, **verbs: Verb) -> None:
        self.place = declared_at()
        verbs = {name.removesuffix("_"): verb for name, verb in verbs.items()}  # pass_ is called pass
        for name, verb in verbs.items():
            if not isinstance(verb, Verb):
                raise wrong(self.place, "no-verb", verb=name, found=repr(verb))
        self.people_verbs = [replace(verb, name=name) for name, verb in verbs.items() if not verb.by_chance]
        self.chance_verbs = [replace(verb, name=name) for name, verb in verbs.items() if verb.by_chance]
        at = 0
        for place, verb in enumerate(self.people_verbs):
            self.people_verbs[place] = replace(verb, base=at)
            at += verb.count
        self.people_actions = at
        """So many actions of people; their numbers begin with 0."""
        for verbs_of in (self.people_verbs, self.chance_verbs):
            for place, verb in enumerate(verbs_of):
                if verb.seen != EVERYONE:
                    verbs_of[place] = replace(verb, hidden=at)
                    at += 1
        self.first_chance_action = at
        """The number of chance's first action."""
        for place, verb in enumerate(self.chance_verbs):
            self.chance_verbs[place] = replace(verb, base=at)
            at += verb.count
        self.action_count = at
        """So many numbers in all, hidden forms included."""
        by_name = {verb.name: verb for verb in (*self.people_verbs, *self.chance_verbs)}
        self.verbs = {name: by_name[name] for name in verbs}
        self.rules: Any = None
        """default_rules.py bound to the game, once its rules are complete."""

    @property
    def bases(self) -> Any:
        """The first number of each verb, in the order of declaration: plain integers for rules."""
        return tuple(verb.base for verb in self.verbs.values())

    @cached_property
    def by_number(self) -> list[Verb]:
        """The verb of each number, hidden forms included."""
        found: list[Verb] = [verb for verb in self.people_verbs for _ in range(verb.count)]
        found += [verb for verb in (*self.people_verbs, *self.chance_verbs) if verb.hidden >= 0]
        return found + [verb for verb in self.chance_verbs for _ in range(verb.count)]

    @cached_property
    def texts(self) -> list[str]:
        """How each number is written."""
        people = [text for verb in self.people_verbs for text in verb.texts]
        hidden = [f"{verb.name} ?" for verb in (*self.people_verbs, *self.chance_verbs) if verb.hidden >= 0]
        return people + hidden + [text for verb in self.chance_verbs for text in verb.texts]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The inverse of `texts`, in small letters."""
        return {text.lower(): number for number, text in enumerate(self.texts)}

    def number(self, text: str) -> int | None:
        """The action that is written so. Case and spaces do not matter, nor does a 0 before a digit."""
        words = text.lower().split()
        found = self.numbers.get(" ".join(words))
        verb = self.verbs.get(words[0]) if words else None
        if found is None and verb is not None:
            rest = [word[1:] if re.fullmatch("0[0-9]", word) else word for word in words[1:]]
            if any(" " in text for argument in verb.arguments for text in argument.texts):
                rest = [" ".join("".join(rest))]  # several letters in a row
            found = self.numbers.get(" ".join([words[0], *rest]))
        return found


def _card_argument(deck: Deck) -> Argument:
    return Argument("card", tuple(deck.texts), tuple(kind.shown for kind in deck.kinds), deck.name)


def card(deck: Deck, source: str = "", target: str = "", seen: str = EVERYONE) -> Verb:
    """A card of a deck: `play h7`."""
    return Verb((_card_argument(deck),), declared_at(), seen=seen, source=source, target=target, deck=deck)


def tile(deck: Deck, source: str = "", target: str = "") -> Verb:
    """A tile and an end of a line: `play 3-5 left`; numbered 2 * kind + side."""
    sides = Argument("side", ("left", "right"), (Word("side-left"), Word("side-right")))
    tiles = replace(_card_argument(deck), takes="tile")
    return Verb((tiles, sides), declared_at(), source=source, target=target, deck=deck)


def suit(deck: Deck) -> Verb:
    """A suit of a deck: `name h`."""
    words = tuple(Word(f"suit-{letter}") for letter in deck.letters)
    return Verb((Argument("suit", tuple(deck.letters), words, deck.name),), declared_at(), deck=deck)


def single(source: str = "", target: str = "", seen: str = EVERYONE) -> Verb:
    """Nothing: `draw`, `pass`."""
    return Verb((), declared_at(), seen=seen, source=source, target=target)


def pawn(each: int, of: str = "pawns") -> Verb:
    """One of a seat's pawns, numbered from 1: `move 2`. `of` is the name of the component."""
    numbers_shown = tuple(range(1, each + 1))
    return Verb((Argument("pawn", tuple(map(str, numbers_shown)), numbers_shown, of),), declared_at())


def number(low: int, high: int, name: str = "number", seen: str = EVERYONE) -> Verb:
    """A number: `bid 3`; numbered from 0 for the lowest. `name` is that of its parameter in sentences."""
    values = range(low, high + 1)
    return Verb((Argument(name, tuple(map(str, values)), tuple(values)),), declared_at(), seen=seen)


def one_of(*words: str, name: str = "word", shown: Sequence[Parameter] = ()) -> Verb:
    """One of some words: `answer yes`. Sentences call it by its message, `word-yes`, or as it is `shown`."""
    place = declared_at()
    if twice := twice_there(words):
        raise wrong(place, "word-twice", word=twice)
    called = tuple(shown) or tuple(Word(f"{name}-{word}") for word in words)
    return Verb((Argument(name, words, called),), place)


def several(*verbs: Verb) -> Verb:
    """Several arguments, one after the other: `ask 2 h7`. The last one counts fastest."""
    place = declared_at()
    arguments = tuple(argument for verb in verbs for argument in verb.arguments)
    if twice := twice_there([argument.takes for argument in arguments]):
        raise wrong(place, "argument-twice", name=twice)
    return replace(verbs[0], arguments=arguments, place=place)


def twice_there(names: Sequence[str]) -> str:
    """The first name that is there more than once; empty if none is."""
    return next((name for place, name in enumerate(names) if name in names[:place]), "")


def chance(what: Deck | Verb, to: str = "", source: str = "", target: str = "", counted: str = "") -> Verb:
    """A move of chance: a card of a deck, or what another verb takes: `deal h7`, `roll 4`. `to` is the field with the
    seat that alone sees it ("turn"); nobody does with to="nobody"; without it all do. `counted`: the field that counts
    how often, such as that of the rounds."""
    if isinstance(what, Deck):
        what = card(what)
    place = declared_at()
    seen = to or EVERYONE
    return replace(what, place=place, by_chance=True, seen=seen, source=source, target=target, counted=counted)


def numbers(low: int, high: int) -> Verb:
    """What a die shows: for `roll=chance(numbers(1, 6))`."""
    return number(low, high)
