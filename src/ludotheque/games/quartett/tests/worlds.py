"""All possible worlds of small tables by brute force, to compare the fast ways with."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import ludotheque
from ludotheque.components.bits import kinds_of
from ludotheque.games.quartett.state import DECK
from ludotheque.kernel.match import Match

QUARTETT = ludotheque.game("quartett")

World = tuple[frozenset[str], ...]
"""The hands, by seat, as texts of cards."""


def value(card: str) -> str:
    return card[1:]


def whole(hand: frozenset[str], size: int) -> set[str]:
    """The values of which a hand has all cards."""
    values = [value(card) for card in hand]
    return {v for v in values if values.count(v) == size}


def deals(cards: list[str], sizes: list[int]) -> Iterator[World]:
    """Every way to deal some cards to hands of these sizes."""
    if len(sizes) == 1:
        yield (frozenset(cards),)
        return
    for hand in itertools.combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in deals(rest, sizes[1:]):
            yield (frozenset(hand), *others)


def possible_deals(cards: list[str], sizes: list[int], size: int) -> list[World]:
    """§2 Every deal in which nobody has a whole set."""
    return [world for world in deals(cards, sizes) if not any(whole(hand, size) for hand in world)]


def ask(world: World, seat: int, other: int, card: str, size: int) -> tuple[World, bool, set[str]] | None:
    """§3, §4, §5 What a question does in a world: the world after it, whether the card is given, the sets laid; None
    if it may not be asked there."""
    hands = list(world)
    if card in hands[seat] or not any(value(own) == value(card) for own in hands[seat]) or not hands[other]:
        return None
    given = card in hands[other]
    laid: set[str] = set()
    if given:
        hands[other] -= {card}
        hands[seat] |= {card}
        laid = whole(hands[seat], size)
        hands[seat] = frozenset(own for own in hands[seat] if value(own) not in laid)
    return tuple(hands), given, laid


def sizes_of(world: World) -> list[int]:
    return [len(hand) for hand in world]


def world_of(hands: list[str]) -> World:
    return tuple(frozenset(hand.split()) for hand in hands)


def remembered(position: dict[str, Any], worlds: list[World]) -> set[World]:
    """Of some worlds those that agree with `known` and `asked`, read as the position's first lines define them."""
    players, size = position["players"], position["set"]
    known = world_of(position.get("known", [""] * players))
    told = position.get("asked", [{}] * players)
    placed = frozenset().union(*known)
    unplaced = frozenset().union(*worlds[0]) - placed
    found = set()
    for world in worlds:
        fits = all(known[seat] <= world[seat] for seat in range(players))
        for seat, facts in enumerate(told):
            free = world[seat] & unplaced
            fits = fits and not free & set(facts.get("lacks", "").split())
            for number in facts.get("values", []):
                fits = fits and any(value(card) == str(number) for card in free)
            for number in facts.get("elsewhere", []):
                fits = fits and any(value(card) == str(number) for card in unplaced - free)
            fits = fits and not whole(world[seat], size)
        if fits:
            found.add(world)
    return found


def small_match(players: int, size: int, values: int, seed: int) -> Match:
    """A match in which only the lowest values are not laid yet, dealt at random."""
    dice = random.Random(seed)
    cards = [card for card in DECK.texts if int(value(card)) <= values and card[0] in "rbgyk"[:size]]
    laid = [[v for v in range(values + 1, 11) if v % players == seat] for seat in range(players)]
    while True:
        dice.shuffle(cards)
        hands = [cards[seat::players] for seat in range(players)]
        if not any(whole(frozenset(hand), size) for hand in hands):
            break
    texts = [" ".join(hand) for hand in hands]
    position = {"players": players, "set": size, "turn": dice.randrange(players), "sets": laid, "hands": texts}
    return QUARTETT.match(position=position, seed=seed)


def bits_of(world: World) -> tuple[int, ...]:
    """The hands as the rules keep them."""
    return tuple(sum(1 << DECK.texts.index(card) for card in hand) for hand in world)


def hands_of(state: Any) -> World:
    """The hands of a whole state."""
    return tuple(world_of([DECK.text(kinds_of(state.hand[seat])) for seat in range(state.players)]))
