"""What tests share about time, ports and limits, so that none of them depends on speed or luck.

`HANGS_AFTER_S` ends a test that would wait for ever. It is long on purpose: a machine that is slow or busy only takes
longer, and a test that is about time measures it against a clock of its own.
"""

from __future__ import annotations

import socket

from ludotheque.session.config import Limits

HANGS_AFTER_S = 600.0
UNLIMITED = Limits(
    **{
        name: type(usual)(10**9)
        for name, usual in vars(Limits()).items()
        if name not in ("request_seconds", "body", "sheet_megabytes")
    }
)
"""As much of everything as anybody likes, in the sizes and times that are usual."""
UNLIMITED_ENVIRONMENT = {f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in vars(UNLIMITED).items()}
"""The same for a server in a process of its own."""


def reserve_port() -> int:
    """A port for a server that is started later, perhaps several times. Nobody else is given it while this process
    lives: a socket is bound to it, but does not listen, so that a server with SO_REUSEADDR can."""
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    port: int = reserved.getsockname()[1]
    reserved.detach()
    return port
