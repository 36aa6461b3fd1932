"""Recorded matches that every later version must replay to the same end.

``tests/golden/<game>/*.json`` are found by themselves; ``python -m tests.golden.record`` makes
new ones. A file is never changed: a change of rules that breaks one must become a named fix or
a new edition.
"""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel

from games.core.log import Record
from games.core.match import AnyMatch

FOLDER = Path(__file__).parent


class Outcome(BaseModel):
    """How a match ended: a fingerprint of the whole state and who got how many points."""

    digest: str
    standings: list[tuple[str, int, bool]]


class Golden(Record):
    """A record that knows its end."""

    standings: list[tuple[str, int, bool]]

    @property
    def outcome(self) -> Outcome:
        """What a replay must come to."""
        return Outcome(digest=self.digest or "", standings=self.standings)


def outcome_of(match: AnyMatch) -> Outcome:
    """How ``match`` ended."""
    standings = [tuple(standing) for standing in match.game.score(match.state)]
    return Outcome.model_validate({"digest": match.digest, "standings": standings})


def files() -> list[Path]:
    """All recorded matches."""
    return sorted(FOLDER.glob("*/*.json"))


def read(path: Path) -> Golden:
    """One recorded match."""
    return Golden.model_validate_json(path.read_text(encoding="utf-8"))
