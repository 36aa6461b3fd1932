"""An onlooker who tries to find out at every seat what that seat may not know.

Three ways are tried: giving an answer and taking it back, trying moves out in private, and
counting what appears in the log. Each is tried in the real world and in another one that the seat
cannot tell from it; whatever differs is a :class:`Leak`.
"""

from __future__ import annotations

from dataclasses import replace

from games.core.facts import Facts
from games.core.fair import Dice
from games.core.game import Setup, random_player
from games.core.log import Entry, live
from games.core.match import AnyMatch, Diverged, Match, Refused
from games.core.selfplay.twins import NEAR, Leak, compare
from games.core.snapshots import Snapshot
from games.core.steps import Ask, Picks
from games.core.trials.trial import Trial
from games.core.trials.worlds import Search, World, tale_of

STEPS = 20
"""How far a trial is played on."""
WAYS = 3
"""How many answers to one question are given and taken back."""


class Spy:
    """Looks at one in ``answers`` questions for what can be learnt and undone, at one in
    ``trials`` for what a trial shows, and at one in ``checkpoints`` for what the log counts.

    ``tried`` tells how often each was done in a world that truly differed.
    """

    def __init__(self, *, answers: int = 4, trials: int = 60, checkpoints: int = 12) -> None:
        self.answers = answers
        self.trials = trials
        self.checkpoints = checkpoints
        self.tried = {"answers": 0, "trials": 0, "worlds": 0}
        self._kept: dict[int, Snapshot] = {}

    def __call__(self, match: AnyMatch, ask: Ask | None) -> None:
        """Spy on the position; at the end on the whole log. Raises :class:`Leak`."""
        # Of its own, so that nothing else in the match falls differently because somebody spies.
        dice = Dice(match.header.seed_hash.encode(), f"spy:{len(match.entries)}")
        for snapshot in match.snapshots[-1:]:
            self._kept.setdefault(snapshot.standing, snapshot)
        if ask is None:
            self._count(match, dice)
            return
        if dice.below(self.answers) == 0:
            self._undo(match, ask, dice)
        if dice.below(self.trials) == 0:
            self._try_out(match, ask, dice)

    # Learning something and taking it back

    def _undo(self, match: AnyMatch, ask: Ask, dice: Dice) -> None:
        if match.sealed or not match.snapshots:
            return
        kept = match.snapshots[-1]
        since = live(match.entries)[kept.standing :]
        barred = any(e.kind != "undo" and e.seat != ask.seat for e in since)
        if barred or any(n.reveals for _, n in match.notes[kept.notes :]):
            return
        game = match.game
        for _ in range(min(WAYS, len(ask.options))):
            picks = random_player(ask, lambda: None, dice)
            other = game.conceal(game.codec.load(kept.state), ask.seat, dice)
            self.tried["answers"] += game.codec.dump(other) != kept.state
            here = _told(match, game.codec.load(kept.state), since)
            here.answer(ask.seat, picks)
            if here.undoable(ask.seat) is None:
                continue
            try:
                there = _told(match, other, since)
                there.answer(ask.seat, picks)
            except (Diverged, Refused) as differs:
                raise Leak(f"{ask.seat} learns something and takes it back: {differs}") from differs
            if _sight(here, ask.seat) != _sight(there, ask.seat):
                raise Leak(f"{ask.seat} answers {', '.join(picks)}, learns, and takes it back")

    # Trying moves out

    def _try_out(self, shown: AnyMatch, ask: Ask, dice: Dice) -> None:
        game, header = shown.game, shown.header
        match: AnyMatch = Match(
            game, header, shown.entries, snapshot=next(iter(shown.snapshots[-1:]), None), stride=1
        )
        origin, story = tale_of(match)
        name = b"%d" % len(match.entries)

        def world(origin: bytes, told: list[Entry], seed: bytes) -> World:
            return Search(game, header, origin, told, ask.seat, seed + name).found()

        try:
            twin, here = world(origin, story, b"twin"), world(origin, story, b"trial")
        except Refused:
            # What was hidden at the checkpoint may have been shown since: that is hard to hit.
            return
        self.tried["trials"] += twin.digest != match.digest
        there = world(twin.origin, list(twin.told), b"trial")
        first, second = Trial(here, b"luck"), Trial(there, b"luck")
        while first.ask is not None and len(first.steps) < STEPS:
            picks: Picks = random_player(first.ask, lambda: None, dice)
            first.answer(picks)
            second.answer(picks)
        if _shape(first) != _shape(second):
            raise Leak(f"a trial of {ask.seat} depends on what the seat may not know")

    # Counting what appears

    def _count(self, match: AnyMatch, dice: Dice) -> None:
        game, entries = match.game, live(match.entries)
        for standing, kept in self._kept.items():
            if dice.below(self.checkpoints):
                continue
            for viewer in (None, *match.header.seats):
                here = game.codec.load(kept.state)
                there = game.conceal(game.codec.load(kept.state), viewer, dice)
                self.tried["worlds"] += game.codec.dump(there) != kept.state
                compare(game, here, there, entries[standing : standing + NEAR], viewer)


def _told(match: AnyMatch, begin: Facts, since: list[Entry]) -> AnyMatch:
    """The match from a checkpoint on, in a world of its own, with some luck."""

    def lay_out(table: Setup) -> Facts:
        return begin

    game = replace(match.game, setup=lay_out)
    return Match(game, match.header, since, seed=b"spy")


def _sight(match: AnyMatch, seat: str) -> object:
    heard = [note for _, note in match.notes if note.heard_by(seat)]
    return match.view(seat), match.ask_for(seat), match.awaited, heard, match.undoable(seat)


def _shape(trial: Trial) -> tuple[str, list[Entry], int]:
    return trial.world.digest, trial.world.entries, len(trial.world.notes)
