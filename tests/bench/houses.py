"""Measures the balance of Anunnaki: wins by house, endings, and how often each thing is used.

Matches of sensible computers, as many for each number of houses. Run by itself it keeps what was
played in a file, so that many matches can be played in several sittings::

    python -m tests.bench.houses FILE --people 3 --first 0 --matches 50
    python -m tests.bench.houses FILE
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from pydantic import TypeAdapter

from games.anunnaki.components import (
    ACTIONS,
    ADVANCED_WEAPONS,
    ARTIFACTS,
    HOUSES,
    MINOR_GODS_OF,
)
from games.anunnaki.scoring import CATEGORIES, lines, total
from games.anunnaki.state import State
from games.anunnaki.view import HouseName
from games.core.log import Entry
from games.core.match import AnyMatch
from tests.bench.bar import Figure, at_most, progress
from tests.harness.cases import Case, Cell

MATCHES = 200
PEOPLE = (2, 3, 4)
MOST = 1.4
"""How many times its share a house may win."""
TURNS = (16, 26)
LEFT_BEHIND = 1 / 3
"""A player who ends with less than this share of the winner's points is counted as left behind."""
ASK = "anunnaki.ask."


@dataclass(frozen=True)
class Side:
    """How one house fared in a match, and what it used."""

    house: HouseName
    points: int
    won: bool
    rules: int
    minors: tuple[str, ...]
    lines: dict[str, int]
    used: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Played:
    """The figures of one match."""

    people: int
    number: int
    turns: int
    end: str
    first: str
    sides: tuple[Side, ...]


_PLAYED = TypeAdapter(Played)


def played(people: int, number: int) -> Played:
    """The match of that number for so many houses."""
    match = (
        Cell(Case("anunnaki", people), "sensible")
        .selfplay_match(number, seed="houses", every=0)
        .run()
    )
    state = match.state
    assert isinstance(state, State)
    points = {seat: total(state, seat) for seat in state.seats}
    winners = [final_score.seat for final_score in match.game.score(state) if final_score.won]
    sides = tuple(
        Side(
            state.houses[seat].house,
            points[seat],
            seat in winners,
            len(state.ruled(seat)),
            tuple(state.houses[seat].minors),
            lines(state, seat),
            {kind: tuple(sorted(found)) for kind, found in _used(match, state, seat).items()},
        )
        for seat in state.order
    )
    end = "track" if _told(match, "anunnaki.note.trigger-track") else "signs"
    return Played(people, number, state.turn, end, state.houses[state.first].house, sides)


def _told(match: AnyMatch, key: str) -> bool:
    return any(note.phrase.key == key for _, note in match.notes)


def _used(match: AnyMatch, state: State, seat: str) -> dict[str, set[str]]:
    """The actions, weapons, gods and artifacts that a seat has used."""
    answers = [e for e in match.entries if e.kind == "answer" and e.seat == seat]
    return {
        "actions": _picks(answers, "star") | _picks(answers, "token", "technology"),
        "weapons taken": _picks(answers, "weapon"),
        "weapons played": _picks(answers, "attack", "defend", "second", "another"),
        "gods": set(state.houses[seat].summoned),
        "artifacts": _picks(answers, "artifact"),
        "artifacts spent": {
            "mirror" if _picks(answers, "mirror") else "",
            *(f"horn:{how}" for how in ("gain", "spend") if f"horn:{how}" in _additional(answers)),
            *(pick for pick in _additional(answers) if pick.startswith("pandora")),
        }
        - {""},
        "magic": _picks(answers, "magic") - {"none"},
    }


def _picks(answers: Sequence[Entry], *keys: str) -> set[str]:
    wanted = [ASK + key for key in keys]
    return {pick for entry in answers if entry.key in wanted for pick in entry.picks}


def _additional(answers: Sequence[Entry]) -> set[str]:
    return _picks(answers, "additional")


# The figures


def houses() -> Iterator[Figure]:
    """Play all of them, and count."""
    found: list[Played] = []
    with ProcessPoolExecutor() as pool:
        for people in PEOPLE:
            for match in pool.map(partial(played, people), range(MATCHES)):
                found.append(match)
                progress(f"anunnaki: {people} houses, {match.number + 1} of {MATCHES} matches")
    yield from counted(found)


def counted(matches: Sequence[Played]) -> Iterator[Figure]:
    """Every figure of these matches."""
    for people in PEOPLE:
        some = [match for match in matches if match.people == people]
        if some:
            yield from _fairness(people, some)
    yield from _usage(matches)


def _fairness(people: int, matches: Sequence[Played]) -> Iterator[Figure]:
    what = f"anunnaki, {people} houses"
    turns = [match.turns for match in matches]
    span = f"{statistics.mean(turns):.1f} ({min(turns)} to {max(turns)})"
    within = sum(TURNS[0] <= count <= TURNS[1] for count in turns)
    yield Figure(f"{what}: matches", str(len(matches)))
    yield Figure(
        f"{what}: turns a player", span, "16 to 26 on average", 16 <= statistics.mean(turns) <= 26
    )
    yield Figure(f"{what}: matches of 16 to 26 turns", f"{within} of {len(matches)}")
    ends = Counter(match.end for match in matches)
    yield Figure(
        f"{what}: ended by a track, by signs",
        f"{ends['track']}, {ends['signs']}",
        "both",
        len(ends) == 2,
    )
    for house in HOUSES:
        sides = [side for match in matches for side in match.sides if side.house == house]
        won = sum(side.won for side in sides)
        if not sides:
            continue
        times = won * people / len(sides)
        figure = at_most(
            f"{what}: {house}, {won} of {len(sides)} won, times its share", times, MOST, ""
        )
        mean = statistics.mean(side.points for side in sides)
        yield figure._replace(measured=f"{times:.2f} ({mean:.1f} points)")
        told = {name: statistics.mean(side.lines[name] for side in sides) for name in CATEGORIES}
        listed = ", ".join(f"{name} {mean:.1f}" for name, mean in told.items())
        yield Figure(f"{what}: {house}, where the points came from", listed)
    for place in range(people):
        won = sum(match.sides[place].won for match in matches)
        yield Figure(
            f"{what}: wins of place {place + 1}", f"{won} ({won * people / len(matches):.2f})"
        )
    ranks = [sorted((side.points for side in match.sides), reverse=True) for match in matches]
    ends_at = ", ".join(f"{statistics.mean(rank):.0f}" for rank in zip(*ranks, strict=True))
    yield Figure(f"{what}: points by rank", ends_at)
    fates = [
        (side, max(s.points for s in match.sides)) for match in matches for side in match.sides
    ]
    out = sum(side.rules <= 1 for side, _ in fates)
    yield Figure(f"{what}: houses with one district or none at the end", str(out), "none", not out)
    behind = sum(side.points < LEFT_BEHIND * best for side, best in fates)
    yield Figure(f"{what}: houses with less than a third of the winner's points", str(behind))


def _usage(matches: Sequence[Played]) -> Iterator[Figure]:
    sides = [side for match in matches for side in match.sides]
    yield _spread("actions, of matches", ACTIONS, partial(_in_match, matches, "actions"))
    common = [card for card in ADVANCED_WEAPONS[HOUSES[0]] if card in ADVANCED_WEAPONS[HOUSES[1]]]
    own = [card for house in HOUSES for card in ADVANCED_WEAPONS[house] if card not in common]
    for kind in ("weapons taken", "weapons played"):
        yield _spread(f"{kind}, of matches", common, partial(_in_match, matches, kind))
        yield _spread(f"{kind}, of those who could", own, partial(_by_owner, sides, kind))
    for house in HOUSES:
        yield _spread(
            f"gods of {house}, of those who had them",
            MINOR_GODS_OF[house],
            partial(_by_holder, sides),
        )
    for count in PEOPLE:
        some = [match for match in matches if match.people == count]
        if some:
            yield _spread(
                f"artifacts taken with {count}", ARTIFACTS, partial(_in_match, some, "artifacts")
            )
    spent = sorted({name for side in sides for name in side.used["artifacts spent"]})
    yield _spread(
        "artifacts spent, of matches", spent, partial(_in_match, matches, "artifacts spent")
    )
    magic = sorted({name for side in sides for name in side.used["magic"]})
    yield _spread("magic, of matches", magic, partial(_in_match, matches, "magic"))


def _spread(what: str, names: Sequence[str], share: Callable[[str], float]) -> Figure:
    shares = sorted(((share(name), name) for name in names), reverse=True)
    return Figure(
        f"anunnaki: {what}", ", ".join(f"{name} {100 * part:.0f} %" for part, name in shares)
    )


def _in_match(matches: Sequence[Played], kind: str, name: str) -> float:
    return sum(any(name in s.used[kind] for s in m.sides) for m in matches) / len(matches)


def _by_owner(sides: Sequence[Side], kind: str, card: str) -> float:
    able = [side for side in sides if card in ADVANCED_WEAPONS[side.house]]
    return sum(card in side.used[kind] for side in able) / max(1, len(able))


def _by_holder(sides: Sequence[Side], god: str) -> float:
    holders = [side for side in sides if god in side.minors]
    return sum(god in side.used["gods"] for side in holders) / max(1, len(holders))


# In several sittings


def main() -> None:
    """Play some matches and keep them, or count those that were kept."""
    parser = argparse.ArgumentParser(prog="tests.bench.houses", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--people", type=int, choices=PEOPLE, default=PEOPLE[0])
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--matches", type=int, default=0)
    asked = parser.parse_args()
    with asked.file.open("a") as kept:
        for number in range(asked.first, asked.first + asked.matches):
            kept.write(_PLAYED.dump_json(played(asked.people, number)).decode() + "\n")
            kept.flush()
    if not asked.matches:
        lines_kept = asked.file.read_text().splitlines()
        for figure in counted([_PLAYED.validate_json(line) for line in lines_kept]):
            missed = "" if figure.met is not False else f"   MISSED: {figure.bar}"
            print(f"{figure.what}: {figure.measured}{missed}")


if __name__ == "__main__":
    main()
