"""The text of a PDF, read by a process of its own with little time and memory: a file of strangers is not trusted.

`python -m ludotheque.catalog.pdf_text` reads a PDF from standard input and writes its text to standard output.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from pathlib import Path

TIMEOUT_S = 30
"""Seconds until a process is ended; it ends itself after as much processor time."""
MEMORY_BYTES = 1 << 30
MAX_TEXT_LENGTH = 400_000
MAX_PAGES = 200
COMMAND = (sys.executable, "-m", "ludotheque.catalog.pdf_text")


async def pdf_text(file: Path) -> str:
    """The text of a PDF; empty where none can be read."""
    with file.open("rb") as stream:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=stream, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
        )
        try:
            async with asyncio.timeout(TIMEOUT_S):
                text, _ = await process.communicate()
        except TimeoutError:
            text = b""
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
    return text.decode("utf-8", "replace")[:MAX_TEXT_LENGTH] if process.returncode == 0 else ""


def limit_process() -> None:
    """Little memory and processor time, where the system knows such limits."""
    try:
        import resource
    except ImportError:  # Windows
        return
    for what, most in ((resource.RLIMIT_AS, MEMORY_BYTES), (resource.RLIMIT_CPU, TIMEOUT_S)):
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(what, (most, most))


def main() -> None:
    limit_process()
    import io

    from pypdf import PdfReader

    length = 0
    for page in PdfReader(io.BytesIO(sys.stdin.buffer.read())).pages[:MAX_PAGES]:
        text = page.extract_text()[: MAX_TEXT_LENGTH - length]  # one page alone may say a hundred times as much
        length += len(text)
        sys.stdout.buffer.write(f"{text}\n".encode("utf-8", "replace"))
        if length >= MAX_TEXT_LENGTH:
            break


if __name__ == "__main__":
    main()
