"""What a view costs: `bytes | mask[seat]`, singly from Python and in a batch. Goals: 5 µs singly, 0.3 µs in a batch.
Beside it, in the same run, the cost of copying the same bytes."""

from __future__ import annotations

import timeit

import ludotheque

TABLES, SINGLES = 100_000, 50_000


def microseconds(statement: object, number: int) -> float:
    return min(timeit.repeat(statement, number=number, repeat=5)) / number * 1e6  # type: ignore[arg-type]


def run() -> str:
    rows = ["| game | bytes | one view, µs | one clone, µs | a view in a batch, µs | a copy in a batch, µs |"]
    rows.append("|---|---|---|---|---|---|")
    for name in ludotheque.games():
        game = ludotheque.game(name)
        state = game.match(seed=1).state
        kind = type(state)
        batch = kind.batch(TABLES)
        single, clone = microseconds(lambda s=state: s.view(1), SINGLES), microseconds(state.clone, SINGLES)
        many = microseconds(lambda b=batch, k=kind: k.views(b, 1), 5) / TABLES
        copy = microseconds(batch.copy, 5) / TABLES
        rows.append(f"| {name} | {kind.dtype.itemsize} | {single:.2f} | {clone:.2f} | {many:.3f} | {copy:.3f} |")
    return "\n".join(rows)
