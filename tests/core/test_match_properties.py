"""Properties of a match under random answers and undos: its log determines its position."""

from __future__ import annotations

from games.core.fair import Dice
from games.core.game import random_player
from games.core.log import Record
from games.core.match import Match, Refused
from games.core.past.proof import unfair
from tests.core.observed import observed, position
from tests.properties import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    settings,
    st,
)
from tests.toy import TOY, Orchard, ToyView
from tests.toy.state import ORDER


class AnyCourse(RuleBasedStateMachine):
    """People answer, err, regret and agree to go back; the host forgets and remembers."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match[Orchard, ToyView]
        self.seed = b""

    @initialize(
        people=st.integers(2, 4),
        storm=st.booleans(),
        stride=st.sampled_from([1, 3, 16]),
        seed=st.binary(max_size=4),
    )
    def begin(self, people: int, storm: bool, stride: int, seed: bytes) -> None:
        options = {"rounds": 3, "weather": "storm" if storm else "fair"}
        self.seed = seed
        self.match = Match.begin(TOY, ORDER[:people], options, seed=seed, stride=stride)

    def over(self) -> bool:
        return self.match.over

    @precondition(lambda self: not self.over())
    @rule(dice=st.binary(min_size=1, max_size=4))
    def answer(self, dice: bytes) -> None:
        thrown = Dice(dice)
        ask = thrown.pick(self.match.pending)
        picks = random_player(ask, lambda: None, thrown)
        added = self.match.answer(ask.seat, picks, ask.fingerprint)
        assert added[0].seat == ask.seat
        assert all(entry.kind == "chance" for entry in added[1:])

    @rule(seat=st.sampled_from(ORDER), pick=st.sampled_from(["pass", "1", "A1", "win", ""]))
    def err(self, seat: str, pick: str) -> None:
        before = observed(self.match)
        ask = self.match.ask_for(seat)
        if ask is not None and pick in ask.options:
            return
        try:
            self.match.answer(seat, [pick])
        except Refused:
            assert observed(self.match) == before
        else:
            raise AssertionError(f"{pick} of {seat} was taken")

    @rule(seat=st.sampled_from(ORDER))
    def regret(self, seat: str) -> None:
        own = self.match.undoable(seat)
        before = observed(self.match)
        try:
            (undo,) = self.match.undo(seat)
        except Refused:
            assert own is None
            assert observed(self.match) == before
        else:
            assert own is not None
            assert undo.picks == (str(own.number),)
            ask = self.match.ask_for(seat)
            assert ask is not None
            assert ask.fingerprint == own.fingerprint

    @precondition(lambda self: len(self.match.entries) > 4)
    @rule(back=st.integers(1, 6))
    def agree_to_go_back(self, back: int) -> None:
        number = len(self.match.entries) - back
        try:
            added = self.match.rewind(None, number)
        except Refused:
            return
        withdrawn = [int(pick) for pick in added[0].picks]
        assert min(withdrawn) >= number

    @rule(which=st.integers(0, 3))
    def forget_and_remember(self, which: int) -> None:
        """The host drops the match and reads it again, from a snapshot or from the start."""
        match = self.match
        kept = match.snapshots[which] if which < len(match.snapshots) else None
        self.match = Match(
            TOY, match.header, match.entries, seed=self.seed, snapshot=kept, stride=match.stride
        )
        assert position(self.match)._replace(notes=()) == position(match)._replace(notes=())

    @rule()
    def go_through_a_file(self) -> None:
        match = self.match
        read = Record.model_validate_json(match.record().text())
        again = Match(TOY, read.header, read.log(), seed=self.seed, stride=match.stride)
        assert again.digest == read.digest == match.digest
        self.match = again

    @precondition(lambda self: len(self.match.entries) < 60)
    @rule(seed=st.binary(min_size=5, max_size=6))
    def fork(self, seed: bytes) -> None:
        before = observed(self.match)
        other = self.match.fork(seed)
        assert position(other).digest == before.position.digest
        if not other.over:
            ask = other.pending[0]
            other.answer(ask.seat, ask.options[: ask.low])
        assert observed(self.match) == before

    @invariant()
    def the_log_alone_tells(self) -> None:
        match = self.match
        twin = Match(TOY, match.header, match.entries, stride=1)
        assert position(twin)._replace(notes=()) == position(match)._replace(notes=())
        # A match read from a snapshot has not heard what was said before it.
        heard = position(match).notes
        assert position(twin).notes[len(twin.notes) - len(heard) :] == heard
        assert TOY.audit(match.state) == []

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert unfair(TOY, self.match.record(), self.seed) == []


TestAnyCourse = AnyCourse.TestCase
TestAnyCourse.settings = settings(max_examples=60, stateful_step_count=40)
