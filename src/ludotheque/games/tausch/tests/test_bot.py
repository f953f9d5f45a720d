"""Tests of the beginner's rule: it claims what it can, swaps towards what lacks least, and looks at nothing hidden."""

from collections import Counter

from ludotheque.games.tausch import bot, notation
from ludotheque.games.tausch.tests.table import TAUSCH, sat
from ludotheque.kernel.match import Match
from ludotheque.testing.trials import Trial


def chosen(match: Match, times: int = 60) -> Counter[str]:
    words, view = [1, 2, 3, 4], match.view(0)
    return Counter(notation.write(view, bot.quick(view, 0, words)) for _ in range(times))  # type: ignore[arg-type]


def test_it_claims_what_it_can_and_the_cheapest_first() -> None:
    match = sat(["r2 r4 b2 g2 y2 y5", "g9"], ["four", "three", "run5", "top", "odd"])
    assert {text.rsplit(" ", 3)[0] for text in chosen(match)} == {"claim 2"}


def test_it_swaps_for_the_card_that_completes_an_objective_and_gives_what_is_of_no_use() -> None:
    row = ["four", "top", "even", "pairs3", "run4"]
    match = sat(["r5 b5 g5 r2 b8", "g9"], row, markets={1: "r1", 2: "y5 b1", 3: "g1 g3", 4: "y1 y3", 5: "r9 b3 g7"})
    assert chosen(match) == {"swap 2 r2 b8": 60}


def test_with_one_card_it_still_swaps() -> None:
    assert chosen(sat(["r5", "g9"])) == {"swap 1 r5": 60}


def test_it_plays_whole_matches_from_views_by_legal_actions_and_wins_them_soon() -> None:
    trial, turns = Trial(TAUSCH), []
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        match, words = TAUSCH.match(players=players, seed=seed), [seed, 2, 3, 4]
        while not match.over:
            (seat,) = match.to_act()
            action = trial.quick(match.view(seat), seat, words)
            assert TAUSCH.engine.refusal(match.state, seat, action) == 0
            match.play(seat, notation.write(match.state, action))  # type: ignore[arg-type]
            words[0] += 1
        assert max(match.results) == 5
        turns.append(match.position()["turns"] / players)
    assert max(turns) < 40
