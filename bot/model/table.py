"""A table: game, members, seats, awaited people and status."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import JsonValue

Status = Literal["lobby", "running", "over", "cancelled", "frozen"]


Agreement = Literal["everybody", "concerned"]
"""Who has to agree to an undo past chance: all who play, or those affected."""

HintChoice = Literal["alone", "everybody", "nobody"]
"""Who may ask the computer for a hint: a person who plays without other people; everybody, and then
the match is not rated; or nobody."""

Hints = HintChoice | Literal["given"]
"""The same, and ``given``: a person who played alone has got a hint, so that the match is not rated
either, even if others join it later."""

Pace = Literal["any", "live", "daily", "relaxed"]
"""How quickly people want to answer: in one sitting, at least once a day, when they find time; or
they have not said."""

OPEN: tuple[Status, ...] = ("lobby", "running", "frozen")
"""A table with one of these statuses occupies its channel: another one cannot be opened there."""


@dataclass(frozen=True, slots=True)
class Away:
    """Until when a person is away, and their message about it."""

    until: float
    note: str


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a table: a person, or a computer player of some kind (its ``name`` is empty).

    A seat given up is ``vacant``: anybody may take it, whether a computer plays it meanwhile or
    not. A computer with an ``owner_id`` sits in for that person until they return.
    """

    order: int
    person_id: int | None
    computer: str | None
    name: str
    vacant: bool = False
    owner_id: int | None = None
    owner_name: str = ""
    away: Away | None = None
    vacant_since: float | None = None

    @property
    def former(self) -> bool:
        """Whether the member is a forgotten person."""
        return self.person_id is not None and self.person_id < 0


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds to think: a ``bank`` for the whole match, and ``turn`` for each turn.

    Absences stop it for at most ``absence`` seconds of a turn; None: for as long as they last.
    """

    preset: str
    bank: int
    turn: int
    absence: int | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """The public facts of a table, without the secret seed.

    ``seats`` is empty in a lobby, unless it is an interlude: a scenario whose seats are given. A
    person may hold several seats and a seat several people. ``seed_hash`` is that of the secret
    seed, known as soon as the table is opened; ``words`` are what its members add to the
    randomness, in the order of joining. ``paused``, ``lost`` (its channel takes no posts) and
    ``finished`` are times, or None. A ``stranded`` one is on a server that has removed the bot. At
    a table of a campaign a ``scenario`` of it is played. ``idle_warned`` is when its people were
    told that it ends because nobody touches it, ``idle_ended`` since when it has ended so, as long
    as it may be reopened.
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
    agreement: Agreement = "everybody"
    hints: Hints = "alone"
    words: tuple[str, ...] = ()
    campaign_id: int | None = None
    scenario: int | None = None
    pace: Pace = "any"
    idle_warned: float | None = None
    idle_ended: float | None = None

    def seats_of(self, person_id: int) -> tuple[str, ...]:
        """The seats a person holds, in turn order."""
        return tuple(
            seat
            for seat, members in self.seats.items()
            if any(member.person_id == person_id for member in members)
        )

    def known_to(self, person_id: int) -> tuple[str, ...]:
        """The seats whose view a person may see: those they hold or may come back to."""
        return tuple(
            seat
            for seat, members in self.seats.items()
            if any(person_id in (member.person_id, member.owner_id) for member in members)
        )

    def claimants_of(self, seat: str) -> tuple[int, ...]:
        """The people who hold a seat, or may come back to it."""
        return tuple(
            person
            for member in self.seats.get(seat, ())
            for person in (member.person_id, member.owner_id)
            if person is not None
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
        """The place that a person may come back to; a computer may be sitting in for them."""
        return next((m for m in self.members if m.owner_id == person_id), None)

    def at_place(self, place: int) -> Member | None:
        """The member at a place."""
        return next((m for m in self.members if m.order == place), None)

    def seats_at(self, place: int) -> tuple[str, ...]:
        """The seats that belong to a place, in turn order."""
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
        """All people at the table, without computers, in the order of joining."""
        return tuple(m.person_id for m in self.members if m.person_id is not None)

    @property
    def claimants(self) -> tuple[int, ...]:
        """All people with a claim to a place: its holders, and those a place is kept for.

        Consent is asked of these: a seat that is only kept for a person is still theirs.
        """
        held = (p for m in self.members for p in (m.person_id, m.owner_id) if p is not None)
        return tuple(dict.fromkeys(held))

    def claims(self, person_id: int) -> bool:
        """Whether a person has a place at the table, or one that is kept for them."""
        return person_id in self.claimants

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
    def hinted(self) -> bool:
        """Whether people may ask the computer for a hint."""
        alone = self.hints in ("alone", "given") and len(self.claimants) < 2
        return self.hints == "everybody" or alone

    @property
    def hints_chosen(self) -> HintChoice:
        """The hint setting as chosen, for another table like it."""
        return "alone" if self.hints == "given" else self.hints

    @property
    def gathering(self) -> bool:
        """Whether people still join and leave: it is a lobby without assigned seats."""
        return self.status == "lobby" and not self.seats

    @property
    def interlude(self) -> bool:
        """Whether it is a scenario that begins once all awaited people are ready."""
        return self.status == "lobby" and bool(self.seats)

    @property
    def called(self) -> tuple[int, ...]:
        """The people whom the table waits for: for an answer, or to begin."""
        return self.awaited_people if self.status == "running" or self.interlude else ()

    @property
    def calling(self) -> bool:
        """Whether the table waits for people: it is running or about to begin, and not paused."""
        return (self.status == "running" or self.interlude) and self.paused is None

    @property
    def playing(self) -> bool:
        """Whether moves are made now: the match has begun, is not over and is not paused."""
        return self.status == "running" and self.paused is None

    @property
    def resting(self) -> bool:
        """Whether reminders and clocks are stopped.

        It is paused, its server is gone, or its channel takes no posts: then people cannot be told
        that it is their move.
        """
        return self.paused is not None or self.lost is not None or self.stranded

    @property
    def is_open(self) -> bool:
        """Whether the table occupies its channel."""
        return self.status in OPEN
