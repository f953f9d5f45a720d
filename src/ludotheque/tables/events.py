"""Events of a table: one for each accepted command, stored for ever in the table's log.

An event names people by their id alone: names and free chat live elsewhere, where a person can have them deleted.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Chat: TypeAlias = Literal["free", "phrases", "none"]
FirstBy: TypeAlias = Literal["turn", "lots", "named"]
"""How it is found out who begins: as everybody sits, by lots, or by the host's word."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a move may take: `free` (as long as it takes), `move` (seconds) or `days`."""

    kind: Literal["free", "move", "days"] = "free"
    amount: int = 0

    @property
    def limit(self) -> int | None:
        """Milliseconds for a move; None without a clock."""
        if self.kind == "free":
            return None
        return self.amount * (1000 if self.kind == "move" else 86_400_000)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table plays, and how. Options are complete and checked."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    listed: bool = False
    pace: Pace = Pace()
    chat: Chat = "free"
    cover: int | None = None
    """After so many seconds of absence a bot plays for a person whose turn it is; None: never."""


class First(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who shall begin. `seats`: who was named, in order."""

    by: FirstBy
    seats: list[int] = []


class Beginner(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who begins, and why."""

    by: FirstBy
    seat: int = 0
    """The seat that begins by the rules."""
    question: str = ""
    """What the game asked, if somebody was named."""
    order: list[int] = []
    """By seat, where whoever sits there sat before the seats turned; empty if nobody moved."""


class Event(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One of the kinds below."""


class Created(Event, frozen=True, tag="created"):
    """The table is there. `secret` fixes every deal; `commitment` is its public seal (see commit_reveal.py)."""

    settings: Settings
    host: str
    secret: str
    commitment: str
    levels: list[str | None]
    """By seat: the bot that plays there, or None for a seat that waits for a person."""
    people: list[str | None] = []
    """By seat: who is seated from the start (the host, or all of a rematch)."""
    previous: str | None = None
    """The table of which this is the rematch."""
    position: dict[str, Any] | None = None
    """Where the match begins, if not at its beginning: it goes on from a moment of another one."""
    muted: list[str] = []
    removed: list[str] = []
    """Whom the host had muted, and sent away, at the table of which this is the rematch."""
    level: str | None = None
    """Of the bots that take, at the start, the seats where nobody has come; None: the usual one."""
    first: First | None = None
    """Who shall begin, as it was chosen at the table of which this is the rematch."""


class Seated(Event, frozen=True, tag="seated"):
    """A person takes a seat that was open, a bot's, or handed over by its holder."""

    seat: int
    person: str


class Arranged(Event, frozen=True, tag="arranged"):
    """Before the start the host puts a bot on a seat, or opens it again (None)."""

    seat: int
    level: str | None


class FirstChosen(Event, frozen=True, tag="first-chosen"):
    """Before the start the host says who shall begin. `seats`: who was named, in order."""

    by: FirstBy
    seats: list[int] = []


class Left(Event, frozen=True, tag="left"):
    """The holder leaves. During a match a bot covers the seat at once; else it is open again."""

    seat: int
    level: str | None = None


class Vacated(Event, frozen=True, tag="vacated"):
    """Somebody is gone from the table for good: his data was deleted, or the host sent him away. His seats and those
    around his device are the server's: in a match a bot plays there, and the host may give them away."""

    person: str
    seats: list[int]
    why: Literal["deleted", "removed"]
    level: str | None = None
    """In a match: the bot."""
    host: str | None = None
    """Who hosts the table now, if he did; "" if nobody is left to."""


class Pledged(Event, frozen=True, tag="pledged"):
    """A seat has drawn a value of its own for the deals, and shows the hash of it (see commit_reveal.py)."""

    seat: int
    pledge: str


class Called(Event, frozen=True, tag="called"):
    """The start was asked for: no more pledges; whoever pledged shows his value now."""


class Shown(Event, frozen=True, tag="shown"):
    """A seat shows the value that it pledged."""

    seat: int
    value: str


class Started(Event, frozen=True, tag="started"):
    """The match begins: open seats got bots, and chance has dealt. Before it has, the seats turn so that whoever begins
    has the seat that begins."""

    levels: list[str | None]
    """By seat, as everybody sat before."""
    chance: list[str] = []
    values: list[str] = []
    """By seat, as everybody sat before, what it added to the seed of the deals; "" where it added nothing. Empty if no
    seat added anything."""
    first: Beginner | None = None
    """Who begins, where that was chosen, and in a rematch of several people."""


class Acted(Event, frozen=True, tag="acted"):
    """A seat acted, and chance made the moves that this brought about."""

    seat: int
    action: str
    chance: list[str] = []


class Proposed(Event, frozen=True, tag="proposed"):
    """A seat asks the others to agree: to undo its last action, or to abandon the match."""

    what: Literal["undo", "abandon"]
    seat: int


class Answered(Event, frozen=True, tag="answered"):
    """A seat agrees to the proposal, or declines it. `done`: it was the last to agree, and it takes effect."""

    seat: int
    agreed: bool
    done: bool = False


class Lapsed(Event, frozen=True, tag="lapsed"):
    """The time for answers to the proposal is up, and it comes to nothing."""


class Undone(Event, frozen=True, tag="undone"):
    """A seat took its last action back without asking: nobody had learnt anything from it."""

    seat: int


class Rewound(Event, frozen=True, tag="rewound"):
    """The only person at the table took a choice back, and with it all that bots and chance have answered."""

    seat: int | None = None
    """Whose choice; None in a match from a file, where what was taken back does not stand."""
    to: int | None = None
    """The event that is taken back, with all that followed it."""
    position: dict[str, Any] | None = None
    """Where the match goes on, if the seat has seen anything since: what it could not see before that choice is dealt
    anew. None: exactly as it was."""
    dealt: int = 0
    """With a position: how many draws were made until then. The next one is that number: none comes again."""


class Abandoned(Event, frozen=True, tag="abandoned"):
    """The match ends without results, by agreement of all people at the table (or its host closes it, unstarted)."""


class Covered(Event, frozen=True, tag="covered"):
    """A bot plays for holders who are away, or whose time is up."""

    seats: list[int]
    level: str
    why: Literal["away", "clock"]


class TookBack(Event, frozen=True, tag="took-back"):
    """A holder is back and plays again."""

    seat: int


class Said(Event, frozen=True, tag="said"):
    """Somebody said something: one of the preset phrases, or a text, which is kept apart from the log."""

    person: str
    seat: int | None = None
    phrase: str | None = None


class Muted(Event, frozen=True, tag="muted"):
    """The host lets somebody say nothing more, or lets him talk again."""

    person: str
    muted: bool
    seat: int | None = None
    said: int | None = None
    """The number of the event by which the host named him."""


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


class Paused(Event, frozen=True, tag="paused"):
    """The server was closed for so many milliseconds: clocks stood still."""

    length: int


Any_: TypeAlias = (
    Created
    | Seated
    | Arranged
    | FirstChosen
    | Left
    | Vacated
    | Pledged
    | Called
    | Shown
    | Started
    | Acted
    | Proposed
    | Answered
    | Lapsed
    | Undone
    | Rewound
    | Abandoned
    | Covered
    | TookBack
    | Said
    | Muted
    | Rematched
    | Paused
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Any_)
encode = _encoder.encode
decode = _decoder.decode
