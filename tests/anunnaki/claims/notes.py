"""Compares the notes of Anunnaki with the states around them."""

from __future__ import annotations

from collections.abc import Callable

from games.anunnaki.components import (
    AGREEMENTS,
    CIVILISATIONS,
    LAST_SPACE,
    MINOR_GODS,
    TRACKS,
)
from games.anunnaki.rules.war.battle import CIVILISATION
from games.anunnaki.scoring import total, winner
from games.anunnaki.state import State
from games.core.phrase import Phrase
from tests.harness.statements import NoteCheck, Told

Note = Told[State]


def amount(seat: str, kind: str) -> Callable[[State], int]:
    """How much a seat has of a resource, of crystals or points, or how far its marker is."""

    def count(state: State) -> int:
        house = state.houses[seat]
        if kind in house.resources:
            return house.resources[kind]
        if kind in ("points", "power"):
            return house.points if kind == "points" else house.power
        if kind == "crystal":
            return house.crystals
        return next(steps for track, steps in house.tracks.items() if track == kind)

    return count


def counted(thing: Phrase) -> tuple[str, int]:
    """The kind and the number in a phrase such as "2 steps of war"."""
    count = thing.args["count"]
    assert isinstance(count, int)
    return thing.key.rpartition(".")[2].replace("-", "_"), count


def followers(seat: str, district: str) -> Callable[[State], int]:
    """How many followers a seat has in a district."""

    def count(state: State) -> int:
        company = state.company(seat, district)
        return company.followers if company is not None else 0

    return count


def _gained(said: Note) -> bool:
    """All of it came before the note, but steps of power, which come right after it."""
    seat = said.seat()
    for thing in said.phrases("goods"):
        kind, count = counted(thing)
        step = said.changed if kind == "power" else said.just_changed
        if not step(amount(seat, kind), count):
            return False
    return True


def _sign(said: Note) -> bool:
    house = said.state.houses[said.seat()]
    return house.signs_left == said.number("left") and said.just_changed(
        lambda state: state.houses[said.seat()].signs_placed, 1
    )


def _paid_one(said: Note) -> bool:
    return said.just_changed(amount(said.seat(), said.last("resource")), -1)


def _pieces(said: Note, district: str, sign: int) -> bool:
    """Whether the pieces of the note came to a district (1) or left it (-1)."""
    seat = said.seat()
    for piece in said.phrases("pieces"):
        kind = piece.key.rpartition(".")[2]
        if piece.key.startswith("anunnaki.god."):
            there = [
                state.company(seat, district) for state in (said.before, said.state, said.after)
            ]
            has = [company is not None and kind in company.gods for company in there]
            if has[-1] != (sign > 0):
                return False
        elif kind == "follower" and not said.changed(
            followers(seat, district), sign * counted(piece)[1]
        ):
            return False
    return True


def _moved(said: Note) -> bool:
    left = _pieces(said, said.text("start"), -1)
    return left and _pieces(said, said.text("end"), 1)


def _recruited(said: Note) -> bool:
    return said.changed(followers(said.seat(), said.text("district")), said.number("count"))


def _relocated(said: Note) -> bool:
    seat = said.seat()
    left = said.changed(followers(seat, said.text("start")), -1)
    return left and said.changed(followers(seat, said.text("end")), 1)


def _built(said: Note) -> bool:
    district = said.text("district")
    company = said.after.company(said.seat(), district)
    return company is not None and said.changed(lambda state: state.settlements_out(said.seat()), 1)


def _agreement(said: Note) -> Phrase:
    return said.phrase("agreement")


def _shown(agreement: Phrase) -> set[str]:
    """The tokens whose points and trade an agreement has."""
    return {
        token
        for token, printed in AGREEMENTS.items()
        if (printed.points, printed.trade) == (agreement.args["points"], agreement.args["trade"])
    }


def _took_agreement(said: Note) -> bool:
    return said.state.houses[said.seat()].agreements[-1] in _shown(_agreement(said))


def _fulfilled(said: Note) -> bool:
    return said.state.houses[said.seat()].fulfilled[-1] in _shown(_agreement(said))


def _upgraded(said: Note) -> bool:
    action = said.last("action").replace("-", "_")
    return said.became(lambda state: action in state.houses[said.seat()].upgraded)


def _magic(said: Note) -> bool:
    """The crystals and resources in the words are those that are paid."""
    seat = said.seat()
    return all(
        said.changed(amount(seat, kind), -count)
        for kind, count in map(counted, said.phrases("cost"))
    )


def _took_weapons(said: Note) -> bool:
    return said.just_changed(
        lambda state: len(state.houses[said.seat()].hand), said.number("count")
    )


def _summoned(said: Note) -> bool:
    god = said.last("god")
    return said.became(
        lambda state: (
            god in state.houses[said.seat()].summoned
            and state.god_district(said.seat(), god) == said.text("district")
        )
    )


def _lost_follower(said: Note) -> bool:
    return said.changed(followers(said.seat(), said.text("district")), -1)


def _lost_weapon(said: Note) -> bool:
    return said.just_changed(lambda state: len(state.houses[said.seat()].hand), -1)


def _attacks(said: Note) -> bool:
    battle = said.state.battle
    other = said.seat("other") if "other" in said.args else None
    return battle is not None and (battle.district, battle.attacker, battle.defender) == (
        said.text("district"),
        said.seat(),
        other,
    )


def _against(said: Note) -> bool:
    battle = said.state.battle
    return battle is not None and battle.strengths.get(said.seat(), said.number("own")) == (
        said.number("own")
    )


def _lost_to(said: Note) -> bool:
    gone = not said.ended.has_figures(said.seat(), said.text("district"))
    right = _against(said) and _civilisation(said)
    return right and said.number("own") < said.number("other") and gone


def _civilisation(said: Note) -> bool:
    """The strength of the civilisation in the district, with its god, humbled or not."""
    district, battle = said.text("district"), said.state.battle
    token = said.state.civilisations[district]
    assert token is not None
    guardian = said.state.guardians.get(district, 0)
    printed = {CIVILISATIONS[token].strength + god for god in (guardian, min(guardian, 1))}
    fought = battle is not None and battle.strengths.get(CIVILISATION)
    return said.number("other") in printed and fought == said.number("other")


def _beat(said: Note) -> bool:
    conquered = said.text("district") not in said.ended.civilisations
    right = _against(said) and _civilisation(said)
    return right and said.number("own") >= said.number("other") and conquered


def _strengths(said: Note) -> bool:
    battle = said.state.battle
    return battle is not None and battle.strengths == {
        said.seat(): said.number("own"),
        said.seat("other"): said.number("others"),
    }


def _won(said: Note) -> bool:
    return said.ended.has_figures(said.seat(), said.text("district")) or (
        said.state.has_figures(said.seat(), said.text("district"))
    )


def _weapons(said: Note) -> bool:
    battle = said.state.battle
    cards = [card.key.rpartition(".")[2].replace("-", "_") for card in said.phrases("weapons")]
    return battle is not None and battle.cards[said.seat()] == cards


def _freed_minor(said: Note) -> bool:
    return said.state.houses[said.seat()].free_tokens > 0


def _freed_main(said: Note) -> bool:
    house = said.state.houses[said.seat()]
    return house.main_free and house.main == said.last("god")


def _freed_nobody(said: Note) -> bool:
    house = said.state.houses[said.seat()]
    rays = sum(ray != "core" for ray in house.freed)
    return rays > len(house.minors)


def _total(said: Note) -> bool:
    return total(said.state, said.seat()) == said.number("points")


def _trigger_track(said: Note) -> bool:
    house = said.state.houses[said.seat()]
    return any(house.tracks[track] == LAST_SPACE for track in TRACKS)


def _artifact(said: Note) -> bool:
    return said.last("artifact") in said.state.houses[said.seat()].artifacts


def _uses(said: Note) -> bool:
    return said.last("artifact") in said.started.houses[said.seat()].artifacts


def _chariot(said: Note) -> bool:
    return said.just_changed(amount(said.seat(), "metal"), -said.number("count"))


NOTES: dict[str, NoteCheck] = {
    "anunnaki.note.first": lambda said: said.state.first == said.seat(),
    "anunnaki.note.gained": _gained,
    "anunnaki.note.sign": _sign,
    "anunnaki.note.paid-one": _paid_one,
    "anunnaki.note.moved": _moved,
    "anunnaki.note.teleported": _moved,
    "anunnaki.note.recruited": _recruited,
    "anunnaki.note.relocated": _relocated,
    "anunnaki.note.built": _built,
    "anunnaki.note.took-agreement": _took_agreement,
    "anunnaki.note.fulfilled": _fulfilled,
    "anunnaki.note.upgraded": _upgraded,
    "anunnaki.note.magic": _magic,
    "anunnaki.note.took-weapons": _took_weapons,
    "anunnaki.note.summoned": _summoned,
    "anunnaki.note.freya": _lost_follower,
    "anunnaki.note.lost-crystal": lambda said: said.just_changed(
        amount(said.seat(), "crystal"), -1
    ),
    "anunnaki.note.lost-follower": _lost_follower,
    "anunnaki.note.lost-weapon": _lost_weapon,
    "anunnaki.note.attacks": _attacks,
    "anunnaki.note.attacks-civilisation": _attacks,
    "anunnaki.note.lost-to-civilisation": _lost_to,
    "anunnaki.note.beat-civilisation": _beat,
    "anunnaki.note.strengths": _strengths,
    "anunnaki.note.won": _won,
    "anunnaki.note.weapons": _weapons,
    "anunnaki.note.freed-minor": _freed_minor,
    "anunnaki.note.freed-main": _freed_main,
    "anunnaki.note.freed-nobody": _freed_nobody,
    "anunnaki.note.total": _total,
    "anunnaki.note.over": lambda said: winner(said.state) == said.seat(),
    "anunnaki.note.trigger-signs": lambda said: not said.state.houses[said.seat()].signs_left,
    "anunnaki.note.trigger-track": _trigger_track,
    "anunnaki.note.artifact": _artifact,
    "anunnaki.note.uses": _uses,
    "anunnaki.note.tablet-shown": lambda said: (
        said.state.houses[said.seat()].tablet == said.last("track")
    ),
    "anunnaki.note.chariot": _chariot,
    "anunnaki.note.returned-god": lambda said: said.last("god") in MINOR_GODS,
}
