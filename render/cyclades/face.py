"""The three pictures of Cyclades, put together from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import CycladesView, PlayerView
from render.art.encode import Inks
from render.cyclades import alt
from render.cyclades.battle import battle
from render.cyclades.board import board, mapped
from render.cyclades.emblems import emblem
from render.cyclades.fate import fate
from render.cyclades.inks import inks
from render.cyclades.row import row
from render.cyclades.scores import scores_table
from render.cyclades.sheet import cards_block, held, offered, purse
from render.face import Mark, Say
from render.kit.banner import Chip, banner, turn_headline, won_headline
from render.kit.game_face import GameFace
from render.kit.stack import INNER

TALLEST = 1900


class CycladesFace(GameFace[CycladesView]):
    """Draws Cyclades; its private picture shows the board of fate and the map."""

    __slots__ = ()

    game = "cyclades"

    def inks(self) -> Inks:
        return inks()

    def board_parts(self, view: CycladesView, say: Say, marks: Sequence[Mark]) -> list[Image.Image]:
        parts = [_banner(view, say)]
        if view.scores is not None:
            parts.append(scores_table(view.scores, say, INNER, teams=view.teams))
        parts += _battle(view, say)
        parts.append(fate(view, say, INNER, marks))
        parts += _map(view, marks, frozenset())
        return parts + [_row(view, player, say) for player in view.players]

    def panel_parts(
        self, view: CycladesView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Image.Image]:
        """First comes what the question is likely about."""
        parts = [_banner(view, say), *_battle(view, say)]
        own = _own(view)
        if own is not None:
            parts.append(purse(view, own, say, INNER))
            parts += [_row(view, ally, say) for ally in view.players if ally.team == own.team]
        islands, altars = _map(view, marks, focus), [fate(view, say, INNER, marks)]
        return parts + ([*altars, *islands] if view.phase == "offerings" else [*islands, *altars])

    def hand_parts(self, view: CycladesView, say: Say) -> list[Image.Image]:
        own = _own(view)
        if own is None:
            raise ValueError("this view has no hand to show")
        parts = [purse(view, own, say, INNER), _row(view, own, say)]
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


def _banner(view: CycladesView, say: Say) -> Image.Image:
    """Whose turn it is, which phase, and which round."""
    chips = [Chip(say(phrase(f"cyclades.picture.phase.{view.phase}")))]
    if view.round:
        chips.insert(0, Chip(say(phrase("cyclades.picture.round", round=view.round))))
    if view.scores is not None:
        winners = [score.seat for score in view.scores if score.winner]
        return banner(won_headline(winners, say), won=True, chips=chips)
    if view.active is not None:
        return banner(turn_headline(view.active, say), seat=view.active, chips=chips)
    return banner(say(phrase("cyclades.picture.title")), chips=chips)


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
