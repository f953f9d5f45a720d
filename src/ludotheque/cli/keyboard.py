"""Keyboard input beside a running table: a thread waits for lines, so that nothing else waits for the person.

At a terminal what happens meanwhile is printed above the line that is being typed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal

PROMPT = "> "
PROMPT_TIMEOUT_S = 0.2
"""For an input without readline, which does not tell when its prompt stands there."""


class Pipe:
    """Lines from something that is no terminal. Read without Python's own buffer: a thread that waits inside it when
    the program ends would stop the program from ending well."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._rest = b""

    def __call__(self, prompt: str) -> str:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        while b"\n" not in self._rest:
            data = os.read(self._descriptor, 65536)
            if not data:
                if not self._rest:
                    raise EOFError
                self._rest += b"\n"
            self._rest += data
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode("utf-8", "replace")


def from_pipe(terminal: Terminal) -> None:
    """Let a terminal that is none read its lines so that a thread can go on reading where it stopped."""
    if not terminal.interactive:
        with contextlib.suppress(OSError, ValueError, AttributeError):
            terminal.read = Pipe(sys.stdin.fileno())


class Keyboard:
    """Hands lines to an event loop, None at their end."""

    def __init__(self, terminal: Terminal, typed: Callable[[str | None], None]) -> None:
        self._terminal = terminal
        self._typed = typed
        self.live = terminal.interactive and terminal.out.is_terminal
        self._asking = self._stopped = False
        self._go, self._prompted = threading.Event(), threading.Event()
        self._settings = terminal_settings()

    def start(self) -> None:
        self.next()
        threading.Thread(target=self._read, args=(asyncio.get_running_loop(),), daemon=True).start()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # gives input() arrow keys and a memory

                readline.set_pre_input_hook(self._prompted.set)
        line: str | None = ""
        while line is not None:
            self._go.wait()
            self._go.clear()
            if self._stopped:
                return
            try:
                line = self._terminal.read(PROMPT if self.live else "").strip()
            except (EOFError, OSError, RuntimeError):
                line = None
            self._asking = False
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(self._typed, line)

    def next(self) -> None:
        """The line is taken; another one may be typed."""
        self._prompted.clear()
        self._asking = True
        self._go.set()

    @contextlib.contextmanager
    def aside(self) -> Iterator[None]:
        """Print inside this: what is half typed is set aside and shown again below."""
        shown = self.live and self._asking
        if shown:
            self._prompted.wait(PROMPT_TIMEOUT_S)  # else the prompt would be drawn in the middle of what is printed
            sys.stdout.write("\r\x1b[K")
        try:
            yield
        finally:
            if shown and self._asking:
                sys.stdout.write(PROMPT + half_typed())
            sys.stdout.flush()

    def stop(self) -> None:
        """Leave the terminal as it was found: the thread may still be waiting for a key."""
        self._stopped = True
        self._go.set()
        if self.live and self._settings is not None:
            import termios

            sys.stdout.write("\r\x1b[K")
            sys.stdout.flush()
            with contextlib.suppress(termios.error):
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, self._settings)


def half_typed() -> str:
    try:
        import readline
    except ImportError:
        return ""
    return readline.get_line_buffer()


def terminal_settings() -> Any:
    with contextlib.suppress(Exception):  # no termios here, or no terminal
        import termios

        return termios.tcgetattr(sys.stdin.fileno())
    return None
