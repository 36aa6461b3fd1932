"""Plays the matches of every game and counts the habits of its computers."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.bench.bar import Figure, progress
from tests.bench.habits import (
    ankh,
    anunnaki,
    cyclades,
    deus,
    divinus,
    divinus_campaigns,
    spreads,
)
from tests.bench.habits.played import GameHabits, Share, play
from tests.bench.habits.spreads import Told
from tests.cases import GAMES

MATCHES = 100

HABITS: dict[str, GameHabits] = {
    "ankh": ankh.HABITS,
    "anunnaki": anunnaki.HABITS,
    "cyclades": cyclades.HABITS,
    "deus": deus.HABITS,
    "divinus": divinus.HABITS,
}


def habits() -> Iterator[Figure]:
    """Count what the best computers of every described game answer."""
    for name in GAMES:
        if name in HABITS:
            yield from game_habits(name, MATCHES)
    yield from campaign_habits()


def campaign_habits() -> Iterator[Figure]:
    """The foolish decisions of Divinus' computer in whole campaigns."""
    progress(f"divinus: habits, {divinus_campaigns.MATCHES} matches of campaigns")
    with ProcessPoolExecutor() as pool:
        played = pool.map(divinus_campaigns.played, range(divinus_campaigns.CAMPAIGNS))
        yield from divinus_campaigns.counted(played)


def game_habits(name: str, matches: int) -> Iterator[Figure]:
    """The figures of one game: its foolish decisions first, then how answers spread."""
    told: list[list[Told]] = []
    foolish = dict.fromkeys(HABITS[name].foolish, Share(0, 0))
    with ProcessPoolExecutor() as pool:
        for number, (match, counts) in enumerate(pool.map(partial(counted, name), range(matches))):
            progress(f"{name}: habits, {number + 1} of {matches} matches")
            told.append(match)
            for what, share in counts.items():
                foolish[what] = foolish[what].plus(share)
    for what, share in foolish.items():
        yield Figure(f"{name}: {what}", str(share))
    yield from spreads.figures(name, HABITS[name].spreads, told)


def counted(name: str, number: int) -> tuple[list[Told], dict[str, Share]]:
    """The answers of one match, and its foolish decisions."""
    played = play(name, number)
    told = [(one.ask.seat, one.ask.key, one.picks) for one in played.decisions]
    return told, {what: count(played) for what, count in HABITS[name].foolish.items()}
