"""What the pictures of a finished match share: the heading, players' plates, and the palette."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from PIL import Image

from games.core.phrase import Phrase, phrase, seat_name
from render.art.brush import Colour, mix
from render.art.encode import Inks
from render.art.hexmap import stamp
from render.art.icons import SHARED
from render.art.lettering import fit, fit_block, named, readable, write, write_block
from render.art.palette import (
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
    emblem,
)
from render.art.slab import slab
from render.face import Say

ACROSS = 1600
MARGIN = 24
GAP = 18
INNER = ACROSS - 2 * MARGIN
FRAME = (mix(PAPER, INK, 0.25), 3)
HEADING = 100
GRID = mix(PAPER, PAPER_LINE, 0.6)


class Result(Protocol):
    """A player's line in a picture of results."""

    @property
    def seat(self) -> str: ...

    @property
    def won(self) -> bool: ...

    @property
    def total(self) -> int: ...


ResultT = TypeVar("ResultT", bound=Result)


def ranked(results: Sequence[ResultT]) -> list[ResultT]:
    """The winners first, then by points; whoever is level keeps the order of the table."""
    return sorted(results, key=lambda result: (not result.won, -result.total))


def told_name(seat: str, say: Say) -> str:
    """The name as words tell it; they can spell what the font cannot draw."""
    return named(say(seat_name(seat))) or say(phrase(f"seat.{seat}"))


def player_name(seat: str, say: Say) -> str:
    """The name of whoever sat there, or the seat's colour where no letter of it can be drawn."""
    name = told_name(seat, say)
    return name if readable(name) else say(phrase(f"seat.{seat}"))


def score_word(game: str, word: str) -> Phrase:
    """What a game calls its points, its rounds, or a category of points."""
    return phrase(f"{game}.score.{word}")


def heading(text: str) -> Image.Image:
    """The bar above a picture of results."""
    image = Image.new("RGB", (INNER, HEADING), TABLE)
    slab(image, (0, 0, INNER, HEADING), TABLE_DEEP, 22, (mix(TABLE_DEEP, INK, 0.45), 4))
    write(image, 34, HEADING / 2, fit(text, "Bold", 60, 30, INNER - 68), WHITE)
    return image


def crown(size: int) -> Image.Image:
    """The sign of a winner."""
    return SHARED.draw("crown", size, (INK, 5.0))


def plate(
    image: Image.Image, box: tuple[int, int, int, int], result: Result, say: Say, room: int
) -> None:
    """A player's name in the player's colour, with the points in the last ``room`` pixels."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    dress = SEATS[result.seat]
    high = bottom - top
    slab(image, box, GILT if result.won else PAPER, 16)
    slab(image, (left, top, right - room, bottom), dress.colour, 16)
    stamp(image, emblem(dress, round(high * 0.66), plain=True), left + high * 0.52, middle)
    start = left + high
    name = fit_block(player_name(result.seat, say), "Bold", 54, 26, right - room - start - 16, high)
    write_block(image, start, middle - name.height / 2, name, dress.on)
    if result.won:
        stamp(image, crown(54), right - room + 44, middle)
    number = fit(str(result.total), "Bold", 60, 30, room - 100)
    write(image, right - 20, middle, number, INK, align="right")


def stacked(parts: Sequence[Image.Image]) -> Image.Image:
    """Parts below one another with even gaps, on the table."""
    height = 2 * MARGIN + sum(part.height for part in parts) + GAP * (len(parts) - 1)
    image = Image.new("RGB", (ACROSS, height), TABLE)
    top = MARGIN
    for part in parts:
        image.paste(part, (MARGIN, top))
        top += part.height + GAP
    return image


def inks(swatches: Image.Image) -> Inks:
    """The palette of a picture of results, whose edges look like those of ``swatches``."""
    flat: list[Colour] = [
        *(INK, FADED, PAPER, PAPER_DEEP, PAPER_LINE, WHITE, TABLE, TABLE_DEEP, GILT, GRID),
        FRAME[0],
        *(dress.colour for dress in SEATS.values()),
        *(mix(dress.colour, PAPER, 0.55) for dress in SEATS.values()),
    ]
    return Inks(flat, swatches)
