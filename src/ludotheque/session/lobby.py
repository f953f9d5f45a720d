"""What do listings say of a table? Its card in the store, how the lobby shows that to somebody, and who sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.protocol import messages as m
from ludotheque.store import TableRow, TableSummary
from ludotheque.tables.shared_device import device, held
from ludotheque.tables.table import Table

if TYPE_CHECKING:
    from ludotheque.session.registry import Registry
    from ludotheque.session.table_session import TableSession


def card_of(table: Table) -> TableSummary:
    """What listings say of a table."""
    seats = tuple(place.person for place in table.seats)
    former = [person for place in table.seats for person in place.former]
    people = dict.fromkeys([table.host, *[person for person in seats if person], *former])
    settings = table.settings
    summary = {
        "players": settings.players,
        "options": settings.options,
        "levels": [place.level for place in table.seats],
        "pace": settings.pace.kind,
        "amount": settings.pace.amount,
        "chat": settings.chat,
    }
    return TableSummary(
        game=settings.game,
        rules=settings.rules,
        status=table.status,
        listed=settings.listed,
        due=table.due(),
        seats=seats,
        people=tuple(people),
        summary=msgspec.json.encode(summary),
    )


def is_around(holder: str | None, person: str | None) -> bool:
    """Does this holder of a seat play on the device of that person, who is another?"""
    return holder is not None and holder != person and device(holder) == person


def table_card(registry: Registry, row: TableRow, person: str) -> m.TableCard:
    """A table as the lobby shows it to somebody."""
    summary = msgspec.json.decode(row.card.summary)
    live = registry.tables.get(row.table)
    seats = [
        m.SeatCard(
            name=None if holder is None else registry.people.name(holder),
            level=level,
            you=holder == person,
            yours=is_around(holder, person),
            here=live is not None and holder is not None and device(holder) in registry.here(live),
        )
        for holder, level in zip(row.card.seats, summary["levels"], strict=True)
    ]
    seat = row.card.seats.index(person) if person in row.card.seats else None
    turn = live is not None and any(live.table.waiting >> one & 1 for one in held(row.card.seats, person))
    return m.TableCard(
        table=row.table,
        game=row.card.game,
        status=row.card.status,
        players=summary["players"],
        options=summary["options"],
        seats=seats,
        pace=summary["pace"],
        amount=summary["amount"],
        chat=summary["chat"],
        listed=row.card.listed,
        created=row.created,
        touched=row.touched,
        your_seat=seat,
        your_turn=turn,
        due=live.table.due() if live is not None else None,
    )


def seats_of(registry: Registry, live: TableSession, person: str, now: int) -> m.Seats:
    """Who sits at a table and how it is run, as somebody who looks on is told."""
    table, here, proposal = live.table, registry.here(live), live.table.proposal
    seats = [
        m.SeatCard(
            name=None if place.person is None else registry.people.name(place.person),
            level=place.level,
            here=place.person is not None and device(place.person) in here,
            you=place.person == person,
            yours=is_around(place.person, person),
        )
        for place in table.seats
    ]
    return m.Seats(
        table=table.id,
        seats=seats,
        host=table.host == person,
        status=table.status,
        pace=table.settings.pace.kind,
        amount=table.settings.pace.amount,
        chat=table.settings.chat,
        listed=table.settings.listed,
        due=table.due(),
        now=now,
        proposal=proposal.what if proposal else None,
        proposer=proposal.seat if proposal else None,
        agreed=list(proposal.agreed) if proposal else [],
        watching=sum(not table.held(watcher.person) for watcher in live.watchers),
    )
