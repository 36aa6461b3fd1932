"""Counts what the best computer player of each game does over 100 matches.

Nothing here is a bar: the figures show what would embarrass us at a table with people, such as
moves that are taken back at once, or the same few powers in every match.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from games.core.game import find
from games.core.log import Entry
from tests.bench.bar import Figure, progress
from tests.cases import GAMES
from tests.harness.cases import Case, Cell

MATCHES = 100
_SHOWN = 12

Told = tuple[str, str, tuple[str, ...]]
"""An answer: whose, to which question, and what was picked."""


def whole(pick: str) -> str:
    """A pick as it is."""
    return pick


def district(pick: str) -> str:
    """The place of a pick that also tells who goes."""
    return pick.partition(":")[0]


def after(head: str) -> Callable[[str], str]:
    """The rest of the picks that begin so; no others count."""
    return partial(_after, head)


def _after(head: str, pick: str) -> str:
    return pick.removeprefix(head).partition(".")[0] if pick.startswith(head) else ""


def deed(pick: str) -> str:
    """What a turn is spent on: a cell, whatever helps to pay, or the kind of another action."""
    kind = pick.partition(".")[0].partition(":")[0]
    return "" if kind == "die" else kind


@dataclass(frozen=True)
class Habits:
    """Which answers of a game to count.

    ``moves`` are two questions that make a move, from where and to where, and ``place`` reads
    where from a pick; ``bids`` are questions for numbers; ``spreads`` are things to choose from,
    each with its question and how to read a pick ("": it is none of them).
    """

    moves: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    place: Callable[[str], str] = whole
    bids: Mapping[str, str] = field(default_factory=dict)
    spreads: Mapping[str, tuple[str, Callable[[str], str]]] = field(default_factory=dict)


HABITS: dict[str, Habits] = {
    "ankh": Habits(
        moves={"moves": ("ankh.ask.move", "ankh.ask.move-to")},
        bids={"Locusts bids": "ankh.ask.bid"},
        spreads={
            "powers": ("ankh.ask.power", whole),
            "battle cards": ("ankh.ask.card", whole),
        },
    ),
    "anunnaki": Habits(
        moves={
            "moves": ("anunnaki.ask.move", "anunnaki.ask.move-to"),
            "portals": ("anunnaki.ask.portal", "anunnaki.ask.portal-to"),
        },
        place=district,
        bids={"metal for the War Cart": "anunnaki.ask.chariot"},
        spreads={
            "actions": ("anunnaki.ask.star", whole),
            "magic actions": ("anunnaki.ask.magic", whole),
            "weapons taken": ("anunnaki.ask.weapon", whole),
            "weapons of attackers": ("anunnaki.ask.attack", whole),
            "weapons of defenders": ("anunnaki.ask.defend", whole),
            "gods summoned": ("anunnaki.ask.additional", after("summon:")),
            "artifacts": ("anunnaki.ask.artifact", whole),
        },
    ),
    "cyclades": Habits(
        moves={
            "sea moves": ("cyclades.ask.sail-from", "cyclades.ask.sail-to"),
            "marches": ("cyclades.ask.march-from", "cyclades.ask.march-to"),
        },
        bids={"offerings": "cyclades.ask.bid"},
        spreads={
            "gods": ("cyclades.ask.god", whole),
            "heroes": ("cyclades.ask.hero", whole),
            "creatures": ("cyclades.ask.act", after("creature:")),
        },
    ),
    "deus": Habits(
        moves={"army moves": ("deus.ask.army", "deus.ask.march")},
        bids={"resources sold": "deus.ask.sell"},
        spreads={"cards": ("deus.ask.turn", after("build:"))},
    ),
    "divinus": Habits(
        spreads={
            "deeds of a turn": ("divinus.ask.turn", deed),
            "deeds after it": ("divinus.ask.after", deed),
            "heroes": ("divinus.ask.hero", whole),
            "temples": ("divinus.ask.temple", whole),
            "battles": ("divinus.ask.fight", deed),
        },
    ),
}


def habits() -> Iterator[Figure]:
    """Count what the best computers of every described game answer."""
    for name in GAMES:
        if name not in HABITS:
            continue
        told: list[list[Told]] = []
        with ProcessPoolExecutor() as pool:
            for number, match in enumerate(pool.map(partial(answers, name), range(MATCHES)), 1):
                told.append(match)
                progress(f"{name}: habits, {number} of {MATCHES} matches")
        yield from counted(name, told)


def answers(name: str, number: int) -> list[Told]:
    """The answers of one match; the number of people changes from match to match."""
    game = find(name)
    case = Case(name, game.people[number % len(game.people)])
    cell = Cell(case, game.computer_kinds[0])
    match = cell.selfplay_match(number, seed="habits", every=0).run()
    return [_told(entry) for entry in match.entries if entry.kind == "answer"]


def _told(entry: Entry) -> Told:
    assert entry.seat is not None
    return entry.seat, entry.key, entry.picks


def counted(name: str, matches: Sequence[Sequence[Told]]) -> Iterator[Figure]:
    """The figures of a game."""
    described = HABITS[name]
    for what, (start, end) in described.moves.items():
        made, back = 0, 0
        for match in matches:
            one, other = taken_back(match, start, end, described.place)
            made, back = made + one, back + other
        share = f"{back} of {made}" + (f" ({100 * back / made:.0f} %)" if made else "")
        yield Figure(f"{name}: {what} taken back at once", share)
    for what, key in described.bids.items():
        sizes = Counter(picked(matches, key, whole))
        listed = sorted(sizes.items(), key=lambda size: int(size[0]))
        yield Figure(f"{name}: {what} by size", shares(listed, sum(sizes.values())))
    for what, (key, read) in described.spreads.items():
        found = Counter(picked(matches, key, read))
        each = sum(found.values()) / len(matches)
        yield Figure(f"{name}: {what}, {len(found)} different ones", f"{each:.1f} a match")
        yield Figure(f"{name}: {what} by how often", shares(found.most_common(), found.total()))


def taken_back(
    match: Sequence[Told], start: str, end: str, place: Callable[[str], str]
) -> tuple[int, int]:
    """How many moves a match has, and how many undo the same seat's move before."""
    made, back = 0, 0
    begun: dict[str, str] = {}
    before: dict[str, tuple[str, str]] = {}
    for seat, key, picks in match:
        if key == start and picks:
            begun[seat] = place(picks[0])
        elif key == end and picks and seat in begun:
            move = (begun.pop(seat), place(picks[0]))
            made += 1
            back += before.get(seat) == move[::-1]
            before[seat] = move
    return made, back


def picked(
    matches: Sequence[Sequence[Told]], key: str, read: Callable[[str], str]
) -> Iterator[str]:
    """Every pick of a question, read."""
    for match in matches:
        for _, asked, picks in match:
            if asked == key:
                yield from filter(None, map(read, picks))


def shares(listed: Sequence[tuple[str, int]], total: int) -> str:
    """The first of them in hundredths of all."""
    shown = [f"{name} {100 * count / total:.0f} %" for name, count in listed[:_SHOWN]]
    if len(listed) > _SHOWN:
        least = min(count for _, count in listed)
        shown.append(f"… {len(listed) - _SHOWN} more, the least {100 * least / total:.1f} %")
    return ", ".join(shown) or "none"
