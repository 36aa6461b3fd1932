"""Writes and reads the legacy of a match: stickers, dice, artifacts, titles, favour, chapters."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel, ConfigDict

from games.core.game import Legacy
from games.divinus.campaign.chapter import Chapter
from games.divinus.campaign.scenarios import LAST_SCENARIO, LOCATIONS, SCENARIOS
from games.divinus.components import (
    ARTIFACTS,
    DEMIGOD_TILES,
    DICE_EACH,
    DIE_STICKERS,
    GODS,
    PANTHEON_DICE,
    TEMPLES,
    TILES,
)
from games.divinus.demigod import Demigod, Die, Held, PantheonDie
from games.divinus.fixes import LASTING_CHAIR
from games.divinus.state import PYTHIA, SEATS, State, Stuck
from games.divinus.view import Faction, Pantheon

FACES = 6


class _Part(BaseModel):
    model_config = ConfigDict(extra="ignore")


class LeftArtifact(_Part):
    """An artifact on a demigod's box."""

    id: str
    upgraded: bool = False


class LeftDemigod(_Part):
    """A demigod's box: the stickers on each face of each die, artifacts, titles, favour."""

    dice: list[list[str]] = []
    artifacts: list[LeftArtifact] = []
    slots: int = 2
    titles: list[int] = []
    tile: str | None = None
    favour: int = 0


class LeftTile(_Part):
    """The stickers on a tile."""

    factions: list[tuple[int, Faction]] = []
    temple: str = ""
    location: int = 0
    location_on: int = 0
    factions_since: list[int] = []
    temple_since: int = 0
    location_since: int = 0


class Left(_Part):
    """Everything that a match leaves."""

    demigods: dict[str, LeftDemigod] = {}
    tiles: dict[str, LeftTile] = {}
    favourites: dict[Pantheon, str | None] = {}
    pantheon_dice: dict[Pantheon, list[str]] = {}
    pythia: str | None = None
    order: list[str] = []
    more_temples: dict[str, int] = {}
    chapters: list[Chapter] = []


def legacy(state: State) -> Legacy:
    """What the finished match leaves."""
    left = Left(
        demigods={seat: _box(demigod) for seat, demigod in state.demigods.items()},
        tiles={
            tile: LeftTile(
                factions=stuck.factions,
                temple=stuck.temple,
                location=stuck.location,
                location_on=stuck.location_on,
                factions_since=stuck.factions_since,
                temple_since=stuck.temple_since,
                location_since=stuck.location_since,
            )
            for tile, stuck in sorted(state.stickers.items())
        },
        favourites=state.favourites,
        pantheon_dice=state.pantheon_faces,
        pythia=state.pythia,
        order=state.order,
        more_temples=state.more_temples,
        chapters=state.chapters,
    )
    return left.model_dump(mode="json")


def _box(demigod: Demigod) -> LeftDemigod:
    return LeftDemigod(
        dice=[die.faces for die in demigod.dice if die.id != PYTHIA],
        artifacts=[LeftArtifact(id=held.id, upgraded=held.upgraded) for held in demigod.artifacts],
        slots=demigod.slots,
        titles=demigod.titles,
        tile=demigod.tile,
        favour=demigod.carried + demigod.points,
    )


def read(left: Legacy) -> Left:
    """What a match has left; raises ``ValueError`` where it makes no sense."""
    found = Left.model_validate(left)
    wrong = [*_wrong_boxes(found), *_wrong_tiles(found), *_wrong_story(found)]
    if wrong:
        raise ValueError(f"no legacy of Divinus: {wrong[0]}")
    return found


def _wrong_boxes(found: Left) -> Iterator[str]:
    for seat, box in found.demigods.items():
        if seat not in SEATS:
            yield f"nobody sits at {seat}"
        for faces in box.dice:
            if len(faces) > FACES or any(face and face not in DIE_STICKERS for face in faces):
                yield f"{seat} has no such die"
        if any(kept.id not in ARTIFACTS for kept in box.artifacts):
            yield f"{seat} has no such artifact"
        if len(box.artifacts) > box.slots:
            yield f"{seat} has more artifacts than slots"
        if any(number not in LOCATIONS for number in box.titles):
            yield f"{seat} has no such title"
        if box.tile is not None and box.tile not in DEMIGOD_TILES:
            yield f"{seat} has no such tile"
    for pantheon, faces in found.pantheon_dice.items():
        known = (*PANTHEON_DICE[pantheon].start_faces, *PANTHEON_DICE[pantheon].upgrade_order)
        if len(faces) != FACES or any(face not in known for face in faces):
            yield f"there is no such die of the {pantheon} pantheon"


def _wrong_tiles(found: Left) -> Iterator[str]:
    for name, stuck in found.tiles.items():
        if name not in TILES:
            yield f"there is no tile {name}"
            continue
        lands = range(len(TILES[name].landscapes))
        if any(at not in lands for at, _ in stuck.factions) or stuck.location_on not in lands:
            yield f"{name} has no such landscape"
        if stuck.temple and stuck.temple not in TEMPLES:
            yield f"there is no temple {stuck.temple}"
        if stuck.location and stuck.location not in LOCATIONS:
            yield f"there is no location {stuck.location}"
    if any(name not in TEMPLES or count < 0 for name, count in found.more_temples.items()):
        yield "there is no such temple"


def _wrong_story(found: Left) -> Iterator[str]:
    if [chapter.scenario for chapter in found.chapters] != [
        *range(1, len(found.chapters) + 1)
    ] or len(found.chapters) > LAST_SCENARIO:
        yield "its scenarios are not told in order"
    for chapter in found.chapters:
        if any(name not in GODS for name in chapter.gods):
            yield "there is no such god"
        scenario = SCENARIOS.get(chapter.scenario)
        options = [option.id for option in scenario.choice.options] if scenario else []
        if chapter.chosen and chapter.chosen not in options:
            yield f"nobody could choose {chapter.chosen}"


def take_over(state: State, left: Legacy) -> None:
    """Put what an earlier match has left on the table; raises ``ValueError`` if it does not fit.

    A scenario needs the legacy of the one before it. In the endless mode the pantheons' dice and
    Pythia's die stay in the box.
    """
    found = read(left)
    if not state.endless and len(found.chapters) != state.scenario - 1:
        raise ValueError(f"scenario {state.scenario} does not follow {len(found.chapters)}")
    take_over_boxes(state, found)
    for tile, stuck in found.tiles.items():
        state.stickers[tile] = Stuck(
            list(stuck.factions),
            stuck.temple,
            stuck.location,
            stuck.location_on,
            list(stuck.factions_since),
            stuck.temple_since,
            stuck.location_since,
        )
    state.favourites = dict(found.favourites)
    state.pantheon_faces = {name: list(faces) for name, faces in found.pantheon_dice.items()}
    if state.endless:
        if len(found.chapters) == LAST_SCENARIO and state.has_fix(LASTING_CHAIR):
            state.chair = found.chapters[-1].chosen
        return
    state.chapters = list(found.chapters)
    state.more_temples = dict(found.more_temples)
    for pantheon, favourite in found.favourites.items():
        if favourite in state.demigods and pantheon in state.pantheon_faces:
            faces = list(state.pantheon_faces[pantheon])
            state.demigods[favourite].pantheon_die = PantheonDie(pantheon, faces)
    if found.pythia in state.demigods:
        state.pythia = found.pythia
        state.demigods[found.pythia].dice.append(Die(PYTHIA))


def take_over_boxes(state: State, found: Left) -> None:
    """Everybody's dice, artifacts, titles and favour."""
    count = DICE_EACH[state.players]
    for seat, box in found.demigods.items():
        if seat not in state.demigods:
            continue
        demigod = state.demigods[seat]
        for place, faces in enumerate(box.dice[:count]):
            demigod.dice[place] = Die(str(place + 1), [*faces, *[""] * FACES][:FACES])
        demigod.artifacts = [Held(kept.id, kept.upgraded) for kept in box.artifacts]
        demigod.slots = box.slots
        demigod.titles = list(box.titles)
        demigod.carried = box.favour
        if not state.endless:
            demigod.tile = box.tile
