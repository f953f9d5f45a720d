"""Check of all messages: each is there in four languages, and used, in the kernel, the command line, the web and
games."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ludotheque.kernel.game import SHELF, open_folder
from ludotheque.kernel.messages import faults_in, faults_of, messages

SOURCE = Path(__file__).parent.parent / "src" / "ludotheque"


WEB = Path(__file__).parent.parent / "web" / "src"
COLLECTION = WEB / "collection"
"""A part of the page, fetched when it is shown, with messages of its own; it may use those of every page, too."""


def web_sources() -> list[Path]:
    return [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")]


def said_on(pages: list[Path]) -> set[str]:
    """The messages that pages ask for by their whole key."""
    return {key for page in pages for key in re.findall(r'\bsay\("([a-z][\w-]*)"', page.read_text("utf-8"))}


def faults() -> list[str]:
    found = []
    everything = list(SOURCE.rglob("*.py"))
    for words in sorted(SOURCE.glob("*/words")):
        # Everything may raise errors of the kernel and of sessions; other parts speak for themselves.
        sources = everything if words.parent.name in ("kernel", "session") else words.parent.rglob("*.py")
        found += faults_in(words, sources)
    pages = web_sources()
    fetched = [page for page in pages if page.is_relative_to(COLLECTION)]
    common, own = (messages(folder / "words" / "en.ftl")[0] for folder in (WEB, COLLECTION))
    found += faults_in(WEB / "words", pages, said_on([page for page in pages if page not in fetched]))
    found += faults_in(COLLECTION / "words", fetched, said_on(fetched) - {*common})
    found += [f"{key} is a message of the page and of the collection" for key in {*common} & {*own}]
    for card in sorted(SHELF.glob("*/game.toml")):
        found += faults_of(open_folder(card.parent))
    return found


def main() -> None:
    found = faults()
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        sys.exit(1)
    print("Messages are complete in four languages, and all are used.")


if __name__ == "__main__":
    main()
