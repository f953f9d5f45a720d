"""Entry point: `python -m` on this package plays the game in the terminal."""

from ludotheque.cli import play_package

play_package(__name__, __file__)
