"""A question as one reader meets it: its options in words, numbered as on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.face.kit.controls import Code
from bot.face.kit.pictures import Drawing, Pictures
from bot.face.kit.reader import Reader
from bot.model.match import Position
from games.core.ahead import Step, Way
from games.core.learn.explain import explained
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask
from render.face import Mark

ARROW = " → "
"""Stands between steps that follow one another."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option as a person meets it: numbered where the board shows the same number.

    ``again`` says that the same was picked when the question was asked before. ``way`` is there
    where the choice answers more than one question; those that begin at one place of the board
    share its ``mark``, and ``at`` is the option that the place belongs to. ``tail`` are the words
    of its last step, by which such choices differ. ``brief`` is that step, or the whole label
    where there is only one, in fewer words; ``lead`` are the steps before it.
    """

    number: int
    option: str
    label: str
    place: str | None
    hint: str = ""
    again: bool = False
    way: Way | None = None
    mark: int = 0
    at: str | None = None
    tail: str = ""
    brief: str = ""
    lead: str = ""

    @property
    def shown(self) -> int:
        """The number that the picture shows for it."""
        return self.mark or self.number

    def numbered(self, words: str) -> str:
        """``words`` behind the number that the picture shows for it."""
        return f"{self.shown} · {words}" if self.place is not None else words

    @property
    def title(self) -> str:
        """The wording with the number that the picture shows for it."""
        return self.numbered(self.label)

    @property
    def short(self) -> str:
        """The title in fewer words."""
        if not self.brief:
            return self.title
        return self.numbered(f"{self.lead}{ARROW}{self.brief}" if self.lead else self.brief)

    @property
    def head(self) -> str:
        """The wording without its last step, if it has several."""
        return self.title.removesuffix(self.tail).rstrip(" →") if self.tail else self.title

    @property
    def opening(self) -> str:
        """The same without a number."""
        return self.label.removesuffix(self.tail).rstrip(" →") if self.tail else self.label

    @property
    def ending(self) -> str:
        """The last of several steps in fewer words."""
        return self.brief or self.tail

    @property
    def drawn(self) -> str:
        """The option whose place is marked on the board."""
        return self.option if self.at is None else self.at

    @property
    def value(self) -> str:
        """What a control says of this choice: where in the list it stands, and in the lists of
        the questions behind it.
        """
        if self.way is None:
            return str(self.number - 1)
        places = ".".join(str(place) for place in self.way.places)
        return places if len(self.way.steps) == 1 else f"{places}/{self.way.last.ask.fingerprint}"


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a seat, worded for one reader.

    Controls name options by their place in the list; that is safe because every control also
    carries the question's fingerprint, which covers the whole list. ``prefix`` stands before
    their verbs and ``turn`` behind the fingerprint where they act on something else than the
    match itself. ``forced`` are answers that go without saying, in words. ``advised`` are the
    options that somebody has recommended.
    """

    table: int
    entry: int
    ask: Ask
    choices: tuple[Choice, ...]
    draft: tuple[str, ...] = ()
    prefix: str = ""
    turn: str = ""
    forced: tuple[str, ...] = ()
    advised: tuple[str, ...] = ()

    @property
    def shown(self) -> Ask:
        """The question that is put: the one that waits, or one behind it if the answer to that is
        forced.
        """
        way = self.choices[0].way if self.choices else None
        return way.steps[len(self.forced)].ask if way is not None else self.ask

    @property
    def several(self) -> bool:
        """Whether more than one option may be picked."""
        return self.ask.high > 1

    @property
    def drafted(self) -> list[Choice]:
        """What has been picked so far of a question with several picks."""
        return [choice for choice in self.choices if choice.option in self.draft]

    def advises(self, choice: Choice) -> bool:
        """Whether a choice is, or begins with, what has been recommended."""
        if choice.way is None:
            return choice.option in self.advised
        return choice.way.steps[len(self.forced)].option in self.advised

    def marks(self) -> tuple[Mark, ...]:
        """The numbers to draw on the board."""
        marks = (
            Mark(choice.drawn, choice.place, choice.shown)
            for choice in self.choices
            if choice.place is not None
        )
        return tuple(dict.fromkeys(marks))

    def focus(self) -> tuple[str, ...]:
        """The places of what has been picked so far."""
        return tuple(choice.place for choice in self.drafted if choice.place is not None)

    def code(self, verb: str, *parts: str | int) -> Code:
        """The code of a control of this question."""
        asked = self.ask.fingerprint + self.turn
        return Code.of(self.prefix + verb, self.table, self.entry, self.ask.seat, asked, *parts)


def question_of(position: Position, reader: Reader, draft: Sequence[str] = ()) -> Question | None:
    """The question that waits for the position's seat."""
    ask = position.ask
    if ask is None:
        return None
    table, entry = position.table.id, position.entry
    if position.ahead:
        forced = _forced(position.ahead)
        choices = _ways(position, reader, len(forced))
        said = tuple(_label(position, reader, step) for step in forced)
        return Question(table, entry, ask, choices, forced=said)
    game, view = position.game, position.view
    labels = [game.label(view, ask, option) for option in ask.options]
    choices = tuple(
        Choice(
            number,
            option,
            reader.label(label),
            game.place(view, ask, option),
            _hint(explained(game, view, ask, option), reader),
            option in position.again,
            brief=reader.brief(label),
        )
        for number, (option, label) in enumerate(zip(ask.options, labels, strict=True), 1)
    )
    kept = tuple(option for option in draft if option in ask.options)
    return Question(table, entry, ask, choices, kept)


def _seen(position: Position) -> Position:
    """The position as the question shows it: behind the answers that are forced."""
    forced = len(_forced(position.ahead)) if position.ahead else 0
    if not forced:
        return position
    view = position.ahead[0].steps[forced].view
    return replace(position, view=view, aside="ahead")


def picture_of(
    position: Position, reader: Reader, pictures: Pictures, question: Question | None
) -> Drawing:
    """The seat's own picture, with the places that the question is about."""
    if question is None:
        return pictures.panel(position, reader)
    return pictures.panel(_seen(position), reader, question.marks(), question.focus())


def _forced(ahead: Sequence[Way]) -> tuple[Step, ...]:
    """What all ways begin with because there is nothing else to answer."""
    first = ahead[0].steps
    count = 0
    while count < len(first) - 1 and len(first[count].ask.options) == 1:
        count += 1
    return first[:count]


def _ways(position: Position, reader: Reader, forced: int) -> tuple[Choice, ...]:
    """The choices of a question that is put with what follows, with the marks of the board."""
    found: list[Choice] = []
    marks: dict[tuple[int, ...], int] = {}
    for number, way in enumerate(position.ahead, 1):
        choice = _way(position, reader, number, way, forced)
        # The place may be that of the first step, which several ways begin with.
        last = position.game.place(way.last.view, way.last.ask, way.last.option)
        key = way.places if last is not None else way.places[: forced + 1]
        found.append(replace(choice, mark=marks.setdefault(key, len(marks) + 1)))
    return tuple(found)


def _way(position: Position, reader: Reader, number: int, way: Way, forced: int) -> Choice:
    game, steps = position.game, way.steps[forced:]
    labels = [_label(position, reader, step) for step in steps]
    label = reader.steps(labels)
    if way.more:
        label = reader.label(phrase("bot.panel.more", choice=label))
    places = [(game.place(step.view, step.ask, step.option), step.option) for step in steps]
    hints = [_hint(explained(game, step.view, step.ask, step.option), reader) for step in steps]
    place, at = next(((p, o) for p, o in reversed(places) if p is not None), (None, None))
    hint = next((hint for hint in reversed(hints) if hint), "")
    tail = labels[-1] if len(labels) > 1 else ""
    briefs = [reader.brief(game.label(step.view, step.ask, step.option)) for step in steps]
    if way.more:
        briefs.append(reader.say("bot.panel.further"))
    return Choice(
        number,
        way.last.option,
        label,
        place,
        hint,
        way=way,
        at=at,
        tail=tail,
        brief=briefs[-1],
        lead=reader.steps(briefs[:-1]) if len(briefs) > 1 else "",
    )


def _label(position: Position, reader: Reader, step: Step) -> str:
    return reader.label(position.game.label(step.view, step.ask, step.option))


def _hint(said: Phrase | None, reader: Reader) -> str:
    return reader.label(said) if said is not None else ""
