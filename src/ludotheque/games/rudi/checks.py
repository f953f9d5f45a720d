"""The question about Rennschwein Rudi Rüssel on a real table, answered by its rules: what the cards bring about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.kernel.effects import listen
from ludotheque.kernel.errors import CheckError
from ludotheque.kernel.sentences import told_to_all
from ludotheque.kernel.table_checks import Answers, CheckAnswer, CheckField, TableQuestion

from .notation import SENTENCES
from .rules import CARDS, LAST_ROUND, PLAY, SPECIALS, Phase, State, apply, setup

FARTHEST = 60
QUESTIONS = (
    TableQuestion(
        "turn",
        (
            CheckField("pig", "number", high=FARTHEST, each=True),
            CheckField("card", "number", low=1, high=CARDS, usual=1, each=True),
        ),
        players=(3, 4),
    ),
)


def check(question: str, given: Answers, options: Mapping[str, Any]) -> CheckAnswer:
    """§3–§6, §9, §12 All cards are turned over together: whose pig runs, who exchanges, who wins."""
    before = at_table(given["pig"], options)
    cards: list[int] = given["card"]
    for seat, value in enumerate(cards[:-1]):
        apply(before, seat, PLAY + value)
    after = before.clone()
    listen(after)
    apply(after, len(cards) - 1, PLAY + cards[-1])
    return CheckAnswer(told_to_all(after, SENTENCES), None, None, 4)


def at_table(pigs: list[int], options: Mapping[str, Any]) -> State:
    """Everybody has ten cards and chooses one; the pigs stand where they are said to."""
    s = State()
    special = [*options["special"], *[-1] * (SPECIALS - len(options["special"]))]
    settled = (options["races"], options["youngest"], int(options["open_discards"]), CARDS, LAST_ROUND)
    setup(s, len(pigs), [options["course"], *special, *settled])
    for seat, space in enumerate(pigs):
        if space >= options["course"]:
            raise CheckError("check-home", space=str(space), course=str(options["course"]))
        s.pig[seat] = space
    s.phase = Phase.CHOOSE
    return s
