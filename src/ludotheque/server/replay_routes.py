"""HTTP routes of matches that were played, or as far as they were: story, words, the coach's choice, chances, luck,
score, and playing on from a moment. Of tables here and of files that somebody brought."""

from __future__ import annotations

from starlette.responses import PlainTextResponse

from ludotheque.kernel.record import SPECTATOR
from ludotheque.kernel.score import ScoreRound, score_of
from ludotheque.protocol import messages as m
from ludotheque.protocol import replay_messages as r
from ludotheque.server.api import link, table_of
from ludotheque.server.routes import HEADERS, RequestContext, Routes, number_of
from ludotheque.session.errors import RequestError
from ludotheque.session.replays import FILE, MAX_FILE_BYTES, Replay, file_card
from ludotheque.session.table_factory import continue_from
from ludotheque.tables.fairness_proof import Proof, proof_of
from ludotheque.tables.stream import described, entry, reseated, sentence
from ludotheque.tables.table import ABANDONED, OVER

ROUTES = Routes()
MAX_NARRATED = 64
"""So many moments are told in words at once."""


async def past_of(asked: RequestContext) -> tuple[Replay, int]:
    """The match of a path, if it may be seen, and the seat that whoever asks has there."""
    name = asked.path("table")
    if name.startswith(FILE):
        return asked.services.replays.file(name), SPECTATOR
    session = await table_of(asked)
    own = session.viewer(asked.guest.id) if asked.guest else SPECTATOR
    return await asked.services.replays.of(session, asked.address), own


def seat_of(asked: RequestContext, past: Replay, own: int) -> int:
    """Whose eyes to look with, of those that may be asked for."""
    session = asked.registry.sessions.get(past.id)
    behind = {own}
    if session is not None and asked.guest and own == SPECTATOR:
        # At a device of many: the seat whose hand is shown there now, and no other.
        behind = {seat for subscriber, seat in session.subscribers.items() if subscriber.person == asked.guest.id}
    return past.viewer(asked.request.query_params.get("seat"), own, behind)


@ROUTES.declare(
    "POST", "/api/files", m.TableCard, "Look at a match that was saved as a file", takes=r.File, most=2 * MAX_FILE_BYTES
)
async def bring(asked: RequestContext) -> m.TableCard:
    log: str = asked.body.log
    if len(log) > MAX_FILE_BYTES:
        raise RequestError("too-large", most=str(MAX_FILE_BYTES))
    return file_card(await asked.services.replays.bring(log, asked.address))


@ROUTES.declare(
    "GET", "/api/tables/{table}/replay", r.Story, "What a viewer was told, from the beginning", who="anyone"
)
async def story(asked: RequestContext) -> r.Story:
    past, own = await past_of(asked)
    viewer, after = seat_of(asked, past, own), number_of(asked, "after", "-1")
    session = asked.registry.sessions.get(past.id)
    wanted = [one for one in past.applied if one.seq > after]
    said = [session.chat(one) if session else None for one in wanted]
    # A long match is a second of work; what may be done at each moment belongs to the table, not to its story.
    entries = await asked.services.replays.pool.run(
        asked.address,
        lambda: [
            reseated(entry(one, viewer, words, legal=False), past.table.order)
            for one, words in zip(wanted, said, strict=True)
        ],
    )
    return r.Story(past.id, viewer, entries)


@ROUTES.declare(
    "GET", "/api/tables/{table}/words", r.Telling, "The table in words, at some moments of the past", who="anyone"
)
async def telling(asked: RequestContext) -> r.Telling:
    past, own = await past_of(asked)
    viewer, first = seat_of(asked, past, own), number_of(asked, "from", "0")
    wanted = [one for one in past.moved if one.seq >= first][:MAX_NARRATED]
    told = await asked.services.replays.pool.run(
        asked.address,
        lambda: [
            r.DescribedMoment(one.seq, described(past.game, one.after.view(viewer), viewer))
            for one in wanted
            if one.after
        ],
    )
    return r.Telling(past.id, viewer, told)


@ROUTES.declare("GET", "/api/tables/{table}/advice", m.Advised, "What the coach would have played", who="anyone")
async def advice(asked: RequestContext) -> m.Advised:
    past, own = await past_of(asked)
    viewer = seat_of(asked, past, own)
    past.may_judge(viewer, own)
    return await asked.services.analysis.advice(past, viewer, number_of(asked, "n", "-1"))


@ROUTES.declare(
    "GET", "/api/tables/{table}/chances", r.Chances, "Everyone's chances from moment to moment", who="anyone"
)
async def chances(asked: RequestContext) -> r.Chances:
    past, own = await past_of(asked)
    viewer = seat_of(asked, past, own)
    past.may_judge(viewer, own)
    return await asked.services.analysis.chances(past, viewer, max(0, number_of(asked, "have", "0")))


@ROUTES.declare(
    "GET", "/api/tables/{table}/luck", r.Reckoning, "How much was luck, and how much were choices", who="anyone"
)
async def luck(asked: RequestContext) -> r.Reckoning:
    past, _ = await past_of(asked)
    return await asked.services.analysis.luck(past)


@ROUTES.declare(
    "GET", "/api/tables/{table}/score", r.ExplainedScore, "The score of a finished match and its reasons", who="anyone"
)
async def score(asked: RequestContext) -> r.ExplainedScore:
    past, _ = await past_of(asked)
    if not past.open:
        raise RequestError("still-playing")
    rounds = await asked.services.replays.pool.run(
        asked.address, lambda: score_of(past.game, past.steps(), past.table.players)
    )
    return r.ExplainedScore(past.id, [explained(one) for one in rounds])


def explained(one: ScoreRound) -> r.RoundOfScore:
    parts = [[r.PartOfScore(part.points, sentence(part.why)) for part in own] for own in one.parts]
    return r.RoundOfScore(parts, one.totals, None if one.title is None else sentence(one.title))


@ROUTES.declare("POST", "/api/tables/{table}/go-on", m.TableMade, "Play on from a moment, against bots", takes=r.GoOn)
async def play_on(asked: RequestContext) -> m.TableMade:
    past, own = await past_of(asked)
    table, secret = await continue_from(asked.registry, asked.person.id, past, own, asked.body)
    return m.TableMade(table, link(asked, f"/t/{table}#k={secret}"))


@ROUTES.declare("GET", "/api/tables/{table}/log", str, "The log of a finished match, as a file", who="anyone")
async def export_log(asked: RequestContext) -> PlainTextResponse:
    past, _ = await past_of(asked)
    if not past.open:
        raise RequestError("still-playing")
    seats, people = past.table.seats, asked.registry.identities
    names = past.names or [people.name(place.person) if place.person else place.level or "" for place in seats]
    return PlainTextResponse(str(past.log(names)), headers=HEADERS)


@ROUTES.declare(
    "GET", "/api/tables/{table}/record", Proof, "The record of a finished match, to check its deals", who="anyone"
)
async def record(asked: RequestContext) -> Proof:
    past, _ = await past_of(asked)
    if past.names is not None:
        raise RequestError("no-such-table")  # a file has no seal of ours
    if past.table.status not in (OVER, ABANDONED):
        raise RequestError("still-playing")
    return await asked.services.replays.pool.run(asked.address, lambda: proof_of(past.table, past.applied))
