"""Run inside the peers' own environment: random playouts of their games, printed as JSON. See decisions.py."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

SECONDS = 3.0


def timed(play: Callable[[int], Any], count: Callable[[Any], int]) -> dict[str, float]:
    """Play for a while. Counting the decisions of a match afterwards is not timed."""
    spent, matches, decisions = 0.0, 0, 0
    while spent < SECONDS:
        began = time.perf_counter()
        played = play(matches)
        spent += time.perf_counter() - began
        decisions += count(played)
        matches += 1
    return {"matches": matches / spent, "decisions": decisions / spent}


def openspiel(name: str, players: int) -> dict[str, float]:
    """OpenSpiel's own loop in C++, uniform random bots."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(players)]

    def play(number: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        return state

    return timed(play, lambda state: sum(1 for move in state.full_history() if move.player >= 0))


def rlcard() -> dict[str, float]:
    import rlcard as library
    from rlcard.agents import RandomAgent

    environment = library.make("gin-rummy")
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(2)])

    def play(number: int) -> Any:
        trajectories, _ = environment.run(is_training=False)
        return trajectories

    return timed(play, lambda trajectories: sum(len(trajectory) // 2 for trajectory in trajectories))


def pettingzoo() -> dict[str, float]:
    """PettingZoo classic, a card game of it (its gin rummy is gone), with random legal actions."""
    import numpy
    from pettingzoo.classic import texas_holdem_v4

    environment, dice = texas_holdem_v4.env(), numpy.random.default_rng(1)
    spent, steps = 0.0, 0
    while spent < SECONDS:
        began = time.perf_counter()
        environment.reset(seed=steps)
        for _ in environment.agent_iter():
            seen, _, termination, truncation, _ = environment.last()
            done = termination or truncation
            legal = numpy.flatnonzero(seen["action_mask"])
            environment.step(None if done else int(legal[dice.integers(len(legal))]))
            steps += not done
        spent += time.perf_counter() - began
    return {"decisions": steps / spent}


def ismcts(name: str) -> dict[str, float]:
    """OpenSpiel's information-set search in Python, with one random rollout for each simulation. For search.py, which
    has OpenSpiel in our own environment, since it opens our games too."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts as library
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game(name)
    simulations = 20
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = library.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=1.0, max_simulations=simulations, random_state=numpy.random.RandomState(2)
    )
    dice = numpy.random.RandomState(3)
    spent, done = 0.0, 0
    while spent < SECONDS:
        state = game.new_initial_state()
        for _ in range(dice.randint(10, 60)):  # a moment in the middle of a match
            if state.is_terminal():
                break
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choice(actions, p=odds))
            else:
                state.apply_action(dice.choice(state.legal_actions()))
        while not state.is_terminal() and state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(actions, p=odds))
        if state.is_terminal() or len(state.legal_actions()) < 2:
            continue
        began = time.process_time()
        bot.step(state)
        spent += time.process_time() - began
        done += simulations
    return {"simulations": done / spent}


ENVIRONMENTS: dict[str, Callable[[], dict[str, float]]] = {
    "RLCard gin-rummy": rlcard,
    "PettingZoo classic texas_holdem": pettingzoo,
}

PEERS: dict[str, Callable[[], dict[str, float]]] = {
    "OpenSpiel gin_rummy": lambda: openspiel("gin_rummy", 2),
    "OpenSpiel goofspiel(num_cards=10,players=4)": lambda: openspiel("goofspiel(num_cards=10,players=4)", 4),
    "RLCard gin-rummy": rlcard,
}


def main() -> None:
    asked = ENVIRONMENTS if "environments" in sys.argv[1:] else PEERS
    results: dict[str, Any] = {}
    for name, run in asked.items():
        try:
            results[name] = run()
        except Exception as error:  # whatever a peer does, the others are measured
            results[name] = {"error": f"{type(error).__name__}: {error}"}
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
