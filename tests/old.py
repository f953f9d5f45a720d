"""Stored matches of earlier versions, to be replayed for ever: `python -m tests.old` adds what is missing.

A file of tests/old holds the events of one table, byte for byte as they stood in the log, and for each of them what
every viewer was shown, as a hash of the fields that the game had then. Files are never written anew: a change that
breaks one breaks a promise.
"""

from __future__ import annotations

import json
import random
import zlib
from pathlib import Path

import ludotheque
from ludotheque.kernel.game import published
from ludotheque.kernel.record import Record
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import pledge_of
from ludotheque.tables.table import OVER, AppliedEvent, rebuilt
from tests.tables.sample import Sample

FOLDER = Path(__file__).parent / "old"
MOVES = 30


def lines_of(sample: Sample) -> str:
    """The log of a table as a file."""
    names = list(sample.game.rules.State.fields)
    rows = [json.dumps({"fields": names})]
    for (seq, at, body), happened in zip(sample.log, sample.happened, strict=True):
        row = {"seq": seq, "at": at, "body": body.decode(), "hashes": hashes(happened, names)}
        rows.append(json.dumps(row, ensure_ascii=False))
    return "\n".join(rows) + "\n"


def hashes(happened: AppliedEvent, names: list[str]) -> list[int]:
    """What every viewer sees afterwards. Fields that a game has got since are new memory, not another match."""
    found = []
    for viewer in range(-1, happened.players):
        seen = b"" if happened.after is None else _bytes(happened.after.view(viewer), names)
        found.append(zlib.crc32(seen))
    return found


def _bytes(view: Record, names: list[str]) -> bytes:
    raw, fields = view.raw.tobytes(), type(view).fields
    return b"".join(raw[fields[name].offset : fields[name].offset + fields[name].size] for name in names)


def check(file: Path) -> int:
    """Play a file again; how many events it has. Raises AssertionError where anybody would see something else."""
    head, *rows = [json.loads(row) for row in file.read_text("utf-8").splitlines()]
    log = [(row["seq"], row["at"], e.decode(row["body"].encode())) for row in rows]
    table, happened = rebuilt("t", log)
    for row, one in zip(rows, happened, strict=True):
        assert hashes(one, head["fields"]) == row["hashes"], f"{file.name}: event {row['seq']} shows something else now"
        assert e.encode(one.event) == row["body"].encode(), f"{file.name}: event {row['seq']} is written otherwise now"
    assert (table.status == OVER) == bool(table.results())
    return len(rows)


def begun(sample: Sample, values: bool) -> Sample:
    """A match that has begun, with or without values of the seats."""
    players = sample.table.players
    if values:
        for seat in range(players):
            sample.do(f"p{seat}", c.Pledge(pledge_of("t", seat, bytes([seat]) * 32)))
    sample.do("p0", c.Start())
    if values:
        for seat in range(players):
            sample.do(f"p{seat}", c.Show((bytes([seat]) * 32).hex()))
        sample.do(None, c.Deal())
    return sample


def with_lots(game: str, seed: int) -> Sample:
    """A match to be kept: lots were drawn who begins, and the seats have turned."""
    sample = Sample(game)
    sample.do("p0", c.ChooseFirst("lots"))
    begun(sample, True)
    if not sample.table.order:
        raise ValueError("the lots have turned no seat: keep another game")
    return sample.play(MOVES, random.Random(seed))


def played(game: str, seed: int, values: bool) -> Sample:
    """A match to be kept: with talk, and with an action taken back; with or without values of the seats."""
    sample, generator = begun(Sample(game), values), random.Random(seed)
    players = sample.table.players
    sample.do("p1", c.Say(phrase="hello"))
    sample.play(5, generator)
    seat = sample.table.past[-1].seat
    if isinstance(sample.do(f"p{seat}", c.Undo()), e.Proposed):
        for other in range(players):
            if other != seat:
                sample.do(f"p{other}", c.Answer(True))
    return sample.play(MOVES, generator)


def files_of(game: str) -> dict[Path, bool]:
    """The files that every game has of the newest version of its rules, and whether its seats gave values."""
    version = ludotheque.game(game).rules_version
    names = (("house-secret", False), ("seat-values", True))
    return {FOLDER / f"{game}-{version}-{name}.jsonl": values for name, values in names}


def keep(game: str) -> None:
    """Write the files that a game lacks."""
    FOLDER.mkdir(exist_ok=True)
    for file, values in files_of(game).items():
        if not file.exists():
            file.write_text(lines_of(played(game, 7, values)), "utf-8")


def main() -> None:
    for game in published():
        keep(game)
    file = FOLDER / "tausch-2-lots-drawn.jsonl"
    if not file.exists():
        file.write_text(lines_of(with_lots("tausch", 7)), "utf-8")


if __name__ == "__main__":
    main()
