"""Putting figures and settlements on the map, taking them away and home again."""

from __future__ import annotations

from collections.abc import Sequence

from games.anunnaki.state import Company, State


def put(
    state: State,
    seat: str,
    district: str,
    *,
    followers: int = 0,
    gods: Sequence[str] = (),
    settlements: int = 0,
) -> None:
    """Add to what the seat has in a district; negative numbers take away."""
    here = state.stands.setdefault(district, {})
    company = here.get(seat)
    if company is None:
        company = here[seat] = Company()
    company.followers += followers
    company.gods.extend(gods)
    company.settlements += settlements
    _prune(state, seat, district)


def take(
    state: State,
    seat: str,
    district: str,
    *,
    followers: int = 0,
    gods: Sequence[str] = (),
    settlements: int = 0,
) -> None:
    """Take some of what the seat has in a district."""
    company = state.stands[district][seat]
    company.followers -= followers
    company.gods = [god for god in company.gods if god not in gods]
    company.settlements -= settlements
    _prune(state, seat, district)


def _prune(state: State, seat: str, district: str) -> None:
    here = state.stands[district]
    if here[seat].empty:
        del here[seat]
    if not here:
        del state.stands[district]


def shift(
    state: State,
    seat: str,
    start: str,
    end: str,
    *,
    followers: int = 0,
    gods: Sequence[str] = (),
    settlements: int = 0,
) -> None:
    """From one district to another."""
    take(state, seat, start, followers=followers, gods=gods, settlements=settlements)
    put(state, seat, end, followers=followers, gods=gods, settlements=settlements)


def retreat(state: State, seat: str, district: str) -> None:
    """After a lost battle every figure goes home, and so do Odin's settlements."""
    company = state.stands[district][seat]
    shift(
        state,
        seat,
        district,
        state.capital(seat),
        followers=company.followers,
        gods=tuple(company.gods),
        settlements=company.settlements if state.is_nomad(seat) else 0,
    )


def follower_districts(state: State, seat: str) -> list[str]:
    """Where the seat has followers, in the order of the map."""
    return [d for d in state.districts_of(seat) if state.stands[d][seat].followers]


def recruit_places(state: State, seat: str, planet: str | None = None) -> list[str]:
    """Ruled districts with a settlement of one's own, which is then not besieged."""
    return [
        district
        for district in state.ruled(seat)
        if state.stands[district][seat].settlements
        and planet in (None, state.map.planet_of[district])
    ]
