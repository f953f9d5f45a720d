"""Decisions: the event that a command leads to, or why it is denied. `Table.apply` applies it; nothing changes here."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec

from ludotheque import bots
from ludotheque.kernel.errors import LudothequeError, closest, shown
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Step, advance, deal, step
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import pledge_of
from ludotheque.tables.information import MANY_WORLDS, learnt, possible_learners, redealt
from ludotheque.tables.phrases import PHRASES, words
from ludotheque.tables.table import ABANDONED, OPEN, OVER, PLAYING, PastAction, Table, device


class Denied(LudothequeError):  # noqa: N818 - the word of the wire, as Refused is the word of the rules
    """A command that this table cannot follow now; `key` says why, in tables/words."""

    def __init__(self, key: str, /, **parameters: Any) -> None:
        super().__init__(key, **parameters)
        self.words = words


class Decision(NamedTuple):
    """The event, and the steps of the match that it stands for, if it is an action."""

    event: e.Event
    steps: list[Step] | None = None


def decide(table: Table, command: c.Command, person: str | None) -> Decision:
    """What a command of a person (None: of the server) leads to. Raises Denied, or what the rules say to an action."""
    if table.settings.rules not in table.game.versions and isinstance(
        command, (c.Start, c.Deal, c.Act, c.BotActs, c.Undo)
    ):
        raise Denied("other-rules", played=str(table.settings.rules), ours=str(table.game.rules_version))
    if table.removed and person is not None and device(person) in table.removed:
        raise Denied("removed")
    found = _DECISIONS[type(command)](table, command, person)
    return found if isinstance(found, Decision) else Decision(found)


def _own_seat(table: Table, person: str | None) -> int:
    seat = table.seat_of(person) if person is not None else None
    if seat is None:
        raise Denied("not-seated")
    return seat


def _playing(table: Table) -> None:
    if table.status == OPEN:
        raise Denied("not-started")
    if table.status != PLAYING:
        raise Denied("match-over")


def _unstarted(table: Table) -> None:
    if table.status == PLAYING:
        raise Denied("already-started")
    if table.status != OPEN:
        raise Denied("match-over")


def _hosting(table: Table, person: str | None) -> None:
    if person is None or device(person) != device(table.host):
        raise Denied("host-only")


def _real_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < table.players:
        raise Denied("no-such-seat", asked=str(seat), last=str(table.players - 1))
    return seat


def _sit(table: Table, command: c.Sit, person: str) -> e.Seated:
    if table.status in (OVER, ABANDONED):
        raise Denied("match-over")
    _may_sit(table, person)
    open_seats = [seat for seat, place in enumerate(table.seats) if place.free and not place.bot]
    bot_seats = [seat for seat, place in enumerate(table.seats) if place.free and place.bot]
    if command.seat is None:
        seats = open_seats or (bot_seats if table.status == PLAYING else [])
        if not seats:
            raise Denied("table-full")
        return e.Seated(seats[0], person)
    if not table.seats[_real_seat(table, command.seat)].free:
        raise Denied("seat-taken", seat=str(command.seat))
    return e.Seated(command.seat, person)


def _may_sit(table: Table, person: str) -> None:
    """One seat each, and nobody who has seen another seat's cards, or on whose device they can be seen."""
    if seats := table.held(person):
        raise Denied("already-seated", seat=str(seats[0]))
    if any(person in place.former for place in table.seats):
        raise Denied("knows-another-hand")


def _take_over(table: Table, command: c.TakeOver, person: str) -> e.Seated:
    if table.status in (OVER, ABANDONED):
        raise Denied("match-over")
    seat = _real_seat(table, command.seat)
    if table.seats[seat].person == person:
        raise Denied("already-seated", seat=str(seat))
    if person in table.seats[seat].former and table.seat_of(person) is None:
        return e.Seated(seat, person)  # who gave a seat away and is given it back knows no other hand
    _may_sit(table, person)
    return e.Seated(seat, person)


def _arrange(table: Table, command: c.Arrange, person: str) -> e.Arranged:
    _unstarted(table)
    _hosting(table, person)
    place = table.seats[_real_seat(table, command.seat)]
    if place.person is not None:
        raise Denied("seat-taken", seat=str(command.seat))
    if command.level is not None:
        bots.check(command.level)
    return e.Arranged(command.seat, command.level)


def _choose_first(table: Table, command: c.ChooseFirst, person: str) -> e.FirstChosen:
    _uncalled(table)
    _hosting(table, person)
    first = checked_first(table.game, [place.person for place in table.seats], command.by, command.seats)
    return e.FirstChosen(first.by, first.seats)


def checked_first(game: Game, people: list[str | None], by: e.FirstBy, seats: list[int]) -> e.First:
    """Who shall begin, if that can be chosen. `people`: by seat, who sits there."""
    if by != "named":
        return e.First(by)
    for seat in seats:
        if seat >= len(people):
            raise Denied("no-such-seat", asked=str(seat), last=str(len(people) - 1))
        if people[seat] is None:
            raise Denied("first-no-person", seat=str(seat))
    if not seats or len({*seats}) < len(seats) or (len(seats) > 1 and not game.first.order):
        raise Denied("first-order" if game.first.order else "first-one")
    return e.First("named", seats)


def _leave(table: Table, command: c.Leave, person: str) -> e.Left:
    seat = _own_seat(table, person)
    if table.status in (OVER, ABANDONED):
        raise Denied("match-over")
    if table.status == PLAYING:
        if table.seats[seat].bot:
            raise Denied("already-left")
        return e.Left(seat, bots.DEFAULT)
    return e.Left(seat)


def _withdraw(table: Table, command: c.Withdraw, person: str) -> e.Event:
    if table.status in (OVER, ABANDONED):
        raise Denied("match-over")
    if not table.held(person) and device(table.host) != person:
        raise Denied("not-seated")
    if table.status == OPEN and all(place.free or device(place.person or "") == person for place in table.seats):
        return e.Abandoned()
    return _vacated(table, person, "deleted")


def _vacated(table: Table, person: str, why: Any) -> e.Vacated:
    seats = table.held(person) if table.status in (OPEN, PLAYING) else []
    host = _next_host(table, person) if device(table.host) == person else None
    return e.Vacated(person, seats, why, bots.DEFAULT if table.status == PLAYING and seats else None, host)


def _next_host(table: Table, person: str) -> str:
    """The next one after somebody who plays himself, else who has a seat; nobody, if there is none."""
    first = next(iter(table.held(person)), 0)
    around = [(first + step) % table.players for step in range(table.players)]
    holders = [(seat, device(table.seats[seat].person or "")) for seat in around if not table.seats[seat].free]
    others = [(seat, holder) for seat, holder in holders if holder != person]
    playing = [holder for seat, holder in others if seat in table.people()]
    return next(iter([*playing, *(holder for _, holder in others)]), "")


def _pledge(table: Table, command: c.Pledge, person: str) -> e.Pledged:
    seat = _adding_seat(table, person)
    _uncalled(table)
    if table.pledges[seat]:
        raise Denied("already-pledged")
    return e.Pledged(seat, command.pledge)


def _adding_seat(table: Table, person: str) -> int:
    """For which seat somebody adds a value: his own. A device adds one for all the people around it, at the first of
    their seats, or at the one where it has pledged something already."""
    seat, around = table.seat_of(person), table.held(person)
    if seat is not None or not around:
        return _own_seat(table, person)
    return next((one for one in around if table.pledges[one]), around[0])


def _uncalled(table: Table) -> None:
    _unstarted(table)
    if table.called is not None:
        raise Denied("already-started")


def _show(table: Table, command: c.Show, person: str) -> e.Shown:
    seat = _adding_seat(table, person)
    _unstarted(table)
    if table.called is None:
        raise Denied("not-called")
    if table.values[seat] or not table.pledges[seat]:
        raise Denied("already-shown" if table.values[seat] else "not-pledged")
    if pledge_of(table.id, seat, bytes.fromhex(command.value)) != table.pledges[seat]:
        raise Denied("other-value")
    return e.Shown(seat, command.value)


def _start(table: Table, command: c.Start, person: str) -> Decision:
    _uncalled(table)
    waiting = [seat for seat, place in enumerate(table.seats) if place.free and not place.bot]
    if waiting or table.seat_of(person) is None:
        _hosting(table, person)
    if not any(place.person for place in table.seats):
        raise Denied("nobody-seated")
    return Decision(e.Called()) if any(table.pledges) else _begin(table)


def _deal(table: Table, command: c.Deal, person: None) -> Decision:
    _unstarted(table)
    if table.called is None:
        raise Denied("not-called")
    return _begin(table)


def _begin(table: Table) -> Decision:
    """The deals follow from the server's secret and from what was shown; a value that is missing counts as empty."""
    values = list(table.values) if any(table.values) else []
    steps = deal(table.game, table.opening(), table.chance(values))
    levels = [table.level or bots.DEFAULT if place.free and not place.bot else place.level for place in table.seats]
    first = table.beginner(table.sealed_with(values))
    return Decision(e.Started(levels, [step.text for step in steps], values, first), steps)


def _act(table: Table, command: c.Act, person: str) -> Decision:
    seat = _own_seat(table, person)
    _playing(table)
    if table.seats[seat].bot:
        raise Denied("seat-covered")
    if command.have is not None and command.have < table.since[seat]:
        raise Denied("late", action=shown(command.action))
    return _action(table, seat, command.action)


def _bot_acts(table: Table, command: c.BotActs, person: None) -> Decision:
    _playing(table)
    if not table.seats[command.seat].bot:
        raise Denied("not-covered")
    return _action(table, command.seat, command.action)


def _action(table: Table, seat: int, action: str) -> Decision:
    if table.state is None:
        raise Denied("not-started")
    steps = advance(table.game, table.state, seat, action, table.chance())
    return Decision(e.Acted(seat, steps[0].text, [step.text for step in steps[1:]]), steps)


def _undo(table: Table, command: c.Undo, person: str) -> e.Event:
    """Against bots alone whatever one has done. With people: free if nobody can have learnt anything; the others must
    agree if somebody can; refused once somebody acted on it. A function of what the seat has seen: the answer tells it
    nothing."""
    seat = _own_seat(table, person)
    _playing(table)
    if table.seats[seat].bot:
        raise Denied("seat-covered")
    if table.proposal is not None:
        raise Denied("proposal-pending")
    if table.is_alone(seat):
        return _rewind(table, seat)
    known = _who_may_know(table, seat)
    return _ask(table, "undo", seat) if known else e.Undone(seat)


def _rewind(table: Table, seat: int) -> e.Rewound:
    """Back to the last choice of the only person, as it was if nothing has happened since that he could have seen; else
    what was hidden from him then is dealt anew, so that whoever peeks gains nothing."""
    if not table.choices:
        raise Denied("nothing-to-undo")
    choice, last = table.choices[-1], table.past[-1] if table.past else None
    if last is not None and last.seat == seat and last.steps == 1 and last.before == choice.before:
        own = step(table.game, last.before, seat, last.action)
        if not learnt(table.game, own, seat, MANY_WORLDS):
            return e.Rewound(seat, choice.seq)
    state = redealt(table.game, choice.before, seat, table.redeal_seed())
    return e.Rewound(seat, choice.seq, table.game.position(state), table.dealt)


def _who_may_know(table: Table, seat: int) -> set[int]:
    found = table.undone(seat)
    if found is None:
        raise Denied("undo-acted-on" if table.acted[seat] else "nothing-to-undo")
    place, _, _ = found
    past = table.past[place]
    known = possible_learners(table.game, past.before, seat, past.action, table.players)
    for other in table.past[place + 1 :]:
        # Others have chosen meanwhile, at the same time. That is no answer to it, as long as they knew nothing of it
        # and this seat learnt nothing from them: a choice that uncovers all the others ends the matter.
        if other.seat in known or past.steps > 1 or any(learnt(table.game, one, seat) for one in _again(table, other)):
            raise Denied("undo-acted-on")
    return known


def _again(table: Table, past: PastAction) -> list[Step]:
    """The steps of an action of the past, chance included, as they were."""
    first = step(table.game, past.before, past.seat, past.action)
    return [first, *deal(table.game, first.after, table.chance(dealt=past.dealt))]


def _abandon(table: Table, command: c.Abandon, person: str) -> e.Event:
    if table.status == OPEN:
        _hosting(table, person)
        return e.Abandoned()
    seat = _own_seat(table, person)
    _playing(table)
    if table.proposal is not None:
        raise Denied("proposal-pending")
    return _ask(table, "abandon", seat)


def _ask(table: Table, what: Any, seat: int) -> e.Event:
    """Ask the other people, also those whom a bot covers; bots agree to anything, and people around one device have
    talked about it."""
    if any(not table.together(other, seat) for other in table.holders()):
        return e.Proposed(what, seat)
    return e.Undone(seat) if what == "undo" else e.Abandoned()


def _answer(table: Table, command: c.Answer, person: str) -> e.Answered:
    seat = _own_seat(table, person)
    proposal = table.proposal
    if proposal is None:
        raise Denied("no-proposal")
    if table.together(seat, proposal.seat) and command.agree:
        raise Denied("own-proposal")
    if seat in proposal.agreed and command.agree:
        raise Denied("already-answered")
    agreed = [seat, *proposal.agreed]
    missing = _missing(table, table.holders(), agreed)
    return e.Answered(seat, command.agree, done=command.agree and not missing)


def _missing(table: Table, seats: list[int], agreed: list[int]) -> list[int]:
    return [seat for seat in seats if not any(table.together(seat, one) for one in agreed)]


def _lapse(table: Table, command: c.Lapse, person: None) -> e.Event:
    """Whoever was away all this time has let the match end, if those who play on agree. What somebody has seen is not
    taken back without his word."""
    proposal = table.proposal
    if proposal is None:
        raise Denied("no-proposal")
    if proposal.what == "abandon" and not _missing(table, table.people(), proposal.agreed):
        return e.Abandoned()
    return e.Lapsed()


def _take_back(table: Table, command: c.TakeBack, person: str) -> e.TookBack:
    seat = _own_seat(table, person)
    _playing(table)
    if not table.seats[seat].bot:
        raise Denied("not-covered")
    return e.TookBack(seat)


def _say(table: Table, command: c.Say, person: str) -> e.Said:
    if table.settings.chat == "none":
        raise Denied("chat-off")
    if device(person) in table.muted:
        raise Denied("muted")
    seat = table.seat_of(person)
    if command.phrase is not None:
        if command.phrase not in PHRASES:
            nearest = closest(command.phrase, PHRASES)
            raise Denied("unknown-phrase", asked=shown(command.phrase), known=", ".join(PHRASES), nearest=nearest)
        return e.Said(person, seat, command.phrase)
    if table.settings.chat == "phrases":
        raise Denied("chat-phrases-only")
    if not (command.text or "").strip():
        raise Denied("chat-empty")
    return e.Said(person, seat)


def _mute(table: Table, command: c.Mute, person: str) -> e.Muted:
    other = _somebody(table, command, person)
    if command.muted == (other in table.muted):
        raise Denied("already-muted" if command.muted else "not-muted")
    return e.Muted(other, command.muted, command.seat, command.said)


def _remove(table: Table, command: c.Remove, person: str) -> e.Vacated:
    other = _somebody(table, command, person)
    if other in table.removed:
        raise Denied("already-removed")
    return _vacated(table, other, "removed")


def _somebody(table: Table, command: c.Mute | c.Remove, person: str) -> str:
    """Whom the host means: the holder of a seat, or who said something, with all who play on his device; nobody on the
    host's own."""
    _hosting(table, person)
    if command.seat is not None:
        other = table.seats[_real_seat(table, command.seat)].person
    else:
        other = None if command.said is None else table.speakers.get(command.said)
    if other is None:
        raise Denied("nobody-meant")
    if device(other) == device(person):
        raise Denied("own-device")
    return device(other)


def _follow(table: Table, command: c.Follow, person: str) -> e.Rematched:
    if table.status not in (OVER, ABANDONED):
        raise Denied("not-over")
    if table.next is not None:
        raise Denied("rematch-made")
    if not table.held(person) and all(person not in place.former for place in table.seats):
        raise Denied("not-seated")
    return e.Rematched(command.table)


def _cover(table: Table, command: c.Cover, person: None) -> e.Covered:
    _playing(table)
    away = [seat for seat in command.seats if seat in table.people()]
    if not away:
        raise Denied("already-left")
    return e.Covered(away, bots.DEFAULT, command.why)


def _pause(table: Table, command: c.Pause, person: None) -> e.Paused:
    return e.Paused(command.length)


_DECISIONS: dict[type[c.Command], Any] = {
    c.Sit: _sit,
    c.TakeOver: _take_over,
    c.Arrange: _arrange,
    c.ChooseFirst: _choose_first,
    c.Leave: _leave,
    c.Withdraw: _withdraw,
    c.Pledge: _pledge,
    c.Show: _show,
    c.Start: _start,
    c.Deal: _deal,
    c.Act: _act,
    c.BotActs: _bot_acts,
    c.Undo: _undo,
    c.Abandon: _abandon,
    c.Answer: _answer,
    c.Lapse: _lapse,
    c.TakeBack: _take_back,
    c.Say: _say,
    c.Mute: _mute,
    c.Remove: _remove,
    c.Follow: _follow,
    c.Cover: _cover,
    c.Pause: _pause,
}


def rematch(
    table: Table, new: str, secret: str, seal: str, gone: Collection[str] = (), host: str | None = None
) -> e.Created:
    """The first event of the rematch: the same people, each one seat further, so that the next one begins, unless the
    host had chosen otherwise: then the same is to hold again. Without those who are gone for good. `host`: who hosts it
    if it is not the same one."""
    turned = [*table.seats[1:], table.seats[0]]
    named = [(seat - 1) % table.players for seat in table.named() if table.seats[seat].person not in gone]
    return e.Created(
        settings=msgspec.structs.replace(table.settings, rules=table.game.rules_version),
        host=host or table.host,
        secret=secret,
        commitment=seal,
        levels=[place.level if place.person is None else None for place in turned],
        people=[None if place.person in gone else place.person for place in turned],
        previous=table.id,
        muted=table.muted,
        removed=table.removed,
        level=table.level,
        first=e.First(table.first_by, named) if named or table.first_by == "lots" else None,
    )
