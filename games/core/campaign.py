"""Campaigns: matches of one game in a row, each set up with the legacy of the one before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from pydantic import BaseModel, JsonValue
from pydantic.fields import FieldInfo

from games.core.learn.glossary import Glossary
from games.core.phrase import Phrase

V = TypeVar("V")

Legacy = Mapping[str, JsonValue]
"""What an earlier match leaves for a later one, as JSON of the game; empty for none."""

MatchOptions = Mapping[str, JsonValue]

BY_CAMPAIGN: dict[str, JsonValue] = {"set_by": "campaign"}
"""Marks an option that only a campaign sets (``json_schema_extra`` of its field)."""


def table_fields(options: type[BaseModel]) -> dict[str, FieldInfo]:
    """The options that people choose at a table: all except those that a campaign sets."""
    return {
        name: field
        for name, field in options.model_fields.items()
        if field.json_schema_extra != BY_CAMPAIGN
    }


@dataclass(frozen=True)
class Campaign(Generic[V]):
    """A campaign as the host knows it: a number of scenarios, each a match of the game.

    The host plays scenario 1 with an empty legacy and every other one with the legacy of the
    scenario before it. Seats keep their names from the first scenario to the last. A legacy holds
    everything that has happened so far, so the functions below need nothing else; each of them
    accepts an empty legacy.

    ``options`` are those of the whole campaign; ``match_options(scenario, options)`` are the
    options of that scenario's match, and ``afterwards(options)`` those of a match that may follow
    the last scenario with its legacy, if the game has one. ``title`` names a scenario.

    ``story`` is the tale so far, one phrase a paragraph, with everybody's choices; ``summary`` is
    the same in a few sentences. ``opening(legacy, scenario)`` is how a scenario begins, one phrase
    a paragraph; ``prose`` has the keys of the notes by which its match tells that.
    ``seat_progress`` lists what a seat has gained, one phrase a line. ``favour`` gives the points
    of each finished scenario by seat and kind. ``leaders`` are the seats with the most points, in
    the order of the rules' tiebreaks: after the last scenario the first of them has won. A picture
    of the campaign is drawn from ``view``.

    ``topics`` and ``glossary`` are what ``/rules`` and ``/card`` may show while a scenario is
    played; rules of later scenarios are not among them. ``topic_of(scenario, key)`` is the topic
    that a question is about.

    ``decided`` lists the outcomes that self-play counts (choices, battles), each as the name of
    the question and of its answer.
    """

    id: str
    scenarios: int
    options: type[BaseModel]
    match_options: Callable[[int, BaseModel], MatchOptions]
    title: Callable[[int], Phrase]
    story: Callable[[Legacy], Sequence[Phrase]]
    summary: Callable[[Legacy], Sequence[Phrase]]
    seat_progress: Callable[[Legacy, str], Sequence[Phrase]]
    favour: Callable[[Legacy], Sequence[Mapping[str, Mapping[str, int]]]]
    leaders: Callable[[Legacy], Sequence[str]]
    view: Callable[[Legacy], V]
    topics: Callable[[int], tuple[str, ...]]
    topic_of: Callable[[int, str], str]
    glossary: Callable[[int], Glossary]
    afterwards: Callable[[BaseModel], MatchOptions] | None = None
    opening: Callable[[Legacy, int], Sequence[Phrase]] = lambda left, scenario: ()
    prose: frozenset[str] = frozenset()
    decided: Callable[[Legacy], Sequence[tuple[str, str]]] = lambda left: ()
