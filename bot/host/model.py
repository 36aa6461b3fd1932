"""What the host tells the Discord face: people, tables, positions and posts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from pydantic import JsonValue

from games.core.facts import Note
from games.core.game import AnyGame, Standing
from games.core.match import Told
from games.core.steps import Ask

Status = Literal["lobby", "running", "over", "cancelled", "frozen"]
OPEN: tuple[Status, ...] = ("lobby", "running", "frozen")
"""A table of such a status holds its channel: there is no room for another one."""

PostKind = Literal[
    "turn",
    "over",
    "cancelled",
    "frozen",
    "thawed",
    "reminder",
    "digest",
    "away",
    "flag",
    "petition",
    "seat",
    "lobby",
    "clock",
    "paused",
    "resumed",
    "answered",
    "placed",
    "moved",
    "lost",
    "recap",
]
POST_KINDS: tuple[PostKind, ...] = get_args(PostKind)
TELLING: tuple[PostKind, ...] = ("turn", "over", "cancelled", "frozen", "thawed")
"""Posts that tell the log; all others are notices, and know what they say from their detail."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord; ``language`` is the one of their client, where it is known."""

    id: int
    name: str
    language: str | None = None


@dataclass(frozen=True, slots=True)
class Away:
    """Until when somebody is away, and what they say about it."""

    until: float
    note: str


@dataclass(frozen=True, slots=True)
class Member:
    """Who joined a table: a person, or a computer player of some kind (its ``name`` is empty).

    A seat given up is ``vacant``: anybody may take it, while nobody or a computer holds it. A
    computer with an ``owner_id`` sits in for that person until they return.
    """

    order: int
    person_id: int | None
    computer: str | None
    name: str
    vacant: bool = False
    owner_id: int | None = None
    owner_name: str = ""
    away: Away | None = None

    @property
    def former(self) -> bool:
        """Whether it is somebody who had everything about them deleted."""
        return self.person_id is not None and self.person_id < 0


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds to think: a ``bank`` for the whole match, and some for each turn."""

    preset: str
    bank: int
    turn: int


@dataclass(frozen=True, slots=True)
class Server:
    """What the moderators of a server have chosen; nothing chosen is None.

    ``creators`` is "everyone", "moderators" or the id of a role.
    """

    guild_id: int
    moderator_role: int | None = None
    audit_channel: int | None = None
    locked: bool = False
    creators: str = "everyone"
    most_tables: int | None = None
    most_per_person: int | None = None
    language: str | None = None
    clock: str | None = None
    remind_after: int | None = None
    present: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """A table as everybody may know it: the secret seed is no part of it.

    ``seats`` is empty in a lobby; a person may hold several seats and a seat several people.
    ``paused``, ``lost`` (its channel takes no posts) and ``finished`` are times, None where it is
    not so. A ``stranded`` one is on a server that has removed the bot.
    """

    id: int
    guild_id: int
    channel_id: int
    game: str
    edition: int | None
    status: Status
    language: str
    options: Mapping[str, JsonValue]
    creator_id: int
    members: tuple[Member, ...]
    seats: Mapping[str, tuple[Member, ...]]
    entry_count: int
    awaited: tuple[str, ...]
    lobby_message_id: int | None
    last_post_id: int | None
    seed_hash: str | None
    created: float = 0.0
    updated: float = 0.0
    paused: float | None = None
    lost: float | None = None
    finished: float | None = None
    archived: bool = False
    clock: Clock | None = None
    stranded: bool = False

    def seats_of(self, person_id: int) -> tuple[str, ...]:
        """The seats a person holds, in turn order."""
        return tuple(
            seat
            for seat, members in self.seats.items()
            if any(member.person_id == person_id for member in members)
        )

    def known_to(self, person_id: int) -> tuple[str, ...]:
        """The seats with whose eyes a person may look: those they hold or may come back to."""
        return tuple(
            seat
            for seat, members in self.seats.items()
            if any(person_id in (member.person_id, member.owner_id) for member in members)
        )

    def people_of(self, seat: str) -> tuple[int, ...]:
        """The people who may answer for a seat."""
        members = self.seats.get(seat, ())
        return tuple(m.person_id for m in members if m.person_id is not None)

    def computer_of(self, seat: str) -> str | None:
        """The kind of computer player that answers for a seat, if it is not held by a person."""
        members = self.seats.get(seat, ())
        if any(member.person_id is not None for member in members):
            return None
        return next((m.computer for m in members if m.computer is not None), None)

    def member_of(self, person_id: int) -> Member | None:
        """The member a person is at this table."""
        return next((m for m in self.members if m.person_id == person_id), None)

    def owned_by(self, person_id: int) -> Member | None:
        """The place that a person may come back to: a computer, or nobody yet, sits in for them."""
        return next((m for m in self.members if m.owner_id == person_id), None)

    def at_place(self, place: int) -> Member | None:
        """The member who has a place."""
        return next((m for m in self.members if m.order == place), None)

    def seats_at(self, place: int) -> tuple[str, ...]:
        """The seats that go with a place, in turn order."""
        return tuple(
            seat
            for seat, members in self.seats.items()
            if any(member.order == place for member in members)
        )

    @property
    def open_places(self) -> tuple[Member, ...]:
        """The places that anybody may take over, in the order of joining."""
        return tuple(m for m in self.members if m.vacant)

    @property
    def unheld(self) -> tuple[str, ...]:
        """The awaited seats that neither a person nor a computer answers for."""
        return tuple(
            seat
            for seat in self.awaited
            if not self.people_of(seat) and self.computer_of(seat) is None
        )

    @property
    def people(self) -> tuple[int, ...]:
        """Everybody at the table who is not a computer, in the order of joining."""
        return tuple(m.person_id for m in self.members if m.person_id is not None)

    @property
    def person_count(self) -> int:
        """How many people play, computers not counted."""
        return len(self.people)

    @property
    def awaited_people(self) -> tuple[int, ...]:
        """The people whose answer the match waits for, each once."""
        found = (person for seat in self.awaited for person in self.people_of(seat))
        return tuple(dict.fromkeys(found))

    @property
    def playing(self) -> bool:
        """Whether moves are made now: it has begun, is not over and nobody has paused it."""
        return self.status == "running" and self.paused is None

    @property
    def resting(self) -> bool:
        """Whether nobody is to be reminded and no clock runs.

        It is paused, its server is gone, or its channel takes no posts: then nobody is told that
        it is their move.
        """
        return self.paused is not None or self.lost is not None or self.stranded

    @property
    def is_open(self) -> bool:
        """Whether the table holds its channel."""
        return self.status in OPEN


@dataclass(frozen=True, slots=True)
class Position:
    """What one seat (None: the public) may know of a match at one moment.

    Built under the table's lock and never changed afterwards, so that it may be drawn in a
    thread. ``entry`` is the number of entries in the log; ``notes`` are those heard since the
    entry asked for; ``standings`` is empty until the match is over. ``aside`` names what is not
    the real match but tried out: nothing drawn for the one may be shown for the other. Where
    ``can_undo`` is not possible, ``can_ask_undo`` says that there is an answer to ask about.
    ``order`` are the clauses of the seat's standing order, where it was asked for.
    """

    table: Table
    seat: str | None
    entry: int
    over: bool
    awaited: tuple[str, ...]
    view: object
    ask: Ask | None
    can_undo: bool
    notes: tuple[Note, ...]
    game: AnyGame
    standings: tuple[Standing, ...] = ()
    aside: str = ""
    can_ask_undo: bool = False
    order: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OrderSheet:
    """What a seat may leave as a standing order now; ``order`` is what it has left.

    ``span`` is None where no order can be left; ``clauses`` come in groups.
    """

    table: Table
    game: AnyGame
    seat: str
    view: object
    span: str | None
    clauses: Mapping[str, tuple[str, ...]]
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of everything that a seat has heard, oldest first; pages count from 0."""

    table: Table
    game: AnyGame
    notes: tuple[Told, ...]
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class Fairness:
    """The proof that nobody touched the dice: ``sha256(bytes.fromhex(seed)) == seed_hash``."""

    seed_hash: str
    seed: str


@dataclass(frozen=True, slots=True)
class Post:
    """Something to say in a table's channel, exactly once.

    ``position`` is the public's, with the notes since the last post that was delivered; it is
    None where the match cannot be read. ``nonce`` (at most 25 characters) is the same at every
    attempt. ``fairness`` comes with the last post of a match. It goes to the table's channel
    unless to another one or, by direct message, to a person; ``language`` is the reader's.
    ``deadlines`` are when the clocks of awaited people run out; ``decided_by`` is the moderator
    who took the match back since the last post.
    """

    id: int
    table: Table
    kind: PostKind
    entry: int
    since_entry: int
    ping: bool
    nonce: str
    position: Position | None = None
    fairness: Fairness | None = None
    detail: Mapping[str, JsonValue] = field(default_factory=dict)
    channel_id: int | None = None
    person_id: int | None = None
    language: str | None = None
    deadlines: Mapping[int, float] = field(default_factory=dict)
    decided_by: int | None = None

    @property
    def amends(self) -> int | None:
        """The message that it takes the place of, where it is no new one."""
        message_id = self.detail.get("amends")
        return message_id if isinstance(message_id, int) else None

    @property
    def mentioned(self) -> tuple[int, ...]:
        """The people whom the post may ping."""
        if self.kind in TELLING:
            return self.table.awaited_people if self.ping and self.kind == "turn" else ()
        people = self.detail.get("people", [])
        return tuple(p for p in people if isinstance(p, int)) if isinstance(people, list) else ()
