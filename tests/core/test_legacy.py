"""The legacy of a match is written into the header of the next one."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from games.core.fair import Dice
from games.core.game import Legacy, random_player
from games.core.log import Record
from games.core.match import Match
from tests.toy import TOY, Orchard, ToyView

SEATS = ("amber", "azure")


def played(legacy: Legacy | None = None, seed: bytes = b"winter") -> Match[Orchard, ToyView]:
    match = Match.begin(TOY, SEATS, {"rounds": 2}, seed=seed, legacy=legacy)
    dice = Dice(seed)
    while not match.over:
        ask = match.pending[0]
        match.answer(ask.seat, random_player(ask, lambda: None, dice))
    return match


def test_what_a_match_leaves_is_the_next_ones_set_up() -> None:
    first = played()
    left = first.legacy
    assert left["apples"] == {s: min(g.apples, 3) for s, g in first.state.gardeners.items()}
    second = Match.begin(TOY, SEATS, {"rounds": 2}, seed=b"spring", legacy=left)
    begun = {seat: held.apples for seat, held in second.state.gardeners.items()}
    assert begun == left["apples"]
    assert sum(begun.values()) > 0
    assert TOY.audit(second.state) == []


def test_a_match_with_a_legacy_is_told_again_from_its_own_record() -> None:
    match = played({"apples": {"azure": 2}})
    told = Record.model_validate_json(match.record(with_seed=True).text())
    again = Match(TOY, told.header, told.log())
    assert again.header.legacy == {"apples": {"azure": 2}}
    assert again.digest == match.digest
    plain = played()
    assert plain.header.legacy == {}
    assert plain.digest != match.digest


def test_a_fork_keeps_what_was_left() -> None:
    match = Match.begin(TOY, SEATS, seed=b"fork", legacy={"apples": {"amber": 3}})
    assert match.fork(b"other").state.gardeners["amber"].apples == 3


def test_a_running_match_leaves_nothing_yet() -> None:
    match = Match.begin(TOY, SEATS, seed=b"run")
    with pytest.raises(ValueError, match="not over"):
        assert match.legacy


def test_a_legacy_that_the_game_cannot_read_is_refused() -> None:
    with pytest.raises(ValidationError):
        Match.begin(TOY, SEATS, seed=b"bad", legacy={"apples": {"amber": "many"}})


def test_a_header_without_a_legacy_is_read_as_before() -> None:
    record = played().record()
    header: dict[str, Any] = record.header.model_dump(mode="json")
    del header["legacy"]
    old = Record.model_validate({**record.model_dump(mode="json"), "header": header})
    assert Match(TOY, old.header, old.log()).digest == record.digest
