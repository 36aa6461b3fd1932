"""The three pictures of Deus, put together from cached parts."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.deus.view import DeusView, PlayerView
from render.deus.alt import board_alt, hand_alt, panel_alt
from render.deus.area import area
from render.deus.banner import HEIGHT as BANNER
from render.deus.banner import banner
from render.deus.board import board, mapped
from render.deus.cards import hand_block
from render.deus.inks import inks
from render.deus.scores import scores_table
from render.deus.sidebar import WIDTH as SIDE
from render.deus.sidebar import sidebar
from render.encode import SUFFIX
from render.face import Mark, Picture, Say
from render.palette import TABLE

ACROSS = 1600
_MARGIN = 24
_GAP = 18
_INNER = ACROSS - 2 * _MARGIN
_BOARD = (_INNER - SIDE - _GAP, 1330)


class DeusFace:
    """Draws Deus; see ``render.face.Face``."""

    __slots__ = ()

    def board(self, view: DeusView, say: Say, *, marks: Sequence[Mark] = ()) -> Picture:
        """The turn picture for everybody."""
        return self._picture(self.draw_board(view, say, marks=marks), "board", board_alt(view, say))

    def panel(
        self, view: DeusView, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Picture:
        """The viewer's own picture; for the public it is the board alone."""
        image = self.draw_panel(view, say, marks=marks, focus=focus)
        return self._picture(image, "panel", panel_alt(view, say, marks))

    def hand(self, view: DeusView, say: Say) -> Picture:
        """The viewer's hand; raises ``ValueError`` for a view that has none."""
        return self._picture(self.draw_hand(view, say), "hand", hand_alt(view, say))

    def draw_board(self, view: DeusView, say: Say, *, marks: Sequence[Mark] = ()) -> Image.Image:
        """The turn picture before it is encoded."""
        parts = [banner(view, say, _INNER)]
        if view.scores is not None:
            parts.append(scores_table(view.scores, say))
        parts.append(_middle(view, say, marks, frozenset()))
        parts += [_area(view, player, say) for player in view.players]
        return _stacked(parts)

    def draw_panel(
        self, view: DeusView, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Image.Image:
        """The private picture before it is encoded."""
        looked = frozenset(focus)
        parts = [banner(view, say, _INNER), _middle(view, say, marks, looked)]
        own = _own(view)
        if own is not None:
            parts.append(_area(view, own, say))
            parts.append(hand_block(own.hand or (), say, _INNER, marks, looked))
        return _stacked(parts)

    def draw_hand(self, view: DeusView, say: Say) -> Image.Image:
        """The hand before it is encoded."""
        own = _own(view)
        if own is None or own.hand is None:
            raise ValueError("this view has no hand to show")
        return _stacked([hand_block(own.hand, say, _INNER, (), frozenset())])

    def _picture(self, image: Image.Image, name: str, alt: str) -> Picture:
        bar = 0 if name == "hand" else _MARGIN + BANNER
        return Picture(inks().encode(image), f"deus-{name}.{SUFFIX}", alt, bar)


def _own(view: DeusView) -> PlayerView | None:
    return next((player for player in view.players if player.seat == view.seat), None)


def _area(view: DeusView, player: PlayerView, say: Say) -> Image.Image:
    seat = player.seat
    return area(player, say, _INNER, active=seat == view.active, first=seat == view.first)


def _middle(view: DeusView, say: Say, marks: Sequence[Mark], focus: frozenset[str]) -> Image.Image:
    """The board with what is shared beside it."""
    side = sidebar(view, say)
    place = mapped(view.regions, *_BOARD, view.sites)
    image = Image.new("RGB", (_INNER, max(place.height, side.height)), TABLE)
    image.paste(side, (0, 0))
    left = SIDE + _GAP + (_BOARD[0] - place.width) // 2
    drawn = board(view.regions, place, marks, focus, view.sites)
    image.paste(drawn, (left, (image.height - place.height) // 2))
    return image


def _stacked(parts: Sequence[Image.Image]) -> Image.Image:
    """Parts below one another with even gaps."""
    height = 2 * _MARGIN + sum(part.height for part in parts) + _GAP * (len(parts) - 1)
    image = Image.new("RGB", (ACROSS, height), TABLE)
    top = _MARGIN
    for part in parts:
        image.paste(part, (_MARGIN, top))
        top += part.height + _GAP
    return image
