"""Command line of the test library: `python -m ludotheque.testing --write [GAME or FOLDER …]`, or `make golden`."""

import sys

from ludotheque.testing.golden import main

if __name__ == "__main__":
    main(sys.argv[1:])
