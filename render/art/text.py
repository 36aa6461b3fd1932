"""Cleans, fits and draws text; rendered runs are cached."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.art.brush import Colour
from render.art.cache import SPRITE_CACHE

Weight = Literal[
    "Regular", "Semibold", "Bold", "It", "Ankh", "Anunnaki", "Cyclades", "Deus", "Divinus"
]
"""A weight of Source Sans Pro, or the typeface of a game's headlines."""
Align = Literal["left", "middle", "right"]

MIN_TEXT_SIZE = 36
"""The smallest type of any picture: 9 pixels where a phone shows a panel 265 pixels wide."""
ELLIPSIS = "…"
MISSING = "•"
_MAX_INITIALS = 3  # letters of a text that says nothing if it is cut
_MAX_NUMBER = 5  # characters of a number
_MAX_NAME_LENGTH = 32  # letters of a name that are shown at most
_CAPITAL_HEIGHT = 0.66  # the height of a capital letter of Source Sans Pro, in ems
_HEADLINE_FONTS: dict[Weight, str] = {
    "Ankh": "TitlesAnkh.otf",
    "Anunnaki": "TitlesAnunnaki.ttf",
    "Cyclades": "TitlesCyclades.ttf",
    "Deus": "TitlesDeus.otf",
    "Divinus": "TitlesDivinus.ttf",
}
_LINE_HEIGHT = 1.18  # from one baseline to the next, in ems


class TextRun(NamedTuple):
    """A line of text and its font size."""

    text: str
    weight: Weight
    size: int

    @property
    def width(self) -> int:
        return width(self.text, self.weight, self.size)


class TextBlock(NamedTuple):
    """Several lines of one font size."""

    lines: tuple[TextRun, ...]
    size: int

    @property
    def height(self) -> int:
        return round(len(self.lines) * self.size * _LINE_HEIGHT)


@lru_cache(maxsize=128)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """A font with Latin and Cyrillic letters; Source Sans Pro has Greek ones, too."""
    name = _HEADLINE_FONTS.get(weight, f"SourceSansPro-{weight}.ttf")
    source = files("render.art") / "fonts" / name
    # Every build of Pillow has the basic layout engine, so all machines draw the same pixels.
    return ImageFont.truetype(str(source), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def _drawable(letter: str, weight: Weight = "Semibold") -> bool:
    return bytes(font(weight, 24).getmask(letter)) != _no_glyph(weight) or letter == " "


@lru_cache(maxsize=16)
def _no_glyph(weight: Weight) -> bytes:
    return bytes(font(weight, 24).getmask("\U0010ffff"))


@lru_cache(maxsize=16)
def _capital_height(weight: Weight) -> float:
    """The height of a capital letter in ems."""
    if weight not in _HEADLINE_FONTS:
        return _CAPITAL_HEIGHT
    return -font(weight, 1000).getbbox("H", anchor="ls")[1] / 1000


@lru_cache(maxsize=4096)
def clean_text(text: str) -> str:
    """``text`` on one line, without characters that the font cannot draw.

    Direction marks, joiners and stacked accents are removed; a run of letters without glyphs
    becomes one dot.
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


def clean_name(name: str) -> str:
    """A person's name on one line, without direction marks, limited in length.

    Unlike ``clean_text`` it keeps letters that the font lacks, because alt texts use it too.
    """
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", name)
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    )
    shown = " ".join(shown.split())
    return (
        shown
        if len(shown) <= _MAX_NAME_LENGTH
        else shown[: _MAX_NAME_LENGTH - 1].rstrip() + ELLIPSIS
    )


def has_drawable_letters(text: str) -> bool:
    """Whether the font can draw at least one letter or digit of ``text``."""
    return any(letter.isalnum() for letter in clean_text(text))


@lru_cache(maxsize=16384)
def width(text: str, weight: Weight, size: int) -> int:
    """The width of ``text`` in pixels."""
    return round(font(weight, size).getlength(text) + 0.5)


def fit_text(text: str, weight: Weight, size: int, least: int, room: int) -> TextRun:
    """``text`` at the largest size between ``size`` and ``least`` that fits; cut if none does.

    No text is smaller than ``MIN_TEXT_SIZE``. Numbers are never cut, and initials that do not fit
    are left out.
    """
    return fit_fine_text(text, weight, max(size, MIN_TEXT_SIZE), max(least, MIN_TEXT_SIZE), room)


@lru_cache(maxsize=8192)
def fit_fine_text(text: str, weight: Weight, size: int, least: int, room: int) -> TextRun:
    """Like ``fit_text``, without a smallest size: for parts that stand in turn pictures only."""
    text = clean_text(text)
    for tried in range(size, least - 1, -1):
        if width(text, weight, tried) <= room:
            return TextRun(text, weight, tried)
    if len(text) <= _MAX_NUMBER and not any(letter.isalpha() for letter in text):
        return TextRun(text, weight, least)
    if len(text) <= _MAX_INITIALS:
        return TextRun("", weight, least)
    return TextRun(truncate(text, weight, least, room), weight, least)


def truncate(text: str, weight: Weight, size: int, room: int) -> str:
    """The longest prefix of ``text`` that fits with an ellipsis; empty if none fits."""
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


def fit_text_block(
    text: str, weight: Weight, size: int, least: int, room: int, height: int
) -> TextBlock:
    """``text`` wrapped into lines, at the largest size at which they fit the box.

    No text is smaller than ``MIN_TEXT_SIZE``.
    """
    size, least = max(size, MIN_TEXT_SIZE), max(least, MIN_TEXT_SIZE)
    return fit_fine_text_block(text, weight, size, least, room, height)


@lru_cache(maxsize=2048)
def fit_fine_text_block(
    text: str, weight: Weight, size: int, least: int, room: int, height: int
) -> TextBlock:
    """Like ``fit_text_block``, without a smallest size: for parts of turn pictures only."""
    text = clean_text(text)
    for tried in range(size, least - 1, -1):
        lines = _wrapped(text, weight, tried, room)
        if (
            lines
            and len(lines) * tried * _LINE_HEIGHT <= height
            and all(width(line, weight, tried) <= room for line in lines)
        ):
            return TextBlock(tuple(TextRun(line, weight, tried) for line in lines), tried)
    lines = _wrapped(text, weight, least, room)
    most = max(1, int(height / (least * _LINE_HEIGHT)))
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    fitted = tuple(TextRun(truncate(line, weight, least, room), weight, least) for line in lines)
    return TextBlock(fitted, least)


def _wrapped(text: str, weight: Weight, size: int, room: int) -> list[str]:
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, weight, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def draw_text(
    image: Image.Image,
    x: float,
    y: float,
    run: TextRun,
    colour: Colour,
    *,
    align: Align = "left",
    halo: Colour | None = None,
) -> None:
    """Draw ``run`` on ``image``, with the centre of its capitals at ``y``."""
    if not run.text:
        return
    left = x - {"left": 0.0, "middle": run.width / 2, "right": float(run.width)}[align]
    baseline = round(y + run.size * _capital_height(run.weight) / 2)
    if halo is not None:
        _paste_run(image, round(left), baseline, run, halo, max(2, run.size // 9))
    _paste_run(image, round(left), baseline, run, colour, 0)


class Lettering(NamedTuple):
    """How a game writes its headlines: the typeface, in capitals, the space between letters."""

    weight: Weight = "Bold"
    capitals: bool = False
    spacing: int = 0  # thousandths of the size


def draw_headline(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    lettering: Lettering,
    sizes: tuple[int, int],
    room: int,
    colour: Colour,
) -> int:
    """Draw ``text`` at the largest of ``sizes`` (from, down to) that fits; returns its width.

    A text with letters that the typeface lacks is written in Source Sans Pro. One that does not fit
    even at the smallest size is written in it without spaces between letters.
    """
    x, y = at
    weight, capitals, spacing = lettering
    written = clean_text(text.upper() if capitals else text)
    if not all(_drawable(letter, weight) for letter in written):
        weight = "Bold"
    for size in range(sizes[0], sizes[1] - 1, -1):
        runs = [TextRun(letter, weight, size) for letter in written]
        gap = size * spacing / 1000
        steps = [font(weight, size).getlength(run.text) + gap for run in runs]
        if sum(steps) <= room:
            break
    else:
        run = fit_text(text, "Bold", sizes[1], sizes[1], room)
        draw_text(image, x, y, run, colour)
        return run.width
    if not spacing:
        run = TextRun(written, weight, size)
        draw_text(image, x, y, run, colour)
        return run.width
    start = x
    for run, step in zip(runs, steps, strict=True):
        draw_text(image, start, y, run, colour)
        start += step
    return round(start - x)


def with_text(
    sprite: Image.Image, ground: Colour, x: float, y: float, run: TextRun, colour: Colour
) -> Image.Image:
    """A copy of ``sprite`` with ``run`` centred at ``x``.

    Text is drawn on an opaque ``ground`` and cut out again, so that its edges blend cleanly.
    """
    face = Image.new("RGB", sprite.size, ground)
    face.paste(sprite, (0, 0), sprite)
    draw_text(face, x, y, run, colour, align="middle")
    face.putalpha(sprite.getchannel("A"))
    return face


def draw_text_block(
    image: Image.Image,
    x: float,
    top: float,
    block: TextBlock,
    colour: Colour,
    align: Align = "left",
) -> None:
    """Draw the lines of ``block`` on ``image``, starting at ``top``."""
    for number, run in enumerate(block.lines):
        draw_text(
            image, x, top + block.size * _LINE_HEIGHT * (number + 0.5), run, colour, align=align
        )


def _paste_run(
    image: Image.Image, left: int, baseline: int, run: TextRun, colour: Colour, stroke: int
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

    mask = SPRITE_CACHE.get(("run", run, stroke), draw)
    image.paste(colour, (left - pad, baseline - ascent - pad), mask)
