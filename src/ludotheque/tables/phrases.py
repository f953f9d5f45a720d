"""Preset phrases of the chat, shown in each reader's language."""

from __future__ import annotations

from pathlib import Path

from ludotheque.kernel.words import Words

PHRASES = (
    *("hello", "good-luck", "your-turn", "well-played", "oh-no"),
    *("hurry", "wait", "thanks", "again", "goodbye"),
)

words = Words([Path(__file__).parent / "words"])
"""The words of tables: phrases, and why a command is denied."""


def phrase(language: str, name: str) -> str:
    return words.say(language, f"phrase-{name}")
