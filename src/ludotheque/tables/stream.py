"""What each viewer is told of a table: every event of the log becomes one entry of his stream, from his views alone.

So the numbers of a stream are those of the log, without gaps, and resuming works from any point, after a restart and on
another machine: an entry is a pure function of what happened and of who looks on.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.kernel.action_texts import MAX_TEXTS, UNREAD, kept
from ludotheque.kernel.effects import NOBODY
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Step, effects_each, scene, seen_each, told_each
from ludotheque.kernel.record import CHANCE, SPECTATOR, Record
from ludotheque.kernel.sentences import SeenEffect
from ludotheque.kernel.words import Line, Seat, Word
from ludotheque.tables import events as e
from ludotheque.tables.table import ABANDONED, OPEN, OVER, AppliedEvent, Table, seats_in
from ludotheque.tables.view_layout import fields, layout_of, values

EVERYTHING = -1
"""All bits of a state: as if each had changed."""
MAX_LEGAL_SENT = 120
"""So many legal actions are sent unasked; a hand of many cards has thousands."""


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the game's words and what fills it: numbers, texts, {"seat": n}, {"word": key} or {"words": […]}."""

    key: str
    given: dict[str, Any] = {}


class ToldEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that an action brought about, as a viewer may know it: for those who draw it."""

    name: str
    """The kind of effect: `drew`, `ran`, …; each game has its own."""
    seat: int | None = None
    """Whom it concerns."""
    numbers: dict[str, int | str] = {}
    """What belongs to it: numbers, seats, cards as they are written. What the viewer may not know is not there."""
    source: str = msgspec.field(default="", name="from")
    """The field of the view from which something goes."""
    to: str = ""
    """The field of the view to which it goes."""


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a viewer may do now."""

    to_act: list[int]
    legal: list[str] = []
    labels: list[Sentence] = []
    """The same actions in words, in the same order, if the game has words for them."""
    more: int = 0
    """So many further legal actions are not listed; ask for them."""
    near: list[str] = []
    """How near the viewer is, also while he waits: of each thing to reach that the game names, what he has of it."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="event"):
    """One event, as one viewer is told of it."""

    table: str
    n: int
    at: int
    what: str
    """The kind of event: `acted`, `seated`, …"""
    status: str
    seat: int | None = None
    action: str | None = None
    """The action, where the viewer saw it whole."""
    lines: list[Sentence] = []
    effects: list[ToldEffect] = []
    """What this brought about, one thing after the other, moves of chance included; of games whose rules tell it."""
    changed: dict[str, Any] = {}
    """The fields of the view that are different now."""
    scene: dict[str, Any] = {}
    """Where this ended a race or a deal and the next has begun: how the table was in between, as far as it was not as
    before. To be shown for a moment; it is no part of what `changed` leads to."""
    hash: int = 0
    """CRC-32 of the whole view: fields in order, little-endian, at their widths."""
    turn: Turn | None = None
    results: list[int] = []
    winners: list[int] = []
    undo: bool = False
    """The viewer may take his last action back now, or ask the others for it."""
    more: dict[str, Any] = {}
    """Whatever else belongs to this kind of event."""
    id: str | None = None
    """To the sender: the id of his command, which this acknowledges."""


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="table"):
    """The whole table as a viewer sees it now."""

    table: str
    n: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    status: str
    viewer: int
    """The seat that looks on, or -1."""
    commitment: str
    view: dict[str, Any] = {}
    hash: int = 0
    lines: list[Sentence] = []
    """The table in words."""
    turn: Turn | None = None
    results: list[int] = []
    winners: list[int] = []
    undo: bool = False
    """The viewer may take his last action back now, or ask the others for it."""
    rewound: int = 0
    """How often a choice was taken back against bots alone: a match with take-backs."""
    next: str | None = None
    pledges: list[str] = []
    """By seat, the hash of the value that it will add to the deals; "" if none."""
    values: list[str] = []
    """By seat, the value that was shown; "" if none."""
    first: str = ""
    """How it is found out who begins: `lots` or `named`; "" as everybody sits."""
    order: list[int] = []
    """By seat, where whoever sits there sat before the seats turned at the start; empty if nobody moved. `pledges` and
    `values` are by the seats before."""
    called: bool = False
    """The start was asked for: whoever pledged shows his value now."""
    secret: str | None = None
    """Of the deals, once the match has ended."""


def sentence(line: Line) -> Sentence:
    return Sentence(line.key, {name: _given(value) for name, value in line.parameters.items()})


FOR_TERMINALS = "typed-"
"""Keys of lines that help people type; whoever reads the wire has other ways."""


def described(game: Game, view: Record, viewer: int) -> list[Sentence]:
    """The table in words."""
    lines = game.notation.describe(view, viewer)
    return [sentence(line) for line in lines if not line.key.startswith(FOR_TERMINALS)]


def _given(value: Any) -> Any:
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, Word):
        return {"word": value.key}
    if isinstance(value, (int, str)):
        return value
    return {"words": [word.key for word in value]}


_labels: dict[str, dict[tuple[int, int], Sentence | None]] = {}
"""By game, viewer and action: those that say the same whatever the table is like."""


def labels(game: Game, view: Record, viewer: int, actions: list[int]) -> list[Sentence]:
    """The actions in words; none, where the game has no words for them."""
    label = game.hooks.label
    if label is None:
        return []
    known, found = _labels.setdefault(game.id, {}), []
    for action in actions:
        key = (viewer, action)
        if key not in known:
            kept(known, key, lambda action=action: sentence(label(UNREAD, viewer, action)))  # type: ignore[misc]
        found.append(known.get(key) or sentence(label(view, viewer, action)))
    return found


def turn(game: Game, view: Record, viewer: int, to_act: list[int], words: bool = True, legal: bool = True) -> Turn:
    """Who is to act; and for a viewer who is, everything he may do, if that is asked for."""
    near = game.hooks.near(view, viewer) if words and game.hooks.near else []
    if viewer not in to_act or not legal:
        return Turn(to_act, near=near)
    actions = game.engine.legal(view, viewer)
    listed = actions[:MAX_LEGAL_SENT]
    return Turn(
        to_act,
        legal=game.texts.write_each(view, listed),
        labels=labels(game, view, viewer, listed) if words else [],
        more=len(actions) - len(listed),
        near=near,
    )


def entries(
    happened: AppliedEvent,
    viewers: Iterable[int],
    said: dict[str, str] | None = None,
    words: bool = True,
    legal: bool = True,
) -> dict[int, Entry]:
    """What each viewer (a seat, or SPECTATOR) is told of what happened. `said`: a text of chat and who said it.

    What is public is made once for all of them. Without `words` there are no sentences in it; without `legal` it does
    not say what may be done now, for it is past.
    """
    event, after = happened.event, happened.after
    results, winners = ([], []) if after is None or happened.status != OVER else _outcome(happened, after)
    shared = Entry(
        table=happened.table,
        n=happened.seq,
        at=happened.at,
        what=str(event.__struct_config__.tag),
        status=happened.status,
        seat=getattr(event, "seat", None),
        results=results,
        winners=winners,
        more=_more(event, happened) | (said or {}),
    )
    if after is None:
        return dict.fromkeys(viewers, shared)
    if happened.before is after:
        return {
            viewer: replace(shared, hash=zlib.crc32(bytes(after.view(viewer))), undo=_may_undo(happened, viewer))
            for viewer in viewers
        }
    return _moved(happened, after, list(viewers), shared, words, legal)


def _moved(
    happened: AppliedEvent, after: Record, viewers: list[int], shared: Entry, words: bool, legal: bool
) -> dict[int, Entry]:
    """Entries of an event that changed the match."""
    game, before = happened.game, happened.before
    view = _views()
    first = happened.steps[0] if happened.steps and happened.steps[0].seat != CHANCE else None
    saw = seen_each(game, viewers, first, view) if first else {}
    lines = _lines(happened, viewers, view, saw) if words else {}
    effects = _effects(happened, viewers) if words else {}
    waiting = list(seats_in(happened.waiting))
    everyone = words and game.hooks.near is not None
    places = layout_of(type(after))
    new = places.number(after)
    differs = EVERYTHING if before is None else new ^ places.number(before)
    public, hidden = values(places.public, differs, after.memory), differs & places.hidden_bits
    waits = Turn(waiting)
    scenes = _scenes(game, first, viewers) if first and words else {}
    made = {}
    for viewer in viewers:
        raw = places.view(new, viewer)
        own = hidden if before is None else hidden & ~places.masks[viewer]
        made[viewer] = replace(
            shared,
            action=first.text if first and saw[viewer] == first.action else None,
            lines=lines[viewer] if words else [],
            effects=effects.get(viewer, []),
            changed=public | values(places.hidden, own, raw) if own else public,
            scene=scenes.get(viewer, {}),
            hash=zlib.crc32(raw),
            turn=turn(game, view(after, viewer), viewer, waiting, words, legal)
            if everyone or viewer in waiting
            else waits,
            undo=_may_undo(happened, viewer),
        )
    return made


def _may_undo(happened: AppliedEvent, viewer: int) -> bool:
    return viewer >= 0 and bool(happened.undoable >> viewer & 1)


def _scenes(game: Game, step: Step, viewers: list[int]) -> dict[int, dict[str, Any]]:
    """What each viewer sees between the end of a race or deal and the next; of most actions nothing."""
    between = scene(game, step)
    if between is None:
        return {}
    places = layout_of(type(between))
    now = places.number(between)
    differs = now ^ places.number(step.before)
    return {
        viewer: values(places.fields, differs & ~places.masks[viewer], places.view(now, viewer)) for viewer in viewers
    }


def _lines(
    happened: AppliedEvent, viewers: list[int], view: Callable[[Record, int], Record], saw: dict[int, int]
) -> dict[int, list[Sentence]]:
    """The narration, for the wire; what several viewers are told alike is written down once."""
    lines: dict[int, list[Sentence]] = {viewer: [] for viewer in viewers}
    write = sentence if happened.game.narrate else _sentence_once
    for step in happened.steps:
        known: dict[int, list[Sentence]] = {}
        for viewer, said in told_each(happened.game, viewers, step, view, saw if step.seat != CHANCE else None).items():
            if said:
                if id(said) not in known:
                    known[id(said)] = [write(line) for line in said]
                lines[viewer] += known[id(said)]
    return lines


def _effects(happened: AppliedEvent, viewers: list[int]) -> dict[int, list[ToldEffect]]:
    """What the steps brought about, for the wire; written down once for those who may know the same."""
    if happened.game.sentences is None:
        return {}
    effects: dict[int, list[ToldEffect]] = {viewer: [] for viewer in viewers}
    for step in happened.steps:
        known: dict[int, list[ToldEffect]] = {}
        for viewer, seen in effects_each(happened.game, viewers, step).items():
            if id(seen) not in known:
                known[id(seen)] = [_once(one, _effect) for one in seen]
            effects[viewer] += known[id(seen)]
    return effects


def _sentence_once(line: Line) -> Sentence:
    return _once(line, sentence)  # type: ignore[no-any-return]


def _effect(seen: SeenEffect) -> ToldEffect:
    return ToldEffect(seen.name, None if seen.seat == NOBODY else seen.seat, seen.numbers, seen.source, seen.to)


_made: dict[int, tuple[Any, Any]] = {}
"""By identity: what was written for the wire, and of what, which stays alive by it."""


def _once(of: Any, make: Callable[[Any], Any]) -> Any:
    """What is made of a line or an effect; most come again as the same objects, and are written once."""
    found = _made.get(id(of))
    if found is None:
        if len(_made) >= MAX_TEXTS:
            _made.clear()
        found = _made[id(of)] = of, make(of)
    return found[1]


def entry(happened: AppliedEvent, viewer: int, said: dict[str, str] | None = None, legal: bool = True) -> Entry:
    """What one viewer is told."""
    return entries(happened, [viewer], said, legal=legal)[viewer]


def reseated(entry: Entry, order: list[int]) -> Entry:
    """An entry from before the seats turned, with everybody's seat as it is now."""
    if not order or entry.status != OPEN:
        return entry
    more = (
        {**entry.more, "seats": [order.index(seat) for seat in entry.more["seats"]]}
        if entry.more.get("seats")
        else entry.more
    )
    return replace(entry, seat=None if entry.seat is None else order.index(entry.seat), more=more)


def _views() -> Callable[[Record, int], Record]:
    """Views, each made once: the state after one step is the state before the next."""
    made: dict[tuple[int, int], Record] = {}

    def view(state: Record, viewer: int) -> Record:
        key = (id(state), viewer)
        found = made.get(key)
        if found is None:
            found = made[key] = state.view(viewer)
        return found

    return view


def _outcome(table: AppliedEvent | Table, state: Record) -> tuple[list[int], list[int]]:
    results = [table.game.engine.result(state, seat) for seat in range(table.players)]
    return results, table.game.winners(results)


def _more(event: e.Event, happened: AppliedEvent) -> dict[str, Any]:
    """What belongs to the other kinds of events. Persons appear by seat only; names are another matter."""
    more: dict[str, Any] = {}
    if isinstance(event, e.Acted):
        pass  # by far the most
    elif isinstance(event, e.Said):
        more = {"phrase": event.phrase} if event.phrase else {}
    elif isinstance(event, e.Answered):
        more = {"agreed": event.agreed, "done": event.done}
    elif isinstance(event, e.Proposed):
        more = {"what": event.what}
    elif isinstance(event, e.Rewound):
        # `to` is left out of a match from a file: what was taken back does not stand there.
        more = {"redealt": event.position is not None} | ({} if event.to is None else {"to": event.to})
    elif isinstance(event, (e.Covered, e.Vacated)):
        more = {"seats": event.seats, "why": event.why}
    elif isinstance(event, e.Muted):
        more = {"muted": event.muted} | ({} if event.said is None else {"said": event.said})
    elif isinstance(event, e.Rematched):
        more = {"table": event.table}
    else:
        more = _of_start(event)
    if happened.secret is not None and isinstance(event, (e.Acted, e.Abandoned, e.Answered)):
        more["secret"] = happened.secret
    return more


def _of_start(event: e.Event) -> dict[str, Any]:
    """Of the sealing, and of who begins."""
    if isinstance(event, e.Pledged):
        return {"pledge": event.pledge}
    if isinstance(event, e.Shown):
        return {"value": event.value}
    if isinstance(event, e.FirstChosen):
        return {"by": event.by, "seats": event.seats}
    if not isinstance(event, e.Started):
        return {}
    first = {} if event.first is None else {"first": msgspec.to_builtins(event.first)}
    return ({"values": event.values} if event.values else {}) | first


def snapshot(table: Table, viewer: int) -> Snapshot:
    """The whole table for a viewer."""
    settings, game = table.settings, table.game
    shared: dict[str, Any] = {}
    if table.state is not None:
        view = table.state.view(viewer)
        shared["view"] = fields(view)
        shared["hash"] = zlib.crc32(bytes(view))
        shared["lines"] = described(game, view, viewer)
        if table.status != "abandoned":
            shared["turn"] = turn(game, view, viewer, table.to_act())
        if table.status == OVER:
            shared["results"], shared["winners"] = _outcome(table, table.state)
    return Snapshot(
        table=table.id,
        n=table.seq,
        game=settings.game,
        rules=settings.rules,
        players=settings.players,
        options=settings.options,
        status=table.status,
        viewer=viewer,
        commitment=table.commitment,
        undo=viewer >= 0 and table.can_undo(viewer),
        rewound=table.rewound,
        next=table.next,
        pledges=table.pledges if any(table.pledges) else [],
        values=table.values if any(table.values) else [],
        first="" if table.chosen_by == "turn" else table.chosen_by,
        order=table.order,
        called=table.called is not None,
        secret=table.secret if table.status in (OVER, ABANDONED) else None,
        **shared,
    )


def stream(happened: Iterable[AppliedEvent], viewer: int = SPECTATOR) -> list[Entry]:
    """All that a viewer was told."""
    return [entry(one, viewer) for one in happened]
