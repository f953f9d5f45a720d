"""Matches of bots in large numbers: on Ray, in chunks, each a Parquet file as soon as it is played.

    python -m ludotheque.research.selfplay galopp simple simple hard --matches 10000 --seed 1 --out games

Match m has the seed `seed + m`, which deals its cards, and every bot's choice follows from it: the same command gives
the same games on one machine or on many, with any number of workers. With `--rotate` whoever is named moves one seat on
with each match: an arena. Interrupted, the same command goes on with the chunks that are missing. Without `--address`
Ray runs on this machine.

A file part-NNNNN.parquet has a row for each match of its chunk:

    match     int64          its number, from 0
    seed      int64          deals the match: game.match(seed=…) is the same one
    game      string         id, and the version of its rules beside it
    rules     int32
    players   int32
    options   string         JSON, complete
    bots      list<string>   who sat where
    seats     list<int8>     who made each move, -1 for chance
    moves     list<string>   the moves, chance included, in the game's notation
    results   list<int32>    points by seat
    rewards   list<float>    `lab.utilities` of them
    hash      string         SHA-256 of the last state
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ludotheque import bots
from ludotheque.kernel.chance import Offer, Seeded
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.game import Game, open_folder, open_game
from ludotheque.kernel.record import CHANCE
from ludotheque.research.encoding_base import utilities

CHUNK = 100
SURE = 1.96
MAX_SEED = 1 << 62


@dataclass(frozen=True)
class Plan:
    """What is to be played. Everything that decides the games is in it, and nothing else."""

    folder: str
    options: dict[str, Any]
    lineup: tuple[str, ...]
    matches: int
    seed: int = 0
    rotate: bool = False
    chunk: int = CHUNK

    def chunks(self) -> range:
        return range(-(-self.matches // self.chunk))

    def seats(self, match: int) -> list[str]:
        """Who sits where in a match."""
        turn = match % len(self.lineup) if self.rotate else 0
        return [self.lineup[(seat - turn) % len(self.lineup)] for seat in range(len(self.lineup))]

    def described(self) -> dict[str, Any]:
        """For _plan.json, a name that readers of Parquet pass over; where the game's folder lies does not matter."""
        return asdict(self) | {"folder": Path(self.folder).name, "lineup": list(self.lineup)}


def plan(
    game: Game,
    lineup: Sequence[str],
    matches: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    rotate: bool = False,
    chunk: int = CHUNK,
) -> Plan:
    """A plan, of which everything that can be wrong has been looked at."""
    for name in lineup:
        bots.check(name)
    values = game.schema.complete(options or {})
    game.schema.players(len(lineup), values)
    if matches < 1 or chunk < 1 or not 0 <= seed < MAX_SEED:
        raise ValueError(f"matches={matches}, chunk={chunk}, seed={seed}: at least 1, at least 1, 0 or more")
    return Plan(str(game.folder), values, tuple(lineup), matches, seed, rotate, chunk)


_made: dict[tuple[str, str], bots.Bot] = {}


def bot(game: Game, name: str) -> bots.Bot:
    """Bots remember nothing, so one of each kind does for all matches of a process."""
    key = (str(game.folder), name)
    if key not in _made:
        _made[key] = bots.bot(name, game)
    return _made[key]


def play(game: Game, plan: Plan, number: int) -> dict[str, Any]:
    """One match, as a row."""
    engine, write = game.engine, game.notation.write
    seed, names = plan.seed + number, plan.seats(number)
    chance, players = Seeded(seed), [bot(game, name) for name in names]
    state = engine.setup(len(names), game.schema.encode(plan.options))
    made = [0] * len(names)
    seats, moves = [], []
    while acting := engine.to_act(state):
        if acting >> CHANCE:
            seat, action = CHANCE, chance.choose(Offer(*engine.offer(state), str))
        else:
            seat = (acting & -acting).bit_length() - 1
            action = players[seat].choose(state.view(seat), seat, bots.seed_of(seed, seat, made[seat]))
            made[seat] += 1
        seats.append(-1 if seat == CHANCE else seat)
        moves.append(write(state, action))
        engine.apply(state, seat, action)
    results = [engine.result(state, seat) for seat in range(len(names))]
    return {
        "match": number,
        "seed": seed,
        "game": game.id,
        "rules": game.rules_version,
        "players": len(names),
        "options": json.dumps(plan.options),
        "bots": names,
        "seats": seats,
        "moves": moves,
        "results": results,
        "rewards": utilities(game.merits(results)),
        "hash": hashlib.sha256(bytes(state)).hexdigest(),
    }


def play_chunk(plan: Plan, number: int) -> list[dict[str, Any]]:
    """The matches of one chunk; what a worker does."""
    game = open_folder(Path(plan.folder))
    stop = min(plan.matches, (number + 1) * plan.chunk)
    return [play(game, plan, match) for match in range(number * plan.chunk, stop)]


def schema() -> Any:
    """The columns of a file; see the module's first lines."""
    import pyarrow as pa

    kinds = {
        "match": pa.int64(),
        "seed": pa.int64(),
        "game": pa.string(),
        "rules": pa.int32(),
        "players": pa.int32(),
        "options": pa.string(),
        "bots": pa.list_(pa.string()),
        "seats": pa.list_(pa.int8()),
        "moves": pa.list_(pa.string()),
        "results": pa.list_(pa.int32()),
        "rewards": pa.list_(pa.float32()),
        "hash": pa.string(),
    }
    return pa.schema(list(kinds.items()))


def keep(rows: list[dict[str, Any]], file: Path) -> None:
    """Write a chunk; a reader sees all of it or none."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    draft = file.with_name(f"_{file.name}")  # which readers of Parquet pass over
    pq.write_table(pa.Table.from_pylist(rows, schema()), draft)
    os.replace(draft, file)


def part(out: Path, number: int) -> Path:
    return out / f"part-{number:05}.parquet"


def begin(plan: Plan, out: Path) -> list[int]:
    """Prepare the folder: the chunks that are missing. A folder of another plan is refused."""
    out.mkdir(parents=True, exist_ok=True)
    card, wanted = out / "_plan.json", plan.described()
    if card.is_file():
        found = json.loads(card.read_text("utf-8"))
        if found != json.loads(json.dumps(wanted)):
            other = ", ".join(name for name in wanted if found.get(name) != json.loads(json.dumps(wanted[name])))
            raise ValueError(f"{out} holds games of another plan (other: {other}); name another folder")
    else:
        card.write_text(json.dumps(wanted, indent=2), "utf-8")
    return [number for number in plan.chunks() if not part(out, number).is_file()]


def run(
    plan: Plan,
    out: Path,
    workers: int | None = None,
    address: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Play what is missing. `progress` is told how many chunks are done, and how many there are."""
    missing = begin(plan, out)
    total = len(plan.chunks())
    done = total - len(missing)
    if progress:
        progress(done, total)
    if not missing:
        return
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    started = not ray.is_initialized()
    if started:
        settings: dict[str, Any] = {"address": address} if address else {"num_cpus": workers or os.cpu_count()}
        ray.init(include_dashboard=None if address else False, log_to_driver=False, **settings)
    try:
        task = ray.remote(play_chunk)
        running = {task.remote(plan, number): number for number in missing}
        while running:
            (ready, *_), _ = ray.wait(list(running), num_returns=1)
            keep(ray.get(ready), part(out, running.pop(ready)))
            done += 1
            if progress:
                progress(done, total)
    finally:
        if started:
            ray.shutdown()


def scores(rows: Sequence[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """For each bot its mean reward and the half width of the interval of 95 %, over matches."""
    found: dict[str, list[float]] = {}
    for row in rows:
        mine: dict[str, list[float]] = {}
        for name, reward in zip(row["bots"], row["rewards"], strict=True):
            mine.setdefault(name, []).append(reward)
        for name, rewards in mine.items():
            found.setdefault(name, []).append(sum(rewards) / len(rewards))
    table = {}
    for name, means in found.items():
        middle = sum(means) / len(means)
        spread = sum((each - middle) ** 2 for each in means) / max(1, len(means) - 1)
        table[name] = (middle, SURE * math.sqrt(spread / len(means)))
    return table


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m ludotheque.research.selfplay", description="Matches of bots on Ray."
    )
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+", help="who sits where: a level or a policy for each seat")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True, help="the folder for the games")
    parser.add_argument("--rotate", action="store_true", help="everyone moves one seat on with each match")
    parser.add_argument("--chunk", type=int, default=CHUNK, help="matches in a file")
    parser.add_argument("--workers", type=int, help="processes on this machine; as many as it has cores")
    parser.add_argument("--address", help="a Ray cluster, instead of this machine")
    asked = parser.parse_args(arguments)

    def tell(done: int, total: int) -> None:
        print(f"\r{done} of {total} files", end="" if done < total else "\n", file=sys.stderr, flush=True)

    try:
        wanted = plan(
            open_game(asked.game), asked.bots, asked.matches, asked.seed, rotate=asked.rotate, chunk=asked.chunk
        )
        run(wanted, asked.out, asked.workers, asked.address, tell)
    except (LudothequeError, ValueError) as error:
        sys.exit(str(error))
    import pyarrow.parquet as pq

    rows = pq.read_table(asked.out, columns=["bots", "rewards"]).to_pylist()
    for name, (middle, within) in sorted(scores(rows).items(), key=lambda item: -item[1][0]):
        print(f"{name:12} {middle:+.3f} ± {within:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
