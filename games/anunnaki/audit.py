"""Audits positions of Anunnaki, and resamples what a seat may not know."""

from __future__ import annotations

from games.anunnaki.components import ADVANCED_WEAPONS, ARTIFACTS, OTHERWORLD, TRACKS
from games.anunnaki.state import House, State
from games.core.fair import Dice


def resample_hidden(state: State, seat: str | None, dice: Dice) -> State:
    """Resample the hands, Tablets and drawn artifacts that ``seat`` may not know."""
    for name in state.seats:
        if name == seat or name not in state.houses:
            continue
        house = state.houses[name]
        _deal_hand(house, dice)
        if house.tablet is not None and not state.over:
            house.tablet = dice.pick(TRACKS)
    if state.artifacts and seat != state.artifact_witness:
        seen = [artifact for house in state.houses.values() for artifact in house.artifacts]
        bag = [name for name in ARTIFACTS if name not in (*seen, *state.spent_artifacts)]
        state.artifacts = dice.sample(bag, len(state.artifacts))
    return state


def _deal_hand(house: House, dice: Dice) -> None:
    """Resample the unseen advanced weapons of a hand; weapons that everybody has seen stay."""
    bag = [
        card
        for card in ADVANCED_WEAPONS[house.house]
        if card not in house.known_hand and card not in house.known_home
    ]
    count = len(house.hand) - len(house.known_hand)
    house.hand = [*house.known_hand, *dice.sample(bag, count)]


def audit(state: State) -> list[str]:
    """What is wrong with a position."""
    if state.phase == "set_up":
        return []
    wrong: list[str] = []
    for seat in state.seats:
        wrong += [f"{seat}: {fault}" for fault in _faults(state, seat)]
    for district, here in state.stands.items():
        if any(company.empty for company in here.values()) or not here:
            wrong.append(f"an empty company at {district}")
        printed = state.map.districts[district]
        for seat in here:
            if printed.capital and state.capital(seat) != district:
                wrong.append(f"{seat} has entered a foreign capital at {district}")
            if district == OTHERWORLD and state.otherworld_owner() != seat:
                wrong.append(f"{seat} is in the Otherworld without its map")
        settled = [s for s in here if here[s].settlements and not state.is_nomad(s)]
        if len(settled) > 1 or any(here[s].settlements > 1 for s in settled):
            wrong.append(f"two settlements at {district}")
        if state.phase == "star" and state.contested(district):
            wrong.append(f"{district} is contested between turns")
    for district, covered in state.exhausted.items():
        sources = state.map.districts[district].sources
        if any(covered[kind] > sources.get(kind, 0) for kind in covered):
            wrong.append(f"{district} is exhausted more than it can be")
    return wrong


def _faults(state: State, seat: str) -> list[str]:
    house = state.houses[seat]
    faults: list[str] = []
    if not state.followers_left(seat) >= 0:
        faults.append("has lost count of the followers")
    if not state.settlements_left(seat) >= 0:
        faults.append("has lost count of the settlements")
    if min(*house.resources.values(), house.crystals, house.free_tokens, house.signs_left) < 0:
        faults.append("owes something")
    if (
        len(dict.fromkeys(house.signs)) != len(house.signs)
        or len(house.signs) != house.signs_placed
    ):
        faults.append("has lost count of the signs")
    if any(card not in ADVANCED_WEAPONS[house.house] for card in house.hand):
        faults.append("holds a foreign weapon")
    if len(dict.fromkeys(house.hand)) != len(house.hand):
        faults.append("holds a weapon twice")
    if any(c not in house.hand for c in house.known_hand) or any(
        c in house.hand for c in house.known_home
    ):
        faults.append("is not holding what everybody has seen")
    gods = [god for here in state.stands.values() if seat in here for god in here[seat].gods]
    if sorted(gods) != sorted(house.summoned):
        faults.append("has lost a god")
    return faults
