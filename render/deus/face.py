"""The three pictures of Deus, put together from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.core.hexes import Hex
from games.core.phrase import Phrase, phrase, seat_name
from games.deus.view import DeusView, Ending, PlayerView
from render.art.encode import Inks
from render.art.hexmap import HexMap
from render.art.spots import Box
from render.deus import alt
from render.deus.area import area
from render.deus.board import board, box_of, mapped
from render.deus.cards import hand_block
from render.deus.emblems import emblem
from render.deus.inks import inks
from render.deus.scores import scores_table
from render.deus.shared import next_tile, shared
from render.deus.sites import site_cells
from render.face import Mark, Say
from render.kit.banner import Chip, banner, turn_headline
from render.kit.game_face import GameFace
from render.kit.nearby import nearby
from render.kit.stack import GAP, INNER, Part, fitting

_BOARD = (INNER, 1560)
SIDE = 700
"""How wide the column of the players is."""
_BEYOND = 260  # pixels
_AROUND = 1.5  # sizes of a hex that are shown around the places of a question
_ENDINGS: dict[Ending, Phrase] = {
    "last_but_one": phrase("deus.picture.ending"),
    "last": phrase("deus.picture.final"),
}


class DeusFace(GameFace[DeusView]):
    """Draws Deus; its private picture shows the board, the own area and the own hand."""

    __slots__ = ()

    game = "deus"

    def inks(self) -> Inks:
        return inks()

    def board_parts(self, view: DeusView, say: Say, marks: Sequence[Mark]) -> list[Part]:
        land = [_map(view, marks, frozenset()), shared(view, say, INNER)]
        if view.scores is not None:
            land.insert(0, scores_table(view.scores, say))
        beside = _tile(view, say)
        room = sum(part.height + GAP for part in land)
        for player in view.players:
            narrow = _area(view, player, say, SIDE)
            taken = sum(part.height + GAP for part in beside)
            # Whoever would reach far beyond the board comes below it.
            if taken and taken + narrow.height > room + _BEYOND:
                land.append(_area(view, player, say, INNER))
            else:
                beside.append(narrow)
        return [_banner(view, say, INNER + GAP + SIDE), (land, beside)]

    def panel_parts(
        self, view: DeusView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        """The part of the board that the question is about, or the hand; else everything."""
        own = _own(view)
        if own is None:
            return self.board_parts(view, say, marks)
        land = _land(view, marks, focus)
        asked = {mark.place for mark in marks} | focus
        if own.hand and any(card.id in asked for card in own.hand):
            hand = hand_block(own.hand, say, marks, focus)
            # A temple is chosen beside the cards, by the place where it would stand.
            return fitting([hand], *land, _area(view, own, say, hand.width))
        if land:
            return fitting(land, *_tile(view, say), _area(view, own, say, land[0].width))
        return self.board_parts(view, say, marks)

    def hand_parts(self, view: DeusView, say: Say) -> list[Part]:
        own = _own(view)
        if own is None or own.hand is None:
            raise ValueError("this view has no hand to show")
        return [hand_block(own.hand, say, (), frozenset())]

    def emblem(self, kind: str, sign: str, size: int) -> Image.Image | None:
        return emblem(kind, sign, size)

    def board_words(self, view: DeusView, say: Say) -> Iterator[str]:
        return alt.board_words(view, say)

    def panel_words(self, view: DeusView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
        return alt.panel_words(view, say, marks)

    def hand_words(self, view: DeusView, say: Say) -> Iterator[str]:
        return alt.hand_words(view, say)


def _banner(view: DeusView, say: Say, across: int) -> Image.Image:
    """Whose turn it is, which round, and whether the end is near."""
    stage = phrase("deus.picture.round", round=view.round)
    if view.round == 0:
        stage = phrase("deus.picture.set-up")
    chips = [Chip(say(stage), path="round")]
    near = _ENDINGS.get(view.ending)
    if near is not None:
        chips.append(Chip(say(near), urgent=True, path="ending"))
    draw = partial(banner, inks=inks(), chips=chips, across=across)
    if view.active is not None:
        return draw(turn_headline(view.active, say), seat=view.active)
    if view.scores is not None:
        winners = tuple(seat_name(score.seat) for score in view.scores if score.winner)
        won = phrase("deus.picture.won", seats=winners, count=len(winners))
        return draw(say(won), won=True)
    return draw(say(phrase("deus.picture.everyone")))


def _own(view: DeusView) -> PlayerView | None:
    return next((player for player in view.players if player.seat == view.seat), None)


def _area(view: DeusView, player: PlayerView, say: Say, across: int) -> Image.Image:
    seat = player.seat
    return area(player, say, across, active=seat == view.active, first=seat == view.first)


def _tile(view: DeusView, say: Say) -> list[Image.Image]:
    drawn = next_tile(view, say)
    return [] if drawn is None else [drawn]


def _place(view: DeusView) -> HexMap:
    """Where the hexes of the continent lie, as large as they may be."""
    return mapped(view.regions, *_BOARD, view.sites)


def _map(view: DeusView, marks: Sequence[Mark], focus: frozenset[str]) -> Image.Image:
    return board(view.regions, _place(view), inks(), marks, focus, view.sites)


def _land(view: DeusView, marks: Sequence[Mark], focus: frozenset[str]) -> list[Image.Image]:
    """The part of the continent that a question is about, if it is about places."""
    places = _places(view, marks, focus)
    if not places:
        return []
    return [nearby(_map(view, marks, focus), places, _AROUND * _place(view).size)]


def _places(view: DeusView, marks: Sequence[Mark], focus: frozenset[str]) -> list[Box]:
    """The regions and sites that a question is about."""
    asked = {mark.place for mark in marks} | focus
    cells = [Hex(region.q, region.r) for region in view.regions if region.label in asked]
    cells += site_cells([site for site in view.sites if site.option in asked])
    place = _place(view)
    return [box_of(cell, place) for cell in cells]
