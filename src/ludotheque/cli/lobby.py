"""Choice of a table at a server: one's own, an open one, or a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ludotheque import bots
from ludotheque.cli.games import choose_game
from ludotheque.cli.narrator import seat_name
from ludotheque.cli.options import ask_level, ask_options
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.game import open_game
from ludotheque.protocol import messages as m
from ludotheque.session.host_names import is_loopback

if TYPE_CHECKING:
    from ludotheque.cli.http_client import HttpClient
    from ludotheque.cli.terminal import Terminal

NEW = "n"
OPEN_TO_NETWORK = "ludotheque serve --host 0.0.0.0"
"""What opens a server of this computer to its network."""


def choose_table(terminal: Terminal, http: HttpClient, watch: bool) -> tuple[str, bool]:
    """The table the person picks, and whether to look on only."""
    while True:
        cards = show_tables(terminal, http)
        key = "ask-table" if cards else "ask-first-table"
        typed = terminal.ask(terminal.say(key, last=len(cards), new=NEW))
        if typed.casefold() == NEW:
            return lay_out(terminal, http), watch
        if typed.isdecimal() and 1 <= int(typed) <= len(cards):
            return cards[int(typed) - 1].table, watch
        if typed:
            key = "no-such-table" if cards else "no-table-yet"
            terminal.complain(terminal.say(key, asked=typed, last=len(cards), new=NEW))


def show_tables(terminal: Terminal, http: HttpClient) -> list[m.TableCard]:
    """Print the tables, numbered: first one's own that go on, then those that are open to all."""
    yours = [
        card for card in http.ask("GET", "/api/me/tables", list[m.TableCard]) if card.status in ("open", "playing")
    ]
    known = {card.table for card in yours}
    others = [card for card in http.ask("GET", "/api/tables", list[m.TableCard]) if card.table not in known]
    number = 0
    for title, cards in (("lobby-yours", yours), ("lobby-open", others)):
        if cards:
            terminal.heading(terminal.say(title))
        for card in cards:
            number += 1
            terminal.rows([(str(number), title_of(terminal, card))], ("number", "heading"))
            terminal.print(state_of(terminal, card), before=" " * 5)
    if not number:
        terminal.heading(http.server)
        terminal.print(terminal.say("lobby-none"))
    terminal.print()
    return yours + others


def title_of(terminal: Terminal, card: m.TableCard) -> str:
    try:
        return open_game(card.game).title(terminal.language)
    except LudothequeError:  # a game that only the server has
        return card.game


def state_of(terminal: Terminal, table: m.TableCard) -> str:
    """Who sits there, and what is going on."""
    names = [
        terminal.say("you") if card.you else seat_name(terminal, card, seat) for seat, card in enumerate(table.seats)
    ]
    now = terminal.say("your-turn") if table.your_turn else terminal.say(f"table-{table.status}")
    return f"{terminal.listed(names)} · {now}"


def lay_out(terminal: Terminal, http: HttpClient) -> str:
    """A new table: its game, its options, who sits there; the link for those who shall come."""
    game = choose_game(terminal)
    options, players, each = ask_options(terminal, game, None)
    others = ask_bots(terminal, players - 1)
    level = ask_level(terminal, game) if each and others else bots.DEFAULT
    alone = others == players - 1
    wish: dict[str, Any] = {
        "game": game.id,
        "players": players,
        "options": {name: value for name, value in options.items() if value is not None},
        "bots": [None] * (players - others) + [level] * others,
        "level": level,
        "start": alone,
    }
    if not alone:
        wish |= ask_open(terminal)
    made: m.TableMade = http.ask("POST", "/api/tables", m.TableMade, wish)
    terminal.print()
    if not alone:
        terminal.print(terminal.say("table-made"))
        terminal.typed(made.link)
        watch: m.LinkMade = http.ask("POST", f"/api/tables/{made.table}/links", m.LinkMade, {"watch": True})
        terminal.print(terminal.say("watch-link"))
        terminal.typed(watch.link)
        if is_loopback(urlsplit(made.link).netloc):
            terminal.print(terminal.say("link-local"), "quiet")
            terminal.typed(OPEN_TO_NETWORK)
    return made.table


def ask_bots(terminal: Terminal, seats: int) -> int:
    """How many of the other seats are for bots; the rest wait for people."""
    while True:
        typed = terminal.ask(terminal.say("ask-bots", last=seats))
        if not typed:
            return seats
        if typed.isdecimal() and int(typed) <= seats:
            return int(typed)
        terminal.complain(terminal.say("bad-bots", asked=typed, last=seats))


def ask_open(terminal: Terminal) -> dict[str, Any]:
    """Who may come: those who have the link, or everyone; and then, whether they may write what they like."""
    rows = [("1", terminal.say("by-link")), ("2", terminal.say("by-all")), ("3", terminal.say("by-all-free"))]
    wishes: list[dict[str, Any]] = [{}, {"listed": True}, {"listed": True, "chat": "free"}]
    terminal.rows(rows, ("number", ""))
    while True:
        typed = terminal.ask(terminal.say("ask-number", last=len(rows), usual=1)) or "1"
        if typed in ("1", "2", "3"):
            return wishes[int(typed) - 1]
        terminal.complain(terminal.say("no-such-number", asked=typed, last=len(rows)))
