"""The three pictures of Deus, put together from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from games.core.phrase import Phrase, phrase, seat_name
from games.deus.view import DeusView, Ending, PlayerView
from render.art.encode import Inks
from render.art.palette import TABLE
from render.deus import alt
from render.deus.area import area
from render.deus.board import board, mapped
from render.deus.cards import hand_block
from render.deus.emblems import emblem
from render.deus.inks import inks
from render.deus.scores import scores_table
from render.deus.sidebar import WIDTH as SIDE
from render.deus.sidebar import sidebar
from render.face import Mark, Say
from render.kit.banner import Chip, banner, turn_headline
from render.kit.game_face import GameFace
from render.kit.stack import GAP, INNER

_BOARD = (INNER - SIDE - GAP, 1330)
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

    def board_parts(self, view: DeusView, say: Say, marks: Sequence[Mark]) -> list[Image.Image]:
        parts = [_banner(view, say)]
        if view.scores is not None:
            parts.append(scores_table(view.scores, say))
        parts.append(_middle(view, say, marks, frozenset()))
        return parts + [_area(view, player, say) for player in view.players]

    def panel_parts(
        self, view: DeusView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Image.Image]:
        parts = [_banner(view, say), _middle(view, say, marks, focus)]
        own = _own(view)
        if own is not None:
            parts.append(_area(view, own, say))
            parts.append(hand_block(own.hand or (), say, marks, focus))
        return parts

    def hand_parts(self, view: DeusView, say: Say) -> list[Image.Image]:
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


def _banner(view: DeusView, say: Say) -> Image.Image:
    """Whose turn it is, which round, and whether the end is near."""
    stage = phrase("deus.picture.round", round=view.round)
    if view.round == 0:
        stage = phrase("deus.picture.set-up")
    chips = [Chip(say(stage))]
    near = _ENDINGS.get(view.ending)
    if near is not None:
        chips.append(Chip(say(near), urgent=True))
    if view.active is not None:
        return banner(turn_headline(view.active, say), seat=view.active, chips=chips)
    if view.scores is not None:
        winners = tuple(seat_name(score.seat) for score in view.scores if score.winner)
        won = phrase("deus.picture.won", seats=winners, count=len(winners))
        return banner(say(won), won=True, chips=chips)
    return banner(say(phrase("deus.picture.everyone")), chips=chips)


def _own(view: DeusView) -> PlayerView | None:
    return next((player for player in view.players if player.seat == view.seat), None)


def _area(view: DeusView, player: PlayerView, say: Say) -> Image.Image:
    seat = player.seat
    return area(player, say, INNER, active=seat == view.active, first=seat == view.first)


def _middle(view: DeusView, say: Say, marks: Sequence[Mark], focus: frozenset[str]) -> Image.Image:
    """The board with what is shared beside it."""
    side = sidebar(view, say)
    place = mapped(view.regions, *_BOARD, view.sites)
    image = Image.new("RGB", (INNER, max(place.height, side.height)), TABLE)
    image.paste(side, (0, 0))
    left = SIDE + GAP + (_BOARD[0] - place.width) // 2
    drawn = board(view.regions, place, marks, focus, view.sites)
    image.paste(drawn, (left, (image.height - place.height) // 2))
    return image
