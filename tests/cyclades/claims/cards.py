"""Compares notes about cards, and about what could not be had or done, with the states."""

from __future__ import annotations

from games.cyclades.components import BONUS_UNITS
from games.cyclades.state import State
from tests.cyclades.claims.notes import Note, gold, owner, units
from tests.harness.statements import NoteCheck

KINDS = ("troop", "fleet", "mercenary")


def _name(said: Note, name: str) -> str:
    return said.phrase(name).key.split(".")[2]


def _held(state: State, seat: str) -> tuple[int, ...]:
    """How many units of each kind a faction has."""
    return tuple(units(seat, kind)(state) for kind in KINDS)


def _nothing_came(said: Note) -> bool:
    """No unit came since the note before."""
    return _held(said.state, said.seat()) == _held(said.before, said.seat())


def _no_gift(said: Note) -> bool:
    """No unit of the kind is left, or there is no place for it."""
    state, seat, kind = said.state, said.seat(), said.last("unit")
    left = {
        "fleet": state.fleets_left(seat),
        "troop": state.troops_left(seat),
        "mercenary": state.mercenaries_left(),
    }[kind]
    free_seas = kind == "fleet" and bool(state.lands_of(seat))
    return _nothing_came(said) and (not left or free_seas or not state.lands_of(seat))


def _bonus_short(said: Note) -> bool:
    """Fewer than the two came, and none of the kind is left."""
    state, seat, count = said.state, said.seat(), said.number("count")
    none_left = not state.troops_left(seat) or not state.fleets_left(seat)
    return 0 < count < BONUS_UNITS and none_left


def _skipped(said: Note) -> bool:
    return said.state.buildings == said.before.buildings


def _lost_metropolis(said: Note) -> bool:
    return said.state.metropolises(said.seat()) == said.after.metropolises(said.seat())


def _charon(said: Note) -> bool:
    """The one hero is gone, the other stands where that one stood."""
    leaving, coming = _name(said, "leaving"), _name(said, "coming")
    before, now = said.before.heroes.get(leaving), said.state.heroes.get(coming)
    return (
        before is not None
        and now is not None
        and (before.area, before.owner) == (now.area, now.owner)
        and leaving not in said.state.heroes
        and now.owner == said.seat()
    )


def _griffin(said: Note) -> bool:
    """Half of the victim's gold, rounded down, went over."""
    victim = said.seat("victim")
    stolen = gold(victim)(said.before) // 2
    return said.just_changed(gold(victim), -stolen) and said.just_changed(gold(said.seat()), stolen)


def _hector(said: Note) -> bool:
    """The attacker lost a unit of that kind."""
    fight = said.state.fight
    return (
        fight is not None
        and fight.defender == said.seat()
        and said.changed(units(fight.attacker, said.last("unit")), -1)
    )


def _perseus(said: Note) -> bool:
    """The unit stands in that land afterwards."""
    return owner(said.after, said.text("area")) == said.seat()


def _plays(said: Note) -> bool:
    """The creature is neither on the board of fate nor in the deck while it is called."""
    creature = _name(said, "creature")
    return creature not in said.state.column and creature not in said.state.creature_deck


def _idle(said: Note) -> bool:
    """No figure, unit, coin or building has changed since the creature was called."""
    before, now = said.before, said.state
    creature = _name(said, "creature")
    stands = creature in now.figures and creature != "hydra"
    return not stands and (before.lands, before.seas, before.buildings) == (
        now.lands,
        now.seas,
        now.buildings,
    )


def _shown(said: Note) -> bool:
    """None of the creatures lies in the deck."""
    names = [creature.key.split(".")[2] for creature in said.phrases("creatures")]
    return not set(names) & set(said.state.creature_deck)


def _pile(said: Note) -> bool:
    names = [creature.key.split(".")[2] for creature in said.phrases("creatures")]
    return sorted(names) == sorted(said.state.veiled)


def _looked(said: Note) -> bool:
    return said.state.creature_top == _name(said, "creature")


NOTES: dict[str, NoteCheck] = {
    "cyclades.note.bonus-lost": _nothing_came,
    "cyclades.note.bonus-short": _bonus_short,
    "cyclades.note.no-gift": _no_gift,
    "cyclades.note.skipped": _skipped,
    "cyclades.note.metropolis-lost": _lost_metropolis,
    "cyclades.note.in-vain": lambda said: _name(said, "hero") == "pandora",
    "cyclades.note.charon": _charon,
    "cyclades.note.griffin-struck": _griffin,
    "cyclades.note.hector": _hector,
    "cyclades.note.perseus": _perseus,
    "cyclades.note.plays": _plays,
    "cyclades.note.idle": _idle,
    "cyclades.note.sphinx": _shown,
    "cyclades.note.pile": _pile,
    "cyclades.note.looked": _looked,
}
