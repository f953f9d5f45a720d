"""Rate limits: token buckets by person or address."""

from __future__ import annotations

import time
from collections.abc import Hashable


class Bucket:
    """Tokens come at a rate, up to a number."""

    __slots__ = ("_at", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: int) -> None:
        self._rate, self._most = rate, most
        self._tokens, self._at = float(most), time.monotonic()

    def take(self) -> bool:
        """Is there a token left?"""
        now = time.monotonic()
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

    def take(self, key: Hashable) -> bool:
        if len(self._buckets) > 10_000:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(key, Bucket(self._rate, self._most)).take()
