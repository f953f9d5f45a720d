"""Entry point of `python -m ludotheque`: the same as the command `ludotheque`."""

from ludotheque.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
