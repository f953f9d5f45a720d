"""Train a small policy on one game with JAX and Optax, seat it through the bot door, and show its rating in the arena.

    python3 -m tools.rooms laboratory docs/examples/train.py --minutes 2

An actor-critic at seat 0 of a thousand tables of Schweins-Galopp (one race, three players); the game's rule of thumb
plays the other seats inside the compiled step, so almost all the time goes into the network. What is learnt is written
to learnt.npz, played by learnt_bot.py in a process of its own, and compared with `simple` and `random` over the same
deals, seats rotated.
"""

import argparse
import sys
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import optax

import ludotheque
from ludotheque import bots
from ludotheque.bots.arena import Fixture, duel, play, ratings
from ludotheque.research.batch import Batch
from ludotheque.research.bot_protocol import Outside, Program, command_of

GAME = "galopp"
OPTIONS = {"edition": "groin", "length": "single"}
PLAYERS, TABLES, STEPS, HIDDEN = 3, 1024, 24, 128
DEALS = 60


def network(key, width, choices):
    """Two hidden layers, a liking for each choice, and a guess of the reward to come."""
    keys = jax.random.split(key, 4)

    def layer(key, rows, columns, scale=1.0):
        return jax.random.normal(key, (rows, columns)) * scale * (2 / rows) ** 0.5

    return {
        "w1": layer(keys[0], width, HIDDEN),
        "b1": jnp.zeros(HIDDEN),
        "w2": layer(keys[1], HIDDEN, HIDDEN),
        "b2": jnp.zeros(HIDDEN),
        "w3": layer(keys[2], HIDDEN, choices, 0.01),
        "b3": jnp.zeros(choices),
        "w4": layer(keys[3], HIDDEN, 1, 0.01),
        "b4": jnp.zeros(1),
    }


def forward(weights, seen, mask):
    hidden = jax.nn.relu(seen * 0.1 @ weights["w1"] + weights["b1"])
    hidden = jax.nn.relu(hidden @ weights["w2"] + weights["b2"])
    likes = jnp.where(mask > 0, hidden @ weights["w3"] + weights["b3"], -1e9)
    return jax.nn.log_softmax(likes), (hidden @ weights["w4"] + weights["b4"])[..., 0]


@jax.jit
def act(weights, key, seen, mask):
    return jax.random.categorical(key, forward(weights, seen, mask)[0])


def loss(weights, seen, mask, chosen, gained, counts):
    """Policy gradient with the guess as its baseline, and a little entropy."""
    odds, guess = forward(weights, seen, mask)
    taken = jnp.take_along_axis(odds, chosen[:, None], 1)[:, 0]
    surprise = gained - guess
    entropy = -jnp.sum(jnp.where(mask > 0, jnp.exp(odds) * odds, 0), -1)
    each = -taken * jax.lax.stop_gradient(surprise) + 0.5 * surprise**2 - 0.01 * entropy
    return jnp.sum(each * counts) / jnp.sum(counts)


def train(minutes, seed):
    tables = Batch(GAME, TABLES, PLAYERS, OPTIONS, seed=seed * 10**9, asked=[0])
    tables.reset()
    key, first = jax.random.split(jax.random.PRNGKey(seed))
    weights = network(first, tables.lab.width, tables.choices)
    optimizer = optax.adam(1e-3)
    memory = optimizer.init(weights)

    @jax.jit
    def learn(weights, memory, *batch):
        gradient = jax.grad(loss)(weights, *batch)
        change, memory = optimizer.update(gradient, memory)
        return optax.apply_updates(weights, change), memory

    began, rounds, recent = time.monotonic(), 0, []
    while time.monotonic() - began < 60 * minutes:
        seen, mask, chosen, reward, over = [], [], [], [], []
        for _ in range(STEPS):
            seen.append(tables.tensor().copy())
            mask.append(tables.mask.copy())
            key, now = jax.random.split(key)
            chosen.append(np.asarray(act(weights, now, seen[-1], mask[-1])))
            tables.step(chosen[-1])
            reward.append(tables.reward[:, 0].copy())
            over.append(tables.over.astype(bool))
        # What each choice led to: the reward of its match, if that ended meanwhile.
        gained, known = np.zeros(TABLES, np.float32), np.zeros(TABLES, bool)
        gains, counts = [], []
        for t in reversed(range(STEPS)):
            gained, known = np.where(over[t], reward[t], gained), known | over[t]
            gains.append(gained)
            counts.append(known.astype(np.float32))
        batch = (np.concatenate(part) for part in (seen, mask, chosen, gains[::-1], counts[::-1]))
        weights, memory = learn(weights, memory, *batch)
        recent.append(np.concatenate(reward)[np.concatenate(over)].mean())
        rounds += 1
        if rounds % 25 == 0:
            print(f"{rounds:5} rounds, {rounds * STEPS * TABLES:,} choices: reward {np.mean(recent[-25:]):+.3f}")
    tables.close()
    return {name: np.asarray(value) for name, value in weights.items()}


def rate(file):
    """Its rating beside bots of the server: through the door, the same deals from every seat."""
    game = ludotheque.game(GAME)
    options = game.schema.complete(OPTIONS)
    bot = f"{Path(__file__).with_name('learnt_bot.py')}:Learnt"
    program = Program(["env", f"LEARNT_POLICY={file.resolve()}", *command_of(bot)], game, seconds=60)
    seats = [Outside(program, name="learnt"), bots.bot("simple", game), bots.bot("random", game)]
    fixture = Fixture(str(game.folder), options, ("learnt", "simple", "random"))
    played = {}
    try:
        for seed in range(DEALS):
            played[seed] = []
            for order in fixture.rotations():
                by_seat = play(game, options, [seats[entry] for entry in order], seed)
                played[seed].append([by_seat[order.index(entry)] for entry in range(len(order))])
    finally:
        program.close()
    for name, (mu, sigma) in zip(fixture.lineup, ratings(played, 3), strict=True):
        print(f"{name:8} rating {mu:5.1f} ± {sigma:.1f}")
    for other in fixture.lineup[1:]:
        score = duel(played, fixture.lineup, "learnt", other)
        print(f"learnt ends above {other} {100 * score.mean:.0f} % ± {100 * score.within:.0f} of {DEALS} deals")
    print(f"turns lost to the cover bot: {seats[0].faults}")
    return duel(played, fixture.lineup, "learnt", "random").mean


def main():
    parser = argparse.ArgumentParser(description="Train, seat and rate a small policy.")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learnt.npz"))
    asked = parser.parse_args()
    np.savez(asked.out, **train(asked.minutes, asked.seed))
    rate(asked.out)


if __name__ == "__main__":
    sys.exit(main())
