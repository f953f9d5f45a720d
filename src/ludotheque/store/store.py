"""The interface of a store, and what goes through it.

The log of a table is a chain: each event's hash covers the one before it, so that a changed, missing or inserted event
shows. Free text (chat) stands beside the chain, because people may have it deleted.

    StoreError               something could not be kept or read
    ├── Conflict             the table is not where the writer thinks it is
    ├── Elsewhere            another node writes the table
    └── StoreVersionError    the database belongs to another version of the program
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar
from urllib.parse import urlsplit, urlunsplit

import msgspec

from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.words import Words

Answer = TypeVar("Answer")
BEGINNING = bytes(32)
"""What stands for the hash before the first event of a table."""
LIVE = ("open", "playing")


@cache
def store_words() -> Words:
    """The messages of the store's errors."""
    return Words([Path(__file__).parent / "words"])


class StoreError(LudothequeError):
    """Something could not be kept or read; its message is in store/words."""

    def __init__(self, key: str, /, **parameters: Any) -> None:
        super().__init__(key, **parameters)
        self.words = store_words()


class StoreVersionError(StoreError):
    """The database belongs to another version of the program."""


class Conflict(StoreError):  # noqa: N818 - the trade's word
    """The table is not at the expected seq: `expected` is what the append said, `found` what would be next."""

    def __init__(self, table: str, expected: int, found: int) -> None:
        super().__init__("store-conflict", table=table, expected=str(expected), found=str(found))
        self.table = table
        self.expected = expected
        self.found = found


class Elsewhere(StoreError):  # noqa: N818 - an answer as good as any
    """Another node writes this table: its id and address, both empty if that is not known."""

    def __init__(self, table: str, node: str, address: str) -> None:
        super().__init__("store-elsewhere", table=table)
        self.table = table
        self.node = node
        self.address = address


class StoredEvent(msgspec.Struct, frozen=True):
    """One row of the log."""

    table: str
    seq: int
    """From 0, dense."""
    at: int
    """Milliseconds."""
    by: str
    """A person's id, "house" (the server itself) or "bot:<seat>"."""
    command: str
    """The client's id of the command, unique per table."""
    body: bytes
    """JSON; opaque to the store."""
    hash: bytes


class TableSummary(msgspec.Struct, frozen=True):
    """The index of a table: derived from its log, kept beside it for listings."""

    game: str
    rules: int
    status: str
    """ "open", "playing", "over" or "abandoned"."""
    listed: bool
    due: int | None
    """When something must happen without a person, in milliseconds."""
    seats: tuple[str | None, ...]
    """People's ids by seat."""
    people: tuple[str, ...]
    """All who have a part in it: host, seats, former holders."""
    summary: bytes
    """JSON for the lobby; opaque to the store."""


class Link(msgspec.Struct, frozen=True):
    """A secret address, kept as a hash: of an identity, of a seat, of a table, or to watch a table."""

    hash: bytes
    kind: str
    """ "identity", "seat", "table" or "watch"."""
    person: str | None
    table: str | None
    seat: int | None
    expires: int | None


class Append(msgspec.Struct):
    """What the server asks to keep: an event, and what becomes true with it."""

    table: str
    seq: int
    at: int
    by: str
    command: str
    body: bytes
    card: TableSummary | None = None
    """None: unchanged. Never None for seq 0."""
    text: str | None = None
    """Free chat text, kept apart from the chain so that it can be deleted."""
    links: tuple[Link, ...] = ()
    """Links that become valid with this event."""
    revoked: tuple[int | None, ...] = ()
    """Seats (None: the table's own link) whose links end with this event, before `links` are added."""


class Appended(msgspec.Struct, frozen=True):
    """The answer to an append, only after commit."""

    seq: int
    hash: bytes
    repeated: bool
    """This command of this table was kept earlier, at `seq`; nothing was written."""


Deliver: TypeAlias = "Callable[[Appended | BaseException], None]"
"""Takes the answer to an append. It must not fail: the next in line waits behind it."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    created: int
    seen: int
    """Last seen; kept to the hour."""
    portrait: str = ""
    """The picture that he chose; empty: none."""


class Beat(msgspec.Struct, frozen=True):
    """The answer to a node's sign of life."""

    at: int
    """When, in milliseconds, by the clock of the database."""
    astray: int
    """Milliseconds by which the node's own clock is ahead of that, or (negative) behind."""
    lapsed: bool
    """The lease had ended before: others may have taken its tables over."""


class Owner(msgspec.Struct, frozen=True):
    """Who writes a table."""

    node: str
    """Empty: there is no such table, or nobody can tell just now."""
    address: str
    since: int | None
    """To a new writer: when the former one gave its last sign of life."""


class Subscription(msgspec.Struct, frozen=True):
    """A browser that takes notifications for a person, at an address of its push service."""

    endpoint: str
    person: str
    key: bytes
    auth: bytes
    created: int


class TableRow(msgspec.Struct, frozen=True):
    """A table in a listing: where its log is, and its card."""

    table: str
    seq: int
    head: bytes
    created: int
    touched: int
    card: TableSummary


class Wanted(msgspec.Struct, frozen=True):
    """What a table is looked for by: one of these games, or one of these people."""

    games: Sequence[str] = ()
    people: Sequence[str] = ()


class Fault(msgspec.Struct, frozen=True):
    """The first thing wrong with a table's chain, at `seq`.

    `what` is "gap" (an event is missing), "hash" (an event was changed), "head" (the log ends elsewhere than the index
    says) or "index" (a log without an index, or an index without a log).
    """

    table: str
    seq: int
    what: str


class Report(msgspec.Struct, frozen=True):
    """What a walk along every chain found."""

    tables: int
    events: int
    faults: tuple[Fault, ...]


def shown(url: str) -> str:
    """The address of a database without its password."""
    parts = urlsplit(url)
    user, at, rest = parts.netloc.rpartition("@")
    return urlunsplit((parts.scheme, user.partition(":")[0] + at + rest, parts.path, "", ""))


class Store(Protocol):
    """A place that keeps the log of the server. Every method may be called from any running event loop."""

    node: str
    """What other nodes call this one; empty where there are none."""
    dialect: str
    """ "sqlite" or "postgres": for what is stored beside the log."""

    async def read(self, what: Callable[[Any], Answer]) -> Answer:
        """Ask the database something: `what` gets the connection that reads."""

    async def write(self, what: Callable[[Any], Answer]) -> Answer:
        """Change something beside the log: all of it or, when `what` raises, nothing."""

    async def append(self, what: Append) -> Appended:
        """Keep an event; answered only after commit. Raises Conflict, or StoreError when nothing was kept."""

    def submit(self, what: Append, deliver: Deliver) -> None:
        """The same for one who does not wait: `deliver` is called with the answer or the error, in this event loop."""

    async def seq_of(self, table: str, command: str) -> int | None:
        """Where a command of a table stands in the log, if it was kept."""

    async def events(self, table: str, after: int = -1) -> list[StoredEvent]: ...

    async def texts(self, table: str) -> dict[int, str]:
        """Chat of a table by seq; deleted texts are absent."""

    async def row(self, table: str) -> TableRow | None: ...

    async def live(self) -> list[TableRow]:
        """Tables that are open or playing."""

    async def listed(self, limit: int = 50) -> list[TableRow]:
        """Live tables that anyone may find, newest first."""

    async def tables_of(self, person: str, limit: int = 100) -> list[TableRow]:
        """Tables in which a person has a part and which he has not hidden: live ones first, then last touched first."""

    async def ended_of(
        self, person: str, wanted: Sequence[Wanted] = (), limit: int = 20, offset: int = 0
    ) -> tuple[int, list[TableRow]]:
        """The tables of a person that have ended, last touched first, without those he has hidden: how many fit all
        that is wanted, and some of them."""

    async def companions(self, person: str) -> set[str]:
        """Who has had a part in the same tables as a person, himself included."""

    async def hide(self, person: str, table: str, erase: bool) -> None:
        """Leave a table out of a person's lists from now on. `erase`: also delete what was said there and all of its
        links; its events stay."""

    async def put_snapshot(self, table: str, seq: int, version: str, body: bytes) -> None:
        """Replaces an older one; may be lost."""

    async def snapshot(self, table: str, version: str) -> tuple[int, bytes] | None:
        """Only of the same version."""

    async def snapshots(self, version: str) -> dict[str, tuple[int, bytes]]:
        """Of all live tables, for a quick start."""

    async def enter(self, person: Person, session: bytes, expires: int) -> None:
        """A new person with a first session (the hash of its token)."""

    async def bring(self, person: Person) -> None:
        """A new person without a session, who plays on somebody's device."""

    async def begun(self, start: str) -> list[Person]:
        """The people whose ids begin so, the first ones first."""

    async def add_session(self, person: str, session: bytes, expires: int) -> None: ...

    async def by_session(self, session: bytes, now: int) -> Person | None: ...

    async def person(self, person: str) -> Person | None: ...

    async def people(self, persons: Iterable[str]) -> dict[str, Person]: ...

    async def rename(
        self, person: str, name: str | None = None, language: str | None = None, portrait: str | None = None
    ) -> None:
        """None: unchanged."""

    async def put_link(self, link: Link) -> None: ...

    async def link(self, hash: bytes, now: int) -> Link | None:
        """None when unknown, revoked, used or expired."""

    async def use_link(self, hash: bytes, now: int) -> Link | None:
        """The same, and it works only once: for identity links."""

    async def use_ticket(self, hash: bytes, expires: int, now: int) -> bool:
        """Is this the first use of a ticket that ends at `expires`? Remembered until then, for all who have it open."""

    async def revoke(self, table: str, seat: int | None, watch: bool = False) -> None:
        """End the links of a seat, or (None) of the table itself: the one that gives seats, or the one to watch it."""

    async def forget(self, person: str) -> None:
        """Delete name, language, picture, sessions, links, hidden tables and chat texts of a person; events stay, they
        only hold the id."""

    async def export(self, person: str) -> dict[str, Any]:
        """Everything kept about a person, ready for JSON; of events only where they stand, since bodies hold deals."""

    async def subscribe(self, browser: Subscription) -> None:
        """Replaces what was known of the same address."""

    async def unsubscribe(self, endpoint: str, person: str) -> None: ...

    async def subscriptions(self, person: str) -> list[Subscription]:
        """The newest first."""

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A secret of the server by its name; `fresh` is kept the first time it is asked for."""

    async def heartbeat(self, now: int) -> None: ...

    async def last_alive(self) -> int | None: ...

    async def check(self) -> Report:
        """Walk every chain."""

    async def backup(self, file: Path) -> None:
        """A copy in one new file, made while the server goes on."""

    async def close(self) -> None:
        """Finish what was asked, commit, and let go of the folder."""

    @property
    def failing(self) -> bool:
        """Whether what was asked last could not be written, as on a full disk."""

    def stats(self) -> dict[str, float]:
        """Counts since the start, for /metrics."""


class SharedStore(Store, Protocol):
    """A place that several nodes have open: one of them writes each table, while it gives signs of life."""

    def renew(self, address: str) -> Beat:
        """A sign of life; `address` is where the other nodes find this one. For a thread of its own: it waits."""

    async def adopt(self, most: int = 200) -> dict[str, int | None]:
        """Become the writer of live tables that nobody writes; with the last sign of life of each former writer."""

    async def claim(self, table: str) -> Owner:
        """Become the writer of a table, or learn who is."""

    async def ends(self, tables: list[str]) -> dict[str, tuple[int, str, str]]:
        """Of each of these tables: the number of its last event; the id and the address of its writer."""

    async def written(self) -> set[str]:
        """The tables that this node writes."""
