"""Plans: answers thought through on a trial, for when the match asks exactly the same.

A plan is a small tree. Each branch is a row of steps: the question, the seat's answer, and a
fingerprint of everything the seat sees at it. A step answers only where that fingerprint is the
same, so a plan tells nothing that its seat does not know. After luck or a reveal, on the trial or
in the match, steps answer only if the person wants the plan to hold whatever comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from games.core.phrase import Arg, Phrase
from games.core.steps import Ask, Picks
from games.core.trials.seen import seen_fingerprint

MAX_BRANCHES: Final = 8
MAX_STEPS: Final = 30


@dataclass(frozen=True, slots=True)
class PlanStep:
    """One answer of a plan.

    ``seen`` is the fingerprint of what the seat saw at the question on the trial; the step is
    ``certain`` if neither luck nor a reveal came before it. ``question`` and ``answer`` word it,
    ``events`` word what others are told to do before it.
    """

    fingerprint: str
    picks: Picks
    seen: str
    certain: bool
    question: Phrase
    answer: tuple[Phrase, ...]
    events: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class PlannedAnswer:
    """An answer that was given by plan, with the number of its entry."""

    entry: int
    question: Phrase
    answer: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class PlanBranch:
    """Steps that follow one another.

    It is ``revealed`` if the seat has learnt something hidden since the branch was made.
    """

    steps: tuple[PlanStep, ...]
    revealed: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """Branches for one seat; ``whatever`` lets them answer also after luck and reveals.

    With ``whatever`` a step answers exactly the same question even if the seat sees something else
    than on the trial, unless branches disagree about it.
    """

    branches: tuple[PlanBranch, ...] = ()
    whatever: bool = False

    def next_step(self, ask: Ask, view: object) -> PlanStep | None:
        """The step that answers a question, if the plan has one."""
        fitting = [b for b in self.branches if b.steps[0].fingerprint == ask.fingerprint]
        seen = seen_fingerprint(view) if fitting else ""
        for branch in fitting:
            step = branch.steps[0]
            certain = step.certain and not branch.revealed
            if step.seen == seen and (certain or self.whatever):
                return step
        if self.whatever and len({branch.steps[0].picks for branch in fitting}) == 1:
            return fitting[0].steps[0]
        return None

    def after(self, fingerprint: str, picks: Picks) -> Plan:
        """What is left when the seat has answered a question."""
        left = [
            replace(branch, steps=branch.steps[1:])
            for branch in self.branches
            if branch.steps[1:]
            and (branch.steps[0].fingerprint, branch.steps[0].picks) == (fingerprint, picks)
        ]
        return replace(self, branches=tuple(left))

    def after_reveal(self) -> Plan:
        """The plan when its seat has learnt something hidden."""
        return replace(
            self, branches=tuple(replace(branch, revealed=True) for branch in self.branches)
        )

    def with_branch(self, branch: PlanBranch) -> Plan:
        """The plan with one more branch, in place of those that it contradicts or goes on from."""
        kept = [other for other in self.branches if not _replaces(branch, other)]
        return replace(self, branches=(*kept, branch)[-MAX_BRANCHES:])

    def without_branch(self, place: int) -> Plan:
        """The plan without one of its branches."""
        return replace(self, branches=self.branches[:place] + self.branches[place + 1 :])


def _replaces(new: PlanBranch, old: PlanBranch) -> bool:
    """Whether both come to the same question along the same way and ``old`` adds nothing there."""
    for mine, theirs in zip(new.steps, old.steps, strict=False):
        if (mine.fingerprint, mine.seen) != (theirs.fingerprint, theirs.seen):
            return False
        if mine.picks != theirs.picks:
            return True
    return len(old.steps) <= len(new.steps)


def dumped(plan: Plan) -> dict[str, Any]:
    """The branches of a plan as JSON; words are kept as phrases, so that any language fits."""
    return {
        "branches": [
            {
                "steps": [_step_dumped(step) for step in branch.steps],
                "revealed": branch.revealed,
            }
            for branch in plan.branches
        ],
        "whatever": plan.whatever,
    }


def loaded(stored: Mapping[str, Any]) -> Plan:
    """The plan that was stored."""
    branches = tuple(
        PlanBranch(tuple(_step_loaded(step) for step in branch["steps"]), branch["revealed"])
        for branch in stored["branches"]
    )
    return Plan(branches, stored["whatever"])


def _step_dumped(step: PlanStep) -> dict[str, Any]:
    return {
        "fingerprint": step.fingerprint,
        "picks": list(step.picks),
        "seen": step.seen,
        "certain": step.certain,
        "question": phrase_dumped(step.question),
        "answer": [phrase_dumped(said) for said in step.answer],
        "events": [phrase_dumped(said) for said in step.events],
    }


def _step_loaded(stored: Mapping[str, Any]) -> PlanStep:
    return PlanStep(
        stored["fingerprint"],
        tuple(stored["picks"]),
        stored["seen"],
        stored["certain"],
        phrase_loaded(stored["question"]),
        _phrases(stored["answer"]),
        _phrases(stored["events"]),
    )


def _phrases(stored: Iterable[Mapping[str, Any]]) -> tuple[Phrase, ...]:
    return tuple(phrase_loaded(said) for said in stored)


def phrase_dumped(said: Phrase) -> dict[str, Any]:
    """A phrase as JSON."""

    def dump(arg: Arg) -> Any:
        if isinstance(arg, Phrase):
            return phrase_dumped(arg)
        return [phrase_dumped(each) for each in arg] if isinstance(arg, tuple) else arg

    return {"key": said.key, "args": {name: dump(arg) for name, arg in said.args.items()}}


def phrase_loaded(stored: Mapping[str, Any]) -> Phrase:
    """The phrase that was stored."""

    def load(arg: Any) -> Arg:
        match arg:
            case {"key": _, "args": _}:
                return phrase_loaded(arg)
            case list():
                return tuple(phrase_loaded(each) for each in arg)
            case str() | int():
                return arg
        raise ValueError(f"{arg!r} is no argument of a phrase")

    return Phrase(stored["key"], {name: load(arg) for name, arg in stored["args"].items()})
