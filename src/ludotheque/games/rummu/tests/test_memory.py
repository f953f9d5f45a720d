"""Tests of the memory of a renewed stock and of the guesses from it, against all deals and draws that could have led to
the same open cards."""

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.games.rummu import memory
from ludotheque.games.rummu.tests.drawn import RUMMU, now, table
from ludotheque.games.rummu.texts import DECK, cards_of
from ludotheque.kernel import rng
from ludotheque.kernel.match import Match

World = tuple[tuple[str, ...], ...]
"""The hidden cards of each hand, and the stock."""


def before_renewal(hands: list[str], discards: str) -> dict[str, Any]:
    """Seat 0 is about to renew the stock; everybody knows all other cards to be with the last seat."""
    position = table(hands, discards=discards, rest=len(hands) - 1, phase="draw")
    shown = Counter(position["hands"][-1].split()) - Counter(hands[-1].split())
    return position | {"known": [*[""] * (len(hands) - 1), " ".join(shown.elements())]}


def possible(hands: list[str], stock: str, moves: list[tuple[int, str]]) -> Iterator[World]:
    """Every way to deal the hidden cards and to draw from the stock, in which each seat in turn can discard so."""
    cards = [card for hand in hands for card in hand.split()]
    sizes = [len(hand.split()) for hand in hands]
    for order in set(itertools.permutations(cards)):
        dealt = iter(order)
        yield from go_on([sorted(itertools.islice(dealt, size)) for size in sizes], stock.split(), moves)


def go_on(hands: list[list[str]], stock: list[str], moves: list[tuple[int, str]]) -> Iterator[World]:
    if not moves:
        yield (*(tuple(sorted(hand)) for hand in hands), tuple(sorted(stock)))
        return
    seat, discard = moves[0]
    for k, card in enumerate(stock):
        hand = [*hands[seat], card]
        if discard in hand:
            hand.remove(discard)
            yield from go_on([*hands[:seat], hand, *hands[seat + 1 :]], stock[:k] + stock[k + 1 :], moves[1:])


def hidden(state: Any, players: int) -> World:
    found = []
    for seat in range(players):
        known = Counter(cards_of(state.known[seat], state.known_twice[seat]))
        hand = Counter(cards_of(state.hand[seat], state.hand_twice[seat])) - known
        found.append(tuple(sorted(DECK.texts[card] for card in hand.elements())))
    return (*found, tuple(sorted(DECK.texts[card] for card in cards_of(state.stock, state.stock_twice))))


def guessed(match: Match, viewer: int, count: int) -> Counter[World]:
    view = match.view("spectator" if viewer < 0 else viewer)
    guesses = (match.game.engine.guess(view, viewer, rng.start(k, 5)) for k in range(count))
    return Counter(hidden(guess, match.players) for guess in guesses)


def renewed(hands: list[str], stock: str, draws: str, moves: list[tuple[int, str]]) -> Match:
    """A match in which seat after seat draws the given card from the stock just renewed, and discards another."""
    position = before_renewal(hands, f"{stock} b9")
    for seed in itertools.count():
        match = RUMMU.match(position=position, seed=seed)
        for (seat, discard), card in zip(moves, draws.split(), strict=True):
            match.play(seat, "draw")
            if match.log.moves[-1].text != f"deal {card}":
                break
            match.play(seat, f"discard {discard}")
        else:
            return match
    raise AssertionError


SURE = [
    (["r2 b4", "g0 g3", "k5 k8"], "k9 y2 r0 g6", "k9", [(0, "r2")]),
    (["r2 b4", "g0 g3", "k5 k8"], "k9 y2 r0 g6", "k9 y2", [(0, "k9"), (1, "g0")]),
    (["r2 b4", "g0 g3", "k5 k8"], "k9 y2 r0 g6", "y2 r0 k9", [(0, "b4"), (1, "r0"), (2, "k5")]),
    (["r7 r7", "g0 g3", "k5 k8"], "k9 y2 r0", "k9 r0", [(0, "r7"), (1, "g3")]),
    (["r2 b4", "g0 g3", "k5 k8"], "k7 k7 r0 g6", "k7 r0", [(0, "k7"), (1, "r0")]),
    # One copy of the 7 in a hand, the other in the new stock: who has not drawn yet had the old one.
    (["r7 b4", "g0 g3", "k5 k8"], "k9 r7 r0 g6", "k9", [(0, "b4")]),
    # … and who has drawn may have shown either.
    (["r7 b4", "g0 g3", "k5 k8"], "k9 r7 r0 g6", "k9", [(0, "r7")]),
    (["r7 b4", "g0 g3", "k5 k8"], "k9 r7 r0 g6", "k9 r0", [(0, "r7"), (1, "g3")]),
    (["r7", "g0 g3", "k5 k8"], "k9 r7 r0 g6", "k9 r0 g6 r7", [(0, "r7"), (1, "g3"), (2, "k5"), (0, "k9")]),
    (["r7 b4", "g0 g3", "k5 k8"], "k9 r7 r0 g6", "k9 r7", [(0, "r7"), (1, "r7")]),
    (["r7 b4", "g0 g3", "k5 k8"], "k9 r7 r0 g6", "k9 r0 g6 r7", [(0, "r7"), (1, "g3"), (2, "k5"), (0, "r7")]),
]


@pytest.mark.parametrize(("hands", "stock", "draws", "moves"), SURE)
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_guesses_are_just_the_worlds_that_are_possible(
    hands: list[str], stock: str, draws: str, moves: list[tuple[int, str]], viewer: int
) -> None:
    match = renewed(hands, stock, draws, moves)
    truth = hidden(match.state, 3)
    worlds = {world for world in possible(hands, stock, moves) if viewer < 0 or world[viewer] == truth[viewer]}
    assert truth in worlds
    found = guessed(match, viewer, 40 * len(worlds))
    assert set(found) <= worlds
    assert len(found) > 0.97 * len(worlds)


def test_without_a_doubt_every_world_is_as_likely_as_every_other() -> None:
    hands, stock, moves = ["r2 b4", "g0 g3", "k5 k8"], "k9 y2 r0 g6", [(0, "k9"), (1, "g0")]
    match = renewed(hands, stock, "k9 y2", moves)
    worlds = set(possible(hands, stock, moves))
    found = guessed(match, -1, 200 * len(worlds))
    expected = 200.0
    assert sum((found[world] - expected) ** 2 / expected for world in worlds) < len(worlds) * 1.6


def test_a_new_stock_is_known_to_all_and_each_draw_with_it() -> None:
    match = renewed(["r2 b4", "g0 g3", "k5 k8"], "k9 y2 r0 g6", "k9", [(0, "r2")])
    assert now(match, "stocks") == [
        {"cards": "g0 g3 b4 k5 k8", "hands": [1, 2, 2]},
        {"cards": "r0 y2 g6 k9", "hands": [1, 0, 0]},
    ]
    view = match.view("spectator").to_dict()
    assert DECK.text(cards_of(view["listed"][1])) == "r0 y2 g6 k9"


def test_before_a_renewal_and_without_memory_nothing_is_told() -> None:
    position = renewed(["r2 b4", "g0 g3", "k5 k8"], "k9 y2 r0 g6", "k9", [(0, "r2")]).position()
    assert "stocks" not in before_renewal(["r2 b4", "g0 g3", "k5 k8"], "k9 y2 r0 g6 b9")
    del position["stocks"]
    match = RUMMU.match(position=position, seed=1)
    assert "stocks" not in match.position()
    assert any("r2" not in world[2] and set(world[2]) & {"r0", "y2", "g6"} for world in guessed(match, -1, 60))
    match.play(1, "draw")
    assert "stocks" not in match.position()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_through_three_renewals_positions_read_back_and_guesses_are_positions(players: int) -> None:
    match, dice, renewals, doubts = RUMMU.match(players=players, seed=players), random.Random(3), set(), 0
    for k in range(1500):
        if match.over:
            break
        (seat,) = match.to_act()
        actions = match.legal(seat)
        plain = [text for text in actions if text.split()[0] in ("draw", "discard")]
        match.play(seat, dice.choice(plain if plain and dice.random() < 0.8 else actions))
        renewals.add(match.state.renewed)
        state: Any = match.state
        doubts += any(memory.open_of(state, other) for other in range(players)) if state.renewed else 0
        if k % 15 == 0:
            assert RUMMU.match(position=json.loads(json.dumps(match.position()))).state == match.state
            for viewer in range(-1, players):
                view = match.view("spectator" if viewer < 0 else viewer)
                guess = match.game.engine.guess(view, viewer, rng.start(k, 5))
                assert guess.view(viewer) == view
                RUMMU.from_position(match.game.notation.position(guess))
    assert renewals == {0, 1, 2, 3}
    assert doubts > 0
