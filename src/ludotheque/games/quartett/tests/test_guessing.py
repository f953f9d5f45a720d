"""Tests of memory and guesses: nothing that was told is lost, and every world that is left is equally likely."""

import math
import random
from collections import Counter

import pytest

from ludotheque.components.bits import kinds_of
from ludotheque.games.quartett.memory import certain
from ludotheque.games.quartett.state import DECK
from ludotheque.games.quartett.tests.worlds import (
    QUARTETT,
    World,
    ask,
    bits_of,
    hands_of,
    possible_deals,
    remembered,
    sizes_of,
    small_match,
    whole,
    world_of,
)
from ludotheque.kernel.match import Match
from ludotheque.kernel.record import SPECTATOR, Record

SMALL_TABLES = [(3, 4, 2), (4, 4, 2), (3, 5, 2), (4, 5, 1), (3, 4, 1), (4, 4, 1), (3, 5, 1)]


Bits = tuple[int, ...]


def deviation(counts: Counter[Bits], worlds: set[Bits]) -> float:
    """How far counts are from even: χ² for that many worlds, as standard deviations from its mean."""
    expected = counts.total() / len(worlds)
    statistic = sum((counts[world] - expected) ** 2 / expected for world in worlds)
    freedom = len(worlds) - 1
    return (statistic - freedom) / math.sqrt(2 * freedom)


def guessed(view: Record, seat: int, times: int, words: list[int]) -> Counter[Bits]:
    """The hands of so many guesses."""
    guess, players = QUARTETT.engine.guess, view.players
    return Counter(tuple(guess(view, seat, words).hand.tolist()[:players]) for _ in range(times))


def follow(match: Match, worlds: list[World], text: str) -> list[World]:
    """Ask a question, and keep the worlds in which it could be asked and goes the same way."""
    (seat,) = match.to_act()
    size = match.options["set"]
    assert isinstance(size, int)
    _, other, card = text.split()
    before = world_of(match.position()["hands"])
    match.play(seat, text)
    truth = ask(before, seat, int(other), card, size)
    assert truth is not None
    assert truth[0] == world_of(match.position()["hands"])
    outcomes = [ask(world, seat, int(other), card, size) for world in worlds]
    return [outcome[0] for outcome in outcomes if outcome is not None and outcome[1:] == truth[1:]]


@pytest.mark.parametrize(("players", "size", "values"), SMALL_TABLES)
def test_the_memory_keeps_exactly_what_the_questions_told(players: int, size: int, values: int) -> None:
    """§3, §4, §5 After every question: the deals that could have led here, replayed question by question, are those
    that agree with `known` and `asked`, no more and no fewer."""
    questions = 0
    narrowed = 0
    for seed in range(5 if values == 2 else 40):
        match, dice = small_match(players, size, values, seed), random.Random(seed)
        cards = sorted(frozenset().union(*world_of(match.position()["hands"])))
        worlds = possible_deals(cards, sizes_of(world_of(match.position()["hands"])), size)
        while not match.over:
            (seat,) = match.to_act()
            worlds = follow(match, worlds, dice.choice(match.legal(seat)))
            questions += 1
            position = match.position()
            hands = world_of(position["hands"])
            cards = sorted(frozenset().union(*hands))
            everything = possible_deals(cards, sizes_of(hands), size)
            assert len(set(worlds)) == len(worlds)
            assert remembered(position, everything) == set(worlds)
            for place in range(players):
                sure = {DECK.texts[card] for card in kinds_of(certain(match.state, place))}  # type: ignore[arg-type]
                assert all(sure <= world[place] for world in worlds)
            narrowed += len(worlds) < len(everything)
            if len(worlds) == 1:
                break
    assert questions > 20
    assert narrowed > 15


@pytest.mark.parametrize(("players", "size", "values"), SMALL_TABLES[:4])
def test_a_guess_is_any_world_that_agrees_with_the_view_each_alike(players: int, size: int, values: int) -> None:
    """§2 At every few questions, from every seat and for a spectator, against all worlds that are left."""
    words, tried, farthest = [3, 1, 4, 1], 0, []
    for seed in range(8):
        match, dice = small_match(players, size, values, seed + 100), random.Random(seed)
        hands = world_of(match.position()["hands"])
        worlds = possible_deals(sorted(frozenset().union(*hands)), sizes_of(hands), size)
        for _ in range(3):
            if match.over:
                break
            (seat,) = match.to_act()
            worlds = follow(match, worlds, dice.choice(match.legal(seat)))
            truth = world_of(match.position()["hands"])
            for viewer in (*range(players), SPECTATOR):
                left = {bits_of(world) for world in worlds if viewer == SPECTATOR or world[viewer] == truth[viewer]}
                if len(left) > 200:
                    continue
                found = guessed(match.state.view(viewer), viewer, 20 * len(left), words)
                assert found.keys() <= left
                if len(left) > 1:
                    farthest.append(deviation(found, left))
                    tried += 1
    assert tried > 30
    # A fixed seed; each deviation has mean 0 and variance 1, and their mean shrinks with the root of their number.
    assert abs(sum(farthest)) / math.sqrt(tried) < 3.3
    assert max(farthest) < 6


def test_without_the_facts_other_worlds_would_be_guessed() -> None:
    """The test above can fail: the same hands with nothing known leave more worlds, and guesses meet them."""
    match = small_match(3, 4, 2, 107)
    dice = random.Random(7)
    for _ in range(2):
        (seat,) = match.to_act()
        match.play(seat, dice.choice(match.legal(seat)))
    told = match.position()
    plain = {key: held for key, held in told.items() if key not in ("known", "asked")}
    with_facts = guessed(match.state.view(0), 0, 3000, [1, 2, 3, 4])
    without = guessed(QUARTETT.match(position=plain).state.view(0), 0, 3000, [1, 2, 3, 4])
    assert with_facts.keys() < without.keys()


def shuffled_until_it_fits(position: dict[str, object], viewer: int, dice: random.Random) -> World:
    """The obvious slow way: shuffle what a seat does not see, deal, and start again until everything known is true."""
    truth = world_of(position["hands"])  # type: ignore[arg-type]
    while True:
        cards = sorted(card for seat, hand in enumerate(truth) if seat != viewer for card in hand)
        dice.shuffle(cards)
        world = [hand if seat == viewer else frozenset(cards.pop() for _ in hand) for seat, hand in enumerate(truth)]
        if remembered(position, [tuple(world)]):
            return tuple(world)


@pytest.mark.parametrize(("players", "size", "seed"), [(3, 4, 1), (4, 4, 1), (4, 5, 1)])
def test_on_a_whole_table_guesses_are_spread_as_shuffles_that_fit(players: int, size: int, seed: int) -> None:
    """§2 After a few questions, compared by how the value asked last and the fives lie."""
    match, dice = QUARTETT.match(players=players, options={"set": size}, seed=seed), random.Random(seed)
    asked: list[str] = []
    for _ in range(3):
        (seat,) = match.to_act()
        text = dice.choice(match.legal(seat))
        asked.append(text.split()[2][1:])
        match.play(seat, text)
    position, viewer = match.position(), dice.randrange(players)
    watched = sorted({asked[-1], "5"})
    times, words = 1500, [seed, 2, 3, 4]

    def pattern(world: World) -> tuple[int, ...]:
        return tuple(sum(card[1:] == v for card in hand) for v in watched for hand in world)

    fast = Counter(
        pattern(hands_of(QUARTETT.engine.guess(match.state.view(viewer), viewer, words))) for _ in range(times)
    )
    slow = Counter(pattern(shuffled_until_it_fits(position, viewer, dice)) for _ in range(times))
    often = [one for one in slow if slow[one] + fast[one] >= 20]
    rest = [sum(counts[one] for one in counts if one not in often) for counts in (fast, slow)]
    pairs = [(fast[one], slow[one]) for one in often] + ([(rest[0], rest[1])] if sum(rest) else [])
    statistic = sum((one - two) ** 2 / (one + two) for one, two in pairs)
    freedom = len(pairs) - 1
    assert freedom > 10
    assert statistic < freedom + 4 * math.sqrt(2 * freedom)


def test_in_the_middle_of_a_deal_the_rest_is_spread_as_fresh_deals_without_whole_sets() -> None:
    """§2 Twelve cards of Quartett are dealt; guesses of seat 0 against shuffles by Python."""
    match = QUARTETT.match(players=3, seed=2)
    state = match.opening[35].after
    view, truth = state.view(0), hands_of(state)
    words, dice = [1, 2, 3, 4], random.Random(5)
    unseen = [card for card in DECK.texts if card[0] != "k" and card not in truth[0]]

    def sevens(world: World, rest: int) -> tuple[int, ...]:
        return (*(sum(card[1:] == "7" for card in hand) for hand in world[1:]), rest)

    fast: Counter[tuple[int, ...]] = Counter()
    slow: Counter[tuple[int, ...]] = Counter()
    sizes = [len(hand) for hand in truth]
    while slow.total() < 2500:
        dice.shuffle(unseen)
        one = frozenset(unseen[: sizes[1]])
        two = frozenset(unseen[sizes[1] : sizes[1] + sizes[2]])
        if not whole(one, 4) and not whole(two, 4):
            slow[sevens((truth[0], one, two), sum(card[1:] == "7" for card in unseen[sizes[1] + sizes[2] :]))] += 1
    for _ in range(2500):
        guess = QUARTETT.engine.guess(view, 0, words)
        assert guess.view(0) == view
        assert not any(whole(hand, 4) for hand in hands_of(guess))
        undealt = [DECK.texts[card] for card in range(50) if guess.to_dict()["undealt"] >> card & 1]
        assert len(undealt) + sum(sizes) == 40
        fast[sevens(hands_of(guess), sum(card[1:] == "7" for card in undealt))] += 1
    assert fast.keys() == slow.keys()
    statistic = sum((fast[one] - slow[one]) ** 2 / (fast[one] + slow[one]) for one in slow)
    freedom = len(slow) - 1
    assert freedom >= 2
    assert statistic < freedom + 4 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("players", [3, 4])
def test_guesses_of_every_viewer_are_whole_states_until_the_end(players: int) -> None:
    match, dice = QUARTETT.match(players=players, options={"set": 5}, seed=8), random.Random(8)
    states = [step.after for step in match.opening[::9]]
    while not match.over:
        (seat,) = match.to_act()
        match.play(seat, dice.choice(match.legal(seat)))
        states.append(match.state)
    for state in states[::4]:
        for viewer in (SPECTATOR, *range(players)):
            view = state.view(viewer)
            guess = QUARTETT.engine.guess(view, viewer, [dice.randrange(1 << 32) for _ in range(4)])
            assert guess.view(viewer) == view
            cards = [card for hand in hands_of(guess) for card in hand]
            undealt = [DECK.texts[card] for card in range(50) if guess.undealt >> card & 1]
            assert sorted(cards + undealt) == sorted(
                [card for hand in hands_of(state) for card in hand]
                + [DECK.texts[card] for card in range(50) if state.undealt >> card & 1]
            )
            assert [len(hand) for hand in hands_of(guess)] == [len(hand) for hand in hands_of(state)]
