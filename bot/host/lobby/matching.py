"""Finds people who fit: the same game, pace and number of people, and skills that are near enough.

Pure: who looks and what they are rated goes in, a group comes out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, get_args

from bot.model.looking import Group, Search, Skill
from bot.model.table import Pace

DAY: Final = 86400.0
MEAN_SKILL: Final = 25.0
"""The mean that openskill gives people without a rating."""
SKILL_GAP: Final = 6.0
"""The widest difference of skills at first. A rating begins with a deviation of 8.3."""
SKILL_GAP_PER_DAY: Final = 6.0
"""How much wider it becomes for each day that the one who waits longer has waited."""
_PREFERRED: Final = (4, 3, 5, 2)
"""Which numbers of people are tried first."""


def find_group(
    searches: Sequence[Search], sizes: Mapping[str, Collection[int]], skill: Skill, now: float
) -> Group | None:
    """The group around the person who has waited longest and fits with others; None: nobody fits.

    ``sizes`` are the numbers of people that each game takes. Whoever waits longest chooses first,
    and takes those who wait longest among the people who fit.
    """
    waiting = sorted(searches, key=lambda search: (search.since, search.person_id))
    for first in waiting:
        wanted = [game for game in (first.games or tuple(sizes)) if game in sizes]
        for game in wanted:
            for size in _sizes(first, sizes[game]):
                found = _around(first, waiting, game, size, skill, now)
                if found is not None:
                    return found
    return None


def _sizes(search: Search, possible: Collection[int]) -> list[int]:
    if search.size is not None:
        return [search.size] if search.size in possible and search.size > 1 else []
    return [size for size in _PREFERRED if size in possible]


def _around(
    first: Search, waiting: Iterable[Search], game: str, size: int, skill: Skill, now: float
) -> Group | None:
    paces = [first.pace] if first.pace != "any" else [p for p in get_args(Pace) if p != "any"]
    best: list[Search] = []
    for pace in paces:
        group = [first]
        for other in waiting:
            if len(group) == size:
                break
            if other is first or not _takes(other, game, pace, size):
                continue
            if all(_near(other, member, game, skill, now) for member in group):
                group.append(other)
        if len(group) == size and (not best or _ages(group) < _ages(best)):
            best = group
    if not best:
        return None
    named = {search.pace for search in best if search.pace != "any"}
    return Group(game, named.pop() if named else "any", tuple(best))


def _ages(group: Sequence[Search]) -> list[float]:
    return [search.since for search in group]


def _takes(search: Search, game: str, pace: Pace, size: int) -> bool:
    return (
        (not search.games or game in search.games)
        and search.pace in ("any", pace)
        and search.size in (None, size)
    )


def _near(one: Search, other: Search, game: str, skill: Skill, now: float) -> bool:
    """Whether the skills of two people are near enough, given how long they have waited."""
    waited = max(now - min(one.since, other.since), 0.0) / DAY
    gap = abs(
        skill.get((game, one.person_id), MEAN_SKILL)
        - skill.get((game, other.person_id), MEAN_SKILL)
    )
    return gap <= SKILL_GAP + SKILL_GAP_PER_DAY * waited
