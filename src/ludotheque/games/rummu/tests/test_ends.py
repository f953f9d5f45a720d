"""Tests of the ends of deals and matches of Rummü: going out, taking back, the empty stock, the score."""

from typing import Any

import pytest

import ludotheque
from ludotheque.games.rummu.tests.drawn import RUMMU, drawn, lying, now, table, verbs
from ludotheque.kernel.score import score_of
from ludotheque.kernel.words import line

# --- going out ---


def test_paragraph_13_a_deal_ends_with_somebodys_last_discard() -> None:
    match = drawn(["r2", "k1 y9", "k2"], [(1, "b3 b4 b5 b6")])
    match.play(0, "discard r2")
    assert now(match, "deal", "scores", "phase") == (1, [10, 5, -5], "draw")


def test_paragraph_14_an_empty_hand_takes_back_a_card_that_can_be_spared() -> None:
    match = drawn(["g2 g3 g4", "k1", "k2"], [(0, "b4 b5 b6 b7 b8")])
    match.play(0, "lay g2 g3 g4")
    assert now(match, "phase") == "back"
    # Two ends of the run can be spared; three cards come back whole, whichever is named.
    assert sorted(match.legal(0)) == ["back b4 1", "back b8 1", "back g2 2", "back g3 2", "back g4 2"]
    match.play(0, "back b8 1")
    assert now(match, "phase", "known") == ("discard", ["b8", "", ""])
    assert match.legal(0) == ["discard b8"]
    match.play(0, "discard b8")
    assert now(match, "deal", "scores") == (1, [40, -5, -5])


@pytest.mark.parametrize("named", ["g2", "g3", "g4"])
def test_paragraph_14_three_cards_come_back_whole_and_the_player_opens_again(named: str) -> None:
    match = drawn(["g2 g3 g4", "k1", "k2"], scores=[-5, 0, 0], deal=1, turns=2, discards="r9")
    match.play(0, "lay g2 g3 g4")
    match.play(0, f"back {named} 1")
    assert now(match, "phase", "hands", "combinations", "next") == ("discard", ["g2 g3 g4", "k1", "k2"], [], 2)
    assert match.legal(0) == ["discard g2", "discard g3", "discard g4"]
    match.play(0, "discard g2")
    assert now(match, "deal", "turn", "hands", "known") == (1, 1, ["g3 g4", "k1", "k2"], ["g3 g4", "", ""])
    assert match.state.before[0] == 0


def test_paragraph_14_the_numbers_of_combinations_are_not_used_again() -> None:
    match = drawn(["g2 g3 g4", "k1", "k2"], [(0, "b2 b3 b4")])
    match.play(0, "lay g2 g3 g4")
    match.play(0, "back b2 1")
    match.play(0, "discard b2")
    assert lying(match) == [(2, 0, "g2 g3 g4")]
    assert now(match, "next") == 3


def test_paragraph_14_where_a_single_card_can_be_spared_another_cannot() -> None:
    match = drawn(["g2 g3 g4", "k1", "k2"], [(0, "r3 y4 r5 r6")])
    match.play(0, "lay g2 g3 g4")
    backs = [text for text in match.legal(0) if text.endswith(" 1")]
    assert backs == ["back r3 1", "back r6 1"]  # y4 r5 r6 and r3 y4 r5 are left


def test_paragraph_14_adding_the_last_card_empties_the_hand_too() -> None:
    match = drawn(["b9", "k1", "k2"], [(0, "b6 b7 b8")])
    match.play(0, "add b9 1")
    assert now(match, "phase") == "back"
    assert sorted(match.legal(0)) == ["back b6 1", "back b9 1"]


def test_paragraph_14_only_from_ones_own() -> None:
    match = drawn(["b9", "k1", "k2"], [(0, "b6 b7 b8"), (1, "r2 r3 r4 r5")])
    match.play(0, "add b9 1")
    assert {text.split()[2] for text in match.legal(0)} == {"1"}


# --- the stock ---


def test_paragraph_15_an_empty_stock_is_renewed_by_drawing() -> None:
    match = drawn(["r2", "k1", "k2"], discards="g5", rest="discards", phase="draw")
    below = now(match, "discards")[:-1]
    assert match.legal(0) == ["draw", "take"]
    match.play(0, "draw")
    stock, hand, discards, renewed = now(match, "stock", "hands", "discards", "renewed")
    assert (discards, renewed) == (["g5"], 1)
    drawn_card = set(hand[0].split()) - {"r2"}
    assert sorted([*stock.split(), *drawn_card]) == sorted(below)


def test_paragraph_15_taking_from_the_pile_leaves_the_stock_empty() -> None:
    match = drawn(["r2", "k1", "k2"], discards="g5", rest="discards", phase="draw")
    match.play(0, "take")
    assert now(match, "renewed", "stock") == (0, "")


@pytest.mark.parametrize(("renewed", "rest", "ends"), [(2, "discards", False), (3, "discards", True), (0, 1, True)])
def test_paragraph_15_without_a_new_stock_the_deal_ends_at_once(renewed: int, rest: Any, ends: bool) -> None:
    """Three renewals are all; and a single discard cannot be shuffled."""
    position = table(["r2 b4", "k1", "k2"], discards="g5" if rest == "discards" else "", rest=rest, renewed=renewed)
    match = RUMMU.match(position=position, seed=1)
    match.play(0, "discard r2")
    assert now(match, "deal") == int(ends)
    if ends:
        assert now(match, "scores")[0] == -5  # and nobody gets 10


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_paragraph_15_the_deal_ends_when_everyone_has_had_fifty_turns(players: int) -> None:
    hands = ["r2 b4", "k1", "k2", "g0", "g3", "g5"][:players]
    match = drawn(hands, turns=50 * players - 1, phase="play")
    seat = now(match, "turn")
    assert seat == players - 1
    match = drawn([*hands[1:], "r2 b4"], turns=50 * players - 1)
    match.play(seat, "discard r2")
    assert now(match, "deal", "scores") == (1, [-5] * players)
    match = drawn([*hands[1:], "r2 b4"], turns=50 * players - 1 - players)
    match.play(seat, "discard r2")
    assert now(match, "deal", "turn") == (0, 0)


def test_paragraph_15_going_out_on_the_last_turn_still_counts() -> None:
    match = drawn(["k1", "k2", "r2"], turns=149)
    match.play(2, "discard r2")
    assert now(match, "scores") == [-5, -5, 10]


# --- the score ---


def test_paragraph_16_hands_cost_five_a_card_and_ten_a_yellow_one() -> None:
    match = drawn(["r2", "k1 y1 y1 y7", "r7 r7 b0"])
    match.play(0, "discard r2")
    assert now(match, "scores") == [10, -35, -15]


def test_paragraph_17_yellow_and_many_colours_are_not_pure() -> None:
    match = drawn(["r2", "k1", "k2"], [(0, "b3 b4 b5"), (1, "g3 y4 g5"), (2, "g6 r7 k8")])
    match.play(0, "discard r2")
    assert now(match, "scores") == [20, -5, -5]


def test_paragraph_18_partners_add_up_and_the_partner_of_the_winner_pays_nothing() -> None:
    match = drawn(["r2", "k1 y9", "k2 k3 y0", "g0"], [(2, "b3 b4 b5"), (3, "g6 g7 g8")], teams=True)
    match.play(0, "discard r2")
    assert now(match, "scores") == [20, -10, 20, -10]  # 10 + 10; −15 + 10 − 5


def test_paragraph_18_in_a_deal_without_a_winner_everyone_pays() -> None:
    match = drawn(["g0", "k1", "k2", "r2 b4", "k8", "k9 y9"], turns=299, teams=True)
    assert now(match, "turn") == 5
    match.play(5, "discard k9")
    assert now(match, "scores") == [-15, -10, -15] * 2  # seats 0 and 3, 1 and 4, 2 and 5


@pytest.mark.parametrize(
    ("teams", "target", "before", "over"),
    [
        (False, None, [189, 0, 0, 0], False),
        (False, None, [190, 0, 0, 0], True),
        (True, None, [475, 0, 475, 0], False),
        (True, None, [490, 0, 490, 0], True),
        (False, 50, [40, 0, 0, 0], True),
        (False, 51, [40, 0, 0, 0], False),
    ],
)
def test_paragraph_19_the_match_ends_after_the_deal_that_reaches_the_target(
    teams: bool, target: int | None, before: list[int], over: bool
) -> None:
    more: dict[str, Any] = {} if target is None else {"target": target}
    match = drawn(["r2", "k1", "k2", "k3"], teams=teams, scores=before, deal=4, turns=0, **more)
    match.play(0, "discard r2")
    assert match.over is over
    if over:
        first = before[0] + 10
        assert match.results == [first, -10, first, -10] if teams else [first, -5, -5, -5]
        assert match.winners == ([0, 2] if teams else [0])


def test_paragraph_19_the_most_points_win_and_equals_share() -> None:
    match = drawn(["r2", "k1", "k2"], scores=[190, 205 - 10, -5], deal=3, turns=0)
    match.play(0, "discard r2")
    assert (match.results, match.winners) == ([200, 190, -10], [0])
    match = drawn(["r2", "k1", "k2"], [(1, "b3 b4 b5")], scores=[190, 195, -5], deal=3, turns=0)
    match.play(0, "discard r2")
    assert (match.results, match.winners) == ([200, 200, -10], [0, 1])


def test_paragraph_19_after_forty_deals_it_is_over_in_any_case() -> None:
    match = drawn(["r2", "k1", "k2"], deal=39, turns=0)
    match.play(0, "discard r2")
    assert match.over
    assert (match.results, match.winners, now(match, "phase", "deal")) == ([10, -5, -5], [0], ("over", 39))
    match = drawn(["r2", "k1", "k2"], deal=38, turns=1)
    match.play(0, "discard r2")
    assert now(match, "deal") == 39


def test_paragraph_19_the_target_is_200_alone_and_500_in_teams() -> None:
    assert now(RUMMU.match(players=4, seed=1), "target") == 200
    assert now(RUMMU.match(players=4, options={"teams": True}, seed=1), "target") == 500
    with pytest.raises(ludotheque.OptionError):
        RUMMU.match(options={"target": 0})


def test_paragraph_14_nothing_but_a_discard_after_taking_back() -> None:
    match = drawn(["g2 g3 g4", "k1", "k2"], [(0, "b2 b3 b4")])
    match.play(0, "lay g2 g3 g4")
    match.play(0, "back g2 2")
    assert verbs(match, 0) == {"discard"}


# --- the score, explained ---


def parts(match: ludotheque.Match, action: str) -> list[list[tuple[int, str, str]]]:
    """What the end of a deal brought each seat: points, the message, the cards."""
    (one,) = score_of(RUMMU, match.play(0, action), match.players)
    assert one.title == line("score-deal", deal=1)
    return [
        [(part.points, part.why.key, str(part.why.parameters.get("cards", ""))) for part in own] for own in one.parts
    ]


def test_paragraph_16_the_score_says_what_was_laid_and_what_stayed_in_hand() -> None:
    match = drawn(["r2", "k1 y9", "k2"], [(1, "b3 b4 b5 b6"), (1, "r7 b7 g7")])
    assert parts(match, "discard r2") == [
        [(10, "score-out", "")],
        [(20, "score-combination", "■3 ■4 ■5 ■6"), (-15, "score-hand", "◆1 ★9")],
        [(-5, "score-hand", "◆2")],
    ]


def test_paragraph_18_the_partner_of_who_goes_out_pays_nothing_for_the_hand() -> None:
    match = drawn(["r2", "k1", "k2 y3", "g4"], teams=True)
    assert parts(match, "discard r2") == [
        [(10, "score-out", "")],
        [(-5, "score-hand", "◆1")],
        [(0, "score-hand-spared", "◆2 ★3")],
        [(-5, "score-hand", "▲4")],
    ]
    assert now(match, "scores") == [10, -10, 10, -10]


def test_paragraph_15_who_ends_a_deal_without_going_out_keeps_what_is_left() -> None:
    match = drawn(["r2 r3", "k1", "k2"], renewed=3, rest="discards")
    assert parts(match, "discard r2")[0] == [(-5, "score-hand", "●3")]
