"""What does `python -m ludotheque` do? The same as the command `ludotheque`."""

from ludotheque.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
