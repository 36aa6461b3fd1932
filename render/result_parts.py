"""Shared parts of the score chart and the score breakdown: heading, name plates, palette."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from PIL import Image

from games.core.phrase import Phrase, phrase, seat_name
from render.art.brush import Colour, mix
from render.art.hex_layout import paste_centred
from render.art.icons import SHARED
from render.art.palette import Palette
from render.art.rounded_box import rounded_box
from render.art.shared_colours import (
    FADED,
    GILT,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_LINE,
    SEATS,
    TABLE,
    TABLE_DEEP,
    WHITE,
    seat_symbol,
)
from render.art.text import (
    clean_name,
    draw_text,
    draw_text_block,
    fit_text,
    fit_text_block,
    has_drawable_letters,
)
from render.renderer import Say

PICTURE_WIDTH = 1600
MARGIN = 24
GAP = 18
CONTENT_WIDTH = PICTURE_WIDTH - 2 * MARGIN
FRAME = (mix(PAPER, INK, 0.25), 3)
_HEADING_HEIGHT = 100
GRID = mix(PAPER, PAPER_LINE, 0.6)


class Result(Protocol):
    """The result of one player."""

    @property
    def seat(self) -> str: ...

    @property
    def won(self) -> bool: ...

    @property
    def total(self) -> int: ...


ResultT = TypeVar("ResultT", bound=Result)


def ranked(results: Sequence[ResultT]) -> list[ResultT]:
    """Winners first, then by points; ties keep the given order."""
    return sorted(results, key=lambda result: (not result.won, -result.total))


def alt_text_name(seat: str, say: Say) -> str:
    """The name for an alt text, which may have letters that the font lacks."""
    return clean_name(say(seat_name(seat))) or say(phrase(f"seat.{seat}"))


def player_name(seat: str, say: Say) -> str:
    """The player's name, or the seat's colour if the font has no letter of the name."""
    name = alt_text_name(seat, say)
    return name if has_drawable_letters(name) else say(phrase(f"seat.{seat}"))


def score_word(game: str, word: str) -> Phrase:
    """The game's word for points, a round, or a category of points."""
    return phrase(f"{game}.score.{word}")


def heading(text: str) -> Image.Image:
    """The title bar of a picture of results."""
    image = Image.new("RGB", (CONTENT_WIDTH, _HEADING_HEIGHT), TABLE)
    rounded_box(
        image,
        (0, 0, CONTENT_WIDTH, _HEADING_HEIGHT),
        TABLE_DEEP,
        22,
        (mix(TABLE_DEEP, INK, 0.45), 4),
    )
    draw_text(
        image, 34, _HEADING_HEIGHT / 2, fit_text(text, "Bold", 60, 30, CONTENT_WIDTH - 68), WHITE
    )
    return image


def crown(size: int) -> Image.Image:
    """The crown icon of a winner."""
    return SHARED.draw("crown", size, (INK, 5.0))


def plate(
    image: Image.Image, box: tuple[int, int, int, int], result: Result, say: Say, room: int
) -> None:
    """Draw a name plate in the player's colour, with the points in the last ``room`` pixels."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    style = SEATS[result.seat]
    high = bottom - top
    rounded_box(image, box, GILT if result.won else PAPER, 16)
    rounded_box(image, (left, top, right - room, bottom), style.colour, 16)
    paste_centred(
        image, seat_symbol(style, round(high * 0.66), plain=True), left + high * 0.52, middle
    )
    start = left + high
    name = fit_text_block(
        player_name(result.seat, say), "Bold", 54, 26, right - room - start - 16, high
    )
    draw_text_block(image, start, middle - name.height / 2, name, style.on)
    if result.won:
        paste_centred(image, crown(54), right - room + 44, middle)
    number = fit_text(str(result.total), "Bold", 60, 30, room - 100)
    draw_text(image, right - 20, middle, number, INK, align="right")


def stack_parts(parts: Sequence[Image.Image]) -> Image.Image:
    """The parts stacked from top to bottom with even gaps."""
    height = 2 * MARGIN + sum(part.height for part in parts) + GAP * (len(parts) - 1)
    image = Image.new("RGB", (PICTURE_WIDTH, height), TABLE)
    top = MARGIN
    for part in parts:
        image.paste(part, (MARGIN, top))
        top += part.height + GAP
    return image


def result_palette(swatches: Image.Image) -> Palette:
    """A palette of the flat colours of results; the others are chosen from ``swatches``."""
    flat: list[Colour] = [
        *(INK, FADED, PAPER, PAPER_DEEP, PAPER_LINE, WHITE, TABLE, TABLE_DEEP, GILT, GRID),
        FRAME[0],
        *(style.colour for style in SEATS.values()),
        *(mix(style.colour, PAPER, 0.55) for style in SEATS.values()),
    ]
    return Palette(flat, swatches)
