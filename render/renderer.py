"""The interface of a game's renderer, and the registry of renderers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Generic, Protocol, TypeVar

from games.core.phrase import Change, Phrase
from render.art.fact_locations import FactLocations

Say = Callable[[Phrase], str]
"""Translates a phrase for the reader; the host provides it and knows the players' names."""

ALT_LIMIT = 1024
"""Discord's limit for an attachment's alt text."""

V = TypeVar("V")
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Mark:
    """A numbered option: ``place`` is a region's label ("C5") or the id of a card in the hand."""

    option: str
    place: str
    number: int


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture with its alt text of at most 1024 characters.

    Pictures with the same ``digest`` are identical. The digest is computed by the process that
    draws, so that the sending process does not read the picture.
    """

    data: bytes
    filename: str
    alt: str
    digest: bytes = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "digest", blake2b(self.data, digest_size=16).digest())


class Renderer(Protocol[ViewT_contra]):
    """Draws the pictures of one game from its views."""

    def warm(self) -> None:
        """Draw and cache what every picture of the game needs."""
        ...

    def board(
        self,
        view: ViewT_contra,
        say: Say,
        *,
        marks: Sequence[Mark] = (),
        awaited: Sequence[str] = (),
    ) -> Picture:
        """The public turn picture: the board and every player's area.

        Its banner names the ``awaited`` seats, or the view's active seat if there are none.
        """
        ...

    def panel(
        self,
        view: ViewT_contra,
        say: Say,
        *,
        marks: Sequence[Mark] = (),
        focus: Sequence[str] = (),
    ) -> Picture:
        """The viewer's own picture: the board with marked options, their area and their hand.

        ``focus`` names region labels or cards in the hand that the question is about.
        """
        ...

    def players(self, view: ViewT_contra, say: Say) -> Picture:
        """Every player's area and what all share, without the map."""
        ...

    def hand(self, view: ViewT_contra, say: Say) -> Picture:
        """The viewer's hand alone, large enough to read every card."""
        ...

    def changed(self, view: ViewT_contra, say: Say, changes: Sequence[Change]) -> Picture:
        """The turn picture with all ``changes`` highlighted."""
        ...

    def compared(
        self,
        now: ViewT_contra,
        then: ViewT_contra,
        say: Say,
        changes: Sequence[Change],
        captions: tuple[str, str],
    ) -> Picture:
        """Two turn pictures with ``captions``; ``changes`` are highlighted in the second."""
        ...

    def fact_locations(self, view: ViewT_contra, say: Say) -> FactLocations:
        """The boxes of every fact on the turn picture, by its path in the view."""
        ...

    def article(self, kind: str, sign: str, title: str, text: str) -> Picture | None:
        """The card of a glossary article; None if it has no emblem."""
        ...

    def country(self, view: object, say: Say) -> Picture | None:
        """The picture of a campaign from its view; None if the game has no campaign."""
        ...

    def opening(self, view: ViewT_contra, say: Say) -> Picture | None:
        """The title page of a campaign's scenario; None if the match belongs to none."""
        ...


class _TypeCheckedRenderer(Generic[V]):
    """A registered renderer: accepts any view and refuses one of another game."""

    __slots__ = ("_kind", "_renderer")

    def __init__(self, kind: type[V], renderer: Renderer[V]) -> None:
        self._kind = kind
        self._renderer = renderer

    def warm(self) -> None:
        self._renderer.warm()

    def board(
        self, view: object, say: Say, *, marks: Sequence[Mark] = (), awaited: Sequence[str] = ()
    ) -> Picture:
        return self._renderer.board(self._checked(view), say, marks=marks, awaited=awaited)

    def players(self, view: object, say: Say) -> Picture:
        return self._renderer.players(self._checked(view), say)

    def panel(
        self, view: object, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Picture:
        return self._renderer.panel(self._checked(view), say, marks=marks, focus=focus)

    def hand(self, view: object, say: Say) -> Picture:
        return self._renderer.hand(self._checked(view), say)

    def changed(self, view: object, say: Say, changes: Sequence[Change]) -> Picture:
        return self._renderer.changed(self._checked(view), say, changes)

    def compared(
        self,
        now: object,
        then: object,
        say: Say,
        changes: Sequence[Change],
        captions: tuple[str, str],
    ) -> Picture:
        return self._renderer.compared(
            self._checked(now), self._checked(then), say, changes, captions
        )

    def fact_locations(self, view: object, say: Say) -> FactLocations:
        return self._renderer.fact_locations(self._checked(view), say)

    def article(self, kind: str, sign: str, title: str, text: str) -> Picture | None:
        return self._renderer.article(kind, sign, title, text)

    def country(self, view: object, say: Say) -> Picture | None:
        return self._renderer.country(view, say)

    def opening(self, view: object, say: Say) -> Picture | None:
        return self._renderer.opening(self._checked(view), say)

    def _checked(self, view: object) -> V:
        if not isinstance(view, self._kind):
            raise TypeError(f"expected a {self._kind.__name__}, got {type(view).__name__}")
        return view


RENDERERS: dict[str, Renderer[object]] = {}


def register(game: str, kind: type[V], renderer: Renderer[V]) -> None:
    """Register ``renderer`` for ``game``, whose views have the type ``kind``."""
    RENDERERS[game] = _TypeCheckedRenderer(kind, renderer)


def renderer(game: str) -> Renderer[object]:
    """The renderer of ``game``; raises ``KeyError`` if none is registered."""
    return RENDERERS[game]
