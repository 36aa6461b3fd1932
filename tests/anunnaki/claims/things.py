"""Compares notes about gods, weapons, tokens and what could not be had with the states."""

from __future__ import annotations

from games.anunnaki.board import spot_name
from games.anunnaki.components import MAIN_GODS
from games.anunnaki.rules.gains import can_pay
from games.anunnaki.rules.land.figures import recruit_places
from games.anunnaki.rules.land.followers import settlement_places
from games.anunnaki.rules.war.weapons import weapon_cost
from tests.anunnaki.claims.notes import Note
from tests.harness.statements import NoteCheck


def _house(said: Note) -> bool:
    """The seat leads the house, whose main god the note names, with that god's own text."""
    house = said.last("house")
    seats = {seat: held.house for seat, held in said.ended.houses.items()}
    main = MAIN_GODS[next(name for name in MAIN_GODS if name == house)]
    right = said.last("god") == main and said.phrase("text").key == f"anunnaki.god.{main}.text"
    return right and seats.get(said.seat(), house) == house


def _minor_gods(said: Note) -> bool:
    told = {god.key.rpartition(".")[2] for god in said.phrases("gods")}
    return told == set(said.state.houses[said.seat()].minors)


def _goal(said: Note) -> bool:
    placed = {str(track): str(goal) for track, goal in said.ended.goals.items()}
    return placed[said.last("track")] == said.last("goal").replace("-", "_")


def _action(said: Note) -> bool:
    """The pawn stands on the token of the action."""
    house = said.after.houses[said.seat()]
    action = said.last("action").replace("-", "_")
    return house.pawn is not None and said.after.layout[house.pawn] == action


def _sign_moved(said: Note) -> bool:
    """As many signs as before, one of them elsewhere."""
    before = set(said.started.houses[said.seat()].signs)
    now = set(said.state.houses[said.seat()].signs)
    return len(before - now) <= 1 and len(before) == len(now)


def _stolen_from(said: Note) -> bool:
    stock = sum(said.before.houses[said.seat()].resources.values())
    return stock - sum(said.state.houses[said.seat()].resources.values()) == 1


def _own_weapons(said: Note) -> bool:
    """The weapons that were taken are in the hand of the seat that took them."""
    taken = {card.key.rpartition(".")[2].replace("-", "_") for card in said.phrases("weapons")}
    return any(taken <= set(house.hand) for house in said.state.houses.values())


def _unarmed(said: Note) -> bool:
    """No advanced weapon of the hand can be paid."""
    house = said.state.houses[said.seat()]
    return not any(can_pay(house, weapon_cost(house, card)) for card in house.hand)


def _artifacts_seen(said: Note) -> bool:
    told = {name.key.rpartition(".")[2] for name in said.phrases("artifacts")}
    return told == set(said.state.artifacts or ())


def _tablet(said: Note) -> bool:
    return any(house.tablet == said.last("track") for house in said.state.houses.values())


def _civilisation_shown(said: Note) -> bool:
    return said.state.civilisations[said.text("district")] is not None


def _weapon_in_battle(said: Note) -> bool:
    """The weapon was laid down in the battle, or has just gone."""
    card = said.last("weapon").replace("-", "_")
    battles = [state.battle for state in (said.before, said.state, said.after)]
    return any(battle and card in battle.cards.get(said.seat(), []) for battle in battles)


def _no_settlement(said: Note) -> bool:
    return not settlement_places(said.state, said.seat())


def _no_place(said: Note) -> bool:
    """No follower comes at that moment."""
    seat = said.seat()
    return said.state.followers_left(seat) == said.before.followers_left(seat) or not (
        recruit_places(said.state, seat)
    )


def _nothing(said: Note) -> bool:
    """Neither goods nor points come with the note."""
    now, before = said.state.houses[said.seat()], said.before.houses[said.seat()]
    return (now.resources, now.points, now.crystals) == (
        before.resources,
        before.points,
        before.crystals,
    )


def _spot(said: Note) -> str:
    """The name of the spot between the districts of the note."""
    return next(
        spot_name(spot)
        for spot in said.state.map.spots
        if " · ".join(spot) == said.text("districts")
    )


def _surrounded(said: Note) -> bool:
    """The token has left its spot, with figures in all districts around it."""
    spot = _spot(said)
    return spot not in said.state.culture and bool(said.before.culture[spot])


def _turned_up(said: Note) -> bool:
    spot = _spot(said)
    return said.before.culture[spot] is None and said.state.culture[spot] is not None


NOTES: dict[str, NoteCheck] = {
    "anunnaki.note.house": _house,
    "anunnaki.note.chose-house": _house,
    "anunnaki.note.minor-gods": _minor_gods,
    "anunnaki.note.goal": _goal,
    "anunnaki.note.action": _action,
    "anunnaki.note.sign-moved": _sign_moved,
    "anunnaki.note.stolen-from": _stolen_from,
    "anunnaki.note.own-weapons": _own_weapons,
    "anunnaki.note.unarmed": _unarmed,
    "anunnaki.note.artifacts-seen": _artifacts_seen,
    "anunnaki.note.tablet": _tablet,
    "anunnaki.note.civilisation": _civilisation_shown,
    "anunnaki.note.helmet": _weapon_in_battle,
    "anunnaki.note.loki": _weapon_in_battle,
    "anunnaki.note.no-settlement": _no_settlement,
    "anunnaki.note.no-place": _no_place,
    "anunnaki.note.nothing": _nothing,
    "anunnaki.note.culture": _surrounded,
    "anunnaki.note.turned-up": _turned_up,
}
