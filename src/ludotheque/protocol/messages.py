"""Messages over the WebSocket and HTTP, typed once; documentation and the client's types are made from here.

Upwards a message is one of `Up`, downwards one of `Down`; `type` tells which.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from ludotheque.protocol.pad_bodies import PadCard
from ludotheque.tables.commands import MAX_ACTION_LENGTH, SeatNumber, Spoken
from ludotheque.tables.events import FirstBy
from ludotheque.tables.stream import Entry, Sentence, Snapshot

TableId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
CommandId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]
Secret: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
"""Of a link. One that cannot be ours is answered like any other that opens nothing."""
MAX_NAME_SIZE = 400
"""Code points of a name as it is sent: an emoji may take a dozen."""


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Any message."""


class Asked(Message, frozen=True, forbid_unknown_fields=True):
    """A message from a client."""


class Watch(Asked, frozen=True, tag="watch"):
    """Look at a table from now on. `have`: the last event already known; what is missing follows, or a snapshot."""

    table: TableId
    have: int | None = None
    viewer: int | None = None
    """The seat from which `have` was seen, -1 without one: whoever sits elsewhere meanwhile gets a snapshot."""
    secret: Secret | None = None
    """Of a table that is not listed: what its link says after #."""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)] | None = None
    """Where several people play on one device: whose hand is to be shown; -1: nobody's, only what all see."""
    words: bool = True
    """Programs that need no sentences say false: entries then come without lines and labels, in half the time."""


class Unwatch(Asked, frozen=True, tag="unwatch"):
    """Look away from a table."""

    table: TableId


class Do(Asked, frozen=True, tag="do"):
    """A command for a table. The id is the client's own: sent again, it is answered but not repeated."""

    id: CommandId
    table: TableId
    command: Spoken


class Why(Asked, frozen=True, tag="why"):
    """Why can this not be done now?"""

    id: CommandId
    table: TableId
    action: Annotated[str, msgspec.Meta(max_length=MAX_ACTION_LENGTH)]


class Find(Asked, frozen=True, tag="find"):
    """Legal actions that begin so, or, where none does, whose words say so in your language: for hands with more of
    them than are sent unasked."""

    id: CommandId
    table: TableId
    start: Annotated[str, msgspec.Meta(max_length=MAX_ACTION_LENGTH)] = ""


class Describe(Asked, frozen=True, tag="describe"):
    """The table in words as it is now: for clients that have no rules of their own to describe it with."""

    id: CommandId
    table: TableId


class Advise(Asked, frozen=True, tag="advise"):
    """What would the coach do in my place, and why? Where no other person plays."""

    id: CommandId
    table: TableId


class Lobby(Asked, frozen=True, tag="lobby"):
    """Tell me of the open tables from now on, or no longer."""

    on: bool = True


class Ping(Asked, frozen=True, tag="ping"):
    """Are you there?"""


Up: TypeAlias = Watch | Unwatch | Do | Why | Find | Describe | Advise | Lobby | Ping


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message: who you are."""

    name: str
    language: str
    version: str


class SeatCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it."""

    name: str | None = None
    """Of the holder; None: nobody holds it."""
    portrait: str | None = None
    """The picture of the holder: one of six pigs, `red` … `white`, or the same with a hat, `red-hat` …"""
    level: str | None = None
    """The bot that plays there now."""
    here: bool = False
    """Is the holder connected?"""
    you: bool = False
    yours: bool = False
    """Played on your device by somebody who has a hand of his own."""
    muted: bool = False
    """The host lets the holder say nothing."""


class WhoBegins(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was chosen before the start: who shall begin."""

    by: FirstBy
    seats: Annotated[list[SeatNumber], msgspec.Meta(max_length=16)] = []
    """Who was named, in order."""


class Seats(Message, frozen=True, tag="seats"):
    """Who sits at a table, as it is now. It has no number: it is sent whole whenever something in it changes."""

    table: str
    seats: list[SeatCard]
    host: bool = False
    """Are you the host?"""
    status: str = "open"
    pace: str = "free"
    amount: int = 0
    chat: str = "free"
    listed: bool = False
    due: int | None = None
    """When the time of those to act is up."""
    now: int = 0
    proposal: str | None = None
    proposer: int | None = None
    agreed: list[int] = []
    watching: int = 0
    first: WhoBegins | None = None
    """Before the start; left out where nothing was chosen: as everybody sits, and in a rematch the next one."""
    preparing: bool = False
    """Bots play by their quick rule, until their search is compiled: once on each machine."""


class Done(Message, frozen=True, tag="done"):
    """A command was kept, as event `n`; for a command that was sent again, and for tables one does not watch."""

    id: str
    table: str
    n: int
    repeated: bool = False
    table_made: str | None = None


class Problem(Message, frozen=True, tag="error"):
    """Something cannot be done; the sentence says what, why, and what would be right."""

    code: str
    sentence: str
    id: str | None = None
    table: str | None = None
    paragraph: int | None = None


class Reason(Message, frozen=True, tag="reason"):
    """The answer to `why`: the refusal, or none if the action is allowed."""

    id: str
    table: str
    action: str
    code: str | None = None
    sentence: str | None = None
    paragraph: int | None = None


class Found(Message, frozen=True, tag="found"):
    """The answer to `find`."""

    id: str
    table: str
    legal: list[str]
    labels: list[Sentence] = []
    more: int = 0


class Described(Message, frozen=True, tag="described"):
    """The answer to `describe`: what the viewer sees after event `n`."""

    id: str
    table: str
    n: int
    lines: list[Sentence] = []


class Candidate(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that the coach considers."""

    action: str
    worth: float
    """The share of the others it should end above, from 0 to 1."""
    label: Sentence | None = None


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of the past, beside what the coach considers."""

    action: str
    worth: float | None = None
    """As of a candidate, if it was among the actions that were compared."""
    label: Sentence | None = None


class Difference(msgspec.Struct, frozen=True):
    """A feature of the game (`feature-…` in its words): how much of it there is after the better choice, and after the
    other one."""

    feature: str
    better: float
    other: float


class Advised(Message, frozen=True, tag="advised"):
    """The answer to `advise`, from what the seat saw after event `n`."""

    id: str
    table: str
    n: int
    matters: list[str] = []
    """The features in which the choices differ most."""
    candidates: list[Candidate] = []
    """The better one first; one alone where there is no choice."""
    advice: Sentence | None = None
    """The better one, and what it is good for, in one plain sentence, if the game has one."""
    reasons: list[Difference] = []
    played: Played | None = None
    """Of a moment of the past: what was played there."""


class TableCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in the lobby."""

    table: str
    game: str
    status: str
    players: int
    options: dict[str, Any]
    seats: list[SeatCard]
    pace: str
    amount: int
    chat: str
    listed: bool
    created: int
    touched: int
    your_seat: int | None = None
    your_turn: bool = False
    due: int | None = None
    """When the time of those to act is up."""
    results: list[int] = []
    """By seat, of a match that is over."""
    winners: list[int] = []
    rewound: int = 0
    """How often a choice was taken back against bots alone: a match with take-backs."""


class Tables(Message, frozen=True, tag="open"):
    """The tables that anyone may join or watch: the whole list, whenever it changes."""

    tables: list[TableCard]


class Yours(Message, frozen=True, tag="yours"):
    """The tables in which you have a part: the whole list, whenever it changes."""

    tables: list[TableCard]


class Nudge(Message, frozen=True, tag="nudge"):
    """Something has changed at a table of yours that you are not looking at."""

    table: str
    status: str
    your_turn: bool = False


class Pong(Message, frozen=True, tag="pong"):
    """Yes."""


Down: TypeAlias = (
    Welcome
    | Snapshot
    | Entry
    | Seats
    | Done
    | Problem
    | Reason
    | Found
    | Described
    | Advised
    | Tables
    | Yours
    | Nudge
    | Pong
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Up).decode


# What travels over HTTP.


Portrait: TypeAlias = Literal[
    "red",
    "blue",
    "green",
    "yellow",
    "black",
    "white",
    "red-hat",
    "blue-hat",
    "green-hat",
    "yellow-hat",
    "black-hat",
    "white-hat",
]
"""The pictures among which people choose: six pigs, without a hat and with one."""


class Me(msgspec.Struct, frozen=True):
    """You."""

    name: str
    language: str
    created: int
    portrait: str = ""
    """Your picture: the one that you chose, or one that follows from who you are."""


class MeChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to be called, the language you want to be spoken to in, and your picture."""

    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_SIZE)] | None = None
    language: Literal["fr", "en", "de", "it"] | None = None
    portrait: Portrait | None = None


class LinkMade(msgspec.Struct, frozen=True):
    """A link; the part after # is its secret, which is shown this once."""

    link: str
    expires: int | None = None


class TakeIdentity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link that takes an identity to this device."""

    secret: Secret


class Ticket(msgspec.Struct, frozen=True):
    """Opens one WebSocket, once, within half a minute."""

    ticket: str


class PaceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a move may take: `free`, `move` (seconds), or `days`."""

    kind: Literal["free", "move", "days"] = "free"
    amount: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be laid out. `bots`: by seat, a bot's name or null for a seat that waits for a person."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    bots: Annotated[list[str | None], msgspec.Meta(max_length=16)] | None = None
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """How strong the bots are that take, at the start, the seats where nobody has come; not chosen: the usual level."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = 0
    """Where you sit; null: you only host it."""
    here: Annotated[list[Annotated[str, msgspec.Meta(max_length=MAX_NAME_SIZE)]], msgspec.Meta(max_length=16)] = []
    """Names of people around your device, from the first seat on, each with a hand of his own; you only host it."""
    listed: bool = False
    pace: PaceWish = PaceWish()
    chat: Literal["free", "phrases", "none"] | None = None
    """What may be said. Not chosen: only preset phrases at a listed table, as children come there, too; else free."""
    cover: Annotated[int, msgspec.Meta(ge=10, le=86400)] | None = None
    """After so many seconds of absence a bot plays for a person whose turn it is; null: never."""
    first: WhoBegins | None = None
    """Who begins, of those around your device; null: as they sit."""
    start: bool = False
    """Begin at once; open seats get bots."""


class TableMade(msgspec.Struct, frozen=True):
    """The new table, and the link by which friends come."""

    table: str
    link: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: by the link's secret, or at a listed table without one."""

    secret: Secret | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None


class Joined(msgspec.Struct, frozen=True):
    """The seat that is yours now; null if there was none and you look on."""

    table: str
    seat: int | None


class LinkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose link: a seat's, or the table's own (null). The one before it stops working."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    watch: bool = False
    """Of the table: a link by which one looks on and takes no seat. It is a link of its own, beside the other."""


class MatchPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of your matches that have ended, the last ones first."""

    total: int
    """How many there are that fit the search."""
    size: int
    """How many are on a page."""
    tables: list[TableCard]
    at_table: list[PadCard] = []
    """Games at a real table, whose score was kept on a pad; they stand among the others by their time."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    table: str
    game: str
    status: str
    names: list[str]
    results: list[int]
    winners: list[int]


class HttpProblem(msgspec.Struct, frozen=True):
    """What cannot be done, and why."""

    code: str
    sentence: str


OptionValue: TypeAlias = bool | int | str | list[int] | None


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that a box offers, as its card says it; its words are `option-<name>` in the words of the game."""

    name: str
    kind: Literal["choice", "flag", "number", "numbers", "seat"]
    values: list[str | int] = []
    """Of a choice."""
    default: OptionValue = None
    default_if: list[dict[str, OptionValue]] = []
    """Other defaults (`default`) where other options have these values."""
    low: int | None = None
    high: int | None = None
    most: int | None = None
    """How many numbers."""
    below: str | None = None
    """An option that is larger than each of the numbers."""
    only: dict[str, list[OptionValue]] = {}
    """Offered only where other options have one of these values."""
    seats: dict[str, list[int]] = {}
    """For some values: how many may play."""
    expert: bool = False
    """For those who know the game."""


class Field(msgspec.Struct, frozen=True):
    """A field of a view: how many bytes a cell has, and how many cells there are in each direction."""

    name: str
    bytes: int
    shape: list[int]


class FirstQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game asks to find out who begins, as its card says it."""

    question: str = ""
    """The words of the game have it as `first-<question>`, and the answer as `first-<question>-told`."""
    question_if: list[dict[str, str | bool | int]] = []
    """Other questions (`question`) where options have these values."""
    order: bool = False
    """All people are asked for, one after the other."""
    seat: str = ""
    """The option that says which seat begins; without one it is seat 0."""


class GameCard(msgspec.Struct, frozen=True):
    """A box on the shelf."""

    id: str
    titles: dict[str, str]
    rules: int
    minutes: int
    seats: list[int]
    usual: int
    options: list[Option]
    fields: list[Field]
    """Of a view, in order."""
    levels: list[str]
    strengths: dict[str, str] = {}
    """What was measured of a level against the one below it: "64 % ± 2"."""
    lesson: bool = False
    """There is a guided first match."""
    first: FirstQuestion = FirstQuestion()
    ages: int = 0
    """From which age; 0: nobody says."""
    credits: dict[str, list[str]] = {}
    """By role: authors, illustrators, editors, publishers, translators, layout."""
    board: dict[str, Any] | None = None
    """Of a game that declares its components: what is needed to draw its board (docs/components.md); views have the
    numbers of its fields."""
    draft: list[str] = []
    """Of a draft, which is not published yet: the languages of its words. Readers of others get those."""
    checks: bool = False
    """Its rules answer questions about a real table."""


class GameWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """The words of a game in a language, as a Fluent file. A draft may lack some."""

    text: str
    others: dict[str, str] = {}
    """By language: the words of a draft in other languages, for what this one lacks."""
    borrowed: dict[str, str] = {}
    """By message: the language that it comes in, where that is another one."""


class Text(msgspec.Struct, frozen=True):
    """A text."""

    text: str
