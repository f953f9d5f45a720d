"""Tests of people who are gone from a table for good, or made to be quiet: the others can always go on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ludotheque.session.config import Limits
from tests.limits import UNLIMITED
from tests.server.client import Person
from tests.server.running import running
from tests.server.test_tables import run, seated, seats_of, started

# Whose data is deleted.


def test_who_has_his_data_deleted_leaves_a_table_that_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            (anna, bo, carl), table = await started(server, 3)
            assert (await bo.http("DELETE", "/api/me"))[0] == 200
            await anna.until(lambda message: message.get("what") == "vacated" and message["more"]["seats"] == [1])
            seats = await seats_of(anna, lambda message: message["seats"][1].get("level"))
            assert seats["seats"][1].get("name") is None
            # The host gives the seat away by a link.
            link = (await anna.post(f"/api/tables/{table}/links", {"seat": 1}))["link"]
            dora = await (await Person(server.port).enter()).connect()
            joined = await dora.post(f"/api/tables/{table}/join", {"secret": link.split("#s=")[1]})
            assert joined["seat"] == 1
            # Nobody waits for the one who is gone.
            assert (await dora.http("DELETE", "/api/me"))[0] == 200
            anna.do(table, do="abandon")
            await carl.until(lambda message: message.get("what") == "proposed")
            carl.do(table, do="answer", agree=True)
            await anna.until(lambda message: message.get("status") == "abandoned")

    run(story())


def test_a_bot_plays_on_for_who_has_his_data_deleted_in_his_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            (anna, bo), table = await started(server, 2)
            assert (await anna.http("DELETE", "/api/me"))[0] == 200  # the host, whose turn it is
            await bo.until(lambda message: message.get("what") == "acted" and message["seat"] == 0)
            assert (await seats_of(bo, lambda message: message.get("host")))["seats"][0]["level"]
            assert server.registry.sessions[table].table.host == server.registry.sessions[table].table.seats[1].person
            bo.do(table, do="abandon")  # he is alone with a bot, and can end it
            await bo.until(lambda message: message.get("what") == "abandoned")
        async with running(tmp_path) as server:  # the log says the same
            assert (await server.registry.store.check()).faults == ()
            session = await server.registry.session(table)
            assert session is not None
            assert [place.person is None for place in session.table.seats] == [True, False]

    run(story())


def test_a_proposal_does_not_wait_for_who_has_his_data_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            (anna, bo), table = await started(server, 2)
            anna.do(table, do="abandon")
            await bo.until(lambda message: message.get("what") == "proposed")
            assert (await bo.http("DELETE", "/api/me"))[0] == 200
            await anna.until(lambda message: message.get("status") == "abandoned")
            # And no rematch keeps a seat for him.
            made = (await anna.answer(anna.do(table, do="rematch")))["more"]["table"]
            await anna.watch(made)
            assert [card.get("name") for card in (await seats_of(anna, lambda m: m["table"] == made))["seats"]] == [
                None,
                "",
            ]

    run(story())


def test_the_people_around_a_device_go_with_its_owner(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            owner, friend = [await (await Person(server.port).enter()).connect() for _ in range(2)]
            wish = {"game": "galopp", "players": 3, "bots": [None] * 3, "here": ["Ada", "Ben"]}
            made = await owner.post("/api/tables", wish)
            table, secret = made["table"], made["link"].split("#k=")[1]
            await owner.watch(table)
            await friend.post(f"/api/tables/{table}/join", {"secret": secret})
            await friend.watch(table)
            owner.do(table, do="start")
            await friend.until(lambda message: message.get("what") == "started")
            assert (await owner.http("DELETE", "/api/me"))[0] == 200
            seats = await seats_of(friend, lambda message: message.get("host"))
            assert [bool(card.get("level")) for card in seats["seats"]] == [True, True, False]
            friend.do(table, do="abandon")
            await friend.until(lambda message: message.get("what") == "abandoned")

    run(story())


def test_a_table_that_has_not_begun_ends_with_the_only_one_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            anna = await (await Person(server.port).enter()).connect()
            made = await anna.post("/api/tables", {"game": "galopp", "players": 2, "bots": [None, None]})
            assert (await anna.http("DELETE", "/api/me"))[0] == 200
            session = await server.registry.session(made["table"])
            assert session is not None
            assert session.table.status == "abandoned"

    run(story())


# What may be said.


def test_at_a_table_open_to_all_only_phrases_are_said_unless_the_host_chose_otherwise(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            for wish, may in (
                ({"listed": True}, False),
                ({"listed": True, "chat": "free"}, True),
                ({}, True),
                ({"chat": "phrases"}, False),
            ):
                (anna, bo), table = await seated(server, 2, **wish)
                for person in (anna, bo):
                    answer = await person.answer(person.do(table, do="say", text="my own words"))
                    assert answer.get("what" if may else "code") == ("said" if may else "chat-phrases-only")
                    assert (await person.answer(person.do(table, do="say", phrase="hello")))["what"] == "said"

    run(story())


# Who sends too much.


async def sockets_of(person: Person, count: int) -> list[Person]:
    """The same person on so many sockets."""
    others = [Person(person.port) for _ in range(count)]
    for other in others:
        other.cookie = person.cookie
        await other.connect()
    return others


def test_one_person_on_many_sockets_says_no_more_than_on_one(tmp_path: Path) -> None:
    """It was 4,897 events in 15 seconds, by one guest on 12 sockets."""

    async def story() -> None:
        async with running(tmp_path, limits=replace(UNLIMITED, chat=Limits().chat, chat_burst=20)) as server:
            (anna, _), table = await started(server, 2, listed=True, chat="free")
            guest = await Person(server.port).enter()
            sockets = await sockets_of(guest, 12)
            for socket in sockets:
                await socket.watch(table)
            ids = [(socket, socket.do(table, do="say", text="spam")) for socket in sockets for _ in range(10)]
            answers = [await socket.answer(id) for socket, id in ids]
            said = sum(answer.get("what") == "said" for answer in answers)
            refused = [answer for answer in answers if answer["type"] == "error"]
            assert 20 <= said <= 30
            assert {answer["code"] for answer in refused} == {"slow-down"}
            # Anna, at the same address, is not held up.
            assert (await anna.answer(anna.do(table, do="say", phrase="hello")))["what"] == "said"

    run(story())


def test_messages_are_counted_by_person_and_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=replace(UNLIMITED, messages=0.01, burst=30)) as server:
            guest = await Person(server.port).enter()
            sockets = await sockets_of(guest, 3)
            asked = [socket for socket in sockets for _ in range(20)]
            for socket in asked:
                socket.send(type="ping")
            refusals = [await socket.until(lambda message: message["type"] == "error") for socket in sockets[1:]]
            assert {refusal["code"] for refusal in refusals} == {"slow-down"}
            assert sum(message["type"] == "pong" for socket in sockets for message in socket.inbox) <= 30
        async with running(tmp_path, limits=replace(UNLIMITED, address_messages=0.01, address_burst=30)) as server:
            guests = [await (await Person(server.port).enter()).connect() for _ in range(3)]
            for guest in guests:
                for _ in range(20):
                    guest.send(type="ping")
            refusal = await guests[2].until(lambda message: message["type"] == "error")
            assert refusal["code"] == "slow-down"
            assert sum(message["type"] == "pong" for guest in guests for message in guest.inbox) <= 30

    run(story())


# Links that are revoked.


def test_who_looks_on_by_a_link_is_shut_out_when_it_is_revoked(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            anna, bo, looker, friend = [await (await Person(server.port).enter()).connect() for _ in range(4)]
            made = await anna.post("/api/tables", {"game": "galopp", "players": 2, "bots": [None, None]})
            table, secret = made["table"], made["link"].split("#k=")[1]
            await bo.post(f"/api/tables/{table}/join", {"secret": secret})
            for person in (anna, bo, looker):
                await person.watch(table, secret=secret)
            seat_link = (await bo.post(f"/api/tables/{table}/links", {"seat": 1}))["link"].split("#s=")[1]
            await friend.watch(table, secret=seat_link)
            looker.inbox.clear()
            fresh = (await anna.post(f"/api/tables/{table}/links", {}))["link"].split("#k=")[1]
            error = await looker.until(lambda message: message["type"] == "error")
            assert (error["code"], error["table"], "id" in error) == ("link-revoked", table, False)
            assert len(error["sentence"]) > 30
            # He hears nothing more, says nothing more, and does not come back by it.
            anna.do(table, do="say", text="now among ourselves")
            for person in (bo, friend):  # who sits, and who came by another link, stay
                await person.until(lambda message: message.get("what") == "said")
            assert (await looker.answer(looker.do(table, do="say", text="hm")))["code"] == "no-such-table"
            assert (await looker.watch(table, secret=secret))["code"] == "no-such-table"
            assert not any(message.get("what") == "said" for message in looker.inbox)
            assert (await looker.watch(table, secret=fresh))["viewer"] == -1
            # A seat's link ends when somebody takes the seat by it.
            dora = await (await Person(server.port).enter()).connect()
            assert (await dora.post(f"/api/tables/{table}/join", {"secret": seat_link}))["seat"] == 1
            assert (await friend.until(lambda message: message["type"] == "error"))["code"] == "link-revoked"

    run(story())


def test_by_a_link_to_watch_one_looks_on_and_takes_no_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            anna, looker, friend = [await (await Person(server.port).enter()).connect() for _ in range(3)]
            made = await anna.post("/api/tables", {"game": "galopp", "players": 3, "bots": [None, None, None]})
            table, seats = made["table"], made["link"].split("#k=")[1]
            assert (await looker.watch(table))["code"] == "no-such-table"  # it is not listed
            watch = (await anna.post(f"/api/tables/{table}/links", {"watch": True}))["link"].split("#w=")[1]
            assert (await looker.watch(table, secret=watch))["viewer"] == -1
            assert (await looker.get(f"/api/tables/{table}", **{"x-link-secret": watch}))["table"] == table
            # Neither by the link, nor by a command, whatever he calls it.
            assert (await looker.post(f"/api/tables/{table}/join", {"secret": watch}))["seat"] is None
            assert (await looker.post(f"/api/tables/{table}/join", {"secret": watch, "seat": 1}))["seat"] is None
            for seat in (None, 1):
                error = await looker.answer(looker.do(table, do="sit", seat=seat))
                assert (error["code"], len(error["sentence"]) > 30) == ("watch-only", True)
            # Only the host gives one; it does not end the link that gives seats, nor that one it.
            assert (await looker.http("POST", f"/api/tables/{table}/links", {"watch": True}))[0] == 404
            seats = (await anna.post(f"/api/tables/{table}/links", {}))["link"].split("#k=")[1]
            assert (await friend.post(f"/api/tables/{table}/join", {"secret": seats}))["seat"] == 1
            await looker.until(lambda message: message.get("what") == "seated")  # he still looks on
            # It is replaced as the other one is.
            looker.inbox.clear()
            await anna.post(f"/api/tables/{table}/links", {"watch": True})
            assert (await looker.until(lambda message: message["type"] == "error"))["code"] == "link-revoked"
            assert (await looker.watch(table, secret=watch))["code"] == "no-such-table"
            # Whoever looks on may still be given a seat.
            assert (await looker.watch(table, secret=seats))["viewer"] == -1
            assert "code" not in await looker.answer(looker.do(table, do="sit"))

    run(story())


# Whom the host mutes or sends away.


def test_the_host_mutes_and_lets_talk_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            (anna, bo), table = await started(server, 2, listed=True, chat="free")
            guest = await (await Person(server.port).enter()).connect()
            await guest.watch(table)
            n = (await guest.answer(guest.do(table, do="say", text="buy this")))["n"]
            for whom, who in (({"seat": 1}, bo), ({"said": n}, guest)):
                assert (await bo.answer(bo.do(table, do="mute", **whom)))["code"] == "host-only"
                assert (await anna.answer(anna.do(table, do="mute", **whom)))["what"] == "muted"
                assert (await anna.answer(anna.do(table, do="mute", **whom)))["code"] == "already-muted"
                for words in ({"text": "but"}, {"phrase": "hello"}):
                    assert (await who.answer(who.do(table, do="say", **words)))["code"] == "muted"
            assert (await seats_of(bo, lambda message: message["seats"][1].get("muted")))["seats"][0].get(
                "muted"
            ) is None
        async with running(tmp_path) as server:  # the log remembers it
            for person in (anna, bo):
                person.port = server.port
                await person.connect()
                await person.watch(table)
            assert (await bo.answer(bo.do(table, do="say", text="but")))["code"] == "muted"
            assert (await anna.answer(anna.do(table, do="mute", seat=1, muted=False)))["more"] == {"muted": False}
            assert (await bo.answer(bo.do(table, do="say", text="sorry")))["what"] == "said"
            assert (await anna.answer(anna.do(table, do="mute", seat=1, muted=False)))["code"] == "not-muted"

    run(story())


def test_the_host_sends_somebody_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            (anna, bo, carl), table = await started(server, 3, listed=True, chat="free")
            assert (await bo.answer(bo.do(table, do="remove", seat=2)))["code"] == "host-only"
            anna.do(table, do="remove", seat=1)
            error = await bo.until(lambda message: message["type"] == "error" and message["code"] == "removed")
            assert (error["table"], "id" in error) == (table, False)
            assert len(error["sentence"]) > 30
            # A bot plays on; he comes in by no way, though the table is open to all.
            assert (await seats_of(carl, lambda message: message["seats"][1].get("level")))["seats"][1].get(
                "name"
            ) is None
            bo.inbox.clear()
            assert (await bo.watch(table))["code"] == "removed"
            assert (await bo.http("GET", f"/api/tables/{table}"))[0] == 404
            link = (await anna.post(f"/api/tables/{table}/links", {"seat": 1}))["link"].split("#s=")[1]
            status, body, _ = await bo.http("POST", f"/api/tables/{table}/join", {"secret": link})
            assert (status, body["code"]) == (409, "removed")
            # Another can have the seat, and without him the rest can agree; a rematch knows him as little.
            dora = await (await Person(server.port).enter()).connect()
            assert (await dora.post(f"/api/tables/{table}/join", {"secret": link}))["seat"] == 1
            await dora.watch(table)
            anna.do(table, do="abandon")
            for person in (carl, dora):
                await person.until(lambda message: message.get("what") == "proposed")
                person.do(table, do="answer", agree=True)
            await anna.until(lambda message: message.get("status") == "abandoned")
            made = (await anna.answer(anna.do(table, do="rematch")))["more"]["table"]
            assert (await bo.watch(made))["code"] == "removed"

    run(story())


def test_a_spectator_is_sent_away_by_what_he_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            (anna, _), table = await started(server, 2, listed=True, chat="free")
            guest, other = [await (await Person(server.port).enter()).connect() for _ in range(2)]
            for person in (guest, other):
                await person.watch(table)
            n = (await guest.answer(guest.do(table, do="say", text="spam")))["n"]
            anna.do(table, do="remove", said=n)
            await guest.until(lambda message: message["type"] == "error" and message["code"] == "removed")
            assert (await other.answer(other.do(table, do="say", text="thanks")))["what"] == "said"
            for whom, code in (
                ({"said": n}, "already-removed"),
                ({"said": n + 1}, "nobody-meant"),
                ({}, "nobody-meant"),
            ):
                assert (await anna.answer(anna.do(table, do="remove", **whom)))["code"] == code
            assert (await anna.answer(anna.do(table, do="remove", seat=0)))["code"] == "own-device"
            assert (await anna.answer(anna.do(table, do="remove", seat=7)))["code"] == "no-such-seat"
            # Deleting what is known of him goes on as usual.
            assert (await guest.http("DELETE", "/api/me"))[0] == 200

    run(story())
