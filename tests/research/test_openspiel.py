"""Tests of the adaptor for OpenSpiel: its own tests and algorithms, for every game."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import ludotheque
from ludotheque.cli import main
from ludotheque.kernel.errors import OptionError, PositionError
from ludotheque.research import openspiel
from ludotheque.server.api import game_card
from tests.searching import hiding

SMALL = "ludotheque_rudi(players=3,options=course:6;cards:2;rounds:2;special:1)"
NAMES = openspiel.NAMES


def some_state(name: str, steps: int, seed: int = 1) -> openspiel.State:
    """A moment of a random match at which a player is to choose."""
    state: openspiel.State = pyspiel.load_game(name).new_initial_state()
    dice = np.random.RandomState(seed)
    while steps > 0 or state.is_chance_node():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(actions, p=odds))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            steps -= 1
        if state.is_terminal():
            state = pyspiel.load_game(name).new_initial_state()
    return state


@pytest.mark.filterwarnings("ignore")  # of games of theirs that are loaded, too
@pytest.mark.parametrize("name", NAMES)
def test_the_tests_of_openspiel_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.python.tests import games_sim_test

    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 120)
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def test_a_whole_match_of_openspiel() -> None:
    """Its C++ test of everything a game promises; whole matches, so of the smallest game."""
    pyspiel.random_sim_test(pyspiel.load_game(SMALL), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_resampled_looks_the_same_and_is_another_world(name: str) -> None:
    state = some_state(name, 6)
    player = state.current_player()
    dice = np.random.RandomState(2)
    worlds = [state.resample_from_infostate(player, dice.uniform) for _ in range(6)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    hidden = len({str(world) for world in worlds}) > 1
    assert (
        hidden or name.endswith("rudi") or name.removeprefix("ludotheque_") not in hiding()
    )  # in rudi little is hidden


@pytest.mark.parametrize("name", NAMES)
def test_the_search_of_openspiel_plays(name: str) -> None:
    state = some_state(name, 8)
    evaluator = Shallow()
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, uct_c=1.0, max_simulations=12, random_state=np.random.RandomState(4)
    )
    assert bot.step(state) in state.legal_actions()


class Shallow(mcts.Evaluator):  # type: ignore[misc]
    """Ends a simulation at once: what is tried here is the tree, and whole rollouts in Python take minutes."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_the_search_of_openspiel_plays_a_match(name: str) -> None:
    """Against random players, with whole rollouts, for a while."""
    state = some_state(name, 0)
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(3))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=3, random_state=np.random.RandomState(4))
    dice = np.random.RandomState(5)
    asked = 0
    while not state.is_terminal() and asked < 3:
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(actions, p=odds))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
            asked += 1
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    assert asked == 3


def test_a_small_game_is_solved_better_and_better() -> None:
    game = pyspiel.load_game(SMALL)
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert before > 0.3
    assert after < before / 2


def test_what_makes_it_small_is_not_for_players(capsys: pytest.CaptureFixture[str]) -> None:
    """Neither from Python nor in the terminal nor over the network, where tables are made by the same schema."""
    schema = ludotheque.game("rudi").schema
    assert set(schema.research) == {"cards", "rounds"}
    assert not set(schema.research) & set(schema.options)
    with pytest.raises(OptionError, match="cards"):
        ludotheque.game("rudi").match(options={"cards": 3})
    with pytest.raises(PositionError, match="cards"):
        ludotheque.game("rudi").match(position={"players": 3, "cards": 3})
    assert [option.name for option in game_card(ludotheque.game("rudi")).options] == list(schema.options)
    assert main(["play", "rudi", "--option", "cards=3", "--lang", "en"]) == 2
    assert "cards" in capsys.readouterr().err


def test_the_environment_of_openspiel_for_learners_runs() -> None:
    environment = rl_environment.Environment(pyspiel.load_game(SMALL))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_a_wrong_choice_or_option_is_one_sentence() -> None:
    state = some_state(SMALL, 0)
    with pytest.raises(ValueError, match=r"19 is not a legal choice of player 0; legal are \[0, 1\]"):
        state.moment.after(19)
    with pytest.raises(OptionError, match="corse"):
        openspiel.read_options(ludotheque.game("rudi"), "corse:6")
