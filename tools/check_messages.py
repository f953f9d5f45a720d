"""Check of all messages: each is there in four languages, and used, in the kernel, the command line, the web and
games. What a draft still lacks is listed and is no fault."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from ludotheque.kernel.game import SHELF, open_folder
from ludotheque.kernel.messages import faults_in, faults_of, messages, missing_in

SOURCE = Path(__file__).parent.parent / "src" / "ludotheque"


WEB = Path(__file__).parent.parent / "web" / "src"
COLLECTION = WEB / "collection"
"""A part of the page, fetched when it is shown, with messages of its own; it may use those of every page, too."""


PUT_TOGETHER = {"components": ("refusal-", "table-seat-")}
"""Beginnings of messages whose keys are made of names: of refusals that games declare, of what a seat has."""


def web_sources() -> list[Path]:
    return [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")]


def said_on(pages: list[Path]) -> set[str]:
    """The messages that pages ask for by their whole key."""
    return {key for page in pages for key in re.findall(r'\bsay\("([a-z][\w-]*)"', page.read_text("utf-8"))}


def complete(words: Path, sources: Iterable[Path], spoken: Iterable[str] = ()) -> list[str]:
    """What is wrong with a folder of words in which nothing may be missing."""
    faults, missing = faults_in(words, sources, spoken)
    return missing + faults


def faults() -> list[str]:
    found = []
    everything = list(SOURCE.rglob("*.py"))
    for words in sorted(SOURCE.glob("*/words")):
        # Everything may raise errors of the kernel and of sessions; other parts speak for themselves.
        sources = everything if words.parent.name in ("kernel", "session") else words.parent.rglob("*.py")
        made = PUT_TOGETHER.get(words.parent.name, ())
        spoken = {key for key in messages(words / "en.ftl")[0] if made and key.startswith(made)}
        found += complete(words, sources, spoken)
    pages = web_sources()
    fetched = [page for page in pages if page.is_relative_to(COLLECTION)]
    common, own = (messages(folder / "words" / "en.ftl")[0] for folder in (WEB, COLLECTION))
    found += complete(WEB / "words", pages, said_on([page for page in pages if page not in fetched]))
    found += complete(COLLECTION / "words", fetched, said_on(fetched) - {*common})
    found += [f"{key} is a message of the page and of the collection" for key in {*common} & {*own}]
    for card in sorted(SHELF.glob("*/game.toml")):
        found += faults_of(open_folder(card.parent))
    return found


def drafts() -> list[str]:
    """What drafts still lack."""
    games = [open_folder(card.parent) for card in sorted(SHELF.glob("*/game.toml"))]
    return [text for game in games if game.stage == "draft" for text in missing_in(game)]


def main() -> None:
    found = faults()
    for text in drafts():
        print(f"draft: {text}")
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        sys.exit(1)
    print("Messages are complete in four languages, but for those of drafts, and all are used.")


if __name__ == "__main__":
    main()
