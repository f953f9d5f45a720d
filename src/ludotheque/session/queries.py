"""Questions about a table that a viewer may ask: why not, which actions, the table in words. They change nothing."""

from __future__ import annotations

import asyncio

from ludotheque.kernel.errors import NotationError, Refused
from ludotheque.kernel.record import SPECTATOR
from ludotheque.protocol import messages as m
from ludotheque.session.errors import RequestError
from ludotheque.tables import action_search
from ludotheque.tables.stream import MAX_LEGAL_SENT, described, sentence
from ludotheque.tables.table import Table


def why(question: m.Why, table: Table, viewer: int, language: str) -> m.Reason:
    """Why an action cannot be done, from what the viewer sees."""
    if viewer == SPECTATOR or table.state is None:
        raise RequestError("no-such-table" if viewer == SPECTATOR else "not-playing")
    view, game = table.state.view(viewer), table.game
    try:
        action = game.notation.read(view, question.action)
    except NotationError as error:
        error.words = game.words
        return m.Reason(question.id, question.table, question.action, error.key, error.sentence(language))
    code = game.engine.refusal(view, viewer, action)
    if not code:
        return m.Reason(question.id, question.table, question.action)
    refused = Refused(game.words, game.code(code), code // 10, viewer, question.action)
    return m.Reason(
        question.id, question.table, question.action, refused.code, refused.sentence(language), refused.paragraph
    )


async def find(question: m.Find, table: Table, viewer: int, language: str) -> m.Found:
    """The legal actions that begin so, in notation or in words."""
    if viewer == SPECTATOR or table.state is None or not table.waiting >> viewer & 1:
        return m.Found(question.id, question.table, [])
    view, game = table.state.view(viewer), table.game
    actions = game.engine.legal(view, viewer)
    matching = action_search.begun(game, view, actions, question.start)
    if not matching:  # thousands of sentences may have to be made: the others are served meanwhile
        reader = action_search.SearchReader(viewer, table.players, language)
        matching = await asyncio.to_thread(action_search.worded, game, view, actions, question.start, reader)
    label, listed = game.hooks.label, matching[:MAX_LEGAL_SENT]
    return m.Found(
        question.id,
        question.table,
        legal=[game.notation.write(view, action) for action in listed],
        labels=[sentence(label(view, viewer, action)) for action in listed] if label else [],
        more=len(matching) - len(listed),
    )


def describe(question: m.Describe, table: Table, viewer: int) -> m.Described:
    """The table in words."""
    lines = [] if table.state is None else described(table.game, table.state.view(viewer), viewer)
    return m.Described(question.id, question.table, table.seq, lines)
