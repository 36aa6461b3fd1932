"""A match: replays its log into a position, and appends answers to the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from games.core import fair
from games.core.answers import Refused as Refused
from games.core.answers import check_picks
from games.core.game import AnyGame, Game, Legacy, Setup
from games.core.log import AGREED, ALONE, REWINDS, Entry, Header, Record, live, record
from games.core.phrase import Phrase, phrase, seat_name
from games.core.replay import Diverged as Diverged
from games.core.replay import ReplayCursor, check_answer, check_chance
from games.core.snapshots import MAX_SNAPSHOTS, SNAPSHOT_STRIDE, Snapshot
from games.core.state import BaseState, Note
from games.core.steps import Ask, Chance, Checkpoint, Picks, Procedure, Reply, Together

S = TypeVar("S", bound=BaseState)
V = TypeVar("V")

# A rule that yields more often than this without asking anybody is in an endless loop.
MAX_STEPS_BETWEEN_QUESTIONS = 10_000


class LoggedNote(NamedTuple):
    """A note and the number of the entry that caused it (-1: told before the first entry)."""

    number: int
    note: Note


def setup_of(game: AnyGame, header: Header) -> Setup:
    """The arguments of a game's set-up, taken from a header."""
    return Setup(
        header.seats,
        game.options.model_validate(header.options),
        header.fixes,
        header.people or len(header.seats),
        header.legacy,
    )


class Match(Generic[S, V]):
    """One game being played. Pure: no clock, no storage, no people.

    ``state``, ``pending`` and ``notes`` follow from ``header`` and ``entries`` alone. The seed is
    needed only for new chance outcomes: a replay takes those that happened from the log.
    """

    __slots__ = (
        "_answers",
        "_barrier",
        "_live",
        "_procedure",
        "_together",
        "_views",
        "_wanted",
        "entries",
        "game",
        "header",
        "notes",
        "over",
        "seed",
        "snapshots",
        "state",
        "stride",
    )

    def __init__(
        self,
        game: Game[S, V],
        header: Header,
        entries: Iterable[Entry] = (),
        *,
        seed: bytes | None = None,
        snapshot: Snapshot | None = None,
        stride: int = SNAPSHOT_STRIDE,
    ) -> None:
        self.game = game
        self.header = header
        self.seed = seed
        self.stride = stride
        self.entries: list[Entry] = list(entries)
        # A stored snapshot has no notes: only a replay from the beginning gives those before it.
        self.snapshots: list[Snapshot] = [snapshot._replace(notes=0)] if snapshot else []
        self.notes: list[LoggedNote] = []
        self._wanted: tuple[Ask, ...] = ()
        self._answers: dict[str, Picks] = {}
        self._replay()

    @classmethod
    def begin(
        cls,
        game: Game[S, V],
        seats: Sequence[str],
        options: Mapping[str, object] | None = None,
        *,
        seed: bytes,
        people: int | None = None,
        words: Sequence[str] | None = None,
        legacy: Legacy | None = None,
        by_lot: bool = True,
        stride: int = SNAPSHOT_STRIDE,
    ) -> Match[S, V]:
        """A new match of the newest rules, played up to its first question.

        ``people`` is how many play where that is not the number of seats. ``words`` are what the
        players add to the luck, in the order in which they joined; without them the seed alone
        decides, by the first scheme of :mod:`games.core.fair`. ``legacy`` is what an earlier match
        has left for this one. ``by_lot`` is False where people keep their seats from that match.
        """
        chosen = game.options.model_validate(options or {})
        header = Header(
            game=game.id,
            edition=game.edition,
            fixes=game.fixes,
            seats=tuple(seats),
            people=people or len(seats),
            options=chosen.model_dump(mode="json"),
            seed_hash=fair.seed_hash(seed),
            legacy=dict(legacy or {}),
        )
        if words is not None:
            lot = fair.seating(seed, words) if by_lot else ()
            told = {"luck": 2, "words": tuple(words), "drawn": lot}
            header = header.model_copy(update=told)
        return cls(game, header, seed=seed, stride=stride)

    def __repr__(self) -> str:
        waits = "over" if self.over else "waits for " + ", ".join(self.awaited)
        return f"<Match of {self.header.game}, {len(self.entries)} entries, {waits}>"

    # Reading

    @property
    def pending(self) -> tuple[Ask, ...]:
        """The questions that wait for an answer."""
        if not self._answers:
            return self._wanted
        return tuple(ask for ask in self._wanted if ask.seat not in self._answers)

    @property
    def sealed(self) -> bool:
        """Whether the pending questions are answered together, unseen by the others."""
        return self._together

    @property
    def awaited(self) -> tuple[str, ...]:
        """The seats that have a question to answer."""
        return tuple(ask.seat for ask in self.pending)

    @property
    def answered(self) -> tuple[str, ...]:
        """The seats that have given a sealed answer to what is still being asked."""
        return tuple(self._answers)

    def sealed_by(self, seat: str) -> Entry:
        """The sealed answer of one of the seats that have ``answered``."""
        given = (e for e in reversed(self._live) if e.kind == "answer")
        return next(entry for entry in given if entry.seat == seat)

    def ask_for(self, seat: str) -> Ask | None:
        """The question that waits for ``seat``."""
        for ask in self._wanted:
            if ask.seat == seat and seat not in self._answers:
                return ask
        return None

    def view(self, seat: str | None) -> V:
        """What ``seat`` (None: the public) may see."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def visible_notes(self, seat: str | None, since: int = -1) -> list[LoggedNote]:
        """The notes that ``seat`` may read, from entry ``since`` on (-1: from the set-up on)."""
        return [told for told in self.notes if told.number >= since and told.note.visible_to(seat)]

    def forget_notes(self, keep: int) -> int | None:
        """Drop all but the newest ``keep`` notes, to save memory.

        Notes since the oldest snapshot are kept. Returns the number of the first entry whose notes
        are complete, or None if nothing was dropped; earlier notes need a replay.
        """
        gone = min(len(self.notes) - keep, self.snapshots[0].notes if self.snapshots else 0)
        while gone > 0 and max(told.number for told in self.notes[:gone]) >= self._told_at(gone):
            gone -= 1
        if gone <= 0:
            return None
        first = self._told_at(gone)
        del self.notes[:gone]
        self.snapshots = [kept._replace(notes=kept.notes - gone) for kept in self.snapshots]
        return first

    def _told_at(self, place: int) -> int:
        return self.notes[place].number if place < len(self.notes) else len(self.entries)

    @property
    def legacy(self) -> Legacy:
        """What the finished match leaves for another one; raises ``ValueError`` before its end."""
        if not self.over:
            raise ValueError("the match is not over")
        return self.game.legacy(self.state)

    @property
    def digest(self) -> str:
        """A fingerprint of the whole state."""
        return self.game.codec.digest(self.state)

    def record(self, *, with_seed: bool = False) -> Record:
        """The match as a file."""
        return record(self.header, self.entries, self.seed if with_seed else None, self.digest)

    # Adding to the log

    def answer(
        self, seat: str, picks: Sequence[str], fingerprint: str | None = None
    ) -> list[Entry]:
        """Answer the question that waits for ``seat``; returns the entries this added.

        Raises :class:`Refused`, and changes nothing, if the seat has no question, the fingerprint
        belongs to another question, or the picks are not among the options.
        """
        ask = check_picks(self.ask_for(seat), picks, fingerprint, over=self.over)
        if len(picks) > 1:
            chosen = tuple(option for option in ask.options if option in picks)
        else:
            chosen = tuple(picks)
        first = len(self.entries)
        self._append(Entry(first, "answer", seat, ask.key, chosen, ask.fingerprint))
        try:
            self._take(ask, chosen, None)
        except Exception:
            # A rule that breaks must not leave half a move behind.
            del self.entries[first:]
            self._replay()
            raise
        return self.entries[first:]

    def undoable(self, seat: str) -> Entry | None:
        """The answer that ``seat`` may take back on its own, if there is one."""
        if seat in self._answers:
            # Sealed answers are opened together, so another seat's sealed answer is no barrier.
            return self.sealed_by(seat)
        for place in range(len(self._live) - 1, self._barrier - 1, -1):
            entry = self._live[place]
            if entry.kind == "answer":
                return entry if entry.seat == seat else None
        return None

    def undoable_answers(self, seat: str) -> int:
        """How many answers ``seat`` may take back on its own, one after the other."""
        if seat in self._answers:
            return 1
        count = 0
        for entry in reversed(self._live[self._barrier :]):
            if entry.kind == "answer":
                if entry.seat != seat:
                    break
                count += 1
        return count

    def undo(self, seat: str) -> list[Entry]:
        """Take back the seat's last answer; raises :class:`Refused` past a barrier."""
        entry = self.undoable(seat)
        if entry is None:
            raise Refused(phrase("core.refused.undo"))
        return self._withdraw(seat, ALONE, [entry.number])

    def rewind(self, seat: str | None, number: int, key: str = AGREED) -> list[Entry]:
        """Take back entry ``number`` and all after it.

        ``key`` is one of ``REWINDS`` and says who decided: the table agreed, a moderator decided,
        or ``seat`` needed nobody's consent.
        """
        numbers = [e.number for e in self._live if e.number >= number and e.kind != "undo"]
        if not numbers:
            raise Refused(phrase("core.refused.undo"))
        return self._withdraw(seat, key, numbers)

    def past_luck(self, number: int) -> bool:
        """Whether taking back entry ``number`` would undo a chance outcome or a reveal."""
        return self._barrier > 0 and self._live[self._barrier - 1].number >= number

    def fork(self, seed: bytes) -> Match[S, V]:
        """Copy the match onto a log of its own that continues with another seed."""
        changed = {
            "seed_hash": fair.seed_hash(seed),
            "forked": len(self.entries),
            "origins": (*self.header.origins, self.header.seed_hash),
        }
        header = self.header.model_copy(update=changed)
        return Match(self.game, header, self.entries, seed=seed, stride=self.stride)

    # Internals

    def _append(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._live.append(entry)

    def _take(self, ask: Ask, picks: Picks, script: ReplayCursor | None) -> None:
        if not self._together:
            self._advance(picks, script)
            return
        self._answers[ask.seat] = picks
        if len(self._answers) == len(self._wanted):
            replies = {wanted.seat: self._answers[wanted.seat] for wanted in self._wanted}
            self._barrier = len(self._live)
            self._advance(replies, script)

    def _advance(self, reply: Reply, script: ReplayCursor | None) -> None:
        """Run the procedure until it asks people again or ends."""
        self._wanted, self._together, self._answers = (), False, {}
        # Only the procedure changes the state, so cached views are valid until here.
        self._views: dict[str | None, V] = {}
        procedure = self._procedure
        for _ in range(MAX_STEPS_BETWEEN_QUESTIONS):
            try:
                step = procedure.send(reply)
            except StopIteration:
                self.over = True
                self._collect_notes()
                return
            self._collect_notes()
            if isinstance(step, Ask):
                self._wanted = (step,)
                return
            if isinstance(step, Together):
                if step.asks:
                    self._wanted, self._together = step.asks, True
                    return
                reply = {}
            elif isinstance(step, Chance):
                reply = self._chance(step, script)
            else:
                self._keep(step)
                reply = None
        raise RuntimeError("the rules go on and on without asking anybody")

    def _collect_notes(self) -> None:
        told = self.state.told
        if told:
            number = self._live[-1].number if self._live else -1
            for note in told:
                self.notes.append(LoggedNote(number, note))
                if note.reveals:
                    self._barrier = len(self._live)
            told.clear()

    def _chance(self, step: Chance, script: ReplayCursor | None) -> Picks:
        entry = script.next_entry() if script else None
        while entry is not None and entry.kind == "undo":
            # After an undo entry the withdrawn draw is drawn again.
            self._mark(entry)
            entry = script.next_entry() if script else None
        if entry is None:
            if self.seed is None:
                raise Diverged(len(self.entries), "the log ends before a chance outcome")
            number = len(self.entries)
            picks = fair.drawn(self.header, self.seed, self.entries, step)
            entry = Entry(number, "chance", None, step.key, picks, step.fingerprint)
            self._append(entry)
        else:
            check_chance(entry, step)
            self._live.append(entry)
        self._barrier = len(self._live)
        return entry.picks

    def _keep(self, step: Checkpoint) -> None:
        live_count = len(self._live)
        if self.snapshots and live_count - self.snapshots[-1].live_count < self.stride:
            return
        if not self.snapshots and live_count < self.stride:
            return
        state = self.game.codec.dump(self.state)
        number = self._live[-1].number if live_count else -1
        self.snapshots.append(Snapshot(live_count, number, len(self.notes), self._barrier, state))
        del self.snapshots[:-MAX_SNAPSHOTS]

    def _mark(self, undo: Entry) -> None:
        self._live.append(undo)
        told = REWINDS.get(undo.key)
        if told is not None:
            names = {"seat": seat_name(undo.seat)} if undo.seat is not None else {}
            self.notes.append(LoggedNote(undo.number, Note(Phrase(told, names))))

    def _withdraw(self, seat: str | None, key: str, numbers: Sequence[int]) -> list[Entry]:
        first = len(self.entries)
        self.entries.append(Entry(first, "undo", seat, key, tuple(map(str, numbers)), ""))
        try:
            self._replay()
        except Exception:
            del self.entries[first:]
            self._replay()
            raise
        return self.entries[first:]

    def _replay(self) -> None:
        """Replay the log from the newest snapshot that fits it."""
        script = live(self.entries)
        self.snapshots = [kept for kept in self.snapshots if kept.fits(script)]
        told = len(self.entries)
        if self.snapshots:
            try:
                self._resume(script, self.snapshots[-1])
                return
            except Exception:
                # A snapshot is only a cache: if one does not fit, replay the whole log.
                self.snapshots.clear()
                del self.entries[told:]
        self._resume(script, None)

    def _resume(self, script: Sequence[Entry], start: Snapshot | None) -> None:
        self.over = False
        if start is None:
            self.state: S = self.game.setup(setup_of(self.game, self.header))
            self._live: list[Entry] = []
            self._barrier = 0
            self.notes.clear()
        else:
            self.state = self.game.codec.load(start.state)
            self._live = list(script[: start.live_count])
            self._barrier = start.barrier
            del self.notes[start.notes :]
        self._procedure: Procedure[None] = self.game.play(self.state)
        try:
            self._follow(ReplayCursor(script, len(self._live)))
        except Diverged:
            raise
        except Exception as broken:
            if not script:
                raise
            number = self._live[-1].number if self._live else 0
            raise Diverged(number, f"the rules break with {broken!r}") from broken

    def _follow(self, script: ReplayCursor) -> None:
        self._advance(None, script)
        while (entry := script.next_entry()) is not None:
            if entry.kind == "undo":
                self._mark(entry)
                continue
            ask = check_answer(entry, self.ask_for(entry.seat or ""), self.pending)
            self._live.append(entry)
            self._take(ask, entry.picks, script)


# For code that knows no particular game.
AnyMatch = Match[Any, Any]
