"""Adaptor for PettingZoo: `env` is an AEC environment, `parallel_env` a parallel one.

    environment = env("rummu", options={"teams": True}, players=4)
    environment.reset(seed=7)
    for agent in environment.agent_iter():
        observation, reward, termination, truncation, info = environment.last()
        choice = None if termination or truncation else policy(observation["observation"], observation["action_mask"])
        environment.step(choice)

Agents are player_0, player_1, …; a step is one choice (see encoding_base.py), so an agent may have several in a row. An
observation is {"observation": numbers, "action_mask": 1 for each legal choice}; who is not to choose has an empty mask.
Chance plays by itself, from the seed. Rewards come at the end (`lab.utilities`), and `info["points"]` are the results.

In the parallel environment all who choose at the same time do so in one step, and what others say is not heard.

An illegal choice raises IllegalChoiceError with what is legal; with illegal="lowest" the lowest legal choice is taken
instead; pettingzoo.utils.wrappers.TerminateIllegalWrapper makes it a loss, as in PettingZoo's own card games.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ludotheque.kernel.record import SPECTATOR
from ludotheque.research.batch import Batch
from ludotheque.research.encoding_base import arrays

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.options import Value

MODES = ["human", "ansi"]
ILLEGAL = ("raise", "lowest")
MAX_SEED = 1 << 62


class Desk:
    """What both kinds of environment share: one table, its spaces, and what each seat sees of it."""

    def __init__(
        self,
        game: str | Game,
        players: int | None,
        options: Mapping[str, Value] | None,
        illegal: str,
        render_mode: str | None,
        language: str,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal={illegal!r}; it can be {' or '.join(ILLEGAL)}")
        if render_mode not in (None, *MODES):
            raise ValueError(f"render_mode={render_mode!r}; it can be None, {' or '.join(MODES)}")
        self.batch = Batch(game, 1, players, options, threads=1, again=False)
        self.lab = self.batch.lab
        self.illegal, self.render_mode, self.language = illegal, render_mode, language
        self.agents = [f"player_{seat}" for seat in range(self.lab.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        low, high = self.lab.bounds
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (self.lab.choices,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.lab.choices) for agent in self.agents}
        self.seed = secrets.randbits(48)
        self._seats, self._made = self.batch.seat, self.batch._desk["made"]
        self._raw, self._parts = self.batch._raw[0], self.batch._desk["parts"][0]
        self._tensor, self._plan = arrays().tensor, self.lab.plan
        self._mask = self.batch.mask[0].view(np.int8)

    def reset(self, seed: int | None) -> None:
        """A match by its seed; without one, another than the last."""
        self.seed = (self.seed + 1) % MAX_SEED if seed is None else int(seed)
        self.batch.reset(self.seed)

    @property
    def seat(self) -> int:
        """Who is to choose; -1 at the end."""
        return int(self._seats[0])

    def together(self) -> list[int]:
        """Everyone who is to choose now."""
        return self.lab.game.engine.seats_to_act(self.batch.state(0))

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees, and what it may choose. One's own copy: the table's arrays are written again."""
        numbers = np.empty(self.lab.width, np.float32)
        made = int(self._made[0]) if seat == self._seats[0] else 0
        self._tensor(self._raw, seat, made, self._parts, self._plan, numbers)
        return {"observation": numbers, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Any:
        if seat == self._seats[0]:
            return self._mask.copy()
        mask = np.zeros(self.lab.choices, np.int8)
        state = self.batch.state(0)
        for action in self.lab.game.engine.legal(state, seat):
            mask[self.lab.encoding.part(state, action, 0)] = 1
        return mask

    def choose(self, choice: Any) -> None:
        """The choice of the seat whose turn it is."""
        number = int(choice)
        if self.illegal == "lowest" and not (0 <= number < len(self._mask) and self._mask[number]):
            number = int(np.argmax(self._mask))
        self.batch.step_first(number)

    def rewards(self) -> dict[str, float]:
        return {agent: float(self.batch.reward[0, seat]) for agent, seat in self.seat_of.items()}

    def points(self) -> dict[str, Any]:
        return {"points": self.batch.points[0].tolist()} if self.seat < 0 else {}

    def render(self) -> str | None:
        """The table in words, as everybody sees it."""
        game, view = self.lab.game, self.batch.state(0).view(SPECTATOR)
        lines = game.notation.describe(view, SPECTATOR)
        text = "\n".join(game.words.tell(self.language, line, self.agents) for line in lines)
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None


class Turns(AECEnv[str, dict[str, Any], int]):
    """One agent chooses at a time; those who choose at once do so one after the other, hidden from each other."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        self.desk = Desk(game, players, options, illegal, render_mode, language)
        self.metadata = {"name": f"{self.desk.lab.game.id}_v0", "render_modes": MODES, "is_parallelizable": False}
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.possible_agents = list(self.desk.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.desk.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.desk.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.desk.seat_of[agent]
        seen = self.desk.observe(seat)
        if agent != self.agent_selection:
            seen["action_mask"][:] = 0
        return seen

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """As PettingZoo has it, without its detours: it is half of what a step costs."""
        if not self.agents:
            raise ValueError("the environment is at its end or was never reset; reset() begins a match")
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        done = (self.terminations[agent], self.truncations[agent])
        return (seen, self._cumulative_rewards[agent], *done, self.infos[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.desk.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.agent_selection = self.possible_agents[self.desk.seat]

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError("the environment is at its end or was never reset; reset() begins a match")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to choose; None is for agents whose match is over")
        self.desk.choose(action)
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        seat = self.desk.seat
        if seat < 0:
            self.rewards = self.desk.rewards()
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: self.desk.points() for each in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seat]
            if self.max_cycles is not None and self.steps >= self.max_cycles * len(self.agents):
                self.truncations = dict.fromkeys(self.agents, True)
                self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        return self.desk.render()

    def close(self) -> None:
        self.desk.batch.close()


class Together(ParallelEnv[str, dict[str, Any], int]):
    """All agents are asked in every step; those who are not to choose are not heard."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.desk = Desk(game, players, options, illegal, render_mode, language)
        self.metadata = {"name": f"{self.desk.lab.game.id}_v0", "render_modes": MODES}
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.possible_agents = list(self.desk.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.desk.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.desk.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.desk.reset(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, dict[str, Any]]:
        return {agent: self.desk.observe(seat) for agent, seat in self.desk.seat_of.items()}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        waiting = set(self.desk.together())
        while self.desk.seat in waiting:
            waiting.remove(self.desk.seat)
            agent = self.possible_agents[self.desk.seat]
            if agent not in actions:
                raise ValueError(f"{agent} is to choose, but is not among {', '.join(actions) or 'nobody'}")
            self.desk.choose(actions[agent])
        self.cycles += 1
        over = self.desk.seat < 0
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        agents = self.agents
        infos = {agent: self.desk.points() for agent in agents}
        answer = (self._seen(), self.desk.rewards(), dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos)
        if over or late:
            self.agents = []
        return answer

    def render(self) -> str | None:
        return self.desk.render()

    def close(self) -> None:
        self.desk.batch.close()


def env(game: str | Game, **settings: Any) -> Turns:
    """An AEC environment. It says itself when it is used in the wrong order: PettingZoo's wrapper costs as much as a
    step."""
    return Turns(game, **settings)


def parallel_env(game: str | Game, **settings: Any) -> Together:
    return Together(game, **settings)
