"""Searches for people to play with, and tables that are proposed to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.model.table import Pace

SEARCH_DAYS: Final = 14
"""How long a search lasts, unless it is renewed or withdrawn."""

ProposalState = Literal["open", "accepted", "telling", "opened", "lapsed"]
"""Waiting for answers; accepted by enough people; its table is open and they are being told; they
have been told; accepted by too few."""


@dataclass(frozen=True, slots=True)
class Search:
    """What a person looks for on a server.

    No ``games`` means any. They want to play with ``low`` to ``high`` people, themselves included;
    None: any number. ``channel_id`` is where they said so, ``since`` orders those who wait.
    ``told`` is when they were last proposed a table: once a day at most, unless ``often``.
    """

    guild_id: int
    person_id: int
    channel_id: int
    games: tuple[str, ...]
    pace: Pace
    size: int | None
    often: bool
    since: float
    until: float
    told: float | None = None
    name: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A table that is proposed to some people who look for one.

    ``people`` are all, ``accepted`` and ``declined`` those who have answered, ``informed`` those
    who were sent the message about it.
    """

    id: int
    guild_id: int
    channel_id: int
    game: str
    pace: Pace
    people: tuple[int, ...]
    accepted: tuple[int, ...]
    declined: tuple[int, ...]
    informed: tuple[int, ...]
    state: ProposalState
    created: float
    until: float
    table_id: int | None = None

    @property
    def coming(self) -> tuple[int, ...]:
        """Those who have not declined."""
        return tuple(person for person in self.people if person not in self.declined)


@dataclass(frozen=True, slots=True)
class Group:
    """People who fit, with the game and pace at which they do."""

    game: str
    pace: Pace
    searches: tuple[Search, ...]


Skill = Mapping[tuple[str, int], float]
"""The rating's mean of a person in a game, by game and person; others have the model's mean."""
