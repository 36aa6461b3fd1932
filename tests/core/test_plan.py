"""Plans are made of what their seat sees: the same in every world it cannot tell apart."""

from __future__ import annotations

import json

import pytest

from games.core.game import AnyGame
from games.core.match import AnyMatch
from games.core.phrase import phrase
from games.core.steps import Ask
from games.core.trials.determinization import Determinizer, entries_since_checkpoint
from games.core.trials.make_plan import branch_of
from games.core.trials.plan import Plan, PlanBranch, PlanStep, dumped, loaded
from games.core.trials.seen import seen_fingerprint
from games.core.trials.trial import Trial
from tests.cases import Case
from tests.core.test_trial_guesses import CASES, opened, played_round


def planned(match: AnyMatch, origin: bytes, since: list[object], seat: str) -> PlanBranch:
    """The branch of a trial played in the determinization found from that state."""
    game: AnyGame = match.game
    found = Determinizer(game, match.header, origin, since, seat, b"trial").determinize()  # type: ignore[arg-type]
    steps = played_round(Trial(found, b"luck"), most=16).steps
    return branch_of(
        game, match.header, seat, seed=b"luck", origin=found.origin, told=found.told, steps=steps
    )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_plan_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(case: Case) -> None:
    match = opened(case)
    seat = match.pending[0].seat
    origin, since = entries_since_checkpoint(match)
    twin = Determinizer(match.game, match.header, origin, since, seat, b"twin").determinize()
    branch = planned(match, origin, [*since], seat)
    assert branch == planned(match, twin.origin, [*twin.told], seat)
    assert branch.steps
    # The first own question is the one that is asked now.
    ask = match.ask_for(seat)
    assert ask is not None
    plan = Plan().with_branch(branch)
    step = plan.next_step(ask, match.view(seat))
    assert step == branch.steps[0]
    assert step.certain
    assert loaded(json.loads(json.dumps(dumped(plan)))) == plan


@pytest.mark.parametrize("case", CASES, ids=str)
def test_equal_views_have_equal_fingerprints_and_others_do_not(case: Case) -> None:
    early, late = opened(case, 20), opened(case, 70)
    for seat in early.header.seats:
        same = opened(case, 20).view(seat)
        assert seen_fingerprint(early.view(seat)) == seen_fingerprint(same)
        differ = early.view(seat) != late.view(seat)
        assert differ == (seen_fingerprint(early.view(seat)) != seen_fingerprint(late.view(seat)))


ASK = Ask("amber", "toy.ask.action", ("pick", "pass"))


def step(picks: str, view: object = "here", *, certain: bool = True) -> PlanStep:
    said = phrase("toy.ask.action")
    return PlanStep(ASK.fingerprint, (picks,), seen_fingerprint(view), certain, said, ())


def test_luck_and_reveals_need_whatever_comes() -> None:
    lucky = Plan((PlanBranch((step("pick", certain=False),)),))
    assert lucky.next_step(ASK, "here") is None
    assert Plan(lucky.branches, whatever=True).next_step(ASK, "here") is not None
    plain = Plan((PlanBranch((step("pick"),)),))
    assert plain.next_step(ASK, "here") is not None
    assert plain.next_step(ASK, "elsewhere") is None
    assert plain.after_reveal().next_step(ASK, "here") is None


def test_branches_that_disagree_about_another_position_ask_the_person() -> None:
    both = Plan(
        (PlanBranch((step("pick", "here"),)), PlanBranch((step("pass", "there"),))), whatever=True
    )
    assert both.next_step(ASK, "elsewhere") is None
    there = both.next_step(ASK, "there")
    assert there is not None
    assert there.picks == ("pass",)
    alone = both.without_branch(1).next_step(ASK, "elsewhere")
    assert alone is not None
    assert alone.picks == ("pick",)


def test_an_answer_keeps_the_branches_that_go_on_from_it() -> None:
    plan = Plan().with_branch(PlanBranch((step("pick"), step("pass", "next"))))
    plan = plan.with_branch(PlanBranch((step("pick"), step("pick", "other"))))
    assert len(plan.branches) == 2
    assert [b.steps[0].picks for b in plan.after(ASK.fingerprint, ("pick",)).branches] == [
        ("pass",),
        ("pick",),
    ]
    assert plan.after(ASK.fingerprint, ("pass",)) == Plan()
    # Another answer at the same place replaces what was planned there.
    assert len(plan.with_branch(PlanBranch((step("pass"),))).branches) == 1
