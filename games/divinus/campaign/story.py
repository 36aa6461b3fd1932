"""The story of a campaign from its legacy: chapters, a summary, the progress of each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.core.campaign import Legacy
from games.core.phrase import Phrase, phrase, seat_name
from games.divinus.campaign.chapter import Chapter, Deed
from games.divinus.campaign.legacy import read
from games.divinus.campaign.recall import recalled
from games.divinus.campaign.scenarios import LAST_SCENARIO
from games.divinus.state import SEATS
from games.divinus.words.names import (
    artifact,
    demigod_tile,
    favour,
    location,
    scenario_title,
    sticker,
    title,
)


def story(left: Legacy) -> list[Phrase]:
    """What has happened so far, a paragraph a phrase."""
    found: list[Phrase] = []
    chapters = read(left).chapters
    for chapter in chapters:
        found.extend(_opening(chapters, chapter.scenario))
        found.extend(paragraphs(chapter))
    return found


def opening(left: Legacy, scenario: int) -> list[Phrase]:
    """How a scenario begins, a paragraph a phrase."""
    return _opening(read(left).chapters, scenario)


def _opening(chapters: Sequence[Chapter], number: int) -> list[Phrase]:
    intro = phrase(f"divinus.story.{number}.intro")
    begins = phrase(
        "divinus.tale.scenario", number=number, title=scenario_title(number), intro=intro
    )
    remembered = recalled(chapters, number)
    return [begins, *(phrase("divinus.tale.recall", text=text) for text in remembered)]


def paragraphs(chapter: Chapter) -> list[Phrase]:
    """A finished scenario after its beginning: what was decided, its battle, how it ended."""
    number = chapter.scenario
    found: list[Phrase] = []
    choices = [deed for deed in chapter.deeds if deed.kind == "choice"]
    final = number == LAST_SCENARIO
    found.extend(_chosen(number, deed) for deed in choices if not final)
    visits = tuple(_visit(deed) for deed in chapter.deeds if deed.kind == "visit")
    if visits:
        found.append(phrase("divinus.tale.visits", visits=visits))
    battle = chapter.battle
    if battle is not None:
        found.append(
            phrase(
                "divinus.tale.battle",
                winner=favour(battle.winner),
                greek=battle.greek,
                norse=battle.norse,
                why=phrase(f"divinus.battle.{battle.by.replace('_', '-')}"),
            )
        )
    found.append(phrase(f"divinus.story.{number}.won.{chapter.outcome}"))
    if final:
        found.extend(
            phrase(
                "divinus.tale.chair",
                seat=seat_name(deed.seat),
                choice=phrase(f"divinus.story.{number}.{deed.what}"),
                text=phrase(f"divinus.story.{number}.{deed.what}.end"),
            )
            for deed in choices
        )
    return found


def _chosen(number: int, deed: Deed) -> Phrase:
    return phrase(
        "divinus.tale.choice-at-last" if deed.unasked else "divinus.tale.choice",
        seat=seat_name(deed.seat),
        prompt=phrase(f"divinus.story.{number}.prompt"),
        choice=phrase(f"divinus.story.{number}.{deed.what}"),
        text=phrase(f"divinus.story.{number}.{deed.what}.text"),
    )


def _visit(deed: Deed) -> Phrase:
    number = int(deed.what.partition(".")[0])
    return phrase(
        "divinus.tale.visit",
        seat=seat_name(deed.seat),
        place=location(number),
        choice=phrase(f"divinus.place.{deed.what}"),
    )


def summary(left: Legacy) -> list[Phrase]:
    """The story so far in a few sentences."""
    found = read(left)
    if not found.chapters:
        return [phrase("divinus.tale.unbegun")]
    last = found.chapters[-1]
    sentences = [
        phrase(
            "divinus.tale.so-far",
            number=last.scenario,
            count=LAST_SCENARIO,
            title=scenario_title(last.scenario),
        ),
        phrase(f"divinus.story.{last.scenario}.won.{last.outcome}"),
    ]
    ahead = leaders(left)
    key = "divinus.tale.demiurge" if last.scenario == LAST_SCENARIO else "divinus.tale.leader"
    count = found.demigods[ahead[0]].favour
    sentences.append(phrase(key, seat=seat_name(ahead[0]), count=count))
    won = [chapter.battle.winner for chapter in found.chapters if chapter.battle is not None]
    if won:
        sentences.append(
            phrase("divinus.tale.battles", greek=won.count("greek"), norse=won.count("norse"))
        )
    # The longest part comes last, because a text that is too long is cut at its end.
    return [*sentences, *_decisions(found.chapters, ahead)]


def _decisions(chapters: Sequence[Chapter], seats: Sequence[str]) -> Iterator[Phrase]:
    """What each of these seats has decided for the whole country, a sentence each."""
    for seat in seats:
        chosen = tuple(
            phrase(f"divinus.story.{chapter.scenario}.{deed.what}")
            for chapter in chapters
            for deed in chapter.deeds
            if deed.kind == "choice" and deed.seat == seat
        )
        if chosen:
            yield phrase("divinus.tale.choices", seat=seat_name(seat), choices=chosen)


def seat_progress(left: Legacy, seat: str) -> list[Phrase]:
    """What a demigod has by now, a line a phrase; nothing before the first scenario is over."""
    found = read(left)
    if seat not in found.demigods:
        return []
    box = found.demigods[seat]
    place = 1 + leaders(left).index(seat)
    lines = [phrase("divinus.became.favour", count=box.favour, place=place)]
    lines.extend(
        phrase("divinus.became.favourite", pantheon=favour(pantheon))
        for pantheon, favourite in found.favourites.items()
        if favourite == seat
    )
    if box.titles:
        lines.append(phrase("divinus.became.titles", titles=tuple(map(title, box.titles))))
    if box.artifacts:
        names = tuple(
            phrase("divinus.became.upgraded", artifact=artifact(kept.id))
            if kept.upgraded
            else artifact(kept.id)
            for kept in box.artifacts
        )
        lines.append(phrase("divinus.became.artifacts", artifacts=names, slots=box.slots))
    stuck = tuple(sticker(face) for faces in box.dice for face in faces if face)
    if stuck:
        lines.append(phrase("divinus.became.dice", stickers=stuck, count=len(stuck)))
    if box.tile is not None:
        lines.append(phrase("divinus.became.tile", tile=demigod_tile(box.tile)))
    if found.pythia == seat:
        lines.append(phrase("divinus.became.pythia"))
    return lines


def favour_by_scenario(left: Legacy) -> Sequence[Mapping[str, Mapping[str, int]]]:
    """Each finished scenario's favour by seat and by what brought it."""
    return [chapter.causes for chapter in read(left).chapters]


def leaders(left: Legacy) -> list[str]:
    """The seats by their favour of all scenarios, most first; of equals the later in turn order is
    first."""
    found = read(left)
    order = found.order or [seat for seat in SEATS if seat in found.demigods]
    return sorted(order, key=lambda seat: (-found.demigods[seat].favour, -order.index(seat)))


def decided(left: Legacy) -> list[tuple[str, str]]:
    """Every choice, visit and battle so far as pairs: the question and its answer."""
    found: list[tuple[str, str]] = []
    for chapter in read(left).chapters:
        for deed in chapter.deeds:
            if deed.kind == "choice":
                found.append((f"choice {chapter.scenario:02}", deed.what))
            elif deed.kind == "visit":
                number, _, option = deed.what.partition(".")
                found.append((f"location {int(number):03}", option))
        if chapter.battle is not None:
            found.append((f"battle {chapter.scenario:02}", chapter.battle.winner))
            found.append((f"battle {chapter.scenario:02}, by", chapter.battle.by))
    return found
