"""The three pictures of Ankh, put together from cached parts."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.ankh.view import AnkhView, GodView
from games.core.phrase import phrase
from render.ankh.alt import board_alt, hand_alt, panel_alt
from render.ankh.banner import HEIGHT as BANNER
from render.ankh.banner import banner
from render.ankh.battle import battle
from render.ankh.board import board
from render.ankh.cards import cards_block, choice, gifts, in_hand, played
from render.ankh.devotion import devotion
from render.ankh.inks import inks
from render.ankh.lay import Lay, laid
from render.ankh.names import free_gods, god_of
from render.ankh.row import forgotten, row
from render.ankh.tracks import EVENTS, actions, events, supply
from render.encode import SUFFIX
from render.face import Mark, Picture, Say
from render.palette import TABLE

ACROSS = 1600
_MARGIN = 24
_GAP = 14
INNER = ACROSS - 2 * _MARGIN
MAP = INNER - EVENTS - _GAP


class AnkhFace:
    """Draws Ankh; see ``render.face.Face``."""

    __slots__ = ()

    def board(self, view: AnkhView, say: Say, *, marks: Sequence[Mark] = ()) -> Picture:
        """The turn picture for everybody."""
        return self._picture(self.draw_board(view, say, marks=marks), "board", board_alt(view, say))

    def panel(
        self, view: AnkhView, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Picture:
        """The viewer's own picture; for the public it is the central board and the map alone."""
        image = self.draw_panel(view, say, marks=marks, focus=focus)
        return self._picture(image, "panel", panel_alt(view, say, marks))

    def hand(self, view: AnkhView, say: Say) -> Picture:
        """The viewer's god, cards and powers; raises ``ValueError`` for the public."""
        return self._picture(self.draw_hand(view, say), "hand", hand_alt(view, say))

    def draw_board(self, view: AnkhView, say: Say, *, marks: Sequence[Mark] = ()) -> Image.Image:
        """The turn picture before it is encoded."""
        parts = [banner(view, say, INNER), *_battle(view, say)]
        if view.gods:
            parts += [actions(view, say, INNER), devotion(view, INNER)]
        parts += _map(view, marks, frozenset())
        if view.gods:
            parts.append(supply(view, say, INNER))
        ranked = sorted(view.gods, key=lambda god: god.rank) if view.winners else view.gods
        parts += [_row(view, god, say) for god in ranked]
        if view.forgotten:
            parts.append(forgotten(view.forgotten, say, INNER))
        return _stacked(parts)

    def draw_panel(
        self, view: AnkhView, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Image.Image:
        """The private picture before it is encoded."""
        parts = [banner(view, say, INNER), *_battle(view, say)]
        if view.gods:
            parts.append(actions(view, say, INNER))
        parts += _map(view, marks, frozenset(focus))
        own = god_of(view, view.seat)
        if own is not None:
            parts.append(_row(view, own, say))
            parts += _cards(view, own, say, sheet=False)
        elif view.seat is not None:
            parts += _godless(view, view.seat, say)
        return _stacked(parts)

    def draw_hand(self, view: AnkhView, say: Say) -> Image.Image:
        """The private sheet before it is encoded."""
        if view.seat is None:
            raise ValueError("this view has no hand to show")
        own = god_of(view, view.seat)
        if own is None:
            return _stacked(_godless(view, view.seat, say))
        return _stacked([_row(view, own, say), *_cards(view, own, say, sheet=True)])

    def _picture(self, image: Image.Image, name: str, alt: str) -> Picture:
        bar = 0 if name == "hand" else _MARGIN + BANNER
        return Picture(inks().encode(image), f"ankh-{name}.{SUFFIX}", alt, bar)


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
    return [cards_block(say(phrase(key)), cards, say, INNER) for key, cards in blocks if cards]


def _godless(view: AnkhView, seat: str, say: Say) -> list[Image.Image]:
    """For whoever has no god yet: those to choose from. For whoever has none left: the lost."""
    if view.forgotten:
        return [forgotten(view.forgotten, say, INNER)]
    return [
        cards_block(say(phrase("ankh.picture.gods")), choice(free_gods(view), seat), say, INNER)
    ]


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


def _stacked(parts: Sequence[Image.Image]) -> Image.Image:
    """Parts below one another with even gaps."""
    height = 2 * _MARGIN + sum(part.height for part in parts) + _GAP * (len(parts) - 1)
    image = Image.new("RGB", (ACROSS, height), TABLE)
    top = _MARGIN
    for part in parts:
        image.paste(part, (_MARGIN, top))
        top += part.height + _GAP
    return image
