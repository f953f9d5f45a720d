"""Tests of the sheet's worked examples, of fast paths against obvious ones, and of fair luck and guesses."""

import itertools
import random
from collections import Counter

import pytest

import ludotheque
from ludotheque.components.bits import nth_bit, size
from ludotheque.games.rummu import combinations, notation
from ludotheque.games.rummu.combinations import EVERY, FINE, KINDS, ROW, fault, points, returned
from ludotheque.games.rummu.rules import MAX_LEGAL, State
from ludotheque.games.rummu.state import MOST_COMBINATIONS, with_card
from ludotheque.games.rummu.tests.drawn import BOX, RUMMU, drawn, lying, now, state_of, table
from ludotheque.games.rummu.texts import DECK, cards_of
from ludotheque.kernel import rng
from ludotheque.kernel.record import CHANCE, SPECTATOR


def mask(text: str) -> int:
    return sum(1 << card for card in DECK.read(text, ludotheque.NotationError))


# --- the worked examples of the sheet ---

WORTH = {
    "r5 y6 r7": 0,
    "r5 y5 b5 k5 g5": 50,
    "r2 r3 y4 r5 r6 y7 y8": 40,
    "r5 b5 g5": 0,
    "r5 b5 g5 k5": 30,
    "r5 b5 g5 y5": 10,
    "r7 b7 g7 k7": 15,
    "r7 b7 g7 y7": 5,
    "r1 b1 g1 y1 k1": 25,
    "r3 b4 g5": 0,
    "r3 b4 g5 k6": 10,
    "r3 b4 g5 k6 y7": 20,
    "r3 r4 r5": 10,
    "r3 r4 r5 r6": 20,
    "r3 r4 r5 r6 r7": 40,
    "r2 r3 r4 r5 r6 r7": 50,
    "r0 r1 r2 r3 r4 r5 r6 r7 r8 r9": 90,
    "r3 r4 y5 r6": 10,
    "r2 r3 y4 r5 r6 r7": 30,
}


@pytest.mark.parametrize(("cards", "worth"), WORTH.items())
def test_worked_example_a_combination_and_its_points(cards: str, worth: int) -> None:
    match = drawn([f"{cards} k0", "k2", "k3"], [(1, "b7 b8 b9")], scores=[-5, 0, 0], deal=1, turns=2)
    match.play(0, f"lay {cards}")
    match.play(0, "discard k0")
    assert now(match, "scores")[0] == worth + 10 - 5


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("b6 y7 b8 r9", "no-combination"),
        ("y3 y4 y5", "too-many-yellows"),
        ("r3 y4 y5 r6", "too-many-yellows"),
        ("r8 r9 r0", "no-combination"),
        ("r7 r7 b7", "same-card-twice"),
        ("r5 y6 y7", "too-many-yellows"),
        ("r3 b4 r5", "no-combination"),
    ],
)
def test_worked_example_no_combination(cards: str, code: str) -> None:
    match = drawn([f"{cards} k0", "k2", "k3"], scores=[-5, 0, 0], deal=1, turns=2)
    with pytest.raises(ludotheque.Refused) as caught:
        match.play(0, f"lay {cards}")
    assert caught.value.code == code
    assert sorted(caught.value.action.split()) == sorted(["lay", *cards.split()])


def test_worked_example_free() -> None:
    match = drawn(["k0", "r5 k2", "k3"], [(0, "r3 r4 y5 r6"), (1, "b7 b8 b9")], turns=1)
    assert points(mask("r3 r4 y5 r6")) == 10
    match.play(1, "free r5 1")
    assert lying(match)[0] == (1, 0, "r3 r4 r5 r6")
    assert points(mask("r3 r4 r5 r6")) == 20
    assert now(match, "hands")[1] == "k2 y5"


def test_worked_example_take_back() -> None:
    for card in ("b8", "b4"):
        match = drawn(["g2 g3 g4", "k1", "k2"], [(0, "b4 b5 b6 b7 b8")])
        for text in ("lay g2 g3 g4", f"back {card} 1", f"discard {card}"):
            match.play(0, text)
        assert now(match, "scores")[0] == 40


@pytest.mark.parametrize("cards", ["g2 g3 g4", "r3 y4 r5 y6 r7"])
def test_worked_example_take_back_all(cards: str) -> None:
    match = drawn([cards, "k1", "k2"], scores=[-5, 0, 0], deal=1, turns=2)
    match.play(0, f"lay {cards}")
    first = cards.split()[0]
    match.play(0, f"back {first} 1")
    assert now(match, "hands", "combinations")[0][0] == cards
    match.play(0, f"discard {first}")
    assert now(match, "combinations", "turn") == ([], 1)
    assert len(now(match, "hands")[0].split()) == len(cards.split()) - 1


def test_worked_example_deal() -> None:
    match = drawn(["k2 y9", "k1", "k0"], [(0, "r3 r4 r5 r6 r7"), (0, "r7 b7 g7 k7")], turns=1, phase="play")
    match.play(1, "discard k1")
    assert now(match, "scores")[0] == 40


# --- fast paths are the obvious ones ---


def obvious(cards: list[tuple[str, int]]) -> bool:
    """§6, §7 read word for word: colours and values of different cards."""
    values = sorted(value for _, value in cards)
    colours = [colour for colour, _ in cards]
    natural = [colour for colour in colours if colour != "y"]
    yellow = len(cards) - len(natural)
    if len(cards) < 3:
        return False
    different = len(set(colours)) == len(cards)
    if len(set(values)) == 1:
        return different and yellow <= 1
    if values != list(range(values[0], values[0] + len(cards))):
        return False
    return (different and yellow <= 1) or (len(set(natural)) == 1 and len(natural) > yellow)


def test_the_list_of_every_combination_is_what_fault_lets_pass() -> None:
    assert len(set(EVERY.tolist())) == len(EVERY) == 160 + 2040 + 6824
    assert all(fault(int(cards)) == FINE for cards in EVERY)
    kinds = [(text[0], int(text[1])) for text in DECK.texts]
    found = {int(cards) for cards in EVERY}
    for three in itertools.combinations(range(KINDS), 3):
        cards = sum(1 << card for card in three)
        assert (cards in found) == (fault(cards) == FINE) == obvious([kinds[card] for card in three])
    dice = random.Random(1)
    for _ in range(20_000):
        # Nearly a combination: one with a card more, less or another.
        cards = int(EVERY[dice.randrange(len(EVERY))]) ^ 1 << dice.randrange(KINDS) ^ dice.choice([0, 1 << 3, 1 << 15])
        listed = [kinds[card] for card in cards_of(cards)]
        assert (cards in found) == (fault(cards) == FINE) == obvious(listed)


def test_counting_and_placing_bits_agree_with_python() -> None:
    dice = random.Random(2)
    for _ in range(2000):
        cards = dice.getrandbits(KINDS) or 1
        bits = cards_of(cards)
        assert size(cards) == cards.bit_count()
        assert {combinations.place(nth_bit(cards, at)) for at in range(len(bits))} == set(bits)


def test_what_comes_back_whole_is_what_no_single_card_can_leave() -> None:
    """§14 Every three cards, and one-colour runs of odd length with a natural card at each end and one more of them."""
    for cards in map(int, EVERY):
        bits = [1 << card for card in cards_of(cards)]
        spared = [bit for bit in bits if fault(cards ^ bit) == FINE]
        assert [returned(cards, bit) for bit in bits] == (
            [bit if bit in spared else 0 for bit in bits] if spared else [cards] * len(bits)
        )
        ends_natural = not (bits[0] & ROW or bits[-1] & ROW)
        balanced = size(cards & ROW) * 2 + 1 == len(bits) and size(combinations.values_of(cards)) > 1
        assert (not spared) == (len(bits) == 3 or (ends_natural and balanced and combinations.colours_of(cards) == 1))


def test_no_table_has_more_legal_actions_than_the_bound() -> None:
    """The largest hand there can be, everything open, against the bound of the contract."""
    least = " ".join(sorted(set(BOX) - {"k0", "k2", "r9", "b9", "g9"}))
    match = drawn([least, "k0", "k2"], [(0, "r9 b9 g9")], discards="k1")
    legal = match.legal(0)
    assert len(legal) == len(set(legal)) < MAX_LEGAL
    lays = [text for text in legal if text.startswith("lay")]
    holds = [cards for cards in map(int, EVERY) if not cards & ~mask(least)]
    assert len(lays) == len(holds)
    for cards in map(int, EVERY[::5]):
        assert sum(combinations.frees(cards, 1 << card) for card in range(KINDS)) <= 4
    assert len(BOX) // 3 == MOST_COMBINATIONS


def test_what_is_laid_and_what_comes_of_additions_is_each_time_another_combination() -> None:
    """Why the bound holds: only sets of 1s and 7s can come about in two ways. One hand has nearly all that is left."""
    dice, repeated = random.Random(6), 0
    sevens = ["r7 b7 g7", "r7 b7 k7"]
    for lies in (sevens, *([DECK.text(cards_of(int(dice.choice(EVERY)))) for _ in range(9)] for _ in range(5))):
        left, lying = Counter(BOX) - Counter(["k0", "k2", "k9"]), []
        for text in lies:
            if not Counter(text.split()) - left:
                left -= Counter(text.split())
                lying.append((0, text))
        match = drawn([" ".join(left.elements()), "k0", "k2"], lying, discards="k9")
        results: Counter[int] = Counter()
        for text in match.legal(0):
            verb, *rest = text.split()
            if verb == "lay":
                results[mask(" ".join(rest))] += 1
            elif verb == "add":
                results[mask(" ".join(rest[:-1])) | mask(lying[int(rest[-1]) - 1][1])] += 1
        for cards in (cards for cards, times in results.items() if times > 1):
            repeated += 1
            assert combinations.values_of(cards) in (1 << 1, 1 << 7)
    assert repeated


# --- what chance and guesses must be ---


def test_cards_are_dealt_by_the_number_that_is_left() -> None:
    """Of the four cards in the stock two are the same."""
    position = table(["r2 b4", "k9", ""], discards="g9", rest=2, phase="draw")
    hand = position["hands"][2].split()
    for card in ("r7", "r7", "b0", "y3"):
        hand.remove(card)
    state = state_of(position | {"stock": "r7 b0 y3 r7", "hands": ["r2 b4", "k9", " ".join(hand)]})
    engine, words = RUMMU.engine, [1, 2, 3, 4]
    engine.apply(state, 0, notation.read(state, "draw"))
    weights = {notation.write(state, action): engine.weight(state, action) for action in engine.legal(state, CHANCE)}
    assert weights == {"deal r7": 2, "deal b0": 1, "deal y3": 1}
    found = Counter(notation.write(state, engine.pick(state, CHANCE, words)) for _ in range(4000))
    assert found.keys() == weights.keys()
    # χ² with 2 degrees of freedom; 13.8 is passed once in a thousand, and the seed is fixed.
    assert sum((found[text] - 1000 * weight) ** 2 / (1000 * weight) for text, weight in weights.items()) < 13.8


def test_people_pick_everything_that_is_legal_and_nothing_else() -> None:
    engine, words = RUMMU.engine, rng.start(5)
    hands = ["r3 y4 r5 y6 r7 b4 g5 k6 b5 k5 y5", "k0", "k2"]
    lie = [(0, "g1 g2 g3"), (1, "r0 y1 r2"), (2, "k7 k8 k9")]
    tables = [
        table(hands, lie, discards="g9 b9", phase="take"),
        table(["", "k1", "k2"], [(0, "b3 b4 b5 b6"), (1, "r1 r2 r3"), (0, "g2 g3 g4")], phase="back"),
        table(["r2 g9", "k1", "k2"], [(0, "b3 b4 b5")], phase="discard"),
        table(["r2 g9", "k1", "k2"], discards="b9", phase="draw"),
    ]
    for position in tables:
        state = state_of(position)
        legal = set(engine.legal(state, 0))
        found = Counter(engine.pick(state, 0, words) for _ in range(60_000))
        assert found.keys() == legal


def test_a_random_discard_is_any_card_of_the_hand_alike() -> None:
    engine, words = RUMMU.engine, rng.start(7)
    state = state_of(table(["r2 b4 g7 g7 k9", "k1", "k2"], [(0, "b6 b7 b8")], phase="discard"))
    found = Counter(engine.pick(state, 0, words) for _ in range(4000))
    assert len(found) == 4
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 16.3  # 3 degrees of freedom


def test_guesses_spread_the_unseen_cards_as_fresh_shuffles_do() -> None:
    """Seat 1 holds three cards, of which everybody knows the first g7; compare guesses from seat 0's view with a
    shuffle of all cards that seat 0 has not seen."""
    hands = ["r0 b0 g0 k0 y0", "g7 r1 b1", "b7 r2"]
    position = table(hands, [(0, "r3 r4 r5 r6"), (1, "b3 b4 b5 b6"), (2, "k3 k4 k5 k6")], discards="g7 r9 b9")
    seen = ["g1", "y1", "k1", "y2"]
    extra = position["stock"].split()
    position["stock"] = " ".join(seen)
    for card in seen:
        extra.remove(card)
    position |= {"discards": [*extra, *position["discards"]], "known": ["", "g7", ""]}
    match = RUMMU.match(position=position)
    view, engine, words = match.view(0), RUMMU.engine, [9, 8, 7, 6]
    guessed: Counter[str] = Counter()
    for _ in range(10_000):
        state = engine.guess(view, 0, words)
        assert state.view(0) == view
        fields = state.to_dict()
        hand = cards_of(fields["hand"][1], fields["hand_twice"][1])
        assert DECK.texts.index("g7") in hand
        guessed[DECK.text(hand)] += 1
    unseen = ["r1", "b1", "b7", "r2", *seen]
    dice, fresh = random.Random(3), Counter[str]()
    for _ in range(10_000):
        fresh[DECK.text(DECK.read(" ".join(["g7", *dice.sample(unseen, 2)]), ludotheque.NotationError))] += 1
    assert guessed.keys() == fresh.keys()
    assert len(fresh) == 28
    statistic = sum((guessed[hand] - fresh[hand]) ** 2 / (guessed[hand] + fresh[hand]) for hand in fresh)
    assert statistic < 55.5  # 27 degrees of freedom, one in a thousand


def test_a_guess_counts_both_copies_of_a_card() -> None:
    """Two 7s and two other cards are unseen; seat 1 holds two of the four."""
    others = table(["r0", "r7 r7", "b0 g0"], discards="k9", rest="discards")
    match = RUMMU.match(position=others | {"phase": "play"})
    view, words = match.view(0), [4, 3, 2, 1]
    found = Counter[str]()
    for _ in range(6000):
        fields = RUMMU.engine.guess(view, 0, words).to_dict()
        found[DECK.text(cards_of(fields["hand"][1], fields["hand_twice"][1]))] += 1
    expected = {"r7 r7": 1000, "b0 r7": 2000, "g0 r7": 2000, "b0 g0": 1000}
    assert found.keys() == expected.keys()
    assert sum((found[hand] - n) ** 2 / n for hand, n in expected.items()) < 16.3  # 3 degrees of freedom


def test_guesses_of_a_spectator_and_in_the_middle_of_a_deal_are_whole_states() -> None:
    match = RUMMU.match(players=4, seed=8)
    for step in [match.opening[0], match.opening[9], match.opening[-2], match.opening[-1]]:
        for seat in (SPECTATOR, 0, 1, 2, 3):
            view = step.after.view(seat)
            state = RUMMU.engine.guess(view, seat, [1, 2, 3, 4])
            assert state.view(seat) == view
            fields = state.to_dict()
            hands = [cards_of(*cards) for cards in zip(fields["hand"], fields["hand_twice"], strict=True)]
            assert [len(hand) for hand in hands] == fields["held"]
            stock = cards_of(fields["stock"], fields["stock_twice"])
            pile = fields["pile"][: fields["piled"]]
            everything = [card for cards in (*hands, stock, pile) for card in cards]
            assert sorted(DECK.texts[card] for card in everything) == sorted(BOX)


def test_what_everybody_saw_go_into_a_hand_leaves_it_when_it_is_played() -> None:
    match = drawn(["r2 b4", "k1", "k2 g9 g8"], [(0, "b7 b8 b9")], discards="k7 r7", phase="draw")
    match.play(0, "take")
    match.play(0, "take")
    assert now(match, "known") == ["r7 k7", "", ""]
    match.play(0, "discard r7")
    assert now(match, "known") == ["k7", "", ""]
    match.play(1, "take")
    assert now(match, "known") == ["k7", "r7", ""]


def test_of_two_copies_the_known_one_is_played_first() -> None:
    match = drawn(["r7 b4", "k1", "k2"], discards="k9 r7", phase="draw")
    match.play(0, "take")
    assert now(match, "hands", "known") == (["b4 r7 r7", "k1", "k2"], ["r7", "", ""])
    match.play(0, "discard r7")
    assert now(match, "hands")[0] == "b4 r7"
    assert "known" not in match.position()


def test_the_number_of_a_shuffle_is_the_same_at_tables_where_play_differs() -> None:
    one, two = RUMMU.match(players=3, seed=1), RUMMU.match(players=3, seed=1)
    one.play(0, "draw")
    two.play(0, "take")
    assert RUMMU.engine.shuffle(one.state) == RUMMU.engine.shuffle(two.state) == 0
    renewed = drawn(["r2", "k1", "k2"], discards="g5", rest="discards", phase="draw", deal=3, turns=0)
    before = RUMMU.engine.shuffle(renewed.state)
    renewed.play(0, "draw")
    assert (before, RUMMU.engine.shuffle(renewed.state)) == (12, 13)


def test_the_same_deal_at_two_tables_hands_out_the_same_cards() -> None:
    matches = [RUMMU.match(players=4, chance=ludotheque.SameDeal(5)) for _ in range(2)]
    assert now(matches[0], "hands", "discards") == now(matches[1], "hands", "discards")
    matches[0].play(0, "take")
    matches[0].play(0, matches[0].legal(0)[-1])
    matches[0].play(1, "draw")
    matches[1].play(0, "draw")
    first, second = (set(now(match, "stock").split()) for match in matches)
    assert first == second


def test_actions_of_one_card_are_told_apart_by_card_and_number() -> None:
    state = State()
    actions = {with_card(kind, card, number) for kind in range(3, 6) for card in range(50) for number in (1, 2, 9999)}
    assert len(actions) == 450
    assert {notation.read(state, notation.write(state, action)) for action in actions} == actions
