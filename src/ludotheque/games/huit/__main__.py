"""Entry point: `python -m` on this package plays the game in the terminal."""

import sys
from pathlib import Path

from ludotheque.cli import main

if __name__ == "__main__":
    raise SystemExit(main(["play", Path(__file__).parent.name, *sys.argv[1:]]))
