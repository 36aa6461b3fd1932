"""The three pictures of Divinus, put together from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.core.phrase import phrase
from games.divinus.view import CountryView, DemigodView, DivinusView
from render.art.encode import Inks
from render.art.palette import TABLE
from render.art.spots import put
from render.divinus import alt
from render.divinus.cards import card_parts
from render.divinus.demigod.area import Cut, area
from render.divinus.emblems import emblem
from render.divinus.inks import inks
from render.divinus.map.country import country_parts, country_words
from render.divinus.middle.goals import goals
from render.divinus.middle.market import GAP as GRID_GAP
from render.divinus.middle.market import Grid, market
from render.divinus.middle.supply import supply
from render.divinus.middle.table import table
from render.divinus.panel import panel_parts
from render.face import Mark, Picture, Say
from render.kit.banner import Chip, banner, turn_headline, won_headline
from render.kit.game_face import GameFace
from render.kit.stack import GAP, INNER, Part

_GOALS = 570
_PLOT = {3: 128, 4: 122}
"""How large the tiles of three and of four maps are."""
_HALF = (INNER - GAP) // 2


class DivinusFace(GameFace[DivinusView]):
    """Draws Divinus; its private picture shows the own map and the market."""

    __slots__ = ()

    game = "divinus"

    def inks(self) -> Inks:
        return inks()

    def board_parts(self, view: DivinusView, say: Say, marks: Sequence[Mark]) -> list[Part]:
        ranked = list(view.demigods)
        if view.winners is not None:
            ranked.sort(key=lambda demigod: -demigod.points)
        cut = Cut(_HALF, 178, below=True) if len(ranked) <= 2 else Cut(_HALF, _PLOT[len(ranked)])
        areas = [_area(view, demigod, say, cut) for demigod in ranked]
        if len(areas) % 2:
            # The market fills the place beside an odd area.
            cells = _market(view, say, marks, areas[0].height)
            wants = [goals(view, say, (INNER, _GOALS))] if view.gods else []
            return [headline(view, say), *_pairs([cells, *areas]), *wants]
        return [headline(view, say), table(view, say, marks), *_pairs(areas)]

    def panel_parts(
        self, view: DivinusView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        return panel_parts(view, say, marks, focus) or self.board_parts(view, say, marks)

    def hand_parts(self, view: DivinusView, say: Say) -> list[Part]:
        if view.seat is None:
            raise ValueError("this view has no hand to show")
        return [*card_parts(view, say)]

    def country(self, view: object, say: Say) -> Picture | None:
        if not isinstance(view, CountryView):
            return None
        parts = country_parts(view, say)
        return self._picture("country", parts, country_words(view, say)) if parts else None

    def emblem(self, kind: str, sign: str, size: int) -> Image.Image | None:
        return emblem(kind, sign, size)

    def board_words(self, view: DivinusView, say: Say) -> Iterator[str]:
        return alt.board_words(view, say)

    def panel_words(self, view: DivinusView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
        return alt.panel_words(view, say, marks)

    def hand_words(self, view: DivinusView, say: Say) -> Iterator[str]:
        return alt.hand_words(view, say)


def headline(view: DivinusView, say: Say) -> Image.Image:
    """Whose turn it is, which round, and whether it is the last."""
    chips = []
    if view.stage == "set_up":
        chips.append(Chip(say(phrase("divinus.picture.set-up")), path="stage"))
    else:
        number = say(phrase("divinus.picture.round", round=view.round))
        chips.append(Chip(number, path="round"))
    if view.gods_battle is not None:
        values = view.gods_battle.values
        told = phrase("divinus.picture.battle", greek=values["greek"], norse=values["norse"])
        chips.append(Chip(say(told), path="gods_battle"))
    if view.last_round and view.winners is None:
        last = say(phrase("divinus.picture.last"))
        chips.append(Chip(last, urgent=True, path="last_round"))
    draw = partial(banner, inks=inks(), chips=chips, paths=("active", "winners", "stage"))
    if view.winners is not None:
        return draw(won_headline(view.winners, say), won=True)
    if view.active is not None:
        return draw(turn_headline(view.active, say), seat=view.active)
    return draw(say(phrase("divinus.picture.everyone")))


def _market(view: DivinusView, say: Say, marks: Sequence[Mark], high: int) -> Image.Image:
    """The market with the supply beside it, as high as a demigod's area."""
    grid = Grid((high - GRID_GAP) // 4 - GRID_GAP)
    image = inks().blank((_HALF, high), TABLE)
    put(image, market(view, grid, marks), (0, 0))
    left = grid.whole[0] + GAP
    put(image, supply(view, say, _HALF - left, high), (left, 0))
    return image


def _pairs(areas: Sequence[Image.Image]) -> list[Part]:
    """Two areas side by side in each part."""
    return [([left], [right]) for left, right in zip(areas[::2], areas[1::2], strict=True)]


def _area(view: DivinusView, demigod: DemigodView, say: Say, cut: Cut) -> Image.Image:
    won = view.winners is not None and demigod.seat in view.winners
    active = view.winners is None and demigod.seat == view.active
    return area(demigod, say, cut, active=active, first=demigod.seat == view.first, won=won)
