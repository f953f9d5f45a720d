"""Tests of people in the store: known by their sessions, reached by their links, forgotten when they wish."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from ludotheque.store import Link, Person, Store, StoreError, Subscription, files
from tests.store.conftest import ServerProcess, card, event

ANNA = Person("anna", "Anna", "de", 5, 5)
BO = Person("bo", "Bo", "fr", 6, 6)
TOKEN = b"a" * 32
HOUR = 3_600_000


async def entered(store: Store) -> None:
    await store.enter(ANNA, TOKEN, 1000)
    await store.enter(BO, b"b" * 32, 1000)


def test_a_session_names_its_person_until_it_ends(server: ServerProcess) -> None:
    async def sessions(store: Store) -> None:
        await entered(store)
        assert await store.by_session(TOKEN, 999) == ANNA
        assert await store.by_session(TOKEN, 1000) is None
        assert await store.by_session(b"?" * 32, 0) is None
        await store.add_session("anna", b"second" * 4, 2000)
        assert await store.by_session(TOKEN, 1500) is None
        assert await store.by_session(b"second" * 4, 1500) == ANNA

    server(sessions)
    assert server(lambda store: store.by_session(b"second" * 4, 1500)) == ANNA


def test_being_seen_is_kept_to_the_hour(server: ServerProcess) -> None:
    async def seen(store: Store) -> int:
        await store.enter(ANNA, TOKEN, 10 * HOUR)
        for now in (5 + HOUR - 1, 5 + HOUR, 5 + HOUR + 1):
            await store.by_session(TOKEN, now)
            await store.heartbeat(1)  # behind what nobody waited for
        person = await store.person("anna")
        assert person is not None
        return person.seen

    assert server(seen) == 5 + HOUR


def test_a_session_without_its_person_and_a_person_twice_are_refused(server: ServerProcess) -> None:
    async def wrong(store: Store) -> None:
        await entered(store)
        with pytest.raises(StoreError, match="cannot be kept"):
            await store.add_session("nobody", b"x", 1)
        with pytest.raises(StoreError, match="cannot be kept"):
            await store.enter(msgspec.structs.replace(ANNA, name="Other"), b"y", 1)
        with pytest.raises(StoreError, match="cannot be kept"):
            await store.enter(msgspec.structs.replace(ANNA, id="cara"), TOKEN, 1)
        assert await store.person("cara") is None  # all of it or nothing
        assert await store.person("anna") == ANNA

    server(wrong)


def test_people_are_looked_up_in_any_number(server: ServerProcess) -> None:
    async def crowd(store: Store) -> None:
        await entered(store)
        assert await store.people(["anna", "bo", "anna", "nobody"]) == {"anna": ANNA, "bo": BO}
        assert await store.people([]) == {}
        assert await store.people([*(f"p{number}" for number in range(2000)), "bo"]) == {"bo": BO}

    server(crowd)


def test_those_who_were_brought_along_are_found_by_the_beginning_of_their_ids(server: ServerProcess) -> None:
    async def bring(store: Store) -> list[str]:
        for number, id in enumerate(["ab+2", "ab+1", "ab", "abc+1", "AB+1", "ab_1"]):
            await store.bring(Person(id, "Lina", "fr", number, number))
        return [person.id for person in await store.begun("ab+")]

    assert server(bring) == ["ab+2", "ab+1"]


def test_names_and_languages_change_one_by_one(server: ServerProcess) -> None:
    async def rename(store: Store) -> None:
        await entered(store)
        await store.rename("anna", "Änni", None)
        assert await store.person("anna") == msgspec.structs.replace(ANNA, name="Änni")
        await store.rename("anna", None, "it")
        assert await store.person("anna") == msgspec.structs.replace(ANNA, name="Änni", language="it")
        await store.rename("anna", portrait="red-hat")
        assert await store.person("anna") == msgspec.structs.replace(
            ANNA, name="Änni", language="it", portrait="red-hat"
        )
        assert await store.by_session(TOKEN, 0) == await store.person("anna")
        assert await store.person("bo") == BO

    server(rename)


def test_a_link_works_until_it_is_used_revoked_or_expired(server: ServerProcess) -> None:
    identity = Link(b"i" * 32, "identity", "anna", None, None, 100)
    seat = Link(b"s" * 32, "seat", None, "t", 2, None)
    table = Link(b"t" * 32, "table", None, "t", None, None)
    watch = Link(b"w" * 32, "watch", None, "t", None, None)

    async def links(store: Store) -> None:
        for link in (identity, seat, table, watch):
            await store.put_link(link)
        assert [await store.link(one.hash, 99) for one in (identity, seat, table)] == [identity, seat, table]
        assert await store.link(identity.hash, 100) is None
        assert await store.use_link(identity.hash, 99) == identity
        assert await store.use_link(identity.hash, 99) is None
        assert await store.link(identity.hash, 99) is None
        await store.put_link(identity)
        assert await store.use_link(identity.hash, 100) is None  # too late
        await store.revoke("t", 1)
        await store.revoke("u", 2)
        assert await store.link(seat.hash, 0) == seat
        await store.revoke("t", 2)
        assert await store.link(seat.hash, 0) is None
        assert await store.link(table.hash, 0) == table
        await store.revoke("t", None)
        assert await store.link(table.hash, 0) is None
        assert await store.link(watch.hash, 0) == watch
        await store.revoke("t", None, watch=True)
        assert await store.link(watch.hash, 0) is None

    server(links)


def test_forgetting_deletes_the_person_and_leaves_the_chain(server: ServerProcess, folder: Path) -> None:
    secret = "Geheimnis-4711"

    async def live(store: Store) -> None:
        await entered(store)
        await store.rename("anna", secret, None)
        await store.put_link(Link(b"i" * 32, "identity", "anna", None, None, None))
        await store.append(event("t", 0, card=card(people=("anna", "bo"))))
        await store.append(event("t", 1, text=secret))
        await store.append(event("t", 2, by="bo", text="stays"))

    async def forget(store: Store) -> None:
        await store.forget("anna")
        assert await store.person("anna") is None
        assert await store.by_session(TOKEN, 0) is None
        assert await store.link(b"i" * 32, 0) is None
        assert await store.texts("t") == {2: "stays"}
        assert [one.by for one in await store.events("t")] == ["anna", "anna", "bo"]
        assert (await store.check()).faults == ()
        assert await store.person("bo") == BO

    server(live)
    assert secret.encode() in (folder / files.DATABASE).read_bytes()
    server(forget)
    assert all(secret.encode() not in file.read_bytes() for file in folder.iterdir())  # not even in free pages


def test_the_export_is_everything_about_a_person_and_of_nobody_else(server: ServerProcess) -> None:
    async def live(store: Store) -> None:
        await entered(store)
        await store.put_link(Link(b"i" * 32, "identity", "anna", None, None, 50))
        await store.put_link(Link(b"s" * 32, "seat", "anna", "t", 1, None))
        for person in ("anna", "bo"):
            await store.subscribe(Subscription(f"https://push.example/{person}", person, b"key", b"auth", 7))
        await store.append(event("t", 0, card=card(people=("anna", "bo"))))
        await store.append(event("t", 1, by="bo", text="mine, says Bo", body=b'{"deal":"secret"}'))
        await store.append(event("t", 2, text="mine", body=b'{"deal":"secret"}'))

    server(live)
    found = server(lambda store: store.export("anna"))
    assert found == json.loads(json.dumps(found))
    assert found == {
        "person": {"id": "anna", "name": "Anna", "language": "de", "created": 5, "seen": 5, "portrait": ""},
        "sessions": [{"expires": 1000}],
        "links": [
            {"kind": "identity", "table": None, "seat": None, "expires": 50},
            {"kind": "seat", "table": "t", "seat": 1, "expires": None},
        ],
        "pushes": [{"endpoint": "https://push.example/anna", "created": 7}],
        "tables": ["t"],
        "hidden": [],
        "events": [
            {"table": "t", "seq": 0, "at": 1000, "command": "c0"},
            {"table": "t", "seq": 2, "at": 1002, "command": "c2"},
        ],
        "texts": [{"table": "t", "seq": 2, "text": "mine"}],
    }

    async def help_out(store: Store) -> None:
        helper = "insert into catalog_people (person, role, since) values ('anna', 'helper', 3)"
        await store.write(lambda connection: connection.execute(helper) and None)
        assert (await store.export("anna"))["roles"] == [{"role": "helper", "since": 3}]
        await store.forget("anna")
        assert "roles" not in await store.export("anna")

    server(help_out)
    nobody = server(lambda store: store.export("nobody"))
    assert nobody == {
        "person": None,
        "sessions": [],
        "links": [],
        "pushes": [],
        "tables": [],
        "hidden": [],
        "events": [],
        "texts": [],
    }


# What can be thrown away, and when the server was last alive


def test_a_snapshot_replaces_an_older_one_of_its_version_or_any_of_another(server: ServerProcess) -> None:
    async def snapshots(store: Store) -> None:
        await store.append(event("t", 0))
        await store.append(event("over", 0, card=card(status="over")))
        await store.put_snapshot("t", 5, "v1", b"five")
        await store.put_snapshot("t", 4, "v1", b"four")
        await store.put_snapshot("over", 1, "v1", b"one")
        assert await store.snapshot("t", "v1") == (5, b"five")
        assert await store.snapshots("v1") == {"t": (5, b"five")}
        await store.put_snapshot("t", 2, "v2", b"two")
        assert await store.snapshot("t", "v1") is None
        assert await store.snapshot("t", "v2") == (2, b"two")

    server(snapshots)


def test_a_ticket_is_used_once(server: ServerProcess) -> None:
    async def tickets(store: Store) -> None:
        assert await store.use_ticket(b"one", 30_000, 0)
        assert await store.use_ticket(b"two", 31_000, 1_000)
        assert not await store.use_ticket(b"one", 30_000, 29_000)
        assert await store.use_ticket(b"three", 130_000, 100_000)  # the first two have ended, and are forgotten
        assert not await store.use_ticket(b"three", 130_000, 100_000)

    server(tickets)


def test_the_house_knows_when_it_was_last_alive(server: ServerProcess) -> None:
    assert server(lambda store: store.last_alive()) is None
    server(lambda store: store.heartbeat(17))
    server(lambda store: store.heartbeat(1_800_000_000_000))
    assert server(lambda store: store.last_alive()) == 1_800_000_000_000


def test_a_key_of_the_house_is_made_once_and_its_file_is_for_its_owner_alone(
    server: ServerProcess, folder: Path
) -> None:
    async def story(store: Store) -> None:
        assert await store.key("cookies", b"first") == b"first"
        assert await store.key("cookies", b"second") == b"first"

    server(story)
    assert (folder / "house.db").stat().st_mode & 0o077 == 0
