"""What was recorded, as files: `python -m tests.recorded` writes them anew, to be committed with the reason.

A recording is a list of texts for each who listened. Files are compressed; a test that finds a difference shows it.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path

FOLDER = Path(__file__).parent / "files"
SHOWN = 400
Recording = dict[str, list[bytes]]


def write(name: str, recording: Recording) -> None:
    FOLDER.mkdir(exist_ok=True)
    texts = {who: [text.decode() for text in said] for who, said in recording.items()}
    (FOLDER / f"{name}.xz").write_bytes(lzma.compress(json.dumps(texts, ensure_ascii=False).encode(), preset=9))


def read(name: str) -> Recording:
    texts = json.loads(lzma.decompress((FOLDER / f"{name}.xz").read_bytes()))
    return {who: [text.encode() for text in said] for who, said in texts.items()}


def difference(recorded: Recording, found: Recording) -> str:
    """The first difference, in words; empty if there is none."""
    if list(recorded) != list(found):
        return f"{list(found)} listened, recorded are {list(recorded)}"
    for who, texts in recorded.items():
        for number, (before, now) in enumerate(zip(texts, found[who], strict=False)):
            if before != now:
                at = next(
                    (k for k, (a, b) in enumerate(zip(before, now, strict=False)) if a != b), min(len(before), len(now))
                )
                cut = slice(max(0, at - SHOWN // 2), at + SHOWN)
                return f"{who}, number {number}, from byte {at}:\nrecorded: {before[cut]!r}\nnow:      {now[cut]!r}"
        if len(texts) != len(found[who]):
            return f"{who} got {len(found[who])} texts, recorded are {len(texts)}"
    return ""
