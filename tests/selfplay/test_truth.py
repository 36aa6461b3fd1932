"""The truth test: what a game says in self-played matches is so."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import games.library
from bot.words import message_id
from games.core.game import find
from games.core.selfplay import SelfPlayMatch
from games.core.selfplay.campaigns import SelfPlayCampaign
from games.core.selfplay.casts import players
from games.core.steps import Ask
from tests.cases import GAMES
from tests.harness.cases import Cell, sample
from tests.harness.messages import stating
from tests.harness.statements import Claims, Offered
from tests.harness.truth import TruthChecker, claims_of
from tests.strict_words import strict_words
from tests.toy import TOY

INSTALLED = games.library
SAMPLE = sample(GAMES)

FIRST, EVERY = 3, 9
"""Each question is checked the first few times that it is asked, and then one in so many."""

SELDOM = 60
"""In a scenario each question is checked when it is first asked, and then one in so many."""

CAMPAIGN_SEATS = ("amber", "azure", "rose")

STORY = {
    *("divinus.note.scenario", "divinus.note.arrival", "divinus.note.battle-ahead"),
    *("divinus.note.visit", "divinus.note.visited", "divinus.note.holder"),
    *("divinus.note.battle", "divinus.note.outcome", "divinus.note.scenario-over"),
    *("divinus.note.title", "divinus.note.location"),
    *("divinus.hint.visit", "divinus.hint.choice", "divinus.hint.chair"),
}
"""What every campaign has to show: it is told in each of them."""


@pytest.mark.parametrize("cell", SAMPLE, ids=str)
def test_what_is_said_in_a_match_is_so(cell: Cell) -> None:
    name = cell.case.game
    claims = claims_of(name)
    checker = TruthChecker(find(name), claims, seed=str(cell).encode())
    selfplay_match = cell.selfplay_match(every=0)
    match = selfplay_match.match
    match.stride = 1
    checker.check_set_up(match)
    asked = Counter[str]()
    while not match.over:
        ask = match.pending[0]
        asked[ask.key] += 1
        if asked[ask.key] <= FIRST or selfplay_match.decisions % EVERY == 0:
            checker(match, ask)
        with checker.hearing(match, ask):
            selfplay_match.step()
    checker(match, None)
    assert checker.lies == []
    assert set(checker.credulous) <= claims.loose
    assert sum(checker.judged.values()) > selfplay_match.decisions // EVERY


@pytest.mark.slow
@pytest.mark.parametrize(("people", "cast"), [(2, "sensible"), (3, "random")])
def test_what_is_said_in_a_campaign_is_so(people: int, cast: str) -> None:
    game, seats = find("divinus"), CAMPAIGN_SEATS[:people]
    assert game.campaign is not None
    claims = claims_of(game.id)
    checker = TruthChecker(game, claims, seed=cast.encode(), tried=1)
    campaign = SelfPlayCampaign(game, seats, players(game, seats, cast), "truth")
    for scenario in range(1, game.campaign.scenarios + 1):
        asked = Counter[str]()
        selfplay_match = campaign.begin(scenario)
        match = selfplay_match.match
        match.stride = 1
        checker.check_set_up(match)
        while not match.over:
            ask = match.pending[0]
            asked[ask.key] += 1
            seldom = selfplay_match.decisions % SELDOM == 0
            if asked[ask.key] == 1 or seldom or match.state.last_round:
                checker(match, ask)
            with checker.hearing(match, ask):
                selfplay_match.step()
        checker(match, None)
        campaign.left = match.legacy
    assert checker.lies == []
    assert set(checker.credulous) <= claims.loose
    assert set(checker.judged) >= STORY


@pytest.mark.parametrize("name", GAMES)
def test_every_statement_has_a_check_or_a_reason_why_not(name: str) -> None:
    claims = claims_of(name)
    checked, unchecked = ({*map(message_id, keys)} for keys in (claims.checked, claims.unchecked))
    messages = set(stating(name))
    assert sorted(messages - checked - unchecked) == [], "neither checked nor listed"
    assert sorted(unchecked - messages) == [], "no such message, or it states nothing"
    assert sorted(key for key in claims.checked if not strict_words().knows(key)) == []
    assert sorted(checked & unchecked) == [], "checked and listed"
    assert all(len(reason) > 20 for reason in claims.unchecked.values())
    assert {number.split()[0] for number in claims.loose} <= claims.checked


def test_a_false_statement_is_found() -> None:
    def bids(said: Offered[object]) -> bool:  # type: ignore[type-var]
        return said.pick == "7"

    claims = Claims({"toy.ask.bid": bids}, {}, {}, {}, {})
    seats = ("amber", "azure")
    match = SelfPlayMatch(TOY, seats, {}, seed=b"lies").match
    ask = match.pending[0]
    assert isinstance(ask, Ask)
    checker = TruthChecker(replace(TOY, reason=None), claims)
    checker(match, ask)
    assert {lie.key for lie in checker.lies} == {ask.key}
