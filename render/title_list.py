"""Draws the titles of a person: a plate for each, with a crown, its name and how it was earned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.art.hex_layout import paste_centred
from render.art.palette import SUFFIX, Palette
from render.art.rounded_box import rounded_box
from render.art.shared_colours import FADED, GILT, INK, PAPER, TABLE
from render.art.text import draw_text, fit_text
from render.kit.alt_text import join_sentences
from render.renderer import ALT_LIMIT, Picture
from render.result_parts import CONTENT_WIDTH, FRAME, crown, heading, result_palette, stack_parts

MOST_TITLES = 12
_HEIGHT = 132
_ICON_WIDTH = 120


@dataclass(frozen=True, slots=True)
class TitlePlate:
    """The words of a title: its name, how it was earned, and the game."""

    name: str
    how: str
    game: str


def draw_titles(plates: Sequence[TitlePlate], title: str) -> Picture:
    """The picture of at most ``MOST_TITLES`` titles; raises ``ValueError`` for none."""
    if not plates:
        raise ValueError("there is no title to draw")
    shown = plates[:MOST_TITLES]
    alt = join_sentences([title, *(f"{p.name} ({p.game}): {p.how}." for p in shown)])
    return Picture(_palette().encode(_draw(shown, title)), f"titles.{SUFFIX}", alt[:ALT_LIMIT])


def _draw(plates: Sequence[TitlePlate], title: str) -> Image.Image:
    return stack_parts([heading(title), *map(_plate, plates)])


def _plate(plate: TitlePlate) -> Image.Image:
    image = Image.new("RGB", (CONTENT_WIDTH, _HEIGHT), TABLE)
    rounded_box(image, (0, 0, CONTENT_WIDTH, _HEIGHT), PAPER, 22, FRAME)
    rounded_box(image, (0, 0, _ICON_WIDTH, _HEIGHT), GILT, 22)
    paste_centred(image, crown(76), _ICON_WIDTH / 2, _HEIGHT / 2)
    left, room = _ICON_WIDTH + 30, CONTENT_WIDTH - _ICON_WIDTH - 60
    draw_text(image, left, 44, fit_text(plate.name, "Bold", 56, 30, room - 340), INK)
    draw_text(image, left, 96, fit_text(plate.how, "Semibold", 42, 26, room), FADED)
    run = fit_text(plate.game, "Semibold", 42, 26, 320)
    draw_text(image, CONTENT_WIDTH - 30, 44, run, FADED, align="right")
    return image


@lru_cache(maxsize=1)
def _palette() -> Palette:
    """The palette, chosen from a sample picture."""
    return result_palette(_draw([TitlePlate("0123456789", "0", "0")], "0"))
