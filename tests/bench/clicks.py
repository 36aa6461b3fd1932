"""Counts the clicks of a turn, by the shortest way through the panel, over self-played matches.

The sensible computers play; before each of their answers the seat's real panel is made, and its
controls say what each click would do. A button costs one click, a menu two (open it, choose), a
menu for several picks one for each change and two to open and close it. Opening the panel is not
counted: it wakes up by itself when the turn comes round.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

from discord import ui

from bot.host.play.combined_questions import with_combined_answers
from bot.host.play.positions import position_of
from bot.model.match import Position
from bot.ui.kit.persistent_items import CustomId, PersistentItem
from bot.ui.kit.reader import Reader
from bot.ui.play.panel import panel_message
from bot.words import ENGLISH, Words, standard
from games.core.fair import Dice
from games.core.game import Computer, find
from games.core.match import AnyMatch
from games.core.selfplay.casts import players
from games.core.selfplay.selfplay_match import SelfPlayMatch
from games.core.steps import Ask, Picks
from tests.bench.bar import Figure, at_most, progress
from tests.cases import GAMES
from tests.harness.cases import Case
from tests.harness.display_checker import StrictPictures, table_of

MATCHES = 20

KINDS: dict[str, dict[str, str]] = {
    "ankh": {"ankh.ask.action": "an action", "ankh.ask.card": "a battle card"},
    "anunnaki": {"anunnaki.ask.star": "a turn"},
    "cyclades": {"cyclades.ask.god": "a bid", "cyclades.ask.act": "an action"},
    "deus": {"deus.ask.turn": "a turn"},
    "divinus": {"divinus.ask.turn": "a turn"},
}
"""The questions that begin the turns worth counting, and what such a turn is called."""


BEFORE: dict[tuple[str, str], float] = {
    ("ankh", "an action"): 6.85,
    ("ankh", "a battle card"): 2.10,
    ("anunnaki", "a turn"): 10.31,
    ("cyclades", "a bid"): 2.55,
    ("cyclades", "an action"): 15.62,
    ("deus", "a turn"): 6.46,
    ("divinus", "a turn"): 3.45,
}
"""What the same turns took before clicks were counted (commit ade0fd8, the same 20 matches)."""

Chain = tuple[Picks, ...]
State = tuple[int, frozenset[int]]
"""The page that is shown and the places of what has been picked so far."""
GIVEN: State = (-1, frozenset())


class Click(NamedTuple):
    """A way on from a position: what it costs, and the answers that it gives."""

    cost: int
    answers: Chain


class Decision(NamedTuple):
    """An answer of a match, and the ways by which the panel lets one give it, alone or with those
    that follow.
    """

    seat: str
    key: str
    picks: Picks
    sealed: bool
    ways: tuple[Click, ...]


def clicks(matches: int = MATCHES) -> Iterator[Figure]:
    """The mean number of clicks for every kind of turn of every game."""
    for name in GAMES:
        found: dict[str, list[int]] = defaultdict(list)
        with ProcessPoolExecutor() as pool:
            for number, turns in enumerate(pool.map(partial(counted, name), range(matches)), 1):
                for kind, cost in turns:
                    found[kind].append(cost)
                progress(f"{name}: clicks, {number} of {matches} matches")
        for kind, costs in sorted(found.items(), key=lambda each: -len(each[1])):
            costs.sort()
            mean, middle = sum(costs) / len(costs), costs[len(costs) // 2]
            what = f"{name}: clicks for {kind} ({len(costs)}, median {middle})"
            before = BEFORE.get((name, kind))
            if before is None:
                yield Figure(what, f"{mean:.2f} clicks")
            else:
                yield at_most(f"{what}, before {before:.2f}", mean, before * 2 / 3, "clicks")


def counted(name: str, number: int) -> list[tuple[str, int]]:
    """Every turn of one match: its kind, and the clicks that it takes."""
    return [(kind, shortest(turn)) for kind, turn in turns_of(name, decisions(name, number))]


def decisions(name: str, number: int) -> list[Decision]:
    """All decisions of one match; the number of people changes from match to match."""
    game = find(name)
    case = Case(name, game.people[number % len(game.people)])
    seats = case.seats(game)
    words = standard()
    told: list[Decision] = []

    def watched(player: Computer[Any]) -> Computer[Any]:
        def decide(ask: Ask, get_view: Any, dice: Dice) -> Picks:
            picks = player(ask, get_view, dice)
            chosen = tuple(option for option in ask.options if option in picks)
            match = selfplay_match.match
            ways = tuple(ways_to(match, ask, chosen, words))
            told.append(Decision(ask.seat, ask.key, chosen, match.sealed, ways))
            return picks

        return decide

    seated = players(game, seats, game.computer_kinds[0])
    selfplay_match = SelfPlayMatch(
        game,
        seats,
        {seat: watched(player) for seat, player in seated.items()},
        seed=f"clicks/{name}/{number}".encode(),
        people=case.people,
        every=0,
    )
    selfplay_match.run()
    return told


def ways_to(match: AnyMatch, ask: Ask, picks: Picks, words: Words) -> Iterator[Click]:
    """The cheapest way to give the answer, and all ways that give more answers at once."""
    table = table_of(match)
    reader = Reader(words, ENGLISH, table)
    position = with_combined_answers(position_of(table, match, ask.seat, None), match)
    wanted = frozenset(ask.options.index(pick) for pick in picks)
    number = count()
    begin: State = (0, frozenset())
    queue = [(0, next(number), begin)]
    left: set[State] = set()
    while queue:
        cost, _, state = heappop(queue)
        if state == GIVEN:
            yield Click(cost, (picks,))
            return
        if state in left:
            continue
        # Only now: a menu may lead where cheaper buttons lead later.
        left.add(state)
        for price, after, chain in controls(position, reader, ask, state, wanted):
            if chain is not None:
                yield Click(cost + price, chain)
            elif after not in left:
                heappush(queue, (cost + price, next(number), after))


def controls(
    position: Position, reader: Reader, ask: Ask, state: State, wanted: frozenset[int]
) -> Iterator[tuple[int, State, Chain | None]]:
    """What the clicks on a panel lead to, as far as they may lead to the ``wanted`` answer."""
    page, draft = state
    drafted = tuple(ask.options[place] for place in sorted(draft))
    immediate = StrictPictures(reader.words, describing=False)
    builder = panel_message(position, reader, immediate, (), draft=drafted, page=page)
    for control in builder.view().walk_children():
        item = control.item if isinstance(control, PersistentItem) else control
        if not isinstance(item, ui.Button | ui.Select) or item.disabled:
            continue
        custom_id = CustomId.read(item.custom_id or "")
        if custom_id is None:
            continue
        if isinstance(item, ui.Select):
            yield from _chosen(position, ask, draft, wanted, custom_id, item)
        else:
            yield from _pressed(position, ask, state, wanted, custom_id)


def _chosen(
    position: Position,
    ask: Ask,
    draft: frozenset[int],
    wanted: frozenset[int],
    custom_id: CustomId,
    item: ui.Select[Any],
) -> Iterator[tuple[int, State, Chain | None]]:
    """What a menu leads to: open it, choose, and close it where several may be chosen."""
    values = [option.value for option in item.options]
    if custom_id.action == "choose":
        for value in values:
            if "." in value:
                yield 2, GIVEN, _chain(position, value.partition("/")[0])
            elif wanted == {int(value)}:
                yield 2, GIVEN, None
    elif custom_id.action == "mark":
        here = frozenset(map(int, values))
        after = (draft - here) | (wanted & here)
        if after != draft:
            page = int(custom_id.parts[2])
            yield 2 + len(after ^ draft), _picked(ask, page, after), None


def _pressed(
    position: Position, ask: Ask, state: State, wanted: frozenset[int], custom_id: CustomId
) -> Iterator[tuple[int, State, Chain | None]]:
    """What a button leads to."""
    page, draft = state
    action, place = custom_id.action, custom_id.parts[2] if len(custom_id.parts) > 2 else ""
    if action == "pick" and "." in place:
        yield 1, GIVEN, _chain(position, place)
    elif (
        (action == "pick" and wanted == {int(place)})
        or (action == "nothing" and not wanted)
        or (action == "all" and wanted == frozenset(range(len(ask.options))))
        or (action == "done" and draft == wanted)
    ):
        yield 1, GIVEN, None
    elif action == "flip" and int(place) in wanted - draft:
        yield 1, _picked(ask, page, draft | {int(place)}), None
    elif action == "turn":
        yield 1, (int(place), draft), None


def _picked(ask: Ask, page: int, draft: frozenset[int]) -> State:
    """So many picks as are possible are the answer."""
    return GIVEN if len(draft) == ask.high else (page, draft)


def _chain(position: Position, places: str) -> Chain:
    """The answers of a way that a control names."""
    for combined in position.combined_answers:
        if ".".join(map(str, combined.places)) == places:
            return combined.answers
    raise ValueError(f"the panel offers a way that nobody knows: {places}")


def turns_of(name: str, told: Sequence[Decision]) -> Iterator[tuple[str, list[Decision]]]:
    """The match in turns: a turn ends where another seat decides, where sealed questions begin or
    end, and where another kind of turn begins.
    """
    kinds = KINDS.get(name, {})
    kind, turn = "another answer", list[Decision]()
    for decision in told:
        begins = kinds.get(decision.key)
        parted = turn and (
            decision.seat != turn[-1].seat or decision.sealed or decision.sealed != turn[-1].sealed
        )
        if parted or (begins is not None and begins != kind):
            if turn:
                yield kind, turn
            kind, turn = begins or "another answer", []
        turn.append(decision)
    if turn:
        yield kind, turn


def shortest(turn: Sequence[Decision]) -> int:
    """The fewest clicks for the answers of a turn; one way may give several of them."""
    given = [decision.picks for decision in turn]
    best = [0] + [10**6] * len(turn)
    for place, decision in enumerate(turn):
        for cost, answers in decision.ways:
            # An answer that goes without saying may be given with the first one of the next turn.
            end = min(place + len(answers), len(turn))
            if tuple(given[place:end]) == answers[: end - place]:
                best[end] = min(best[end], best[place] + cost)
    return best[-1]
