"""Looking a step ahead: several answers with one choice, as the rules would ask for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.ahead import JOINED_AT_MOST, Way, ways
from games.core.game import find
from games.core.match import AnyMatch, Match
from tests.cases import GAMES
from tests.golden import files, read

EVERY = 23
RECORDED = [path for game in GAMES for path in files() if path.parent.name == game][::3]


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def positions(path: Path) -> list[AnyMatch]:
    """Some positions of a recorded match at which somebody is asked something."""
    record = read(path)
    game, log = find(record.header.game, record.header.edition), record.log()
    cuts = [n for n, entry in enumerate(log) if entry.kind == "answer"][::EVERY]
    return [Match(game, record.header, log[:cut]) for cut in cuts]


@pytest.mark.parametrize("path", RECORDED, ids=name)
def test_what_lies_ahead_is_what_comes_and_can_be_taken_back(path: Path) -> None:
    for match in positions(path):
        for asked in match.pending:
            found = ways(match, asked.seat)
            if found:
                assert_whole(match, asked.seat, found)
            for way in found[:: max(1, len(found) // 4)]:
                assert_comes(match, asked.seat, way)


def assert_whole(match: AnyMatch, seat: str, found: tuple[Way, ...]) -> None:
    """No option of the question that waits is hidden, and none of a joined one unless said so."""
    ask = match.ask_for(seat)
    assert ask is not None
    assert {way.places[0] for way in found} == set(range(len(ask.options)))
    assert len({way.places for way in found}) == len(found)
    forced = 0
    while len({way.places[: forced + 1] for way in found}) == 1 and forced < len(found[0].steps):
        forced += 1
    if len(found[0].steps[min(forced, len(found[0].steps) - 1)].ask.options) <= 8:
        assert len(found) <= JOINED_AT_MOST
    for way in found:
        beside = {other.places[len(way.steps) - 1] for other in found if same(way, other)}
        listed = any(one.more and way.places[: len(one.steps)] == one.places for one in found)
        assert listed or beside == set(range(len(way.last.ask.options)))


def same(way: Way, other: Way) -> bool:
    """Whether two ways differ in their last answers only."""
    before = len(way.steps) - 1
    return len(other.steps) > before and other.places[:before] == way.places[:before]


def assert_comes(match: AnyMatch, seat: str, way: Way) -> None:
    """The same questions are asked, one after another, and all of it can be taken back."""
    tried = Match(match.game, match.header, match.entries)
    begun = tried.view(seat)
    for step in way.steps:
        ask = tried.ask_for(seat)
        assert ask is not None
        assert ask.fingerprint == step.ask.fingerprint
        assert tried.view(seat) == step.view
        if step is not way.last:
            tried.answer(seat, (step.option,))
    for _ in way.steps[:-1]:
        tried.undo(seat)
    assert tried.view(seat) == begun
