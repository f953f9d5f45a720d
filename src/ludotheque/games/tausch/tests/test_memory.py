"""Tests of what everyone remembers: cards taken, spent and reshuffled, as a perfect observer would, or coarser."""

import random
from collections import Counter
from typing import Any

import ludotheque
from ludotheque.components.bits import kinds_of
from ludotheque.games.tausch.positions import text_of
from ludotheque.games.tausch.tests.table import CARDS, TAUSCH, now, sat, table
from ludotheque.kernel import rng

ENGINE = TAUSCH.engine
SPENT = [["nine-r"], ["nine-b"], []]


def drained(hands: list[str], chance: list[str], discards: str = "b4 b5", **more: Any) -> ludotheque.Match:
    """These hands, the last of them with all that is left; the draw pile is empty. By the first version of the rules,
    where the discards lie until a card is due: what is known afterwards is the same."""
    position = table(hands, ["four"], rules=1, discards=discards, claimed=SPENT[: len(hands)], **more)
    used = Counter(" ".join([*position["markets"], *position["hands"], discards]).split())
    position["hands"][-1] += " " + " ".join((Counter(CARDS * 2) - used).elements())
    position["draw"] = ""
    return TAUSCH.match(position=position, chance=ludotheque.Scripted(chance))


def old(match: ludotheque.Match) -> tuple[Counter[str], list[int]]:
    position = match.position()
    return Counter(position.get("old", "").split()), position.get("old_held", [0] * position["players"])


# --- §3, §4: what is taken and put down ---


def test_what_is_taken_from_a_market_is_known_until_it_is_put_down() -> None:
    match = sat(["r1 r2 b3", "g1 g2"], markets={2: "y8 y9", 3: "b6 b7"}, chance=["deal r9", "deal r10", "deal g9"])
    match.play(0, "swap 2 r1 r2")
    assert now(match, "known") == ["y8 y9", ""]
    match.play(1, "swap 2 g1 g2")
    assert now(match, "known") == ["y8 y9", "r1 r2"]
    match.play(0, "swap 3 b3 y8")
    assert now(match, "known") == ["b6 b7 y9", "r1 r2"]


def test_what_is_spent_is_no_longer_known_to_be_held() -> None:
    match = sat(
        ["r5 b2", "g1"], ["nine-r"], markets={1: "r4"}, chance=["deal r9", "deal r10", "uncover low", "deal g9"]
    )
    match.play(0, "swap 1 b2")
    match.play(1, "swap 1 g1")
    assert now(match, "known") == ["r4", "b2"]
    match.play(0, "claim 1 r4 r5")
    assert now(match, "known") == ["", "b2"]


def test_of_two_equal_cards_the_known_one_counts_as_put_down() -> None:
    match = sat(["y8 r2", "g1"], markets={1: "y8"}, chance=["deal r9", "deal r10", "deal g9"])
    match.play(0, "swap 1 r2")
    assert now(match, "known", "hands") == (["y8", ""], ["r9 y8 y8", "g1"])
    match.play(1, "swap 1 g1")
    match.play(0, "swap 1 y8")
    assert now(match, "known", "hands") == (["g1", "r2"], ["r9 g1 g9 y8", "r2 r10"])


# --- §5: what a reshuffle leaves known ---


def test_after_a_reshuffle_the_hidden_cards_in_hands_are_known_to_be_none_of_the_pile() -> None:
    match = drained(["r1 r2", "g1"], ["deal b4"], markets={1: "y1"})
    before = now(match, "hands")
    match.play(0, "swap 1 r1")
    assert now(match, "known") == ["y1", ""]
    assert old(match) == (Counter(before[1].split()) + Counter(["r2"]), [1, len(before[1].split())])


def test_cards_taken_in_the_open_stay_known_over_a_reshuffle() -> None:
    hands, markets = ["r1 r2 r3 r5", "g1"], {1: "y1", 2: "y8 y9"}
    match = drained(hands, ["deal b4", "deal b5"], markets=markets, known=["r3", "g1"])
    match.play(0, "swap 2 r1 r2")
    assert now(match, "known") == ["r3 y8 y9", "g1"]
    match.play(1, "swap 1 g1")
    assert now(match, "known") == ["r3 y8 y9", "y1"]


def test_the_reshuffle_takes_cards_just_spent_so_they_are_not_held() -> None:
    match = drained(["r1 b1 g1 y1 r2", "g2"], ["uncover three", "deal r1", "deal b4"], known=["r1 b1", ""])
    match.play(0, "claim 1 r1 b1 g1 y1")
    cards, held = old(match)
    assert "known" not in match.position()
    assert held[0] == 1
    assert cards["r2"] > 0
    assert now(match, "draw") == "b1 b5 g1 y1"


def test_an_old_card_is_shown_by_a_seat_that_has_drawn_nothing_since_or_by_a_kind_that_the_pile_lacks() -> None:
    match = drained(["r1 r2 b5", "g1"], ["deal b4", "deal b5", "deal g9"], discards="b4 b5 g9", markets={1: "y1"})
    match.play(0, "swap 1 r1")
    cards, (two, many) = old(match)
    match.play(1, "swap 1 g1")  # seat 1 has drawn nothing since
    assert old(match) == (cards - Counter(["g1"]), [two, many - 1])
    match.play(0, "swap 1 r2")  # no r2 was in the pile
    assert old(match) == (cards - Counter(["g1", "r2"]), [two - 1, many - 1])
    match.play(1, "swap 1 r1")  # known, so nothing is learnt
    assert old(match) == (cards - Counter(["g1", "r2"]), [two - 1, many - 1])


def test_a_card_drawn_since_leaves_the_old_ones_as_they_are() -> None:
    match = drained(["r1 r2", "g1"], ["deal b4", "deal b5", "deal b4"], discards="b4 b4 b5", markets={1: "y1"})
    match.play(0, "swap 1 r1")
    before = old(match)
    match.play(1, "swap 1 g1")
    match.play(0, "swap 1 b4")  # both b4 were in the pile
    assert old(match) == (before[0] - Counter(["g1"]), [before[1][0], before[1][1] - 1])


def test_where_nobody_can_tell_the_seat_counts_one_less_and_the_kind_stays_possible() -> None:
    """Seat 0 shows b5: the one it held before, or the one of the pile. What is known of seat 1 is not lost."""
    match = drained(["r2 b5", "g1"], ["deal b4", "deal b5", "deal b6"], discards="b4 b5 b6", markets={1: "y1"})
    match.play(0, "swap 1 r2")
    match.play(1, "swap 1 g1")
    cards, held = old(match)
    assert (held[0], cards["b5"]) == (1, 1)
    match.play(0, "swap 1 b5")
    assert old(match) == (cards, [0, held[1]])
    assert held[1] == cards.total() - 1  # one card more is listed than is counted


def test_both_copies_shown_together_leave_no_doubt() -> None:
    match = drained(["r2 b5 r3", "g1"], ["deal b5", "deal b4", "deal b6"], discards="b4 b5 b6", markets={1: "y1"})
    match.play(0, "swap 1 r2")
    match.play(1, "swap 1 g1")
    cards, held = old(match)
    match.play(0, "swap 2 b5 b5")
    assert old(match) == (cards - Counter(["b5"]), [held[0] - 1, held[1]])


def test_what_is_shown_with_a_doubtful_card_may_settle_it() -> None:
    """Seat 0 holds one old card and one that it drew. With r3, which must be old, it shows b5: so that was drawn."""
    chance = ["deal b5", "deal b4", "deal b6", "deal b9"]
    match = drained(["r2 r3", "b5 g1", "g2"], chance, discards="b4 b5 b6 b9", markets={1: "y1"})
    match.play(0, "swap 1 r2")
    match.play(1, "swap 1 g1")
    match.play(2, "swap 1 g2")
    cards, held = old(match)
    assert (held[0], cards["b5"]) == (1, 1)
    match.play(0, "swap 2 r3 b5")
    assert old(match) == (cards - Counter(["r3"]), [0, *held[1:]])


def test_when_one_seat_alone_holds_old_cards_everybody_knows_them() -> None:
    match = drained(["r1", "g1"], ["deal b4"], markets={1: "y1"})
    hand = now(match, "hands")[1]
    match.play(0, "swap 1 r1")  # its only card: all hidden cards of before are with seat 1
    assert now(match, "known") == ["y1", hand]
    assert "old" not in match.position()


def test_the_last_old_cards_become_known_when_all_others_are_shown() -> None:
    match = drained(["r1 r2", "g1"], ["deal b4", "deal b5", "deal b6"], discards="b4 b5 b6", markets={1: "y1"})
    match.play(0, "swap 1 r1")
    match.play(1, "swap 1 g1")
    assert old(match)[1][0] == 1
    left = old(match)[0] - Counter(["r2"])
    match.play(0, "swap 1 r2")
    assert Counter(now(match, "known")[1].split()) == left + Counter(["r1"])
    assert "old" not in match.position()


def test_at_the_next_reshuffle_all_hidden_cards_in_hands_are_the_old_ones() -> None:
    match = drained(["r1 r2", "r7 b7 g7 y7"], ["deal b5", "uncover three", "deal b4", "deal r7"], markets={1: "y1"})
    match.play(0, "swap 1 r1")
    assert old(match)[1][0] == 1  # r2; b5 was drawn
    match.play(1, "claim 1 r7 b7 g7 y7")  # of the two cards drawn for it the second one is of the next pile
    hands = now(match, "hands")
    cards, held = old(match)
    assert now(match, "draw") == "b7 g7 y7"
    assert held == [2, len(hands[1].split()) - 1]
    assert cards == Counter(" ".join(hands).split()) - Counter(["y1", "r7"])


def test_a_guess_holds_to_the_counted_old_cards_and_spreads_the_doubtful_one() -> None:
    """One old card of three is not counted: it may be with anyone, or in the pile."""
    position = table(["r1 b9", "r3 b8", "g1"], draw="r4 r2", claimed=SPENT, old="r1 r2 r3", old_held=[1, 1, 0])
    used = Counter(" ".join([*position["markets"], *position["hands"], "r4 r2"]).split())
    position["hands"][2] += " " + " ".join((Counter(CARDS * 2) - used).elements())
    position["known"] = ["", "", position["hands"][2]]
    state, _, _ = TAUSCH.from_position(position)
    words, where = rng.start(8), Counter[str]()
    for _ in range(3000):
        guess = ENGINE.guess(state.view(2), 2, words)
        hands = [Counter(text_of(guess.hand[seat]).split()) for seat in (0, 1)]
        hidden = hands[0] + hands[1] + Counter(text_of(guess.stock).split())
        assert hidden == Counter(["r1", "r2", "r3", "r4", "b8", "b9"])
        counts = [sum(hand[card] for card in ("r1", "r2", "r3")) for hand in hands]
        assert min(counts) >= 1
        where["pile" if sum(counts) == 2 else str(counts.index(2))] += 1
    assert set(where) == {"0", "1", "pile"}
    assert min(where.values()) > 500


def test_what_is_remembered_is_true_in_every_state_that_play_reaches_and_in_every_guess() -> None:
    """from_position refuses a memory that the hands belie. That the fields follow from public things is law 7."""
    dice, doubtful, guessed = random.Random(3), 0, 0
    for seed in range(6):
        match = TAUSCH.match(players=2 + seed % 3, seed=seed)
        while not match.over:
            (seat,) = match.to_act()
            state = match.state
            doubtful += 0 < sum(state.old_held) < len(kinds_of(state.old[0], state.old[1]))
            if dice.random() < 0.1:
                viewer = dice.randrange(match.players)
                guess = ENGINE.guess(state.view(viewer), viewer, rng.start(dice.getrandbits(40)))
                TAUSCH.from_position(TAUSCH.notation.position(guess))
                guessed += 1
            TAUSCH.from_position(match.position())
            legal = match.legal(seat)
            claims = [text for text in legal if text.startswith("claim")]
            match.play(seat, dice.choice(claims if claims and dice.random() < 0.1 else legal))
    assert doubtful > 20
    assert guessed > 30
