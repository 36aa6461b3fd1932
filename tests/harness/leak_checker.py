"""Checks self-played matches for hidden information that a seat can learn.

Three ways to learn it are tried: an answer that is given and undone, moves in a private trial, and
the entries of the log. Each is done in the real state and in one whose hidden facts are resampled
for the seat; a difference that the seat observes is a :class:`Leak`.
"""

from __future__ import annotations

from dataclasses import replace

from games.core.fair import Dice
from games.core.game import Setup, random_player
from games.core.log import Entry, live
from games.core.match import AnyMatch, Diverged, Match, Refused
from games.core.snapshots import Snapshot
from games.core.state import BaseState
from games.core.steps import Ask, Picks
from games.core.trials.determinization import (
    Determinization,
    Determinizer,
    entries_since_checkpoint,
)
from games.core.trials.trial import Trial
from tests.harness.observations import MAX_COMPARED_ENTRIES, Leak, compare

MAX_TRIAL_STEPS = 20
"""How many answers are given in a trial."""
MAX_ANSWERS_TRIED = 3
"""How many answers to one question are given and taken back."""


class LeakChecker:
    """An observer of a self-played match that raises :class:`Leak`.

    On average it tests undo at one in ``answers`` questions, trials at one in ``trials`` questions
    and the log from one in ``checkpoints`` checkpoints. ``tried`` counts the tests in which the
    resampled state differed from the real one.
    """

    def __init__(self, *, answers: int = 4, trials: int = 60, checkpoints: int = 12) -> None:
        self.answers = answers
        self.trials = trials
        self.checkpoints = checkpoints
        self.tried = {"answers": 0, "trials": 0, "logs": 0}
        self._snapshots: dict[int, Snapshot] = {}

    def __call__(self, match: AnyMatch, ask: Ask | None) -> None:
        """Check the position, or the whole log where ``ask`` is None. Raises :class:`Leak`."""
        # Dice of its own, so that the check does not change how the match goes on.
        dice = Dice(match.header.seed_hash.encode(), f"spy:{len(match.entries)}")
        for snapshot in match.snapshots[-1:]:
            self._snapshots.setdefault(snapshot.live_count, snapshot)
        if ask is None:
            self._compare_logs(match, dice)
            return
        if dice.below(self.answers) == 0:
            self._answer_and_undo(match, ask, dice)
        if dice.below(self.trials) == 0:
            self._compare_trials(match, ask, dice)

    def _answer_and_undo(self, match: AnyMatch, ask: Ask, dice: Dice) -> None:
        if match.sealed or not match.snapshots:
            return
        kept = match.snapshots[-1]
        since = live(match.entries)[kept.live_count :]
        barred = any(e.kind != "undo" and e.seat != ask.seat for e in since)
        if barred or any(n.reveals for _, n in match.notes[kept.notes :]):
            return
        game = match.game
        for _ in range(min(MAX_ANSWERS_TRIED, len(ask.options))):
            picks = random_player(ask, lambda: None, dice)
            other = game.resample_hidden(game.codec.load(kept.state), ask.seat, dice)
            self.tried["answers"] += game.codec.dump(other) != kept.state
            here = _replay(match, game.codec.load(kept.state), since)
            here.answer(ask.seat, picks)
            if here.undoable(ask.seat) is None:
                continue
            try:
                there = _replay(match, other, since)
                there.answer(ask.seat, picks)
            except (Diverged, Refused) as differs:
                raise Leak(f"{ask.seat} learns something and takes it back: {differs}") from differs
            if _observation(here, ask.seat) != _observation(there, ask.seat):
                raise Leak(f"{ask.seat} answers {', '.join(picks)}, learns, and takes it back")

    def _compare_trials(self, shown: AnyMatch, ask: Ask, dice: Dice) -> None:
        game, header = shown.game, shown.header
        match: AnyMatch = Match(
            game, header, shown.entries, snapshot=next(iter(shown.snapshots[-1:]), None), stride=1
        )
        origin, entries_since = entries_since_checkpoint(match)
        name = b"%d" % len(match.entries)

        def determinization(origin: bytes, told: list[Entry], seed: bytes) -> Determinization:
            return Determinizer(game, header, origin, told, ask.seat, seed + name).determinize()

        try:
            twin, here = (
                determinization(origin, entries_since, b"twin"),
                determinization(origin, entries_since, b"trial"),
            )
        except Refused:
            # Few states fit if a fact that was hidden at the checkpoint has been shown since.
            return
        self.tried["trials"] += twin.digest != match.digest
        there = determinization(twin.origin, list(twin.told), b"trial")
        first, second = Trial(here, b"luck"), Trial(there, b"luck")
        while first.ask is not None and len(first.steps) < MAX_TRIAL_STEPS:
            picks: Picks = random_player(first.ask, lambda: None, dice)
            first.answer(picks)
            second.answer(picks)
        if _shape(first) != _shape(second):
            raise Leak(f"a trial of {ask.seat} depends on what the seat may not know")

    def _compare_logs(self, match: AnyMatch, dice: Dice) -> None:
        game, entries = match.game, live(match.entries)
        for live_count, kept in self._snapshots.items():
            if dice.below(self.checkpoints):
                continue
            for viewer in (None, *match.header.seats):
                here = game.codec.load(kept.state)
                there = game.resample_hidden(game.codec.load(kept.state), viewer, dice)
                self.tried["logs"] += game.codec.dump(there) != kept.state
                compare(
                    game,
                    here,
                    there,
                    entries[live_count : live_count + MAX_COMPARED_ENTRIES],
                    viewer,
                )


def _replay(match: AnyMatch, begin: BaseState, since: list[Entry]) -> AnyMatch:
    """The match from a checkpoint on, replayed in the state ``begin`` with a seed of its own."""

    def resume_at(table: Setup) -> BaseState:
        return begin

    game = replace(match.game, setup=resume_at)
    return Match(game, match.header, since, seed=b"spy")


def _observation(match: AnyMatch, seat: str) -> object:
    heard = [note for _, note in match.notes if note.visible_to(seat)]
    return match.view(seat), match.ask_for(seat), match.awaited, heard, match.undoable(seat)


def _shape(trial: Trial) -> tuple[str, list[Entry], int]:
    return (
        trial.determinization.digest,
        trial.determinization.entries,
        len(trial.determinization.notes),
    )
