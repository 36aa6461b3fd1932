"""The base class of every game's state, and the notes that rules tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from typing import Generic, NamedTuple, TypeVar

from pydantic import TypeAdapter

from games.core.phrase import Arg, Phrase


class Scene(NamedTuple):
    """What several notes belong to: a turn, a battle. Everybody may know that it takes place.

    ``opening`` is what it was called when it began, ``heading`` what it is called by now; it is
    ``undecided`` as long as it is an incident without an outcome.
    """

    opening: Phrase
    heading: Phrase
    undecided: bool = False

    def within(self, other: Scene) -> bool:
        """Whether both are the same scene; its heading may differ."""
        return self.opening == other.opening


class Note(NamedTuple):
    """Something that happened: public where ``seats`` is None, else for those seats only.

    ``reveals`` marks a moment at which somebody learnt a hidden fact: nobody may undo past it.
    ``scene`` is what it is part of, and the note that ``closes`` an incident tells its outcome.
    """

    phrase: Phrase
    seats: tuple[str, ...] | None = None
    reveals: bool = False
    scene: Scene | None = None
    closes: bool = False

    def visible_to(self, seat: str | None) -> bool:
        """Whether ``seat`` (None: the public) may read this note."""
        return self.seats is None or seat in self.seats


@dataclass(kw_only=True)
class BaseState:
    """Everything true of a position. Subclasses are plain dataclasses of serialisable fields."""

    seats: tuple[str, ...]
    fixes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        # Not fields: notes belong to the log, a stored state never carries them.
        self.told: list[Note] = []
        self._scenes: list[Scene] = []

    def has_fix(self, name: str) -> bool:
        """Whether the rule fix ``name`` is in force for this match."""
        return name in self.fixes

    def tell(self, key: str, /, **args: Arg) -> None:
        """Say publicly what happened."""
        self._note(Phrase(key, args))

    def tell_only(self, seats: Iterable[str], key: str, /, **args: Arg) -> None:
        """Say what happened to ``seats`` only."""
        self._note(Phrase(key, args), tuple(seats))

    def reveal(self, key: str, /, **args: Arg) -> None:
        """Say publicly what was hidden until now; nobody may undo past it."""
        self._note(Phrase(key, args), None, reveals=True)

    def reveal_only(self, seats: Iterable[str], key: str, /, **args: Arg) -> None:
        """Let ``seats`` learn something hidden; nobody may undo past it."""
        self._note(Phrase(key, args), tuple(seats), reveals=True)

    def _note(
        self, said: Phrase, seats: tuple[str, ...] | None = None, *, reveals: bool = False
    ) -> None:
        scene = self._scenes[-1] if self._scenes else None
        self.told.append(Note(said, seats, reveals, scene))

    @contextmanager
    def scene(self, key: str, /, **args: Arg) -> Iterator[None]:
        """Gather what is told meanwhile under a heading; a scene may lie within another one.

        A procedure that resumes from a checkpoint within a scene has to open it again.
        """
        heading = Phrase(key, args)
        self._scenes.append(Scene(heading, heading))
        try:
            yield
        finally:
            self._scenes.pop()

    @contextmanager
    def incident(self, key: str, /, **args: Arg) -> Iterator[None]:
        """A scene whose outcome is posted at once, no matter who moves next.

        The outcome is there when the rules say :meth:`resolved`, at the latest with the scene's
        end. Something has to be told after the last question before that.
        """
        with self.scene(key, **args):
            self._scenes[-1] = self._scenes[-1]._replace(undecided=True)
            try:
                yield
            except Exception:
                self.resolved()
                raise
            self.resolved()

    def retitle(self, key: str, /, **args: Arg) -> None:
        """Call the scene under way something else from now on: more is known of it."""
        if self._scenes:
            self._scenes[-1] = self._scenes[-1]._replace(heading=Phrase(key, args))

    def resolved(self) -> None:
        """The incident under way is decided: its last public note, told just now, closes it."""
        scene = self._scenes[-1] if self._scenes else None
        if scene is None or not scene.undecided:
            return
        self._scenes[-1] = scene._replace(undecided=False)
        for place in range(len(self.told) - 1, -1, -1):
            note = self.told[place]
            if note.seats is None and note.scene is not None and note.scene.within(scene):
                self.told[place] = note._replace(closes=True)
                return


S = TypeVar("S", bound=BaseState)


class Codec(Generic[S]):
    """Turns a game's state into bytes and back."""

    __slots__ = ("_adapter",)

    def __init__(self, kind: type[S]) -> None:
        self._adapter = TypeAdapter(kind)

    def dump(self, state: S) -> bytes:
        """The state as JSON; equal states with the same history give equal bytes."""
        return self._adapter.dump_json(state)

    def load(self, data: bytes) -> S:
        """Read a state; raises ``ValueError`` if the bytes do not describe one."""
        return self._adapter.validate_json(data)

    def digest(self, state: S) -> str:
        """A fingerprint of every fact in the state."""
        return blake2b(self.dump(state), digest_size=12).hexdigest()
