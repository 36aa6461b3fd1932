"""Recorded matches, which every later version must replay to the same end.

``tests/golden/<game>/*.json`` are found by themselves; ``python -m tests.golden.record`` makes
new ones, and what ``pantheon export`` writes is one as it is. A file is never changed: a change
of rules that breaks one must become a named fix or a new edition.
"""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel

from games.core.log import Record
from games.core.match import AnyMatch

FOLDER = Path(__file__).parent


class Outcome(BaseModel):
    """The outcome of a match: a fingerprint of the whole state, and the points once it is over."""

    digest: str
    standings: list[tuple[str, int, bool]]


class Golden(Record):
    """A record that may know its final standings."""

    standings: list[tuple[str, int, bool]] | None = None

    def ends_as(self, outcome: Outcome) -> bool:
        """Whether a replay came to the recorded end."""
        if self.standings is not None and self.standings != outcome.standings:
            return False
        return self.digest == outcome.digest


def outcome_of(match: AnyMatch) -> Outcome:
    """The current outcome of ``match``."""
    points = match.game.score(match.state) if match.over else ()
    standings = [(final_score.seat, final_score.points, final_score.won) for final_score in points]
    return Outcome.model_validate({"digest": match.digest, "standings": standings})


def files() -> list[Path]:
    """All recorded matches."""
    return sorted(FOLDER.glob("*/*.json"))


def recorded_games() -> list[str]:
    """The games with recorded matches, the toy among them."""
    return sorted({path.parent.name for path in files()})


def read(path: Path) -> Golden:
    """One recorded match."""
    return Golden.model_validate_json(path.read_text(encoding="utf-8"))
