"""The commands `catalog import`, `catalog export` and `owner`: the collection of a server, from files and to files."""

from __future__ import annotations

import asyncio
import contextlib
import io
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ludotheque.cli.terminal import CommandError, writing
from ludotheque.kernel.errors import closest

if TYPE_CHECKING:
    from ludotheque.catalog.catalog import Catalog, Progress
    from ludotheque.catalog.importing import ImportPlan, Mistake, ReadFile
    from ludotheque.cli.terminal import Terminal

Answer = TypeVar("Answer")
MISTAKEN = 1
"""The exit code when rows of a file cannot be taken."""
MAX_TOLD = 20
"""So many mistakes are told one by one."""
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


def import_file(terminal: Terminal, file: Path, place: str, dry: bool, yes: bool, named: list[str]) -> int:
    """The command `catalog import`. Columns and counts are shown first; a person at a terminal is asked then, unless
    he said `yes` before."""
    from ludotheque.catalog import importing
    from ludotheque.catalog.json_reading import open_list
    from ludotheque.catalog.log import Origin

    async def planned(found: ReadFile, progress: Progress) -> ImportPlan:
        async with looked_into(place) as catalog:
            return await importing.plan(catalog, found, progress)

    async def carried_out(found: ReadFile, progress: Progress) -> ImportPlan:
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
        raise CommandError("import-untitled", known=importing.names_of(found))
    if found.columns:
        show_columns(terminal, found)
    show_lines(terminal, "import-warned", found.warned, found.warnings)
    asks = terminal.interactive and not yes
    if not found.mistaken and (dry or asks):
        with counting(terminal) as progress:
            plan = asyncio.run(planned(found, progress))
        if not found.mistaken:
            terminal.print(terminal.say("import-would", **counts_of(plan, found)))
    if not found.mistaken and not dry:
        if asks and not terminal.confirm("ask-import"):
            terminal.print(terminal.say("import-left"))
            return 0
        with counting(terminal) as progress:
            plan = asyncio.run(carried_out(found, progress))
        if not found.mistaken:
            terminal.print(terminal.say("import-done", **counts_of(plan, found)))
    if found.mistaken:
        show_lines(terminal, "import-mistaken", found.mistaken, found.mistakes)
        terminal.print(terminal.say("import-nothing"))
        return MISTAKEN
    return 0


def counts_of(plan: ImportPlan, found: ReadFile) -> dict[str, int]:
    return {"fresh": plan.new, "changed": plan.changed, "same": plan.same, "skipped": found.skipped}


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
    names = {"": "import-json", ",": "import-comma", ";": "import-semicolon", "\t": "import-tab"}
    how = terminal.say(names[found.separator]) if found.separator in names else found.separator
    terminal.print(terminal.say("import-shape", shape=found.shape, encoding=found.encoding, how=how))
    terminal.rows([(column, "→", field) for column, field in found.columns if field != "-"], ("typed", "quiet", ""))
    if unused := [column for column, field in found.columns if field == "-" and column]:
        terminal.print(terminal.say("import-unused", columns=", ".join(unused)), "quiet")


def show_lines(terminal: Terminal, head: str, count: int, lines: list[Mistake]) -> None:
    """What is wrong with a file, by line: the first of it."""
    if not count:
        return
    terminal.print(terminal.say(head, count=count))
    for one in lines[:MAX_TOLD]:
        why = one.sentence(terminal.language)
        terminal.print(terminal.say("import-line", line=str(one.line), why=why), before="  ")
    if count > MAX_TOLD:
        terminal.print("…", before="  ")


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
    from ludotheque.catalog import exporting, records

    suffix = file.suffix.lower()
    if suffix not in FORMATS:
        known = ", ".join(FORMATS)
        raise CommandError("bad-export", asked=file.name, known=known, nearest=closest(suffix, FORMATS))
    if file.exists():
        raise CommandError("export-taken", file=str(file))

    async def write() -> int:
        count = 0
        async with looked_into(place) as catalog:
            total = await catalog.read(records.count)
            with writing(file), file.open("xb") as stream, counting(terminal) as progress:
                async for part in exporting.exported(catalog, suffix):
                    stream.write(part.content)
                    count += part.records
                    progress(count, total)
        return count

    count = asyncio.run(write())
    terminal.print(terminal.say("export-done", count=count, file=str(file)))
    return 0


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
