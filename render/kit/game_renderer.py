"""The base class of a game's renderer: composes pictures from the parts the game draws."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import Field, replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from PIL import Image

from games.core.phrase import Change
from render.art.fact_locations import Box, FactLocations, find_fact
from render.art.palette import SUFFIX, Palette
from render.art.shared_colours import TABLE
from render.kit.alt_text import changes_sentence, join_sentences, turn_sentence
from render.kit.article_card import ARTICLE_ICON_SIZE, article_card
from render.kit.frame import Frame, framed
from render.kit.highlight import encode_highlighted, highlight_boxes, side_by_side
from render.kit.picture_layout import Part, PicturePlan, plan_picture
from render.renderer import ALT_LIMIT, Mark, Picture, Say


class DataclassView(Protocol):
    """A view of a game: any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


V = TypeVar("V", bound=DataclassView)


class GameRenderer(ABC, Generic[V]):
    """Draws one game; see ``render.renderer.Renderer``.

    A game lists the parts of its pictures from top to bottom, and describes each picture in
    sentences, the most important first. The first part of a board and of a panel is the banner.
    Parts must not be modified after they are returned: the encoder caches them by identity.
    """

    __slots__ = ()

    game: ClassVar[str]

    @abstractmethod
    def palette(self) -> Palette:
        """The palette of the game's pictures, made once."""

    @abstractmethod
    def frame(self) -> Frame:
        """The band of ornaments around the game's pictures."""

    @abstractmethod
    def board_parts(
        self, view: V, say: Say, marks: Sequence[Mark], awaited: tuple[str, ...] = ()
    ) -> list[Part]:
        """The turn picture for everybody; its banner names the ``awaited`` seats if there are any.

        Otherwise it names the view's active seat.
        """

    @abstractmethod
    def panel_parts(
        self, view: V, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        """The viewer's own picture: what the question is about, at most a panel's width wide.

        A public view shows only what the question is about.
        """

    @abstractmethod
    def players_parts(self, view: V, say: Say) -> list[Part]:
        """Every player's area and what all share, without the map, at most a panel's width wide."""

    @abstractmethod
    def hand_parts(self, view: V, say: Say) -> list[Part]:
        """The viewer's cards and secrets; raises ``ValueError`` for a view that has none."""

    @abstractmethod
    def board_alt_text(self, view: V, say: Say) -> Iterable[str]:
        """The turn picture in sentences."""

    @abstractmethod
    def panel_alt_text(self, view: V, say: Say, marks: Sequence[Mark]) -> Iterable[str]:
        """The viewer's own picture in sentences: options and own pieces come first."""

    @abstractmethod
    def hand_alt_text(self, view: V, say: Say) -> Iterable[str]:
        """The cards and secrets in sentences."""

    def warm(self) -> None:
        """Draw and cache what every picture of the game needs."""
        self.palette()

    def board(
        self, view: V, say: Say, *, marks: Sequence[Mark] = (), awaited: Sequence[str] = ()
    ) -> Picture:
        """The public turn picture."""
        parts = self.board_parts(view, say, marks, tuple(awaited))
        if not awaited:
            return self._picture("board", parts, self.board_alt_text(view, say))
        rest = self.board_alt_text(replace(view, active=None), say)
        return self._picture("board", parts, (turn_sentence(awaited, say), *rest))

    def panel(
        self, view: V, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Picture:
        """The viewer's own picture, with numbered options."""
        parts = self.panel_parts(view, say, marks, frozenset(focus))
        return self._picture("panel", parts, self.panel_alt_text(view, say, marks))

    def hand(self, view: V, say: Say) -> Picture:
        """The viewer's hand; raises ``ValueError`` for a view that has none."""
        return self._picture("hand", self.hand_parts(view, say), self.hand_alt_text(view, say))

    def players(self, view: V, say: Say) -> Picture:
        """Every player's area without the map."""
        parts = self.players_parts(view, say)
        return self._picture("players", parts, self.board_alt_text(view, say))

    def changed(self, view: V, say: Say, changes: Sequence[Change]) -> Picture:
        """The turn picture with all changes highlighted; its alt text begins with them."""
        plan = self._plan(self.board_parts(view, say, ()))
        composed = plan.composed()
        shown = highlight_boxes(composed, [*_places(changes, plan.fact_locations())])
        data = encode_highlighted(shown, self.palette(), composed)
        words = (changes_sentence(changes, say), *self.board_alt_text(view, say))
        return Picture(data, f"{self.game}-changes.{SUFFIX}", join_sentences(words))

    def compared(
        self, now: V, then: V, say: Say, changes: Sequence[Change], captions: tuple[str, str]
    ) -> Picture:
        """Two turn pictures with captions; changes are highlighted in the second."""
        first, plan = self.draw_board(now, say), self._plan(self.board_parts(then, say, ()))
        composed = plan.composed()
        shown = highlight_boxes(composed, [*_places(changes, plan.fact_locations())])
        both = side_by_side([(first, captions[0]), (shown, captions[1])])
        data = encode_highlighted(both, self.palette(), composed)
        half = (ALT_LIMIT - 1) // 2
        words = join_sentences([f"{captions[0]}:", *self.board_alt_text(now, say)], half)
        rest = [f"{captions[1]}:", changes_sentence(changes, say), *self.board_alt_text(then, say)]
        return Picture(
            data, f"{self.game}-compare.{SUFFIX}", f"{words} {join_sentences(rest, half)}"
        )

    def fact_locations(self, view: V, say: Say) -> FactLocations:
        """The boxes of every fact on the turn picture, by its path in the view."""
        return plan_picture(self.board_parts(view, say, ())).fact_locations()

    def glossary_icon(self, kind: str, sign: str, size: int) -> Image.Image | None:
        """The emblem of a glossary article on a dark background; None if it has none."""
        return None

    def article(self, kind: str, sign: str, title: str, text: str) -> Picture | None:
        """The card of a glossary article; None if it has no emblem."""
        glossary_icon = self.glossary_icon(kind, sign, ARTICLE_ICON_SIZE)
        if glossary_icon is None:
            return None
        data = self.palette().encode(article_card(glossary_icon, title, text))
        return Picture(data, f"{self.game}-card.{SUFFIX}", join_sentences((f"{title}.", text)))

    def country(self, view: object, say: Say) -> Picture | None:
        """The campaign of the game, from the campaign's view; None if it has none."""
        return None

    def opening(self, view: V, say: Say) -> Picture | None:
        """The title page of a campaign's scenario; None if the match belongs to none."""
        return None

    def draw_board(self, view: V, say: Say, *, marks: Sequence[Mark] = ()) -> Image.Image:
        """The turn picture before it is encoded."""
        return self._plan(self.board_parts(view, say, marks)).composed()

    def draw_panel(
        self, view: V, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Image.Image:
        """The viewer's own picture before it is encoded."""
        return self._plan(self.panel_parts(view, say, marks, frozenset(focus))).composed()

    def draw_hand(self, view: V, say: Say) -> Image.Image:
        """The hand before it is encoded."""
        return self._plan(self.hand_parts(view, say)).composed()

    def _plan(self, parts: Iterable[Part]) -> PicturePlan:
        return framed(plan_picture(parts), self.frame(), self.palette())

    def _picture(self, what: str, parts: Iterable[Part], words: Iterable[str]) -> Picture:
        plan = self._plan(parts)
        data = self.palette().encode_parts(plan.placed, plan.size, TABLE)
        return Picture(data, f"{self.game}-{what}.{SUFFIX}", join_sentences(words))


def _places(changes: Iterable[Change], fact_locations: FactLocations) -> Iterator[Box]:
    """The boxes of all visible changes, without duplicates."""
    yield from dict.fromkeys(
        box for change in changes for box in find_fact(fact_locations, change.path)
    )
