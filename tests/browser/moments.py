"""Tables that begin at a position, for browser tests: they are created before the server opens."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from ludotheque import bots
from ludotheque.kernel.game import open_game
from ludotheque.session.identity import COOKIE
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import commitment
from tests.server.client import Person
from tests.server.running import running

Begun = tuple[str, str]
"""The cookie of whoever sits in seat 0, and the path of the table."""


def lay_out(folder: Path, game: str, positions: Sequence[dict[str, Any]], **options: Any) -> list[Begun]:
    """Tables with a person in seat 0, who is to act, and bots in the others; one for each position."""
    with ThreadPoolExecutor(1) as other:  # Playwright's loop runs in this thread
        return other.submit(lambda: asyncio.run(_lay_out(folder, game, positions, options))).result()


async def _lay_out(
    folder: Path, game: str, positions: Sequence[dict[str, Any]], options: dict[str, Any]
) -> list[Begun]:
    opened = open_game(game)
    begun = []
    async with running(folder) as server:
        for position in positions:
            guest = await Person(server.port).enter()
            await guest.http("PATCH", "/api/me", {"language": "fr"})
            cookie = guest.cookie.removeprefix(f"{COOKIE}=")
            person = await server.registry.identities.by_cookie(cookie, server.registry.clock.now_ms())
            assert person is not None
            players = position["players"]
            chosen = opened.schema.complete(options)
            settings = e.Settings(game, opened.rules_version, players, chosen, chat="none")
            table, secret = secrets.token_hex(10), secrets.token_bytes(32)
            levels = [None, *[bots.DEFAULT] * (players - 1)]
            people = [person.id, *[None] * (players - 1)]
            seal = commitment(table, secret)
            first = e.Created(settings, person.id, secret.hex(), seal, levels, people, position=position)
            await server.registry.create(table, first, person.id)
            await server.registry.do(person.id, table, c.Start(), "start")
            begun.append((cookie, f"/t/{table}"))
    return begun


def sit(page: Page, url: str, begun: Begun) -> None:
    """Be the person in seat 0."""
    cookie, path = begun
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": url}])
    page.goto(url + path)
