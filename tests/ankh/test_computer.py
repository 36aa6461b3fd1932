"""The sensible computer player: its powers, bids and answers in clear positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from games.ankh import GAME
from games.ankh.board import claws
from games.ankh.computer import sensible
from games.ankh.state import SEATS
from games.ankh.view import AnkhView
from games.core.fair import Dice
from games.core.match import Match
from games.core.steps import Ask, Picks
from tests.ankh.table import WESTERN_CARAVAN, Game, at, deal


def answer(game: Game, seat: str | None = None, luck: bytes = b"computer") -> Picks:
    """The computer player's answer to the pending question, or to that of ``seat``."""
    ask = next(ask for ask in game.match.pending if seat in (None, ask.seat))
    return sensible(ask, lambda: game.match.view(ask.seat), Dice(luck))


class RecordingComputer:
    """The computer player with a record of its powers and bids."""

    def __init__(self) -> None:
        self.powers: dict[tuple[str, str], list[str]] = {}
        self.bids: Counter[int] = Counter()

    def __call__(self, ask: Ask, get_view: Callable[[], AnkhView], dice: Dice) -> Picks:
        picks = sensible(ask, get_view, dice)
        if ask.key == "ankh.ask.power":
            self.powers.setdefault((ask.seat, get_view().god_of[ask.seat]), []).extend(picks)
        elif ask.key == "ankh.ask.bid":
            self.bids[int(picks[0])] += 1
        return picks


@pytest.fixture(scope="module")
def computers() -> list[RecordingComputer]:
    """Five whole matches between two, three and four computer players."""
    seen: list[RecordingComputer] = []
    for number, people in enumerate((2, 2, 3, 3, 4)):
        computer = RecordingComputer()
        match = Match.begin(GAME, SEATS[:people], seed=f"evening {number}".encode())
        dice = Dice(b"evening", str(number))
        while not match.over:
            ask = match.pending[0]
            match.answer(ask.seat, computer(ask, partial(match.view, ask.seat), dice))
        assert any(row.won for row in GAME.score(match.state))
        seen.append(computer)
    return seen


@pytest.mark.slow
def test_gods_take_different_sets_of_powers(computers: list[RecordingComputer]) -> None:
    sets = [frozenset(powers) for computer in computers for powers in computer.powers.values()]
    assert len(set(sets)) > len(sets) / 2
    taken = Counter(power for chosen in sets for power in chosen)
    # Nearly every power is chosen by some god.
    assert len(taken) >= 11


def test_bids_are_real_and_sometimes_nothing(computers: list[RecordingComputer]) -> None:
    bids = sum((computer.bids for computer in computers), Counter[int]())
    assert bids.total() > 10
    assert 0 < bids[0] < bids.total() / 2
    assert len(bids) > 3


def test_followers_come_before_the_power_that_they_pay_for() -> None:
    game = deal(
        amber=at("ra", "B5 god", followers=1), azure=at("isis", "H5 god"), neutral="B4 temple"
    )
    # Unlocking as the first action would leave no second action.
    assert answer(game) != ("ankh",)


def test_a_bid_beats_what_the_only_rival_can_bid() -> None:
    game = deal(
        amber=at("ra", "B5 warrior, B6 warrior, A6 warrior, H5 god", "A5 temple", followers=9),
        azure=at("isis", "A7 warrior, A8 warrior, E2 god", followers=1),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="cycle")
    assert int(answer(game, "amber")[0]) in (1, 2)


def test_claws_spare_ones_own_monuments_and_aim_at_a_rivals() -> None:
    game = deal(
        amber=at("isis", "B5 god", "A6 temple", guardians="giant_scorpion"),
        azure=at("ra", "H5 god", "C7 obelisk"),
    )
    game.act("summon").say("summon", "giant_scorpion").say("summon-at", "B6")
    aimed = claws("B6", int(answer(game)[0].removeprefix("claws:")))
    assert "C7" in aimed
    assert "A6" not in aimed


def test_a_caravan_gives_the_weaker_side_a_region_of_its_own() -> None:
    game = deal(
        amber=at("ra", "A1 god, A2 warrior"),
        azure=at("isis", "B6 god, B7 warrior, A7 warrior"),
        next_event="camel",
    )
    game.fire()
    assert answer(game) == ("region:1",)
    while game.asked.startswith("caravan"):
        game.match.answer("amber", answer(game))
    regions = game.state.board.of
    assert regions["A2"] not in (regions["B6"], regions["B7"], regions["A7"])


def test_a_caravan_without_gain_is_declined() -> None:
    game = deal(amber=at("ra", "H5 god"), azure=at("isis", "E2 god"), next_event="camel")
    game.fire()
    assert answer(game) == ("none",)


def test_the_battle_is_won_with_the_card_that_wins_it() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", played="locusts flood build miracle drought"),
        azure=at(
            "anubis",
            "A7 god, A8 warrior, A3 warrior",
            played="chariots drought locusts flood build miracle",
        ),
        next_event="end",
    )
    game.fire()
    assert answer(game, "amber") == ("chariots",)


def test_a_consolidation_joins_what_helps() -> None:
    # The north of the West is amber's and would win the south; in the Delta amber is alone.
    delta = "E1-F1 E2-F1 E2-F2 E3-F2 E3-F3"
    game = deal(
        scenario="peoples_revolt",
        camels=f"{WESTERN_CARAVAN} {delta}",
        tokens={1: "A3", 2: "H5", 3: "E2", 4: "F2", 5: "A4"},
        amber=at("ra", "A1 god, A2 warrior, A3 warrior, E2 warrior, F2 warrior"),
        azure=at("isis", "A7 warrior, H5 god"),
        next_event="camel",
    )
    game.fire()
    assert answer(game) == ("join:1:5",)


@pytest.mark.parametrize("luck", [b"one", b"two", b"three", b"four"])
def test_flood_saves_an_army_on_fertile_ground_from_a_hopeless_battle(luck: bytes) -> None:
    game = deal(
        amber=at(
            "ra",
            "A1 warrior, A2 warrior, B2 warrior, H5 god",
            played="locusts chariots build miracle",
        ),
        azure=at("isis", "A3 god, A4 warrior, A5 warrior, A7 warrior, B4 warrior, B6 warrior"),
        next_event="conflict",
    )
    game.fire()
    assert answer(game, "amber", luck) == ("flood",)
