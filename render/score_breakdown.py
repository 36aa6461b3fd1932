"""Draws the final score by category: a table with a column for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.core.phrase import Phrase, phrase
from render.art.brush import mix
from render.art.hex_layout import paste_centred
from render.art.palette import SUFFIX, Palette
from render.art.rounded_box import rounded_box
from render.art.shared_colours import FADED, GILT, INK, PAPER, PAPER_DEEP, SEATS, TABLE, seat_symbol
from render.art.text import draw_text, draw_text_block, fit_text, fit_text_block
from render.kit.alt_text import join_sentences
from render.renderer import Picture, Say
from render.result_parts import (
    CONTENT_WIDTH,
    FRAME,
    GRID,
    alt_text_name,
    crown,
    heading,
    player_name,
    ranked,
    result_palette,
    score_word,
    stack_parts,
)

_CATEGORY_WIDTH = 480  # the width of the column of categories
_HEADER_HEIGHT = 176
_ROW_HEIGHT = 104
_TOTAL_HEIGHT = 132
_EDGE = 14
_BAR_HEIGHT = 12


@dataclass(frozen=True, slots=True)
class Tally:
    """A player's points by category, in the game's order of categories."""

    seat: str
    parts: Mapping[str, int]
    won: bool = False

    @property
    def total(self) -> int:
        """The final points."""
        return sum(self.parts.values())


def draw_breakdown(tallies: Sequence[Tally], say: Say, *, game: str) -> Picture:
    """The table of a finished match of ``game``; categories without any points are left out.

    All tallies have the same categories. Raises ``ValueError`` if there are none.
    """
    if not tallies:
        raise ValueError("a breakdown needs a player")
    counted = [n for n in tallies[0].parts if any(tally.parts[n] for tally in tallies)]
    categories = counted or list(tallies[0].parts)
    words = {name: say(score_word(game, name)) for name in categories}
    title = say(phrase("picture.breakdown.title", points=score_word(game, "points")))
    image = _draw(tallies, words, say, title)
    alt = _alt(tallies, categories, say, game)
    return Picture(_palette().encode(image), f"{game}-breakdown.{SUFFIX}", alt)


def _draw(tallies: Sequence[Tally], words: Mapping[str, str], say: Say, title: str) -> Image.Image:
    return stack_parts([heading(title), _table(ranked(tallies), words, say)])


def _table(tallies: Sequence[Tally], words: Mapping[str, str], say: Say) -> Image.Image:
    height = _HEADER_HEIGHT + _ROW_HEIGHT * len(words) + _TOTAL_HEIGHT + 2 * _EDGE
    image = Image.new("RGB", (CONTENT_WIDTH, height), TABLE)
    rounded_box(image, (0, 0, CONTENT_WIDTH, height), PAPER, 22, FRAME)
    foot = height - _EDGE - _TOTAL_HEIGHT
    for number, word in enumerate(words.values()):
        top = _EDGE + _HEADER_HEIGHT + number * _ROW_HEIGHT
        if number % 2 == 0:
            rounded_box(
                image, (_EDGE, top, CONTENT_WIDTH - _EDGE, top + _ROW_HEIGHT), PAPER_DEEP, 12
            )
        block = fit_text_block(word, "Semibold", 52, 26, _CATEGORY_WIDTH - 60, _ROW_HEIGHT - 12)
        draw_text_block(image, 36, top + _ROW_HEIGHT / 2 - block.height / 2, block, INK)
    image.paste(GRID, (_EDGE, foot, CONTENT_WIDTH - _EDGE, foot + 4))
    sums = fit_text(say(phrase("picture.breakdown.total")), "Bold", 56, 28, _CATEGORY_WIDTH - 60)
    draw_text(image, 36, foot + _TOTAL_HEIGHT / 2, sums, INK)
    most = max(1, *(tally.parts[name] for tally in tallies for name in words))
    across = (CONTENT_WIDTH - _CATEGORY_WIDTH - _EDGE) // len(tallies)
    for number, tally in enumerate(tallies):
        _column(image, tally, words, say, _CATEGORY_WIDTH + number * across, across, most)
    return image


def _column(
    image: Image.Image,
    tally: Tally,
    words: Mapping[str, str],
    say: Say,
    left: int,
    across: int,
    most: int,
) -> None:
    """Draw one player's column: name plate, points and bar of each category, total."""
    style = SEATS[tally.seat]
    middle = left + across / 2
    right = left + across - 6
    rounded_box(image, (left + 6, _EDGE, right, _EDGE + _HEADER_HEIGHT - 14), style.colour, 16)
    paste_centred(image, seat_symbol(style, 76, plain=True), middle, _EDGE + 50)
    name = fit_text_block(player_name(tally.seat, say), "Bold", 48, 24, across - 28, 66)
    draw_text_block(image, middle, _EDGE + 122 - name.height / 2, name, style.on, "middle")
    longest = across - 48
    for number, part in enumerate(words):
        points = tally.parts[part]
        top = _EDGE + _HEADER_HEIGHT + number * _ROW_HEIGHT
        run = fit_text(str(points), "Bold", 58, 30, longest)
        draw_text(
            image, middle, top + _ROW_HEIGHT / 2 - 12, run, INK if points else FADED, align="middle"
        )
        length = round(longest * points / most)
        if length > 0:
            start = round(middle - length / 2)
            bar = (
                start,
                top + _ROW_HEIGHT - 24,
                start + max(length, _BAR_HEIGHT),
                top + _ROW_HEIGHT - 24 + _BAR_HEIGHT,
            )
            rounded_box(
                image, bar, style.colour, _BAR_HEIGHT // 2, (mix(style.colour, INK, 0.6), 2)
            )
    foot = image.height - _EDGE - _TOTAL_HEIGHT
    if tally.won:
        rounded_box(image, (left + 6, foot + 12, right, foot + _TOTAL_HEIGHT - 4), GILT, 16)
        paste_centred(image, crown(44), middle, foot + 34)
    run = fit_text(str(tally.total), "Bold", 66, 32, across - 20)
    draw_text(
        image, middle, foot + _TOTAL_HEIGHT / 2 + (20 if tally.won else 0), run, INK, align="middle"
    )


def _alt(tallies: Sequence[Tally], categories: Sequence[str], say: Say, game: str) -> str:
    sentences = [say(phrase("picture.breakdown.alt", points=score_word(game, "points")))]
    for tally in ranked(tallies):
        parts: tuple[Phrase, ...] = tuple(
            phrase(
                "picture.breakdown.alt-part",
                category=score_word(game, name),
                points=tally.parts[name],
            )
            for name in categories
        )
        key = "picture.breakdown.alt-winner" if tally.won else "picture.breakdown.alt-player"
        name = alt_text_name(tally.seat, say)
        sentences.append(say(phrase(key, seat=name, parts=parts, total=tally.total)))
    return join_sentences(sentences)


@lru_cache(maxsize=1)
def _palette() -> Palette:
    """The palette, chosen from a sample table with all seats."""
    tallies = [
        Tally(seat, {"one": 3 * place, "other": 7}, place == 0) for place, seat in enumerate(SEATS)
    ]
    words = {"one": "0123456789", "other": "abcdefgh"}
    return result_palette(_draw(tallies, words, lambda said: said.key, "0123456789"))
