"""How often a table waits for people, for what, and how often an order left in advance saves it.

A wait begins whenever somebody is asked who has not given the last answer; of a sealed question
everybody is waited for. Matches are played twice by the best computers: once as they are, and once
by people who leave a standing order each time they go. What orders save is counted in the second
matches alone: how often the question goes to somebody else, and how often a person has to come.

Somebody who goes plays on in forks with other luck, in which the computers answer for all, up to
the end of the order's span. What they answer there becomes their order, as far as clauses say it.
Where the order has no answer they are waited for, and so is everybody whom an order answered after.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from games.core.fair import Dice
from games.core.game import AnyGame, find
from games.core.match import AnyMatch
from games.core.orders import Order
from games.core.steps import Ask, Picks
from tests.bench.bar import Figure, progress
from tests.cases import GAMES
from tests.harness.cases import Case, Cell

MATCHES = 8
SAVED: dict[str, int] = {"ankh": 33, "cyclades": 50, "deus": 33, "divinus": 33}
"""The share of waits that orders have to save, in percent."""
LISTED = 8
FEW_OPTIONS = 3
LOOK_AHEAD = 150
FORKS = 3


@dataclass
class KeyCount:
    """The waits for one kind of question.

    ``few`` have few options. ``known`` are answered alike from what the person saw when they went,
    so that nothing that happened since matters; ``commonest`` is how often each answer was given.
    """

    waits: int = 0
    few: int = 0
    known: int = 0
    commonest: Counter[Picks] = field(default_factory=Counter)

    def plus(self, other: KeyCount) -> KeyCount:
        """Both together."""
        return KeyCount(
            self.waits + other.waits,
            self.few + other.few,
            self.known + other.known,
            self.commonest + other.commonest,
        )


Counts = dict[str, KeyCount]


class Table:
    """A match whose people come when they are asked; with ``orders`` they leave some as they go."""

    def __init__(self, name: str, number: int, *, orders: bool) -> None:
        game: AnyGame = find(name)
        people = game.people[number % len(game.people)]
        case = Case(name, people)
        self.match: AnyMatch = (
            Cell(case, game.computer_kinds[0]).selfplay_match(number, seed="waiting", every=0).match
        )
        self.computer = game.computer(game.computer_kinds[0])
        seating = game.seating(people, game.options.model_validate({}))
        self.person = {seat: place for place, seats in enumerate(seating) for seat in seats}
        self.orders: dict[str, tuple[str | None, Order]] | None = {} if orders else None
        self.dice = {seat: Dice(f"{name}/{number}".encode(), seat) for seat in self.person}
        self.last: int | None = None
        self.seen: dict[str, Any] = {}
        self.counts: Counts = {}
        self.answerer: int | None = None
        self.handed_over = 0

    def play(self) -> tuple[Counts, int]:
        """The waits of the whole match by question, and how often somebody else was asked."""
        while not self.match.over:
            ask = self.match.pending[0]
            self.handed_over += self.person[ask.seat] != self.answerer
            self.answerer = self.person[ask.seat]
            picks = self._ordered(ask)
            if picks is not None and self.answerer != self.last:
                # Those who answered before have gone.
                self.last = None
            if picks is None:
                picks = self.computer(ask, partial(self.match.view, ask.seat), self.dice[ask.seat])
                self._count(ask, picks)
            self.match.answer(ask.seat, picks)
            if self.last == self.person[ask.seat] and not self._goes_on():
                self._go(ask.seat)
        return self.counts, self.handed_over

    def _goes_on(self) -> bool:
        return any(self.person[seat] == self.last for seat in self.match.awaited)

    def _count(self, ask: Ask, picks: Picks) -> None:
        person, view = self.person[ask.seat], self.match.view(ask.seat)
        if person == self.last:
            return
        self.last = person
        count = self.counts.setdefault(ask.key.rpartition(".")[2], KeyCount())
        count.waits += 1
        count.few += len(ask.options) <= FEW_OPTIONS
        count.commonest[picks] += 1
        if ask.seat in self.seen:
            count.known += self._thought(ask, self.seen[ask.seat]) == self._thought(ask, view)

    def _thought(self, ask: Ask, view: Any) -> Picks | None:
        """The computer's answer from a view, with the same dice; None where the view misfits."""
        try:
            return self.computer(ask, lambda: view, Dice(b"same", ask.seat))
        except Exception:
            # An older view may lack what the question is about.
            return None

    def _go(self, seat: str) -> None:
        self.seen[seat] = self.match.view(seat)
        offered = self.match.game.orders
        if self.orders is None or offered is None or self.match.over:
            return
        span = offered.span(self.match.view(seat))
        if span is not None:
            self.orders[seat] = (span, self._foreseen(seat, span))

    def _foreseen(self, seat: str, span: str) -> Order:
        """The clauses that answer as the seat does in a fork, up to the end of the span."""
        offered = self.match.game.orders
        assert offered is not None
        groups = offered.clauses(self.match.view(seat))
        clauses = [clause for group in groups.values() for clause in group]
        before = self.orders[seat][1] if self.orders and seat in self.orders else ()
        order: Order = tuple(clause for clause in before if offered.outlast(clause))
        for number in range(FORKS):
            for ask, picks, view in self._answers_ahead(seat, span, number):
                for clause in clauses:
                    said = offered.answer((clause,), ask, view)
                    if said is not None and (said == picks or (said and set(said) < set(picks))):
                        if clause not in order:
                            order = offered.with_clause(groups, order, clause)
                        if said == picks:
                            break
        return order

    def _answers_ahead(self, seat: str, span: str, number: int) -> Iterator[tuple[Ask, Picks, Any]]:
        """What the seat answers in a fork, up to the end of the span or a question without orders.

        The views are those that it has at each question.
        """
        offered = self.match.game.orders
        assert offered is not None
        fork = self.match.fork(f"{seat}/{len(self.match.entries)}/{number}".encode())
        for step in range(LOOK_AHEAD):
            if fork.over or offered.span(fork.view(seat)) != span:
                return
            ask = fork.pending[0]
            if ask.seat == seat and ask.key not in offered.keys:
                return
            dice = Dice(b"fork", f"{number}/{step}")
            picks = self.computer(ask, partial(fork.view, ask.seat), dice)
            if ask.seat == seat:
                yield ask, picks, fork.view(seat)
            fork.answer(ask.seat, picks)

    def _ordered(self, ask: Ask) -> Picks | None:
        """The answer of the seat's order, if it has one that still holds."""
        offered = self.match.game.orders
        if self.orders is None or offered is None or ask.key not in offered.keys:
            return None
        span, order = self.orders.get(ask.seat, (None, ()))
        view = self.match.view(ask.seat)
        lasting = tuple(clause for clause in order if offered.outlast(clause))
        if span != offered.span(view):
            order = lasting
        picks = offered.answer(order, ask, view) if order else None
        if picks is None and offered.ends_with(ask):
            self.orders[ask.seat] = (span, lasting)
        return picks


def waiting() -> Iterator[Figure]:
    """Count the waits of every game, without and with orders."""
    for name in GAMES:
        yield from game_waits(name, MATCHES)


def game_waits(name: str, matches: int) -> Iterator[Figure]:
    """The figures of one game: all waits, the questions they were for, and what orders save."""
    progress(f"{name}: waits, {matches} matches")
    with ProcessPoolExecutor() as pool:
        plain, waits = total(pool.map(partial(counted, name, orders=False), range(matches)))
        served, before = total(pool.map(partial(counted, name, orders=True), range(matches)))
    yield Figure(f"{name}: waits a match ({matches} matches)", f"{waits / matches:.1f}")
    ranked = sorted(plain.items(), key=lambda pair: -pair[1].waits)
    for key, count in ranked[:LISTED]:
        left = served.get(key, KeyCount()).waits
        most = max(count.commonest.values(), default=0)
        shares = " ".join(f"{100 * n // count.waits:>3}" for n in (count.few, most, count.known))
        figures = f"{count.waits / matches:.1f} -> {left / matches:.1f}; {shares} %"
        yield Figure(f"{name}: {key}; few options, same answer, known before", figures)
    after = sum(count.waits for count in served.values())
    saved = 100 * (before - after) / before
    bar = SAVED.get(name)
    yield Figure(
        f"{name}: waits saved by orders",
        f"{before / matches:.1f} -> {after / matches:.1f} ({saved:.0f} %)",
        f">= {bar} %" if bar else "",
        saved >= bar if bar else None,
    )


def counted(name: str, number: int, *, orders: bool) -> tuple[Counts, int]:
    """The waits of one match, and how often somebody else was asked."""
    return Table(name, number, orders=orders).play()


def total(matches: Iterator[tuple[Counts, int]]) -> tuple[Counts, int]:
    """The waits of several matches together."""
    found: Counts = {}
    handed_over = 0
    for counts, times in matches:
        handed_over += times
        for key, count in counts.items():
            found[key] = found.get(key, KeyCount()).plus(count)
    return found, handed_over
