"""The three pictures of Cyclades, put together from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import CycladesView, PlayerView
from render.art.encode import Inks
from render.art.hexmap import HexMap
from render.art.spots import Box
from render.cyclades import alt
from render.cyclades.battle import HEIGHT as BATTLE
from render.cyclades.battle import battle
from render.cyclades.emblems import emblem
from render.cyclades.fate import WIDTH, altars, of_fate, offers
from render.cyclades.inks import inks
from render.cyclades.islands.board import board, boxes_of, mapped, spots_of
from render.cyclades.row import row
from render.cyclades.scores import scores_table
from render.cyclades.sheet import cards_block, held, offered, purse
from render.face import Mark, Say
from render.kit.banner import Chip, banner, turn_headline, won_headline
from render.kit.cards import ACROSS as CARDS
from render.kit.game_face import GameFace
from render.kit.nearby import nearby
from render.kit.stack import GAP, INNER, Part, fitting

TALLEST = 1900
SIDE = WIDTH
"""How wide the column beside the archipelago is."""
_AROUND = 2.2  # sizes of a hex that are shown around the places of a question


class CycladesFace(GameFace[CycladesView]):
    """Draws Cyclades; its private picture shows the board of fate and the map."""

    __slots__ = ()

    game = "cyclades"

    def inks(self) -> Inks:
        return inks()

    def board_parts(self, view: CycladesView, say: Say, marks: Sequence[Mark]) -> list[Part]:
        beside = [altars(view, say, marks), offers(view, say, marks)]
        if view.scores is not None:
            beside = [scores_table(view.scores, say, SIDE, teams=view.teams)]
        rows = [_row(view, player, say, SIDE) for player in view.players]
        if not view.areas:
            return [_banner(view, say, SIDE), *beside, *rows]
        land = [*_battle(view, say, INNER), _map(view, marks, frozenset())]
        room = sum(part.height + GAP for part in land) - sum(part.height + GAP for part in beside)
        # Whoever finds no place beside the archipelago comes below it, three in a line.
        while rows and (len(rows) == 1 or room >= rows[0].height):
            beside.append(rows.pop(0))
            room -= beside[-1].height + GAP
        below = [tuple([row] for row in rows[n : n + 3]) for n in range(0, len(rows), 3)]
        return [_banner(view, say, INNER + GAP + SIDE), (land, beside), *below]

    def panel_parts(
        self, view: CycladesView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        """The part of the archipelago or the altars that the question is about, else everything."""
        own, places = _own(view), _places(view, marks, focus)
        if own is None:
            return self.board_parts(view, say, marks)
        if marks and all(mark.place in {altar.god for altar in view.altars} for mark in marks):
            # Nothing but the gods: they are read on a phone, too, and the post has the islands.
            seen = [] if view.seen_top is None else [purse(view, own, say, SIDE)]
            return fitting([altars(view, say, marks), *seen], _row(view, own, say, SIDE))
        if not places:
            whole = self.board_parts(view, say, marks)
            # What only the viewer has seen is not on the board.
            seen = [] if view.seen_top is None else [purse(view, own, say, INNER + GAP + SIDE)]
            return [whole[0], *seen, *whole[1:]]
        around = _AROUND * map_place(view).size
        fought = 0 if view.battle is None else BATTLE
        land = nearby(_map(view, marks, focus), places, around, fought)
        team = [own, *(p for p in view.players if p.team == own.team and p is not own)]
        rows = [_row(view, player, say, land.width) for player in team]
        # Whoever decides about a battle sees how it stands.
        fight = _battle(view, say, land.width)
        shown = fitting([land], *fight)
        if len(shown) <= len(fight):
            return self.board_parts(view, say, marks)
        return fitting(shown, *rows)

    def hand_parts(self, view: CycladesView, say: Say) -> list[Part]:
        own = _own(view)
        if own is None:
            raise ValueError("this view has no hand to show")
        parts: list[Part] = [purse(view, own, say, CARDS), _row(view, own, say, CARDS)]
        for title, cards in (
            (phrase("cyclades.picture.yours"), held(own)),
            (phrase("cyclades.picture.offered"), offered(view)),
        ):
            if cards:
                parts.append(cards_block(say(title), cards, say))
        return parts

    def emblem(self, kind: str, sign: str, size: int) -> Image.Image | None:
        return emblem(kind, sign, size)

    def board_words(self, view: CycladesView, say: Say) -> Iterator[str]:
        return alt.board_words(view, say)

    def panel_words(self, view: CycladesView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
        return alt.panel_words(view, say, marks)

    def hand_words(self, view: CycladesView, say: Say) -> Iterator[str]:
        return alt.hand_words(view, say)


def _banner(view: CycladesView, say: Say, across: int) -> Image.Image:
    """Whose turn it is, which phase, and which round."""
    chips = [Chip(say(phrase(f"cyclades.picture.phase.{view.phase}")), path="phase")]
    if view.round:
        number = say(phrase("cyclades.picture.round", round=view.round))
        chips.insert(0, Chip(number, path="round"))
    draw = partial(banner, inks=inks(), chips=chips, across=across)
    if view.scores is not None:
        winners = [score.seat for score in view.scores if score.winner]
        return draw(won_headline(winners, say), won=True)
    if view.active is not None:
        return draw(turn_headline(view.active, say), seat=view.active)
    return draw(say(phrase("cyclades.picture.title")))


def _own(view: CycladesView) -> PlayerView | None:
    return next((player for player in view.players if player.seat == view.seat), None)


def _row(view: CycladesView, player: PlayerView, say: Say, across: int) -> Image.Image:
    active = player.seat == view.active and view.scores is None
    return row(player, say, across, active=active, goal=view.goal, teams=view.teams)


def _battle(view: CycladesView, say: Say, across: int) -> list[Image.Image]:
    drawn = battle(view, say, across)
    return [] if drawn is None else [drawn]


def map_place(view: CycladesView) -> HexMap:
    """Where the hexes of the archipelago lie, as large as they may be."""
    return mapped(view.areas, INNER, TALLEST)


def _map(view: CycladesView, marks: Sequence[Mark], focus: frozenset[str]) -> Image.Image:
    return board(view.areas, map_place(view), inks(), marks, focus)


def _places(view: CycladesView, marks: Sequence[Mark], focus: frozenset[str]) -> list[Box]:
    """The areas that a question is about; none where it is about the board of fate as well."""
    if not view.areas or of_fate(view, marks):
        return []
    asked = {mark.place for mark in marks} | focus
    place, spots = map_place(view), spots_of(view.areas)
    return [
        box
        for area in view.areas
        if area.label in asked
        for box in boxes_of(area, spots[area.label], place)
    ]
