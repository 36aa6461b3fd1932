"""The four steps that a rule may yield: Ask, Together, Chance and Checkpoint.

A procedure is a generator: straight-line Python that asks when it needs an answer::

    def raid(state: State, seat: str) -> Procedure[None]:
        victim = yield from choose(seat, "toy.raid.victim", rivals(state, seat))
        roll = yield from chance("toy.raid.die", ("1", "2", "3"), 1)
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TypeVar

from games.core.phrase import Arg

T = TypeVar("T")
Picks = tuple[str, ...]
Reply = Picks | Mapping[str, Picks] | None


@dataclass(frozen=True, slots=True)
class Ask:
    """One question to one seat; ``options`` is the whole list of legal answers.

    ``key`` names the rule, ``options`` are stable ids, ``facts`` are what the question's wording
    needs to know. From ``low`` to ``high`` different options are picked. A ``secret`` answer is
    never told by the host itself; the rules tell what others may know.
    """

    seat: str
    key: str
    options: tuple[str, ...]
    low: int = 1
    high: int = 1
    secret: bool = False
    facts: Mapping[str, Arg] = field(default_factory=dict)

    @property
    def fingerprint(self) -> str:
        """A short hash of what is asked: an answer given to another question never fits it."""
        return _hash("ask", self.seat, self.key, f"{self.low}-{self.high}", *self.options)


@dataclass(frozen=True, slots=True)
class Together:
    """Sealed questions to several seats at once; nothing shows until all have answered."""

    asks: tuple[Ask, ...]

    def __post_init__(self) -> None:
        if len({ask.seat for ask in self.asks}) < len(self.asks):
            raise ValueError("a seat can give only one sealed answer at a time")


@dataclass(frozen=True, slots=True)
class Chance:
    """``count`` things out of ``bag``: drawn without putting back, or rolled where ``replace``."""

    key: str
    bag: tuple[str, ...]
    count: int = 1
    replace: bool = False

    @property
    def fingerprint(self) -> str:
        """A short hash of the bag and the draw."""
        return _hash("chance", self.key, f"{self.count}{'r' if self.replace else ''}", *self.bag)


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Every fact is in the state here: ``play(state)`` called afresh goes on from this point."""

    label: str


Step = Ask | Together | Chance | Checkpoint
Procedure = Generator[Step, Reply, T]


def _hash(*parts: str) -> str:
    return blake2b("\x1f".join(parts).encode(), digest_size=6).hexdigest()


def ask(
    seat: str,
    key: str,
    options: Iterable[str],
    low: int = 1,
    high: int = 1,
    *,
    secret: bool = False,
    **facts: Arg,
) -> Procedure[Picks]:
    """Ask ``seat`` for ``low`` to ``high`` of ``options``; the picks come in the options' order."""
    reply = yield Ask(seat, key, tuple(options), low, high, secret, facts)
    assert isinstance(reply, tuple)
    return reply


def choose(
    seat: str, key: str, options: Iterable[str], *, secret: bool = False, **facts: Arg
) -> Procedure[str]:
    """Ask ``seat`` for exactly one of ``options``."""
    reply = yield Ask(seat, key, tuple(options), 1, 1, secret, facts)
    assert isinstance(reply, tuple)
    return reply[0]


def choose_unless_forced(
    seat: str, key: str, options: Sequence[str], **facts: Arg
) -> Procedure[str]:
    """Like :func:`choose`, but a single option needs no question.

    Use it only where everybody may know that there is a single option: a question that is not
    asked reveals that.
    """
    if len(options) == 1:
        return options[0]
    reply = yield Ask(seat, key, tuple(options), facts=facts)
    assert isinstance(reply, tuple)
    return reply[0]


def together(asks: Iterable[Ask]) -> Procedure[Mapping[str, Picks]]:
    """Ask several seats at once, sealed; returns each seat's picks."""
    reply = yield Together(tuple(asks))
    assert isinstance(reply, Mapping)
    return reply


def chance(
    key: str, bag: Iterable[str], count: int = 1, *, replace: bool = False
) -> Procedure[Picks]:
    """Draw ``count`` from ``bag``; the order of the picks is the order of the draw."""
    reply = yield Chance(key, tuple(bag), count, replace)
    assert isinstance(reply, tuple)
    return reply


def shuffled(key: str, cards: Iterable[str]) -> Procedure[Picks]:
    """All of ``cards`` in a random order."""
    bag = tuple(cards)
    return (yield from chance(key, bag, len(bag)))


def checkpoint(label: str) -> Procedure[None]:
    """Say that every fact is in the state."""
    yield Checkpoint(label)
