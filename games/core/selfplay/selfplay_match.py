"""A self-played match with tests of its decisions.

Failures are: a dead end, an endless match, rules or computer players that raise, a failed audit, a
replay that differs, an undo that does not restore the position or reaches past a barrier or past
something learnt, a checkpoint from which the match continues differently, and every complaint of an
observer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from games.core.fair import Dice
from games.core.game import AnyGame, Computer, Legacy, Setup
from games.core.log import Entry, live
from games.core.match import AnyMatch, Diverged, Match, Refused
from games.core.past.proof import told_and_proved
from games.core.snapshots import SNAPSHOT_STRIDE, Snapshot
from games.core.state import BaseState, Note
from games.core.steps import Ask, Picks

MAX_DECISIONS = 20_000

Players = Mapping[str, Computer[Any]]

Observer = Callable[[AnyMatch, Ask | None], None]
"""Looks at a position that is put to the test, before the question is answered (None: at the end).

It raises whatever it likes where it finds something wrong, and changes nothing. This is how tests
come in that the rules cannot do themselves: whether a position can be shown to people, or whether
the options are those that somebody else reads in the rulebook.
"""


class Failure(Exception):
    """A rule found broken, with the log that shows it."""

    def __init__(self, why: str, entries: Sequence[Entry] = ()) -> None:
        super().__init__(f"{why} (after {len(entries)} entries)")
        self.why = why
        self.entries = tuple(entries)


def replay_from_snapshot(
    match: AnyMatch, kept: Snapshot, state: BaseState | None = None
) -> AnyMatch:
    """The match replayed from the state of a snapshot, or from ``state`` if one is given.

    Raises :class:`Diverged` where the rules do not replay the log from there. A match that is
    created with a snapshot would fall back on its whole log instead.
    """
    begin = match.game.codec.load(kept.state) if state is None else state

    def resume_at(table: Setup) -> BaseState:
        return begin

    game: AnyGame = replace(match.game, setup=resume_at)
    return Match(game, match.header, live(match.entries)[kept.live_count :])


class SelfPlayMatch:
    """One self-played match, with every ``every``-th decision put to the full test (0: none)."""

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[str],
        players: Players,
        *,
        seed: bytes,
        options: Mapping[str, object] | None = None,
        people: int | None = None,
        every: int = 1,
        max_decisions: int = MAX_DECISIONS,
        observers: Sequence[Observer] = (),
        legacy: Legacy | None = None,
    ) -> None:
        self.players = players
        self.every = every
        self.observers = observers
        self.max_decisions = max_decisions
        self.decisions = 0
        self._dice = {seat: Dice(seed, f"player:{seat}") for seat in seats}
        self._order = Dice(seed, "order")
        self._early: Snapshot | None = None
        stride = 1 if every else SNAPSHOT_STRIDE
        try:
            self.match: AnyMatch = Match.begin(
                game, seats, options, seed=seed, people=people, stride=stride, legacy=legacy
            )
        except Exception as broken:
            raise Failure(f"the rules break with {broken!r}") from broken

    def run(self) -> AnyMatch:
        """Play to the end; raises :class:`Failure`."""
        match = self.match
        while not match.over:
            if self.decisions == self.max_decisions:
                raise Failure(f"not over after {self.max_decisions} decisions", match.entries)
            self.step()
        if self.every:
            self._audit()
            self._replay()
            if self._early:
                self._re_enter(self._early)
            self._check_scores()
            self._looked_at(None)
        return match

    def step(self) -> None:
        """One decision of one of the awaited seats."""
        pending = self.match.pending
        ask = pending[self._order.below(len(pending))]
        self._sound(ask)
        picks = self._decide(ask)
        self.decisions += 1
        if self.every and self.decisions % self.every == 0:
            self._tested(ask, picks)
        else:
            self._answer(ask, picks)

    def _decide(self, ask: Ask) -> Picks:
        def get_view() -> object:
            return self.match.view(ask.seat)

        try:
            return self.players[ask.seat](ask, get_view, self._dice[ask.seat])
        except Exception as broken:
            why = f"{ask.key}: the computer player breaks with {broken!r}"
            raise Failure(why, self.match.entries) from broken

    def _answer(self, ask: Ask, picks: Picks) -> list[Entry]:
        match = self.match
        try:
            return match.answer(ask.seat, picks)
        except Refused as refusal:
            why = f"{ask.key}: {', '.join(picks)} is refused ({refusal.reason.key})"
            raise Failure(why, match.entries) from refusal
        except Exception as broken:
            why = f"{ask.key}: the rules break with {broken!r} after {', '.join(picks)}"
            raise Failure(why, match.entries) from broken

    # What may be wrong

    def _sound(self, ask: Ask) -> None:
        if not 0 <= ask.low <= ask.high or len(ask.options) < ask.low or not ask.options:
            raise Failure(f"{ask.key}: a dead end for {ask.seat}", self.match.entries)
        if len(dict.fromkeys(ask.options)) != len(ask.options):
            raise Failure(f"{ask.key}: an option stands twice", self.match.entries)
        if ask.seat not in self._dice:
            raise Failure(f"{ask.key}: asked of {ask.seat}, who is not here", self.match.entries)

    def _tested(self, ask: Ask, picks: Picks) -> None:
        """Answer, take it back, answer again, and look whether all is as it was."""
        match = self.match
        self._worded(ask)
        self._looked_at(ask)
        before, last_sealed = self._shape(), match.sealed and len(match.pending) == 1
        told, kept = len(match.notes), match.snapshots[-1] if match.snapshots else None
        added = self._answer(ask, picks)
        barrier = len(added) > 1 or any(note.reveals for _, note in match.notes[told:])
        self._behind_barrier(ask, barrier or last_sealed)
        if match.undoable(ask.seat) is not None:
            after = self._shape()
            self._take_back(ask)
            if self._shape() != before:
                raise Failure(f"{ask.key}: undo does not restore the position", match.entries)
            self._answer(ask, picks)
            if self._shape() != after:
                raise Failure(f"{ask.key}: the same answer leads elsewhere", match.entries)
            if kept is not None:
                self._learnt_nothing(ask, kept)
        self._audit()
        if match.snapshots:
            self._re_enter(match.snapshots[-1])
            if self._early is None or self._order.below(8) == 0:
                self._early = match.snapshots[-1]

    def _take_back(self, ask: Ask) -> None:
        match = self.match
        try:
            match.undo(ask.seat)
        except Diverged as differs:
            why = f"{ask.key}: undo does not restore the position: {differs}"
            raise Failure(why, match.entries) from differs

    def _worded(self, ask: Ask) -> None:
        """Everything a person would need to answer can be built."""
        game, match = self.match.game, self.match
        try:
            seen = match.view(ask.seat)
            game.headline(match.view(None))
            for option in ask.options:
                game.label(seen, ask, option)
                game.hint(seen, ask, option)
                game.place(seen, ask, option)
        except Exception as broken:
            why = f"{ask.key}: cannot be put into words: {broken!r}"
            raise Failure(why, match.entries) from broken
        if game.topics and game.topic_of(ask.key) not in game.topics:
            raise Failure(f"{ask.key}: no page of the rules explains it", match.entries)

    def _looked_at(self, ask: Ask | None) -> None:
        """Run all observers; a complaint of one is a failure."""
        match = self.match
        for observer in self.observers:
            try:
                observer(match, ask)
            except Exception as complaint:
                asked = ask.key if ask is not None else "the end"
                raise Failure(f"{asked}: {complaint!r}", match.entries) from complaint

    def _behind_barrier(self, ask: Ask, barrier: bool) -> None:
        """Nobody may undo past luck, a reveal, sealed answers opened or another's answer."""
        match = self.match
        for seat in match.header.seats:
            if match.undoable(seat) is None:
                continue
            if barrier or (seat != ask.seat and not match.sealed):
                raise Failure(f"{ask.key}: undo reaches past a barrier", match.entries)

    def _learnt_nothing(self, ask: Ask, kept: Snapshot) -> None:
        """Fail if an answer that can be undone has shown the seat something hidden.

        The same answers are given in a state whose hidden facts are resampled; if the seat
        observes another outcome there, it has learnt something.
        """
        match = self.match
        since = live(match.entries)[kept.live_count :]
        barriers = [e for e in since if e.kind != "undo" and e.seat != ask.seat]
        shown = [n for _, n in match.notes[kept.notes :] if n.reveals]
        if match.sealed or barriers or shown:
            return
        game = match.game
        other = game.resample_hidden(game.codec.load(kept.state), ask.seat, self._order)
        try:
            twin = replay_from_snapshot(match, kept, other)
        except Diverged as differs:
            why = f"{ask.key}: undo reaches past something learnt: {differs}"
            raise Failure(why, match.entries) from differs
        own, theirs = match.ask_for(ask.seat), twin.ask_for(ask.seat)
        heard = [n for _, n in match.notes[kept.notes :] if n.visible_to(ask.seat)]
        heard_there = [n for _, n in twin.notes if n.visible_to(ask.seat)]
        if own != theirs or heard != heard_there or match.view(ask.seat) != twin.view(ask.seat):
            raise Failure(f"{ask.key}: undo reaches past something learnt", match.entries)

    def _shape(self) -> tuple[str, tuple[str, ...], int, list[Note]]:
        match = self.match
        latest = [told.note for told in match.notes[-3:]]
        asked = tuple(ask.fingerprint for ask in match.pending)
        return match.digest, asked, len(match.notes), latest

    def _audit(self) -> None:
        try:
            wrong = self.match.game.audit(self.match.state)
        except Exception as broken:
            wrong = [repr(broken)]
        if wrong:
            raise Failure("audit: " + "; ".join(wrong), self.match.entries)

    def _check_scores(self) -> None:
        match = self.match
        scored = [final_score.seat for final_score in match.game.score(match.state)]
        if sorted(scored) != sorted(match.header.seats):
            raise Failure("a finished match does not score every seat", match.entries)

    def _replay(self) -> None:
        """Told again, the match is the same, and every outcome follows from the seed."""
        match = self.match
        assert match.seed is not None
        try:
            twin, wrong = told_and_proved(match.game, match.record(), match.seed)
        except Diverged as differs:
            raise Failure(f"a replay diverges: {differs}", match.entries) from differs
        self._same(twin, 0, "a replay")
        if twin.entries != match.entries:
            raise Failure("a replay adds to the log", match.entries)
        if wrong:
            raise Failure(f"entries {wrong} do not follow from the seed", match.entries)

    def _re_enter(self, kept: Snapshot) -> None:
        try:
            twin = replay_from_snapshot(self.match, kept)
        except Diverged as differs:
            why = f"a checkpoint re-entered diverges: {differs}"
            raise Failure(why, self.match.entries) from differs
        self._same(twin, kept.notes, "a checkpoint re-entered")

    def _same(self, twin: AnyMatch, notes: int, what: str) -> None:
        match = self.match
        if (twin.digest, twin.pending, twin.over) != (match.digest, match.pending, match.over):
            raise Failure(f"{what} leads to another position", match.entries)
        if [told.note for told in twin.notes] != [told.note for told in match.notes[notes:]]:
            raise Failure(f"{what} tells another story", match.entries)
