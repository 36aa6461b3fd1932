"""The three pictures of Ankh, put together from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from games.ankh.view import AnkhView, GodView
from games.core.phrase import phrase
from render.ankh import alt
from render.ankh.battle import battle
from render.ankh.board import board
from render.ankh.cards import cards_block, choice, gifts, in_hand, played
from render.ankh.devotion import devotion
from render.ankh.emblems import emblem
from render.ankh.inks import inks
from render.ankh.lay import Lay, laid
from render.ankh.names import free_gods, god_of
from render.ankh.row import forgotten, row
from render.ankh.tints import REGIONS
from render.ankh.tracks import EVENTS, actions, events, supply
from render.art.brush import mix
from render.art.encode import Inks
from render.art.palette import INK, TABLE, TABLE_DEEP
from render.face import Mark, Say
from render.kit.banner import Chip, banner, turn_headline, won_headline
from render.kit.game_face import GameFace
from render.kit.stack import GAP, INNER

MAP = INNER - EVENTS - GAP


class AnkhFace(GameFace[AnkhView]):
    """Draws Ankh; its private picture shows the central board and the map."""

    __slots__ = ()

    game = "ankh"

    def inks(self) -> Inks:
        return inks()

    def board_parts(self, view: AnkhView, say: Say, marks: Sequence[Mark]) -> list[Image.Image]:
        parts = [_banner(view, say), *_battle(view, say)]
        if view.gods:
            parts += [actions(view, say, INNER), devotion(view, INNER)]
        parts += _map(view, marks, frozenset())
        if view.gods:
            parts.append(supply(view, say, INNER))
        ranked = sorted(view.gods, key=lambda god: god.rank) if view.winners else view.gods
        parts += [_row(view, god, say) for god in ranked]
        if view.forgotten:
            parts.append(forgotten(view.forgotten, say, INNER))
        return parts

    def panel_parts(
        self, view: AnkhView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Image.Image]:
        parts = [_banner(view, say), *_battle(view, say)]
        if view.gods:
            parts.append(actions(view, say, INNER))
        parts += _map(view, marks, focus)
        own = god_of(view, view.seat)
        if own is not None:
            parts.append(_row(view, own, say))
            parts += _cards(view, own, say, sheet=False)
        elif view.seat is not None:
            parts += _godless(view, view.seat, say)
        return parts

    def hand_parts(self, view: AnkhView, say: Say) -> list[Image.Image]:
        if view.seat is None:
            raise ValueError("this view has no hand to show")
        own = god_of(view, view.seat)
        if own is None:
            return _godless(view, view.seat, say)
        return [_row(view, own, say), *_cards(view, own, say, sheet=True)]

    def emblem(self, kind: str, sign: str, size: int) -> Image.Image | None:
        return emblem(kind, sign, size)

    def board_words(self, view: AnkhView, say: Say) -> Iterator[str]:
        return alt.board_words(view, say)

    def panel_words(self, view: AnkhView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
        return alt.panel_words(view, say, marks)

    def hand_words(self, view: AnkhView, say: Say) -> Iterator[str]:
        return alt.hand_words(view, say)


def _banner(view: AnkhView, say: Say) -> Image.Image:
    """Whose turn it is, and which turn."""
    turn = phrase("ankh.picture.turn-number", turn=view.turn)
    chips = [Chip(say(turn))] if view.turn else []
    if view.winners:
        return banner(won_headline(view.winners, say), won=True, chips=chips)
    if view.winners is not None:
        nobody = say(phrase("ankh.picture.atheism"))
        return banner(nobody, ground=mix(REGIONS[0], INK, 0.3), chips=chips)
    if view.active is not None:
        return banner(turn_headline(view.active, say), seat=view.active, chips=chips)
    return banner(say(phrase("ankh.picture.title")), ground=TABLE_DEEP, chips=chips)


def _row(view: AnkhView, god: GodView, say: Say) -> Image.Image:
    active = view.winners is None and god is god_of(view, view.active)
    won = view.winners is not None and god.seat in view.winners
    return row(god, say, INNER, active=active, won=won)


def _cards(view: AnkhView, own: GodView, say: Say, *, sheet: bool) -> list[Image.Image]:
    """The own battle cards and abilities; the ``sheet`` has what was played and guardians too."""
    serving = [
        cell.figure.kind
        for cell in view.hexes
        if cell.figure is not None
        and cell.figure.owner == own.seat
        and cell.figure.kind not in ("god", "warrior")
    ]
    blocks = [
        ("ankh.picture.hand", in_hand(own)),
        ("ankh.picture.gifts", gifts(own, [*own.guardians, *serving] if sheet else ())),
        ("ankh.picture.played", played(own) if sheet else []),
    ]
    return [cards_block(say(phrase(key)), cards, say) for key, cards in blocks if cards]


def _godless(view: AnkhView, seat: str, say: Say) -> list[Image.Image]:
    """For whoever has no god yet: those to choose from. For whoever has none left: the lost."""
    if view.forgotten:
        return [forgotten(view.forgotten, say, INNER)]
    return [cards_block(say(phrase("ankh.picture.gods")), choice(free_gods(view), seat), say)]


def _battle(view: AnkhView, say: Say) -> list[Image.Image]:
    drawn = battle(view, say, INNER)
    return [] if drawn is None else [drawn]


def map_lay(view: AnkhView) -> Lay:
    """Where the hexes lie on the map of a picture."""
    return laid(view.hexes, MAP)


def _map(view: AnkhView, marks: Sequence[Mark], focus: frozenset[str]) -> list[Image.Image]:
    """The map with the event track to its right."""
    if not view.hexes:
        return []
    land = board(view, map_lay(view), marks, focus)
    image = Image.new("RGB", (INNER, land.height), TABLE)
    image.paste(land, (0, 0))
    image.paste(events(view, land.height), (INNER - EVENTS, 0))
    return [image]
