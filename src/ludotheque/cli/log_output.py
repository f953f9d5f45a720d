"""Output of log lines that can neither raise nor block: a bounded queue and a thread that writes.

A log's reader may stop reading, go away, or be a full disk. Lines that find no room, or that cannot be written, are
counted; the next line that can be written is preceded by one that says how many are missing.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import threading
from queue import Full, Queue

import structlog

MAX_WAITING_LINES = 1000


class LogOutput:
    """Writes lines to a descriptor, in a thread of its own; structlog uses it as a logger."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._waiting: Queue[bytes | None] = Queue(MAX_WAITING_LINES)
        self._counting = threading.Lock()
        self.lost = 0
        """Lines that are missing and have not been spoken of."""
        # A daemon, and no stream of Python's: at the end of the process nothing waits for a reader that has stopped.
        self._thread = threading.Thread(target=self._run, name="log-output", daemon=True)
        self._thread.start()

    def msg(self, line: bytes) -> None:
        try:
            self._waiting.put_nowait(line)
        except Full:
            self._count(1)

    debug = info = warning = error = critical = exception = msg

    def close(self, patience_s: float = 1.0) -> None:
        """Write what waits, if somebody reads it soon."""
        with contextlib.suppress(Full):
            self._waiting.put(None, timeout=patience_s)
            self._thread.join(patience_s)

    def _count(self, lines: int) -> None:
        with self._counting:
            self.lost += lines

    def _run(self) -> None:
        while (line := self._waiting.get()) is not None:
            missing = self.lost
            if missing and self._write(b'{"event":"log lines lost","level":"warning","lost":%d}' % missing):
                self._count(-missing)
            if not self._write(line):
                self._count(1)

    def _write(self, line: bytes) -> bool:
        data = line + b"\n"
        try:
            while data:
                data = data[os.write(self._descriptor, data) :]
        except OSError:
            return False
        return True


class StandardHandler(logging.Handler):
    """Passes what other packages log to structlog, so that it takes the same way out."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            message = record.getMessage()
        except Exception:  # its arguments do not fit
            message = str(record.msg)
        structlog.get_logger().log(record.levelno, message, exc_info=record.exc_info)


def rendered(line: object, **_: object) -> bytes:
    """A line as JSON, whatever its values are."""
    return json.dumps(line, default=repr, separators=(",", ":")).encode()


def log_to(descriptor: int, level: int) -> LogOutput:
    """Send what this process logs to a descriptor, one JSON object a line."""
    output = LogOutput(descriptor)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(serializer=rendered),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: output,
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[StandardHandler()], level=logging.WARNING, force=True)
    return output
