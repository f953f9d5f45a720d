"""The command `join`: a seat over the network, by the address of a server, of a table, or by a link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.cli.http_client import HttpClient, read_address
from ludotheque.cli.keyboard import from_pipe
from ludotheque.cli.lobby import choose_table

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal


def join(terminal: Terminal, url: str, name: str | None, watch: bool) -> int:
    """The command `join`."""
    address = read_address(url)
    http = HttpClient(address.server, terminal.language)
    from_pipe(terminal)
    if address.kind == "i" and address.secret:
        me = http.take_identity(address.secret)
        terminal.print(terminal.say("identity-taken", name=me.name or terminal.say("guest"), server=http.server))
    http.enter(name)
    table, secret = address.table, address.secret if address.table else None
    try:
        if table is None:
            table, watch = choose_table(terminal, http, watch)
    except EOFError:
        terminal.print()
        terminal.print(terminal.say("left"))
        return 0
    if not watch and http.join(table, secret) is None:
        terminal.print(terminal.say("no-seat"))
    from ludotheque.cli.table_view import TableView
    from ludotheque.cli.ws_client import WsClient

    view = TableView(terminal, table, secret, lambda receive, watch: WsClient(http, receive, watch))
    code = view.stay()
    terminal.print()
    if view.state is not None and view.state.seat is not None and view.state.status in ("open", "playing"):
        terminal.print(terminal.say("left-seat"))
        terminal.typed(f"ludotheque join {http.server}/t/{view.table}")
    else:
        terminal.print(terminal.say("left"))
    return code
