"""Tests of the laws' trials: long matches and long lists end in a bounded time."""

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.kernel import rng
from ludotheque.kernel.game import SHELF, open_folder
from ludotheque.testing import laws, plugin, trials
from ludotheque.testing.laws import LawBroken, obey
from ludotheque.testing.plugin import GameFile
from ludotheque.testing.trials import Trial
from ludotheque.testing.worlds import interference
from tests.faults import planted

GALOPP = ludotheque.game("galopp")
TAUSCH = ludotheque.game("tausch")


def test_of_a_long_match_a_share_of_the_moments_is_looked_at_and_always_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trials, "TYPICAL", 10_000)
    trial = Trial(GALOPP)
    table = trial.tables[0]
    assert trial.share(table) == 1.0
    every = list(trial.walk(table, trial.share(table)))
    assert [moment.done for moment in every] == list(range(len(every)))
    monkeypatch.setattr(trials, "TYPICAL", 10)
    trial = Trial(GALOPP)
    assert 0 < trial.share(table) < 1
    walks = [list(trial.walk(table, trial.share(table))) for _ in range(5)]
    assert sum(map(len, walks)) < len(every) * 5 / 2
    for walk in walks:
        assert walk[-1].seat is None
        assert not trial.engine.seats_to_act(walk[-1].state)
        assert all(moment.seat in trial.engine.seats_to_act(moment.state) for moment in walk[:-1])


def test_a_card_may_say_that_fewer_moments_are_enough(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of all kinds of table and every phase, as the plug-in runs the laws."""
    ran: list[Trial] = []
    monkeypatch.setattr(plugin, "obey", lambda trial, number: ran.append(trial))
    for game in (TAUSCH, open_folder(SHELF / "_template")):
        file = GameFile.from_parent(request.session, path=game.folder / "game.toml")
        next(iter(file.collect())).runtest()
    few, usual = ran
    assert few.typical == TAUSCH.card["laws"]["moments"] < usual.typical == trials.TYPICAL
    assert few.tables == Trial(TAUSCH).tables
    for table in few.tables[:3]:
        every, some = (list(trial.walk(table, trial.share(table))) for trial in (Trial(TAUSCH), few))
        assert len(some) < 0.8 * len(every)
        assert {moment.state.phase for moment in some} == {moment.state.phase for moment in every}


def test_of_long_lists_some_actions_are_kept_to_probe_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "SAMPLE", 5)
    trial = Trial(GALOPP)
    for table in trial.tables[:3]:
        for _ in trial.walk(table):
            assert len(trial.pool) <= 25
    assert trial.pool


def test_two_worlds_may_begin_in_the_middle_of_a_long_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "TYPICAL", 10)
    trial = Trial(GALOPP)
    starts = [trial.midway(trial.tables[0]) for _ in range(8)]
    assert len({bytes(state) for state in starts}) > 4
    assert not list(interference(trial, pairs=6))


def test_the_bot_is_asked_as_the_engine_runs_it() -> None:
    compiled, state = GALOPP.engine, GALOPP.match(players=2, seed=1).state
    expected = GALOPP.bot.quick(state.view(0), 0, [1, 2, 3, 4])
    try:
        for engine in (GALOPP.interpreted, compiled):
            assert Trial(GALOPP, engine).quick(state.view(0), 0, [1, 2, 3, 4]) == expected
    finally:
        GALOPP.engine = compiled


def test_a_stride_stops_where_a_phase_is_new_and_at_the_end() -> None:
    engine = GALOPP.engine
    state = engine.setup(2, [1, -1, 0, 0, 2])
    phases: Any = GALOPP.rules.Phase
    assert engine.stride(state, rng.start(1), 50, 0) == 0
    assert engine.stride(state, rng.start(1), 50, 1 << phases.ARRANGE) == 1
    assert state.phase == phases.DEAL
    assert engine.stride(state, rng.start(1), 9, 1 << phases.DEAL) == 9
    everything = (1 << len(phases)) - 1
    assert engine.stride(state, rng.start(1), 1000, everything) < 1000
    assert engine.to_act(state) == 0


def test_a_stride_is_the_same_compiled_and_interpreted() -> None:
    game = GALOPP
    one, two = game.engine.setup(3, [1, -1, 0, 0, 2]), game.interpreted.setup(3, [1, -1, 0, 0, 2])
    words, same = rng.start(4), rng.start(4)
    assert game.engine.stride(one, words, 60, 31) == game.interpreted.stride(two, same, 60, 31) == 60
    assert one == two
    assert words == same


def test_a_refusal_that_random_play_hardly_meets_is_found_in_the_positions_of_the_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    obey(Trial(TAUSCH, effort=0.5), 10)
    monkeypatch.setattr(Trial, "constructed", lambda trial: [])
    with pytest.raises(LawBroken, match="no fuzzing reaches these refusals: market-is-closed"):
        obey(Trial(TAUSCH, effort=0.5), 10)


def test_a_game_without_counts_has_no_constructed_positions(tmp_path: Path) -> None:
    copy = planted(tmp_path, "_template", "rules.py", "", "")
    assert Trial(copy).constructed()
    (copy.folder / "tests" / "counts.toml").unlink()
    assert Trial(copy).constructed() == []


def test_orders_of_simultaneous_choices_are_sampled_where_there_are_many() -> None:
    trial = Trial(GALOPP)
    assert len({tuple(order) for order in laws._orders(trial, [0, 2, 3])}) == 6
    many = laws._orders(trial, list(range(16)))
    assert len(many) == laws.ORDERS
    assert all(sorted(order) == list(range(16)) for order in many)
    assert {order[0] for order in many} > {0, 15}


def test_a_ledger_does_not_change_with_the_games_name(tmp_path: Path) -> None:
    ledgers = []
    for name in ("one", "a_much_longer_name"):
        game = planted(tmp_path / name, "_template", "rules.py", "", "")
        renamed = open_folder(game.folder.rename(tmp_path / name / name))
        ledgers.append(laws.ledger(Trial(renamed, renamed.interpreted, seed=laws.LEDGER_SEED)))
    assert ledgers[0] == ledgers[1]
    assert ledgers[0]["deal, chance"] == {
        "seats that tell all": "one",
        "seats that tell some": "none",
        "spectator": "none",
    }
