"""The store's interface in SQL: statements that SQLite and PostgreSQL both speak.

Writes go to the writer's thread, reads to a reader's. How a database is opened, examined and copied is its own module's
business; see `sqlite.py` and `postgres.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from ludotheque.store.store import (
    LIVE,
    Append,
    Appended,
    Deliver,
    Link,
    Person,
    StoredEvent,
    StoreError,
    Subscription,
    TableRow,
    TableSummary,
    Wanted,
)
from ludotheque.store.writer import NO_SEAT, Connection, Writer, put_link, revoke

Answer = TypeVar("Answer")
HOUR_MS = 3_600_000
PEOPLE_PER_STATEMENT = 500
"""So many people are looked up by one statement."""

ROWS = (
    "select h.table_id, h.seq, h.head, h.created, h.touched,"
    " c.game, c.rules, c.status, c.listed, c.due, c.seats, c.people, c.summary"
    " from log_heads h join cards c on c.table_id = h.table_id"
)
PARTS = "join parts p on p.table_id = h.table_id"
OWN = "p.person = :person and not exists (select 1 from hidden x where x.person = p.person and x.table_id = p.table_id)"
"""Of the tables in which a person has a part, those that he has not hidden."""
IS_LIVE = f"c.status in ({', '.join(repr(status) for status in LIVE)})"
PERSON = "select id, name, language, created, seen, portrait from people"
LINK = "select hash, kind, person, table_id, seat, expires from links"
VALID = "(expires is null or expires > :now)"


class SqlStore:
    """A server in a database, through one connection that writes and one that reads."""

    node = ""
    """Where several processes share the database: what the others call this one."""

    dialect = "sqlite"
    """Which database it is, for what is stored beside the log."""

    ordered = ""
    """After a text: have it compared letter by letter, where that is not usual."""

    def __init__(self, writer: Writer, reader: Connection, complaints: type[Exception], place: str) -> None:
        self._writer = writer
        self._reader = reader
        self._tickets: dict[bytes, int] = {}
        """Those that were used, until they end."""
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._complaints = complaints
        """What the database raises."""
        self._place = place
        self._open = True

    async def _write(self, what: Callable[[Connection], Answer]) -> Answer:
        if not self._open:
            raise StoreError("store-closed")
        answer: Answer = await self._writer.ask(what)
        return answer

    async def _execute(self, statement: str, /, **parameters: Any) -> None:
        await self._write(lambda connection: connection.execute(statement, parameters) and None)

    async def _read(self, what: Callable[[Connection], Answer]) -> Answer:
        if not self._open:
            raise StoreError("store-closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, what, self._reader)
        except self._complaints as error:
            raise self._unread(error) from error

    async def read(self, what: Callable[[Connection], Answer]) -> Answer:
        """Ask the database something, in the reader's thread."""
        return await self._read(what)

    async def write(self, what: Callable[[Connection], Answer]) -> Answer:
        """Change something beside the log, in the writer's thread: all of it or, when it raises, nothing."""
        return await self._write(what)

    def _unread(self, error: Exception) -> StoreError:
        """Why nothing could be read."""
        return StoreError("store-damaged", file=self._place, error=str(error))

    async def _find(self, statement: str, /, **parameters: Any) -> list[tuple[Any, ...]]:
        return await self._read(lambda connection: connection.execute(statement, parameters).fetchall())

    # The log

    async def append(self, what: Append) -> Appended:
        kept: Appended = await self._writer.ask(self._checked(what))
        return kept

    def submit(self, what: Append, deliver: Deliver) -> None:
        self._writer.submit(self._checked(what), deliver)

    def _checked(self, what: Append) -> Append:
        if what.seq == 0 and what.card is None:
            raise ValueError("the first event of a table comes with its card")
        if not self._open:
            raise StoreError("store-closed")
        return what

    async def events(self, table: str, after: int = -1) -> list[StoredEvent]:
        rows = await self._find(
            "select table_id, seq, at, by_whom, command, body, hash from log"
            " where table_id = :table and seq > :after order by seq",
            table=table,
            after=after,
        )
        return [StoredEvent(*row) for row in rows]

    async def texts(self, table: str) -> dict[int, str]:
        return dict(await self._find("select seq, text from texts where table_id = :table order by seq", table=table))

    async def seq_of(self, table: str, command: str) -> int | None:
        rows = await self._find(
            "select seq from log where table_id = :table and command = :command", table=table, command=command
        )
        return None if not rows else int(rows[0][0])

    # Listings

    async def row(self, table: str) -> TableRow | None:
        rows = await self._find(f"{ROWS} where h.table_id = :table", table=table)
        return next(iter(readable(rows)), None)

    async def live(self) -> list[TableRow]:
        return readable(await self._find(f"{ROWS} where {IS_LIVE}"))

    async def listed(self, limit: int = 50) -> list[TableRow]:
        rows = await self._find(
            f"{ROWS} where {IS_LIVE} and c.listed = 1 order by h.created desc, h.table_id limit :limit", limit=limit
        )
        return readable(rows)

    async def tables_of(self, person: str, limit: int = 100) -> list[TableRow]:
        rows = await self._find(
            f"{ROWS} {PARTS} where {OWN} order by case when {IS_LIVE} then 0 else 1 end, h.touched desc, h.table_id"
            " limit :limit",
            person=person,
            limit=limit,
        )
        return readable(rows)

    async def ended_of(
        self, person: str, wanted: Sequence[Wanted] = (), limit: int = 20, offset: int = 0
    ) -> tuple[int, list[TableRow]]:
        conditions, given = [OWN, f"not {IS_LIVE}"], {"person": person}
        for number, one in enumerate(wanted):
            games, people = (
                {f"{kind}{number}_{place}": name for place, name in enumerate(names)}
                for kind, names in (("g", one.games), ("p", one.people))
            )
            given |= games | people
            conditions.append(
                f"(c.game in ({_placeholders(games)}) or exists (select 1 from parts q"
                f" where q.table_id = c.table_id and q.person in ({_placeholders(people)})))"
            )
        where = " and ".join(conditions)

        def find(connection: Connection) -> tuple[int, list[tuple[Any, ...]]]:
            counted = f"select count(*) from cards c join parts p on p.table_id = c.table_id where {where}"
            count = connection.execute(counted, given).fetchone()
            some = f"{ROWS} {PARTS} where {where} order by h.touched desc, h.table_id limit :limit offset :offset"
            rows = connection.execute(some, {**given, "limit": limit, "offset": offset}).fetchall()
            return int(count[0]), rows

        total, rows = await self._read(find)
        return total, readable(rows)

    async def companions(self, person: str) -> set[str]:
        rows = await self._find(
            "select distinct q.person from parts p join parts q on q.table_id = p.table_id where p.person = :person",
            person=person,
        )
        return {found for (found,) in rows}

    async def hide(self, person: str, table: str, erase: bool) -> None:
        def hide(connection: Connection) -> None:
            connection.execute(
                "insert into hidden (person, table_id) values (:person, :table) on conflict do nothing",
                {"person": person, "table": table},
            )
            for name in ("texts", "links") if erase else ():
                connection.execute(f"delete from {name} where table_id = :table", {"table": table})

        await self._write(hide)

    # Snapshots

    async def put_snapshot(self, table: str, seq: int, version: str, body: bytes) -> None:
        await self._execute(
            "insert into snapshots (table_id, seq, version, body) values (:table, :seq, :version, :body)"
            " on conflict (table_id) do update set seq = excluded.seq, version = excluded.version, body = excluded.body"
            " where excluded.seq >= snapshots.seq or excluded.version <> snapshots.version",
            table=table,
            seq=seq,
            version=version,
            body=body,
        )

    async def snapshot(self, table: str, version: str) -> tuple[int, bytes] | None:
        rows = await self._find(
            "select seq, body from snapshots where table_id = :table and version = :version",
            table=table,
            version=version,
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def snapshots(self, version: str) -> dict[str, tuple[int, bytes]]:
        rows = await self._find(
            "select s.table_id, s.seq, s.body from snapshots s join cards c on c.table_id = s.table_id"
            f" where s.version = :version and {IS_LIVE}",
            version=version,
        )
        return {table: (seq, body) for table, seq, body in rows}

    # People

    async def enter(self, person: Person, session: bytes, expires: int) -> None:
        def enter(connection: Connection) -> None:
            add_person(connection, person)
            add_session(connection, person.id, session, expires)

        await self._write(enter)

    async def bring(self, person: Person) -> None:
        await self._write(lambda connection: add_person(connection, person))

    async def begun(self, start: str) -> list[Person]:
        beyond = start[:-1] + chr(ord(start[-1]) + 1)
        rows = await self._find(
            f"{PERSON} where id{self.ordered} >= :start and id{self.ordered} < :beyond", start=start, beyond=beyond
        )
        return sorted((Person(*one) for one in rows), key=lambda person: (person.created, person.id))

    async def add_session(self, person: str, session: bytes, expires: int) -> None:
        await self._write(lambda connection: add_session(connection, person, session, expires))

    async def by_session(self, session: bytes, now: int) -> Person | None:
        rows = await self._find(
            "select p.id, p.name, p.language, p.created, p.seen, p.portrait"
            " from sessions s join people p on p.id = s.person"
            " where s.hash = :session and s.expires > :now",
            session=session,
            now=now,
        )
        if not rows:
            return None
        person = Person(*rows[0])
        if now - person.seen >= HOUR_MS:
            seen = {"person": person.id, "now": now}
            self._writer.tell(
                lambda connection: connection.execute("update people set seen = :now where id = :person", seen)
            )
        return person

    async def person(self, person: str) -> Person | None:
        return (await self.people([person])).get(person)

    async def people(self, persons: Iterable[str]) -> dict[str, Person]:
        asked = list(dict.fromkeys(persons))
        found: dict[str, Person] = {}
        for start in range(0, len(asked), PEOPLE_PER_STATEMENT):
            some = {f"p{number}": person for number, person in enumerate(asked[start : start + PEOPLE_PER_STATEMENT])}
            rows = await self._find(f"{PERSON} where id in ({', '.join(f':{name}' for name in some)})", **some)
            found |= {one[0]: Person(*one) for one in rows}
        return found

    async def rename(
        self, person: str, name: str | None = None, language: str | None = None, portrait: str | None = None
    ) -> None:
        await self._execute(
            "update people set name = coalesce(:name, name), language = coalesce(:language, language),"
            " portrait = coalesce(:portrait, portrait) where id = :person",
            person=person,
            name=name,
            language=language,
            portrait=portrait,
        )

    async def forget(self, person: str) -> None:
        def forget(connection: Connection) -> None:
            for table, column in (
                *(("sessions", "person"), ("links", "person"), ("pushes", "person"), ("hidden", "person")),
                *(("catalog_people", "person"), ("texts", "by_whom"), ("people", "id")),
            ):
                connection.execute(f"delete from {table} where {column} = :person", {"person": person})

        await self._write(forget)

    async def export(self, person: str) -> dict[str, Any]:
        def find(connection: Connection, statement: str, *names: str) -> list[dict[str, Any]]:
            rows = connection.execute(statement, {"person": person})
            return [dict(zip(names, found, strict=True)) for found in rows]

        def export(connection: Connection) -> dict[str, Any]:
            tables = "select table_id from parts where person = :person"
            names = ("id", "name", "language", "created", "seen", "portrait")
            mine = find(connection, f"{PERSON} where id = :person", *names)
            roles = "select role, since from catalog_people where person = :person"
            held = find(connection, roles, "role", "since")  # by few
            return {
                **({"roles": held} if held else {}),
                "person": mine[0] if mine else None,
                "sessions": find(connection, "select expires from sessions where person = :person", "expires"),
                "links": find(
                    connection,
                    f"select kind, table_id, nullif(seat, {NO_SEAT}), expires from links where person = :person",
                    *("kind", "table", "seat", "expires"),
                ),
                "pushes": find(
                    connection,
                    "select endpoint, created from pushes where person = :person order by created",
                    *("endpoint", "created"),
                ),
                "tables": [found["table"] for found in find(connection, f"{tables} order by table_id", "table")],
                "hidden": [
                    found["table"]
                    for found in find(
                        connection, "select table_id from hidden where person = :person order by table_id", "table"
                    )
                ],
                "events": find(
                    connection,
                    "select table_id, seq, at, command from log"
                    f" where table_id in ({tables}) and by_whom = :person order by table_id, seq",
                    *("table", "seq", "at", "command"),
                ),
                "texts": find(
                    connection,
                    "select table_id, seq, text from texts where by_whom = :person order by table_id, seq",
                    *("table", "seq", "text"),
                ),
            }

        return await self._read(export)

    # Notifications

    async def subscribe(self, browser: Subscription) -> None:
        await self._execute(
            "insert into pushes (endpoint, person, key, auth, created)"
            " values (:endpoint, :person, :key, :auth, :created)"
            " on conflict (endpoint) do update set person = excluded.person, key = excluded.key, auth = excluded.auth,"
            " created = excluded.created",
            **msgspec.structs.asdict(browser),
        )

    async def unsubscribe(self, endpoint: str, person: str) -> None:
        await self._execute(
            "delete from pushes where endpoint = :endpoint and person = :person", endpoint=endpoint, person=person
        )

    async def subscriptions(self, person: str) -> list[Subscription]:
        rows = await self._find(
            "select endpoint, person, key, auth, created from pushes where person = :person"
            " order by created desc, endpoint",
            person=person,
        )
        return [Subscription(endpoint, who, bytes(key), bytes(auth), at) for endpoint, who, key, auth, at in rows]

    # Links

    async def put_link(self, link: Link) -> None:
        await self._write(lambda connection: put_link(connection, link))

    async def link(self, hash: bytes, now: int) -> Link | None:
        rows = await self._find(f"{LINK} where hash = :hash and {VALID}", hash=hash, now=now)
        return link(*rows[0]) if rows else None

    async def use_link(self, hash: bytes, now: int) -> Link | None:
        def use(connection: Connection) -> Link | None:
            found = connection.execute(f"{LINK} where hash = :hash and {VALID}", {"hash": hash, "now": now}).fetchone()
            gone = connection.execute("delete from links where hash = :hash", {"hash": hash}).rowcount
            return link(*found) if found and gone == 1 else None

        return await self._write(use)

    async def use_ticket(self, hash: bytes, expires: int, now: int) -> bool:
        # One process has the database open, so memory is enough, and no connection costs a write.
        tickets = self._tickets
        while tickets and next(iter(tickets.values())) < now:  # the oldest stand first
            del tickets[next(iter(tickets))]
        if hash in tickets:
            return False
        tickets[hash] = expires
        return True

    async def revoke(self, table: str, seat: int | None, watch: bool = False) -> None:
        await self._write(lambda connection: revoke(connection, table, seat, watch))

    # The server

    async def key(self, name: str, fresh: bytes) -> bytes:
        rows = await self._find("select secret from keys where name = :name", name=name)
        if rows:
            return bytes(rows[0][0])
        # Whoever is first at it, all sign with the same.
        await self._execute(
            "insert into keys (name, secret) values (:name, :secret) on conflict do nothing", name=name, secret=fresh
        )
        return await self.key(name, fresh)

    async def heartbeat(self, now: int) -> None:
        await self._execute(
            "insert into house (name, value) values ('alive', :now)"
            " on conflict (name) do update set value = excluded.value",
            now=now,
        )

    async def last_alive(self) -> int | None:
        rows = await self._find("select value from house where name = 'alive'")
        return int(rows[0][0]) if rows else None

    async def close(self) -> None:
        if not self._open:
            return
        self._open = False
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._reading.shutdown()
        # The writer goes last, so that closing it leaves one whole file.
        self._reader.close()
        self._writer.stop()

    @property
    def failing(self) -> bool:
        return self._writer.failing

    def stats(self) -> dict[str, float]:
        return {**self._writer.counts, "waiting": self._writer.waiting()}


def add_person(connection: Connection, person: Person) -> None:
    connection.execute(
        "insert into people (id, name, language, created, seen, portrait)"
        " values (:id, :name, :language, :created, :seen, :portrait)",
        msgspec.structs.asdict(person),
    )


def add_session(connection: Connection, person: str, session: bytes, expires: int) -> None:
    connection.execute(
        "insert into sessions (hash, person, expires) values (:session, :person, :expires)",
        {"session": session, "person": person, "expires": expires},
    )


def _placeholders(given: Iterable[str]) -> str:
    """What stands for some values in a list; for none, what is equal to nothing."""
    return ", ".join(f":{name}" for name in given) or "null"


def readable(rows: list[tuple[Any, ...]]) -> list[TableRow]:
    """The rows of tables, without those that are damaged."""
    found = []
    for one in rows:
        with contextlib.suppress(msgspec.MsgspecError, TypeError, UnicodeError):
            found.append(row(*one))
    return found


def row(table: str, seq: int, head: bytes, created: int, touched: int, *card: Any) -> TableRow:
    game, rules, status, listed, due, seats, people, summary = card
    seats = msgspec.json.decode(seats, type=tuple[str | None, ...])
    people = msgspec.json.decode(people, type=tuple[str, ...])
    return TableRow(
        table, seq, head, created, touched, TableSummary(game, rules, status, bool(listed), due, seats, people, summary)
    )


def link(hash: bytes, kind: str, person: str | None, table: str | None, seat: int, expires: int | None) -> Link:
    return Link(hash, kind, person, table, None if seat == NO_SEAT else seat, expires)
