"""A guided first round in progress: a private match of one learner against computers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from games.core.fair import Dice
from games.core.game import AnyGame, random_player
from games.core.learn.guide import Answer, Guide
from games.core.log import Entry
from games.core.match import AnyMatch, Match
from games.core.phrase import Arg, briefly, seat_name
from games.core.state import Note
from games.core.steps import Ask, Picks

_MAX_SKIPPED_STEPS = 3
"""How many steps of the guide a learner may skip at once by answering differently."""


class LessonStep(NamedTuple):
    """A step of the guide: its number from 1, its message, and the answer that it recommends.

    ``picks`` is None where the answer does not fit the question as it is asked now. ``facts`` are
    the arguments of the message: "choice" is the recommended answer as the options are labelled,
    "name" the same in brief, and each seat is under its own name.
    """

    number: int
    message: str
    picks: Picks | None
    facts: Mapping[str, Arg]


class Lesson:
    """The match of a guide, replayed from the answers given so far.

    Raises :class:`games.core.replay.Diverged` if the entries do not fit the rules.
    """

    __slots__ = ("guide", "match", "seat", "steps")

    def __init__(self, game: AnyGame, guide: Guide, entries: Iterable[Entry] = ()) -> None:
        options = game.options.model_validate(guide.options)
        seats = game.seating(guide.people, options)
        seed = guide.seed.encode()
        begun: AnyMatch = Match.begin(
            game,
            tuple(seat for held in seats for seat in held),
            guide.options,
            seed=seed,
            people=guide.people,
        )
        told = list(entries)
        self.guide = guide
        self.match: AnyMatch = Match(game, begun.header, told, seed=seed) if told else begun
        self.seat = seats[0][0]
        self.steps = tuple(line for line in guide.course if line.message is not None)

    def __repr__(self) -> str:
        return f"<Lesson of {self.match.game.id}, {self.taken} of {len(self.steps)} steps taken>"

    @property
    def ask(self) -> Ask | None:
        """The question that waits for the learner."""
        return self.match.ask_for(self.seat)

    def answer(self, picks: Sequence[str], fingerprint: str | None = None) -> None:
        """Answer for the learner, then let the others answer until the learner is asked again.

        Raises ``Refused``, and changes nothing, if the answer does not fit.
        """
        self.match.answer(self.seat, picks, fingerprint)
        self.go_on()

    def go_on(self) -> None:
        """Let the others answer until the learner is asked, or the match is over."""
        while not self.match.over and self.ask is None:
            ask = self.match.pending[0]
            line = self._scripted()
            if line is not None and (line.seat, line.question) == (ask.seat, ask.key):
                self.match.answer(ask.seat, line.picks)
            else:
                self.match.answer(ask.seat, self._thought(ask))

    def play_on(self, answers: int) -> None:
        """Give so many answers for the learner: the guide's, then those of a computer."""
        for _ in range(answers):
            ask = self.ask
            if ask is None:
                return
            step = self.step
            guided = step.picks if step is not None else None
            self.answer(self._thought(ask) if guided is None else guided)

    def back(self) -> list[Entry]:
        """The entries before the learner's last answer; raises ``ValueError`` if there is none.

        Barriers do not apply: the match concerns nobody else.
        """
        mine = [e.number for e in self.match.entries if e.kind == "answer" and e.seat == self.seat]
        if not mine:
            raise ValueError("the learner has not answered anything yet")
        return self.match.entries[: mine[-1]]

    @property
    def answers(self) -> list[Entry]:
        """The learner's own answers, the oldest first."""
        return [e for e in self.match.entries if e.kind == "answer" and e.seat == self.seat]

    @property
    def taken(self) -> int:
        """How many steps of the guide the learner has finished."""
        place = 0
        for entry in self.answers:
            found = self._find(entry.key, place)
            place = place if found is None else found + 1
        return place

    @property
    def finished(self) -> bool:
        """Whether all steps of the guide are done."""
        return self.taken >= len(self.steps)

    @property
    def step(self) -> LessonStep | None:
        """The step of the guide for the current question, or None."""
        ask = self.ask
        if ask is None:
            return None
        found = self._find(ask.key, self.taken)
        if found is None:
            return None
        line = self.steps[found]
        fits = set(line.picks) <= set(ask.options) and ask.low <= len(line.picks) <= ask.high
        picks = line.picks if fits else None
        return LessonStep(found + 1, line.message or "", picks, self._facts(ask, picks or ()))

    def _facts(self, ask: Ask, picks: Picks) -> dict[str, Arg]:
        """The arguments of a step's message; the recommendation is named as its option is."""
        view, label = self.match.view(self.seat), self.match.game.label
        labels = tuple(label(view, ask, pick) for pick in picks)
        seats = {seat: seat_name(seat) for seat in self.match.header.seats}
        return {**seats, "choice": labels, "name": tuple(briefly(said) for said in labels)}

    @property
    def visible_notes(self) -> list[Note]:
        """What the learner was told since their last answer."""
        mine = self.answers
        since = mine[-1].number if mine else -1
        return [told.note for told in self.match.visible_notes(self.seat, since)]

    def _find(self, key: str, place: int) -> int | None:
        for number, line in enumerate(self.steps[place : place + 1 + _MAX_SKIPPED_STEPS], place):
            if line.question == key:
                return number
        return None

    def _scripted(self) -> Answer | None:
        """The next answer of the course, if everybody has followed it so far."""
        given = [e for e in self.match.entries if e.kind == "answer"]
        course = self.guide.course
        if len(given) >= len(course):
            return None
        followed = all(
            (entry.seat, entry.key, entry.picks) == (line.seat, line.question, line.picks)
            for entry, line in zip(given, course, strict=False)
        )
        return course[len(given)] if followed else None

    def _thought(self, ask: Ask) -> Picks:
        match = self.match
        game = match.game
        dice = Dice(self.guide.seed.encode(), f"computer:{ask.seat}:{len(match.entries)}")
        computer = game.computer(game.computer_kinds[0])
        try:
            return computer(ask, lambda: match.view(ask.seat), dice)
        except Exception:
            # A lesson goes on; the fuzzer is where computers that fail are found.
            return random_player(ask, lambda: None, dice)
