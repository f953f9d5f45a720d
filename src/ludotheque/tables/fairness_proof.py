"""The record of a finished match by which anyone can check its deals, and its check by the rules.

`verifier.py` checks the arithmetic alone and believes the record about what could be drawn. Here the match is played
again by the rules: every draw must have been due, among exactly what the rules offer, and the seats' actions legal.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.game import open_game
from ludotheque.kernel.match import Step, advance, deal
from ludotheque.kernel.record import CHANCE, Record
from ludotheque.tables import events as e
from ludotheque.tables.information import redealt
from ludotheque.tables.phrases import words
from ludotheque.tables.table import OVER, AppliedEvent, Table, created
from ludotheque.tables.verifier import FORMAT, Wrong, check, missing, own_part


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of a seat, a draw among what was possible with its odds, or an action taken back (`back`: to so many
    draws). `n`: the event in which it happened.

    `to`: the only person took event `to` back, with all since; draws go on where they were. `redealt`: the position in
    which what he could not see was dealt anew, because he had seen something since."""

    n: int
    seat: int | None = None
    action: str | None = None
    drawn: str | None = None
    among: list[tuple[str, int]] = []
    back: int | None = None
    to: int | None = None
    redealt: dict[str, Any] | None = None


class Proof(msgspec.Struct, frozen=True):
    """The record of a match that has ended: all that its deals came from, and all that was drawn and done."""

    table: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    commitment: str
    secret: str
    moves: list[Part]
    status: str
    started: int | None = None
    """The event with which it began."""
    pledges: list[str] = []
    """By seat, the hash of the value that it had drawn when the start was asked for; "" if none. In records of form 1
    empty where nobody showed anything."""
    values: list[str] = []
    """By seat, what it added to the deals; "" if nothing: who pledged something did not show it. Empty if no seat added
    anything."""
    position: dict[str, Any] | None = None
    results: list[int] = []
    format: str = FORMAT
    first: e.Beginner | msgspec.UnsetType = msgspec.UNSET
    """Who began, and how the seats turned for it: `pledges` and `values` are by the seats before. Left out where
    nothing was chosen."""


def shown_now(proof: Proof) -> list[int]:
    """The seats, as everybody sits now, whose value is in the deals."""
    order = [] if proof.first is msgspec.UNSET else proof.first.order
    return [now for now, seat in enumerate(order or range(proof.players)) if proof.values and proof.values[seat]]


class ProofError(LudothequeError):
    """A record that does not hold; `key` says why, in tables/words."""

    def __init__(self, key: str, /, **parameters: Any) -> None:
        super().__init__(key, **parameters)
        self.words = words


def proof_of(table: Table, happened: Iterable[AppliedEvent]) -> Proof:
    """The record of a table that has ended, from all that happened there."""
    moves: list[Part] = []
    values: list[str] = []
    made = 0
    dealt: list[tuple[int, int, int]] = []  # by action its event, its seat, and how many draws there were before it
    proposer = started = None
    first: e.Beginner | msgspec.UnsetType = msgspec.UNSET
    for one in happened:
        event, n = one.event, one.seq
        if isinstance(event, e.Started):
            values, started = event.values, n
            first = msgspec.UNSET if event.first is None else event.first
        elif isinstance(event, e.Acted):
            dealt.append((n, event.seat, made))
        elif isinstance(event, e.Proposed):
            proposer = event.seat if event.what == "undo" else None
        moves += [_part(one, step) for step in one.steps]
        made += sum(step.seat == CHANCE for step in one.steps)
        back = event.seat if isinstance(event, e.Undone) else None
        if isinstance(event, e.Answered) and event.done:
            back = proposer
        if back is not None:
            last = max(k for k, (_, seat, _) in enumerate(dealt) if seat == back)
            made = dealt.pop(last)[2]
            moves.append(Part(n, seat=back, back=made))
        if isinstance(event, e.Rewound):
            dealt = [action for action in dealt if action[0] < (n if event.to is None else event.to)]
            moves.append(Part(n, seat=event.seat, back=made, to=event.to, redealt=event.position))
    return Proof(
        table=table.id,
        game=table.settings.game,
        rules=table.settings.rules,
        players=table.players,
        options=table.settings.options,
        commitment=table.commitment,
        secret=table.secret,
        moves=moves,
        status=table.status,
        started=started,
        pledges=list(table.pledges),
        values=values,
        position=table.position,
        results=table.results(),
        first=first,
    )


def _part(one: AppliedEvent, step: Step) -> Part:
    if step.seat != CHANCE:
        return Part(one.seq, seat=step.seat, action=step.text)
    return Part(one.seq, drawn=step.text, among=_among(one.game, step))


def _among(game: Any, step: Step) -> list[tuple[str, int]]:
    actions, weights, _ = game.engine.offer(step.before)
    texts = [game.notation.write(step.before, action) for action in actions]
    return list(zip(texts, weights, strict=True))


WRONG = {
    "no-record": "proof-no-record",
    "other-seal": "proof-other-seal",
    "broken-seal": "proof-broken-seal",
    "other-value": "proof-other-value",
    "unpledged": "proof-unpledged",
    "other-draw": "proof-arithmetic",
    "bad-back": "proof-bad-back",
    "left-out": "proof-left-out",
    "other-pledge": "proof-other-pledge",
    "other-shown": "proof-other-shown",
    "other-lots": "proof-other-lots",
    "other-first": "proof-other-first",
    "other-transcript": "proof-other-transcript",
}
"""What the verifier finds, in our words."""


class Verified(NamedTuple):
    """A record whose arithmetic holds."""

    proof: Proof
    draws: int
    missing: list[int]
    """The seats, as everybody sits now, that pledged a value and did not show it."""
    own: str | None
    """What became of the value of whoever saved the record (see own_part in verifier.py); None if that is not known."""


def verified(data: bytes, seal: str | None, seen: Any = None) -> Verified:
    """A record, checked by arithmetic. Raises ProofError. `seen`: what the client saw by itself that asks for it; else
    what stands in the record, if whoever saved it put it there."""
    try:
        record = json.loads(data)
        if seen is not None:
            record["seen"] = seen
        draws = check(record, seal)
        own = None if record.get("seen") is None else own_part(record)
        return Verified(msgspec.convert(record, Proof), draws, missing(record), own)
    except Wrong as error:
        raise ProofError(WRONG[error.key], **error.details) from error
    except (ValueError, TypeError, RecursionError, msgspec.ValidationError) as error:
        raise ProofError("proof-no-record", why=str(error)) from error


def play_again(proof: Proof, seen: Mapping[int, int] | None = None, viewer: int = -1) -> Table:
    """Play the record again by the rules, with the draws that follow from its seed; the table as it is at the end.

    Raises ProofError where the record says something else. `seen`: by event, the hash of the view that `viewer` was
    shown when it happened: a record of another match than the one he saw is found out by it.
    """
    game = open_game(proof.game)
    if proof.rules not in game.versions:
        raise ProofError("proof-other-rules", played=str(proof.rules), ours=str(game.rules_version))
    table = _laid(proof)
    rest = list(proof.moves)
    before: dict[int, Record] = {}  # by event, the state before an action
    if proof.started is not None:
        steps = deal(game, table.opening(), table.chance(proof.values))
        _compare(game, _take_drawn(rest), steps)
        first = None if proof.first is msgspec.UNSET else proof.first
        if first is not None and first.seat != game.first.first_seat(table.settings.options):
            raise ProofError("proof-first-seat", found=str(first.seat + 1))
        begun = e.Started([None] * proof.players, [step.text for step in steps], proof.values, first)
        table.apply(proof.started, 0, begun, steps)
        _look(table, proof.started, seen, viewer)
    while rest:
        part = rest.pop(0)
        if part.to is not None and part.seat is not None:
            _rewind(table, part, before.get(part.to))
        elif part.back is not None and part.seat is not None:
            if not 0 <= part.seat < proof.players or table.undone(part.seat) is None:
                raise ProofError("proof-no-such-undo", n=str(part.n))
            table.apply(part.n, 0, e.Undone(part.seat))
            if table.dealt != part.back:
                raise ProofError("proof-no-such-undo", n=str(part.n))
        elif part.action is not None and part.seat in table.to_act() and table.state is not None:
            try:
                steps = advance(game, table.state, part.seat, part.action, table.chance())
            except LudothequeError as error:
                raise ProofError("proof-illegal", n=str(part.n), action=part.action, why=error.sentence()) from error
            _compare(game, _take_drawn(rest), steps[1:])
            before[part.n] = table.state
            acted = e.Acted(part.seat, steps[0].text, [step.text for step in steps[1:]])
            table.apply(part.n, 0, acted, steps)
        else:
            raise ProofError("proof-not-due", n=str(part.n), found=part.drawn or part.action or "?")
        _look(table, part.n, seen, viewer)
    if proof.status == OVER and (table.status != OVER or table.results() != proof.results):
        raise ProofError("proof-results", found=str(proof.results), ours=str(table.results()))
    return table


def _rewind(table: Table, part: Part, before: Record | None) -> None:
    """Take a choice back as the only person did. What was dealt anew must be what the seed says, and he must see the
    table as he saw it then."""
    seat, last = part.seat, table.past[-1] if table.past else None
    if seat is None or not 0 <= seat < table.players or before is None or part.back != table.dealt:
        raise ProofError("proof-no-such-undo", n=str(part.n))
    if part.redealt is None and (last is None or last.before != before):
        raise ProofError("proof-no-such-undo", n=str(part.n))
    if part.redealt is not None:
        due = redealt(table.game, before, seat, table.redeal_seed())
        try:
            found = table.game.from_position(part.redealt)[0]
        except LudothequeError as error:
            raise ProofError("proof-other-redeal", n=str(part.n)) from error
        if found != due:
            raise ProofError("proof-other-redeal", n=str(part.n))
    table.apply(part.n, 0, e.Rewound(seat, part.to, part.redealt, table.dealt))


def _laid(proof: Proof) -> Table:
    try:
        game = open_game(proof.game)
        options = game.schema.complete(proof.options)
        players = game.schema.players(proof.players, options)
        settings = e.Settings(proof.game, proof.rules, players, options)
        levels: list[str | None] = [None] * players
        first = e.Created(settings, "", proof.secret, proof.commitment, levels, position=proof.position)
        table = created(proof.table, 0, first)[0]
        table.opening()
    except LudothequeError as error:
        raise ProofError("proof-illegal", n="0", action=proof.game, why=error.sentence()) from error
    return table


def _take_drawn(rest: list[Part]) -> list[Part]:
    """The draws at the beginning of what is left, taken away from it."""
    count = next((k for k, part in enumerate(rest) if part.drawn is None), len(rest))
    taken, rest[:] = rest[:count], rest[count:]
    return taken


def _compare(game: Any, drawn: list[Part], steps: list[Step]) -> None:
    """The record's draws against those of the rules and the seed."""
    for part, step in zip(drawn, steps, strict=False):
        if part.drawn != step.text or part.among != _among(game, step):
            raise ProofError("proof-other-draw", n=str(part.n), found=str(part.drawn), due=step.text)
    if len(drawn) != len(steps):
        n = str(drawn[-1].n) if drawn else "?"
        raise ProofError("proof-draws", n=n, found=str(len(drawn)), due=str(len(steps)))


def _look(table: Table, n: int, seen: Mapping[int, int] | None, viewer: int) -> None:
    if seen is None or n not in seen or table.state is None:
        return
    if zlib.crc32(bytes(table.state.view(viewer))) != seen[n]:
        raise ProofError("proof-other-view", n=str(n))
