"""Words in pictures: cleaned, fitted to the room there is, and drawn from cached runs."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.art.brush import Colour
from render.art.shelf import SPRITES

Weight = Literal["Regular", "Semibold", "Bold", "It"]
Align = Literal["left", "middle", "right"]

ELLIPSIS = "…"
MISSING = "•"
_NAME = 32  # letters of a name that are shown at most
_CAP = 0.66  # the height of a capital letter of Source Sans Pro, in ems
_LINE = 1.18  # from one baseline to the next, in ems


class Run(NamedTuple):
    """A line of text at the size at which it fits."""

    text: str
    weight: Weight
    size: int

    @property
    def width(self) -> int:
        return width(self.text, self.weight, self.size)


class Block(NamedTuple):
    """Lines of one size that fit a box."""

    lines: tuple[Run, ...]
    size: int

    @property
    def height(self) -> int:
        return round(len(self.lines) * self.size * _LINE)


@lru_cache(maxsize=128)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """Source Sans Pro, which has Latin, Greek and Cyrillic letters."""
    source = files("render.art") / "fonts" / f"SourceSansPro-{weight}.ttf"
    # The basic layout engine is built into every Pillow, so that all machines draw alike.
    return ImageFont.truetype(str(source), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def _drawable(letter: str) -> bool:
    probe = font("Semibold", 24)
    return bytes(probe.getmask(letter)) != _no_glyph() or letter == " "


@lru_cache(maxsize=1)
def _no_glyph() -> bytes:
    return bytes(font("Semibold", 24).getmask("\U0010ffff"))


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """``text`` on one line with nothing in it that the font cannot draw.

    Marks that turn the direction of writing, joiners and stacked accents go; a run of
    letters without a glyph becomes one dot.
    """
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter.isspace():
            kept.append(" ")
        elif kind[0] == "C" or kind in {"Mn", "Me"}:
            continue
        elif _drawable(letter):
            kept.append(letter)
        elif not kept or kept[-1] != MISSING:
            kept.append(MISSING)
    return " ".join("".join(kept).split())


def named(name: str) -> str:
    """A person's name on one line, without marks that turn the writing, and not endless.

    Unlike ``clean`` it keeps letters that the font lacks: it is for words about a picture too.
    """
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", name)
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    )
    shown = " ".join(shown.split())
    return shown if len(shown) <= _NAME else shown[: _NAME - 1].rstrip() + ELLIPSIS


def readable(text: str) -> bool:
    """Whether anything is left of ``text`` by which a person could be recognised."""
    return any(letter.isalnum() for letter in clean(text))


@lru_cache(maxsize=16384)
def width(text: str, weight: Weight, size: int) -> int:
    """How far ``text`` reaches, in pixels."""
    return round(font(weight, size).getlength(text) + 0.5)


@lru_cache(maxsize=8192)
def fit(text: str, weight: Weight, size: int, least: int, room: int) -> Run:
    """``text`` at the largest size between ``size`` and ``least`` that fits; cut if none does."""
    text = clean(text)
    for tried in range(size, least - 1, -1):
        if width(text, weight, tried) <= room:
            return Run(text, weight, tried)
    return Run(cut(text, weight, least, room), weight, least)


def cut(text: str, weight: Weight, size: int, room: int) -> str:
    """The longest beginning of ``text`` that fits with an ellipsis; nothing where none does."""
    if width(text, weight, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        tried = (low + high + 1) // 2
        if width(text[:tried].rstrip() + ELLIPSIS, weight, size) <= room:
            low = tried
        else:
            high = tried - 1
    if low:
        return text[:low].rstrip() + ELLIPSIS
    return ELLIPSIS if width(ELLIPSIS, weight, size) <= room else ""


@lru_cache(maxsize=2048)
def fit_block(text: str, weight: Weight, size: int, least: int, room: int, height: int) -> Block:
    """``text`` broken into lines, at the largest size at which all of them fit the box."""
    text = clean(text)
    for tried in range(size, least - 1, -1):
        lines = _wrapped(text, weight, tried, room)
        if (
            lines
            and len(lines) * tried * _LINE <= height
            and all(width(line, weight, tried) <= room for line in lines)
        ):
            return Block(tuple(Run(line, weight, tried) for line in lines), tried)
    lines = _wrapped(text, weight, least, room)
    most = max(1, int(height / (least * _LINE)))
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    fitted = tuple(Run(cut(line, weight, least, room), weight, least) for line in lines)
    return Block(fitted, least)


def _wrapped(text: str, weight: Weight, size: int, room: int) -> list[str]:
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, weight, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def write(
    image: Image.Image,
    x: float,
    y: float,
    run: Run,
    colour: Colour,
    *,
    align: Align = "left",
    halo: Colour | None = None,
) -> None:
    """Put ``run`` on ``image`` with the middle of its capitals at ``y``."""
    if not run.text:
        return
    left = x - {"left": 0.0, "middle": run.width / 2, "right": float(run.width)}[align]
    baseline = round(y + run.size * _CAP / 2)
    if halo is not None:
        _stamp(image, round(left), baseline, run, halo, max(2, run.size // 9))
    _stamp(image, round(left), baseline, run, colour, 0)


def inscribed(
    sprite: Image.Image, ground: Colour, x: float, y: float, run: Run, colour: Colour
) -> Image.Image:
    """A copy of ``sprite`` with ``run`` around ``x`` on it.

    Words are written on an opaque ``ground`` and cut out again, so that their edges stay clean.
    """
    face = Image.new("RGB", sprite.size, ground)
    face.paste(sprite, (0, 0), sprite)
    write(face, x, y, run, colour, align="middle")
    face.putalpha(sprite.getchannel("A"))
    return face


def write_block(
    image: Image.Image, x: float, top: float, block: Block, colour: Colour, align: Align = "left"
) -> None:
    """Put ``block`` on ``image`` from ``top`` downwards."""
    for number, run in enumerate(block.lines):
        write(image, x, top + block.size * _LINE * (number + 0.5), run, colour, align=align)


def _stamp(
    image: Image.Image, left: int, baseline: int, run: Run, colour: Colour, stroke: int
) -> None:
    face = font(run.weight, run.size)
    pad = stroke + 2
    ascent, descent = face.getmetrics()

    def draw() -> Image.Image:
        mask = Image.new("L", (run.width + 2 * pad + run.size // 3, ascent + descent + 2 * pad))
        ImageDraw.Draw(mask).text(
            (pad, pad + ascent), run.text, fill=255, font=face, anchor="ls", stroke_width=stroke
        )
        return mask

    mask = SPRITES.get(("run", run, stroke), draw)
    image.paste(colour, (left - pad, baseline - ascent - pad), mask)
