"""Commands to a table, from people over the wire and from the server itself.

A command of a person names no person: who asks is known from the connection.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ludotheque.tables.events import FirstBy

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
MAX_TEXT_LENGTH = 500
MAX_ACTION_LENGTH = 200


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """One of the kinds below."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat: this one, or the first that is free. During a match a bot's seat may be taken."""

    seat: SeatNumber | None = None


class Arrange(Command, frozen=True, tag="arrange"):
    """Put a bot on a seat, or open it again (null). For the host, before the start."""

    seat: SeatNumber
    level: str | None = None


class ChooseFirst(Command, frozen=True, tag="choose-first"):
    """Before the start, for the host: who begins. `named`: the person who sits there, by the game's own question; where
    it asks for an order, all people in it. `lots`: drawn with the deals. `turn`: as everybody sits, and in a rematch
    the next one."""

    by: FirstBy
    seats: Annotated[list[SeatNumber], msgspec.Meta(max_length=16)] = []


class Leave(Command, frozen=True, tag="leave"):
    """Get up. During a match a bot covers the seat, which stays yours."""


class Pledge(Command, frozen=True, tag="pledge"):
    """Before the start: the hash of 32 bytes that this seat's client has drawn for the deals (docs/fairness.md)."""

    pledge: Hex


class Show(Command, frozen=True, tag="show"):
    """After the start was asked for: the bytes that were pledged. Whoever shows nothing in time adds nothing."""

    value: Hex


class Start(Command, frozen=True, tag="start"):
    """Begin; seats that are still open get bots. If seats have pledged something, it is shown first."""


class Act(Command, frozen=True, tag="act"):
    """Do an action, written as in the list of legal ones. `have`: the last event the person had seen."""

    action: Annotated[str, msgspec.Meta(max_length=MAX_ACTION_LENGTH)]
    have: int | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's last action: against bots always, and their answers with it; with people at once if nobody learnt
    anything, else if they agree."""


class Abandon(Command, frozen=True, tag="abandon"):
    """End the match without results, if all agree."""


class Answer(Command, frozen=True, tag="answer"):
    """Agree to what another proposed, or decline it."""

    agree: bool


class TakeBack(Command, frozen=True, tag="take-back"):
    """Play on oneself where a bot was covering."""


class Say(Command, frozen=True, tag="say"):
    """Say one of the preset phrases, or, where the table allows it, anything."""

    phrase: str | None = None
    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT_LENGTH)] | None = None


class Mute(Command, frozen=True, tag="mute"):
    """Let somebody say nothing more, or let him talk again. For the host. Whom: by his seat, or by the number of
    something that he said without one."""

    seat: SeatNumber | None = None
    said: int | None = None
    muted: bool = True


class Remove(Command, frozen=True, tag="remove"):
    """Send somebody away from the table for good. For the host; named as in `mute`. In a match a bot plays on for him,
    and the seat can be given to somebody else."""

    seat: SeatNumber | None = None
    said: int | None = None


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again with the same people; the next one begins."""


Spoken: TypeAlias = (
    Sit
    | Arrange
    | ChooseFirst
    | Leave
    | Pledge
    | Show
    | Start
    | Act
    | Undo
    | Abandon
    | Answer
    | TakeBack
    | Say
    | Mute
    | Remove
    | Rematch
)
"""What people may send."""


class TakeOver(Command, frozen=True, tag="take-over"):
    """A person who was given a seat's link takes that seat, whoever held it. The server has checked the link."""

    seat: int


class Withdraw(Command, frozen=True, tag="withdraw"):
    """The data of a person is being deleted: his seats become the server's. Sent by the server in his name."""


class Deal(Command, frozen=True, tag="deal"):
    """Everybody has shown what he pledged, or the time for it is up: the match begins."""


class BotActs(Command, frozen=True, tag="bot-acts"):
    """A bot's choice for a seat it plays."""

    seat: int
    action: str


class Cover(Command, frozen=True, tag="cover"):
    """Holders are away, or their time is up: a bot shall play for them."""

    seats: list[int]
    why: Literal["away", "clock"]


class Lapse(Command, frozen=True, tag="lapse"):
    """The time for answers to the proposal is up."""


class Pause(Command, frozen=True, tag="pause"):
    """The server was closed for so many milliseconds."""

    length: int


class Follow(Command, frozen=True, tag="follow"):
    """A rematch has been laid out at this table."""

    table: str
