"""Determinizations: positions that a seat cannot distinguish from the real one.

A copy of the match would hold the hidden facts, and repeated trials in it would reveal them. So a
determinization starts at a checkpoint whose hidden facts are resampled and replays what happened
since. Hidden outcomes and answers since then are resampled as well: two of them are swapped
whenever the seat observes no difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from games.core.answers import check_picks
from games.core.fair import Dice
from games.core.game import AnyGame, Setup
from games.core.log import Entry, Header, live
from games.core.match import AnyMatch, Match, Refused, setup_of
from games.core.phrase import phrase
from games.core.replay import Diverged, ReplayCursor
from games.core.state import BaseState, Note
from games.core.steps import Ask, Chance, Picks

MAX_REPLAYS: Final = 1000
"""The most replays since the checkpoint before the search is given up."""


class Observation(NamedTuple):
    """Everything that a seat observes; equal observations cannot be distinguished."""

    view: object
    ask: Ask | None
    awaited: tuple[str, ...]
    notes: tuple[Note, ...]


class Determinization(Match[Any, Any]):
    """A match that replays ``entries_since`` from the resampled state ``origin``.

    The seat's own questions and everybody's public answers must be possible as they were. Hidden
    picks that are impossible here (a card that lies elsewhere) are replaced by ``dice``. ``told``
    are the entries as replayed, ``met`` the questions and draws that they answered. Raises
    ``Diverged`` as soon as the seat would get other notes than ``expected_notes``.
    """

    __slots__ = ("_dice", "_entries_since", "_expected_notes", "met", "origin", "seat", "told")

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        origin: bytes,
        seat: str,
        entries_since: Sequence[Entry],
        dice: Dice,
        expected_notes: Sequence[Note] | None = None,
    ) -> None:
        self.origin = origin
        self.seat = seat
        self._expected_notes = list(expected_notes) if expected_notes is not None else None
        self.told: list[Entry] = []
        self.met: list[Ask | Chance] = []
        self._dice = dice
        self._entries_since = ReplayCursor(entries_since, 0)

        def resume_at(table: Setup) -> BaseState:
            begun: BaseState = game.codec.load(origin)
            return begun

        super().__init__(replace(game, setup=resume_at), header)
        while (entry := self._entries_since.next_entry()) is not None:
            self._replay_entry(entry)
        self._expected_notes = None

    def _collect_notes(self) -> None:
        known = len(self.notes)
        super()._collect_notes()
        if self._expected_notes is None:
            return
        for _, note in self.notes[known:]:
            if note.visible_to(self.seat) and (
                not self._expected_notes or self._expected_notes.pop(0) != note
            ):
                raise Diverged(
                    len(self.entries), "the seat hears something else in this determinization"
                )

    def observe(self) -> Observation:
        """What the seat observes here."""
        notes = tuple(told.note for told in self.visible_notes(self.seat))
        return Observation(self.view(self.seat), self.ask_for(self.seat), self.awaited, notes)

    def _replay_entry(self, entry: Entry) -> None:
        ask = self.ask_for(entry.seat or "")
        if entry.kind != "answer" or ask is None or ask.key != entry.key:
            raise Diverged(entry.number, "something else happens in this determinization")
        if ask.seat == self.seat and ask.fingerprint != entry.fingerprint:
            raise Diverged(entry.number, "the seat is asked something else in this determinization")
        picks = entry.picks
        if _is_hidden_from(ask, self.seat):
            picks = self._possible(picks, ask.options)
        check_picks(ask, picks, None, over=False)
        if len(picks) > 1:
            picks = tuple(option for option in ask.options if option in picks)
        self._append(self._tell(entry, ask, picks))
        self._take(ask, picks, None)

    def step(self, seat: str, picks: Sequence[str], fingerprint: str | None) -> Ask:
        """Answer for a seat after the replayed entries; returns the question answered."""
        ask = check_picks(self.ask_for(seat), picks, fingerprint, over=self.over)
        chosen = tuple(option for option in ask.options if option in picks)
        number = len(self.entries)
        self._append(Entry(number, "answer", seat, ask.key, chosen, ask.fingerprint))
        self._take(ask, chosen, None)
        return ask

    def _chance(self, step: Chance, script: ReplayCursor | None) -> Picks:
        entry = self._entries_since.next_entry()
        if entry is None:
            # The replay is over: new outcomes come from the trial's own seed.
            return super()._chance(step, script)
        if entry.kind != "chance" or entry.key != step.key or len(entry.picks) != step.count:
            raise Diverged(entry.number, "something else falls in this determinization")
        picks = entry.picks
        if not step.replace:
            picks = self._possible(picks, step.bag)
        elif any(pick not in step.bag for pick in picks):
            raise Diverged(entry.number, "this cannot fall in this determinization")
        self._append(self._tell(entry, step, picks))
        self._barrier = len(self._live)
        return picks

    def _tell(self, entry: Entry, met: Ask | Chance, picks: Picks) -> Entry:
        told = entry._replace(number=len(self.entries), picks=picks, fingerprint=met.fingerprint)
        self.told.append(told)
        self.met.append(met)
        return told

    def _possible(self, picks: Picks, bag: Sequence[str]) -> Picks:
        """The picks, with those that are impossible here replaced by others from the bag."""
        left = Counter(bag)
        if Counter(picks) <= left:
            return picks
        kept = [pick if _taken(left, pick) else None for pick in picks]
        spare = self._dice.sample(sorted(left.elements()), left.total())
        if kept.count(None) > len(spare):
            raise Diverged(len(self.entries), "there is too little of it in this determinization")
        return tuple(spare.pop() if pick is None else pick for pick in kept)


def _taken(left: Counter[str], pick: str) -> bool:
    if left[pick] < 1:
        return False
    left[pick] -= 1
    return True


def _is_hidden_from(met: Ask | Chance, seat: str) -> bool:
    """Whether the seat did not see the outcome or answer itself."""
    return isinstance(met, Chance) or (met.secret and met.seat != seat)


class Determinizer:
    """Searches for a determinization of the match in which ``entries_since`` happened.

    ``origin`` is the real state at the checkpoint before those entries.
    """

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        origin: bytes,
        entries_since: Sequence[Entry],
        seat: str,
        seed: bytes,
    ) -> None:
        self._game, self._header = game, header
        self._origin, self._entries_since = origin, entries_since
        self._seat, self._seed = seat, seed
        self._replays = 0
        self._real: Observation | None = None
        self._real = self._told(origin, entries_since, Dice(b"")).observe()

    def determinize(self) -> Determinization:
        """Find a determinization; raises :class:`Refused` after ``MAX_REPLAYS`` replays."""
        while True:
            dice = Dice(self._seed, f"world:{self._replays}")
            try:
                return self._mixed(dice)
            except _Distinguishable:
                continue

    def _mixed(self, dice: Dice) -> Determinization:
        game = self._game
        hidden = game.resample_hidden(game.codec.load(self._origin), self._seat, dice)
        origin = game.codec.dump(hidden)
        determinization = self._fitting(origin, self._entries_since, dice)
        for place, met in enumerate(determinization.met):
            if not _is_hidden_from(met, self._seat):
                continue
            for spot in range(len(determinization.told[place].picks)):
                determinization = self._exchanged(origin, determinization, place, spot, dice)
        return determinization

    def _exchanged(
        self, origin: bytes, determinization: Determinization, place: int, spot: int, dice: Dice
    ) -> Determinization:
        """Resample the pick at ``spot`` among those that the seat cannot distinguish."""
        met, picks = determinization.met[place], determinization.told[place].picks
        rolled = isinstance(met, Chance) and met.replace
        pool = Counter(met.bag if isinstance(met, Chance) else met.options)
        if not rolled:
            pool.subtract(picks[:spot])
        bag = sorted(pool.elements())
        noticed: set[str] = set()
        for other in dice.sample(bag, len(bag)):
            if other == picks[spot]:
                return determinization
            if other in noticed:
                continue
            if rolled:
                changed = (*picks[:spot], other, *picks[spot + 1 :])
                entries_since = list(determinization.told)
                entries_since[place] = entries_since[place]._replace(picks=changed)
            else:
                entries_since = self._swapped(determinization, place, spot, other)
            try:
                return self._fitting(origin, entries_since, dice)
            except _Distinguishable:
                noticed.add(other)
        return determinization

    def _swapped(
        self, determinization: Determinization, place: int, spot: int, other: str
    ) -> list[Entry]:
        """Swap two picks in every entry from here on that is hidden from the seat."""
        mine = determinization.told[place].picks[spot]
        trade = {mine: other, other: mine}
        entries_since = list(determinization.told)
        for later in range(place, len(entries_since)):
            if _is_hidden_from(determinization.met[later], self._seat):
                before = spot if later == place else 0
                picks = entries_since[later].picks
                changed = (*picks[:before], *(trade.get(pick, pick) for pick in picks[before:]))
                entries_since[later] = entries_since[later]._replace(picks=changed)
        return entries_since

    def _fitting(
        self, origin: bytes, entries_since: Sequence[Entry], dice: Dice
    ) -> Determinization:
        if self._replays == MAX_REPLAYS:
            raise Refused(phrase("core.refused.no_trial"))
        try:
            determinization = self._told(origin, entries_since, dice)
            fits = determinization.observe() == self._real
        except Exception as impossible:
            # An answer that does not fit, or a rule that raises, makes the position impossible.
            raise _Distinguishable from impossible
        if not fits:
            raise _Distinguishable
        return determinization

    def _told(self, origin: bytes, entries_since: Sequence[Entry], dice: Dice) -> Determinization:
        self._replays += 1
        expected_notes = self._real.notes if self._real else None
        return Determinization(
            self._game, self._header, origin, self._seat, entries_since, dice, expected_notes
        )


class _Distinguishable(Exception):
    """Raised for a position that the seat could distinguish from the real one."""


def entries_since_checkpoint(match: AnyMatch) -> tuple[bytes, list[Entry]]:
    """The state at the newest checkpoint that the match has kept, and what happened since.

    Entries that were taken back and answers that are still sealed are left out.
    """
    game, header = match.game, match.header
    live_count = 0
    if match.snapshots:
        live_count, origin = match.snapshots[-1].live_count, match.snapshots[-1].state
    else:
        origin = game.codec.dump(game.setup(setup_of(game, header)))
    sealed = [match.sealed_by(seat).number for seat in match.answered]
    since = live(match.entries)[live_count:]
    return origin, [e for e in since if e.kind != "undo" and e.number not in sealed]
