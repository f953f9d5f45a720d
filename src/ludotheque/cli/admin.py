"""Commands for operators: back a server's log up, restore it from a copy, check it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.store import Report

FAULTY = 1
"""The exit code when the log is not whole."""


def backup(terminal: Terminal, folder: Path, file: Path) -> int:
    """The command `backup`; the server may go on meanwhile."""
    from ludotheque.store import StoreError, files

    if str(folder).startswith(("postgresql:", "postgres:")):
        raise StoreError("store-backup-postgres", place=str(folder).partition(":")[0])
    files.back_up(folder / files.DATABASE, file)
    terminal.print(terminal.say("backup-made", file=str(file)))
    return 0


def restore(terminal: Terminal, file: Path, place: str) -> int:
    """The command `restore`, into a folder or into a database: that is how a server moves."""
    from ludotheque import store

    report = store.restore(file, place)
    terminal.print(terminal.say("restored", folder=store.shown(place) if "://" in place else place, **counted(report)))
    return 0


def check(terminal: Terminal, folder: str) -> int:
    """The command `check`, of a folder or the address of a database; the server may go on meanwhile."""
    from ludotheque.store import examine

    report = examine(folder)
    if not report.faults:
        terminal.print(terminal.say("check-whole", **counted(report)))
        return 0
    terminal.print(terminal.say("check-faulty", count=len(report.faults), **counted(report)))
    for fault in report.faults:
        sentence = terminal.say(f"fault-{fault.what}", table=fault.table, seq=str(fault.seq))
        terminal.print(sentence, before="  ")
    terminal.print(terminal.say("check-next"))
    return FAULTY


def counted(report: Report) -> dict[str, int]:
    return {"tables": report.tables, "events": report.events}
