"""A question worded for one reader, its options numbered as on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.model.match import Position
from bot.ui.kit.persistent_items import CustomId
from bot.ui.kit.pictures import PendingPicture, Pictures
from bot.ui.kit.reader import Reader
from bot.ui.play.question_actions import MATCH_ACTIONS, QuestionActions
from games.core.combined_questions import AnswerStep, CombinedAnswer
from games.core.learn.explain import explained
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks
from render.renderer import Mark

ARROW = " → "
"""The separator between the steps of a combined choice."""
SEVERAL_PICKS, NO_PICKS = "+", "-"
"""How an item writes a recommended answer of several picks, and one of none."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with its words, and the number that the board shows for it.

    ``picked_before`` is set if the same option was picked when the question was asked before.
    ``combined`` is set if the choice answers more than one question. Combined choices that begin at
    one place of the board share its ``mark``, and ``at`` is the option of that place. ``tail``
    words the last step, in which they differ. ``brief`` is the short form of that step, or of the
    whole label if there is only one step; ``lead`` words the steps before it. ``printed`` is the
    number that the board itself shows at the place, or 0 if the label names it without a number.
    """

    number: int
    option: str
    label: str
    place: str | None
    hint: str = ""
    picked_before: bool = False
    combined: CombinedAnswer | None = None
    mark: int = 0
    printed: int | None = None
    at: str | None = None
    tail: str = ""
    brief: str = ""
    lead: str = ""

    @property
    def shown(self) -> int:
        """The number in the picture."""
        return self.printed if self.printed is not None else self.mark or self.number

    def numbered(self, words: str) -> str:
        """``words`` after the number in the picture."""
        return f"{self.shown} · {words}" if self.place is not None and self.shown else words

    @property
    def title(self) -> str:
        """The wording with its number."""
        return self.numbered(self.label)

    @property
    def short(self) -> str:
        """The short title."""
        if not self.brief:
            return self.title
        return self.numbered(f"{self.lead}{ARROW}{self.brief}" if self.lead else self.brief)

    @property
    def head(self) -> str:
        """The wording without the last of several steps."""
        return self.title.removesuffix(self.tail).rstrip(" →") if self.tail else self.title

    @property
    def opening(self) -> str:
        """The same without its number."""
        return self.label.removesuffix(self.tail).rstrip(" →") if self.tail else self.label

    @property
    def ending(self) -> str:
        """The short wording of the last of several steps."""
        return self.brief or self.tail

    @property
    def drawn(self) -> str:
        """The option whose place the board marks."""
        return self.option if self.at is None else self.at

    @property
    def value(self) -> str:
        """The value of the choice in an item.

        It has the place of each answer in the list of its question.
        """
        return str(self.number - 1) if self.combined is None else _value_of(self.combined)

    @property
    def steps(self) -> int:
        """How many questions the choice answers."""
        return 1 if self.combined is None else len(self.combined.steps)


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommended answer: the picks (none: to pick nothing), and the one that follows them.

    ``next_pick`` answers the question that is combined with the current one.
    """

    picks: Picks
    next_pick: str | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """The question of a seat, worded for one reader.

    Items name options by their place in the list, and carry the question's fingerprint, which
    covers the whole list. In trials and lessons the items have other ``actions``, and ``turn``
    follows the fingerprint. ``forced`` are the answers without an alternative, in words.
    ``advised`` is the recommended answer, if there is one.
    """

    table: int
    entry: int
    ask: Ask
    choices: tuple[Choice, ...]
    draft: tuple[str, ...] = ()
    actions: QuestionActions = MATCH_ACTIONS
    turn: str = ""
    forced: tuple[str, ...] = ()
    advised: Advice | None = None

    @property
    def shown(self) -> Ask:
        """The question that is shown: the current one, or a later one if its answer is forced."""
        combined = self.choices[0].combined if self.choices else None
        return combined.steps[len(self.forced)].ask if combined is not None else self.ask

    @property
    def several(self) -> bool:
        """Whether more than one option may be picked."""
        return self.ask.high > 1

    @property
    def drafted(self) -> list[Choice]:
        """The picks of the draft of a question with several picks."""
        return [choice for choice in self.choices if choice.option in self.draft]

    def advises(self, choice: Choice) -> bool:
        """Whether a choice is, or is part of, the recommended answer."""
        if self.advised is None:
            return False
        if choice.combined is None:
            return choice.option in self.advised.picks
        first, *following = choice.combined.steps[len(self.forced) :]
        if first.option not in self.advised.picks:
            return False
        wanted = self.advised.next_pick
        return not following or wanted is None or following[-1].option == wanted

    @property
    def advised_choices(self) -> list[Choice]:
        """The choices of the recommended answer.

        One that ends before the recommended next pick is left out where that pick is listed.
        """
        found = [choice for choice in self.choices if self.advises(choice)]
        longest = max((choice.steps for choice in found), default=1)
        return [choice for choice in found if choice.steps == longest]

    def advised_id(self) -> CustomId | None:
        """The custom_id of an item that gives the recommended answer."""
        if self.advised is None:
            return None
        found = self.advised_choices
        if self.several or not self.advised.picks:
            picks = SEVERAL_PICKS.join(str(choice.number - 1) for choice in found)
            return self.custom_id(self.actions.advised, picks or NO_PICKS)
        if not found:
            return None
        value = found[0].value
        if len(found) > 1 and found[0].combined is not None:
            # Of several choices with the same first step, only that step is recommended.
            value = _value_of(CombinedAnswer(found[0].combined.steps[: len(self.forced) + 1]))
        return self.custom_id(self.actions.advised, value)

    def marks(self) -> tuple[Mark, ...]:
        """The numbers to draw on the board."""
        marks = (
            Mark(choice.drawn, choice.place, choice.shown)
            for choice in self.choices
            if choice.place is not None
        )
        return tuple(dict.fromkeys(marks))

    def focus(self) -> tuple[str, ...]:
        """The places of the picks so far."""
        return tuple(choice.place for choice in self.drafted if choice.place is not None)

    def custom_id(self, action: str, *parts: str | int) -> CustomId:
        """The custom_id of an item of this question; ``action`` is one of its ``actions``."""
        asked = self.ask.fingerprint + self.turn
        return CustomId.of(action, self.table, self.entry, self.ask.seat, asked, *parts)


def _value_of(combined: CombinedAnswer) -> str:
    """The places of the answers; after several, also the fingerprint of the last question."""
    places = ".".join(str(place) for place in combined.places)
    return places if len(combined.steps) == 1 else f"{places}/{combined.last.ask.fingerprint}"


def question_of(position: Position, reader: Reader, draft: Sequence[str] = ()) -> Question | None:
    """The current question of the position's seat."""
    ask = position.ask
    if ask is None:
        return None
    table, entry = position.table.id, position.entry
    if position.combined_answers:
        forced = _forced(position.combined_answers)
        choices = _combined_choices(position, reader, len(forced))
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
            option in position.picked_before,
            printed=game.printed_number(view, ask, option),
            brief=reader.brief(label),
        )
        for number, (option, label) in enumerate(zip(ask.options, labels, strict=True), 1)
    )
    choices = _numbered(choices, [(choice.number,) for choice in choices], range(len(choices)))
    kept = tuple(option for option in draft if option in ask.options)
    return Question(table, entry, ask, choices, kept)


def _seen(position: Position) -> Position:
    """The position that the question shows: after the forced answers."""
    forced = len(_forced(position.combined_answers)) if position.combined_answers else 0
    if not forced:
        return position
    view = position.combined_answers[0].steps[forced].view
    return replace(position, view=view, aside="ahead")


def picture_of(
    position: Position, reader: Reader, pictures: Pictures, question: Question | None
) -> PendingPicture:
    """The seat's picture, with the places that the question is about marked."""
    if question is None:
        return pictures.panel(position, reader)
    return pictures.panel(_seen(position), reader, question.marks(), question.focus())


def _forced(combined_answers: Sequence[CombinedAnswer]) -> tuple[AnswerStep, ...]:
    """The first answers that all combined choices share because there is no alternative."""
    first = combined_answers[0].steps
    count = 0
    while count < len(first) - 1 and len(first[count].ask.options) == 1:
        count += 1
    return first[:count]


def _combined_choices(position: Position, reader: Reader, forced: int) -> tuple[Choice, ...]:
    """The choices of combined questions, with their marks on the board."""
    choices: list[Choice] = []
    keys: list[tuple[int | str, ...]] = []
    places: dict[tuple[str, str], set[str]] = {}
    for number, combined in enumerate(position.combined_answers, 1):
        choice = _combined_choice(position, reader, number, combined, forced)
        last = combined.last
        # The place may be that of the first step, which several choices share.
        place = position.game.place(last.view, last.ask, last.option)
        choices.append(choice)
        keys.append(combined.places if place is not None else combined.places[: forced + 1])
        if place is not None:
            places.setdefault((last.ask.fingerprint, place), set()).add(last.option)
    if not all(len(options) == 1 for options in places.values()):
        return _numbered(choices, keys, range(len(choices)))
    # A card that can be built or offered has one number, in the order of the longest list.
    firsts = [combined.places[forced] for combined in position.combined_answers]
    order = sorted(range(len(choices)), key=lambda at: -firsts.count(firsts[at]))
    return _numbered(choices, [(choice.place or "",) for choice in choices], order)


def _numbered(
    choices: Sequence[Choice], keys: Sequence[tuple[int | str, ...]], order: Sequence[int]
) -> tuple[Choice, ...]:
    """Number the choices that have a place in that order, from 1 without holes.

    Choices with equal ``keys`` share a number.
    """
    marks: dict[tuple[int | str, ...], int] = {}
    for at in order:
        if choices[at].place is not None:
            marks.setdefault(keys[at], len(marks) + 1)
    return tuple(
        replace(choice, mark=marks.get(key, 0)) for choice, key in zip(choices, keys, strict=True)
    )


def _combined_choice(
    position: Position, reader: Reader, number: int, combined: CombinedAnswer, forced: int
) -> Choice:
    game, steps = position.game, combined.steps[forced:]
    labels = [_label(position, reader, step) for step in steps]
    label = reader.steps(labels)
    if combined.more:
        label = reader.label(phrase("bot.panel.more", choice=label))
    places = [(game.place(step.view, step.ask, step.option), step) for step in steps]
    hints = [_hint(explained(game, step.view, step.ask, step.option), reader) for step in steps]
    place, at = next(((p, s) for p, s in reversed(places) if p is not None), (None, None))
    hint = next((hint for hint in reversed(hints) if hint), "")
    tail = labels[-1] if len(labels) > 1 else ""
    briefs = [reader.brief(game.label(step.view, step.ask, step.option)) for step in steps]
    if combined.more:
        briefs.append(reader.say("bot.panel.further"))
    return Choice(
        number,
        combined.last.option,
        label,
        place,
        hint,
        combined=combined,
        printed=game.printed_number(at.view, at.ask, at.option) if at is not None else None,
        at=at.option if at is not None else None,
        tail=tail,
        brief=briefs[-1],
        lead=reader.steps(briefs[:-1]) if len(briefs) > 1 else "",
    )


def _label(position: Position, reader: Reader, step: AnswerStep) -> str:
    return reader.label(position.game.label(step.view, step.ask, step.option))


def _hint(said: Phrase | None, reader: Reader) -> str:
    return reader.label(said) if said is not None else ""
