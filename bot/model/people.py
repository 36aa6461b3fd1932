"""People, their preferences and absences."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """A person on Discord; ``language`` is their client's, where it is known."""

    id: int
    name: str
    language: str | None = None


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's own settings; None is "not chosen". Times of day are minutes after midnight."""

    person_id: int
    name: str = ""
    language: str | None = None
    timezone: str | None = None
    remind_after: int | None = None
    remind_in: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest_at: int | None = None
    rated: bool = True
    habits_shown: bool = False


@dataclass(frozen=True, slots=True)
class Absence:
    """A period in which a person does not play; those of a person never overlap."""

    id: int
    person_id: int
    begins: float
    ends: float
    note: str
    begun: bool

    def covers(self, moment: float) -> bool:
        """Whether the person is away at that moment."""
        return self.begins <= moment < self.ends
