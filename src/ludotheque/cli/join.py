"""The command `join`: a seat over the network, by the address of a server, of a table, or by a link."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ludotheque.cli.http_client import HttpClient, read_address
from ludotheque.cli.keyboard import from_pipe
from ludotheque.cli.lobby import choose_table
from ludotheque.cli.terminal import INTERRUPTED

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.cli.visit import Visit


def join(terminal: Terminal, url: str, name: str | None, watch: bool) -> int:
    """The command `join`."""
    address = read_address(url)
    door = HttpClient(address.server, terminal.language)
    from_pipe(terminal)
    if address.kind == "i" and address.secret:
        me = door.take_identity(address.secret)
        terminal.print(terminal.say("identity-taken", name=me.name or terminal.say("guest"), server=door.server))
    door.enter(name)
    table, secret = address.table, address.secret if address.table else None
    try:
        if table is None:
            table, watch = choose_table(terminal, door, watch)
    except EOFError:
        terminal.print()
        terminal.print(terminal.say("left"))
        return 0
    if not watch and door.join(table, secret) is None:
        terminal.print(terminal.say("no-seat"))
    from ludotheque.cli.visit import Visit

    return stay(Visit(terminal, door, table, secret))


def stay(visit: Visit) -> int:
    """Be at the table until the person goes; say what becomes of the seat."""
    code = 0
    try:
        asyncio.run(visit.run())
    except KeyboardInterrupt:
        code = INTERRUPTED
    terminal, mirror = visit.terminal, visit.mirror
    terminal.print()
    if mirror is not None and mirror.seat is not None and mirror.status in ("open", "playing"):
        terminal.print(terminal.say("left-seat"))
        terminal.typed(f"ludotheque join {visit.door.server}/t/{visit.table}")
    else:
        terminal.print(terminal.say("left"))
    return code
