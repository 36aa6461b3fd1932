"""Compares two views of a match and words every fact that differs.

A view is a tree of frozen dataclasses, tuples and mappings. A fact is named by its path in that
tree ("gods/amber/followers"); pictures use the same paths for what they draw. A game lists which
facts are reported to people.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Generic, TypeVar

from games.core.phrase import Arg, Change, Phrase

V = TypeVar("V")

Names = Callable[[str], Arg]
ANY = "*"


@dataclass(frozen=True, slots=True)
class Changes(Generic[V]):
    """Finds what differs between two views of one seat.

    ``reported`` and ``ignored`` list facts by path, with "*" for the name of one of several things:
    the first field of a dataclass, the key of a mapping, or the element itself of a tuple of words.
    A listed fact is one thing, whatever differs within it. Ignored are facts that no picture shows,
    and those that follow from others. A path with "?" at its end is reported where the whole thing
    comes or goes; where it stays, its parts are looked at.

    ``key`` makes the key of a phrase from a fact's path without stars ("gods.followers"). The
    phrase gets ``name`` and ``of`` (what the last two stars stand for), ``there`` ("yes" or "no":
    whether it is there now), and numbers or names ``before`` and ``now``. ``names`` words what a
    star stands for, by the path up to it; ``values`` words what a fact says. The elements of
    ``rows`` lie in places of their own: they are named by number, from 1.
    """

    key: Callable[[str], str]
    reported: frozenset[str]
    ignored: frozenset[str]
    names: Mapping[str, Names] = field(default_factory=dict)
    values: Mapping[str, Names] = field(default_factory=dict)
    rows: frozenset[str] = frozenset()

    def __call__(self, before: V, now: V) -> tuple[Change, ...]:
        """Every reported fact that differs, in the order of the view."""
        return tuple(self._between((), "", before, now))

    def _between(
        self, path: tuple[str, ...], fact: str, before: object, now: object
    ) -> Iterator[Change]:
        if before == now or fact in self.ignored:
            return
        gone = before is None or now is None
        if fact in self.reported:
            yield Change("/".join(path), self._words(path, fact, before, now))
            return
        if gone and f"{fact}?" in self.reported:
            yield Change("/".join(path) + "?", self._words(path, fact, before, now))
            return
        row = fact in self.rows
        old, new = _parts(before, row), _parts(now, row)
        if old is None or new is None or gone:
            raise LookupError(f"{fact} differs and is neither reported nor ignored")
        starred = not (is_dataclass(before) and is_dataclass(now))
        for name in {**old, **new}:
            inner = ANY if starred else name
            below = f"{fact}/{inner}" if fact else inner
            yield from self._between((*path, name), below, old.get(name), new.get(name))

    def _words(self, path: tuple[str, ...], fact: str, before: object, now: object) -> Phrase:
        steps = fact.split("/")
        starred = [number for number, step in enumerate(steps) if step == ANY]
        args: dict[str, Arg] = {"there": "no" if now is None else "yes"}
        for arg, number in zip(("name", "of"), reversed(starred), strict=False):
            named = self.names.get("/".join(steps[: number + 1]), str)
            args[arg] = named(path[number])
        worded = self.values.get(fact)
        for arg, value in (("before", before), ("now", now)):
            if value is None:
                args[arg] = "–"
            elif isinstance(value, bool):
                args[arg] = "yes" if value else "no"
            elif worded is not None:
                args[arg] = worded(str(value))
            elif isinstance(value, int | str):
                args[arg] = value
            elif isinstance(value, tuple):
                args[arg] = len(value)
        return Phrase(self.key(".".join(step for step in steps if step != ANY)), args)


def _parts(value: object, row: bool) -> dict[str, object] | None:
    """The parts of a value by name, or None for a value without parts."""
    if is_dataclass(value) and not isinstance(value, type):
        return {part.name: getattr(value, part.name) for part in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): part for key, part in value.items()}
    if isinstance(value, tuple):
        return _numbered(value) if row else {_name(each): each for each in value}
    return None


def _numbered(several: tuple[object, ...]) -> dict[str, object]:
    return {str(place): each for place, each in enumerate(several, 1)}


def _name(each: object) -> str:
    if is_dataclass(each):
        each = getattr(each, fields(each)[0].name)
    return "-".join(str(part) for part in each) if isinstance(each, tuple) else str(each)
