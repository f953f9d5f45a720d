"""Servers that several tests of the house share."""

from tests.servers import postgres, valkey

__all__ = ["postgres", "valkey"]
