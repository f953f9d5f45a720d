"""The command `serve`: runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import secrets
import signal
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import structlog

from ludotheque.cli.terminal import CommandError

SWITCH_S = 0.001
"""Seconds for which a thread keeps Python's lock when another wants it. A move takes the lock some ten times, and each
time it may have to wait for a replay's thread."""
STOP_TIMEOUT_S = 9.0
"""From the signal to the end of the process, whatever does not end: a disk that hangs, say."""
STOPPED_BY_FORCE = 1
"""The exit code then."""
LAST_LINE_S = 0.2
"""For the log to say so."""

if TYPE_CHECKING:
    import uvicorn

    from ludotheque.cli.terminal import Terminal
    from ludotheque.session.config import Config


def serve(terminal: Terminal, config: Config, host: str, port: int, quiet: bool, browse: bool = False) -> int:
    """Open the server and say where it is, to the browser too if wished; Ctrl-C or SIGTERM closes it in good order."""
    from ludotheque.cli.log_output import log_to
    from ludotheque.server.app import failure, server
    from ludotheque.server.http_protocol import raise_descriptor_limit
    from ludotheque.server.pages import is_built
    from ludotheque.store import open_store
    from ludotheque.store import shown as without_password

    raise_descriptor_limit()
    listening = listen(host, port)
    store = open_store(config.store or config.folder)  # what is wrong with the place is said now, in one sentence
    shown = listening.getsockname()[1]
    name = f"[{host}]" if ":" in host else host
    if config.store and not config.node:
        config = replace(config, node=f"http://{name}:{shown}")
    config = replace(config, hosts=(*config.hosts, name), listens=host)
    place = without_password(config.store) if config.store else str(config.folder)
    log = log_to(sys.stderr.fileno(), logging.WARNING if quiet else logging.INFO)
    running = server(config, store)

    # Why a start fails is said by whoever called us, in a sentence.
    uvicorn_log = logging.getLogger("uvicorn.error")
    uvicorn_log.setLevel(logging.CRITICAL)

    async def run() -> None:
        task = asyncio.create_task(running.serve(sockets=[listening]))
        while not running.started and not task.done():
            await asyncio.sleep(0.02)
        if running.started:
            uvicorn_log.setLevel(logging.NOTSET)
            gc.freeze()  # what the program itself consists of need never be looked through again
            gc.set_threshold(20_000, 20, 50)
            sys.setswitchinterval(SWITCH_S)
            announce(terminal, "serving", address=f"http://{name}:{shown}", folder=place)
            announce_reach(terminal, config, shown)
            await announce_owner(terminal, config, shown, running)
            if not is_built():
                announce(terminal, "serving-no-page", address=f"http://{name}:{shown}")
            if browse:
                # Beside the server: some browsers return only when they are closed.
                threading.Thread(target=webbrowser.open, args=(f"http://{name}:{shown}/",), daemon=True).start()
        await task

    stop_in_order, timer = running.handle_exit, threading.Timer(STOP_TIMEOUT_S, end_by_force)
    timer.daemon = True

    def stop(number: int, frame: FrameType | None) -> None:
        if timer.ident is None:  # the first signal
            timer.start()
        stop_in_order(number, frame)

    running.handle_exit = stop  # type: ignore[method-assign, assignment]
    # uvicorn stops in good order, then sends itself the signal again: that must not end us before we have said so.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: setattr(running, "should_exit", True))
    loop = loop_factory()
    try:
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(run())
    except SystemExit as end:  # how uvicorn ends a start that has failed
        raise failure(running) or end from None
    finally:
        timer.cancel()
        log.close()
    if not running.started:
        return 1
    announce(terminal, "served")
    return 0


def end_by_force() -> None:
    """End a process that does not stop. Nothing is lost: what was acknowledged is on disk."""
    structlog.get_logger().error("stopped by force", seconds=STOP_TIMEOUT_S)
    time.sleep(LAST_LINE_S)
    os._exit(STOPPED_BY_FORCE)


def announce(terminal: Terminal, key: str, **parameters: str) -> None:
    """Say something on standard output. A full disk there, or a reader that has gone, ends no server."""
    try:
        terminal.print(terminal.say(key, **parameters))
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # let Python's last flush go nowhere


def announce_reach(terminal: Terminal, config: Config, port: int) -> None:
    """Say at which address other devices open the server, or what to do that they can."""
    from ludotheque.cli.lobby import OPEN_TO_NETWORK
    from ludotheque.server.hosts import link_address
    from ludotheque.session.host_names import is_loopback

    reached = link_address(config, f"http://localhost:{port}")
    if is_loopback(urlsplit(reached).netloc):
        announce(terminal, "serving-local", command=OPEN_TO_NETWORK)
    else:
        announce(terminal, "serving-reached", address=reached)


async def announce_owner(terminal: Terminal, config: Config, port: int, running: uvicorn.Server) -> None:
    """Say by which link somebody becomes the owner of the collection, until somebody has."""
    from ludotheque.catalog import people
    from ludotheque.cli.catalog import owner_address
    from ludotheque.server.app import services_of
    from ludotheque.server.hosts import link_address

    catalog = services_of(running).catalog
    if await catalog.read(people.owned):
        return
    key = await catalog.write(partial(people.owner_key, fresh=secrets.token_urlsafe(18)))
    address = link_address(config, f"http://localhost:{port}")
    announce(terminal, "serving-owner", address=owner_address(address, key))


def loop_factory() -> type[asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: it halves the price of a message."""
    if os.name == "nt":
        return None
    import uvloop

    return uvloop.Loop


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen at, or a sentence about who else does."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(4096)
    except (OSError, OverflowError) as error:
        raise CommandError("cannot-listen", host=host, port=str(port), error=str(error)) from error
    listening.setblocking(False)
    return listening
