"""The standings of a season, and how ties are broken. Pure: results in, ranks out.

A match is worth one point, which is shared out: everybody gets the share of the others that they
finished ahead of, and half of it for others on the same place. A person's score is the mean of
their matches, so that tables of different sizes and different numbers of matches compare. Equal
scores are told apart, in this order, by

1. the matches of those who are level against each other, if each of them has met another one,
2. Sonneborn-Berger: the mean of the scores of those they beat, half of it for those on a par,
3. the share of matches that they won,
4. the number of matches.

Whoever is still level shares the rank.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

Places = Mapping[int, int]
"""The place of each person in one match; 1 is the best."""


class Standing(NamedTuple):
    """A line of the standings. ``rank`` is None for those with too few matches."""

    rank: int | None
    person_id: int
    matches: int
    wins: int
    score: Fraction
    sonneborn_berger: Fraction


def standings(matches: Iterable[Places], least: int) -> list[Standing]:
    """Everybody's standing, the best first; matches of a single person count for nothing.

    Those with fewer than ``least`` matches follow without a rank.
    """
    counted = [places for places in matches if len(places) > 1]
    own: dict[int, list[Places]] = {}
    for places in counted:
        for person in places:
            own.setdefault(person, []).append(places)
    scores = {person: _mean([_share(m, person) for m in met]) for person, met in own.items()}
    lines = [
        Standing(
            None,
            person,
            len(met),
            sum(places[person] == min(places.values()) for places in met),
            scores[person],
            _mean([_share(places, person, scores) for places in met]),
        )
        for person, met in own.items()
    ]
    ranked = _ranked([line for line in lines if line.matches >= least], counted)
    others = [line for line in lines if line.matches < least]
    others.sort(key=lambda line: (-line.score, -line.matches, line.person_id))
    return [*ranked, *others]


def _share(places: Places, person: int, worth: Mapping[int, Fraction] | None = None) -> Fraction:
    """The share of the others that a person beat, each worth 1 or what ``worth`` says."""
    total = Fraction(0)
    for other, place in places.items():
        if other != person and place >= places[person]:
            value = Fraction(1) if worth is None else worth[other]
            total += value if place > places[person] else value / 2
    return total / (len(places) - 1)


def _ranked(lines: Sequence[Standing], matches: Sequence[Places]) -> list[Standing]:
    """The lines with their ranks; those who cannot be told apart share one."""
    found: list[Standing] = []
    by_score = sorted(lines, key=lambda line: (-line.score, line.person_id))
    for _, group in groupby(by_score, key=lambda line: line.score):
        level = list(group)
        direct = _direct([line.person_id for line in level], matches)

        def key(line: Standing, direct: Mapping[int, Fraction] = direct) -> tuple[Fraction, ...]:
            won = Fraction(line.wins, line.matches)
            tie_breaks = (direct.get(line.person_id, Fraction(0)), line.sonneborn_berger, won)
            return (*tie_breaks, Fraction(line.matches))

        level.sort(key=key, reverse=True)
        for _, equal in groupby(level, key=key):
            rank = len(found) + 1
            found += [line._replace(rank=rank) for line in equal]
    return found


def _direct(level: Sequence[int], matches: Sequence[Places]) -> Mapping[int, Fraction]:
    """The scores in matches of these people against each other; none unless each has met one."""
    shares: dict[int, list[Fraction]] = {person: [] for person in level}
    for places in matches:
        among = {person: place for person, place in places.items() if person in shares}
        if len(among) > 1:
            for person in among:
                shares[person].append(_share(among, person))
    if len(level) < 2 or not all(shares.values()):
        return {}
    return {person: _mean(found) for person, found in shares.items()}


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)
