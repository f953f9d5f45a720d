"""Tests of Quartett by its rulebook: one for each § and each worked example."""

import random
from typing import Any

import pytest

import ludotheque
from ludotheque.games.quartett.rules import DEAL, DEAL_HIDDEN
from ludotheque.games.quartett.state import CARDS, DECK
from ludotheque.kernel.match import Match
from ludotheque.kernel.record import CHANCE, SPECTATOR

QUARTETT = ludotheque.game("quartett")
LAID = [[2, 3, 4], [5, 6, 10], [8, 9]]
"""Only the ones and the sevens are still in play."""


def sat(hands: list[str], sets: list[list[int]] | None = None, **more: Any) -> Match:
    """Hands as texts, by seat; without `sets` the ones and the sevens are in play."""
    sets = LAID if sets is None else sets
    return QUARTETT.match(position={"players": len(hands), "sets": sets, "hands": hands} | more, seed=1)


def now(match: Match, *keys: str) -> Any:
    position = match.position()
    return position[keys[0]] if len(keys) == 1 else tuple(position[key] for key in keys)


def dealt(hands: list[str]) -> list[str]:
    """The deals, one by one and clockwise, that give these hands."""
    cards = [hand.split() for hand in hands]
    return [f"deal {cards[k % len(hands)][k // len(hands)]}" for k in range(sum(map(len, cards)))]


def all_cards(size: int) -> list[str]:
    return [card for card in DECK.texts if card[0] in "rbgyk"[:size]]


# --- §1, §2: cards and the deal ---


@pytest.mark.parametrize(
    ("players", "size", "hands"),
    [(3, 4, [14, 13, 13]), (4, 4, [10, 10, 10, 10]), (3, 5, [17, 17, 16]), (4, 5, [13, 13, 12, 12])],
)
def test_paragraph_1_and_2_all_cards_are_dealt_and_hands_differ_by_one_at_the_most(
    players: int, size: int, hands: list[int]
) -> None:
    match = QUARTETT.match(players=players, options={"set": size}, seed=3)
    position = match.position()
    laid = [size * len(sets) for sets in position["sets"]]
    assert [len(hand.split()) + sets for hand, sets in zip(position["hands"], laid, strict=True)] == hands
    held = " ".join(position["hands"]).split()
    values = {number for sets in position["sets"] for number in sets}
    assert sorted(held) == sorted(card for card in all_cards(size) if int(card[1:]) not in values)
    assert match.to_act() == {0}


def test_paragraph_1_quartett_is_played_unless_something_is_said() -> None:
    match = QUARTETT.match(players=3, seed=1)
    assert match.options == {"set": 4}
    assert not any("k" in hand for hand in now(match, "hands"))


@pytest.mark.parametrize("players", [2, 5])
def test_paragraph_1_three_or_four_play(players: int) -> None:
    with pytest.raises(ludotheque.OptionError):
        QUARTETT.match(players=players)


def test_paragraph_2_cards_are_dealt_one_by_one_from_seat_0_and_seen_by_their_owner_only() -> None:
    match = QUARTETT.match(players=3, seed=3)
    assert [step.seat for step in match.opening] == [CHANCE] * 40
    for k, step in enumerate(match.opening):
        assert step.before.turn == k % 3
        for viewer in (SPECTATOR, 0, 1, 2):
            seen = QUARTETT.notation.seen(step.before.view(viewer), viewer, CHANCE, step.action)
            assert seen == (step.action if viewer == k % 3 else DEAL_HIDDEN)


def test_paragraph_2_a_set_is_laid_when_it_is_dealt() -> None:
    first = "r1 b1 g1 y1 r2 r3 r4 r5 r6 r7"
    rest = [card for card in all_cards(4) if card not in first.split()]
    hands = [first, *(" ".join(rest[k::3]) for k in range(3))]
    match = QUARTETT.match(players=4, chance=ludotheque.Scripted(dealt(hands)))
    assert now(match, "sets") == [[1], [], [], []]
    assert now(match, "hands")[0] == "r2 r3 r4 r5 r6 r7"
    assert now(match, "turn", "questions") == (0, 0)
    completing = match.opening[12]  # the fourth card of seat 0
    told = [match.game.words.tell("en", line, ["A", "B", "C", "D"]) for line in match.narrate("spectator", completing)]
    assert told == ["A lays down all 4 cards of value 1: a quartet."]
    assert completing.after.held[0] == 0


def test_paragraph_2_each_card_left_is_as_likely_as_every_other() -> None:
    state = QUARTETT.match(players=4, seed=1).opening[34].before
    engine, words = QUARTETT.engine, [1, 2, 3, 4]
    actions = engine.legal(state, CHANCE)
    assert len(actions) == 6
    assert {engine.weight(state, action) for action in actions} == {1}
    found = dict.fromkeys(actions, 0)
    for _ in range(6000):
        found[engine.pick(state, CHANCE, words)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 20.5  # 5 degrees of freedom
    assert all(DEAL <= action < DEAL + CARDS for action in actions)


# --- §3, §4: asking and answering ---


def test_paragraph_3_you_ask_for_missing_cards_of_values_you_hold_from_players_with_cards() -> None:
    match = sat(["r7 b7 r1", "g7 b1 g1", "y7 y1"])
    assert match.legal(0) == [f"ask {seat} {card}" for seat in (1, 2) for card in ("b1", "g1", "y1", "g7", "y7")]
    assert match.legal(1) == []


def test_paragraph_3_every_legal_question_is_picked_alike() -> None:
    match = sat(["r7 b7 r1", "g7 b1 g1", "y7 y1"])
    engine, words = QUARTETT.engine, [5, 6, 7, 8]
    found = dict.fromkeys(engine.legal(match.state, 0), 0)
    for _ in range(10_000):
        found[engine.pick(match.state, 0, words)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 27.9  # 9 degrees of freedom


def test_paragraph_4_a_card_that_is_there_is_given_and_the_asker_asks_again() -> None:
    match = sat(["r7 b7 r1", "g7 b1 g1", "y7 y1"])
    match.play(0, "ask 1 g7")
    assert now(match, "hands") == ["r1 r7 b7 g7", "b1 g1", "y1 y7"]
    assert now(match, "turn", "questions") == (0, 1)


def test_paragraph_4_after_a_no_it_is_the_turn_of_the_player_asked() -> None:
    match = sat(["r7 b7 r1", "g7 b1 g1", "y7 y1"])
    match.play(0, "ask 2 g7")
    assert now(match, "hands") == ["r1 r7 b7", "b1 g1 g7", "y1 y7"]
    assert now(match, "turn", "questions") == (2, 1)


# --- §4: what everyone hears ---


def test_paragraph_4_a_gift_is_known_and_explains_what_was_asked() -> None:
    match = sat(["r7 b7 r1", "g7 b1 g1", "y7 y1"])
    match.play(0, "ask 2 g7")
    assert now(match, "asked") == [{"values": [7], "lacks": "g7"}, {}, {"lacks": "g7"}]
    match.play(2, "ask 0 b7")
    assert now(match, "known") == ["", "", "b7"]
    # Seat 0 gave one: it may have asked because of that one. With it, seat 0 did not hold all the other sevens either.
    assert now(match, "asked") == [{"lacks": "g7", "elsewhere": [7]}, {}, {"values": [7], "lacks": "g7"}]


def test_paragraph_4_a_question_by_a_known_card_tells_nothing_new() -> None:
    match = sat(["r7 b7 r1", "g7 b1 g1", "y7 y1"])
    match.play(0, "ask 1 g7")
    before = now(match, "asked")
    match.play(0, "ask 1 y7")
    assert now(match, "known") == ["g7", "", ""]
    assert before == [{"values": [7]}, {"elsewhere": [7]}, {}]
    assert now(match, "asked") == [{"values": [7], "lacks": "y7"}, {"lacks": "y7", "elsewhere": [7]}, {}]


def test_paragraph_4_asking_for_a_card_that_is_known_elsewhere_tells_nothing_of_that_card() -> None:
    match = sat(["r7 b7 r1", "g7 b1 g1", "y7 y1"], turn=1)
    match.play(1, "ask 2 y7")
    match.play(1, "ask 2 r1")
    match.play(2, "ask 0 g1")
    facts = now(match, "known", "asked")
    match.play(0, "ask 2 y7")  # everyone knows that seat 1 has it
    assert now(match, "known") == facts[0]
    assert now(match, "asked")[1:] == facts[1][1:]
    assert now(match, "asked")[0] == facts[1][0] | {"values": [7]}


# --- §5: sets and empty hands ---


def test_paragraph_5_a_completed_set_is_laid_at_once_and_nothing_is_known_of_it_any_more() -> None:
    match = sat(["r7 b7 g7 r1", "y7 b1", "g1 y1"])
    match.play(0, "ask 1 y7")
    assert now(match, "sets") == [[2, 3, 4, 7], [5, 6, 10], [8, 9]]
    assert now(match, "hands") == ["r1", "b1", "g1 y1"]
    assert now(match, "turn") == 0
    assert {"known", "asked"}.isdisjoint(match.position())


def test_paragraph_5_who_gives_his_last_card_is_out_and_the_asker_goes_on() -> None:
    match = sat(["r7 b7 g7 r1 b1 g1", "y7", "y1"])
    match.play(0, "ask 1 y7")
    assert now(match, "hands") == ["r1 b1 g1", "", "y1"]
    assert match.to_act() == {0}
    assert match.legal(0) == ["ask 2 y1"]


def test_paragraph_5_who_lays_his_last_cards_is_out_and_the_next_with_cards_takes_the_turn() -> None:
    match = sat(["r7 b7 g7", "y7", "r1 b1", "g1 y1"], sets=[[2, 3, 4], [5, 6, 10], [8, 9], []])
    match.play(0, "ask 1 y7")
    assert now(match, "hands") == ["", "", "r1 b1", "g1 y1"]
    assert match.to_act() == {2}


def test_paragraph_5_the_turn_goes_round_the_table_past_empty_hands() -> None:
    match = sat(["r1 b1", "", "g1 y1", ""], sets=[[2, 3, 4, 7], [5, 6, 10], [8], [9]], turn=2)
    match.play(2, "ask 0 r1")
    assert match.to_act() == {2}
    match = sat(["y7 r1 b1", "", "g1 y1", "r7 b7 g7"], sets=[[2, 3, 4], [5, 6, 10], [8], [9]], turn=3)
    match.play(3, "ask 0 y7")
    assert now(match, "hands")[3] == ""
    assert match.to_act() == {0}


# --- §6: the end ---


def test_paragraph_6_when_all_sets_are_laid_the_most_win() -> None:
    match = sat(["r7 b7 g7", "y7", ""], sets=[[1, 2, 3, 4], [5, 6, 10], [8, 9]])
    assert (match.results, match.winners) == ([], [])
    match.play(0, "ask 1 y7")
    assert match.over
    assert (match.results, match.winners) == ([5, 3, 2], [0])
    assert match.legal(0) == []


def test_paragraph_6_a_tie_is_shared() -> None:
    match = sat(["r7 b7 g7", "y7", ""], sets=[[1, 2, 3], [4, 5, 6, 10], [8, 9]])
    match.play(0, "ask 1 y7")
    assert (match.results, match.winners) == ([4, 4, 2], [0, 1])


@pytest.mark.parametrize("text", ["ask 1 g7", "ask 2 g7"])
def test_paragraph_6_after_500_questions_the_match_ends_as_it_stands(text: str) -> None:
    match = sat(["r7 b7 r1", "g7 b1 g1", "y7 y1"], questions=498)
    match.play(0, "ask 1 b1")
    assert match.to_act() == {0}
    match.play(0, text)
    assert match.over
    assert now(match, "phase", "questions") == ("over", 500)
    assert (match.results, match.winners) == ([3, 3, 2], [0, 1])
    again = QUARTETT.match(position=match.position())
    assert again.over
    assert again.state == match.state


def test_paragraph_6_two_who_ask_in_vain_for_ever_are_stopped() -> None:
    match = sat(["r7 r1", "b7 b1", "g7 y7 g1 y1"])
    turn = 0
    while not match.over:
        match.play(turn, "ask 1 y7" if turn == 0 else "ask 0 y7")
        turn = 1 - turn
    assert now(match, "questions") == 500


# --- the worked examples of the rulebook ---


def test_worked_example_three_players_get_14_13_and_13_cards() -> None:
    """§2"""
    assert [step.before.turn for step in QUARTETT.match(players=3, seed=1).opening].count(0) == 14


def test_worked_example_lina_may_ask_for_sevens_and_not_for_fours() -> None:
    """§3"""
    match = sat(["r7 b7", "g7 r4 b4", "y7 g4 y4"], sets=[[2, 3, 1], [5, 6, 10], [8, 9]])
    assert match.legal(0) == ["ask 1 g7", "ask 1 y7", "ask 2 g7", "ask 2 y7"]


def test_worked_example_a_gift_and_a_no_place_the_last_seven() -> None:
    """§4 Lina 0, Grandma 1, Paul 2."""
    match = sat(["r7 b7", "g7 y7 r1 b1", "g1 y1"])
    match.play(0, "ask 1 g7")
    match.play(0, "ask 2 y7")
    assert now(match, "hands", "turn") == (["r7 b7 g7", "r1 b1 y7", "g1 y1"], 2)
    assert now(match, "known") == ["g7", "", ""]
    assert [told.get("lacks") for told in now(match, "asked")] == ["y7", None, "y7"]
    table = [QUARTETT.words.tell("en", line, ["Lina", "Grandma", "Paul"]) for line in match.describe("spectator")]
    assert "Grandma certainly holds: ★7" in table


def test_worked_example_grandmas_last_card_completes_linas_quartet() -> None:
    """§5"""
    match = sat(["r7 b7 g7 r1 b1", "y7", "g1 y1"])
    match.play(0, "ask 1 y7")
    assert now(match, "hands", "sets") == (["r1 b1", "", "g1 y1"], [[2, 3, 4, 7], [5, 6, 10], [8, 9]])
    assert match.to_act() == {0}


def test_worked_example_lina_lays_her_last_cards() -> None:
    """§5"""
    match = sat(["r7 b7 g7", "y7 r1 b1", "g1 y1"])
    match.play(0, "ask 1 y7")
    assert match.to_act() == {1}


def test_worked_example_four_sets_each_win_together() -> None:
    """§6"""
    match = sat(["r7 b7 g7", "y7", ""], sets=[[1, 2, 3], [4, 5, 6, 10], [8, 9]])
    match.play(0, "ask 1 y7")
    assert match.results == [4, 4, 2]
    assert match.winners == [0, 1]


# --- whole matches ---


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("size", [4, 5])
def test_every_table_plays_to_its_end_and_keeps_its_cards(players: int, size: int) -> None:
    match, dice = QUARTETT.match(players=players, options={"set": size}, seed=players), random.Random(size)
    while not match.over:
        (seat,) = match.to_act()
        match.play(seat, dice.choice(match.legal(seat)))
        position = match.position()
        laid = [number for sets in position["sets"] for number in sets]
        held = " ".join(position["hands"]).split()
        assert len(set(laid)) == len(laid)
        assert sorted(held) == sorted(card for card in all_cards(size) if int(card[1:]) not in laid)
    assert match.results == [len(sets) for sets in match.position()["sets"]]
    assert match.winners == [seat for seat in range(players) if match.results[seat] == max(match.results)]


def test_ten_thousand_random_matches_end_by_the_rules() -> None:
    for players, size in [(3, 4), (4, 4), (3, 5), (4, 5)]:
        played = QUARTETT.engine.playouts(2500, players, [size], seed=size)
        assert played.chance_moves == 2500 * 10 * size
        finished = played.results.sum(axis=1) == 10
        assert ((played.states["questions"] == 500) | finished).all()
        assert (played.states["held"][finished] == 0).all()


def test_in_quintett_black_cards_may_be_asked_for() -> None:
    """§1"""
    hands = ["r7 b7 k7", "g7 r1 b1", "y7 g1 y1 k1"]
    laid = [[2, 3, 4], [5, 6, 10], [8, 9]]
    match = QUARTETT.match(position={"players": 3, "set": 5, "turn": 1, "sets": laid, "hands": hands})
    match.play(1, "ask 0 k7")
    assert match.position()["hands"][1] == "r1 b1 g7 k7"
