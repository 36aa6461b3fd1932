"""What a game's pictures offer to the host: the turn picture, the private panel and the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Generic, Protocol, TypeVar

from games.core.phrase import Change, Phrase
from render.art.spots import Spots

Say = Callable[[Phrase], str]
"""Puts a phrase into the reader's words; the host gives it and knows the players' names."""

ALT_LIMIT = 1024
"""Discord's limit for the description of an attachment."""

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
    """An encoded picture ready to be attached; ``alt`` says the same in at most 1024 characters.

    Pictures with the same ``look`` show the same. It is found where the picture is drawn and goes
    with it, so that whoever sends pictures need not read them.
    """

    data: bytes
    filename: str
    alt: str
    look: bytes = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "look", blake2b(self.data, digest_size=16).digest())


class Face(Protocol[ViewT_contra]):
    """The pictures of one game, drawn from views alone."""

    def warm(self) -> None:
        """Make what every picture of the game needs, before the first one is wanted."""
        ...

    def board(self, view: ViewT_contra, say: Say, *, marks: Sequence[Mark] = ()) -> Picture:
        """The public turn picture: the board and every player's area."""
        ...

    def panel(
        self,
        view: ViewT_contra,
        say: Say,
        *,
        marks: Sequence[Mark] = (),
        focus: Sequence[str] = (),
    ) -> Picture:
        """The viewer's own picture: the board with marks, the own area and the own hand.

        ``focus`` names region labels or cards in the hand that the question is about.
        """
        ...

    def hand(self, view: ViewT_contra, say: Say) -> Picture:
        """The viewer's hand alone, large enough to read every card."""
        ...

    def changed(self, view: ViewT_contra, say: Say, changes: Sequence[Change]) -> Picture:
        """The turn picture with the places of all ``changes`` marked and nothing else."""
        ...

    def compared(
        self,
        now: ViewT_contra,
        then: ViewT_contra,
        say: Say,
        changes: Sequence[Change],
        captions: tuple[str, str],
    ) -> Picture:
        """Two turn pictures under their ``captions``, the ``changes`` marked in the second one."""
        ...

    def spots(self, view: ViewT_contra, say: Say) -> Spots:
        """Where every fact of the view lies on the turn picture, by its path."""
        ...

    def article(self, kind: str, sign: str, title: str, text: str) -> Picture | None:
        """Something that was looked up, as a card; None where there is no sign for it."""
        ...

    def country(self, view: object, say: Say) -> Picture | None:
        """A campaign with all that has changed it, from its own view; None where there is none."""
        ...


class _Checked(Generic[V]):
    """A face behind the registry: takes any view and refuses one of another game."""

    __slots__ = ("_face", "_kind")

    def __init__(self, kind: type[V], face: Face[V]) -> None:
        self._kind = kind
        self._face = face

    def warm(self) -> None:
        self._face.warm()

    def board(self, view: object, say: Say, *, marks: Sequence[Mark] = ()) -> Picture:
        return self._face.board(self._own(view), say, marks=marks)

    def panel(
        self, view: object, say: Say, *, marks: Sequence[Mark] = (), focus: Sequence[str] = ()
    ) -> Picture:
        return self._face.panel(self._own(view), say, marks=marks, focus=focus)

    def hand(self, view: object, say: Say) -> Picture:
        return self._face.hand(self._own(view), say)

    def changed(self, view: object, say: Say, changes: Sequence[Change]) -> Picture:
        return self._face.changed(self._own(view), say, changes)

    def compared(
        self,
        now: object,
        then: object,
        say: Say,
        changes: Sequence[Change],
        captions: tuple[str, str],
    ) -> Picture:
        return self._face.compared(self._own(now), self._own(then), say, changes, captions)

    def spots(self, view: object, say: Say) -> Spots:
        return self._face.spots(self._own(view), say)

    def article(self, kind: str, sign: str, title: str, text: str) -> Picture | None:
        return self._face.article(kind, sign, title, text)

    def country(self, view: object, say: Say) -> Picture | None:
        return self._face.country(view, say)

    def _own(self, view: object) -> V:
        if not isinstance(view, self._kind):
            raise TypeError(f"expected a {self._kind.__name__}, got {type(view).__name__}")
        return view


FACES: dict[str, Face[object]] = {}


def register(game: str, kind: type[V], face: Face[V]) -> None:
    """Make ``face`` the one that draws ``game``, whose views are of ``kind``."""
    FACES[game] = _Checked(kind, face)


def face(game: str) -> Face[object]:
    """The pictures of ``game``; raises ``KeyError`` where nobody has drawn any."""
    return FACES[game]
