"""Run inside the laboratory's environment: chunks of self-play on one process of Ray and on two, printed as JSON."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

GAME, LINEUP = sys.argv[1], tuple(sys.argv[2:])
CHUNK, CHUNKS, ROUNDS = 100, 16, 4


class Worker:
    """A process that plays chunks."""

    def __init__(self, plan: Any) -> None:
        self.plan = plan

    def play(self, number: int) -> int:
        from ludotheque.research.selfplay import play_chunk

        return len(play_chunk(self.plan, number))


def main() -> None:
    import ray

    import ludotheque
    from ludotheque.research.selfplay import plan

    wanted = plan(ludotheque.game(GAME), LINEUP, CHUNK * CHUNKS, seed=1, chunk=CHUNK)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    workers = [ray.remote(Worker).remote(wanted) for _ in range(2)]
    ray.get([worker.play.remote(0) for worker in workers])  # both have loaded their machine code

    def seconds(count: int) -> float:
        began = time.perf_counter()
        ray.get([workers[number % count].play.remote(number) for number in range(CHUNKS)])
        return time.perf_counter() - began

    rounds = [(seconds(1), seconds(2)) for _ in range(ROUNDS)]  # turn about: the machine has slow moments
    times = {1: min(one for one, _ in rounds), 2: min(two for _, two in rounds)}
    ray.shutdown()
    matches = CHUNK * CHUNKS
    json.dump({str(count): {"matches": matches / spent} for count, spent in times.items()}, sys.stdout)


if __name__ == "__main__":
    main()
