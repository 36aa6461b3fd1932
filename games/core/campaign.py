"""Matches of one game in a row, each set up with what the one before it has left."""

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
"""What an earlier match has left for a later one, in the game's own words; empty if nothing."""

MatchOptions = Mapping[str, JsonValue]

BY_CAMPAIGN: dict[str, JsonValue] = {"set_by": "campaign"}
"""Marks an option that no table chooses for itself (``json_schema_extra`` of its field)."""


def table_fields(options: type[BaseModel]) -> dict[str, FieldInfo]:
    """The options that are chosen at a table: all but those that a campaign sets."""
    return {
        name: field
        for name, field in options.model_fields.items()
        if field.json_schema_extra != BY_CAMPAIGN
    }


@dataclass(frozen=True)
class Campaign(Generic[V]):
    """A campaign as the host knows it: so many scenarios, each a match of the game.

    The host plays scenario 1 with an empty legacy and every other one with what the last one left;
    seats keep their names from the first scenario to the last. A legacy tells everything that has
    happened so far, so all functions below need nothing else and may read an empty one, too.

    ``options`` are those of the whole campaign; ``match_options(scenario, options)`` are the
    options of that scenario's match, and ``afterwards(options)`` those of a match that may follow
    the last scenario with its legacy, if the game has one. ``title`` names a scenario.

    ``story`` is what has been told so far, a paragraph a phrase, with everybody's choices;
    ``summary`` the same in a few sentences. ``became`` is what a seat has by now, a line a phrase.
    ``favour`` gives the points of each finished scenario by seat and kind, ``leaders`` the seats in
    front by all of them, in the order of the rules' tiebreaks: after the last scenario the first
    one has won. ``view`` is what a picture of the campaign is drawn from.

    ``topics`` and ``glossary`` are what ``/rules`` and ``/card`` may tell while scenario so-and-so
    is played: nothing is told before its time. ``topic_of(scenario, key)`` is the one among them
    that a question is about.

    ``decided`` lists how everything went that could have gone otherwise, each time the name of the
    question and of its answer: choices, battles and whatever else self-play should count.
    """

    id: str
    scenarios: int
    options: type[BaseModel]
    match_options: Callable[[int, BaseModel], MatchOptions]
    title: Callable[[int], Phrase]
    story: Callable[[Legacy], Sequence[Phrase]]
    summary: Callable[[Legacy], Sequence[Phrase]]
    became: Callable[[Legacy, str], Sequence[Phrase]]
    favour: Callable[[Legacy], Sequence[Mapping[str, Mapping[str, int]]]]
    leaders: Callable[[Legacy], Sequence[str]]
    view: Callable[[Legacy], V]
    topics: Callable[[int], tuple[str, ...]]
    topic_of: Callable[[int, str], str]
    glossary: Callable[[int], Glossary]
    afterwards: Callable[[BaseModel], MatchOptions] | None = None
    decided: Callable[[Legacy], Sequence[tuple[str, str]]] = lambda left: ()
