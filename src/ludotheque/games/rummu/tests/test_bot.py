"""Tests of the beginner's rule of Rummü: it lays what it has, and looks at nothing but its view."""

import random
from typing import Any

import pytest

from ludotheque import bots
from ludotheque.games.rummu import bot, notation
from ludotheque.games.rummu.combinations import EVERY, FINE, KINDS, fault, points
from ludotheque.games.rummu.tests.drawn import RUMMU, table


def chosen(*arguments: Any, **more: Any) -> str:
    match = RUMMU.match(position=table(*arguments, **more), seed=1)
    (seat,) = match.to_act()
    view: Any = match.view(seat)
    text = notation.write(view, bot.quick(view, seat, [1, 2, 3, 4]))
    assert text in match.legal(seat)
    return text


def test_it_lays_what_counts_the_most() -> None:
    # §16: a pure run of five is worth 40, the set of four 30.
    assert chosen(["r3 r4 r5 r6 r7 b5 g5 k5 b9", "k1", "k2"]) == "lay r3 r4 r5 r6 r7"
    assert chosen(["r3 r4 r5 r6 b6 g6 k6 b9", "k1", "k2"]) == "lay r6 b6 g6 k6"


@pytest.mark.parametrize("colours", [[0, 1, 2, 3, 4], [0, 1, 2], [0, 3]])
def test_the_best_of_a_hand_is_the_best_of_all_combinations(colours: list[int]) -> None:
    """§16 What is found without looking at each of the nine thousand counts as much as the best of them."""
    drawn, every = random.Random(len(colours)), [int(cards) for cards in EVERY]
    kinds = [card for card in range(KINDS) if card // 10 in colours]
    for _ in range(60):
        hand = sum(1 << card for card in drawn.sample(kinds, min(len(kinds) - 4, drawn.randint(4, 16))))
        worth = {cards: 16 * points(cards) + cards.bit_count() for cards in every if cards & ~hand == 0}
        for least, most in ((3, 10), (3, 5), (4, 10), (4, 4), (6, 10)):
            found = bot.best_of(hand, least, most)
            assert found == 0 or (found & ~hand == 0 and fault(found) == FINE)
            assert worth.get(found, 0) == max(
                [value for cards, value in worth.items() if least <= cards.bit_count() <= most], default=0
            )


def test_it_takes_a_discard_only_to_use_it() -> None:
    assert chosen(["r3 r4 r5 k9", "k1", "k2"], discards="r6", phase="draw") == "take"  # §8: four cards open
    assert chosen(["r3 r4 k9", "k1", "k2"], discards="r5", phase="draw") == "draw"  # three do not
    assert chosen(["k8 k9", "k1", "k2"], [(0, "r3 r4 r5")], discards="r6", phase="draw") == "take"


def test_it_takes_several_discards_for_what_they_bring_together() -> None:
    # §3, §16: r5 is no use without r6 below it; the two make a pure run of four.
    assert chosen(["r3 r4 k9", "k1", "k2"], discards="b0 r6 r5", phase="draw") == "take"
    assert chosen(["r3 r4 r5 k9", "k1", "k2"], discards="b0 r6", phase="take", known=["r5", "", ""]) == "take"
    assert chosen(["r3 r4 r5 r6 k9", "k1", "k2"], discards="b0", phase="take") == "lay r3 r4 r5 r6"


def test_a_combination_that_counts_nothing_waits_until_the_deal_may_end() -> None:
    mine, long = [(0, "b3 b4 b5")], "k1 k2 k3 k5"
    assert chosen(["r8 g8 b8 k6 y9", long, "g1 g2 g5 g7"], mine).startswith("discard")
    assert chosen(["r8 g8 b8 k6 y9", long, "g1 g2 g5"], mine) == "lay r8 b8 g8"


@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {}), (4, {"teams": True})])
def test_matches_among_beginners_end_by_points(players: int, options: dict[str, Any]) -> None:
    """§19 As at a table of people, not by the guard of forty deals."""
    for seed in range(4):
        match, count = RUMMU.match(players=players, options=options, seed=seed), 0
        player = bots.bot("simple", RUMMU)
        while not match.over:
            (seat,) = match.to_act()
            view: Any = match.view(seat)
            match.play(seat, notation.write(view, player.choose(view, seat, count)))
            count += 1
        assert max(match.results) >= match.state.target


def test_it_adds_where_that_pays() -> None:
    assert chosen(["r6 k8", "k1", "k2"], [(0, "r3 r4 r5")]) == "add r6 1"
    assert chosen(["k6 k8", "k1", "k2"], [(0, "r3 r4 r5"), (1, "r6 b6 g6")]).startswith("discard")  # 30 for Bruno


def test_it_adds_several_cards_where_a_joker_needs_the_next_one() -> None:
    # §7, §10: of r5 y6 r7 the yellow 8 alone would be one joker too many.
    assert chosen(["y8 r9 k0", "k1", "k2"], [(0, "r5 y6 r7")]) == "add y8 r9 1"
    assert chosen(["y4 r3 k0", "k1", "k2"], [(0, "r5 y6 r7")]) == "add r3 y4 1"
    assert chosen(["y4 y5 r6 r7 k0", "k1 k2 k3 k5", "g1 g2 g5 g7"], [(0, "r1 y2 r3")]) == "add y4 y5 r6 r7 1"
    # §16: the yellow 8 costs a pure run of five as much as it brings; with r9 it pays.
    assert chosen(["y8 r9 k0", "k1", "k2"], [(0, "r3 r4 r5 r6 r7")]) == "add y8 r9 1"
    assert chosen(["y8 k0", "k1", "k2"], [(0, "r3 r4 r5 r6 r7")]).startswith("discard")
    assert chosen(["y8 r9 k0", "k1", "k2"], [(0, "b3 b4 b5"), (1, "r5 y6 r7")]).startswith("discard")  # 20 for Bruno
    assert chosen(["y8 r9", "k1", "k2"], [(0, "r5 y6 r7")]).startswith("discard")  # §14: all would come back
    assert chosen(["y8 r9 k0", "k1", "k2"], [(0, "r5 y6 r7")], rules=1).startswith("discard")
    assert chosen(["r9 k0", "k1", "k2"], [(0, "r5 y6 r7")], discards="g0 y8", phase="draw") == "take"
    assert chosen(["r9 k0", "k1", "k2"], [(0, "r5 y6 r7")], discards="g0 y8", phase="draw", rules=1) == "draw"


def test_it_frees_a_yellow_of_its_own_for_purity() -> None:
    # §17: the run of four grows from 10 to 20 points.
    assert chosen(["r5 k8", "k1", "k2"], [(0, "r3 r4 y5 r6")]) == "free r5 1"


def test_it_takes_back_what_costs_the_least() -> None:
    # §14: a card of the run of six costs 10 points, of the run of five 20.
    lie = [(0, "r3 r4 r5 r6 r7"), (0, "b0 b1 b2 b3 b4 b5")]
    assert chosen(["", "k1", "k2"], lie, phase="back").endswith(" 2")
    assert chosen(["", "k1", "k2"], [(0, "r3 r4 r5"), (0, "b3 g4 k5")], phase="back").endswith(" 2")


def test_it_does_not_lay_what_would_all_come_back() -> None:
    # §14: three cards with an empty hand, and nothing else to take back from.
    assert chosen(["r3 r4 r5", "k1", "k2"], scores=[-5, 0, 0], deal=1, turns=2).startswith("discard")
    assert chosen(["r3 r4 r5", "k1", "k2"], [(0, "b3 b4 b5 b6")]) == "lay r3 r4 r5"


def test_it_discards_what_goes_with_nothing() -> None:
    assert chosen(["r3 r4 b3 k8", "k1", "k2"]) == "discard k8"
    assert chosen(["r7 r7 r6 k8 k9", "k1", "k2"]) == "discard r7"  # of two copies one is no use


@pytest.mark.parametrize(("players", "options"), [(3, {"target": 60}), (4, {"teams": True, "target": 60})])
def test_it_plays_whole_matches_from_views_alone_by_legal_actions(players: int, options: dict[str, Any]) -> None:
    match, rng = RUMMU.match(players=players, options=options, seed=2), [4, 3, 2, 1]
    for _ in range(300):
        if match.over:
            break
        (seat,) = match.to_act()
        view: Any = match.view(seat)
        text = notation.write(view, bot.quick(view, seat, rng))
        assert text in match.legal(seat)
        match.play(seat, text)
    assert match.state.deal > 2 or match.over
