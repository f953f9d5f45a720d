"""Servers that several tests of the server share."""

from tests.servers import postgres, valkey

__all__ = ["postgres", "valkey"]
