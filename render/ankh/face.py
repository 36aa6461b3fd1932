"""The three pictures of Ankh, put together from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.ankh.view import AnkhView, GodView
from games.core.phrase import phrase
from render.ankh import alt
from render.ankh.battle import battle, height_of
from render.ankh.cards import cards_block, choice, gifts, in_hand, played
from render.ankh.devotion import devotion
from render.ankh.egypt.board import board
from render.ankh.egypt.caravans import beside, chosen_chains
from render.ankh.egypt.lay import Lay, laid
from render.ankh.emblems import emblem
from render.ankh.inks import inks
from render.ankh.names import free_gods, god_of
from render.ankh.row import forgotten, row
from render.ankh.tints import REGIONS
from render.ankh.tracks import EVENTS, actions, events, supply
from render.art.brush import mix
from render.art.encode import Inks
from render.art.palette import INK, TABLE_DEEP
from render.art.spots import Box
from render.face import Mark, Say
from render.kit.banner import Chip, banner, turn_headline, won_headline
from render.kit.cards import ACROSS as CARDS
from render.kit.game_face import GameFace
from render.kit.names import player_name
from render.kit.nearby import nearby
from render.kit.stack import GAP, INNER, Part, fitting

MAP = INNER - EVENTS - GAP
SIDE = 620
"""How wide the column of the gods is."""
_AROUND = 1.3  # sizes of a hex that are shown around the places of a question


class AnkhFace(GameFace[AnkhView]):
    """Draws Ankh; its private picture shows the central board and the map."""

    __slots__ = ()

    game = "ankh"

    def inks(self) -> Inks:
        return inks()

    def board_parts(self, view: AnkhView, say: Say, marks: Sequence[Mark]) -> list[Part]:
        if not view.hexes or not view.gods:
            return [_banner(view, say, INNER), *_map(view, marks, frozenset())]
        ranked = sorted(view.gods, key=lambda god: god.rank) if view.winners else view.gods
        gods = [devotion(view, SIDE), *(_row(view, god, say, SIDE) for god in ranked)]
        if view.forgotten:
            gods.append(forgotten(view.forgotten, say, SIDE))
        land: list[Part] = [
            *_battle(view, say, INNER),
            actions(view, say, INNER),
            *_map(view, marks, frozenset()),
            supply(view, say, INNER),
        ]
        whole = INNER + GAP + SIDE
        return [_banner(view, say, whole), (land, gods)]

    def panel_parts(
        self, view: AnkhView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        own = god_of(view, view.seat)
        if own is None and view.seat is not None:
            return [_banner(view, say, CARDS), *_godless(view, view.seat, say)]
        places = _places(view, marks, focus)
        if not places:
            return self.board_parts(view, say, marks)
        lay = map_lay(view)
        fought = height_of(view.battle)
        land = nearby(board(view, lay, inks(), marks, focus), places, _AROUND * lay.size, fought)
        mine = [] if own is None else [_row(view, own, say, land.width)]
        # Whoever decides about a battle sees how it stands.
        fight = _battle(view, say, land.width)
        shown = fitting([land], *fight)
        if len(shown) <= len(fight):
            return self.board_parts(view, say, marks)
        return fitting(shown, *mine)

    def hand_parts(self, view: AnkhView, say: Say) -> list[Part]:
        if view.seat is None:
            raise ValueError("this view has no hand to show")
        own = god_of(view, view.seat)
        if own is None:
            return [*_godless(view, view.seat, say)]
        return [_row(view, own, say, CARDS), *_cards(view, own, say)]

    def emblem(self, kind: str, sign: str, size: int) -> Image.Image | None:
        return emblem(kind, sign, size)

    def board_words(self, view: AnkhView, say: Say) -> Iterator[str]:
        return alt.board_words(view, say)

    def panel_words(self, view: AnkhView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
        return alt.panel_words(view, say, marks)

    def hand_words(self, view: AnkhView, say: Say) -> Iterator[str]:
        return alt.hand_words(view, say)


def _banner(view: AnkhView, say: Say, across: int) -> Image.Image:
    """Whose turn it is, and which turn."""
    turn = phrase("ankh.picture.turn-number", turn=view.turn)
    chips = [Chip(say(turn), path="turn")] if view.turn else []
    draw = partial(banner, inks=inks(), chips=chips, across=across, paths=("active", "winners"))
    if view.winners:
        return draw(won_headline(view.winners, say), won=True)
    if view.winners is not None:
        return draw(say(phrase("ankh.picture.atheism")), ground=mix(REGIONS[0], INK, 0.3))
    if view.active is not None and view.tiebreaker is not None:
        # Everybody who fights is asked, whoever's turn it is.
        fought = phrase("ankh.picture.conflict", seat=player_name(view.active, say))
        return draw(say(fought), seat=view.active)
    if view.active is not None:
        return draw(turn_headline(view.active, say), seat=view.active)
    return draw(say(phrase("ankh.picture.title")), ground=TABLE_DEEP)


def _row(view: AnkhView, god: GodView, say: Say, across: int) -> Image.Image:
    active = view.winners is None and god is god_of(view, view.active)
    won = view.winners is not None and god.seat in view.winners
    return row(god, say, across, active=active, won=won)


def _cards(view: AnkhView, own: GodView, say: Say) -> list[Image.Image]:
    """The own battle cards, abilities and guardians, and what was played."""
    serving = [
        cell.figure.kind
        for cell in view.hexes
        if cell.figure is not None
        and cell.figure.owner == own.seat
        and cell.figure.kind not in ("god", "warrior")
    ]
    blocks = [
        ("ankh.picture.hand", in_hand(own)),
        ("ankh.picture.gifts", gifts(own, [*own.guardians, *serving])),
        ("ankh.picture.played", played(own)),
    ]
    return [cards_block(say(phrase(key)), cards, say) for key, cards in blocks if cards]


def _godless(view: AnkhView, seat: str, say: Say) -> list[Image.Image]:
    """For whoever has no god yet: those to choose from. For whoever has none left: the lost."""
    if view.forgotten:
        return [forgotten(view.forgotten, say, CARDS)]
    return [cards_block(say(phrase("ankh.picture.gods")), choice(free_gods(view), seat), say)]


def _battle(view: AnkhView, say: Say, across: int) -> list[Image.Image]:
    drawn = battle(view, say, across)
    return [] if drawn is None else [drawn]


def map_lay(view: AnkhView) -> Lay:
    """Where the hexes lie on the map of a picture."""
    return laid(view.hexes, MAP)


def _map(view: AnkhView, marks: Sequence[Mark], focus: frozenset[str]) -> list[Part]:
    """The map with the event track to its right."""
    if not view.hexes:
        return []
    land = board(view, map_lay(view), inks(), marks, focus)
    return [([land], [events(view, land.height)])]


def _places(view: AnkhView, marks: Sequence[Mark], focus: frozenset[str]) -> list[Box]:
    """The hexes that a question is about; of a caravan those that it runs along."""
    chains = chosen_chains(view, marks)
    labels = _cells(view).intersection((*focus, *(mark.place for mark in marks)))
    labels |= beside(tuple(chains.values()))
    labels |= {part for mark in marks if mark.place.count("/") == 2 for part in _ends(view, mark)}
    lay = map_lay(view)
    return [lay.box(label) for label in sorted(labels)]


def _cells(view: AnkhView) -> frozenset[str]:
    return frozenset(cell.label for cell in view.hexes)


def _ends(view: AnkhView, mark: Mark) -> frozenset[str]:
    """The hexes that meet where a caravan may end."""
    return _cells(view).intersection(mark.place.split("/"))
