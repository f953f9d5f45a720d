"""How is this game opened alone? `python -m` on its package plays it in the terminal."""

import sys
from pathlib import Path

from ludotheque.cli import main

if __name__ == "__main__":
    raise SystemExit(main(["play", Path(__file__).parent.name, *sys.argv[1:]]))
