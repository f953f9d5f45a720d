"""A whole match over the wire, recorded: every frame that every viewer gets, and the answers of HTTP about it.

The server is the real one, in a process of its own (frozen.py). People choose by a fixed rule among what they are told
is legal, one command at a time, so that the same server says the same bytes.
"""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.limits import HANGS_AFTER_S, UNLIMITED_ENVIRONMENT
from tests.server.client import Person, everybody_leaves
from tests.server.served import Served

MOST_MOVES = 500
"""Chosen at random, matches of Rummü go on for thousands of moves; after so many all agree to stop."""
WISHES: dict[str, dict[str, Any]] = {
    "galopp": {"players": 3, "options": {"edition": "groin", "track_food": True}},
    "rudi": {"players": 3, "options": {"races": 3}},
    "quartett": {"players": 3},
    "tausch": {"players": 3},
    "rummu": {"players": 4, "options": {"teams": True}},
}
LANGUAGES = ("fr", "de", "it", "en", "fr", "en")


class FrozenServer(Served):
    """A server whose clock stands still."""

    module = "tests.recorded.frozen"


@contextmanager
def frozen_server(folder: Path, **environment: str) -> Iterator[FrozenServer]:
    served = FrozenServer(folder, environment=UNLIMITED_ENVIRONMENT | environment)
    served.start()
    try:
        yield served
    finally:
        served.kill()


async def seated(port: int, game: str) -> tuple[list[Person], str, str]:
    """People in every seat, one who looks on, and one at the same seat as the first who wants no sentences."""
    wish = WISHES[game]
    people = []
    for number in range(wish["players"] + 1):
        person = Person(port)
        await person.http("POST", "/api/me", Accept_Language=LANGUAGES[number])
        await person.http("PATCH", "/api/me", {"name": f"P{number}"})
        people.append(await person.connect())
    bots = [None] * wish["players"]
    made = await people[0].post("/api/tables", {"game": game, **wish, "bots": bots, "seat": 0})
    table, secret = made["table"], made["link"].split("#k=")[1]
    program = Person(port)
    program.cookie = people[0].cookie
    await program.connect()
    for person in [*people, program]:
        if person not in (people[0], people[-1], program):
            await person.post(f"/api/tables/{table}/join", {"secret": secret})
        await person.watch(table, secret=secret, words=person is not program)
        await together([*people, program])
    return [*people, program], table, secret


async def together(people: list[Person]) -> None:
    """Wait until everybody has got everything that was sent up to now."""
    for _ in range(2):  # what is told a moment later is there with the second answer
        for person in people:
            person.send(type="ping")
            await person.until(lambda message: message["type"] == "pong")


async def play(port: int, game: str, only: int | None = None) -> dict[str, list[bytes]]:
    """Play a match, or only so many moves of it; what each viewer was sent."""
    people, table, secret = await seated(port, game)
    host, players = people[0], WISHES[game]["players"]
    await host.answer(host.do(table, do="start"))
    await together(people)
    legal: dict[int, list[str]] = {}
    read = [0] * len(people)
    status, moves = "playing", 0
    while status == "playing" and moves < (only or MOST_MOVES):
        for seat, person in enumerate(people):
            for message in map(json.loads, person.raw[read[seat] :]):
                status = message.get("status", status) if message["type"] in ("event", "table") else status
                if seat < players and "turn" in message:
                    legal[seat] = message["turn"].get("legal", [])
            read[seat] = len(person.raw)
        if status != "playing":
            break
        actor = min(seat for seat, actions in legal.items() if actions)
        actions, chance = legal.pop(actor), zlib.crc32(f"{game} {moves}".encode())
        await people[actor].answer(people[actor].do(table, do="act", action=actions[chance % len(actions)]))
        moves += 1
        await together(people)
    if only is None:
        if status == "playing":
            await stop(people[:players], table)
        await people[1].answer(people[1].do(table, do="say", phrase="thanks"))
        await together(people)
    names = [*(f"seat {seat}" for seat in range(players)), "spectator", "program"]
    frames = {name: list(map(without_version, person.raw)) for name, person in zip(names, people, strict=True)}
    if only is None:
        frames["http"] = await asked(people[0], table, secret)
    await everybody_leaves()
    return frames


async def stop(people: list[Person], table: str) -> None:
    """One proposes to end the match without a result, and the others agree."""
    first, *others = people
    await first.answer(first.do(table, do="abandon"))
    for other in others:
        await other.answer(other.do(table, do="answer", agree=True))


def without_version(frame: bytes) -> bytes:
    """A release changes the version that a greeting names, and nothing else."""
    return re.sub(rb'"version":"[^"]*"', b'"version":"VERSION"', frame)


async def asked(person: Person, table: str, secret: str) -> list[bytes]:
    """What HTTP says of a table, to somebody who sits there and to somebody who does not."""
    stranger = Person(person.port)
    paths = ["", "/results", "/replay?seat=0", "/replay?seat=-1", "/log", "/record", "/words?seat=0"]
    answers = []
    for who in (person, stranger):
        for path in paths:
            answers.append(await answer(who, "GET", f"/api/tables/{table}{path}"))
    answers.append(await answer(stranger, "GET", f"/api/tables/{table}", X_Link_Secret=secret))
    answers += [await answer(person, "GET", path) for path in ("/api/me", "/api/me/tables", "/api/me/export")]
    return answers


async def answer(person: Person, method: str, path: str, body: Any = None, **headers: str) -> bytes:
    """A request and its whole answer, less what depends on the place."""
    _, _, raw = await person.http(method, path, body, **headers)
    return f"{method} {path}\n".encode() + raw.replace(f"127.0.0.1:{person.port}".encode(), b"HOST")


def record(folder: Path, game: str, only: int | None = None, **environment: str) -> dict[str, list[bytes]]:
    with frozen_server(folder, **environment) as served:
        return asyncio.run(asyncio.wait_for(play(served.port, game, only), HANGS_AFTER_S))
