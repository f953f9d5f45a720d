"""A server in a process of its own, that can be killed and started again in a moment.

A parent loads the program once and forks a child for every start, so that fifty kills take seconds. The child is the
real server: same code, same port, same folder; SIGKILL hits it as it would hit any process.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import uvloop

from ludotheque.bots.executor import rehearse
from ludotheque.kernel.game import open_game
from ludotheque.server.app import server
from ludotheque.session.config import Config
from ludotheque.store import open_store
from ludotheque.tables.snapshot import version
from tests.broken_builds import plant
from tests.limits import UNLIMITED, reserve_port

ROOT = Path(__file__).parent.parent.parent


class ServerProcess:
    """The handle of a test on such a server."""

    def __init__(self, place: Path | str, fault: str = "", beside: ServerProcess | None = None) -> None:
        """`beside`: a server whose parent can have another child, as a second node."""
        self._place = str(place)
        self._owner = beside is None
        self._child = 0
        self.port = reserve_port()
        if beside is not None:
            self._parent: subprocess.Popen[str] = beside._parent
            return
        self._parent = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process", fault],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    def start(self) -> None:
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write(f"start {self.port} {self._place}\n")
        self._parent.stdin.flush()
        answer = self._parent.stdout.readline().split()
        assert answer, "the server did not open"
        self._child = int(answer[1])

    def kill(self) -> None:
        os.kill(self._child, signal.SIGKILL)
        self._gone()

    def pause(self) -> None:
        """As a machine does that is suspended: everything stands still, and nobody is told."""
        os.kill(self._child, signal.SIGSTOP)

    def wake(self) -> None:
        os.kill(self._child, signal.SIGCONT)

    def stop(self) -> None:
        """Close in good order."""
        os.kill(self._child, signal.SIGTERM)
        self._gone()

    def _gone(self) -> None:
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write(f"wait {self._child}\n")
        self._parent.stdin.flush()
        assert self._parent.stdout.readline().startswith("gone")
        self._child = 0

    def close(self) -> None:
        if self._child:  # a test that found a fault leaves it running, and it would run for ever
            os.kill(self._child, signal.SIGKILL)
            self._child = 0
        if not self._owner:
            return
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.wait()
        self._parent.stdout.close()


def child(place: str, port: int) -> None:
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what the server logs is not an answer to the test
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    listening.listen(512)
    listening.setblocking(False)
    config = Config(Path(place), bot_delay=(0.0, 0.0), limits=UNLIMITED)
    if "://" in place:
        config = replace(config, store=place, node=f"http://127.0.0.1:{port}")
    running = server(config, open_store(place))

    async def serve() -> None:
        task = asyncio.create_task(running.serve(sockets=[listening]))
        while not running.started and not task.done():
            await asyncio.sleep(0.005)
        print(f"ready {os.getpid()}", file=answers, flush=True)
        await task

    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        runner.run(serve())


def main(fault: str) -> None:
    plant(fault)
    version()  # every game on the shelf is opened here, as each start does
    for name in ("galopp", "rummu"):
        # Machine code is loaded here, once: a child does the same again when it wakes a table.
        rehearse(open_game(name))
    for line in sys.stdin:
        asked, number, *place = line.rstrip("\n").split(" ", 2)
        if asked == "start":
            if os.fork() == 0:
                try:
                    child(place[0], int(number))
                finally:
                    os._exit(0)
        else:
            os.waitpid(int(number), 0)
            print("gone", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
