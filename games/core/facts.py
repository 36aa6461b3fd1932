"""The base of every game's state: plain facts, plus the notes told since the host last looked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Generic, NamedTuple, TypeVar

from pydantic import TypeAdapter

from games.core.phrase import Arg, Phrase


class Note(NamedTuple):
    """Something that happened: public where ``seats`` is None, else for those seats only.

    ``reveals`` marks a moment at which somebody learnt a hidden fact: nobody may undo past it.
    """

    phrase: Phrase
    seats: tuple[str, ...] | None = None
    reveals: bool = False

    def heard_by(self, seat: str | None) -> bool:
        """Whether ``seat`` (None: the public) may read this note."""
        return self.seats is None or seat in self.seats


@dataclass(kw_only=True)
class Facts:
    """Everything true of a position. Subclasses are plain dataclasses of serialisable fields."""

    seats: tuple[str, ...]
    fixes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        # Not a field: notes belong to the log, a stored state never carries them.
        self.told: list[Note] = []

    def has_fix(self, name: str) -> bool:
        """Whether the rule fix ``name`` is in force for this match."""
        return name in self.fixes

    def tell(self, key: str, /, **args: Arg) -> None:
        """Say publicly what happened."""
        self.told.append(Note(Phrase(key, args)))

    def tell_only(self, seats: Iterable[str], key: str, /, **args: Arg) -> None:
        """Say it to ``seats`` alone."""
        self.told.append(Note(Phrase(key, args), tuple(seats)))

    def reveal(self, key: str, /, **args: Arg) -> None:
        """Say publicly what was hidden until now; nobody may undo past it."""
        self.told.append(Note(Phrase(key, args), None, True))

    def reveal_only(self, seats: Iterable[str], key: str, /, **args: Arg) -> None:
        """Let ``seats`` learn something hidden; nobody may undo past it."""
        self.told.append(Note(Phrase(key, args), tuple(seats), True))


S = TypeVar("S", bound=Facts)


class Codec(Generic[S]):
    """Turns a game's state into bytes and back."""

    __slots__ = ("_adapter",)

    def __init__(self, kind: type[S]) -> None:
        self._adapter = TypeAdapter(kind)

    def dump(self, state: S) -> bytes:
        """The state as JSON; equal states that grew the same way give equal bytes."""
        return self._adapter.dump_json(state)

    def load(self, data: bytes) -> S:
        """A fresh state; raises ``ValueError`` where the bytes do not describe one."""
        return self._adapter.validate_json(data)

    def digest(self, state: S) -> str:
        """A fingerprint of every fact in the state."""
        return blake2b(self.dump(state), digest_size=12).hexdigest()
