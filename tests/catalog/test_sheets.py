"""Tests of the process that reads the text of a PDF: whatever the file does, it ends, and the server goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.catalog import pdf_text
from tests.limits import HANGS_AFTER_S
from tests.server.test_sheets import pdf


def read(file: Path) -> str:
    return asyncio.run(pdf_text.pdf_text(file))


@pytest.mark.parametrize(
    "content", [b"", b"%PDF-1.7", b"%PDF-1.7\n" + bytes(5000), b"%PDF-1.7\n1 0 obj\n<<" * 3000], ids=range(4)
)
def test_a_broken_file_has_no_text(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x").write_bytes(content)
    assert read(tmp_path / "x") == ""


@pytest.mark.parametrize(
    ("program", "timeout_s"),
    [
        ("print('x', flush=True); import time; time.sleep(10_000)", 1),
        ("print('x', flush=True)\nwhile True: pass", 1),
        ("print('x', flush=True); raise SystemExit(1)", HANGS_AFTER_S),
        pytest.param(
            "from ludotheque.catalog.pdf_text import limit_process; limit_process(); x = bytes(2 << 30); print('x')",
            HANGS_AFTER_S,
            marks=pytest.mark.skipif(sys.platform == "darwin", reason="macOS does not limit a process's memory"),
        ),
    ],
    ids=["sleeps", "turns", "fails", "grows"],
)
def test_a_process_that_hangs_fails_or_takes_too_much_gives_no_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, timeout_s: float
) -> None:
    monkeypatch.setattr(pdf_text, "TIMEOUT_S", timeout_s)
    monkeypatch.setattr(pdf_text, "COMMAND", (sys.executable, "-c", program))
    (tmp_path / "x").write_bytes(b"%PDF-1.7")
    assert read(tmp_path / "x") == ""


def test_a_page_that_never_ends_is_cut_before_it_leaves_its_process() -> None:
    done = subprocess.run(pdf_text.COMMAND, input=pdf("x" * 3_000_000), capture_output=True, check=True)
    assert len(done.stdout) == pdf_text.MAX_TEXT_LENGTH + 1


def test_a_long_text_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf_text, "COMMAND", (sys.executable, "-c", "print('a' * 900_000)"))
    (tmp_path / "x").write_bytes(b"%PDF-1.7")
    assert len(read(tmp_path / "x")) == pdf_text.MAX_TEXT_LENGTH
