#!/usr/bin/env python3
"""Verifier of the deals of a match, in one file: python3 verifier.py record.json

It needs Python and nothing else. What must hold (every part is preceded by its length, 4 bytes, big-endian):

    commitment = SHA-256("ludo1/commit", table, secret)          shown before anyone sat down; the secret at the end
    pledge     = SHA-256("ludo1/pledge", table, seat, value)     shown by each seat before any value was known
    seed       = HMAC-SHA256(secret; "ludo1/seed", table, "game/rules", commitment, all values)
    k-th draw  = HMAC-SHA256(seed; "ludo1/draw", k, counter)     eight words of 32 bits for each counter 0, 1, …;
                 the first word below the largest multiple of n, modulo n, is the place among n equal chances.
    lots       = HMAC-SHA256(seed; "ludo1/lots", counter)        a place among all seats, found as a draw is: whoever
                 sat there begins, and the seats turn. In a record seats are those of the match; only what was pledged
                 and shown stands by the seats before (`order`: by seat, where whoever sits there sat before).
    redeal r   = HMAC-SHA256(seed; "ludo1/redeal", r)            what is dealt anew after the r-th take-back of somebody
                 who plays against bots alone, by the rules of the game: `ludotheque verify` checks it.

A record that a player saved holds, as `seen`, what his own program saw and did; it must agree with the rest:

    transcript = SHA-256("ludo1/seen", table, commitment), then for each event that it saw of the sealing
                 SHA-256("ludo1/seen", the hash before it, "number kind seat text")
"""

import hashlib
import hmac
import json
import sys
from typing import Any


class Wrong(Exception):  # noqa: N818 - the word for a record that does not hold
    """What is wrong with a record: `key`, and `details` that fill its sentence."""

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(SENTENCES[key].format(**details))
        self.key, self.details = key, details


SENTENCES = {
    "no-record": "This is not the record of a match: {why}",
    "other-seal": "The seal in this record is {found}; the one you noted is {due}. It is another match, or altered.",
    "broken-seal": "The secret does not fit the seal that was shown before the match: one of them was altered.",
    "other-value": "The value of seat {seat} is not the one it pledged: one of the two was altered.",
    "unpledged": "Seat {seat} has a value, but no pledge was shown for it.",
    "other-draw": "Draw {k} must give “{due}”; the record says “{found}”.",
    "bad-back": "Event {n} takes draws back to {back}, but {made} were made.",
    "left-out": "The number of seat {seat} was left out of the deals, though the program that saved this record "
    "offered it in time. Whoever deals could have chosen the luck: do not rely on this match.",
    "other-pledge": "These are not the pledges that the program saw which saved this record.",
    "other-shown": "These are not the numbers that the program saw being shown which saved this record.",
    "other-lots": "The lots say that seat {due} (of those before the start) begins; in the record it is {found}.",
    "other-first": "How it was found out who begins is not what the program saw which saved this record.",
    "other-transcript": "What the program saw which saved this record was altered: it does not fit its hash.",
}
NOTES = {
    "shown": "Seats whose own number is in the deals: {seats}.",
    "shown-none": "No seat's own number is in the deals: all luck comes from the secret of whoever deals.",
    "missing": "Not sealed by all: these seats pledged a number and did not show it: {seats}.",
    "unnamed": "This record has an older form: it does not name those who pledged a number and did not show it.",
    "lots": "Who begins (seat {seat}) was drawn by lots, with the same secret and numbers.",
    "taken-back": "Against bots alone choices were taken back {times} time(s); {redealt} time(s) what the player could "
    "not see was dealt anew. `ludotheque verify` checks that this follows from the secret, too.",
    "own-in": "The number of whoever saved this record is in the deals.",
    "own-late": "The number of whoever saved this record came too late.",
    "own-unpledged": "The number of whoever saved this record was not taken before the start.",
    "own-elsewhere": "The number at the seat of whoever saved this record came from another device, not from his.",
    "own-none": "Whoever saved this record added no number himself.",
}


FORMAT = "ludotheque record 2"
"""Names every pledge. Records of form 1 name none where no number was shown; else they are the same."""


def joined(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def check(record: Any, seal: str | None = None) -> int:
    """How many draws hold. Raises Wrong. `seal`: the commitment that somebody noted before the match."""
    try:
        return _check(record, seal)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
        raise Wrong("no-record", why=f"{type(error).__name__}: {error}") from error


def _check(record: Any, seal: str | None) -> int:
    table, secret, commitment = record["table"].encode(), bytes.fromhex(record["secret"]), record["commitment"]
    if seal is not None and seal != commitment:
        raise Wrong("other-seal", found=commitment, due=seal)
    if hashlib.sha256(joined(b"ludo1/commit", table, secret)).hexdigest() != commitment:
        raise Wrong("broken-seal")
    values = _values(record)
    order = _order(record)
    if record.get("seen") is not None:
        _check_seen(record, record["seen"])
    rules = f"{record['game']}/{record['rules']}".encode()
    seed = hmac.digest(secret, joined(b"ludo1/seed", table, rules, commitment.encode(), *values), "sha256")
    if _by(record) == "lots":
        _check_lots(record["first"].get("seat", 0), order, place(seed, record["players"], b"ludo1/lots"))
    made = 0
    for move in record["moves"]:
        if "back" in move:  # an action was taken back, and its draws with it: the same numbers are drawn again
            # Against bots alone (`to`) nothing is drawn again: the next draw is the next number.
            if not (made if "to" in move else 0) <= move["back"] <= made:
                raise Wrong("bad-back", n=str(move["n"]), back=str(move["back"]), made=str(made))
            made = move["back"]
        elif "drawn" in move:
            due = drawn(seed, made, move["among"])
            if due != move["drawn"]:
                raise Wrong("other-draw", k=str(made), due=due, found=str(move["drawn"]))
            made += 1
    return made


def _by(record: Any) -> str:
    """How it was found out who begins: by `lots`, by the host's word (`named`), or as everybody sat (`turn`)."""
    return str((record.get("first") or {"by": "turn"})["by"])


def _order(record: Any) -> list[int]:
    """By seat, where whoever sits there sat when the numbers were pledged."""
    players = record["players"]
    order: list[int] = (record.get("first") or {}).get("order") or [*range(players)]
    if sorted(order) != [*range(players)]:
        raise ValueError("an order of the seats in which one is missing")
    return order


def _check_lots(seat: int, order: list[int], drawn: int) -> None:
    """Whoever was drawn sits at the seat that begins, and the others as before around the table."""
    if order != [(drawn + place - seat) % len(order) for place in range(len(order))]:
        raise Wrong("other-lots", due=str(drawn + 1), found=str(order[seat] + 1))


def _values(record: Any) -> list[bytes]:
    """What the seats added to the deals; each fits the pledge that was shown before."""
    values, pledges = [bytes.fromhex(value) for value in record["values"]], record["pledges"]
    if not all(isinstance(pledge, str) for pledge in pledges):
        raise TypeError("a pledge that is no text")
    if record.get("format") == FORMAT and len(pledges) != record["players"]:
        raise ValueError("it does not name the pledge of every seat")
    for seat, value in enumerate(values):
        if value and not pledges[seat]:
            raise Wrong("unpledged", seat=str(seat + 1))
        message = joined(b"ludo1/pledge", record["table"].encode(), bytes([seat]), value)
        if value and hashlib.sha256(message).hexdigest() != pledges[seat]:
            raise Wrong("other-value", seat=str(seat + 1))
    return values


def _check_seen(record: Any, seen: Any) -> None:
    """What a player's own program saw and did, against what the record says."""
    seat, pledges, values = seen["seat"], record["pledges"], record["values"]
    if seen["commitment"] != record["commitment"]:
        raise Wrong("other-seal", found=record["commitment"], due=seen["commitment"])
    if transcript(record["table"], seen["commitment"], seen["events"]) != seen["transcript"]:
        raise Wrong("other-transcript")
    stands = _at(pledges, seat) == seen["pledge"]
    if seen["accepted"] and not (stands and (not seen["in_time"] or _at(values, seat) == seen["value"])):
        raise Wrong("left-out", seat=str(_order(record).index(seat) + 1))
    chosen = [text for _, what, _, text in seen["events"] if what == "first"]
    if record.get("started") is not None and seen["accepted"] and ("lots" in chosen[-1:]) != (_by(record) == "lots"):
        raise Wrong("other-first")
    if seen["pledges"] and seen["pledges"] != pledges:
        raise Wrong("other-pledge")
    for _, what, by, text in seen["events"]:
        if (what == "shown" and _at(values, by) != text) or (what == "started" and ",".join(values) != text):
            raise Wrong("other-shown")


def _at(texts: list[str], seat: int) -> str:
    return texts[seat] if 0 <= seat < len(texts) else ""


def transcript(table: str, commitment: str, events: Any) -> str:
    """The hash of what a program saw of the sealing: number, kind, seat (-1: none) and text of each event."""
    digest = hashlib.sha256(joined(b"ludo1/seen", table.encode(), commitment.encode())).digest()
    for n, what, seat, text in events:
        digest = hashlib.sha256(joined(b"ludo1/seen", digest, f"{n} {what} {seat} {text}".encode())).digest()
    return digest.hex()


def missing(record: Any) -> list[int]:
    """The seats, as everybody sits now, that pledged a number and did not show it before the match began."""
    if record.get("started") is None and not record["moves"]:
        return []
    order = _order(record)
    absent = [seat for seat, pledge in enumerate(record["pledges"]) if pledge and not _at(record["values"], seat)]
    return sorted(order.index(seat) for seat in absent)


def own_part(record: Any) -> str:
    """What became of the number of whoever saved the record: `in` the deals, `late`, `unpledged` (not taken before the
    start), `elsewhere` (another device's stands at his seat) or `none` (he came later, looked on, or added nothing)."""
    seen = record.get("seen") or {"seat": -1}
    pledge = _at(record["pledges"], seen["seat"])
    if pledge and pledge == seen["pledge"]:
        return "in" if _at(record["values"], seen["seat"]) == seen["value"] else "late"
    if pledge:
        return "elsewhere"
    return "unpledged" if seen.get("pledge") else "none"


def notes(record: Any) -> list[str]:
    """Who added a number to the deals and who did not, in sentences, for a record that holds."""
    shown = [str(now + 1) for now, seat in enumerate(_order(record)) if _at(record["values"], seat)]
    said = [NOTES["shown" if shown else "shown-none"].format(seats=", ".join(shown))]
    if seats := missing(record):
        said.append(NOTES["missing"].format(seats=", ".join(str(seat + 1) for seat in seats)))
    if not shown and not record["pledges"]:
        said.append(NOTES["unnamed"])
    if _by(record) == "lots":
        said.append(NOTES["lots"].format(seat=record["first"].get("seat", 0) + 1))
    if rewound := [move for move in record["moves"] if "to" in move]:
        redealt = sum("redealt" in move for move in rewound)
        said.append(NOTES["taken-back"].format(times=len(rewound), redealt=redealt))
    if record.get("seen") is not None:
        said.append(NOTES[f"own-{own_part(record)}"])
    return said


def drawn(seed: bytes, k: int, among: list[tuple[str, int]]) -> str:
    """The k-th draw among texts, each with its number of chances."""
    chances = sum(weight for _, weight in among)
    if min(weight for _, weight in among) < 1 or chances >= 1 << 32:
        raise ValueError(f"the odds of draw {k}")
    return at(place(seed, chances, b"ludo1/draw", k.to_bytes(8, "big")), among)


def place(seed: bytes, chances: int, *parts: bytes) -> int:
    """A place among so many equal chances."""
    limit, counter = (1 << 32) - (1 << 32) % chances, 0
    while True:
        digest = hmac.digest(seed, joined(*parts, counter.to_bytes(8, "big")), "sha256")
        for start in range(0, 32, 4):
            word = int.from_bytes(digest[start : start + 4], "big")
            if word < limit:
                return word % chances
        counter += 1


def at(place: int, among: list[tuple[str, int]]) -> str:
    for text, weight in among:
        place -= weight
        if place < 0:
            return text
    raise IndexError(place)


def main() -> int:
    if len(sys.argv) not in (2, 3):
        print("usage: python3 verifier.py record.json [the seal that you noted]", file=sys.stderr)
        return 2
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            record = json.load(file)
        print(f"All {check(record, *sys.argv[2:])} draws hold: they were fixed before anyone sat down.")
        print("\n".join(notes(record)))
    except (OSError, ValueError, Wrong) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
