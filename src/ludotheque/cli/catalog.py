"""The commands `catalog import`, `catalog export` and `owner`: the collection of a server, from files and to files."""

from __future__ import annotations

import asyncio
import contextlib
import io
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TypeVar

from ludotheque.cli.terminal import CommandError, writing
from ludotheque.kernel.errors import closest

if TYPE_CHECKING:
    from ludotheque.catalog.catalog import Catalog, Progress
    from ludotheque.catalog.importing import ImportPlan, ReadFile
    from ludotheque.cli.terminal import Terminal

Answer = TypeVar("Answer")
MISTAKEN = 1
"""The exit code when rows of a file cannot be taken."""
MAX_TOLD = 20
"""So many mistakes are told one by one."""
RECORDS_AT_A_TIME = 500
FORMATS = (".csv", ".json")


@contextlib.asynccontextmanager
async def opened(place: str) -> AsyncIterator[Catalog]:
    """The catalogue of a server in a folder, which must be closed, or in a database."""
    from ludotheque.catalog.catalog import Catalog
    from ludotheque.store import StoreError, open_store

    if "://" not in place and not Path(place).is_dir():
        raise StoreError("store-missing", file=place)
    try:
        store = open_store(place if "://" in place else Path(place))
    except StoreError as error:
        if error.key == "store-locked":
            raise CommandError("catalog-server-open", folder=place) from error
        raise
    try:
        yield Catalog(store)
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def looked_into(place: str) -> AsyncIterator[Catalog]:
    """The same to read only: a server in a folder may go on meanwhile."""
    from ludotheque.catalog.catalog import Catalog
    from ludotheque.store import files
    from ludotheque.store.migrations import verify

    if "://" not in place:
        database = Path(place) / files.DATABASE
        with contextlib.closing(files.open_reader(database)) as connection:
            if not verify(connection, database):
                yield Catalog(ReadOnly(connection))
                return
    async with opened(place) as catalog:  # which brings an older server up to date
        yield catalog


class ReadOnly:
    """A server's store, of which only the connection that reads is open."""

    dialect = "sqlite"

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def read(self, what: Callable[[Any], Answer]) -> Answer:
        return what(self._connection)

    async def write(self, what: Callable[[Any], Answer]) -> Answer:
        raise io.UnsupportedOperation("this store is only read")


def import_file(terminal: Terminal, file: Path, place: str, dry: bool, named: list[str]) -> int:
    """The command `catalog import`."""
    from ludotheque.catalog import importing
    from ludotheque.catalog.json_reading import open_list
    from ludotheque.catalog.log import Origin

    async def carry_out(found: ReadFile, progress: Progress) -> ImportPlan:
        if dry:
            async with looked_into(place) as catalog:
                return await importing.plan(catalog, found, progress)
        async with opened(place) as catalog:
            origin = Origin("house", now_ms(), f"import:{secrets.token_hex(8)}")
            return await importing.carry_out(catalog, found, origin, progress)

    table = open_list(file)
    with counting(terminal) as progress:
        try:
            found = importing.read_file(table, columns_named(named), progress)
        finally:
            table.close()
        if found.untitled:
            raise importing.no_title(found)
        plan = importing.ImportPlan() if found.mistaken else asyncio.run(carry_out(found, progress))
    if found.columns:
        show_columns(terminal, found)
    if found.mistaken:
        return show_mistakes(terminal, found)
    counts = {"fresh": plan.new, "changed": plan.changed, "same": plan.same, "skipped": found.skipped}
    terminal.print(terminal.say("import-would" if dry else "import-done", **counts))
    return 0


def columns_named(named: list[str]) -> dict[str, str]:
    """What --map says: COLUMN=FIELD."""
    found = {}
    for one in named:
        column, equals, field = one.rpartition("=")
        if not equals or not column:
            raise CommandError("bad-map", asked=one)
        found[column] = field
    return found


def show_columns(terminal: Terminal, found: ReadFile) -> None:
    names = {",": "import-comma", ";": "import-semicolon", "\t": "import-tab"}
    separator = terminal.say(names[found.separator]) if found.separator in names else found.separator
    terminal.print(terminal.say("import-shape", shape=found.shape, encoding=found.encoding, separator=separator))
    terminal.rows([(column, "→", field) for column, field in found.columns if field != "-"], ("typed", "quiet", ""))
    if unused := [column for column, field in found.columns if field == "-" and column]:
        terminal.print(terminal.say("import-unused", columns=", ".join(unused)), "quiet")


def show_mistakes(terminal: Terminal, found: ReadFile) -> int:
    terminal.print(terminal.say("import-mistaken", count=found.mistaken))
    for one in found.mistakes[:MAX_TOLD]:
        terminal.print(
            terminal.say("import-line", line=str(one.line), why=one.sentence(terminal.language)), before="  "
        )
    if found.mistaken > MAX_TOLD:
        terminal.print("…", before="  ")
    terminal.print(terminal.say("import-nothing"))
    return MISTAKEN


@contextlib.contextmanager
def counting(terminal: Terminal) -> Iterator[Progress]:
    """A line that says how far it is, where there is a person to see it; `total` is 0 while nobody knows it."""
    if not terminal.interactive:
        yield lambda done, total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, SpinnerColumn
    from rich.progress import Progress as Bar

    columns = (SpinnerColumn(), BarColumn(), MofNCompleteColumn())
    with Bar(*columns, console=terminal.err, transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total or None)


def export_file(terminal: Terminal, file: Path, place: str) -> int:
    """The command `catalog export`."""
    suffix = file.suffix.lower()
    if suffix not in FORMATS:
        known = ", ".join(FORMATS)
        raise CommandError("bad-export", asked=file.name, known=known, nearest=closest(suffix, FORMATS))
    if file.exists():
        raise CommandError("export-taken", file=str(file))

    async def write() -> int:
        async with looked_into(place) as catalog:
            with writing(file), file.open("xb") as stream, counting(terminal) as progress:
                return await write_records(catalog, stream, suffix, progress)

    count = asyncio.run(write())
    terminal.print(terminal.say("export-done", count=count, file=str(file)))
    return 0


async def write_records(catalog: Catalog, stream: BinaryIO, suffix: str, progress: Progress) -> int:
    """All records, some at a time; returns how many."""
    from ludotheque.catalog import exporting, records

    number = count = 0
    total = await catalog.read(records.count)
    stream.write(exporting.csv_start().encode() if suffix == ".csv" else b"[")
    while some := await catalog.read(partial(records.after, number=number, limit=RECORDS_AT_A_TIME)):
        if suffix == ".csv":
            stream.write(exporting.csv_rows(some).encode())
        else:
            stream.write(b"\n" if not count else b",\n")
            stream.write(b",\n".join(exporting.json_records(some)))
        number, count = some[-1].number, count + len(some)
        progress(count, total)
    if suffix == ".json":
        stream.write(b"\n]\n")
    return count


def owner(terminal: Terminal, place: str, address: str, renew: bool) -> int:
    """The command `owner`: the link that makes whoever opens it the owner of a library."""
    from ludotheque.catalog import people

    key = None if renew else asyncio.run(known_key(place))
    key = key or run(place, partial(people.renew if renew else people.owner_key, fresh=secrets.token_urlsafe(18)))
    terminal.print(terminal.say("owner-renewed" if renew else "owner-link"))
    terminal.typed(owner_address(address, key))
    return 0


async def known_key(place: str) -> str | None:
    """The owner's key, if the server has made one."""
    from ludotheque.catalog import people

    async with looked_into(place) as catalog:
        return await catalog.read(people.known_key)


def owner_address(address: str, key: str) -> str:
    return f"{address.rstrip('/')}/collection#owner={key}"


def run(place: str, what: Callable[[Any], Any]) -> Any:
    """Change something in the catalogue of a server that is closed, or in a database."""

    async def inside() -> Any:
        async with opened(place) as catalog:
            return await catalog.write(what)

    story: Coroutine[Any, Any, Any] = inside()
    return asyncio.run(story)


def now_ms() -> int:
    from ludotheque.session.ports import Clock

    return Clock().now_ms()
