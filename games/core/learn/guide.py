"""The data of a guided first round: a prepared match with a message for each question."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints

Seed = Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Answer(BaseModel):
    """One answer of the prepared course.

    ``message`` names what the learner is told before a recommended answer of theirs: the message
    ``<game>-guide-<message>``, which gets the recommendation as ``$choice`` and, in brief, as
    ``$name``. The answers of the others have none.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: str
    question: str
    picks: tuple[str, ...]
    message: str | None = None


class Guide(BaseModel):
    """A match against computers that begins the same for everybody.

    The learner plays the first seat. As long as they do what is recommended, the others answer
    as the ``course`` says; after their first different answer the computers think for themselves.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    people: int = Field(ge=2)
    options: dict[str, JsonValue] = {}
    seed: Seed
    course: tuple[Answer, ...] = Field(min_length=10)
