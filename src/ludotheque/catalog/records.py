"""Storage of records: put, change, remove; each change is noted in the log.

All functions run in a thread of the store, in one transaction.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.folding import fold, search_words, search_words_both
from ludotheque.catalog.log import ADDED, CHANGED, FACTS, REMOVED, Change, LogLine, Origin, note
from ludotheque.catalog.record import CatalogFacts, Stored

MAX_TEXT_LENGTH = 300_000
"""Characters of a record's sheets that are searched; each has the same share of them."""
NUMBERS_PER_STATEMENT = 500
OWN_NUMBER = "no:"
"""Begins the key, in files, of a record that came from none: its number follows."""
COLUMNS = (
    *("number", "source", "version", "changed", "gone", "sorting", "year", "low", "high", "age", "minutes"),
    *("playable", "lent", "body"),
)
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


def row_of(number: int, version: int, changed: int, facts: CatalogFacts, source: str | None) -> tuple[object, ...]:
    """The row of a record that is neither gone nor lent."""
    return (
        *(number, source, version, changed, 0, sorting_of(facts.title), facts.year),
        *(facts.low if facts.low is not None else facts.high, facts.high if facts.high is not None else facts.low),
        *(facts.age, facts.minutes, int(bool(facts.plays)), 0, packed(facts)),
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


def after(connection: CatalogConnection, number: int, limit: int) -> list[Stored]:
    """The records that follow a number, in the order of numbers: for who goes through all of them."""
    rows = connection.find(
        f"{SELECT} where number > :number and gone = 0 order by number limit :limit", number=number, limit=limit
    )
    return [stored(*row) for row in rows]


def add(connection: CatalogConnection, facts: CatalogFacts, origin: Origin, source: str | None = None) -> Stored:
    return add_all(connection, [(facts, source)], origin)[0]


def add_all(
    connection: CatalogConnection, new: Iterable[tuple[CatalogFacts, str | None]], origin: Origin
) -> list[Stored]:
    """New records, in the order given."""
    first = connection.next_number()
    changed = connection.last_change() + 1
    made = [Stored(first + place, 1, False, facts, source) for place, (facts, source) in enumerate(new)]
    rows = [row_of(one.number, 1, changed, one.facts, one.source) for one in made]
    connection.put("catalog_records", COLUMNS, rows)
    _index_all(connection, [(one.number, one.facts, "") for one in made])
    note(connection, origin, [LogLine(ADDED, one.number, 1, None, one.facts) for one in made])
    return made


def change(connection: CatalogConnection, number: int, version: int, facts: CatalogFacts, origin: Origin) -> Stored:
    """Replace what is written about a box, if nobody else did since `version`."""
    connection.lock()
    before = get(connection, number)
    if before.version != version:
        raise CatalogError("catalog-changed", title=before.facts.title)
    return _replace(connection, before, facts, origin)


def change_all(connection: CatalogConnection, changes: Iterable[tuple[Stored, CatalogFacts]], origin: Origin) -> int:
    """Replace what is written about boxes, whoever did so before; returns how many were different."""
    count = 0
    for before, facts in changes:
        if facts != before.facts:
            _replace(connection, before, facts, origin)
            count += 1
    return count


def remove(connection: CatalogConnection, number: int, version: int, origin: Origin) -> None:
    """Take a record out of the catalogue. It can be brought back from the log of changes."""
    connection.lock()
    before = get(connection, number)
    if before.version != version:
        raise CatalogError("catalog-changed", title=before.facts.title)
    _hide(connection, before, origin)


def reindex(connection: CatalogConnection, number: int) -> None:
    """Put the words of a record anew, as its sheets have changed."""
    found = get(connection, number)
    connection.drop_words("catalog_texts", number)
    texts = texts_of(found.facts, _sheets(connection, number))
    connection.put_words("catalog_texts", ("texts",), [(number, texts)])


def bring_back(connection: CatalogConnection, removed: Change, origin: Origin) -> None:
    """Put a record in again that was taken out."""
    number, version, facts = removed.number, removed.version + 1, removed.before
    if facts is None:
        return
    _set_gone(connection, number, version, gone=False)
    _index_all(connection, [(number, facts, _sheets(connection, number))])
    note(connection, origin, [LogLine(ADDED, number, version, None, facts)])


def _replace(connection: CatalogConnection, before: Stored, facts: CatalogFacts, origin: Origin) -> Stored:
    number, version = before.number, before.version + 1
    row = dict(zip(COLUMNS, row_of(number, version, connection.last_change() + 1, facts, None), strict=True))
    del row["source"], row["gone"], row["lent"]  # these stay
    columns = ", ".join(f"{name} = :{name}" for name in row if name != "number")
    connection.execute(f"update catalog_records set {columns} where number = :number", **row)
    # Putting words costs far more than comparing them, and most changes leave them as they are.
    if names_of(facts) != names_of(before.facts):
        connection.drop_words("catalog_names", number)
        connection.put_words("catalog_names", ("titles", "people"), [(number, *names_of(facts))])
    if texts_of(facts, "") != texts_of(before.facts, ""):
        connection.drop_words("catalog_texts", number)
        texts = texts_of(facts, _sheets(connection, number))
        connection.put_words("catalog_texts", ("texts",), [(number, texts)])
    if labels_of(facts) != labels_of(before.facts):
        connection.execute("delete from catalog_labels where number = :number", number=number)
        _put_labels(connection, [(number, facts)])
    note(connection, origin, [LogLine(CHANGED, number, version, before.facts, facts)])
    return Stored(number, version, before.lent, facts, before.source)


def _hide(connection: CatalogConnection, before: Stored, origin: Origin) -> None:
    version = before.version + 1
    _set_gone(connection, before.number, version, gone=True)
    _unindex(connection, before.number)
    note(connection, origin, [LogLine(REMOVED, before.number, version, before.facts, None)])


def _set_gone(connection: CatalogConnection, number: int, version: int, gone: bool) -> None:
    connection.execute(
        "update catalog_records set gone = :gone, version = :version, changed = :changed where number = :number",
        number=number,
        version=version,
        gone=int(gone),
        changed=connection.last_change() + 1,
    )


def set_lent(connection: CatalogConnection, number: int, lent: bool) -> None:
    """Whether a box is out. That is no change of what is written about it."""
    connection.execute(
        "update catalog_records set lent = :lent, changed = :changed where number = :number",
        number=number,
        lent=int(lent),
        changed=connection.last_change() + 1,
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
