"""Shows the points of a campaign: lines, a table by kind, a chart by scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate

from bot.drawing.job import DrawingJob, draw_favour, draw_favour_course
from bot.host.campaign.campaigns import CampaignDetails
from bot.ui.kit.pictures import PendingPicture, Pictures
from bot.ui.kit.reader import Reader
from bot.ui.wording.standings import amount_of
from games.core.phrase import seat_name
from render.score_breakdown import Tally
from render.score_chart import ScoreLine

Favour = Sequence[Mapping[str, Mapping[str, int]]]
"""The points of each finished scenario, by seat and kind."""


def favour_lines(details: CampaignDetails, reader: Reader) -> list[str]:
    """Everybody's points so far, the leader first, with those of each scenario."""
    won = by_scenario(details)
    lines = []
    for place, seat in enumerate(ranked(details), 1):
        each = won.get(seat, [])
        amount = amount_of(sum(each), details.game.id, reader)
        shown = " + ".join(map(str, each)) if len(each) > 1 else ""
        lines.append(
            reader.say(
                "campaign.favour",
                place=place,
                seat=seat_name(seat),
                amount=amount,
                each=shown,
                many=int(len(each) > 1),
            )
        )
    return lines


def ranked(details: CampaignDetails) -> list[str]:
    """The seats by points, the leader first; seats without points in turn order."""
    known = [s for s in details.rules.leaders(details.campaign.legacy) if s in details.table.seats]
    return [*known, *(seat for seat in details.table.seats if seat not in known)]


def by_scenario(details: CampaignDetails) -> dict[str, list[int]]:
    """Each seat's points, scenario by scenario."""
    found: dict[str, list[int]] = {}
    for scenario in details.rules.favour(details.campaign.legacy):
        for seat, kinds in scenario.items():
            found.setdefault(seat, []).append(sum(kinds.values()))
    return found


def by_kind(details: CampaignDetails) -> dict[str, dict[str, int]]:
    """Each seat's points of all scenarios together by kind, the same kinds for all."""
    told: Favour = details.rules.favour(details.campaign.legacy)
    kinds = list(dict.fromkeys(k for won in told for of in won.values() for k in of))
    sums: dict[str, Counter[str]] = {}
    for won in told:
        for seat, of in won.items():
            sums.setdefault(seat, Counter()).update(of)
    return {seat: {kind: counted[kind] for kind in kinds} for seat, counted in sums.items()}


def favour_pictures(
    details: CampaignDetails, reader: Reader, pictures: Pictures
) -> list[PendingPicture]:
    """Pictures of all points by kind, and of their growth from scenario to scenario."""
    first = ranked(details)[0] if details.over else None
    kinds, course = by_kind(details), by_scenario(details)
    tallies = [Tally(seat, kinds[seat], seat == first) for seat in ranked(details) if seat in kinds]
    lines = [
        ScoreLine(seat, tuple(accumulate(course[seat])), seat == first)
        for seat in ranked(details)
        if seat in course
    ]
    if not tallies:
        return []
    names = dict(reader.drawn_names)
    key = (details.campaign.id, details.table.id, len(details.campaign.chapters), reader.language)
    found = [
        pictures.campaign_picture(
            ("favour", *key, tuple(names.items())),
            DrawingJob(draw_favour, (details.game.id, tallies), reader.language, names),
            details.table.id,
        )
    ]
    if len(details.campaign.chapters) > 1:
        found.append(
            pictures.campaign_picture(
                ("favour-course", *key, tuple(names.items())),
                DrawingJob(draw_favour_course, (details.game.id, lines), reader.language, names),
                details.table.id,
            )
        )
    return found
