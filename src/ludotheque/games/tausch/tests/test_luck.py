"""Tests of fair luck and guesses: `pick` and `guess` against an obvious slow way, by chi-square with fixed seeds."""

import random
from collections import Counter
from typing import Any

from ludotheque.components.bits import kinds_of, masks_of
from ludotheque.games.tausch.positions import text_of
from ludotheque.games.tausch.tests.table import TAUSCH, sat, table
from ludotheque.kernel import rng
from ludotheque.kernel.record import CHANCE, SPECTATOR, Record

ENGINE = TAUSCH.engine


def far(found: Counter[Any], expected: dict[Any, float]) -> float:
    """How far counts are from expected ones, in standard deviations of chi-square."""
    assert set(found) <= set(expected)
    square = sum((found[key] - mean) ** 2 / mean for key, mean in expected.items())
    free = len(expected) - 1
    return float((square - free) / (2 * free) ** 0.5)


def test_pick_is_fair_among_all_legal_actions() -> None:
    rows = [["even", "run5", "full", "four", "twins"], ["nine-r", "high-r", "low", "pairs2", "three"]]
    for row in rows:
        match = sat(["r1 r2 r2 r4 r5 r6 b1 b2 b4 g1 g2 g3 y1 y2", "g9"], row)
        legal = ENGINE.legal(match.state, 0)
        words = rng.start(5)
        found = Counter(ENGINE.pick(match.state, 0, words) for _ in range(40 * len(legal)))
        assert far(found, dict.fromkeys(legal, 40.0)) < 4
        assert sum(action & 8 > 0 for action in legal) > 20  # claims are picked too


def test_chance_deals_every_card_left_alike() -> None:
    start = TAUSCH.match(players=2, seed=1).opening[20].before
    words = rng.start(6)
    found = Counter(ENGINE.pick(start, CHANCE, words) for _ in range(20_000))
    weights = {action: ENGINE.weight(start, action) for action in ENGINE.legal(start, CHANCE)}
    cards = sum(weights.values())
    assert set(weights.values()) == {1, 2}
    assert far(found, {action: 20_000 * weight / cards for action, weight in weights.items()}) < 4
    uncovering = TAUSCH.match(players=2, seed=1).opening[12].before
    found = Counter(ENGINE.pick(uncovering, CHANCE, words) for _ in range(20_000))
    weights = {action: ENGINE.weight(uncovering, action) for action in ENGINE.legal(uncovering, CHANCE)}
    assert sum(weights.values()) == 22
    assert far(found, {action: 20_000 * weight / 22 for action, weight in weights.items()}) < 4


def hidden_world(state: Record) -> tuple[str, ...]:
    return (*(text_of(state.hand[seat]) for seat in range(state.players)), text_of(state.stock))


def slowly(state: Record, seat: int, dice: random.Random) -> tuple[str, ...]:
    """Leave everybody the very cards that are known, shuffle all others that the seat cannot see, and deal them out."""
    hands, unseen = [], kinds_of(state.stock[0], state.stock[1])
    for other in range(state.players):
        hand = Counter(kinds_of(state.hand[other, 0], state.hand[other, 1]))
        known = Counter(kinds_of(state.known[other, 0], state.known[other, 1]))
        hands.append(hand if other == seat else known)
        if other != seat:
            unseen += (hand - known).elements()
    dice.shuffle(unseen)
    for other in range(state.players):
        while hands[other].total() < state.held[other]:
            hands[other][unseen.pop()] += 1
    return (*(text_of(masks_of(hand.elements())) for hand in hands), text_of(masks_of(unseen)))


def compare(position: dict[str, Any], seat: int, rounds: int) -> None:
    state, _, _ = TAUSCH.from_position(position)
    dice, words = random.Random(7), rng.start(7)
    view = state.view(seat)
    slow = Counter(slowly(state, seat, dice) for _ in range(rounds))
    fast = Counter(hidden_world(ENGINE.guess(view, seat, words)) for _ in range(rounds))
    assert set(slow) == set(fast)
    square = sum((slow[world] - fast[world]) ** 2 / (slow[world] + fast[world]) for world in slow)
    free = len(slow) - 1
    assert free > 5
    assert (square - free) / (2 * free) ** 0.5 < 4


def small(hands: list[str], draw: str, **more: Any) -> dict[str, Any]:
    """Few cards are unseen: a last seat that sees the table holds all the others."""
    position = table([*hands, "g1"], draw=draw, claimed=[["nine-r"], ["nine-b"], []], **more)
    used = Counter(" ".join([*position["markets"], *position["hands"], draw]).split())
    rest = (Counter([f"{letter}{value}" for letter in "rbgy" for value in range(1, 11)] * 2) - used).elements()
    position["hands"][2] += " " + " ".join(rest)
    return position


def test_a_guess_is_a_shuffle_of_what_is_unseen() -> None:
    compare(small(["r1 r1", "r2 b3"], "b3 r4"), 2, 8000)


def test_a_guess_respects_what_everybody_knows() -> None:
    compare(small(["r1 r2 b9", "r2 b3 b9"], "b3 r4", known=["b9", "r2", ""]), 2, 8000)


def test_a_guess_respects_who_held_which_cards_before_the_reshuffle() -> None:
    position = small(["r1 r2 b9", "r3 b3 b8"], "r4 r5", old="r1 r2 r3", old_held=[2, 1, 0])
    state, _, _ = TAUSCH.from_position(position)
    words = rng.start(8)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        guess = ENGINE.guess(state.view(2), 2, words)
        hands = [set(text_of(guess.hand[seat]).split()) for seat in (0, 1)]
        assert [len(hand & {"r1", "r2", "r3"}) for hand in hands] == [2, 1]
        found[hidden_world(guess)[:2]] += 1
    # Old: which of three goes to seat 1. Since drawn: one each of b9 b3 b8 r4 r5 to seat 0, two of the rest to seat 1.
    assert len(found) == 3 * 5 * 6
    assert far(found, dict.fromkeys(found, 6000 / 90)) < 4


def test_of_own_cards_that_may_be_old_or_not_any_that_fit_are_taken_alike() -> None:
    """Seat 0 sees its r1 and r2, one of them old. So the other old card, with seat 1, is the other r2 or the other r1;
    the one that is left is anywhere among cards drawn since."""
    position = small(["r1 r2", "r1 r7"], "r2 r4 r5", old="r1 r2", old_held=[1, 1, 0])
    state, _, _ = TAUSCH.from_position(position)
    state = ENGINE.guess(state.view(0), 0, rng.start(3))
    words = rng.start(9)
    found: Counter[str] = Counter()
    for _ in range(4000):
        guess = ENGINE.guess(state.view(0), 0, words)
        assert guess.view(0) == state.view(0)
        found[text_of(guess.hand[1])] += 1
    assert found["r1 r2"] > 0
    hidden = state.held[2] + 4 - 1  # cards drawn since, of seats 1 and 2 and the pile
    one = 4000 / 2 / hidden
    expected = {"r1 r2": 2 * one}
    several = sum(found[text] for text in found if text != "r1 r2")
    assert abs(found["r1 r2"] - expected["r1 r2"]) < 5 * expected["r1 r2"] ** 0.5
    assert several + found["r1 r2"] == 4000
    with_r1 = sum(number for text, number in found.items() if text.startswith("r1 ") and text != "r1 r2")
    assert abs(2 * with_r1 - several) < 5 * 4000**0.5


def test_a_spectator_can_guess_too_and_nobody_guesses_what_is_seen() -> None:
    match, dice = TAUSCH.match(players=3, seed=4), random.Random(4)
    for _ in range(150):
        (seat,) = match.to_act()
        for viewer in (SPECTATOR, 0, 1, 2):
            view = match.state.view(viewer)
            guess = ENGINE.guess(view, viewer, rng.start(dice.getrandbits(40)))
            assert guess.view(viewer) == view
            TAUSCH.from_position(TAUSCH.notation.position(guess))
        action = dice.choice(ENGINE.legal(match.state, seat))
        match.play(seat, TAUSCH.notation.write(match.state, action))
        if match.over:
            break
