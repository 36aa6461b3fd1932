"""Three summers: a small campaign of the toy game, with a rule and a card that arrive later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pydantic import BaseModel

from games.core.campaign import Campaign, MatchOptions
from games.core.game import Legacy
from games.core.learn.glossary import Article, Glossary
from games.core.phrase import Phrase, phrase, seat_name

from .state import Kept, Summer
from .view import topic_of

SUMMERS = 3


class SummerOptions(BaseModel):
    """The options of the whole campaign."""

    storms: bool = False


@dataclass(frozen=True, slots=True)
class CountryView:
    """The orchards so far: how many apples everybody has in the cellar."""

    summers: int
    cellar: Mapping[str, int]


def match_options(scenario: int, options: BaseModel) -> MatchOptions:
    """Short orchards; the second one is stormy, if storms were chosen."""
    assert isinstance(options, SummerOptions)
    stormy = options.storms and scenario == 2
    return {"rounds": 1, "weather": "storm" if stormy else "fair"}


def story(legacy: Legacy) -> Sequence[Phrase]:
    """A paragraph a summer, with those who chose to raid."""
    return [
        phrase(
            "toy.campaign.story",
            number=number,
            raiders=tuple(seat_name(seat) for seat in summer.raiders),
            count=len(summer.raiders),
        )
        for number, summer in enumerate(_summers(legacy), 1)
    ]


def summary(legacy: Legacy) -> Sequence[Phrase]:
    """One sentence."""
    return [phrase("toy.campaign.summary", count=len(_summers(legacy)))]


def seat_progress(legacy: Legacy, seat: str) -> Sequence[Phrase]:
    """The apples in a seat's cellar."""
    apples = Kept.model_validate(legacy).apples.get(seat, 0)
    return [phrase("toy.campaign.became", count=apples)]


def favour(legacy: Legacy) -> Sequence[Mapping[str, Mapping[str, int]]]:
    """The points of each summer."""
    return [summer.points for summer in _summers(legacy)]


def leaders(legacy: Legacy) -> Sequence[str]:
    """The seats by all their points, the best first."""
    total: Counter[str] = Counter()
    for summer in _summers(legacy):
        total.update({seat: sum(kinds.values()) for seat, kinds in summer.points.items()})
    return [seat for seat, _ in sorted(total.items(), key=lambda item: (-item[1], item[0]))]


def view(legacy: Legacy) -> CountryView:
    """The view of the campaign, for pictures."""
    kept = Kept.model_validate(legacy)
    return CountryView(len(kept.summers), kept.apples)


def topics(scenario: int) -> tuple[str, ...]:
    """Raids arrive with the second summer."""
    return ("bidding", "actions") if scenario < 2 else ("bidding", "actions", "raids")


def glossary(scenario: int) -> Glossary:
    """Rot arrives with the third summer."""
    cards = ("gold", "leaf") if scenario < SUMMERS else ("gold", "leaf", "rot")
    return Glossary(
        Article("card", card, phrase(f"toy.card.{card}"), phrase(f"toy.about.{card}"))
        for card in cards
    )


def _summers(legacy: Legacy) -> Sequence[Summer]:
    return Kept.model_validate(legacy).summers


THREE_SUMMERS: Campaign[CountryView] = Campaign(
    id="summers",
    scenarios=SUMMERS,
    options=SummerOptions,
    match_options=match_options,
    title=lambda scenario: phrase(f"toy.campaign.title.{scenario}"),
    story=story,
    summary=summary,
    seat_progress=seat_progress,
    favour=favour,
    leaders=leaders,
    view=view,
    topics=topics,
    topic_of=lambda scenario, key: topic_of(key),
    glossary=glossary,
    afterwards=lambda options: {"rounds": 2},
)
