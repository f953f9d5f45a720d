"""Tests of Rummü by its sheet. One part per §; tables are set up as drawn.py says."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.games.rummu import notation
from ludotheque.games.rummu.allowed import MAX_LEGAL, list_several
from ludotheque.games.rummu.combinations import EVERY, KINDS, VALUES
from ludotheque.games.rummu.rules import State
from ludotheque.games.rummu.state import added, adding
from ludotheque.games.rummu.tests.drawn import (
    BOX,
    RUMMU,
    beginning,
    drawn,
    lying,
    now,
    verbs,
)
from ludotheque.games.rummu.texts import DECK
from ludotheque.kernel.record import CHANCE, SPECTATOR

THREE = ["r2 b4 g9", "g0 k1", "k2 k8"]
"""Hands without a combination."""

# --- the box and the deal ---


def test_paragraph_01_sixty_cards_two_of_each_1_and_7() -> None:
    match = RUMMU.match(players=3, seed=4)
    hands, stock, discards = now(match, "hands", "stock", "discards")
    assert Counter(" ".join([*hands, stock, *discards]).split()) == Counter(BOX)
    assert len(BOX) == 60


@pytest.mark.parametrize(("players", "cards"), [(3, 9), (4, 8), (5, 8), (6, 7)])
def test_paragraph_02_hands_stock_and_the_first_discard(players: int, cards: int) -> None:
    match = RUMMU.match(players=players, seed=4)
    hands, stock, discards = now(match, "hands", "stock", "discards")
    assert [len(hand.split()) for hand in hands] == [cards] * players
    assert (len(stock.split()), len(discards)) == (59 - cards * players, 1)
    assert now(match, "dealer", "turn", "phase", "scores") == (players - 1, 0, "draw", [0] * players)
    for viewer in (*range(players), "spectator"):
        view = match.view(viewer).to_dict()
        assert view["stock"] == view["stock_twice"] == -1
        assert [row != -1 for row in view["hand"]] == [seat == viewer for seat in range(6)]
        assert view["held"] == [cards] * players + [0] * (6 - players)


def test_paragraph_02_cards_are_dealt_one_at_a_time_and_seen_by_one() -> None:
    match = RUMMU.match(players=3, seed=4)
    *dealt, uncovered = match.opening
    hands: list[list[str]] = [[], [], []]
    for k, step in enumerate(dealt):
        hands[k % 3].append(notation.write(State(), step.action).split()[1])
        for viewer in (SPECTATOR, 0, 1, 2):
            view: Any = step.before.view(viewer)
            text = notation.write(view, notation.seen(view, viewer, CHANCE, step.action))
            assert (text == "deal ?") == (viewer != k % 3)
    assert [sorted(hand) for hand in hands] == [sorted(hand.split()) for hand in now(match, "hands")]
    spectator: Any = uncovered.before.view(SPECTATOR)
    assert notation.seen(spectator, SPECTATOR, CHANCE, uncovered.action) == uncovered.action


def test_paragraph_02_the_deal_passes_to_the_left_and_the_next_player_begins() -> None:
    match = drawn(["r2", "k1", "k2"], deal=4, turns=2, scores=[0, 0, 0])
    assert now(match, "dealer", "turn") == (0, 0)
    match.play(0, "discard r2")
    assert now(match, "deal", "dealer", "turn", "turns", "next", "combinations") == (5, 1, 2, 0, 1, [])


@pytest.mark.parametrize(("players", "teams"), [(3, True), (5, True), (2, False), (7, False)])
def test_paragraph_02_three_to_six_play_and_four_or_six_in_teams(players: int, teams: bool) -> None:
    with pytest.raises(ludotheque.OptionError):
        RUMMU.match(players=players, options={"teams": teams})


# --- a turn ---


def test_paragraph_03_one_card_from_the_stock() -> None:
    match = drawn(THREE, phase="draw", discards="b9 g8")
    assert match.legal(0) == ["draw", "take"]
    match.play(0, "draw")
    assert now(match, "phase", "discards") == ("play", ["b9", "g8"])
    assert len(now(match, "hands")[0].split()) == 4
    assert now(match, "turn") == 0
    assert not verbs(match, 0) & {"draw", "take"}
    assert "known" not in match.position()


def test_paragraph_03_or_discards_one_at_a_time_from_the_top() -> None:
    match = drawn(THREE, phase="draw", discards="b9 g8")
    match.play(0, "take")
    assert now(match, "phase", "discards", "known") == ("take", ["b9"], ["g8", "", ""])
    assert "take" in match.legal(0)
    assert "draw" not in match.legal(0)
    match.play(0, "take")
    assert now(match, "phase", "discards", "hands") == ("take", [], ["r2 b4 g8 b9 g9", "g0 k1", "k2 k8"])
    assert "take" not in match.legal(0)


def test_paragraph_03_after_playing_nothing_more_is_taken() -> None:
    match = drawn(["r2 r3 r4 r5 b9", "g0", "k2"], phase="draw", discards="b8 g8")
    match.play(0, "take")
    match.play(0, "lay r2 r3 r4 r5")
    assert now(match, "phase") == "play"
    assert "take" not in match.legal(0)


def test_paragraph_04_any_number_of_plays_or_none() -> None:
    match = drawn(["r2 r3 r4 r5 b7 g7 k7 r6 g0", "g1", "k2"])
    assert {"lay", "discard"} <= verbs(match, 0)
    for text in ("lay r2 r3 r4 r5", "lay b7 g7 k7", "add r6 1"):
        match.play(0, text)
    assert lying(match) == [(1, 0, "r2 r3 r4 r5 r6"), (2, 0, "b7 g7 k7")]
    assert match.legal(0) == ["discard g0"]


def test_paragraph_05_a_discard_ends_the_turn_also_of_a_card_just_taken() -> None:
    match = drawn(THREE, phase="draw", discards="b9 g8")
    match.play(0, "take")
    match.play(0, "discard g8")
    assert now(match, "discards", "turn", "turns", "phase") == (["b9", "g8"], 1, 1, "draw")
    assert match.to_act() == {1}
    assert "known" not in match.position()


def test_paragraph_05_every_card_once_discarded_stays_public() -> None:
    match = drawn(THREE, discards="b9")
    match.play(0, "discard g9")
    view = match.view(2).to_dict()
    assert [DECK.texts[card] for card in view["pile"][: view["piled"]]] == ["b9", "g9"]


# --- combinations ---


def test_paragraph_06_every_combination_in_the_hand_is_listed_once() -> None:
    match = drawn(["r5 b5 g5 y5 r6 r7", "k0", "k2"], scores=[-5, 0, 0], deal=1, turns=2)
    assert sorted(beginning(match, 0, "lay")) == sorted(
        [
            *("lay r5 b5 g5", "lay r5 b5 y5", "lay r5 g5 y5", "lay b5 g5 y5", "lay r5 b5 g5 y5"),
            *("lay r5 r6 r7", "lay y5 r6 r7"),
        ]
    )


def test_paragraph_06_a_second_copy_adds_no_combination() -> None:
    match = drawn(["r7 r7 b7 g7 k0", "k1", "k2"], [(0, "b3 b4 b5")])
    assert beginning(match, 0, "lay") == ["lay r7 b7 g7"]
    match.play(0, "lay r7 b7 g7")
    assert now(match, "hands")[0] == "k0 r7"


def test_paragraph_07_jokers_in_a_one_colour_run_stay_fewer_than_natural_cards() -> None:
    match = drawn(["r3 y4 r5 y6 r7", "k0", "k2"], [(0, "b3 b4 b5")])
    assert sorted(beginning(match, 0, "lay")) == ["lay r3 y4 r5", "lay r3 y4 r5 y6 r7", "lay r5 y6 r7"]


@pytest.mark.parametrize(
    ("score", "team", "cards"),
    [
        *((-1, False, 3), (0, False, 4), (99, False, 4), (100, False, 5), (149, False, 5), (150, False, 6)),
        *((-1, True, 3), (0, True, 4), (199, True, 4), (200, True, 5), (399, True, 5), (400, True, 6)),
    ],
)
def test_paragraph_08_the_first_combination_grows_with_the_score(score: int, team: bool, cards: int) -> None:
    hands = ["r2 r3 r4 r5 r6 r7 k0", "k1", "k2", "k3"]
    scores = [score, 0, score, 0]
    match = drawn(hands, deal=4, turns=0, scores=scores, teams=team, target=1000)
    assert min(len(text.split()) - 1 for text in beginning(match, 0, "lay")) == cards
    for lower in range(3, cards):
        with pytest.raises(ludotheque.Refused, match="first combination is too short"):
            match.play(0, "lay " + " ".join(f"r{value}" for value in range(2, 2 + lower)))
    match.play(0, "lay " + " ".join(f"r{value}" for value in range(2, 2 + cards)))


def test_paragraph_08_jokers_count_and_each_player_opens_for_himself() -> None:
    match = drawn(["r2 y3 r4 r5 k0", "b6 b7 b8 k1", "g2 k2"], [(1, "k6 k7 k8")], phase="draw")
    match.play(0, "draw")
    assert not verbs(match, 0) & {"add", "free"}
    match.play(0, "lay r2 y3 r4 r5")
    match.play(0, "discard k0")
    match.play(1, "draw")
    match.play(1, "lay b6 b7 b8")


def test_paragraph_08_a_partners_combination_does_not_open() -> None:
    match = drawn(["r9 k0", "k1", "k2", "k3"], [(2, "r5 r6 r7 r8")], teams=True)
    with pytest.raises(ludotheque.Refused) as caught:
        match.play(0, "add r9 1")
    assert caught.value.code == "open-first"


def test_paragraph_09_three_cards_once_opened_also_in_the_same_turn() -> None:
    match = drawn(["r2 r3 r4 r5 b7 g7 k7 k0", "k1", "k2"])
    assert "lay b7 g7 k7" not in match.legal(0)
    match.play(0, "lay r2 r3 r4 r5")
    match.play(0, "lay b7 g7 k7")
    assert lying(match)[1] == (2, 0, "b7 g7 k7")


def test_paragraph_10_cards_to_any_combination() -> None:
    lie = [(0, "g1 g2 g3"), (1, "r5 r6 r7"), (2, "k5 g5 y5")]
    one = ["add y4 1", "add y4 2", "add y8 2", "add r4 2", "add r8 2", "add b5 3"]
    match = drawn(["r4 r8 y8 b5 y4 k0", "k1", "k2"], lie)
    assert sorted(beginning(match, 0, "add")) == sorted(
        [*one, "add r4 r8 2", "add r4 y8 2", "add y4 r8 2", "add y4 y8 2"]
    )
    match.play(0, "add r8 2")
    assert lying(match)[1] == (2, 1, "r5 r6 r7 r8")
    assert "add y8 2" not in match.legal(0)


def test_paragraph_10_several_at_once_only_the_result_counts() -> None:
    match = drawn(["y8 r9 r4 k0", "k1", "k2"], [(0, "g1 g2 g3"), (1, "r5 y6 r7")])
    assert beginning(match, 0, "add") == ["add r4 2", "add y8 r9 2", "add r4 y8 2", "add r4 y8 r9 2"]
    match.play(0, "add r9 y8 2")
    assert lying(match)[1] == (2, 1, "r5 y6 r7 y8 r9")
    assert now(match, "hands")[0] == "k0 r4"


def test_paragraph_10_jokers_and_colours_limit_what_fits() -> None:
    match = drawn(["y7 b7 r3 k5 k0", "k1", "k8"], [(0, "r4 y5 r6"), (1, "r2 b3 g4")])
    assert beginning(match, 0, "add") == ["add r3 1", "add r3 y7 1", "add k5 2"]


def test_paragraph_10_two_cards_to_a_set_or_a_many_coloured_run_of_three() -> None:
    lie = [(0, "g1 g2 g3"), (1, "r8 b8 g8"), (2, "r4 b5 g6"), (2, "r0 b0 g0 k0")]
    match = drawn(["y8 k8 y3 k7 y7 k3 k2 y0", "k1", "k9"], lie)
    two = ["add y8 k8 2", "add y3 k7 3", "add k3 y7 3", "add y7 k8 3", "add k7 y8 3", "add k2 y3 3"]
    listed = beginning(match, 0, "add")
    assert sorted(text for text in listed if len(text.split()) > 3 and not text.endswith(" 1")) == sorted(two)
    assert "add y0 4" in listed


def test_paragraph_10_all_cards_at_once_leave_an_empty_hand() -> None:
    match = drawn(["y8 r9", "k1", "k2"], [(0, "r5 y6 r7")])
    match.play(0, "add y8 r9 1")
    assert now(match, "phase", "hands") == ("back", ["", "k1", "k2"])
    assert beginning(match, 0, "back") == [f"back {card} 1" for card in ("y6", "y8", "r5", "r7", "r9")]  # §14: whole


def test_paragraph_10_every_set_of_cards_that_can_be_added_is_listed_once() -> None:
    """As many as there are combinations with all cards of what lies there, and the others from the hand."""
    dice, every, found = random.Random(10), [int(cards) for cards in EVERY], 0
    for _ in range(60):
        lies = dice.choice([cards for cards in every if cards.bit_count() <= dice.choice((3, 4, 6))])
        left = [card for card in range(KINDS) if not lies >> card & 1]
        near = [
            card for card in left if dice.random() < 0.5 or card // VALUES in (0, (lies.bit_length() - 1) // VALUES)
        ]
        hand = sum(1 << card for card in near)
        out = np.zeros(MAX_LEGAL, np.int64)
        n = list_several(lies, hand, 7, out, 0)
        sets = [added(int(action)) for action in out[:n]]
        wanted = {cards ^ lies for cards in every if cards & lies == lies and cards & ~(lies | hand) == 0}
        assert all(adding(cards, 7) == action for cards, action in zip(sets, out[:n], strict=True))
        assert sorted(sets) == sorted(cards for cards in wanted if cards.bit_count() > 1)
        found = max(found, n)
    assert found > 300


def test_paragraph_10_by_the_first_version_of_the_rules_one_card_at_a_time() -> None:
    match = drawn(["y8 r9 r4 k0", "k1", "k2"], [(0, "g1 g2 g3"), (1, "r5 y6 r7")], rules=1)
    assert beginning(match, 0, "add") == ["add r4 2"]
    with pytest.raises(ludotheque.Refused) as caught:
        match.play(0, "add y8 r9 2")
    assert str(caught.value).endswith("by the first version of the rules: add one card at a time. (§10)")
    match.play(0, "add r4 2")
    match.play(0, "add y8 2")
    assert lying(match)[1] == (2, 1, "r4 r5 y6 r7 y8")


def test_paragraph_11_in_a_one_colour_run_only_the_very_card_frees() -> None:
    match = drawn(["r5 b5 k0", "k1", "k2"], [(0, "g1 g2 g3"), (1, "r3 r4 y5 r6")])
    assert beginning(match, 0, "free") == ["free r5 2"]
    match.play(0, "free r5 2")
    assert lying(match)[1] == (2, 1, "r3 r4 r5 r6")
    assert now(match, "hands", "known") == (["k0 b5 y5", "k1", "k2"], ["y5", "", ""])


def test_paragraph_11_elsewhere_any_natural_colour_that_is_not_there() -> None:
    match = drawn(
        ["r5 b5 g5 k5 r7 b7 k0", "k1", "k2"],
        [(0, "g1 g2 g3"), (1, "r4 y5 g6"), (2, "r7 g7 y7")],
    )
    assert beginning(match, 0, "free") == ["free b5 2", "free k5 2", "free b7 3"]


def test_paragraph_11_in_a_set_of_five_the_yellow_stays() -> None:
    match = drawn(["r1 b1 k0", "k2", "k3"], [(0, "g2 g3 g4"), (1, "r1 b1 g1 y1 k1")])
    assert beginning(match, 0, "free") == []


def test_paragraph_11_a_freed_yellow_may_be_used_at_once() -> None:
    match = drawn(["r5 b4 b6 k0", "k1", "k2"], [(0, "g1 g2 g3"), (1, "r3 r4 y5 r6")])
    match.play(0, "free r5 2")
    match.play(0, "lay b4 y5 b6")
    assert now(match, "hands")[0] == "k0"
    assert "known" not in match.position()


def test_paragraph_12_a_combination_stays_its_layers_whoever_adds() -> None:
    match = drawn(["r8 k0", "r9 k1", "k2"], [(0, "g1 g2 g3"), (2, "r5 r6 r7")])
    match.play(0, "add r8 2")
    assert lying(match)[1] == (2, 2, "r5 r6 r7 r8")
    match.play(0, "discard k0")
    assert now(match, "scores") == [20, -10, 15]  # 10 + 10; two cards; 20 − 5: the run counts for its owner


@pytest.mark.parametrize(("cards", "fits"), [("y7", True), ("k7", True), ("r7", False)])
def test_what_is_refused_at_one_combination_may_fit_another(cards: str, fits: bool) -> None:
    match = drawn([f"{cards} k0", "k1", "k2"], [(0, "r7 b7 g7")])
    assert (f"add {cards} 1" in match.legal(0)) is fits
