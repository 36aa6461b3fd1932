"""The artifacts of Atlantis (page 19)."""

from __future__ import annotations

from games.anunnaki.components import (
    ARTIFACTS,
    ARTIFACTS_IN_PLAY,
    LAST_SPACE,
    PANDORA,
    RESOURCES,
    TRACKS,
)
from games.anunnaki.rules.gains import gain, pick_one_kind
from games.anunnaki.rules.land.figures import follower_districts, take
from games.anunnaki.rules.land.followers import recruit
from games.anunnaki.rules.war.weapons import take_weapons
from games.anunnaki.state import State
from games.anunnaki.view import Artifact
from games.anunnaki.words.names import artifact as artifact_name
from games.anunnaki.words.names import track as track_name
from games.core.phrase import Arg, seat_name
from games.core.steps import Ask, Procedure, ask, chance, choose, choose_unless_forced, together

HORN_RESOURCES = 4
HORN_POINTS = 8
SCARAB_TRACKS = 2


def conquer_atlantis(state: State, seat: str) -> Procedure[None]:
    """Choose one of the artifacts that lie beside Gaia; the first conqueror draws three."""
    if state.artifacts is None:
        drawn = yield from chance("anunnaki.artifacts", ARTIFACTS, ARTIFACTS_IN_PLAY)
        state.artifacts = [name for name in ARTIFACTS if name in drawn]
    if not state.artifacts:
        return
    state.artifact_witness = seat
    names = tuple(artifact_name(name) for name in state.artifacts)
    state.reveal_only([seat], "anunnaki.note.artifacts-seen", artifacts=names)
    answer = yield from choose_unless_forced(seat, "anunnaki.ask.artifact", state.artifacts)
    chosen = next(name for name in state.artifacts if name == answer)
    last = len(state.artifacts) < ARTIFACTS_IN_PLAY or len(state.map.atlantis) == 1
    state.artifacts = [] if last else [name for name in state.artifacts if name != chosen]
    state.houses[seat].artifacts.append(chosen)
    state.tell("anunnaki.note.artifact", seat=seat_name(seat), artifact=artifact_name(chosen))
    if chosen == "pandora":
        state.houses[seat].pandora = list(PANDORA)
    elif chosen == "tablet":
        answer = yield from choose(seat, "anunnaki.ask.tablet", TRACKS, secret=True)
        track = next(track for track in TRACKS if track == answer)
        state.houses[seat].tablet = track
        state.tell_only([seat], "anunnaki.note.tablet", track=track_name(track))


def discard_artifact(state: State, seat: str, name: Artifact) -> None:
    """A used artifact leaves the game."""
    state.houses[seat].artifacts.remove(name)
    state.spent_artifacts.append(name)


# Additional actions


def horn_options(state: State, seat: str) -> list[str]:
    """The Horn of Plenty gives four of a kind, or takes them for points."""
    house = state.houses[seat]
    if "horn" not in house.artifacts:
        return []
    rich = any(count >= HORN_RESOURCES for count in house.resources.values())
    return ["horn:gain", *(["horn:spend"] if rich else [])]


def blow_horn(state: State, seat: str, how: str) -> Procedure[None]:
    """Use the Horn of Plenty, once."""
    house = state.houses[seat]
    discard_artifact(state, seat, "horn")
    state.tell("anunnaki.note.uses", seat=seat_name(seat), artifact=artifact_name("horn"))
    if how == "gain":
        yield from pick_one_kind(state, seat, HORN_RESOURCES, "horn")
        return
    kinds = [kind for kind in RESOURCES if house.resources[kind] >= HORN_RESOURCES]
    kind = yield from choose_unless_forced(seat, "anunnaki.ask.horn", kinds, count=HORN_RESOURCES)
    house.resources[kind] -= HORN_RESOURCES
    gain(state, seat, {"points": HORN_POINTS}, "horn")


def open_box(state: State, seat: str, token: str) -> Procedure[None]:
    """A token of Pandora's Box: what its owner gains, every opponent loses if possible."""
    house = state.houses[seat]
    house.pandora.remove(token)
    if not house.pandora:
        discard_artifact(state, seat, "pandora")
    state.tell("anunnaki.note.uses", seat=seat_name(seat), artifact=artifact_name("pandora"))
    others = state.from_seat(seat)[1:]
    if token == "crystal":
        gain(state, seat, {"crystal": 1}, "pandora")
        for other in others:
            if state.houses[other].crystals:
                state.houses[other].crystals -= 1
                state.tell("anunnaki.note.lost-crystal", seat=seat_name(other))
    elif token == "follower":
        yield from recruit(state, seat, 1, "pandora")
        yield from _lose_followers(state, others)
    else:
        yield from take_weapons(state, seat, 1)
        yield from _lose_weapons(state, others)


def _lose_followers(state: State, others: list[str]) -> Procedure[None]:
    places = {seat: follower_districts(state, seat) for seat in others}
    picks = yield from together(
        Ask(seat, "anunnaki.ask.lose-follower", tuple(where))
        for seat, where in places.items()
        if len(where) > 1
    )
    for seat, where in places.items():
        if where:
            district = picks[seat][0] if seat in picks else where[0]
            take(state, seat, district, followers=1)
            args: dict[str, Arg] = {"seat": seat_name(seat), "district": district}
            state.tell("anunnaki.note.lost-follower", **args)


def _lose_weapons(state: State, others: list[str]) -> Procedure[None]:
    """Each player loses a weapon of their choice; the cards stay secret."""
    picks = yield from together(
        Ask(seat, "anunnaki.ask.lose-weapon", tuple(state.houses[seat].hand), secret=True)
        for seat in others
        if len(state.houses[seat].hand) > 1
    )
    for seat in others:
        house = state.houses[seat]
        if house.hand:
            card = picks[seat][0] if seat in picks else house.hand[0]
            house.hand.remove(card)
            # The hand is unknown to the others again.
            house.known_hand.clear()
            state.tell("anunnaki.note.lost-weapon", seat=seat_name(seat))


# Before the final scoring


def use_scarab(state: State, seat: str) -> Procedure[None]:
    """A step on two tracks; the last space is closed before the lightning."""
    house = state.houses[seat]
    if "scarab" not in house.artifacts:
        return
    last = LAST_SPACE if house.lightning else LAST_SPACE - 1
    options = [track for track in TRACKS if house.tracks[track] < last]
    chosen: tuple[str, ...] = tuple(options)
    if len(options) > SCARAB_TRACKS:
        chosen = yield from ask(seat, "anunnaki.ask.scarab", options, SCARAB_TRACKS, SCARAB_TRACKS)
    gain(state, seat, dict.fromkeys(chosen, 1), "scarab")
