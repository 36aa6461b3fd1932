"""Possible worlds: positions that a seat cannot tell from the real one, for all that it knows.

A copy of a match holds the truth, and whoever drew from its deck again and again would find out
what the others hold. A world begins at a checkpoint instead, with everything shuffled there that
the seat may not know, and what has happened since is told again in it. What fell or was answered
unseen since then is mixed as well: two things that could change places without any difference to
the seat may lie either way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from games.core.answers import check_picks
from games.core.facts import Facts, Note
from games.core.fair import Dice
from games.core.game import AnyGame, Setup
from games.core.log import Entry, Header, live
from games.core.match import AnyMatch, Match, Refused, table_of
from games.core.phrase import phrase
from games.core.script import Diverged, Script
from games.core.steps import Ask, Chance, Picks

TELLINGS: Final = 1000
"""How often the story since the checkpoint is told, at most, before the search is given up."""


class Sight(NamedTuple):
    """Everything by which a seat could tell one world from another."""

    view: object
    ask: Ask | None
    awaited: tuple[str, ...]
    heard: tuple[Note, ...]


class World(Match[Any, Any]):
    """The ``tale`` since a checkpoint, told in another world than the real one.

    The seat's own questions and everybody's open answers have to be possible here as they were.
    Where something hidden is not (a card that lies elsewhere in this world), ``dice`` put
    something else in its place; ``told`` is what was told in the end, ``met`` what it answered.
    A world that lets the seat hear anything but ``heard`` is left at once.
    """

    __slots__ = ("_dice", "_heard", "_tale", "met", "origin", "seat", "told")

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        origin: bytes,
        seat: str,
        tale: Sequence[Entry],
        dice: Dice,
        heard: Sequence[Note] | None = None,
    ) -> None:
        self.origin = origin
        self.seat = seat
        self._heard = list(heard) if heard is not None else None
        self.told: list[Entry] = []
        self.met: list[Ask | Chance] = []
        self._dice = dice
        self._tale = Script(tale, 0)

        def lay_out(table: Setup) -> Facts:
            begun: Facts = game.codec.load(origin)
            return begun

        super().__init__(replace(game, setup=lay_out), header)
        while (entry := self._tale.next_entry()) is not None:
            self._retell(entry)
        self._heard = None

    def _hear(self) -> None:
        known = len(self.notes)
        super()._hear()
        if self._heard is None:
            return
        for _, note in self.notes[known:]:
            if note.heard_by(self.seat) and (not self._heard or self._heard.pop(0) != note):
                raise Diverged(len(self.entries), "the seat hears something else in this world")

    def sight(self) -> Sight:
        """What the seat makes of this world."""
        heard = tuple(told.note for told in self.heard(self.seat))
        return Sight(self.view(self.seat), self.ask_for(self.seat), self.awaited, heard)

    def _retell(self, entry: Entry) -> None:
        ask = self.ask_for(entry.seat or "")
        if entry.kind != "answer" or ask is None or ask.key != entry.key:
            raise Diverged(entry.number, "something else happens in this world")
        if ask.seat == self.seat and ask.fingerprint != entry.fingerprint:
            raise Diverged(entry.number, "the seat is asked something else in this world")
        picks = entry.picks
        if _unseen(ask, self.seat):
            picks = self._possible(picks, ask.options)
        check_picks(ask, picks, None, over=False)
        if len(picks) > 1:
            picks = tuple(option for option in ask.options if option in picks)
        self._append(self._tell(entry, ask, picks))
        self._take(ask, picks, None)

    def step(self, picks: Sequence[str], fingerprint: str | None) -> Ask:
        """Answer for the seat, behind the end of the tale; returns what was answered."""
        ask = check_picks(self.ask_for(self.seat), picks, fingerprint, over=self.over)
        chosen = tuple(option for option in ask.options if option in picks)
        number = len(self.entries)
        self._append(Entry(number, "answer", self.seat, ask.key, chosen, ask.fingerprint))
        self._take(ask, chosen, None)
        return ask

    def _chance(self, step: Chance, script: Script | None) -> Picks:
        entry = self._tale.next_entry()
        if entry is None:
            # Nothing is left to tell: from here on it is the luck of the trial.
            return super()._chance(step, script)
        if entry.kind != "chance" or entry.key != step.key or len(entry.picks) != step.count:
            raise Diverged(entry.number, "something else falls in this world")
        picks = entry.picks
        if not step.replace:
            picks = self._possible(picks, step.bag)
        elif any(pick not in step.bag for pick in picks):
            raise Diverged(entry.number, "this cannot fall in this world")
        self._append(self._tell(entry, step, picks))
        self._barrier = len(self._standing)
        return picks

    def _tell(self, entry: Entry, met: Ask | Chance, picks: Picks) -> Entry:
        told = entry._replace(number=len(self.entries), picks=picks, fingerprint=met.fingerprint)
        self.told.append(told)
        self.met.append(met)
        return told

    def _possible(self, picks: Picks, bag: Sequence[str]) -> Picks:
        """The picks, with others out of the bag for those that this world does not have there."""
        left = Counter(bag)
        if Counter(picks) <= left:
            return picks
        kept = [pick if _taken(left, pick) else None for pick in picks]
        spare = self._dice.sample(sorted(left.elements()), left.total())
        if kept.count(None) > len(spare):
            raise Diverged(len(self.entries), "there is too little of it in this world")
        return tuple(spare.pop() if pick is None else pick for pick in kept)


def _taken(left: Counter[str], pick: str) -> bool:
    if left[pick] < 1:
        return False
    left[pick] -= 1
    return True


def _unseen(met: Ask | Chance, seat: str) -> bool:
    """Whether the seat may know no more of it than what the rules let it see."""
    return isinstance(met, Chance) or (met.secret and met.seat != seat)


class Search:
    """Looks for a world that the seat cannot tell from the one in which ``tale`` is true.

    ``origin`` is the state at the checkpoint where the tale begins.
    """

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        origin: bytes,
        tale: Sequence[Entry],
        seat: str,
        seed: bytes,
    ) -> None:
        self._game, self._header = game, header
        self._origin, self._tale = origin, tale
        self._seat, self._seed = seat, seed
        self._tellings = 0
        self._real: Sight | None = None
        self._real = self._told(origin, tale, Dice(b"")).sight()

    def found(self) -> World:
        """A world that fits; raises :class:`Refused` where none is found in time."""
        while True:
            dice = Dice(self._seed, f"world:{self._tellings}")
            try:
                return self._mixed(dice)
            except _Differs:
                continue

    def _mixed(self, dice: Dice) -> World:
        game = self._game
        hidden = game.conceal(game.codec.load(self._origin), self._seat, dice)
        origin = game.codec.dump(hidden)
        world = self._fitting(origin, self._tale, dice)
        for place, met in enumerate(world.met):
            if not _unseen(met, self._seat):
                continue
            for spot in range(len(world.told[place].picks)):
                world = self._exchanged(origin, world, place, spot, dice)
        return world

    def _exchanged(self, origin: bytes, world: World, place: int, spot: int, dice: Dice) -> World:
        """Put at ``spot`` whatever may lie there for all that the seat can tell."""
        met, picks = world.met[place], world.told[place].picks
        rolled = isinstance(met, Chance) and met.replace
        pool = Counter(met.bag if isinstance(met, Chance) else met.options)
        if not rolled:
            pool.subtract(picks[:spot])
        bag = sorted(pool.elements())
        noticed: set[str] = set()
        for other in dice.sample(bag, len(bag)):
            if other == picks[spot]:
                return world
            if other in noticed:
                continue
            if rolled:
                changed = (*picks[:spot], other, *picks[spot + 1 :])
                tale = list(world.told)
                tale[place] = tale[place]._replace(picks=changed)
            else:
                tale = self._swapped(world, place, spot, other)
            try:
                return self._fitting(origin, tale, dice)
            except _Differs:
                noticed.add(other)
        return world

    def _swapped(self, world: World, place: int, spot: int, other: str) -> list[Entry]:
        """Two things change places from here on, wherever the seat may not see it anyway."""
        mine = world.told[place].picks[spot]
        trade = {mine: other, other: mine}
        tale = list(world.told)
        for later in range(place, len(tale)):
            if _unseen(world.met[later], self._seat):
                before = spot if later == place else 0
                picks = tale[later].picks
                changed = (*picks[:before], *(trade.get(pick, pick) for pick in picks[before:]))
                tale[later] = tale[later]._replace(picks=changed)
        return tale

    def _fitting(self, origin: bytes, tale: Sequence[Entry], dice: Dice) -> World:
        if self._tellings == TELLINGS:
            raise Refused(phrase("core.refused.no_trial"))
        try:
            world = self._told(origin, tale, dice)
            fits = world.sight() == self._real
        except Exception as impossible:
            # Where an answer does not fit or the rules themselves break, no such world can be.
            raise _Differs from impossible
        if not fits:
            raise _Differs
        return world

    def _told(self, origin: bytes, tale: Sequence[Entry], dice: Dice) -> World:
        self._tellings += 1
        heard = self._real.heard if self._real else None
        return World(self._game, self._header, origin, self._seat, tale, dice, heard)


class _Differs(Exception):
    """A world that the seat could tell from the real one."""


def tale_of(match: AnyMatch) -> tuple[bytes, list[Entry]]:
    """The state at the newest checkpoint that the match has kept, and what happened since.

    Undone entries leave no trace in it; answers that are still sealed are nobody's to know.
    """
    game, header = match.game, match.header
    standing = 0
    if match.snapshots:
        standing, origin = match.snapshots[-1].standing, match.snapshots[-1].state
    else:
        origin = game.codec.dump(game.setup(table_of(game, header)))
    sealed = [match.sealed_by(seat).number for seat in match.answered]
    since = live(match.entries)[standing:]
    return origin, [e for e in since if e.kind != "undo" and e.number not in sealed]
