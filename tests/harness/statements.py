"""Statements of a game with the states to compare them with, and the checks of a game.

``Told`` is a note, ``Offered`` a label, hint, question or reason, and ``Said`` a headline.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Generic, TypeVar, cast

from games.core.fair import Dice
from games.core.match import AnyMatch
from games.core.phrase import SEAT, Arg, Phrase
from games.core.state import BaseState
from games.core.steps import Ask, Picks

S = TypeVar("S", bound=BaseState)


@dataclass(frozen=True)
class Said(Generic[S]):
    """The arguments of a message, and the position it belongs to."""

    args: Mapping[str, Arg]
    state: S
    key: str

    def number(self, name: str) -> int:
        """An argument that is a number."""
        found = self.args[name]
        assert isinstance(found, int), f"{name} is {found!r}"
        return found

    def text(self, name: str) -> str:
        """An argument that is a plain word, such as the label of a region."""
        found = self.args[name]
        assert isinstance(found, str), f"{name} is {found!r}"
        return found

    def phrase(self, name: str) -> Phrase:
        """An argument that is a message of its own."""
        found = self.args[name]
        assert isinstance(found, Phrase), f"{name} is {found!r}"
        return found

    def phrases(self, name: str) -> tuple[Phrase, ...]:
        """An argument that is a list of messages."""
        found = self.args[name]
        assert isinstance(found, tuple), f"{name} is {found!r}"
        return found

    def seat(self, name: str = "seat") -> str:
        """The seat that an argument names."""
        found = self.phrase(name)
        assert found.key == SEAT
        return str(found.args["seat"])

    def last(self, name: str) -> str:
        """The last part of the key of an argument: which card, god or piece it names."""
        return self.phrase(name).key.rpartition(".")[2]


@dataclass(frozen=True)
class Told(Said[S]):
    """A note, with ``state`` as it was when the note was told.

    ``moments`` are the states at the question before, at each note and at the next question;
    ``place`` is the one among them at which this note was told.
    """

    moments: tuple[S, ...]
    place: int

    @property
    def before(self) -> S:
        """The state when the note before this one was told."""
        return self.moments[self.place - 1]

    @property
    def after(self) -> S:
        """The state when the next note was told."""
        return self.moments[self.place + 1]

    @property
    def started(self) -> S:
        """The state at the question that was answered."""
        return self.moments[0]

    @property
    def ended(self) -> S:
        """The state at the next question."""
        return self.moments[-1]

    def just_changed(self, amount: Callable[[S], int], by: int) -> bool:
        """Whether a number changed by ``by`` between the note before this one and this one."""
        return amount(self.state) - amount(self.before) == by

    def changed(self, amount: Callable[[S], int], by: int) -> bool:
        """Whether a number changed by ``by`` within two notes of this one."""
        near = self.moments[max(0, self.place - 2) : self.place + 3]
        amounts = [amount(state) for state in near]
        return any(
            then - now == by for place, now in enumerate(amounts) for then in amounts[place + 1 :]
        )

    def became(self, holds: Callable[[S], bool]) -> bool:
        """Whether something holds when it is told, or at the next note."""
        return holds(self.state) or holds(self.after)


@dataclass(frozen=True)
class Outcome:
    """An answer given in a fork: the state, the notes and the questions that follow it.

    ``heard`` and ``entries`` are how many notes and lines of the log the fork had when those
    questions were asked.
    """

    ask: Ask
    picks: Picks
    after: BaseState
    told: tuple[Told[Any], ...]
    asked: tuple[Ask, ...]
    fork: AnyMatch
    heard: int
    entries: int


@dataclass(frozen=True)
class Offered(Said[S]):
    """A label, hint, question or reason; ``state`` is the one before the answer."""

    view: Any
    outcome: Outcome

    @property
    def ask(self) -> Ask:
        """The question."""
        return self.outcome.ask

    @property
    def picks(self) -> Picks:
        """The answer."""
        return self.outcome.picks

    @property
    def after(self) -> S:
        """The state when the next question was asked."""
        return cast("S", self.outcome.after)

    @property
    def told(self) -> tuple[Told[S], ...]:
        """The notes of the answer."""
        return self.outcome.told

    @property
    def me(self) -> str:
        """The seat that is asked."""
        return self.ask.seat

    @property
    def pick(self) -> str:
        """The only or first option of the answer."""
        return self.picks[0] if self.picks else ""

    @property
    def question(self) -> str:
        """The key of the question without the game's prefix."""
        return self.ask.key.split(".", 2)[2]

    def grew(self, amount: Callable[[S], int]) -> int:
        """By how much a number is larger after the answer."""
        return amount(self.after) - amount(self.state)

    def follows(self, *keys: str) -> Ask | None:
        """The next question, if it has one of these keys (without the game's prefix)."""
        for ask in self.outcome.asked:
            if ask.key.split(".", 2)[2] in keys and ask.seat == self.me:
                return ask
        return None

    def told_of(self, key: str) -> list[Told[S]]:
        """The notes of the answer with that key (without the game's prefix)."""
        return [note for note in self.told if note.key.split(".", 2)[2] == key]

    def played_on(self, *until: str) -> S:
        """The state when the computers have gone on to one of these questions, or to the end."""
        fork = self.outcome.fork
        while fork.pending and fork.pending[0].key.split(".", 2)[2] not in until:
            ask = fork.pending[0]
            computer = fork.game.computer(fork.game.computer_kinds[0])
            dice = Dice(b"on", str(len(fork.entries)))
            fork.answer(ask.seat, computer(ask, partial(fork.view, ask.seat), dice))
        return cast("S", fork.state)

    def told_later(self, key: str, *until: str) -> list[Phrase]:
        """The notes with that key that are told until one of these questions is asked."""
        self.played_on(*until)
        later = self.outcome.fork.notes[self.outcome.heard :]
        return [told.note.phrase for told in later if told.note.phrase.key.split(".", 2)[2] == key]


def names_the_pick(said: Offered[Any]) -> bool:
    """Whether every argument of a label, and of what it contains, is a part of its option."""
    return all(_within(arg, said.pick) for arg in said.args.values())


def told_alike(said: Offered[Any]) -> bool | None:
    """Whether notes of the answer say the same as the question, where both name a thing alike.

    None where no note has an argument of that name.
    """
    judged = False
    for name, arg in said.args.items():
        told = [note.args[name] for note in said.told if name in note.args]
        if told and arg not in told:
            return False
        judged = judged or bool(told)
    return True if judged else None


def _within(arg: Arg, pick: str) -> bool:
    if isinstance(arg, tuple):
        return all(_within(part, pick) for part in arg)
    if isinstance(arg, Phrase):
        named = arg.key.rpartition(".")[2].replace("-", "_")
        inside = list(arg.args.values())
        return named in pick or (bool(inside) and all(_within(part, pick) for part in inside))
    return all(part in pick for part in str(arg).replace("|", " ").replace("·", " ").split())


OptionCheck = Callable[[Offered[Any]], bool | None]
NoteCheck = Callable[[Told[Any]], bool | None]
StateCheck = Callable[[Said[Any]], bool | None]


@dataclass(frozen=True)
class Claims:
    """How the statements of a game are checked, by the key of their message.

    A check returns None where a position does not allow a verdict. ``unchecked`` says of every
    other message why no check can be written. ``loose`` are numbers, as "key argument", that a
    check does not compare exactly: an upper bound, or one that the message does not show.
    """

    options: Mapping[str, OptionCheck]
    reasons: Mapping[str, OptionCheck]
    notes: Mapping[str, NoteCheck]
    headlines: Mapping[str, StateCheck]
    unchecked: Mapping[str, str]
    loose: frozenset[str] = frozenset()

    @cached_property
    def checked(self) -> frozenset[str]:
        """The keys of all messages that have a check."""
        return frozenset({*self.options, *self.reasons, *self.notes, *self.headlines})


def unchecked(game: str, *groups: tuple[str, tuple[str, ...]]) -> dict[str, str]:
    """The reason for each message of a game that has no check; keys lack the game's prefix."""
    return {f"{game}.{key}": reason for reason, keys in groups for key in keys}
