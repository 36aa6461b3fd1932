"""The points of a finished match by category: a table with a column for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.core.phrase import Phrase, phrase
from render.art.brush import mix
from render.art.encode import SUFFIX, Inks
from render.art.hexmap import stamp
from render.art.lettering import fit, fit_block, write, write_block
from render.art.palette import FADED, GILT, INK, PAPER, PAPER_DEEP, SEATS, TABLE, emblem
from render.art.slab import slab
from render.face import Picture, Say
from render.kit.alt import told
from render.results import (
    FRAME,
    GRID,
    INNER,
    crown,
    heading,
    inks,
    player_name,
    ranked,
    score_word,
    stacked,
    told_name,
)

_WORDS = 480  # room for the categories
_HEAD = 176
_ROW = 104
_TOTAL = 132
_EDGE = 14
_BAR = 12


@dataclass(frozen=True, slots=True)
class Tally:
    """A player's points by category, in the game's order of categories."""

    seat: str
    parts: Mapping[str, int]
    won: bool = False

    @property
    def total(self) -> int:
        """The points in the end."""
        return sum(self.parts.values())


def draw_breakdown(tallies: Sequence[Tally], say: Say, *, game: str) -> Picture:
    """The table of a finished match of ``game``; categories without any points are left out.

    All tallies have the same categories; ``ValueError`` where there is nobody.
    """
    if not tallies:
        raise ValueError("a breakdown needs a player")
    counted = [n for n in tallies[0].parts if any(tally.parts[n] for tally in tallies)]
    categories = counted or list(tallies[0].parts)
    words = {name: say(score_word(game, name)) for name in categories}
    title = say(phrase("picture.breakdown.title", points=score_word(game, "points")))
    image = _drawn(tallies, words, say, title)
    alt = _alt(tallies, categories, say, game)
    return Picture(_inks().encode(image), f"{game}-breakdown.{SUFFIX}", alt)


def _drawn(tallies: Sequence[Tally], words: Mapping[str, str], say: Say, title: str) -> Image.Image:
    return stacked([heading(title), _table(ranked(tallies), words, say)])


def _table(tallies: Sequence[Tally], words: Mapping[str, str], say: Say) -> Image.Image:
    height = _HEAD + _ROW * len(words) + _TOTAL + 2 * _EDGE
    image = Image.new("RGB", (INNER, height), TABLE)
    slab(image, (0, 0, INNER, height), PAPER, 22, FRAME)
    foot = height - _EDGE - _TOTAL
    for number, word in enumerate(words.values()):
        top = _EDGE + _HEAD + number * _ROW
        if number % 2 == 0:
            slab(image, (_EDGE, top, INNER - _EDGE, top + _ROW), PAPER_DEEP, 12)
        block = fit_block(word, "Semibold", 52, 26, _WORDS - 60, _ROW - 12)
        write_block(image, 36, top + _ROW / 2 - block.height / 2, block, INK)
    image.paste(GRID, (_EDGE, foot, INNER - _EDGE, foot + 4))
    sums = fit(say(phrase("picture.breakdown.total")), "Bold", 56, 28, _WORDS - 60)
    write(image, 36, foot + _TOTAL / 2, sums, INK)
    most = max(1, *(tally.parts[name] for tally in tallies for name in words))
    across = (INNER - _WORDS - _EDGE) // len(tallies)
    for number, tally in enumerate(tallies):
        _column(image, tally, words, say, _WORDS + number * across, across, most)
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
    """A player's plate, the points of each category with a bar to compare them by, the sum."""
    dress = SEATS[tally.seat]
    middle = left + across / 2
    right = left + across - 6
    slab(image, (left + 6, _EDGE, right, _EDGE + _HEAD - 14), dress.colour, 16)
    stamp(image, emblem(dress, 76, plain=True), middle, _EDGE + 50)
    name = fit_block(player_name(tally.seat, say), "Bold", 48, 24, across - 28, 66)
    write_block(image, middle, _EDGE + 122 - name.height / 2, name, dress.on, "middle")
    longest = across - 48
    for number, part in enumerate(words):
        points = tally.parts[part]
        top = _EDGE + _HEAD + number * _ROW
        run = fit(str(points), "Bold", 58, 30, longest)
        write(image, middle, top + _ROW / 2 - 12, run, INK if points else FADED, align="middle")
        length = round(longest * points / most)
        if length > 0:
            start = round(middle - length / 2)
            bar = (start, top + _ROW - 24, start + max(length, _BAR), top + _ROW - 24 + _BAR)
            slab(image, bar, dress.colour, _BAR // 2, (mix(dress.colour, INK, 0.6), 2))
    foot = image.height - _EDGE - _TOTAL
    if tally.won:
        slab(image, (left + 6, foot + 12, right, foot + _TOTAL - 4), GILT, 16)
        stamp(image, crown(44), middle, foot + 34)
    run = fit(str(tally.total), "Bold", 66, 32, across - 20)
    write(image, middle, foot + _TOTAL / 2 + (20 if tally.won else 0), run, INK, align="middle")


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
        name = told_name(tally.seat, say)
        sentences.append(say(phrase(key, seat=name, parts=parts, total=tally.total)))
    return told(sentences)


@lru_cache(maxsize=1)
def _inks() -> Inks:
    """The palette, chosen from a table with all seats on it."""
    tallies = [
        Tally(seat, {"one": 3 * place, "other": 7}, place == 0) for place, seat in enumerate(SEATS)
    ]
    words = {"one": "0123456789", "other": "abcdefgh"}
    return inks(_drawn(tallies, words, lambda said: said.key, "0123456789"))
