"""Configuration of a server: everything an operator may choose, with defaults."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from ludotheque.session.errors import StartError

Number = TypeVar("Number", int, float)


@dataclass(frozen=True)
class Limits:
    """What one person or one address may use."""

    messages: float = 30.0
    """Messages a second of one person, on all his sockets together, in the long run."""
    burst: int = 120
    address_messages: float = 300.0
    """Messages a second from one address, in the long run."""
    address_burst: int = 1200
    chat: float = 2.0
    """Of one person's messages, those a second that say something at a table, in the long run."""
    chat_burst: int = 20
    requests: float = 30.0
    """HTTP requests a second from one address, in the long run."""
    request_burst: int = 300
    newcomers: float = 0.5
    """New guests a second from one address, in the long run."""
    newcomer_burst: int = 60
    pads: float = 0.02
    """New score pads a second from one address, in the long run."""
    pad_burst: int = 40
    sockets: int = 300
    """Open sockets from one address, and as many connections that are none yet."""
    request_seconds: float = 30.0
    """For a whole request to come in."""
    body: int = 1 << 14
    """Bytes of an HTTP request."""
    sheet_megabytes: int = 25
    """Of a file that is attached to a box of the collection."""
    tables: int = 50
    """Live tables of one host."""


@dataclass(frozen=True)
class Config:
    """One server."""

    folder: Path
    store: str = ""
    """The address of a database that keeps the server instead of the folder: postgresql://…"""
    bus: str = ""
    """What carries hints between nodes: redis://…; empty: the database."""
    node: str = ""
    """Where other nodes reach this one: http://10.0.0.2:8471."""
    address: str = ""
    """Its public address, for links: https://games.example; empty: what the browser calls it."""
    secure: bool = False
    """Cookies only over TLS, which a proxy provides."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded-For is believed."""
    listens: str = ""
    """The host at which it listens, if that is known: 127.0.0.1 can be reached from this machine only."""
    hosts: tuple[str, ...] = ()
    """Further names by which browsers may call it; those of the machine and of `address` are known."""
    bot_delay: tuple[float, float] = (0.6, 1.6)
    """Bots answer after a time drawn from here, whatever the position."""
    push_delay: float = 5.0
    """Seconds that somebody whose turn it is may be out of the server before a notification is sent."""
    push_private: bool = False
    """Notifications may also go to push services of this machine or network, and over plain HTTP."""
    bot_processes: int = 0
    """So many worker processes for bots that look ahead; 0: threads of the server's own."""
    token: str = ""
    """Opens /metrics from elsewhere than this machine."""
    limits: Limits = field(default_factory=Limits)


MAX_PROCESSES = 64


def from_environment(
    folder: Path,
    address: str,
    proxies: tuple[str, ...],
    delay: float | None,
    store: str | None = None,
    bus: str | None = None,
    node: str = "",
    bot_processes: int = 0,
) -> Config:
    """A server as its operator asks for it; the token and the limits come from the environment, and so may the address
    of its database, which often has a password in it that the list of processes should not show."""
    limits = Limits()
    for name, value in vars(limits).items():
        limits = replace(limits, **{name: _number(f"LUDOTHEQUE_{name.upper()}", value)})
    bus = os.environ.get("LUDOTHEQUE_BUS", "") if bus is None else bus
    kind, _, rest = bus.partition("://")
    if bus and (kind not in ("valkey", "valkeys", "redis", "rediss", "unix") or not rest):
        raise StartError("bad-bus", found=bus)
    if not 0 <= bot_processes <= MAX_PROCESSES:
        raise StartError("bad-bot-processes", found=str(bot_processes), most=str(MAX_PROCESSES))
    usual = Config(folder)
    return Config(
        folder=folder,
        store=os.environ.get("LUDOTHEQUE_STORE", "") if store is None else store,
        bus=bus,
        node=node.rstrip("/"),
        address=address.rstrip("/"),
        secure=address.startswith("https://"),
        proxies=proxies,
        hosts=tuple(name.strip() for name in os.environ.get("LUDOTHEQUE_HOSTS", "").split(",") if name.strip()),
        bot_delay=usual.bot_delay if delay is None else (delay / 2, delay * 1.5),
        push_delay=_number("LUDOTHEQUE_PUSH_DELAY", usual.push_delay),
        push_private=os.environ.get("LUDOTHEQUE_PUSH_PRIVATE", "") == "yes",
        bot_processes=bot_processes,
        token=os.environ.get("LUDOTHEQUE_TOKEN", ""),
        limits=limits,
    )


def _number(name: str, usual: Number) -> Number:
    """A number of the environment, of the same kind as the usual one."""
    given = os.environ.get(name)
    if given is None:
        return usual
    try:
        return type(usual)(given)
    except ValueError as error:
        raise StartError("bad-limit", name=name, found=given) from error
