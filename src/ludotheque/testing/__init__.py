"""Tests for games: the ten laws, golden plays, counts, and the checks that every game's own tests share.

    pytest path/to/my_game                 # the plug-in finds game.toml, counts.toml, texts.toml and *.play by itself

    from ludotheque.testing import Trial, obey, expect_refused
    obey(Trial(ludotheque.game("my_game")), 7)
    expect_refused(match, 0, "play r5", "not-in-hand", 4)

It needs pytest, and hypothesis for `any_json`; nothing that plays or serves imports it.
"""

from ludotheque.testing.expect import (
    any_json,
    examples,
    expect_impossible,
    expect_misread,
    expect_refused,
    messages_about_texts,
    position_or_error,
    raised_by,
    read_or_misread,
    sentences_of,
    taken_or_refused,
)
from ludotheque.testing.golden import Count, check_play, read_counts, render_play, write_ledger
from ludotheque.testing.laws import LAWS, LawBroken, obey
from ludotheque.testing.trials import Trial
from ludotheque.testing.worlds import interference

__all__ = [
    "LAWS",
    "Count",
    "LawBroken",
    "Trial",
    "any_json",
    "check_play",
    "examples",
    "expect_impossible",
    "expect_misread",
    "expect_refused",
    "interference",
    "messages_about_texts",
    "obey",
    "position_or_error",
    "raised_by",
    "read_counts",
    "read_or_misread",
    "render_play",
    "sentences_of",
    "taken_or_refused",
    "write_ledger",
]
