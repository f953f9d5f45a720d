"""Storage of records: put, change, remove; each change is noted in the log.

All functions run in a thread of the store, in one transaction. What is written about records is one thing, the words
and labels by which they are found another: these follow from it, and may follow later (see waiting_words).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.folding import fold, search_words, search_words_both
from ludotheque.catalog.log import ADDED, CHANGED, FACTS, REMOVED, Change, LogLine, Origin, What, note
from ludotheque.catalog.record import CatalogFacts, Stored

MAX_TEXT_LENGTH = 300_000
"""Characters of a record's sheets that are searched; each has the same share of them."""
NUMBERS_PER_STATEMENT = 500
MAX_PLAYERS = 999
"""As many as a record can say."""
MISSING = "pieces"
"""The label of boxes of which pieces are missing."""
OWN_NUMBER = "no:"
"""Begins the key, in files, of a record that came from none: its number follows."""
OF_FACTS = ("sorting", "year", "low", "high", "age", "minutes", "playable", "body")
COLUMNS = ("number", "source", "version", "changed", "gone", "lent", *OF_FACTS)
UPDATE = ", ".join(f"{name} = :{name}" for name in ("version", "changed", *OF_FACTS))
MOVE = "update catalog_records set gone = :gone, version = :version, changed = :changed where number = :number"
SELECT = "select number, version, lent, body, source from catalog_records"


def stored(number: int, version: int, lent: int, body: str, source: str | None = None) -> Stored:
    return Stored(number, version, bool(lent), FACTS.decode(body), source)


def packed(facts: CatalogFacts) -> str:
    return msgspec.json.encode(facts).decode()


def sorting_of(title: str) -> str:
    return fold(title)[:100]


def labels_of(facts: CatalogFacts) -> list[tuple[str, str, str]]:
    """Kind, value and label of all that a record is counted by."""
    several = [("mechanic", text) for text in facts.mechanics] + [("language", text) for text in facts.languages]
    if facts.edition_of:
        several.append(("work", facts.edition_of))
    several += [("game", one.game) for one in facts.plays]
    several += [("missing", MISSING)] if facts.missing else []
    found = {(kind, fold(text)): text for kind, text in several}
    return [(kind, value, label) for (kind, value), label in found.items() if value]


def names_of(facts: CatalogFacts) -> tuple[str, str]:
    """The words of its titles and of its people, folded."""
    titles = " ".join([facts.title, *facts.titles.values(), facts.edition_of])
    people = " ".join([*facts.authors, *facts.illustrators, facts.publisher])
    return search_words_both(titles), search_words_both(people)


def texts_of(facts: CatalogFacts, sheets: str) -> str:
    """All words that everyone may read, folded."""
    year = "" if facts.year is None else str(facts.year)
    more = " ".join([*facts.mechanics, facts.shelf, year, facts.notes, sheets])
    return " ".join([*names_of(facts), search_words(more)])


def found_by(facts: CatalogFacts) -> tuple[object, ...]:
    """All words and labels of a record, but those of its sheets."""
    return names_of(facts), texts_of(facts, ""), labels_of(facts)


def players_of(facts: CatalogFacts) -> tuple[int | None, int | None]:
    """The fewest and the most players that searches count with: "at least 2" is open upwards."""
    if facts.low is None and facts.high is None:
        return None, None
    return facts.low or 1, facts.high or MAX_PLAYERS


def cells_of(facts: CatalogFacts) -> tuple[object, ...]:
    """What stands in the columns OF_FACTS."""
    return (
        *(sorting_of(facts.title), facts.year),
        *players_of(facts),
        *(facts.age, facts.minutes, int(bool(facts.plays)), packed(facts)),
    )


def get(connection: CatalogConnection, number: int) -> Stored:
    found = connection.find(f"{SELECT} where number = :number and gone = 0", number=number)
    if not found:
        raise CatalogError("catalog-no-record", number=str(number))
    return stored(*found[0])


def several(connection: CatalogConnection, numbers: Sequence[int]) -> list[Stored]:
    """Records in the order of their numbers as given."""
    found: dict[int, Stored] = {}
    for start in range(0, len(numbers), NUMBERS_PER_STATEMENT):
        some = ", ".join(str(int(number)) for number in numbers[start : start + NUMBERS_PER_STATEMENT])
        for row in connection.find(f"{SELECT} where number in ({some}) and gone = 0"):
            found[row[0]] = stored(*row)
    return [found[number] for number in numbers if number in found]


def count(connection: CatalogConnection) -> int:
    return int(connection.find("select count(*) from catalog_records where gone = 0")[0][0])


def after(connection: CatalogConnection, number: int, limit: int) -> list[Stored]:
    """The records that follow a number, in the order of numbers: for who goes through all of them."""
    rows = connection.find(
        f"{SELECT} where number > :number and gone = 0 order by number limit :limit", number=number, limit=limit
    )
    return [stored(*row) for row in rows]


class RecordChange(NamedTuple):
    """What becomes of one record, prepared as far as can be: while it is written, everybody else waits."""

    what: What
    number: int
    """0: a new one, which gets the next number."""
    version: int
    """Afterwards."""
    before: str | None
    """Facts as JSON."""
    cells: tuple[object, ...]
    """Those of the facts afterwards; empty where it is gone then."""
    source: str | None = None
    """Of a new one."""
    wordy: bool = True
    """Whether its words or labels are others."""

    @property
    def after(self) -> str | None:
        return str(self.cells[-1]) if self.cells else None


def adding(facts: CatalogFacts, source: str | None = None) -> RecordChange:
    return RecordChange(ADDED, 0, 1, None, cells_of(facts), source)


def changing(before: Stored, facts: CatalogFacts) -> RecordChange:
    # Putting words costs far more than comparing them, and most changes leave them as they are.
    wordy = found_by(facts) != found_by(before.facts)
    version = before.version + 1
    return RecordChange(CHANGED, before.number, version, packed(before.facts), cells_of(facts), wordy=wordy)


def hiding(before: Stored) -> RecordChange:
    return RecordChange(REMOVED, before.number, before.version + 1, packed(before.facts), ())


def undoing(done: Change) -> RecordChange:
    """What takes a change back that was the last of its record."""
    what = {ADDED: REMOVED, REMOVED: ADDED}.get(done.what, CHANGED)
    cells = () if done.before is None else cells_of(done.before)
    return RecordChange(what, done.number, done.version + 1, done.body_after, cells)


def apply(connection: CatalogConnection, changes: Sequence[RecordChange], origin: Origin) -> list[int]:
    """Carry changes out, and index the records; returns their numbers, in the order given."""
    numbers = write(connection, changes, origin)
    index(connection, [number for number, one in zip(numbers, changes, strict=True) if one.wordy])
    return numbers


def write(connection: CatalogConnection, changes: Sequence[RecordChange], origin: Origin) -> list[int]:
    """Carry changes out, but leave words and labels as they are: 10,000 take less than a tenth of a second."""
    connection.lock()
    first, changed = connection.next_number(), connection.last_change() + 1
    new = iter(range(first, first + len(changes)))
    numbers = [one.number or next(new) for one in changes]
    put, updated, moved = [], [], []
    for number, one in zip(numbers, changes, strict=True):
        stamped = {"number": number, "version": one.version, "changed": changed}
        if not one.number:
            put.append((number, one.source, one.version, changed, 0, 0, *one.cells))
        elif one.what == CHANGED:
            updated.append(stamped | dict(zip(OF_FACTS, one.cells, strict=True)))
        else:
            moved.append(stamped | {"gone": int(one.what == REMOVED)})
    connection.put("catalog_records", COLUMNS, put)
    connection.execute_each(f"update catalog_records set {UPDATE} where number = :number", updated)
    connection.execute_each(MOVE, moved)
    lines = zip(numbers, changes, strict=True)
    note(connection, origin, [LogLine(one.what, number, one.version, one.before, one.after) for number, one in lines])
    return numbers


def add(connection: CatalogConnection, facts: CatalogFacts, origin: Origin, source: str | None = None) -> Stored:
    return add_all(connection, [(facts, source)], origin)[0]


def add_all(
    connection: CatalogConnection, new: Iterable[tuple[CatalogFacts, str | None]], origin: Origin
) -> list[Stored]:
    """New records, in the order given."""
    return several(connection, apply(connection, [adding(facts, source) for facts, source in new], origin))


def change(connection: CatalogConnection, number: int, version: int, facts: CatalogFacts, origin: Origin) -> Stored:
    """Replace what is written about a box, if nobody else did since `version`."""
    before = _unchanged(connection, number, version)
    apply(connection, [changing(before, facts)], origin)
    return Stored(number, version + 1, before.lent, facts, before.source)


def remove(connection: CatalogConnection, number: int, version: int, origin: Origin) -> None:
    """Take a record out of the catalogue. It can be brought back from the log of changes."""
    apply(connection, [hiding(_unchanged(connection, number, version))], origin)


def _unchanged(connection: CatalogConnection, number: int, version: int) -> Stored:
    """A record, which nobody changes before the end of the transaction; refused if somebody did since `version`."""
    connection.lock()
    before = get(connection, number)
    if before.version != version:
        raise CatalogError("catalog-changed", title=before.facts.title)
    return before


def reindex(connection: CatalogConnection, number: int) -> None:
    """Put the words of a record anew, as its sheets have changed."""
    found = get(connection, number)
    connection.drop_words("catalog_texts", number)
    texts = texts_of(found.facts, _sheets(connection, number))
    connection.put_words("catalog_texts", ("texts",), [(number, texts)])


def set_lent(connection: CatalogConnection, number: int, lent: bool) -> None:
    """Whether a box is out. That is no change of what is written about it."""
    connection.execute(
        "update catalog_records set lent = :lent, changed = :changed where number = :number",
        number=number,
        lent=int(lent),
        changed=connection.last_change() + 1,
    )


def index(connection: CatalogConnection, numbers: Sequence[int]) -> None:
    """Put the words and labels of records as they are today; those of records that are gone are taken away."""
    for number in numbers:
        _unindex(connection, number)
    _index_all(
        connection, [(one.number, one.facts, _sheets(connection, one.number)) for one in several(connection, numbers)]
    )


def _index_all(connection: CatalogConnection, new: list[tuple[int, CatalogFacts, str]]) -> None:
    names = [(number, *names_of(facts)) for number, facts, _ in new]
    connection.put_words("catalog_names", ("titles", "people"), names)
    connection.put_words(
        "catalog_texts", ("texts",), [(number, texts_of(facts, sheets)) for number, facts, sheets in new]
    )
    _put_labels(connection, [(number, facts) for number, facts, _ in new])


def _put_labels(connection: CatalogConnection, new: list[tuple[int, CatalogFacts]]) -> None:
    columns = ("kind", "value", "label", "number")
    connection.put("catalog_labels", columns, [(*label, number) for number, facts in new for label in labels_of(facts)])


def _unindex(connection: CatalogConnection, number: int) -> None:
    connection.drop_words("catalog_names", number)
    connection.drop_words("catalog_texts", number)
    connection.execute("delete from catalog_labels where number = :number", number=number)


def _sheets(connection: CatalogConnection, number: int) -> str:
    rows = connection.find(
        "select content from catalog_sheets where number = :number and gone = 0 order by id", number=number
    )
    return " ".join(text[: MAX_TEXT_LENGTH // len(rows)] for (text,) in rows)
