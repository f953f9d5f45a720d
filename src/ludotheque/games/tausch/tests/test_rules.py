"""Tests of Tausch Rausch by its sheet: §1 to §7; the objectives are in test_objectives.py."""

import random
from collections import Counter
from typing import Any

import pytest

import ludotheque
from ludotheque.games.tausch import notation
from ludotheque.games.tausch.objectives import BONUS, COPIES, HOUSE
from ludotheque.games.tausch.rules import DEAL_HIDDEN, MAX_LEGAL
from ludotheque.games.tausch.tests.table import CARDS, TAUSCH, everything, now, sat, table
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import LANGUAGES

# --- §1, §2: components and set-up ---


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deck", ["mixed", "four-colours"])
def test_paragraphs_01_and_02_markets_row_and_hands_are_laid_out(players: int, deck: str) -> None:
    match = TAUSCH.match(players=players, options={"deck": deck}, seed=players)
    position = match.position()
    assert everything(position) == dict.fromkeys(CARDS, 2)
    assert [len(text.split()) for text in position["markets"]] == [1, 2, 2, 2, 3]
    assert [len(text.split()) for text in position["hands"]] == [5] * players
    assert len(position["draw"].split()) == 70 - 5 * players
    assert (len(position["row"]), len(position["objectives"])) == (5, 19)
    assert (position["discards"], position["discard_top"], position["claimed"]) == ("", None, [[]] * players)
    assert match.to_act() == {0}


def test_paragraph_01_the_house_data_of_the_box_and_of_the_rules_are_the_same() -> None:
    house = TAUSCH.card["house"]
    assert house["mixed"] == {name: line[0] for name, line in HOUSE.items() if line[0]}
    assert house["bonus_of_two"] == {name: line[3] for name, line in HOUSE.items() if line[3] == 2}
    assert COPIES.sum(axis=1).tolist() == [24, 24]
    assert COPIES[1].max() == 1
    assert set(BONUS.tolist()) == {1, 2}


def test_paragraph_02_hands_and_piles_are_hidden_and_everything_else_is_open() -> None:
    match = TAUSCH.match(players=3, seed=1)
    for viewer in (0, 1, 2, "spectator"):
        view = match.view(viewer).to_dict()
        assert view["stock"] == [-1, -1]
        assert [view["hand"][seat] == [-1, -1] for seat in range(3)] == [seat != viewer for seat in range(3)]
        assert view["held"] == [5, 5, 5, 0]
        assert view["market"] == match.state.to_dict()["market"]
    assert [step.seat for step in match.opening] == [CHANCE] * (10 + 5 + 15)
    *_, last = match.opening
    seen = [notation.seen(last.before.view(viewer), viewer, CHANCE, last.action) for viewer in (-1, 0, 1, 2)]  # type: ignore[arg-type]
    assert seen == [DEAL_HIDDEN, DEAL_HIDDEN, DEAL_HIDDEN, last.action]


def test_paragraph_02_play_goes_clockwise() -> None:
    match, seats = TAUSCH.match(players=3, seed=1), []
    for _ in range(7):
        (seat,) = match.to_act()
        seats.append(seat)
        match.play(seat, match.legal(seat)[0])
    assert seats == [0, 1, 2, 0, 1, 2, 0]


# --- §3: swap ---


def test_paragraph_03_the_market_then_offers_what_was_put_there_and_one_card_is_drawn() -> None:
    match = sat(["r1 r2 r3 b4", "g1"], markets={5: "y8 y9 y10"}, chance=["deal b7"])
    match.play(0, "swap 5 b4 r1 r3")
    assert now(match, "hands") == ["r2 b7 y8 y9 y10", "g1"]
    assert now(match, "markets")[4] == "r1 r3 b4"
    assert now(match, "turn", "discards") == (1, "")


def test_paragraph_03_both_copies_of_a_card_can_be_swapped() -> None:
    match = sat(["r1 r1", "g1"], markets={2: "y9 y9"}, chance=["deal b7"])
    assert [text for text in match.legal(0) if text.startswith("swap 2")] == ["swap 2 r1 r1"]
    match.play(0, "swap 2 r1 r1")
    assert now(match, "hands")[0] == "b7 y9 y9"


def test_paragraph_03_every_choice_of_as_many_cards_as_asked_can_be_swapped_and_no_other() -> None:
    match = sat(["r1 r1 r2 b3", "g1"], ["top", "pairs3", "even", "odd", "four"])
    pairs = {"r1 r1", "r1 r2", "r1 b3", "r2 b3"}
    threes = {"r1 r1 r2", "r1 r1 b3", "r1 r2 b3"}
    expected = {f"swap 1 {card}" for card in ("r1", "r2", "b3")} | {f"swap 5 {cards}" for cards in threes}
    expected |= {f"swap {market} {cards}" for market in (2, 3, 4) for cards in pairs}
    assert set(match.legal(0)) == expected
    assert match.legal(1) == []


# --- §4: claim ---


def test_paragraph_04_cards_are_spent_the_row_is_refilled_and_the_bonus_drawn() -> None:
    match = sat(["r4 r5 b1", "g1"], ["even", "nine-r"], chance=["uncover twins", "deal g9"])
    match.play(0, "claim 2 r5 r4")
    assert now(match, "hands")[0] == "b1 g9"
    assert now(match, "discards", "discard_top") == ("r4 r5", "r5")
    assert now(match, "row")[:2] == ["even", "twins"]
    assert now(match, "claimed", "turn") == ([["nine-r"], []], 1)
    assert "nine-r" not in now(match, "objectives")


def test_paragraph_04_a_claim_is_never_compulsory() -> None:
    match = sat(["r4 r5", "g1"], ["nine-r"])
    assert "swap 1 r4" in match.legal(0)
    assert "claim 1 r4 r5" in match.legal(0)


def test_paragraph_04_the_new_objective_is_seen_by_all_and_the_bonus_by_one() -> None:
    match = sat(["r4 r5 b1", "g1"], ["nine-r"], chance=["uncover twins", "deal g9"])
    _, uncovered, drawn = match.play(0, "claim 1 r4 r5")
    told = [[line.key for line in match.narrate(1, step)] for step in (uncovered, drawn)]
    assert told == [["log-uncover"], ["log-draws"]]
    assert [line.key for line in match.narrate(0, drawn)] == ["log-drew"]


# --- §5: reshuffle ---

SPENT = [["nine-r"], ["nine-b"]]


def drained(hand: str, other: str, discards: str, row: list[str], chance: list[str], **more: Any) -> ludotheque.Match:
    """Seat 0 holds `hand`, seat 1 `other` and all that is left; the draw pile is empty."""
    position = table([hand, other], row, discards=discards, claimed=SPENT, **more)
    used = Counter(" ".join([*position["markets"], *position["hands"], discards]).split())
    position["hands"][1] += " " + " ".join((Counter(CARDS * 2) - used).elements())
    position["draw"] = ""
    return TAUSCH.match(position=position, chance=ludotheque.Scripted(chance))


def test_paragraph_05_the_discards_become_the_draw_pile_as_soon_as_it_is_used_up() -> None:
    position = table(["r1 r2", "g1"], ["four"], discards="b4 b5", claimed=SPENT, markets={1: "y1"})
    used = Counter(" ".join([*position["markets"], *position["hands"], "b4 b5 g9"]).split())
    position["hands"][1] += " " + " ".join((Counter(CARDS * 2) - used).elements())
    match = TAUSCH.match(position=position | {"draw": "g9"}, chance=ludotheque.Scripted(["deal g9"]))
    steps = match.play(0, "swap 1 r1")
    assert now(match, "hands", "draw", "discards", "discard_top")[1:] == ("b4 b5", "", None)
    assert now(match, "hands")[0] == "r2 g9 y1"
    assert [line.key for line in match.narrate(1, steps[-1])] == ["log-draws", "log-reshuffle"]
    assert match.to_act() == {1}


def test_paragraph_05_cards_spent_while_both_piles_are_empty_become_the_draw_pile_at_once() -> None:
    match = drained("r2 r4 b6 b8 g10", "g1", "", ["even"], ["uncover low", "deal b6"])
    claimed, *_ = match.play(0, "claim 1 r2 r4 b6 b8 g10")
    assert [line.key for line in match.narrate(1, claimed)] == ["log-claim", "log-reshuffle"]
    assert now(match, "draw", "discards") == ("r2 r4 b8 g10", "")
    assert now(match, "hands")[0] == "b6"


def test_paragraph_05_by_the_first_version_of_the_rules_they_did_when_a_card_was_due() -> None:
    match = drained("r1 r2", "g1", "b4 b5", ["four"], ["deal b4"], rules=1)
    match.play(0, "swap 1 r1")
    assert now(match, "draw", "discards", "discard_top") == ("b5", "", None)
    assert "b4" in now(match, "hands")[0].split()


def test_paragraph_05_when_both_are_empty_nothing_is_drawn_and_play_goes_on() -> None:
    match = drained("r1 r2", "g1", "", ["four"], [], markets={1: "y1"})
    steps = match.play(0, "swap 1 r1")
    assert len(steps) == 1
    assert now(match, "hands")[0] == "r2 y1"
    assert [line.key for line in match.narrate(1, steps[0])] == ["log-swap", "log-nothing-to-draw"]
    assert match.to_act() == {1}


def test_paragraph_05_of_a_bonus_of_two_the_second_card_may_need_the_reshuffle() -> None:
    position = table(["r1 b1 g1 y1", "g2"], ["four"], claimed=SPENT)
    used = Counter(" ".join([*position["markets"], *position["hands"]]).split())
    rest = list((Counter(CARDS * 2) - used).elements())
    position |= {"draw": rest.pop()}
    position["hands"][1] += " " + " ".join(rest)
    last = position["draw"]
    script = ludotheque.Scripted(["uncover three", f"deal {last}", "deal y1"])
    match = TAUSCH.match(position=position, chance=script)
    steps = match.play(0, "claim 1 r1 b1 g1 y1")
    assert [line.key for line in match.narrate(1, steps[2])] == ["log-draws", "log-reshuffle"]
    assert sorted(now(match, "hands")[0].split()) == sorted([last, "y1"])
    assert now(match, "draw", "discards") == ("r1 b1 g1", "")


def test_paragraph_05_the_number_of_the_shuffle_grows_with_every_reshuffle() -> None:
    match, dice, number, reshuffled = TAUSCH.match(players=2, seed=4), random.Random(4), 0, 0
    while not match.over:
        (seat,) = match.to_act()
        steps = match.play(seat, dice.choice(match.legal(seat)))
        keys = [line.key for step in steps for line in match.narrate(0, step)]
        before, number = number, TAUSCH.engine.shuffle(match.state)
        assert (number > before) == ("log-reshuffle" in keys)
        assert number >= before
        reshuffled += "log-reshuffle" in keys
    assert reshuffled > 1


# --- §6: the hand ---


def test_paragraph_06_a_market_that_asks_for_more_than_is_held_is_closed() -> None:
    match = sat(["r1 r2", "g1"], ["four"])
    assert {text.split()[1] for text in match.legal(0)} == {"1", "2", "3", "4"}
    match = sat(["r1", "g1"], ["four"])
    assert match.legal(0) == ["swap 1 r1"]


@pytest.mark.parametrize("text", ["swap 5 r1 r2 r3", "swap 5 r1 r2", "swap 5 r1", "swap 5 y1 y2 y3"])
def test_paragraph_06_at_a_closed_market_one_is_told_that_it_is_closed_whatever_is_offered(text: str) -> None:
    match = sat(["r1 r2", "g1"], ["four"])
    with pytest.raises(ludotheque.Refused) as caught:
        match.play(0, text)
    assert (caught.value.code, caught.value.paragraph) == ("market-is-closed", 6)
    assert len({caught.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
    with pytest.raises(ludotheque.Refused) as caught:
        match.play(0, "swap 2 r1 r3")  # open: two cards are held
    assert caught.value.code == "not-in-hand"


def test_paragraph_06_a_card_drawn_this_turn_cannot_be_used_before_the_next() -> None:
    match = sat(["r1 r2", "g1"], chance=["deal b7"])
    match.play(0, "swap 1 r1")
    assert match.to_act() == {1}
    assert match.legal(0) == []


def test_paragraph_06_there_is_no_hand_limit_and_no_hand_has_more_actions_than_the_bound() -> None:
    row = ["even", "odd", "full", "full", "pairs3"]
    position = table(["g1", "r1"], row, markets={5: "y10 y9 y8"}, draw="")
    used = Counter(" ".join([*position["markets"], *position["hands"]]).split())
    position["hands"][0] += " " + " ".join((Counter(CARDS * 2) - used).elements())
    state, _, _ = TAUSCH.from_position(position)
    assert state.held[0] == 69
    assert 60_000 < len(TAUSCH.engine.legal(state, 0)) < MAX_LEGAL


# --- §7: the end ---

FOUR_EACH = [["even", "odd", "colour", "low"], ["top", "three", "twins", "run4"]]


def test_paragraph_07_the_fifth_objective_wins_at_once_without_refill_or_bonus() -> None:
    match = sat(["r4 r5 b1", "g1"], ["four", "nine-r"], claimed=FOUR_EACH)
    steps = match.play(0, "claim 2 r4 r5")
    assert len(steps) == 1
    assert match.over
    assert (match.results, match.winners) == ([5, 4], [0])
    assert now(match, "row")[1] is None
    assert now(match, "hands", "phase") == (["b1", "g1"], "over")
    assert [line.key for line in match.narrate(0, steps[0])] == ["log-claim", "log-wins"]
    assert match.legal(0) == match.legal(1) == []


def test_paragraph_07_after_a_hundred_turns_of_each_the_most_objectives_win() -> None:
    for claimed, winners in (([["even"], []], [0]), ([["even"], ["odd"]], [0, 1])):
        match = sat(["r1", "g1"], claimed=claimed, turns=199)
        match.play(1, "swap 1 g1")
        assert match.over
        assert match.winners == winners
    assert now(match, "turns", "turn") == (200, 0)


def test_paragraph_07_a_fourth_objective_does_not_end_the_match() -> None:
    match = sat(["r4 r5 b1", "g1"], ["nine-r"], claimed=[FOUR_EACH[0][:3], []])
    match.play(0, "claim 1 r4 r5")
    assert not match.over
    assert None not in now(match, "row")
