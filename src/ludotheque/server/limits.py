"""Rate limits: token buckets by person or address."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Hashable, Iterator

from ludotheque.session.config import Limits
from ludotheque.session.errors import RequestError

MAX_LARGE_BODIES = 24
"""Requests with a body above the usual that are read at a time, of all addresses together: each may be megabytes."""
MAX_LARGE_BODIES_EACH = 4


class Bucket:
    """Tokens come at a rate, up to a number."""

    __slots__ = ("_at", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: int) -> None:
        self._rate, self._most = rate, most
        self._tokens, self._at = float(most), time.monotonic()

    def take(self, now: float) -> bool:
        """Is there a token left?"""
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def full(self) -> bool:
        return self._tokens + (time.monotonic() - self._at) * self._rate >= self._most


class Buckets:
    """A bucket for each address; full ones need not be remembered."""

    def __init__(self, rate: float, most: int) -> None:
        self._rate, self._most = rate, most
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable, now: float | None = None) -> bool:
        """Is there a token left for this one? `now`: the monotonic time, if it is known."""
        if len(self._buckets) > 10_000:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._most)
        return bucket.take(time.monotonic() if now is None else now)


class LargeBodies:
    """Which addresses send large bodies just now."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()

    @contextlib.contextmanager
    def admit(self, address: str) -> Iterator[None]:
        """While a body of an address comes in; raises RequestError when there are too many."""
        if self._of.total() >= MAX_LARGE_BODIES or self._of[address] >= MAX_LARGE_BODIES_EACH:
            raise RequestError("busy")
        self._of[address] += 1
        try:
            yield
        finally:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]


class MessageLimits:
    """What people may send, whatever number of sockets they open."""

    def __init__(self, limits: Limits) -> None:
        self._people = Buckets(limits.messages, limits.burst)
        self._addresses = Buckets(limits.address_messages, limits.address_burst)
        self._chat = Buckets(limits.chat, limits.chat_burst)

    def take(self, person: str, address: str) -> bool:
        """May this person send a message from this address? What is too much for him costs his neighbours nothing."""
        now = time.monotonic()
        return self._people.take(person, now) and self._addresses.take(address, now)

    def take_chat(self, person: str) -> bool:
        """May this person say something now?"""
        return self._chat.take(person)
