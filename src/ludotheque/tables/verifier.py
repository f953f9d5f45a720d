#!/usr/bin/env python3
"""Verifier of the deals of a match, in one file: python3 verifier.py record.json

It needs Python and nothing else. What must hold (every part is preceded by its length, 4 bytes, big-endian):

    commitment = SHA-256("ludo1/commit", table, secret)          shown before anyone sat down; the secret at the end
    pledge     = SHA-256("ludo1/pledge", table, seat, value)     shown by each seat before any value was known
    seed       = HMAC-SHA256(secret; "ludo1/seed", table, "game/rules", commitment, all values)
    k-th draw  = HMAC-SHA256(seed; "ludo1/draw", k, counter)     eight words of 32 bits for each counter 0, 1, …;
                 the first word below the largest multiple of n, modulo n, is the place among n equal chances.
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
}


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
    values = [bytes.fromhex(value) for value in record["values"]]
    for seat, value in enumerate(values):
        pledge = record["pledges"][seat]
        if value and not pledge:
            raise Wrong("unpledged", seat=str(seat))
        if value and hashlib.sha256(joined(b"ludo1/pledge", table, bytes([seat]), value)).hexdigest() != pledge:
            raise Wrong("other-value", seat=str(seat))
    rules = f"{record['game']}/{record['rules']}".encode()
    seed = hmac.digest(secret, joined(b"ludo1/seed", table, rules, commitment.encode(), *values), "sha256")
    made = 0
    for move in record["moves"]:
        if "back" in move:  # an action was taken back, and its draws with it: the same numbers are drawn again
            if not 0 <= move["back"] <= made:
                raise Wrong("bad-back", n=str(move["n"]), back=str(move["back"]), made=str(made))
            made = move["back"]
        elif "drawn" in move:
            due = drawn(seed, made, move["among"])
            if due != move["drawn"]:
                raise Wrong("other-draw", k=str(made), due=due, found=str(move["drawn"]))
            made += 1
    return made


def drawn(seed: bytes, k: int, among: list[tuple[str, int]]) -> str:
    """The k-th draw among texts, each with its number of chances."""
    chances = sum(weight for _, weight in among)
    if min(weight for _, weight in among) < 1 or chances >= 1 << 32:
        raise ValueError(f"the odds of draw {k}")
    limit, counter = (1 << 32) - (1 << 32) % chances, 0
    while True:
        message = joined(b"ludo1/draw", k.to_bytes(8, "big"), counter.to_bytes(8, "big"))
        digest = hmac.digest(seed, message, "sha256")
        for start in range(0, 32, 4):
            word = int.from_bytes(digest[start : start + 4], "big")
            if word < limit:
                return at(word % chances, among)
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
    except (OSError, ValueError, Wrong) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
