"""The question about Tausch Rausch on a real table, answered by its rules: whether cards fulfil an objective."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.components.bits import masks_of
from ludotheque.kernel.errors import NotationError
from ludotheque.kernel.table_checks import Answers, CheckAnswer, CheckField, TableQuestion, refused
from ludotheque.kernel.words import Word, line

from .objectives import ASKS, BONUS, NAMES, PARAGRAPH, fulfils
from .positions import DECK
from .rules import No

ROWS = tuple(tuple(kind.text for kind in DECK.kinds if kind.suit == colour) for colour in DECK.letters)
QUESTIONS = (
    TableQuestion(
        "objective",
        (
            CheckField("objective", "choice", values=NAMES, words="objective"),
            CheckField("cards", "cards", rows=ROWS, copies=dict.fromkeys(DECK.texts, 2), most=int(ASKS.max())),
        ),
    ),
)


def check(question: str, given: Answers, options: Mapping[str, Any]) -> CheckAnswer:
    """§4 Exactly the cards that the objective asks for."""
    objective = NAMES.index(given["objective"])
    once, twice = masks_of(DECK.read(" ".join(given["cards"]), NotationError))
    if not fulfils(objective, once, twice):
        return refused(No(int(PARAGRAPH[objective]) * 10 + 1))
    cards = DECK.shown(DECK.read(" ".join(given["cards"]), NotationError))
    said = line("check-fulfilled", objective=Word(f"objective-{given['objective']}"), cards=cards)
    bonus = line("check-bonus", bonus=int(BONUS[objective]))
    return CheckAnswer([said, bonus], True, None, int(PARAGRAPH[objective]))
