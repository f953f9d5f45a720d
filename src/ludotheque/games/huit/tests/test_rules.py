"""Tests of the rules against the rulebook, a § each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque import Match, Refused
from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.game import open_folder

GAME = open_folder(Path(__file__).parent.parent)
RULES: Any = GAME.rules
CARDS = [kind.text for kind in RULES.DECK.kinds]


def at(hands: list[str], top: str, below: str = "", dealt: tuple[str, ...] = (), **more: Any) -> Match:
    """A table with these hands and this top card; `dealt` is what chance does, in order."""
    position = {"players": len(hands), "hands": hands, "discard": f"{below} {top}".strip(), "discard_top": top, **more}
    return GAME.match(position=position, chance=Scripted(list(dealt)))


def others(*seen: str) -> str:
    """All cards that are nowhere in these lists."""
    there = " ".join(seen).split()
    return " ".join(card for card in CARDS if card not in there)


def refused(match: Match, seat: int, text: str) -> tuple[str, int]:
    with pytest.raises(Refused) as refusal:
        match.play(seat, text)
    return refusal.value.code, refusal.value.paragraph


@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 5), (4, 5), (5, 5)])
def test_cards_are_dealt_and_one_is_turned_up(players: int, cards: int) -> None:
    """§1"""
    match = GAME.match(players=players, seed=1)
    state = match.state
    assert list(state.hand_size)[:players] == [cards] * players
    assert (state.stock_size, sum(state.discard)) == (52 - players * cards - 1, 1)
    assert match.to_act() == {0}


def test_an_eight_turned_up_counts_as_its_suit() -> None:
    """§1"""
    dealt = ["gather", *(f"deal {card}" for card in others("s8").split()[:14]), "flip s8"]
    match = GAME.match(players=2, chance=Scripted(dealt))
    assert match.position()["suit"] == "s"


@pytest.mark.parametrize(("card", "fits"), [("h2", True), ("cQ", True), ("c3", False)])
def test_the_suit_or_the_value_must_be_the_same(card: str, fits: bool) -> None:
    """§2"""
    match = at([f"{card} d4 d5", "c5 c6"], "hQ")
    if fits:
        match.play(0, f"play {card}")
        assert (match.position()["discard_top"], match.to_act()) == (card, {1})
    else:
        assert refused(match, 0, f"play {card}") == ("does-not-fit", 2)


def test_an_eight_fits_and_its_player_names_a_suit() -> None:
    """§3"""
    match = at(["s8 d4", "h2 s2 c8"], "hQ")
    match.play(0, "play s8")
    assert match.to_act() == {0}
    assert refused(match, 0, "play d4") == ("name-a-suit", 3)
    match.play(0, "name h")
    assert match.legal(1) == ["play c8", "play h2", "draw"]


def test_the_named_suit_counts_until_the_next_card() -> None:
    """§3"""
    match = at(["s8 d4", "h2 s2 c8", "s3 h3 d2"], "hQ")
    for seat, text in ((0, "play s8"), (0, "name h"), (1, "play h2")):
        match.play(seat, text)
    assert match.legal(2) == ["play d2", "play h3", "draw"]


def test_an_eight_as_the_last_card_names_nothing() -> None:
    """§3"""
    match = at(["s8", "h2 c3"], "hQ", target=0)
    match.play(0, "play s8")
    assert match.over
    assert match.results == [5, 0]


def test_only_the_drawn_card_may_be_played() -> None:
    """§4"""
    match = at(["c7", "h2 h3"], "hQ", dealt=("deal h4",))
    match.play(0, "draw")
    assert match.legal(0) == ["pass", "play h4"]
    assert refused(match, 0, "draw") == ("already-drawn", 4)
    match.play(0, "play h4")
    assert match.to_act() == {1}


def test_other_cards_stay_in_the_hand_after_drawing() -> None:
    """§4"""
    match = at(["h7", "h2 h3"], "hQ", dealt=("deal c4",))
    assert refused(match, 0, "pass") == ("draw-first", 4)
    match.play(0, "draw")
    assert refused(match, 0, "play h7") == ("only-the-drawn-card", 4)
    assert refused(match, 0, "play c4") == ("does-not-fit", 2)
    match.play(0, "pass")
    assert match.to_act() == {1}


def test_nobody_else_sees_the_drawn_card() -> None:
    """§4"""
    match = at(["c7", "h2 h3"], "hQ", dealt=("deal h4",))
    match.play(0, "draw")
    mine, theirs = match.view(0), match.view(1)
    assert mine.drawn[0] == CARDS.index("h4")
    assert (theirs.drawn[0], theirs.hand[0, CARDS.index("h4")], theirs.hand_size[0]) == (-1, -1, 2)


def test_who_drew_is_remembered_until_he_plays_that_suit() -> None:
    """§4"""
    match = at(["c7", "h2 h3"], "hQ", dealt=("deal h4",))
    match.play(0, "draw")
    assert match.position()["lacks"] == ["h", None]
    match.play(0, "play h4")
    assert match.position()["lacks"] == [None, None]


def test_the_discards_become_the_stock() -> None:
    """§5"""
    hands = ["c7", others("c7 hQ d2 d3")]
    match = at(hands, "hQ", "d2 d3", dealt=("deal d3",))
    match.play(0, "draw")
    position = match.position()
    assert (position["shuffles"], position["mixed"], position["discard"]) == (1, "d2 d3", "hQ")
    assert match.state.stock_size == 1


def test_after_three_shuffles_there_is_nothing_to_draw() -> None:
    """§5"""
    hands = ["c7", others("c7 hQ d2 d3")]
    match = at(hands, "hQ", "d2 d3", shuffles=3, mixed="d2 d3")
    assert refused(match, 0, "draw") == ("nothing-to-draw", 5)
    match.play(0, "pass")
    assert match.to_act() == {1}


def test_all_know_what_a_new_stock_was_made_of() -> None:
    """§5 A guess leaves the cards of the new stock out of the hands that were there before."""
    hands = ["c7", others("c7 hQ d2 d3")]
    match = at(hands, "hQ", "d2 d3", dealt=("deal d3",))
    match.play(0, "draw")
    for seed in range(20):
        guess = GAME.engine.guess(match.view(0), 0, [seed, 1, 2, 3])
        assert list(guess.hand[1]) == list(match.state.hand[1])


@pytest.mark.parametrize(
    ("held", "points"),
    [("h8", 50), ("sK", 10), ("sQ", 10), ("sJ", 10), ("cA", 1), ("c10", 10), ("c9", 9), ("h8 sK cA", 61)],
)
def test_the_winner_gets_what_the_others_hold(held: str, points: int) -> None:
    """§6"""
    match = at(["h2", held], "hQ", target=0)
    match.play(0, "play h2")
    assert match.results == [points, 0]


def test_the_smallest_hand_wins_when_nothing_goes() -> None:
    """§7 4 points against 9 and many."""
    hands = ["cA c3", "s4 d5", others("cA c3 s4 d5 hQ")]
    match = at(hands, "hQ", target=0)
    for seat in range(3):
        match.play(seat, "pass")
    rest = sum(RULES.DECK.kinds[CARDS.index(card)].worth for card in hands[2].split())
    assert match.results == [5 + rest - 4, 0, 0]


def test_nobody_scores_where_several_hands_are_the_smallest() -> None:
    """§7"""
    hands = ["cA c3", "s4", others("cA c3 s4 hQ")]
    match = at(hands, "hQ", target=0)
    for seat in range(3):
        match.play(seat, "pass")
    assert match.results == [0, 0, 0]


def test_the_match_ends_at_the_target() -> None:
    """§8"""
    match = at(["h2", "sK"], "hQ", points=[90, 99])
    match.play(0, "play h2")
    assert (match.over, match.results) == (True, [100, 99])


def test_another_player_begins_the_next_deal() -> None:
    """§8 The one on the left of who began the last, whichever way the turn went."""
    position = {"players": 3, "hands": ["h2", "sK", "s2"], "discard": "hQ", "discard_top": "hQ", "starter": 2}
    match = GAME.match(position=position, seed=1)
    match.play(0, "play h2")
    state = match.state
    assert (state.deal, state.starter, state.turn, sum(state.points)) == (2, 0, 0, 12)


def test_thirty_deals_are_enough() -> None:
    """§8"""
    match = at(["h2", "s3"], "hQ", deal=30)
    match.play(0, "play h2")
    assert match.over


def test_a_two_makes_the_next_player_draw_two() -> None:
    """§9"""
    match = at(["h2 s3", "sK s4", "c3 c4"], "hQ", specials=True, dealt=("deal d9", "deal d10"))
    match.play(0, "play h2")
    assert (match.to_act(), list(match.state.hand_size)[:3]) == ({2}, [1, 4, 2])


def test_a_two_draws_what_there_is() -> None:
    """§9, §5"""
    hands = ["h2 s3", others("h2 s3 hQ")]
    match = at(hands, "hQ", specials=True, dealt=("deal hQ",))
    match.play(0, "play h2")
    assert (match.to_act(), match.state.hand_size[1]) == ({0}, 50)


def test_a_jack_skips_one() -> None:
    """§9"""
    match = at(["hJ s3", "sK s4", "c3 c4"], "hQ", specials=True)
    match.play(0, "play hJ")
    assert match.to_act() == {2}


@pytest.mark.parametrize(("hands", "next_one"), [(["hA s3", "sK s4", "c3 c4"], 2), (["hA s3", "sK s4"], 0)])
def test_an_ace_turns_the_direction(hands: list[str], next_one: int) -> None:
    """§9"""
    match = at(hands, "hQ", specials=True)
    match.play(0, "play hA")
    assert (match.to_act(), match.position()["way"]) == ({next_one}, -1)


@pytest.mark.parametrize("card", ["h2", "hJ", "hA"])
def test_without_the_option_no_card_is_special(card: str) -> None:
    """§9"""
    match = at([f"{card} s3", "sK s4", "c3 c4"], "hQ")
    match.play(0, f"play {card}")
    assert (match.to_act(), match.state.hand_size[1]) == ({1}, 2)
