"""Measures how fast rules play and replay, and the size of a match."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from functools import cache

from games.core.game import find, random_player
from games.core.log import Record
from games.core.match import AnyMatch, Match
from games.core.selfplay import SelfPlayMatch
from tests.bench.bar import Figure, at_least, at_most, progress, seconds
from tests.cases import GAMES, Case

MATCHES = 12
REPLAYS = 5


@cache
def finished(name: str, people: int) -> tuple[AnyMatch, ...]:
    """Finished random matches."""
    return tuple(_play(Case(name, people), number).run() for number in range(3))


def _play(case: Case, number: int) -> SelfPlayMatch:
    game = find(case.game)
    seats = case.seats(game)
    players = dict.fromkeys(seats, random_player)
    seed = b"bench %d" % number
    return SelfPlayMatch(game, seats, players, seed=seed, people=case.people, every=0)


def selfplay() -> Iterator[Figure]:
    """Decisions of random players a second, rules alone."""
    for name in GAMES:
        for people in find(name).people:
            case = Case(name, people)
            progress(f"self-play of {case}")
            _play(case, 0).run()
            played = [_play(case, number) for number in range(MATCHES)]

            def run(played: list[SelfPlayMatch] = played) -> None:
                for selfplay_match in played:
                    selfplay_match.run()

            spent = seconds(run)
            speed = sum(selfplay_match.decisions for selfplay_match in played) / spent
            yield at_least(f"{name}: self-play, {people} players", speed, 3000, "decisions/s")


def replay() -> Iterator[Figure]:
    """Entries of finished matches a second, from the log alone."""
    for name in GAMES:
        for people in find(name).people:
            matches = finished(name, people)
            progress(f"replay of {name} with {people} players")

            def run(matches: tuple[AnyMatch, ...] = matches) -> None:
                for match in matches * REPLAYS:
                    Match(match.game, match.header, match.entries)

            entries = sum(len(match.entries) for match in matches) * REPLAYS
            speed = entries / seconds(run)
            yield at_least(f"{name}: replay, {people} players", speed, 5000, "entries/s")


def memory() -> Iterator[Figure]:
    """What a whole match holds when read from a file: log, notes, state and snapshots."""
    for name in GAMES:
        people = find(name).people[-1]
        match = max(finished(name, people), key=lambda match: len(match.entries))
        text = match.record().text()
        progress(f"memory of {name}")
        gc.collect()
        tracemalloc.start()
        record = Record.model_validate_json(text)
        hot: AnyMatch = Match(match.game, record.header, record.log())
        del record
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert hot.over
        what = f"{name}: a hot match, {people} players, {len(hot.entries)} entries"
        yield at_most(what, held / 1e6, 1, "MB")
