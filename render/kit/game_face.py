"""The three pictures of a game, put together from parts that the game draws."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from PIL import Image

from render.art.encode import SUFFIX, Inks
from render.art.palette import TABLE
from render.face import Mark, Picture, Say
from render.kit.alt import told
from render.kit.articles import EMBLEM, article_card
from render.kit.banner import HEIGHT as BANNER
from render.kit.stack import MARGIN, laid, stacked

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
    def board_parts(self, view: V, say: Say, marks: Sequence[Mark]) -> list[Image.Image]:
        """The turn picture for everybody."""

    @abstractmethod
    def panel_parts(
        self, view: V, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Image.Image]:
        """The viewer's own picture; for the public it is what the question is about, alone."""

    @abstractmethod
    def hand_parts(self, view: V, say: Say) -> list[Image.Image]:
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

    def board(self, view: V, say: Say, *, marks: Sequence[Mark] = ()) -> Picture:
        """The public turn picture."""
        parts = self.board_parts(view, say, marks)
        return self._picture("board", parts, self.board_words(view, say), MARGIN + BANNER)

    def panel(
        self, view: V, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Picture:
        """The viewer's own picture, with numbered options."""
        parts = self.panel_parts(view, say, marks, frozenset(focus))
        return self._picture("panel", parts, self.panel_words(view, say, marks), MARGIN + BANNER)

    def hand(self, view: V, say: Say) -> Picture:
        """The viewer's hand; raises ``ValueError`` for a view that has none."""
        return self._picture("hand", self.hand_parts(view, say), self.hand_words(view, say), 0)

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

    def _picture(
        self, what: str, parts: Iterable[Image.Image], words: Iterable[str], banner: int
    ) -> Picture:
        spots, size = laid(parts)
        data = self.inks().encode_laid(spots, size, TABLE)
        return Picture(data, f"{self.game}-{what}.{SUFFIX}", told(words), banner)
