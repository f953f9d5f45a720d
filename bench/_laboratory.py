"""Run inside the laboratory's environment: Pgx's card games at their best batch, printed as JSON. See batch.py."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

SECONDS = 1.5
BATCHES = (1024, 4096, 16384)
GAMES = ("sparrow_mahjong", "leduc_holdem", "kuhn_poker")
"""Card games; the first is the nearest to ours: hidden hands, drawing and discarding, three players."""


def steps(name: str, size: int) -> float:
    """Steps per second of so many tables with random legal actions, finished ones begun anew; observations made."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    game = pgx.make(name)
    begin = jax.vmap(game.init)
    step = jax.vmap(auto_reset(game.step, game.init))
    inner = 16

    def play(carry: Any, key: Any) -> Any:
        state, seen = carry
        choose, deal = jax.random.split(key)
        odds = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choose, odds, axis=-1)
        state = step(state, action, jax.random.split(deal, size))
        return (state, seen + state.observation.sum()), None

    def together(state: Any, key: Any) -> Any:
        carry, _ = jax.lax.scan(play, (state, jnp.float32(0)), jax.random.split(key, inner))
        return carry

    many = jax.jit(together)

    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, size))
    state, seen = many(state, key)
    seen.block_until_ready()
    began, done = time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        key, now = jax.random.split(key)
        state, seen = many(state, now)
        seen.block_until_ready()
        done += inner * size
    return done / (time.perf_counter() - began)


def main() -> None:
    results: dict[str, Any] = {}
    for name in GAMES:
        try:
            measured = {size: steps(name, size) for size in BATCHES}
            best = max(measured, key=lambda size: measured[size])
            results[f"Pgx {name}"] = {"steps": measured[best], "batch": best}
        except Exception as error:  # whatever a peer does, the others are measured
            results[f"Pgx {name}"] = {"error": f"{type(error).__name__}: {error}"}
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
