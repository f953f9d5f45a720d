"""A server in this process, for tests that look inside it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import structlog

from ludotheque.server.app import server
from ludotheque.server.services import Services
from ludotheque.session.config import Config
from ludotheque.session.ports import Clock, Entropy
from tests.limits import UNLIMITED
from tests.server.client import everybody_leaves

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


class Running:
    """A running server and its port."""

    def __init__(self, app: Any, services: Services, port: int) -> None:
        self.app, self.services, self.registry, self.port = app, services, services.registry, port


@contextlib.asynccontextmanager
async def running(
    folder: Path, clock: Clock | None = None, entropy: Entropy | None = None, **settings: Any
) -> AsyncIterator[Running]:
    """Open a server on a free port; closed in good order at the end."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    node = f"http://127.0.0.1:{listening.getsockname()[1]}"
    config = Config(folder, **{"bot_delay": (0.0, 0.0), "limits": UNLIMITED, "node": node, **settings})
    listening.listen(512)
    listening.setblocking(False)
    served = server(config, clock=clock, entropy=entropy)
    served.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(served._serve(sockets=[listening]))
    while not served.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
            raise RuntimeError("the server did not open")
    app: Any = served.config.app
    try:
        yield Running(app, app.state.services, listening.getsockname()[1])
    finally:
        await everybody_leaves()
        served.should_exit = True
        await task
