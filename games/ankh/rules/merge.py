"""The merge after the third conflict (page 25) and forgotten gods after the fourth (page 27)."""

from __future__ import annotations

from games.ankh.components import BASES_EACH, GUARDIANS
from games.ankh.fixes import GUARDIANS_BY_CHOICE, MERGE_BENEATH
from games.ankh.rules.devotion import MatchDecided, shift
from games.ankh.state import God, State
from games.ankh.words.names import figure as figure_name
from games.ankh.words.names import god as god_name
from games.ankh.words.names import monument as monument_name
from games.ankh.words.names import placed
from games.ankh.words.names import power as power_name
from games.core.phrase import Phrase, seat_name
from games.core.steps import Procedure, ask


def merge_gods(state: State) -> Procedure[None]:
    """Merge the two gods with the least devotion into one, kept under the senior's seat."""
    junior, senior = state.ranked()[:2]
    young, old = state.gods[junior], state.gods[senior]
    state.tell(
        "ankh.note.merged",
        senior=seat_name(senior),
        junior=seat_name(junior),
        one=god_name(old.gods[0]),
        other=god_name(young.gods[0]),
    )
    _raze(state, junior)
    _free_captives(state, junior, young, senior)
    _tell_merge(state, junior, senior)
    old.followers += young.followers
    old.devotion = young.devotion
    if state.has_fix(MERGE_BENEATH):
        old.arrival = young.arrival
    else:
        shift(state, senior, 0)
    old.gods.extend(young.gods)
    old.gates.extend(young.gates)
    old.captives.extend(young.captives)
    old.junior = junior
    del state.gods[junior]
    if state.tiebreaker == junior:
        state.tiebreaker = senior
    yield from _take_over(state, junior, senior, young.guardians)


def _tell_merge(state: State, junior: str, senior: str) -> None:
    """Announce what the junior keeps and loses, except monuments, figures and guardians."""
    young, old = state.gods[junior], state.gods[senior]
    one, other = seat_name(senior), seat_name(junior)
    state.tell("ankh.note.merge-cards", junior=other)
    gone = [power for power in young.powers if power not in old.powers]
    if gone:
        state.tell("ankh.note.merge-powers", junior=other, powers=tuple(map(power_name, gone)))
    if young.followers:
        state.tell("ankh.note.merge-followers", senior=one, junior=other, count=young.followers)
    if old.devotion == young.devotion:
        state.tell("ankh.note.merge-equal", senior=one, count=young.devotion)
        return
    state.tell("ankh.note.merge-devotion", senior=one, before=old.devotion, count=young.devotion)


def _raze(state: State, god: str) -> None:
    """Destroy a god's monuments and remove its god figure, warriors and captured warriors."""
    monuments: list[Phrase] = []
    for label in state.monuments_of(god):
        monuments.append(placed(label, monument_name(state.monuments.pop(label).kind)))
    if monuments:
        state.tell("ankh.note.razed", seat=seat_name(god), monuments=tuple(monuments))
    _remove(
        state, god, [at for at in state.figures_of(god) if _leaves_with_god(state.figures[at].kind)]
    )
    for held in state.gods.values():
        held.captives = [owner for owner in held.captives if owner != god]


def _leaves_with_god(kind: str) -> bool:
    """Whether figures of the kind leave with their god: guardians do not."""
    return kind in ("god", "warrior")


def _remove(state: State, god: str, labels: list[str]) -> None:
    """Remove figures from the game."""
    gone = [placed(label, figure_name(state.figures.pop(label).kind)) for label in labels]
    if gone:
        state.tell("ankh.note.removed", seat=seat_name(god), figures=tuple(gone))


def _free_captives(state: State, junior: str, young: God, senior: str) -> None:
    """Return the senior's warriors that a junior Anubis has captured."""
    freed = young.captives.count(senior)
    if freed:
        state.tell("ankh.note.freed", seat=seat_name(senior), count=freed)
    young.captives = [owner for owner in young.captives if owner not in (senior, junior)]


def _take_over(state: State, junior: str, senior: str, supply: list[str]) -> Procedure[None]:
    """The senior chooses which of the junior's guardians to take over, within its bases.

    Those on the board stay where they are; guardians that are not taken leave the game.
    """
    for size in ("small", "large"):
        used = sum(GUARDIANS[kind].base == size for kind in state.owned_guardians(senior))
        room = max(0, BASES_EACH - used)
        kinds = {f"at:{label}": state.figures[label].kind for label in state.figures_of(junior)}
        kinds |= {f"supply:{place}:{kind}": kind for place, kind in enumerate(supply)}
        coming = [name for name, kind in kinds.items() if GUARDIANS[kind].base == size]
        taken: tuple[str, ...] = tuple(coming)
        most = min(room, len(coming))
        if state.has_fix(GUARDIANS_BY_CHOICE) or len(coming) > room:
            least = 0 if state.has_fix(GUARDIANS_BY_CHOICE) else most
            taken = ()
            if most:
                taken = yield from ask(senior, "ankh.ask.take-over", coming, least, most, room=room)
        for name in coming:
            _hand_over(state, senior, name, name in taken)


def _hand_over(state: State, senior: str, name: str, taken: bool) -> None:
    """Give one guardian of the junior to the merged god, or remove it from the game."""
    head, _, rest = name.partition(":")
    kind = state.figures[rest].kind if head == "at" else rest.partition(":")[2]
    if taken:
        state.tell("ankh.note.guardian", seat=seat_name(senior), figure=figure_name(kind))
    else:
        state.tell("ankh.note.guardian-left", figure=figure_name(kind))
    if head == "supply":
        if taken:
            state.gods[senior].guardians.append(kind)
    elif taken:
        state.figures[rest].owner = senior
    else:
        del state.figures[rest]


def forget_gods(state: State) -> None:
    """Remove the gods in the red part of the track.

    Raises :class:`MatchDecided` if at most one is left. The last god wins; if there is none, no
    seat wins.
    """
    for god in state.ranked():
        if not state.in_red(god):
            continue
        held = state.gods[god]
        seats = [god] if held.junior is None else [god, held.junior]
        state.tell("ankh.note.forgotten", seats=tuple(seat_name(seat) for seat in seats))
        _raze(state, god)
        _remove(state, god, state.figures_of(god))
        del state.gods[god]
        state.forgotten.extend(seats)
    if len(state.gods) <= 1:
        state.winners = list(state.gods)
        raise MatchDecided
