"""The view of a seat of the toy game, and the labels of its options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from games.core.fair import Dice
from games.core.game import FinalScore
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask

from .rules import tree_name
from .state import TREES, Gardener, Orchard


@dataclass(frozen=True, slots=True)
class GardenerView:
    """One seat's belongings; ``goal`` is None where the viewer may not know it."""

    seat: str
    apples: int
    bids: tuple[str, ...]
    goal: str | None


@dataclass(frozen=True, slots=True)
class ToyView:
    """Everything a seat (None: the public) may know."""

    seat: str | None
    round: int
    rounds: int
    active: str | None
    trees: Mapping[str, int]
    gardeners: tuple[GardenerView, ...]
    deck_size: int
    peeked: str | None
    over: bool


def view(state: Orchard, seat: str | None) -> ToyView:
    """Built from nothing: goals show to their owner and at the end, the top card to who peeks."""
    return ToyView(
        seat=seat,
        round=state.round,
        rounds=state.rounds,
        active=state.queue[0] if state.queue else None,
        trees=dict(state.trees),
        gardeners=tuple(
            GardenerView(
                seat=owner,
                apples=gardener.apples,
                bids=tuple(gardener.bids),
                goal=gardener.goal if state.over or owner == seat else None,
            )
            for owner, gardener in state.gardeners.items()
        ),
        deck_size=len(state.deck),
        peeked=state.deck[0] if seat is not None and seat == state.peeking else None,
        over=state.over,
    )


def resample_hidden(state: Orchard, seat: str | None, dice: Dice) -> Orchard:
    """The same position for ``seat``, with every fact hidden from it dealt anew."""
    seen = 1 if seat is not None and seat == state.peeking else 0
    unseen = sorted(state.deck[seen:])
    deck = state.deck[:seen] + dice.sample(unseen, len(unseen))
    others = [s for s in state.seats if s != seat]
    pool = [state.gardeners[s].goal for s in others] + state.spare_goals
    if not state.over and state.round:
        pool = dice.sample(sorted(pool), len(pool))
    goals = dict(zip(others, pool, strict=False))
    gardeners: dict[str, Gardener] = {
        owner: replace(gardener, bids=list(gardener.bids), goal=goals.get(owner, gardener.goal))
        for owner, gardener in state.gardeners.items()
    }
    return replace(
        state,
        deck=deck,
        gardeners=gardeners,
        spare_goals=pool[len(others) :],
        trees=dict(state.trees),
        gone=list(state.gone),
        queue=list(state.queue),
    )


def score(state: Orchard) -> list[FinalScore]:
    """A point an apple, two for a goal reached; the most points win, all that tie included."""
    points = {seat: g.apples + 2 * reached(state, seat) for seat, g in state.gardeners.items()}
    best = max(points.values())
    return [FinalScore(seat, points[seat], points[seat] == best) for seat in state.seats]


def reached(state: Orchard, seat: str) -> bool:
    """Whether the seat's secret goal is met."""
    own = state.gardeners[seat]
    middle = state.trees[tree_labels()[0]]
    tests = {
        "centre": middle == 0,
        "empty": not any(state.trees.values()),
        "many": own.apples >= 4,
        "raider": own.raids >= 2,
        "rim": all(state.trees[tree] for tree in tree_labels()[1:]),
        "thrift": "5" in own.bids,
    }
    return tests[own.goal]


def tree_labels() -> list[str]:
    """The trees from the middle outwards."""
    return sorted(TREES, key=lambda tree: (TREES[tree] != (0, 0), tree))


def label(seen: ToyView, ask: Ask, option: str) -> Phrase:
    """One option in words."""
    if ask.key == "toy.ask.trees":
        return tree_name(option)
    if ask.key == "toy.ask.victim":
        return seat_name(option)
    if ask.key == "toy.ask.bid":
        return phrase("toy.choice.bid", bid=int(option))
    return phrase(f"toy.choice.{option}")


def place(seen: ToyView, ask: Ask, option: str) -> str | None:
    """Trees are on the board, nothing else is."""
    return option if ask.key == "toy.ask.trees" else None


def headline(seen: ToyView) -> Phrase:
    """The headline of a position."""
    if seen.over:
        return phrase("toy.headline.over")
    return phrase("toy.headline.round", round=seen.round, rounds=seen.rounds)


def topic_of(key: str) -> str:
    """The page of the rules that explains a question."""
    pages = {"toy.ask.bid": "bidding", "toy.ask.victim": "raids", "toy.ask.guard": "raids"}
    return pages.get(key, "actions")
