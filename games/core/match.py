"""A match: its log replayed into a position, and the only way to add to that log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from games.core import fair
from games.core.answers import Refused as Refused
from games.core.answers import check_picks
from games.core.facts import Facts, Note
from games.core.game import AnyGame, Game, Legacy, Setup
from games.core.log import AGREED, ALONE, REWINDS, Entry, Header, Record, live, record
from games.core.phrase import Phrase, phrase, seat_name
from games.core.script import Diverged as Diverged
from games.core.script import Script, check_answer, check_chance
from games.core.snapshots import SNAPSHOTS_KEPT, STRIDE, Snapshot
from games.core.steps import Ask, Chance, Checkpoint, Picks, Reply, Story, Together

S = TypeVar("S", bound=Facts)
V = TypeVar("V")

# No rule draws or rests this often between two questions: one that does would go on for ever.
LONGEST_BREATH = 10_000


class Told(NamedTuple):
    """A note and the number of the entry that caused it (-1: told before the first entry)."""

    number: int
    note: Note


def table_of(game: AnyGame, header: Header) -> Setup:
    """What a game is told to lay out the table of a header."""
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
    needed to go on, not to look back: a replay takes chance outcomes from the log.
    """

    __slots__ = (
        "_answers",
        "_barrier",
        "_standing",
        "_story",
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
        stride: int = STRIDE,
    ) -> None:
        self.game = game
        self.header = header
        self.seed = seed
        self.stride = stride
        self.entries: list[Entry] = list(entries)
        # A stored snapshot brings no notes: those before it are only heard by replaying them.
        self.snapshots: list[Snapshot] = [snapshot._replace(notes=0)] if snapshot else []
        self.notes: list[Told] = []
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
        stride: int = STRIDE,
    ) -> Match[S, V]:
        """A new match of the newest rules, played up to its first question.

        ``people`` is how many play where that is not the number of seats. ``words`` are what the
        players add to the luck, in the order in which they joined; without them the seed alone
        decides, by the first scheme of :mod:`games.core.fair`. ``legacy`` is what an earlier match
        has left for this one. Who keeps their seats from that one is not seated ``by_lot``.
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

    # What is going on

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
        given = (e for e in reversed(self._standing) if e.kind == "answer")
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

    def heard(self, seat: str | None, since: int = -1) -> list[Told]:
        """The notes that ``seat`` may read, from entry ``since`` on (-1: from the set-up on)."""
        return [told for told in self.notes if told.number >= since and told.note.heard_by(seat)]

    def forget_notes(self, keep: int) -> int | None:
        """Let go of all but the newest ``keep`` notes: most of what a long match holds.

        What was told since the oldest snapshot stays. Returns the entry from which on everything
        is known (None: as before); only a replay tells what came earlier.
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

        Raises :class:`Refused`, and changes nothing, where nothing is asked of the seat, the
        fingerprint is another question's, or the picks are not among the options.
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
            # Sealed answers do not meet before all are given, so that of another is no barrier.
            return self.sealed_by(seat)
        for place in range(len(self._standing) - 1, self._barrier - 1, -1):
            entry = self._standing[place]
            if entry.kind == "answer":
                return entry if entry.seat == seat else None
        return None

    def undo(self, seat: str) -> list[Entry]:
        """Take back the seat's last answer; raises :class:`Refused` past a barrier."""
        entry = self.undoable(seat)
        if entry is None:
            raise Refused(phrase("core.refused.undo"))
        return self._withdraw(seat, ALONE, [entry.number])

    def rewind(self, seat: str | None, number: int, key: str = AGREED) -> list[Entry]:
        """Take back entry ``number`` and all after it.

        The ``key``, one of ``REWINDS``, says who wanted it: the table has agreed, somebody who
        watches over it has decided, or there was nobody whom ``seat`` would have had to ask.
        """
        numbers = [e.number for e in self._standing if e.number >= number and e.kind != "undo"]
        if not numbers:
            raise Refused(phrase("core.refused.undo"))
        return self._withdraw(seat, key, numbers)

    def past_luck(self, number: int) -> bool:
        """Whether taking back entry ``number`` would undo luck, or something that was revealed."""
        return self._barrier > 0 and self._standing[self._barrier - 1].number >= number

    def fork(self, seed: bytes) -> Match[S, V]:
        """The same position on a log of its own, with other luck from here on."""
        changed = {
            "seed_hash": fair.seed_hash(seed),
            "forked": len(self.entries),
            "origins": (*self.header.origins, self.header.seed_hash),
        }
        header = self.header.model_copy(update=changed)
        return Match(self.game, header, self.entries, seed=seed, stride=self.stride)

    # How it works

    def _append(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._standing.append(entry)

    def _take(self, ask: Ask, picks: Picks, script: Script | None) -> None:
        if not self._together:
            self._advance(picks, script)
            return
        self._answers[ask.seat] = picks
        if len(self._answers) == len(self._wanted):
            replies = {wanted.seat: self._answers[wanted.seat] for wanted in self._wanted}
            self._barrier = len(self._standing)
            self._advance(replies, script)

    def _advance(self, reply: Reply, script: Script | None) -> None:
        """Let the story go on until it needs people again."""
        self._wanted, self._together, self._answers = (), False, {}
        # Nothing but the story changes the state, so that what was seen of it holds until here.
        self._views: dict[str | None, V] = {}
        story = self._story
        for _ in range(LONGEST_BREATH):
            try:
                step = story.send(reply)
            except StopIteration:
                self.over = True
                self._hear()
                return
            self._hear()
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

    def _hear(self) -> None:
        told = self.state.told
        if told:
            number = self._standing[-1].number if self._standing else -1
            for note in told:
                self.notes.append(Told(number, note))
                if note.reveals:
                    self._barrier = len(self._standing)
            told.clear()

    def _chance(self, step: Chance, script: Script | None) -> Picks:
        entry = script.next_entry() if script else None
        while entry is not None and entry.kind == "undo":
            # A rewound draw is drawn anew behind the mark of its undoing.
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
            self._standing.append(entry)
        self._barrier = len(self._standing)
        return entry.picks

    def _keep(self, step: Checkpoint) -> None:
        standing = len(self._standing)
        if self.snapshots and standing - self.snapshots[-1].standing < self.stride:
            return
        if not self.snapshots and standing < self.stride:
            return
        state = self.game.codec.dump(self.state)
        number = self._standing[-1].number if standing else -1
        self.snapshots.append(Snapshot(standing, number, len(self.notes), self._barrier, state))
        del self.snapshots[:-SNAPSHOTS_KEPT]

    def _mark(self, undo: Entry) -> None:
        self._standing.append(undo)
        told = REWINDS.get(undo.key)
        if told is not None:
            names = {"seat": seat_name(undo.seat)} if undo.seat is not None else {}
            self.notes.append(Told(undo.number, Note(Phrase(told, names))))

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
        """Tell the log again from the newest snapshot that still stands."""
        script = live(self.entries)
        self.snapshots = [kept for kept in self.snapshots if kept.fits(script)]
        told = len(self.entries)
        if self.snapshots:
            try:
                self._resume(script, self.snapshots[-1])
                return
            except Exception:
                # A snapshot is only a cache: where one leads astray, the log itself decides.
                self.snapshots.clear()
                del self.entries[told:]
        self._resume(script, None)

    def _resume(self, script: Sequence[Entry], start: Snapshot | None) -> None:
        self.over = False
        if start is None:
            self.state: S = self.game.setup(table_of(self.game, self.header))
            self._standing: list[Entry] = []
            self._barrier = 0
            self.notes.clear()
        else:
            self.state = self.game.codec.load(start.state)
            self._standing = list(script[: start.standing])
            self._barrier = start.barrier
            del self.notes[start.notes :]
        self._story: Story[None] = self.game.play(self.state)
        try:
            self._follow(Script(script, len(self._standing)))
        except Diverged:
            raise
        except Exception as broken:
            if not script:
                raise
            number = self._standing[-1].number if self._standing else 0
            raise Diverged(number, f"the rules break with {broken!r}") from broken

    def _follow(self, script: Script) -> None:
        self._advance(None, script)
        while (entry := script.next_entry()) is not None:
            if entry.kind == "undo":
                self._mark(entry)
                continue
            ask = check_answer(entry, self.ask_for(entry.seat or ""), self.pending)
            self._standing.append(entry)
            self._take(ask, entry.picks, script)


# As on the shelf: whoever does not know the game holds a match without its types.
AnyMatch = Match[Any, Any]
