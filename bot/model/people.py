"""People, their preferences and absences."""

from __future__ import annotations

from dataclasses import dataclass, replace


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
class TableWishes:
    """What a person wishes for one table; None is "as everywhere".

    Equal quiet hours mean that none are quiet at this table. ``lobby_full`` and ``turn_near`` ask
    for a ping; ``near_told`` is the entry of their last answer when they had that ping.
    """

    table_id: int
    person_id: int
    remind_after: int | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    in_digest: bool = True
    lobby_full: bool = False
    turn_near: bool = False
    near_told: int | None = None

    def applied_to(self, prefs: Preferences) -> Preferences:
        """The person's preferences as they hold at this table."""
        if self.remind_after is not None:
            # Somebody who asks for reminders of one table gets them beside a digest.
            prefs = replace(prefs, remind_after=self.remind_after, digest_at=None)
        if self.quiet_from is not None:
            prefs = replace(prefs, quiet_from=self.quiet_from, quiet_to=self.quiet_to)
        return prefs if self.in_digest else replace(prefs, digest_at=None)


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
