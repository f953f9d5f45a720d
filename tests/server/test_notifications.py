"""Tests of notifications to who is away: encrypted, signed, once a turn, and nothing waits for them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.session import notifications, web_push
from tests.limits import HANGS_AFTER_S
from tests.server.client import Person
from tests.server.pushing import Browser, Service, claims, push_service
from tests.server.running import Running, running
from tests.server.test_tables import run

PRIVATE: dict[str, Any] = {"push_private": True, "push_delay": 0.0}


async def two(server: Running, service: Service) -> tuple[Person, Person, str, Browser]:
    """Anna and Bruno at a table that has begun; Bruno wants to hear the bell, and is away."""
    anna, bruno = await (await Person(server.port).enter()).connect(), await Person(server.port).enter()
    await bruno.http("PATCH", "/api/me", {"language": "de"})
    made = await anna.post("/api/tables", {"game": "galopp", "players": 2, "bots": [None, None]})
    table = made["table"]
    await bruno.post(f"/api/tables/{table}/join", {"secret": made["link"].split("#k=")[1]})
    browser = Browser()
    await bruno.post("/api/me/push", browser.wish(f"{service.url}/send/abc?x=1"))
    await anna.watch(table)
    await anna.answer(anna.do(table, do="start"))
    return anna, bruno, table, browser


async def play_to_bruno(anna: Person, server: Running, table: str) -> None:
    """Anna acts until it is Bruno's turn."""
    live = server.registry.sessions[table].table
    while 0 in live.to_act():
        assert live.state is not None
        action = live.game.engine.legal(live.state.view(0), 0)[0]
        text = live.game.notation.write(live.state.view(0), action)
        assert (await anna.answer(anna.do(table, do="act", action=text)))["type"] == "event"


async def all_told(server: Running) -> None:
    """Wait until nothing that has happened so far is to be told any more."""
    while tasks := list(server.services.notifications._tasks):
        await asyncio.wait(tasks)


def test_who_is_away_is_told_once_and_the_service_learns_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with push_service() as service, running(tmp_path, **PRIVATE) as server:
            anna, bruno, table, browser = await two(server, service)
            assert not service.came  # it is Anna's turn, and she is here
            await play_to_bruno(anna, server, table)
            await service.until(1)
            headers, body = service.came[0]
            assert json.loads(browser.opened(body)) == {"table": table, "says": "Du bist dran: Schweins-Galopp"}
            assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
            assert table not in str(headers)
            assert len(body) == 21 + 65 + web_push.PADDED_BYTES + 1 + 16  # whatever the game is called
            key = (await bruno.get("/api/push"))["key"]
            signed = claims(headers["authorization"], key)
            assert signed["aud"] == service.url
            assert signed["sub"].startswith("mailto:")
            anna.do(table, do="say", phrase="hurry")  # nothing that makes it his turn again
            await anna.until(lambda message: message.get("what") == "said")
            await all_told(server)
            assert len(service.came) == 1

            # He comes, and the next turn finds him here.
            await bruno.connect()
            whole = await bruno.watch(table)
            await bruno.answer(bruno.do(table, do="act", action=whole["turn"]["legal"][0]))
            await play_to_bruno(anna, server, table)
            await all_told(server)
            assert len(service.came) == 1

    run(story())


def test_a_service_that_stumbles_is_asked_again_and_a_dead_subscription_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PAUSES", (0.0, 0.02, 0.02))

    async def story() -> None:
        async with push_service() as service, running(tmp_path, **PRIVATE) as server:
            service.answers = [503, 429, 410]
            anna, _, table, _ = await two(server, service)
            await play_to_bruno(anna, server, table)
            await service.until(3)
            person = server.registry.sessions[table].table.seats[1].person
            assert person is not None
            await all_told(server)
            assert not await server.registry.store.subscriptions(person)

    run(story())


def test_a_silent_service_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the table nor the closing of the server: the service never answers and is never given up."""
    monkeypatch.setattr(web_push, "TIMEOUT_S", 10 * HANGS_AFTER_S)

    async def story() -> None:
        called = asyncio.Event()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            called.set()
            await reader.read()
            writer.close()

        listening = await asyncio.start_server(silent, "127.0.0.1", 0)
        service = Service()
        service.port = listening.sockets[0].getsockname()[1]
        async with running(tmp_path, **PRIVATE) as server:
            anna, _, table, _ = await two(server, service)
            await play_to_bruno(anna, server, table)
            await called.wait()
            anna.do(table, do="say", phrase="hurry")
            await anna.until(lambda message: message.get("what") == "said")
        listening.close()

    run(story())


def test_slow_services_do_not_delay_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_push, "TIMEOUT_S", HANGS_AFTER_S)

    async def story() -> None:
        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        listening = await asyncio.start_server(silent, "127.0.0.1", 0)
        slow = listening.sockets[0].getsockname()[1]
        async with push_service() as service, running(tmp_path, **PRIVATE) as server:
            anna, bruno, table, _ = await two(server, service)
            for number in range(notifications.MAX_BROWSERS - 1):
                await bruno.post("/api/me/push", Browser().wish(f"http://127.0.0.1:{slow}/{number}"))
            await play_to_bruno(anna, server, table)
            await service.until(1)
        listening.close()

    run(story())


def test_nobody_waits_against_bots_so_no_bell_rings(tmp_path: Path) -> None:
    async def story() -> None:
        async with push_service() as service, running(tmp_path, **PRIVATE) as server:
            person = await Person(server.port).enter()
            await person.post("/api/me/push", Browser().wish(service.url + "/a"))
            made = await person.post("/api/tables", {"game": "galopp", "players": 2, "start": True})
            while not server.registry.sessions[made["table"]].notified:  # until it is the person's turn
                await asyncio.sleep(0.01)
            await all_told(server)
            assert not service.came
            pace = {"kind": "days", "amount": 3}
            await person.post("/api/tables", {"game": "galopp", "players": 2, "start": True, "pace": pace})
            await service.until(1)  # but where a clock runs one likes to know

    run(story())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://push.example:8443/a",
        "https://user@push.example/a",
        "ftp://push.example/a",
        "https:///nowhere",
        "https://push.example/a\r\nX-More: b",
        "https://[broken/a",
    ],
)
def test_an_address_that_is_no_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(web_push.Forbidden):
        web_push.check_endpoint(endpoint, private=False)


def test_a_name_that_means_this_machine_is_not_spoken_to() -> None:
    with pytest.raises(web_push.Forbidden):
        run(web_push.post("https://localhost/a", {}, b"", private=False))
    inside = [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.1.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:10.0.0.1",
        "::ffff:0:10.0.0.1",
        "::10.0.0.1",
        "::8.8.8.8",
        "64:ff9b::10.0.0.1",
        "64:ff9b::8.8.8.8",
        "64:ff9b:1::1",
        "2002:0a00:0001::1",
        "2002:808:808::1",
        "2001:0:a00:1::1",
    ]
    assert [address for address in inside if web_push.is_public(address)] == []
    assert web_push.is_public("8.8.8.8")
    assert web_push.is_public("2606:4700::1")


def test_what_a_house_is_asked_to_keep_must_be_a_subscription(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person = await Person(server.port).enter()
            whole = Browser().wish("https://push.example/a")
            for wish, code in [
                ({**whole, "endpoint": "https://127.0.0.1/a"}, "push-endpoint"),
                ({**whole, "p256dh": "AAAA"}, "push-keys"),
                ({**whole, "p256dh": "%%%"}, "push-keys"),
                ({**whole, "auth": "AAAA"}, "push-keys"),
            ]:
                status, problem, _ = await person.http("POST", "/api/me/push", wish)
                assert (status, problem["code"]) == (400, code)
            for number in range(notifications.MAX_BROWSERS + 3):
                await person.post("/api/me/push", Browser().wish(f"https://push.example/{number}"))
            told = await person.get("/api/me/export")
            assert len(told["pushes"]) == notifications.MAX_BROWSERS
            gone = told["pushes"][0]["endpoint"]
            stranger = await Person(server.port).enter()
            await stranger.http("DELETE", "/api/me/push", {"endpoint": gone})
            assert len((await person.get("/api/me/export"))["pushes"]) == notifications.MAX_BROWSERS  # not his
            assert (await person.http("DELETE", "/api/me/push", {"endpoint": gone}))[0] == 200
            assert gone not in str((await person.get("/api/me/export"))["pushes"])
            await person.http("DELETE", "/api/me")
            assert not await server.registry.store.subscriptions(told["person"]["id"])

    run(story())
