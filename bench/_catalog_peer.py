"""Run inside the environment of another catalogue, beets: searches of its library, printed as JSON. See catalog.py."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from itertools import islice
from pathlib import Path


def main() -> None:
    given = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    from beets.library import Item, Library

    with tempfile.TemporaryDirectory() as folder:
        library = Library(f"{folder}/library.db", folder)
        began = time.perf_counter()
        with library.transaction():
            for number, row in enumerate(given["rows"]):
                library.add(Item(path=f"{folder}/{number}.mp3".encode(), **row))
        filled = time.perf_counter() - began
        took = []
        for words in given["searches"]:
            began = time.perf_counter()
            found = library.items(words)
            len(found)
            list(islice(found, 24))
            took.append((time.perf_counter() - began) * 1000)
    print(json.dumps({"filled": filled, "took": sorted(took)}))


if __name__ == "__main__":
    main()
