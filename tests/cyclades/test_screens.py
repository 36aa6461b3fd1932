"""Hidden purses and cards show neither in questions nor in the number of log entries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from games.cyclades import GAME
from games.cyclades.fixes import FIXES
from games.cyclades.state import State
from tests.cases import Case
from tests.cyclades.table import Game, acting, at, offering
from tests.harness.leak_checker import LeakChecker
from tests.harness.observations import Leak, compare
from tests.hidden.leak_checking import check_for_leaks

TABLES = [
    Case("cyclades", 2),
    Case("cyclades", 3),
    Case("cyclades", 4, (("mode", "teams"),)),
    Case("cyclades", 6),
]

NEVER = 10**9


def counting(every: int) -> LeakChecker:
    """A leak checker that compares only the number of entries in the log."""
    return LeakChecker(answers=NEVER, trials=NEVER, checkpoints=every)


@pytest.mark.slow
@pytest.mark.parametrize("computer", ["random", "sensible"])
@pytest.mark.parametrize("case", TABLES, ids=str)
def test_states_that_a_seat_cannot_tell_apart_give_the_same_entries(
    case: Case, computer: str
) -> None:
    assert check_for_leaks(GAME, case, computer, counting(5)).tried["logs"] > 20


@pytest.mark.slow
def test_a_purse_that_shows_is_found() -> None:
    # Before the fix a broke faction was not asked how much it offers.
    with pytest.raises(Leak):
        check_for_leaks(replace(GAME, fixes=()), TABLES[0], "random", counting(1))


def pandora(gold: int, fixes: tuple[str, ...] = FIXES) -> Game:
    """Pandora may perform the sacrifice of Ajax, and that of Croesus if amber has 15 gold."""
    game = acting(
        "athena",
        fixes=fixes,
        amber=at("F1 pandora; F2; F3; F4; C1; A1; A2", gold=gold),
        heroes="ajax croesus",
    )
    return game.duties("F2.1").act("sacrifice:pandora")


def test_pandora_is_asked_whether_or_not_croesus_could_be_paid() -> None:
    assert pandora(14).options("pandora") == ["ajax"]
    assert pandora(15).options("pandora") == ["ajax", "croesus"]


def test_pandora_is_not_asked_where_everybody_sees_a_single_deed() -> None:
    game = acting(
        "athena", amber=at("F1 pandora; F2; F3; F4; C1; A1; A2", gold=20), heroes="ajax helen"
    )
    assert game.duties("F2.1").act("sacrifice:pandora").asked == "metropolis"


def quest(gold: int, fixes: tuple[str, ...] = FIXES) -> Game:
    """Ajax may go next door; Helen could only cross the partner's land, for 3 gold."""
    game = acting(
        "athena",
        fixes=fixes,
        seats=4,
        teams=True,
        amber=at("C1 ajax; M1 helen; B1", gold=gold),
        azure=at("M2 1t; E1"),
    )
    return game.duties("B1.1").act("quest")


def test_a_hero_is_asked_for_whether_or_not_the_other_could_be_paid() -> None:
    assert quest(2).options("quest") == ["ajax"]
    assert quest(3).options("quest") == ["ajax", "helen"]


def test_a_broke_faction_is_asked_how_much_it_offers_too() -> None:
    game = offering(amber=at("C1; A2"), azure=at("G2; I1", gold=9), order="azure amber rose")
    game.bid("azure", "apollo").say("god", "zeus")
    assert game.options("bid") == ["1"]
    game.say("bid", "1")
    assert game.state.bids["zeus"].forced


def test_a_payment_that_shows_an_empty_purse_cannot_be_undone() -> None:
    game = offering(
        amber=at("C1; A2"), azure=at("G2; I1"), rose=at("D2; B1", gold=9), order="azure amber rose"
    )
    game.bid("azure", "apollo").bid("amber", "zeus", 1).bid("rose", "ares", 1)
    assert game.state.phase == "actions"
    assert game.match.undoable("rose") is None


@pytest.mark.parametrize(
    ("place", "key", "few", "many"), [(pandora, "pandora", 14, 15), (quest, "quest", 2, 3)]
)
def test_a_rival_sees_the_same_entries_whatever_the_purse(
    place: Callable[[int, tuple[str, ...]], Game], key: str, few: int, many: int
) -> None:
    def alike(fixes: tuple[str, ...]) -> int:
        game = place(few, fixes).pick(key, "ajax")
        one, other = (begin_again(place(gold, fixes)) for gold in (few, many))
        return compare(GAME, one, other, game.match.entries, "rose")

    assert alike(FIXES) == 6
    with pytest.raises(Leak, match="notices"):
        alike(())


def begin_again(game: Game) -> State:
    """The position from which a game began."""
    return GAME.codec.load(game.match.snapshots[0].state)
