"""What listings say of a table: derived from it, stored beside its log."""

from __future__ import annotations

import msgspec

from ludotheque.store import TableSummary
from ludotheque.tables.table import OVER, Table


def summary_of(table: Table) -> TableSummary:
    seats = tuple(seat.person for seat in table.seats)
    former = [person for seat in table.seats for person in seat.former]
    people = dict.fromkeys(person for person in (table.host, *seats, *former) if person)
    settings = table.settings
    details = {
        "players": settings.players,
        "options": settings.options,
        "levels": [seat.level for seat in table.seats],
        "pace": settings.pace.kind,
        "amount": settings.pace.amount,
        "chat": settings.chat,
        **({"results": table.results()} if table.status == OVER else {}),
    }
    if table.status == OVER and table.game.low_wins:  # else those with the most points
        details["winners"] = table.game.winners(table.results())
    if table.rewound:
        details["rewound"] = table.rewound
    return TableSummary(
        game=settings.game,
        rules=settings.rules,
        status=table.status,
        listed=settings.listed,
        due=table.due(),
        seats=seats,
        people=tuple(people),
        summary=msgspec.json.encode(details),
    )
