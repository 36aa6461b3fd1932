"""The points of a campaign: in lines, as a table by kind and as a chart by scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate

from bot.drawing.work import Work, draw_favour, draw_favour_course
from bot.face.kit.pictures import Drawing, Pictures
from bot.face.kit.reader import Reader
from bot.face.wording.standings import amount_of
from bot.host.campaign.campaigns import CampaignLook
from games.core.phrase import seat_name
from render.breakdown import Tally
from render.chart import Line

Favour = Sequence[Mapping[str, Mapping[str, int]]]
"""The points of each finished scenario, by seat and kind."""


def favour_lines(look: CampaignLook, reader: Reader) -> list[str]:
    """Everybody's points so far, the leader first, with those of each scenario."""
    won = by_scenario(look)
    lines = []
    for place, seat in enumerate(ranked(look), 1):
        each = won.get(seat, [])
        amount = amount_of(sum(each), look.game.id, reader)
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


def ranked(look: CampaignLook) -> list[str]:
    """The seats, the one in front first; those of whom nothing is known yet in turn order."""
    known = [s for s in look.rules.leaders(look.campaign.legacy) if s in look.table.seats]
    return [*known, *(seat for seat in look.table.seats if seat not in known)]


def by_scenario(look: CampaignLook) -> dict[str, list[int]]:
    """Each seat's points, scenario by scenario."""
    found: dict[str, list[int]] = {}
    for scenario in look.rules.favour(look.campaign.legacy):
        for seat, kinds in scenario.items():
            found.setdefault(seat, []).append(sum(kinds.values()))
    return found


def by_kind(look: CampaignLook) -> dict[str, dict[str, int]]:
    """Each seat's points of all scenarios together by kind, the same kinds for all."""
    told: Favour = look.rules.favour(look.campaign.legacy)
    kinds = list(dict.fromkeys(k for won in told for of in won.values() for k in of))
    sums: dict[str, Counter[str]] = {}
    for won in told:
        for seat, of in won.items():
            sums.setdefault(seat, Counter()).update(of)
    return {seat: {kind: counted[kind] for kind in kinds} for seat, counted in sums.items()}


def favour_pictures(look: CampaignLook, reader: Reader, pictures: Pictures) -> list[Drawing]:
    """All points by kind, and how they grew from scenario to scenario."""
    first = ranked(look)[0] if look.over else None
    kinds, course = by_kind(look), by_scenario(look)
    tallies = [Tally(seat, kinds[seat], seat == first) for seat in ranked(look) if seat in kinds]
    lines = [
        Line(seat, tuple(accumulate(course[seat])), seat == first)
        for seat in ranked(look)
        if seat in course
    ]
    if not tallies:
        return []
    names = dict(reader.drawn_names)
    key = (look.campaign.id, look.table.id, len(look.campaign.chapters), reader.language)
    found = [
        pictures.of_campaign(
            ("favour", *key, tuple(names.items())),
            Work(draw_favour, (look.game.id, tallies), reader.language, names),
            look.table.id,
        )
    ]
    if len(look.campaign.chapters) > 1:
        found.append(
            pictures.of_campaign(
                ("favour-course", *key, tuple(names.items())),
                Work(draw_favour_course, (look.game.id, lines), reader.language, names),
                look.table.id,
            )
        )
    return found
