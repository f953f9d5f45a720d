"""Words and labels of records that wait to be put: those of large changes follow a few at a time.

A change of 10,000 records is written at once, all of it or nothing, and takes a moment; their words would take many
seconds, and everybody who plays would wait. So the change notes which records wait (rows of settings), and each of the
transactions that follow takes some of them. What is noted outlives a crash. Until a record's turn has come, searches
find it by its old words.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from ludotheque.catalog import records
from ludotheque.catalog.database import CatalogConnection

WAITING = "waiting:"
"""Begins the names of the rows; the stamp of the change (see the column `changed`) and a number follow."""
SELECT = "select name, version, body from catalog_settings where name like :waiting"
NUMBERS_PER_ROW = 500
AT_A_TIME = 5
BUSY_S = 0.01
"""After so much time others have their turn."""


def put_off(connection: CatalogConnection, numbers: Sequence[int]) -> None:
    """Note that the records which were changed just now wait for their words."""
    stamp = connection.last_change()
    rows = [
        (
            f"{WAITING}{stamp:015}:{start:09}",
            stamp,
            msgspec.json.encode(numbers[start : start + NUMBERS_PER_ROW]).decode(),
        )
        for start in range(0, len(numbers), NUMBERS_PER_ROW)
    ]
    connection.put("catalog_settings", ("name", "version", "body"), rows)


def put_some(connection: CatalogConnection) -> int:
    """Put the words of some that wait; returns how many were put, 0 when nothing waits."""
    connection.lock()
    rows = connection.find(f"{SELECT} order by name limit 1", waiting=f"{WAITING}%")
    if not rows:
        return 0
    (name, stamp, body), end, count = rows[0], time.perf_counter() + BUSY_S, 0
    numbers: list[int] = msgspec.json.decode(body)
    while count == 0 or (count < len(numbers) and time.perf_counter() < end):
        records.index(connection, numbers[count : count + AT_A_TIME])
        count = min(count + AT_A_TIME, len(numbers))
    if count < len(numbers):
        rest = msgspec.json.encode(numbers[count:]).decode()
        connection.execute("update catalog_settings set body = :rest where name = :name", rest=rest, name=name)
        return count
    connection.execute("delete from catalog_settings where name = :name", name=name)
    if not connection.find(f"{SELECT} and version = :stamp limit 1", waiting=f"{WAITING}%", stamp=stamp):
        # Whoever remembers records learns their labels; also of those that were changed once more meanwhile.
        connection.execute(
            "update catalog_records set changed = :changed where changed >= :stamp",
            changed=connection.last_change() + 1,
            stamp=stamp,
        )
    return count
