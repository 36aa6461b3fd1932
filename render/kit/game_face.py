"""The three pictures of a game, put together from parts that the game draws."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Generic, TypeVar

from PIL import Image

from games.core.phrase import Change
from render.art.encode import SUFFIX, Inks
from render.art.palette import TABLE
from render.art.spots import Box, Spots, found
from render.face import ALT_LIMIT, Mark, Picture, Say
from render.kit.alt import told, told_changes
from render.kit.articles import EMBLEM, article_card
from render.kit.spotlight import encoded, side_by_side, spotlit
from render.kit.stack import Part, planned, stacked

V = TypeVar("V")


class GameFace(ABC, Generic[V]):
    """Draws one game; see ``render.face.Face``.

    A game says which parts its pictures have, from top to bottom, and describes each picture in
    sentences, the most important first. The first part of a board and of a panel is the banner.
    Parts are never drawn upon once they were given: the encoder remembers those that it has seen.
    """

    __slots__ = ()

    game: ClassVar[str]

    @abstractmethod
    def inks(self) -> Inks:
        """The palette of the game's pictures, made once."""

    @abstractmethod
    def board_parts(self, view: V, say: Say, marks: Sequence[Mark]) -> list[Part]:
        """The turn picture for everybody."""

    @abstractmethod
    def panel_parts(
        self, view: V, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        """The viewer's own picture; for the public it is what the question is about, alone."""

    @abstractmethod
    def hand_parts(self, view: V, say: Say) -> list[Part]:
        """The viewer's cards and secrets; raises ``ValueError`` for a view that has none."""

    @abstractmethod
    def board_words(self, view: V, say: Say) -> Iterable[str]:
        """The turn picture in sentences."""

    @abstractmethod
    def panel_words(self, view: V, say: Say, marks: Sequence[Mark]) -> Iterable[str]:
        """The viewer's own picture in sentences: the options and the own things come first."""

    @abstractmethod
    def hand_words(self, view: V, say: Say) -> Iterable[str]:
        """The cards and secrets in sentences."""

    def warm(self) -> None:
        """Make what every picture of the game needs."""
        self.inks()

    def board(self, view: V, say: Say, *, marks: Sequence[Mark] = ()) -> Picture:
        """The public turn picture."""
        parts = self.board_parts(view, say, marks)
        return self._picture("board", parts, self.board_words(view, say))

    def panel(
        self, view: V, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Picture:
        """The viewer's own picture, with numbered options."""
        parts = self.panel_parts(view, say, marks, frozenset(focus))
        return self._picture("panel", parts, self.panel_words(view, say, marks))

    def hand(self, view: V, say: Say) -> Picture:
        """The viewer's hand; raises ``ValueError`` for a view that has none."""
        return self._picture("hand", self.hand_parts(view, say), self.hand_words(view, say))

    def changed(self, view: V, say: Say, changes: Sequence[Change]) -> Picture:
        """The turn picture with the places of all changes in the light; they are told first."""
        plan = planned(self.board_parts(view, say, ()))
        drawn = plan.drawn()
        shown = spotlit(drawn, [*_places(changes, plan.spots())])
        data = encoded(shown, self.inks().colours, drawn)
        words = (told_changes(changes, say), *self.board_words(view, say))
        return Picture(data, f"{self.game}-changes.{SUFFIX}", told(words))

    def compared(
        self, now: V, then: V, say: Say, changes: Sequence[Change], captions: tuple[str, str]
    ) -> Picture:
        """Two turn pictures under their captions, in the second one what has changed marked."""
        first, plan = self.draw_board(now, say), planned(self.board_parts(then, say, ()))
        drawn = plan.drawn()
        shown = spotlit(drawn, [*_places(changes, plan.spots())])
        both = side_by_side([(first, captions[0]), (shown, captions[1])])
        data = encoded(both, self.inks().colours, drawn)
        half = (ALT_LIMIT - 1) // 2
        words = told([f"{captions[0]}:", *self.board_words(now, say)], half)
        rest = [f"{captions[1]}:", told_changes(changes, say), *self.board_words(then, say)]
        return Picture(data, f"{self.game}-compare.{SUFFIX}", f"{words} {told(rest, half)}")

    def spots(self, view: V, say: Say) -> Spots:
        """Where every fact of the view lies on the turn picture, by its path."""
        return planned(self.board_parts(view, say, ())).spots()

    def emblem(self, kind: str, sign: str, size: int) -> Image.Image | None:
        """What a thing of the game is known by, on a dark ground; None if it has no sign."""
        return None

    def article(self, kind: str, sign: str, title: str, text: str) -> Picture | None:
        """Something that was looked up, as a card; None where there is no emblem for it."""
        emblem = self.emblem(kind, sign, EMBLEM)
        if emblem is None:
            return None
        data = self.inks().encode(article_card(emblem, title, text))
        return Picture(data, f"{self.game}-card.{SUFFIX}", told((f"{title}.", text)))

    def country(self, view: object, say: Say) -> Picture | None:
        """The campaign of the game, from the campaign's view; None if it has none."""
        return None

    def draw_board(self, view: V, say: Say, *, marks: Sequence[Mark] = ()) -> Image.Image:
        """The turn picture before it is encoded."""
        return stacked(self.board_parts(view, say, marks))

    def draw_panel(
        self, view: V, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Image.Image:
        """The viewer's own picture before it is encoded."""
        return stacked(self.panel_parts(view, say, marks, frozenset(focus)))

    def draw_hand(self, view: V, say: Say) -> Image.Image:
        """The hand before it is encoded."""
        return stacked(self.hand_parts(view, say))

    def _picture(self, what: str, parts: Iterable[Part], words: Iterable[str]) -> Picture:
        plan = planned(parts)
        data = self.inks().encode_laid(plan.laid, plan.size, TABLE)
        return Picture(data, f"{self.game}-{what}.{SUFFIX}", told(words))


def _places(changes: Iterable[Change], spots: Spots) -> Iterator[Box]:
    """The boxes of all changes that can be seen, each once."""
    yield from dict.fromkeys(box for change in changes for box in found(spots, change.path))
