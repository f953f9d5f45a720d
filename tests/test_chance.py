"""Tests of the four sources of chance: fair, as documented, and the same deck where they promise it."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

import ludotheque
from ludotheque.kernel.chance import Chance, Offer
from ludotheque.kernel.words import LANGUAGES

GALOPP = ludotheque.game("galopp")
NAMES = "abcdefgh"


def offer(weights: Sequence[int] = (1, 1, 1), shuffle: int = 0) -> Offer:
    return Offer(list(range(len(weights))), list(weights), shuffle, lambda action: NAMES[action])


def chi_square(found: Mapping[int, int], odds: Sequence[int]) -> float:
    expected = [sum(found.values()) * weight / sum(odds) for weight in odds]
    return sum((found.get(k, 0) - mean) ** 2 / mean for k, mean in enumerate(expected) if mean)


# --- seeded and committed ---


@pytest.mark.parametrize("source", [ludotheque.Seeded(5), ludotheque.Committed(b"a seed of the house")])
def test_draws_follow_the_odds(source: Chance) -> None:
    odds = [1, 2, 3, 6]
    found = Counter(source.choose(offer(odds)) for _ in range(12_000))
    assert chi_square(found, odds) < 16.3  # 3 degrees of freedom, one in a thousand


def test_what_weighs_nothing_is_never_drawn() -> None:
    for source in (ludotheque.Seeded(1), ludotheque.Committed(b"1")):
        assert {source.choose(offer([0, 1, 0])) for _ in range(100)} == {1}


def test_the_same_seed_deals_the_same() -> None:
    for make in (lambda seed: ludotheque.Seeded(seed), lambda seed: ludotheque.Committed(bytes([seed]))):
        draws = [[source.choose(offer([1] * 8)) for _ in range(50)] for source in (make(1), make(1), make(2))]
        assert draws[0] == draws[1] != draws[2]


def independent(seed: bytes, k: int, n: int) -> int:
    """Committed, written again from its description."""
    counter = 0
    while True:
        message = b""
        for part in (b"ludo1/draw", k.to_bytes(8, "big"), counter.to_bytes(8, "big")):
            message += len(part).to_bytes(4, "big") + part
        digest = hmac.new(seed, message, hashlib.sha256).digest()
        for word in (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)):
            if word < 2**32 // n * n:
                return word % n
        counter += 1


def test_committed_is_what_its_description_says() -> None:
    seed = bytes(range(32))
    source = ludotheque.Committed(seed)
    for k in range(300):
        n = [1, 2, 3, 7, 35, 1000, 2**31 + 1, 3 * 2**30][k % 8]  # the last two pass over many words
        assert source.below(k, n) == independent(seed, k, n)
    for k, weights in enumerate([[1, 1], [3, 4], [7] * 5, [1, 0, 5]] * 5):
        place, drawn = independent(seed, k, sum(weights)), source.choose(offer(weights))
        assert sum(weights[:drawn]) <= place < sum(weights[: drawn + 1])


def test_a_committed_draw_depends_on_its_number_alone() -> None:
    one, other = ludotheque.Committed(b"s"), ludotheque.Committed(b"s")
    for _ in range(5):
        one.choose(offer([1] * 3))
        other.choose(offer([5, 1]))
    assert [one.choose(offer([1] * 8)) for _ in range(20)] == [other.choose(offer([1] * 8)) for _ in range(20)]


# --- scripted ---


def test_a_script_takes_texts_and_actions_in_order() -> None:
    source = ludotheque.Scripted(["c", 0, "b"])
    assert [source.choose(offer()) for _ in range(3)] == [2, 0, 1]
    assert source.made == 3


def test_a_script_may_hand_over_to_another_source() -> None:
    source = ludotheque.Scripted(["c"], then=ludotheque.Scripted(["a"]))
    assert [source.choose(offer()) for _ in range(2)] == [2, 0]
    with pytest.raises(ludotheque.ChanceError):
        source.choose(offer())


@pytest.mark.parametrize(
    ("moves", "weights", "key", "told"),
    [
        (["a"], [1, 1], "script-used-up", "after 1 moves"),
        ([], [1, 1], "script-used-up", "after 0 moves"),
        (["a", "z"], [1, 1], "script-impossible", "“z”, which is not possible now; possible are: a, b"),
        (["a", 5], [1, 1], "script-impossible", "“5”"),
        (["a", ""], [1, 1], "script-impossible", "a, b"),
    ],
)
def test_a_script_that_does_not_fit_says_so(moves: list[str | int], weights: list[int], key: str, told: str) -> None:
    source = ludotheque.Scripted(moves)
    for _ in moves[:1]:
        source.choose(offer(weights))
    with pytest.raises(ludotheque.ChanceError) as caught:
        source.choose(offer(weights))
    assert caught.value.key == key
    assert told in str(caught.value)
    assert len({caught.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_regression_a_script_that_ends_left_the_match_in_the_middle_of_a_deal() -> None:
    match = GALOPP.match(players=2, chance=ludotheque.Scripted(["deal r"]))
    before = bytes(match.state), str(match.log), match.position()
    with pytest.raises(ludotheque.ChanceError):
        match.play(0, "arrange r b g y w")
    assert (bytes(match.state), str(match.log), match.position()) == before
    assert len(match.legal(0)) == 120


# --- the same deal ---


def deck(source: ludotheque.SameDeal, copies: Sequence[int], shuffle: int = 0) -> list[int]:
    """Draw everything."""
    left, order = list(copies), []
    while any(left):
        present = [action for action, count in enumerate(left) if count]
        due = Offer(present, [left[action] for action in present], shuffle, lambda action: NAMES[action])
        order.append(source.choose(due))
        left[order[-1]] -= 1
    return order


def test_a_deck_is_the_same_at_every_table_and_another_at_each_shuffle() -> None:
    copies = [7] * 5
    orders = [deck(ludotheque.SameDeal(3), copies, shuffle) for shuffle in range(4)]
    assert orders == [deck(ludotheque.SameDeal(3), copies, shuffle) for shuffle in range(4)]
    assert len({tuple(order) for order in orders}) == 4
    assert deck(ludotheque.SameDeal(4), copies) != orders[0]
    assert deck(ludotheque.SameDeal("a word"), copies) != orders[0]
    assert Counter(orders[0]) == dict.fromkeys(range(5), 7)


def test_where_play_differs_the_cards_still_come_in_the_same_order() -> None:
    """One table may not be dealt a card now (a rule forbids it): what it skips comes first afterwards."""
    free = deck(ludotheque.SameDeal(9), [2, 2, 2])
    barred = free[0]
    source, left, order = ludotheque.SameDeal(9), [2, 2, 2], []
    for turn in range(6):
        present = [action for action, count in enumerate(left) if count and not (turn == 0 and action == barred)]
        order.append(
            source.choose(Offer(present, [left[action] for action in present], 0, lambda action: NAMES[action]))
        )
        left[order[-1]] -= 1
    first_other = next(action for action in free if action != barred)
    rest = list(free)
    rest.remove(first_other)
    assert order == [first_other, *rest]


def test_two_tables_get_the_same_cards_though_they_play_differently() -> None:
    hands = []
    for arrangement, choice in (("arrange r b g y w", 0), ("arrange w y g b r", -1)):
        match = GALOPP.match(players=3, chance=ludotheque.SameDeal(12))
        dealt = []
        while not match.over:
            (seat,) = match.to_act()
            legal = match.legal(seat)
            match.play(seat, arrangement if arrangement in legal else legal[choice])
            if match.position()["pigs"] and sum(map(len, match.position()["hands"])) == 21:
                dealt.append(match.position()["hands"])
        assert len(dealt) == 3
        hands.append(dealt)
    assert hands[0] == hands[1]
    assert len({str(dealt) for dealt in hands[0]}) == 3


def test_each_single_deal_of_the_same_deal_is_uniform() -> None:
    """Over many seeds: every first card by its copies, and every order of a small deck alike."""
    firsts = Counter(deck(ludotheque.SameDeal(seed), [1, 2, 3])[0] for seed in range(6000))
    assert chi_square(firsts, [1, 2, 3]) < 13.8  # 2 degrees of freedom
    orders = Counter(tuple(deck(ludotheque.SameDeal(seed), [2, 2])) for seed in range(6000))
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5  # 5 degrees of freedom


# --- in a match ---


def test_the_cards_of_a_seeded_deal_are_uniform() -> None:
    """The second player's first card, over many matches: every colour alike."""
    found: Counter[int] = Counter()
    for seed in range(2000):
        match = GALOPP.match(players=2, seed=seed)
        steps = match.play(0, "arrange r b g y w")
        found[steps[2].action - vars(GALOPP.rules)["DEAL"]] += 1
    assert chi_square(found, [1] * 5) < 18.5  # 4 degrees of freedom
