"""The truth test: compares what a game says with what is so.

``tests/<game>/claims`` has a constant ``CLAIMS``: for the key of each message that states
something, a function that compares the statement with the states around it, or the reason why that
cannot be done. Labels, hints and questions are compared with the state after the answer was given
in a fork of the match, reasons and headlines with the position, and notes with the states before,
at and after the moment when they were told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, NamedTuple

from games.core.fair import Dice
from games.core.game import AnyGame, Setup
from games.core.log import live
from games.core.match import AnyMatch, Match
from games.core.phrase import Arg, Phrase
from games.core.state import BaseState, Codec
from games.core.steps import Ask, Picks
from tests.harness.statements import Claims, Offered, OptionCheck, Outcome, Said, Told

OPTIONS_TRIED = 3
"""How many options of a question are answered in a fork, beside the one that is chosen."""

FALSE_NUMBERS_TRIED = 5
"""How many statements of a kind are tried with false numbers, to see whether the check minds."""


class Lie(NamedTuple):
    """A statement that is not so, with the question and the answer that it belongs to."""

    key: str
    args: Mapping[str, Arg]
    question: str
    picks: Picks


class _Listener:
    """Keeps the notes that a state tells, and the states before, at each note and at the end."""

    def __init__(self, codec: Codec[Any]) -> None:
        self.codec = codec
        self.heard: list[Phrase] = []
        self.moments: list[BaseState] = []

    def listen(self, state: BaseState) -> None:
        """Begin with a state."""
        self._keep(state)
        self._note = note = state._note

        def listening(
            said: Phrase, seats: tuple[str, ...] | None = None, *, reveals: bool = False
        ) -> None:
            self.heard.append(said)
            self._keep(state)
            note(said, seats, reveals=reveals)

        setattr(state, "_note", listening)  # noqa: B010

    def stop(self, state: BaseState) -> None:
        """End with a state."""
        setattr(state, "_note", self._note)  # noqa: B010
        self._keep(state)

    def _keep(self, state: BaseState) -> None:
        self.moments.append(self.codec.load(self.codec.dump(state)))


@dataclass
class TruthChecker:
    """Checks the statements of the positions of a match and gathers those that are not so.

    ``judged`` counts the verdicts by key, and ``credulous`` are the keys whose check did not mind
    another number than the one that was said.
    """

    game: AnyGame
    claims: Claims
    seed: bytes = b"truth"
    tried: int = OPTIONS_TRIED
    judged: Counter[str] = field(default_factory=Counter)
    lies: list[Lie] = field(default_factory=list)
    credulous: Counter[str] = field(default_factory=Counter)

    def __call__(self, match: AnyMatch, ask: Ask | None) -> None:
        """Check the headline, the question, some options, and the computer's hint with its reason.

        It follows the protocol of ``Observer``: None is the end of the match.
        """
        self._headline(match)
        if ask is None:
            return
        dice = Dice(self.seed, str(len(match.entries)))
        for picks in self._answers(ask, dice):
            self._check_words(match, self._answer(match, ask, picks))
        if self.game.reason is not None:
            view = match.view(ask.seat)
            best = self.game.computer(self.game.computer_kinds[0])(ask, lambda: view, dice)
            outcome = self._answer(match, ask, best)
            self._judge(self.claims.reasons, self.game.reason(view, ask, best), match, outcome)
            self._check_words(match, outcome)

    def _answers(self, ask: Ask, dice: Dice) -> Iterator[Picks]:
        """Some answers with a single pick; a question that wants several has its first ones."""
        if ask.low > 1:
            yield ask.options[: ask.low]
            return
        for option in dice.sample(ask.options, min(self.tried, len(ask.options))):
            yield (option,)

    def _fork(self, match: AnyMatch) -> AnyMatch:
        """A copy of the match, replayed from its last snapshot."""
        if not match.snapshots:
            return Match(match.game, match.header, match.entries, seed=match.seed)
        kept = match.snapshots[-1]
        begin: BaseState = match.game.codec.load(kept.state)

        def resume_at(table: Setup) -> BaseState:
            return begin

        game: AnyGame = replace(match.game, setup=resume_at)
        since = live(match.entries)[kept.live_count :]
        return Match(game, match.header, since, seed=match.seed)

    def check_set_up(self, match: AnyMatch) -> None:
        """Check the notes that were told before the first question."""
        listener = _Listener(self.game.codec)

        def listened_to(table: Setup) -> BaseState:
            state: BaseState = self.game.setup(table)
            listener.listen(state)
            return state

        game: AnyGame = replace(match.game, setup=listened_to)
        begun: AnyMatch = Match(game, match.header, (), seed=match.seed)
        listener.stop(begun.state)
        self._check_notes(listener, None, ())

    @contextmanager
    def hearing(self, match: AnyMatch, ask: Ask) -> Iterator[None]:
        """Check the notes that the match itself tells after the answer that is given now."""
        listener, state = _Listener(self.game.codec), match.state
        listener.listen(state)
        yield
        listener.stop(state)
        self._check_notes(listener, ask, ())

    def _answer(self, match: AnyMatch, ask: Ask, picks: Picks) -> Outcome:
        """Answer in a fork, and check the notes with the states around each of them."""
        fork = self._fork(match)
        listener = _Listener(self.game.codec)
        listener.listen(fork.state)
        fork.answer(ask.seat, picks)
        listener.stop(fork.state)
        told = self._check_notes(listener, ask, picks)
        after, heard = listener.moments[-1], len(fork.notes)
        return Outcome(ask, picks, after, told, fork.pending, fork, heard, len(fork.entries))

    def _check_notes(
        self, listener: _Listener, ask: Ask | None, picks: Picks
    ) -> tuple[Told[Any], ...]:
        moments, told = tuple(listener.moments), list[Told[Any]]()
        for place, said in enumerate(listener.heard, 1):
            found = Told(said.args, moments[place], said.key, moments, place)
            told.append(found)
            for part in parts(said):
                check = self.claims.notes.get(part.key)
                if check is not None:
                    given = replace(found, args=part.args, key=part.key)
                    self._verdict(part, check, given, ask, picks)
        return tuple(told)

    def _check_words(self, match: AnyMatch, outcome: Outcome) -> None:
        """Check the words of a question and of the options that were answered in a fork."""
        ask, view = outcome.ask, match.view(outcome.ask.seat)
        words = [Phrase(ask.key, ask.facts)]
        # What several picks bring together is not what each of them says.
        for pick in outcome.picks if len(outcome.picks) == 1 else ():
            words.append(self.game.label(view, ask, pick))
            hint = self.game.hint(view, ask, pick)
            words += [hint] if hint is not None else []
        for said in words:
            self._judge(self.claims.options, said, match, outcome)

    def _judge(
        self,
        checks: Mapping[str, OptionCheck],
        said: Phrase,
        match: AnyMatch,
        outcome: Outcome,
    ) -> None:
        view = match.view(outcome.ask.seat)
        for part in parts(said):
            check = checks.get(part.key)
            if check is not None:
                offered: Offered[Any] = Offered(part.args, match.state, part.key, view, outcome)
                self._verdict(part, check, offered, outcome.ask, outcome.picks)

    def _headline(self, match: AnyMatch) -> None:
        for part in parts(self.game.headline(match.view(None))):
            check = self.claims.headlines.get(part.key)
            if check is not None:
                self._verdict(part, check, Said(part.args, match.state, part.key), None, ())

    def _verdict(
        self,
        said: Phrase,
        check: Callable[[Any], bool | None],
        given: Said[Any],
        ask: Ask | None,
        picks: Picks,
    ) -> None:
        verdict = check(given)
        if verdict is None:
            return
        self.judged[said.key] += 1
        if not verdict:
            self.lies.append(Lie(said.key, said.args, ask.key if ask else "", picks))
            return
        if self.judged[said.key] > FALSE_NUMBERS_TRIED:
            return
        for name, arg in given.args.items():
            false = {**given.args, name: arg + 1} if isinstance(arg, int) else None
            if false is not None and _accepts(check, replace(given, args=false)):
                self.credulous[f"{said.key} {name}"] += 1


def _accepts(check: Callable[[Any], bool | None], false: Said[Any]) -> bool:
    """Whether a check minds nothing; a thing that does not exist is not accepted."""
    try:
        return bool(check(false))
    except (LookupError, StopIteration):
        return False


def parts(said: Phrase) -> Iterator[Phrase]:
    """A phrase and all phrases among its arguments."""
    yield said
    for arg in said.args.values():
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Phrase):
                yield from parts(part)


def claims_of(game: str) -> Claims:
    """The claims of a game, from ``tests/<game>/claims``."""
    found: Claims = import_module(f"tests.{game}.claims").CLAIMS
    return found
