"""Strength of the experts: `expert` against `greedy`; and, as an upper limit, an omniscient player with the same
search against `greedy`: he sees all hands, and which cards the stock has (not their order). Pairs at the usual table,
same deals, seats rotated; a tie counts half. Goals: 70 % in rummu, tausch and quartett; in galopp and rudi half of the
way from 50 % to the omniscient one."""

from __future__ import annotations

import os
import time

import ludotheque
from bench.search import searcher
from ludotheque import bots
from ludotheque.bots.arena import Fixture, Score, against, duel_lineup, mean
from ludotheque.kernel.chance import Offer, SameDeal
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import CHANCE

SECONDS = float(os.environ.get("STRENGTH_SECONDS", "120"))
"""For each pairing; the intervals say what that was enough for."""
SEED = int(os.environ.get("STRENGTH_SEED", "90000"))
"""Of the first deal: none that nodes and weights were chosen on."""
GAMES = os.environ.get("STRENGTH_GAMES", "").split()


def results(game: Game, order: tuple[int, ...], seed: int, omniscient: bool) -> list[int]:
    """One match of experts (even entries) against greedy ones. Here, and nowhere else, a bot may get a state."""
    engine, chance = game.engine, SameDeal(seed)
    state = engine.setup(len(order), game.schema.encode(game.schema.complete({})))
    search, greedy = searcher(game), bots.bot("greedy", game)
    made = [0] * len(order)
    while acting := engine.to_act(state):
        if acting >> CHANCE:
            engine.apply(state, CHANCE, chance.choose(Offer(*engine.offer(state), str)))
            continue
        seat = (acting & -acting).bit_length() - 1
        dice = bots.seed_of(seed, seat, made[seat])
        made[seat] += 1
        if order[seat] % 2:
            action = greedy.choose(state.view(seat), seat, dice)
        elif omniscient:
            action = search.think(state, seat, dice, open_cards=True)[0].action
        else:
            action = search.choose(state.view(seat), seat, dice)
        engine.apply(state, seat, action)
    by_seat = [engine.result(state, seat) for seat in range(len(order))]
    return [by_seat[order.index(entry)] for entry in range(len(order))]


def score(game: Game, omniscient: bool) -> Score:
    players = game.schema.players(None, game.schema.complete({}))
    fixture = Fixture(str(game.folder), {}, duel_lineup("expert", "greedy", players))
    ours, theirs = list(range(0, players, 2)), list(range(1, players, 2))
    shares: list[float] = []
    began, seed = time.monotonic(), SEED
    while time.monotonic() - began < SECONDS or len(shares) < 2:
        played = [results(game, order, seed, omniscient) for order in fixture.rotations()]
        shares.append(against(played, ours, theirs))
        seed += 1
    return mean(shares)


def run() -> str:
    rows = [
        "| game | expert against greedy | deals | omniscient against greedy | deals | of the way |",
        "|---|---|---|---|---|---|",
    ]
    for name in GAMES or ludotheque.games():
        game = ludotheque.game(name)
        honest, open_eyed = score(game, False), score(game, True)
        way = (honest.mean - 0.5) / max(0.01, open_eyed.mean - 0.5)
        rows.append(
            f"| {name} | **{100 * honest.mean:.1f} % ± {100 * honest.within:.1f}** | {honest.deals} "
            f"| {100 * open_eyed.mean:.1f} % ± {100 * open_eyed.within:.1f} | {open_eyed.deals} | {100 * way:.0f} % |"
        )
        print(rows[-1], flush=True)
    return "\n".join(rows)
