"""The renderer of Divinus: composes its pictures from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.core.phrase import phrase
from games.divinus.view import CountryView, DemigodView, DivinusView
from render.art.fact_locations import paste_with_facts
from render.art.palette import Palette
from render.art.shared_colours import TABLE
from render.divinus import alt_text
from render.divinus.board.country import country_parts
from render.divinus.cards import card_parts
from render.divinus.frame import FRAME, TITLES
from render.divinus.glossary_icons import glossary_icon
from render.divinus.goals import goals
from render.divinus.market import GAP as GRID_GAP
from render.divinus.market import Grid, market
from render.divinus.palette import palette
from render.divinus.panel import panel_parts
from render.divinus.player_area import AreaLayout, player_area, player_row
from render.divinus.shared_area import shared_area
from render.divinus.supply import supply
from render.divinus.title_page import title_page
from render.kit.banner import Chip, banner, seat_colour_of, turn_headline, won_headline
from render.kit.frame import Frame
from render.kit.game_renderer import GameRenderer
from render.kit.picture_layout import CONTENT_WIDTH, GAP, PANEL_WIDTH, Part
from render.renderer import Mark, Picture, Say

_GOALS = 570
_PLOT = {3: 128, 4: 122}
"""How large the tiles of three and of four maps are."""
_HALF = (CONTENT_WIDTH - GAP) // 2


class DivinusRenderer(GameRenderer[DivinusView]):
    """Draws Divinus; its private picture shows the own map and the market."""

    __slots__ = ()

    game = "divinus"

    def palette(self) -> Palette:
        return palette()

    def frame(self) -> Frame:
        return FRAME

    def board_parts(
        self, view: DivinusView, say: Say, marks: Sequence[Mark], awaited: tuple[str, ...] = ()
    ) -> list[Part]:
        ranked = list(view.demigods)
        if view.winners is not None:
            ranked.sort(key=lambda demigod: -demigod.points)
        layout = (
            AreaLayout(_HALF, 178, below=True)
            if len(ranked) <= 2
            else AreaLayout(_HALF, _PLOT[len(ranked)])
        )
        areas = [_player_area(view, demigod, say, layout) for demigod in ranked]
        if len(areas) % 2:
            # With an odd number of areas, the market goes beside the last one.
            cells = _market(view, say, marks, areas[0].height)
            wants = [goals(view, say, (CONTENT_WIDTH, _GOALS))] if view.gods else []
            return [headline(view, say, awaited), *_pairs([cells, *areas]), *wants]
        return [headline(view, say, awaited), shared_area(view, say, marks), *_pairs(areas)]

    def panel_parts(
        self, view: DivinusView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        return panel_parts(view, say, marks, focus)

    def players_parts(self, view: DivinusView, say: Say) -> list[Part]:
        areas = [
            player_row(demigod, say, PANEL_WIDTH, active=demigod.seat == view.active)
            for demigod in view.demigods
        ]
        wants = [goals(view, say, (PANEL_WIDTH, 0))] if view.gods else []
        return [*areas, *wants, supply(view, say, PANEL_WIDTH)]

    def hand_parts(self, view: DivinusView, say: Say) -> list[Part]:
        if view.seat is None:
            raise ValueError("this view has no hand to show")
        return [*card_parts(view, say)]

    def country(self, view: object, say: Say) -> Picture | None:
        if not isinstance(view, CountryView):
            return None
        parts = country_parts(view, say)
        sentences = alt_text.country_alt_text(view, say)
        return self._picture("country", parts, sentences) if parts else None

    def opening(self, view: DivinusView, say: Say) -> Picture | None:
        if not view.scenario:
            return None
        words = alt_text.title_page_alt_text(view, say)
        return self._picture("opening", [title_page(view, say)], words)

    def glossary_icon(self, kind: str, sign: str, size: int) -> Image.Image | None:
        return glossary_icon(kind, sign, size)

    def board_alt_text(self, view: DivinusView, say: Say) -> Iterator[str]:
        return alt_text.board_alt_text(view, say)

    def panel_alt_text(self, view: DivinusView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
        return alt_text.panel_alt_text(view, say, marks)

    def hand_alt_text(self, view: DivinusView, say: Say) -> Iterator[str]:
        return alt_text.hand_alt_text(view, say)


def headline(view: DivinusView, say: Say, awaited: tuple[str, ...] = ()) -> Image.Image:
    """The headline: who is to move, the round, and whether it is the last."""
    chips = []
    if view.stage == "set_up":
        chips.append(Chip(say(phrase("divinus.picture.set-up")), path="stage"))
    else:
        number = say(phrase("divinus.picture.round", round=view.round))
        chips.append(Chip(number, path="round"))
    if view.gods_battle is not None:
        values = view.gods_battle.values
        battle_values = phrase(
            "divinus.picture.battle", greek=values["greek"], norse=values["norse"]
        )
        chips.append(Chip(say(battle_values), path="gods_battle"))
    if view.last_round and view.winners is None:
        last = say(phrase("divinus.picture.last"))
        chips.append(Chip(last, urgent=True, path="last_round"))
    draw = partial(
        banner,
        palette=palette(),
        lettering=TITLES,
        chips=chips,
        paths=("active", "winners", "stage"),
    )
    if view.winners is not None:
        return draw(won_headline(view.winners, say), won=True)
    if awaited:
        return draw(turn_headline(awaited, say), seat=seat_colour_of(awaited))
    if view.active is not None:
        return draw(turn_headline((view.active,), say), seat=view.active)
    return draw(say(phrase("divinus.picture.everyone")))


def _market(view: DivinusView, say: Say, marks: Sequence[Mark], high: int) -> Image.Image:
    """The market with the supply beside it, as high as a demigod's area."""
    grid = Grid((high - GRID_GAP) // 4 - GRID_GAP)
    image = palette().blank((_HALF, high), TABLE)
    paste_with_facts(image, market(view, grid, marks), (0, 0))
    left = grid.whole[0] + GAP
    paste_with_facts(image, supply(view, say, _HALF - left, high), (left, 0))
    return image


def _pairs(areas: Sequence[Image.Image]) -> list[Part]:
    """Two areas side by side in each part."""
    return [([left], [right]) for left, right in zip(areas[::2], areas[1::2], strict=True)]


def _player_area(
    view: DivinusView, demigod: DemigodView, say: Say, layout: AreaLayout
) -> Image.Image:
    won = view.winners is not None and demigod.seat in view.winners
    active = view.winners is None and demigod.seat == view.active
    return player_area(
        demigod, say, layout, active=active, first=demigod.seat == view.first, won=won
    )
