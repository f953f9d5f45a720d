"""Commitment to the deals of a table before anyone sits: a secret, of which the table shows the hash.

The secret is drawn when the table is made. Its seal (a hash with the table's name) is shown to everyone at once; the
secret itself when the match is over. Each seat may add a value of its own: first the hashes of all values are collected
(pledges), then the values are shown, so nobody can choose his by what the others' are. The seed of all deals follows
from the secret and these values: nothing can be fished for by undoing, stalling or restarting, and anyone can check
the deals afterwards (verifier.py). What is dealt anew after a take-back against bots follows from that seed, too.
"""

from __future__ import annotations

import hashlib
import hmac
import struct

from ludotheque.kernel.chance import length_prefixed

SHOW_WITHIN_MS = 2000
"""For showing what was pledged; a start waits no longer for anybody."""


def commitment(table: str, secret: bytes) -> str:
    """The seal of a secret."""
    return hashlib.sha256(length_prefixed(b"ludo1/commit", table.encode(), secret)).hexdigest()


def pledge_of(table: str, seat: int, value: bytes) -> str:
    """The hash that a seat shows of its value before the start."""
    return hashlib.sha256(length_prefixed(b"ludo1/pledge", table.encode(), bytes([seat]), value)).hexdigest()


def seed(table: str, rules: str, secret: bytes, values: list[bytes]) -> bytes:
    """The seed of the deals. `values` are what the seats added; a seat that added nothing counts as empty."""
    parts = (b"ludo1/seed", table.encode(), rules.encode(), commitment(table, secret).encode(), *values)
    return hmac.digest(secret, length_prefixed(*parts), "sha256")


def redeal_seed(seed: bytes, number: int) -> int:
    """The seed of what is dealt anew when the only person at a table takes a choice back, the number-th time: it
    follows from the seal, too, and each time it is another one."""
    message = length_prefixed(b"ludo1/redeal", number.to_bytes(8, "big"))
    return int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")


def lot(seed: bytes, seats: int) -> int:
    """The seat that is drawn by lots to begin, among all: as a draw of the deals, with a hash of its own."""
    limit, counter = (1 << 32) - (1 << 32) % seats, 0
    while True:
        message = length_prefixed(b"ludo1/lots", counter.to_bytes(8, "big"))
        words: tuple[int, ...] = struct.unpack(">8I", hmac.digest(seed, message, "sha256"))
        for word in words:
            if word < limit:
                return word % seats
        counter += 1


def bot_seed(table: str, secret: bytes, seat: int, moves: int) -> int:
    """The seed of a bot's choice. A hash of its own: a bot must not learn the deals, and may be asked again."""
    message = length_prefixed(b"ludo1/bot", table.encode(), bytes([seat]), moves.to_bytes(8, "big"))
    return int.from_bytes(hmac.digest(secret, message, "sha256")[:8], "big")
