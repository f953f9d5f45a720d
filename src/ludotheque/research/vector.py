"""Adaptor for Gymnasium: many tables as a vector environment, where one seat learns and rules of thumb play the others.

    tables = VectorTables("galopp", num_envs=1024, seat=0)
    seen, info = tables.reset(seed=1)
    seen, reward, terminated, truncated, info = tables.step(choices)

Observations are {"observation": numbers, "action_mask": 1 for each legal choice}; these arrays belong to the tables and
are written anew by each step. Where a match ends the next one begins in the same step (AutoresetMode.SAME_STEP): reward
and `terminated` tell of the one that ended, the observation is the first of the next, `info["points"]` are its results.
A match is never truncated, so nothing is to be learnt from a last observation, and none is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludotheque.research.batch import Batch

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.options import Value


class VectorTables(VectorEnv[Any, Any, Any]):
    """Tables of one game at which one seat is asked."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seat: int = 0,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        threads: int | None = None,
    ) -> None:
        self.batch = Batch(game, num_envs, players, options, seed, threads, asked=[seat])
        self.num_envs, self.seat, self.render_mode = num_envs, seat, None
        low, high = self.batch.lab.bounds
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.batch.choices,), np.uint8),
            }
        )
        self.single_action_space = spaces.Discrete(self.batch.choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.batch.tensor(), "action_mask": self.batch.mask}

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        if seed is not None and not isinstance(seed, int):
            raise ValueError(f"seed={seed!r}; it is one number: table i begins with the match of seed + i")
        self.batch.reset(seed)
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self.batch.step(actions)
        over = self.batch.over.view(np.bool_)
        info = {"points": self.batch.points, "_points": over}
        return self._seen(), self.batch.reward[:, self.seat], over, self._never, info

    def close_extras(self, **settings: Any) -> None:
        self.batch.close()
