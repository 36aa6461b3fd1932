"""The three pictures of Cyclades, put together from cached parts."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import CycladesView, PlayerView
from render.cyclades.alt import board_alt, hand_alt, panel_alt
from render.cyclades.banner import HEIGHT as BANNER
from render.cyclades.banner import banner
from render.cyclades.battle import battle
from render.cyclades.board import board, mapped
from render.cyclades.fate import fate
from render.cyclades.inks import inks
from render.cyclades.row import row
from render.cyclades.scores import scores_table
from render.cyclades.sheet import cards_block, held, offered, purse
from render.encode import SUFFIX
from render.face import Mark, Picture, Say
from render.palette import TABLE

ACROSS = 1600
_MARGIN = 24
_GAP = 16
INNER = ACROSS - 2 * _MARGIN
TALLEST = 1900


class CycladesFace:
    """Draws Cyclades; see ``render.face.Face``."""

    __slots__ = ()

    def board(self, view: CycladesView, say: Say, *, marks: Sequence[Mark] = ()) -> Picture:
        """The turn picture for everybody."""
        return self._picture(self.draw_board(view, say, marks=marks), "board", board_alt(view, say))

    def panel(
        self, view: CycladesView, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Picture:
        """The viewer's own picture; for the public it is the board of fate and the map alone."""
        image = self.draw_panel(view, say, marks=marks, focus=focus)
        return self._picture(image, "panel", panel_alt(view, say, marks))

    def hand(self, view: CycladesView, say: Say) -> Picture:
        """The viewer's purse and cards; raises ``ValueError`` for a view that has none."""
        return self._picture(self.draw_hand(view, say), "hand", hand_alt(view, say))

    def draw_board(
        self, view: CycladesView, say: Say, *, marks: Sequence[Mark] = ()
    ) -> Image.Image:
        """The turn picture before it is encoded."""
        parts = [banner(view, say, INNER)]
        if view.scores is not None:
            parts.append(scores_table(view.scores, say, INNER, teams=view.teams))
        parts += _battle(view, say)
        parts.append(fate(view, say, INNER, marks))
        parts += _map(view, marks, frozenset())
        parts += [_row(view, player, say) for player in view.players]
        return _stacked(parts)

    def draw_panel(
        self, view: CycladesView, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Image.Image:
        """The private picture before it is encoded: first what the question is likely about."""
        parts = [banner(view, say, INNER), *_battle(view, say)]
        own = _own(view)
        if own is not None:
            parts.append(purse(view, own, say, INNER))
            parts += [_row(view, ally, say) for ally in view.players if ally.team == own.team]
        islands, altars = _map(view, marks, frozenset(focus)), [fate(view, say, INNER, marks)]
        parts += [*altars, *islands] if view.phase == "offerings" else [*islands, *altars]
        return _stacked(parts)

    def draw_hand(self, view: CycladesView, say: Say) -> Image.Image:
        """The private sheet before it is encoded."""
        own = _own(view)
        if own is None:
            raise ValueError("this view has no hand to show")
        parts = [purse(view, own, say, INNER), _row(view, own, say)]
        for title, cards in (
            (phrase("cyclades.picture.yours"), held(own)),
            (phrase("cyclades.picture.offered"), offered(view)),
        ):
            if cards:
                parts.append(cards_block(say(title), cards, say, INNER))
        return _stacked(parts)

    def _picture(self, image: Image.Image, name: str, alt: str) -> Picture:
        bar = 0 if name == "hand" else _MARGIN + BANNER
        return Picture(inks().encode(image), f"cyclades-{name}.{SUFFIX}", alt, bar)


def _own(view: CycladesView) -> PlayerView | None:
    return next((player for player in view.players if player.seat == view.seat), None)


def _row(view: CycladesView, player: PlayerView, say: Say) -> Image.Image:
    active = player.seat == view.active and view.scores is None
    return row(player, say, INNER, active=active, goal=view.goal, teams=view.teams)


def _battle(view: CycladesView, say: Say) -> list[Image.Image]:
    drawn = battle(view, say, INNER)
    return [] if drawn is None else [drawn]


def _map(view: CycladesView, marks: Sequence[Mark], focus: frozenset[str]) -> list[Image.Image]:
    """The archipelago, as wide as it may be; nothing before it is laid out."""
    if not view.areas:
        return []
    return [board(view.areas, mapped(view.areas, INNER, TALLEST), marks, focus)]


def _stacked(parts: Sequence[Image.Image]) -> Image.Image:
    """Parts below one another with even gaps, each in the middle."""
    height = 2 * _MARGIN + sum(part.height for part in parts) + _GAP * (len(parts) - 1)
    image = Image.new("RGB", (ACROSS, height), TABLE)
    top = _MARGIN
    for part in parts:
        image.paste(part, ((ACROSS - part.width) // 2, top))
        top += part.height + _GAP
    return image
