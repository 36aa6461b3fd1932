"""Puts the three pictures of Deus together from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.core.hexes import Hex
from games.core.phrase import Phrase, phrase, seat_name
from games.deus.view import CardView, DeusView, Ending, PlayerView
from render.art.fact_locations import Box
from render.art.hex_layout import HexLayout
from render.art.palette import Palette
from render.deus import alt_text
from render.deus.board.board import board, box_of, fit_layout
from render.deus.board.tile_sites import site_cells
from render.deus.cards import hand_block
from render.deus.frame import FRAME, TITLES
from render.deus.glossary_icons import glossary_icon
from render.deus.palette import palette
from render.deus.player_area import player_area
from render.deus.scores import scores_table
from render.deus.shared_area import next_tile, shared_area
from render.kit.banner import Chip, banner, seat_colour_of, turn_headline
from render.kit.crop import MAX_WHOLE_HEIGHT, crop_around
from render.kit.frame import Frame
from render.kit.game_renderer import GameRenderer
from render.kit.picture_layout import (
    CONTENT_WIDTH,
    GAP,
    MAX_HEIGHT_RATIO,
    PANEL_WIDTH,
    Part,
    add_while_fitting,
)
from render.renderer import Mark, Say

_BOARD = (CONTENT_WIDTH, 1560)
SIDE_WIDTH = 700
"""How wide the column of the players is."""
_MAX_OVERHANG = 260  # pixels
_LEAST_AREA = 860
"""How wide a player's area is at least below a part of the board."""
_CROP_MARGIN = 1.5  # sizes of a hex that are shown around the places of a question
_ENDINGS: dict[Ending, Phrase] = {
    "last_but_one": phrase("deus.picture.ending"),
    "last": phrase("deus.picture.final"),
}


class DeusRenderer(GameRenderer[DeusView]):
    """Draws Deus; its private picture shows the board, the own area and the own hand."""

    __slots__ = ()

    game = "deus"

    def palette(self) -> Palette:
        return palette()

    def frame(self) -> Frame:
        return FRAME

    def board_parts(
        self, view: DeusView, say: Say, marks: Sequence[Mark], awaited: tuple[str, ...] = ()
    ) -> list[Part]:
        land = [_map(view, marks, frozenset()), shared_area(view, say, CONTENT_WIDTH)]
        if view.scores is not None:
            land.insert(0, scores_table(view.scores, say))
        beside = _tile(view, say)
        room = sum(part.height + GAP for part in land)
        for player in view.players:
            narrow = _player_area(view, player, say, SIDE_WIDTH)
            taken = sum(part.height + GAP for part in beside)
            # An area that would reach far below the board is drawn under it instead.
            if taken and taken + narrow.height > room + _MAX_OVERHANG:
                land.append(_player_area(view, player, say, CONTENT_WIDTH))
            else:
                beside.append(narrow)
        return [_banner(view, say, CONTENT_WIDTH + GAP + SIDE_WIDTH, awaited), (land, beside)]

    def panel_parts(
        self, view: DeusView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        """The part of the board that the question is about, or the hand; else everything."""
        own = _own(view)
        land = _land(view, marks, focus)
        if own is None:
            return [land]
        asked = {mark.place for mark in marks} | focus
        if own.hand and any(card.id in asked for card in own.hand):
            area = _player_area(view, own, say, PANEL_WIDTH)
            if not _places(view, marks, focus):
                return add_while_fitting([_hand(own.hand, say, marks, focus)], area)
            # A temple is chosen by its region, which is shown below the cards.
            return [hand_block(own.hand, say, marks, focus, brief=True), land]
        return add_while_fitting(
            [land], *_tile(view, say), _player_area(view, own, say, max(land.width, _LEAST_AREA))
        )

    def players_parts(self, view: DeusView, say: Say) -> list[Part]:
        parts: list[Part] = [
            _player_area(view, player, say, PANEL_WIDTH) for player in view.players
        ]
        return [*parts, shared_area(view, say, PANEL_WIDTH)]

    def hand_parts(self, view: DeusView, say: Say) -> list[Part]:
        own = _own(view)
        if own is None or own.hand is None:
            raise ValueError("this view has no hand to show")
        return [_hand(own.hand, say, (), frozenset())]

    def glossary_icon(self, kind: str, sign: str, size: int) -> Image.Image | None:
        return glossary_icon(kind, sign, size)

    def board_alt_text(self, view: DeusView, say: Say) -> Iterator[str]:
        return alt_text.board_alt_text(view, say)

    def panel_alt_text(self, view: DeusView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
        return alt_text.panel_alt_text(view, say, marks)

    def hand_alt_text(self, view: DeusView, say: Say) -> Iterator[str]:
        return alt_text.hand_alt_text(view, say)


def _hand(
    cards: Sequence[CardView], say: Say, marks: Sequence[Mark], focus: frozenset[str]
) -> Image.Image:
    """The hand; its cards are brief if whole ones would be higher than a screen."""
    whole = hand_block(cards, say, marks, focus)
    if whole.height <= MAX_HEIGHT_RATIO * whole.width:
        return whole
    return hand_block(cards, say, marks, focus, brief=True)


def _banner(view: DeusView, say: Say, across: int, awaited: tuple[str, ...]) -> Image.Image:
    """Whose turn it is, which round, and whether the end is near."""
    stage = phrase("deus.picture.round", round=view.round)
    if view.round == 0:
        stage = phrase("deus.picture.set-up")
    chips = [Chip(say(stage), path="round")]
    near = _ENDINGS.get(view.ending)
    if near is not None:
        chips.append(Chip(say(near), urgent=True, path="ending"))
    draw = partial(banner, palette=palette(), lettering=TITLES, chips=chips, across=across)
    if awaited and view.scores is None:
        return draw(turn_headline(awaited, say), seat=seat_colour_of(awaited))
    if view.active is not None:
        return draw(turn_headline((view.active,), say), seat=view.active)
    if view.scores is not None:
        winners = tuple(seat_name(score.seat) for score in view.scores if score.winner)
        won = phrase("deus.picture.won", seats=winners, count=len(winners))
        return draw(say(won), won=True)
    return draw(say(phrase("deus.picture.everyone")))


def _own(view: DeusView) -> PlayerView | None:
    return next((player for player in view.players if player.seat == view.seat), None)


def _player_area(view: DeusView, player: PlayerView, say: Say, across: int) -> Image.Image:
    seat = player.seat
    return player_area(player, say, across, active=seat == view.active, first=seat == view.first)


def _tile(view: DeusView, say: Say) -> list[Image.Image]:
    drawn = next_tile(view, say)
    return [] if drawn is None else [drawn]


def _map_layout(view: DeusView) -> HexLayout:
    """Where the hexes of the continent lie, as large as they may be."""
    return fit_layout(view.regions, *_BOARD, view.sites)


def _map(view: DeusView, marks: Sequence[Mark], focus: frozenset[str]) -> Image.Image:
    return board(view.regions, _map_layout(view), palette(), marks, focus, view.sites)


def _land(view: DeusView, marks: Sequence[Mark], focus: frozenset[str]) -> Image.Image:
    """The part of the continent that a question is about, or the whole of it."""
    large = _map_layout(view)
    small = fit_layout(view.regions, PANEL_WIDTH, MAX_WHOLE_HEIGHT, view.sites)
    return crop_around(
        partial(board, view.regions, large, palette(), marks, focus, view.sites),
        (large.width, large.height),
        _places(view, marks, focus),
        _CROP_MARGIN * large.size,
        partial(board, view.regions, small, palette(), marks, focus, view.sites),
    )


def _places(view: DeusView, marks: Sequence[Mark], focus: frozenset[str]) -> list[Box]:
    """The regions and sites that a question is about."""
    asked = {mark.place for mark in marks} | focus
    cells = [Hex(region.q, region.r) for region in view.regions if region.label in asked]
    cells += site_cells([site for site in view.sites if site.option in asked])
    layout = _map_layout(view)
    return [box_of(cell, layout) for cell in cells]
