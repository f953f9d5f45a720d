"""Reader of positions: key by key, with the value of a match's start where a key is missing, and types checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.kernel.errors import PositionError, closest, shown


def require(holds: bool, message: str, /, **parameters: object) -> None:
    """A position that does not fulfil this is refused with the message of this key."""
    if not holds:
        raise PositionError(message, **{name: shown(value) for name, value in parameters.items()})


class Reader:
    """Reads the keys of a position. Each method takes the key and the value it has when it is missing."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return self.check_number(key, self.data.get(key, default), low, high)

    def check_number(self, key: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise PositionError("position-number", key=key, found=shown(value), low=str(low), high=str(high))
        return value

    def numbers(self, key: str, default: list[int], length: int, low: int, high: int) -> list[int]:
        values = self._list(key, default, length)
        return [self.check_number(f"{key}[{place}]", value, low, high) for place, value in enumerate(values)]

    def flag(self, key: str, default: bool) -> bool:
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise PositionError("position-value", key=key, found=shown(value), known="true, false", nearest="none")
        return value

    def choice(self, key: str, default: str, known: Sequence[str]) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str) or value not in known:
            nearest = closest(shown(value), known)
            raise PositionError("position-value", key=key, found=shown(value), known=", ".join(known), nearest=nearest)
        return value

    def text(self, key: str, default: str) -> str:
        return self._text(key, self.data.get(key, default))

    def texts(self, key: str, default: list[str], length: int) -> list[str]:
        values = self._list(key, default, length)
        return [self._text(f"{key}[{place}]", value) for place, value in enumerate(values)]

    def items(self, key: str) -> list[Any]:
        """A list of any length; empty when it is missing."""
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise PositionError("position-type", key=key, found=shown(value), type="[…]")
        return value

    def rows(self, key: str, length: int) -> list[list[Any]]:
        """A list of lists; empty ones when it is missing."""
        rows = self._list(key, [[] for _ in range(length)], length)
        return [Reader({f"{key}[{place}]": row}).items(f"{key}[{place}]") for place, row in enumerate(rows)]

    def places(self, key: str, length: int, low: int, high: int) -> list[int | None]:
        """A number or null for each place; null when it is missing."""
        values = self._list(key, [None] * length, length)
        return [None if value is None else self.check_number(key, value, low, high) for value in values]

    def anything(self, key: str, length: int) -> list[Any]:
        """A list of so many things, whatever they are; of nulls when it is missing."""
        return self._list(key, [None] * length, length)

    def mapping(self, key: str, default: dict[str, Any] | None) -> dict[str, Any] | None:
        value = self.data.get(key, default)
        if value is not None and not isinstance(value, dict):
            raise PositionError("position-type", key=key, found=shown(value), type="{…}")
        return value

    def _text(self, key: str, value: Any) -> str:
        if not isinstance(value, str):
            raise PositionError("position-type", key=key, found=shown(value), type='"…"')
        return value

    def _list(self, key: str, default: list[Any], length: int) -> list[Any]:
        value = self.data.get(key, default)
        if not isinstance(value, list) or len(value) != length:
            raise PositionError("position-length", key=key, found=shown(value), length=str(length))
        return value
