"""What a match of Divinus leaves for another one: stickers, dice, artifacts, titles, favour."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from games.core.game import Legacy
from games.divinus.components import DICE_EACH
from games.divinus.state import PYTHIA, Demigod, Die, Held, PantheonDie, State, Stuck
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


class Left(_Part):
    """Everything that a match leaves."""

    demigods: dict[str, LeftDemigod] = {}
    tiles: dict[str, LeftTile] = {}
    favourites: dict[Pantheon, str | None] = {}
    pantheon_dice: dict[Pantheon, list[str]] = {}
    pythia: str | None = None
    order: list[str] = []


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
            )
            for tile, stuck in sorted(state.stickers.items())
        },
        favourites=state.favourites,
        pantheon_dice=state.pantheon_faces,
        pythia=state.pythia,
        order=state.order,
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


def take_over(state: State, left: Legacy) -> None:
    """Lay out what an earlier match has left.

    In the endless mode pantheon dice and Pythia's die stay in the box.
    """
    found = Left.model_validate(left)
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
    for tile, stuck in found.tiles.items():
        state.stickers[tile] = Stuck(
            list(stuck.factions), stuck.temple, stuck.location, stuck.location_on
        )
    state.favourites = dict(found.favourites)
    state.pantheon_faces = {name: list(faces) for name, faces in found.pantheon_dice.items()}
    if state.endless:
        return
    for pantheon, favourite in found.favourites.items():
        if favourite in state.demigods and pantheon in state.pantheon_faces:
            faces = list(state.pantheon_faces[pantheon])
            state.demigods[favourite].pantheon_die = PantheonDie(pantheon, faces)
    if found.pythia in state.demigods:
        state.pythia = found.pythia
        state.demigods[found.pythia].dice.append(Die(PYTHIA))
