"""Tests of the adaptor for PettingZoo: its own tests, for every game, and what they do not ask."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from ludotheque.research.batch import IllegalChoiceError
from ludotheque.research.pettingzoo import env, parallel_env
from tests.searching import arrays

# What PettingZoo says of every environment that has masks and is not in its own list of names.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
# Unusual tables of games whose usual match is long or has one form only; others are tried as they usually are.
SETTINGS: dict[str, Any] = {
    "domino": {"players": 2, "options": {"target": 0}},
    "galopp": {"players": 5, "options": {"edition": "groin", "length": "single", "track_food": True}},
    "rummu": {"players": 6, "options": {"teams": True, "target": 100}},
    "tausch": {"players": 2, "options": {"deck": "four-colours"}},
    "quartett": {"players": 3, "options": {"set": 5}},
    "rudi": {"players": 3, "options": {"special": [1, 2, 3], "races": 3}},
}


@pytest.mark.parametrize("name", arrays())
def test_the_tests_of_pettingzoo_pass(name: str) -> None:
    api_test(env(name), num_cycles=25)
    seed_test(partial(env, name), num_cycles=10)
    parallel_api_test(parallel_env(name), num_cycles=12)
    parallel_seed_test(partial(parallel_env, name, illegal="lowest"), num_cycles=10)
    render_test(partial(env, name))


@pytest.mark.parametrize("name", arrays())
def test_options_change_nothing_about_that(name: str) -> None:
    api_test(env(name, **SETTINGS.get(name, {})), num_cycles=10)


def test_the_number_of_cycles_is_kept() -> None:
    """PettingZoo asks this where all agents choose in each cycle, and pays no attention to masks."""
    settings: dict[str, Any] = {"game": "rudi", "options": {"special": []}, "illegal": "lowest"}
    module = SimpleNamespace(env=partial(env, **settings), parallel_env=partial(parallel_env, **settings))
    max_cycles_test(module)


@pytest.mark.parametrize("name", arrays())
def test_a_match_goes_to_its_end_and_rewards_add_up(name: str) -> None:
    environment = env(name, **SETTINGS.get(name, {}))
    environment.reset(seed=5)
    rewards: dict[str, float] = {}
    dice = np.random.default_rng(1)
    for agent in environment.agent_iter():
        seen, reward, termination, truncation, info = environment.last()
        if termination or truncation:
            rewards[agent] = reward
            assert len(info["points"]) == len(environment.possible_agents)
            environment.step(None)
        else:
            assert environment.observation_space(agent).contains(seen)
            environment.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert set(rewards) == set(environment.possible_agents)
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)


def test_an_illegal_choice_is_one_sentence_and_changes_nothing() -> None:
    environment = env("rudi")
    environment.reset(seed=1)
    before = bytes(environment.unwrapped.desk.batch.state(0))
    with pytest.raises(IllegalChoiceError, match="19 is not a legal choice of seat 0; legal are 0, 1"):
        environment.step(19)
    assert bytes(environment.unwrapped.desk.batch.state(0)) == before
    environment.step(0)
    for use in (env("rudi").last, lambda: env("rudi").step(0)):
        with pytest.raises(ValueError, match=r"reset\(\) begins a match"):
            use()
    with pytest.raises(ValueError, match="it can be raise or lowest"):
        env("rudi", illegal="forgive")
