"""The command `join`: a seat over the network, by the address of a server, of a table, or by a link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.cli.http_client import HttpClient, read_address
from ludotheque.cli.keyboard import from_pipe
from ludotheque.cli.lobby import choose_table
from ludotheque.cli.narrator import seat_name

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal


def take_seat(terminal: Terminal, http: HttpClient, table: str, secret: str | None) -> bool:
    """Take a seat, if there is one. During a match in which no seat is open it is asked whether a bot shall be
    replaced: somebody plays with it."""
    card = http.card(table, secret)
    mine = card.your_seat is not None or any(seat.yours for seat in card.seats)
    bots = [seat for seat, place in enumerate(card.seats) if place.name is None and place.level is not None]
    is_open = any(place.name is None and place.level is None for place in card.seats)
    if card.status != "playing" or mine or is_open or not bots:
        return http.join(table, secret) is not None
    name = seat_name(terminal, card.seats[bots[0]], bots[0])
    return not terminal.confirm("ask-replace", who=name) or http.join(table, secret, bots[0]) is not None


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
    try:
        if not watch and address.kind != "w" and not take_seat(terminal, http, table, secret):
            terminal.print(terminal.say("no-seat"))
    except EOFError:
        terminal.print()
        terminal.print(terminal.say("left"))
        return 0
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
