"""Draws what a demigod has beside the map: dice, favour, zones, the hero and artifacts."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.divinus.view import DemigodView, DieView, Favour, Terrain
from render.art.brush import Colour
from render.art.cache import SPRITE_CACHE
from render.art.fact_locations import note_fact, note_fact_centred
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import FADED, GILT, INK, PAPER, PAPER_DEEP, SEATS
from render.art.text import draw_text, fit_text
from render.divinus.board.tiles import terrain_swatch
from render.divinus.dice import die_picture, pantheon_die_picture
from render.divinus.icons import sign
from render.divinus.tokens import hero, monster
from render.kit.option_marks import badge
from render.kit.player_area import draw_count
from render.renderer import Mark

FAVOURS: tuple[Favour, ...] = ("greek", "norse", "general")
TERRAINS: tuple[Terrain, ...] = ("plain", "mountain", "sea")
_LEAST_DIE = 40


def draw_dice(
    image: Image.Image,
    demigod: DemigodView,
    box: tuple[int, int, int],
    size: int,
    *,
    rows: int,
    gap: int = 10,
    marks: Sequence[Mark] = (),
    picked: Sequence[str] = (),
) -> int:
    """Draw the dice in rows within ``box``; returns where they end below.

    Spent dice are pale, picked ones have a golden background. If the dice of Pythia and of a
    pantheon make too many for ``rows``, all are smaller. ``gap`` is the room between two rows.
    """
    left, top, right = box
    all_dice = len(demigod.dice) + (demigod.pantheon_die is not None)
    while size > _LEAST_DIE and all_dice > rows * ((right - left + 10) // (size + 10)):
        size -= 2
    step = size + 10
    a_row = max(1, (right - left + 10) // step)
    count = 0
    for count, die in enumerate(demigod.dice):
        row, column = divmod(count, a_row)
        x, y = left + column * step, top + row * (size + gap)
        if die.id in picked:
            rounded_box(image, (x - 6, y - 6, x + size + 6, y + size + 6), GILT, 18)
        ground = GILT if die.id in picked else PAPER
        image.paste(die_picture(die, size, ground, pale=_spent(die)), (x, y))
        note_fact(image, f"demigods/{demigod.seat}/dice/{die.id}", (x, y, x + size, y + size))
        for mark in marks:
            if mark.place == f"die:{die.id}" and mark.number:
                paste_centred(
                    image,
                    badge(mark.number, max(66, round(size * 0.6))),
                    x + size / 2,
                    y + size + 14,
                )
    if demigod.pantheon_die is not None:
        count += 1
        row, column = divmod(count, a_row)
        drawn = pantheon_die_picture(demigod.pantheon_die, size, PAPER)
        x, y = left + column * step, top + row * (size + gap)
        image.paste(drawn, (x, y))
        note_fact(image, f"demigods/{demigod.seat}/pantheon_die", (x, y, x + size, y + size))
    return top + (count // a_row + 1) * (size + gap) if demigod.dice else top


def _spent(die: DieView) -> bool:
    return die.whereabouts in ("cell", "used")


def draw_favour(
    image: Image.Image,
    demigod: DemigodView,
    left: float,
    y: float,
    step: float,
    kinds: Sequence[Favour] = FAVOURS,
) -> None:
    """Draw Greek, Norse and general favour."""
    for index, kind in enumerate(kinds):
        favour = demigod.favour.get(kind, 0)
        x, path = left + 26 + index * step, f"demigods/{demigod.seat}/favour/{kind}"
        draw_count(image, sign(kind, 48), favour, x, y, size=40, room=46, path=path)


def draw_zones(
    image: Image.Image, demigod: DemigodView, box: tuple[int, int, int], step: int
) -> None:
    """The sizes of the zones of each terrain, the largest first, line by line."""
    left, top, right = box
    note_fact(
        image, f"demigods/{demigod.seat}/zones", (left, top, right, top + len(TERRAINS) * step)
    )
    for index, terrain in enumerate(TERRAINS):
        sizes = sorted((z.size for z in demigod.zones if z.terrain == terrain), reverse=True)
        y = top + index * step + step / 2
        paste_centred(image, terrain_swatch(terrain, step - 8), left + step / 2, y)
        text = " ".join(str(size) for size in sizes) if sizes else "–"
        ink = INK if sizes else FADED
        draw_text(
            image, left + step + 6, y, fit_text(text, "Bold", 38, 16, right - left - step - 6), ink
        )


def draw_things(image: Image.Image, demigod: DemigodView, left: int, y: float, size: int) -> int:
    """Draw the hero and the number of artifacts; returns where they end on the right."""
    x = left
    if demigod.hero is not None:
        paste_centred(image, hero(demigod.hero.name, SEATS[demigod.seat], size), x + size / 2, y)
        note_fact_centred(image, f"demigods/{demigod.seat}/hero", x + size / 2, y, size, size)
        x += size + 8
    if demigod.artifacts:
        pot = round(size * 0.84)
        path = f"demigods/{demigod.seat}/artifacts"
        count = len(demigod.artifacts)
        draw_count(image, sign("artifact", pot), count, x + pot / 2, y, size=38, path=path)
        x += pot + 40
    return x


_TOOL = 46  # the height of an artifact's line
_HERO = 92


def tools_height(demigod: DemigodView) -> int:
    """The height that ``draw_tools`` needs."""
    return max(_HERO + 8 if demigod.hero is not None else 0, _TOOL * len(demigod.artifacts))


def draw_tools(
    image: Image.Image,
    demigod: DemigodView,
    titles: Sequence[str],
    box: tuple[int, int, int],
) -> None:
    """The hero, and the artifacts by their ``titles``: pale if spent, with a star if upgraded."""
    left, top, right = box
    high = tools_height(demigod)
    if demigod.hero is not None:
        portrait = hero(demigod.hero.name, SEATS[demigod.seat], _HERO)
        paste_centred(image, portrait, left + _HERO / 2, top + _HERO / 2)
        left += _HERO + 14
    for index, (held, title) in enumerate(zip(demigod.artifacts, titles, strict=True)):
        y = top + high / 2 + (index - (len(titles) - 1) / 2) * _TOOL
        pot = sign("general" if held.upgraded else "artifact", _TOOL - 4)
        paste_centred(image, pot, left + _TOOL / 2, y)
        run = fit_text(title, "Semibold", 36, 36, right - left - _TOOL - 8)
        draw_text(image, left + _TOOL + 6, y, run, INK if held.ready else FADED)


def draw_battles(
    image: Image.Image, demigod: DemigodView, left: int, y: float, marks: Sequence[Mark] = ()
) -> None:
    """The own monster and its battle cells; those that are used up are in the owner's colour."""
    used = demigod.monster_cells or ()
    paste_centred(image, monster("echidna", 72), left + 36, y)
    style = SEATS[demigod.seat]
    for index, cell in enumerate(sorted((*used, *demigod.monster_free))):
        x = left + 110 + index * 66
        done = cell in used
        paste_centred(
            image,
            _disc(cell, style.colour if done else PAPER_DEEP, style.on if done else INK),
            x,
            y,
        )
        for mark in marks:
            if mark.place == f"own:{cell}":
                same = mark.number == cell
                paste_centred(image, badge(mark.number, 66), x, y if same else y - 46)


def _disc(cell: int, ground: Colour, ink: Colour) -> Image.Image:
    def draw() -> Image.Image:
        image = Image.new("RGB", (56, 56), PAPER)
        rounded_box(image, (0, 0, 56, 56), ground, 28, (INK, 3))
        draw_text(image, 28, 28, fit_text(str(cell), "Bold", 34, 16, 46), ink, align="middle")
        return image.convert("RGBA")

    return SPRITE_CACHE.get(("battle cell", cell, ground, ink), draw)
