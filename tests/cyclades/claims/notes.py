"""Compares the notes of Cyclades with the states around them."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import Phrase
from games.cyclades.components import BONUS_GOLD
from games.cyclades.rules.battle import strength
from games.cyclades.rules.sea import strength_at_sea
from games.cyclades.scoring import score_views
from games.cyclades.state import Fight, State
from tests.harness.statements import NoteCheck, Told

Note = Told[State]


def gold(seat: str) -> Callable[[State], int]:
    """What the purse of a seat holds."""
    return lambda state: state.gold(seat)


def priestesses(seat: str) -> Callable[[State], int]:
    """How many priestesses a faction has."""
    return lambda state: state.factions[seat].priestesses


def philosophers(seat: str) -> Callable[[State], int]:
    """How many philosophers a faction has."""
    return lambda state: state.factions[seat].philosophers


def units(seat: str, kind: str, area: str | None = None) -> Callable[[State], int]:
    """How many units of a kind a faction has, in one area or in all, attackers included."""

    def count(state: State) -> int:
        fight = state.fight
        there = fight is not None and fight.attacker == seat and area in (None, fight.area)
        if kind == "fleet":
            seas = [s for label, s in state.seas.items() if area in (None, label)]
            moving = fight.fleets if fight is not None and there else 0
            return moving + sum(sea.fleets for sea in seas if sea.owner == seat)
        lands = [land for label, land in state.lands.items() if area in (None, label)]
        own = [land for land in lands if land.owner == seat]
        if kind == "troop":
            moving = fight.troops if fight is not None and there else 0
            return moving + sum(land.troops for land in own)
        moving = fight.mercenaries if fight is not None and there else 0
        return moving + sum(land.mercenaries for land in own)

    return count


def counted(thing: Phrase) -> tuple[str, int]:
    """The kind and the number in a phrase such as "2 fleets"."""
    count = thing.args["count"]
    assert isinstance(count, int)
    return thing.key.rpartition(".")[2], count


def owner(state: State, area: str) -> str | None:
    """Who holds a land or sea."""
    return state.seas[area].owner if area in state.seas else state.lands[area].owner


def _coins(said: Note, sign: int, seat: str = "seat") -> bool:
    return said.just_changed(gold(said.seat(seat)), sign * counted(said.phrase("coins"))[1])


def _bid(said: Note) -> bool:
    god = next(name for name in said.state.gods if name == said.last("god"))
    bid = said.state.bids[god]
    return (bid.seat, bid.space) == (said.seat(), said.number("space"))


def _bid_apollo(said: Note) -> bool:
    return said.state.bids["apollo"].seat == said.seat()


def _displaced(said: Note) -> bool:
    god = said.last("god")
    return said.state.barred.get(said.seat()) == god and said.seat() in said.state.to_bid


def _turn(said: Note) -> bool:
    god = next(name for name in said.state.bids if name == said.last("god"))
    return said.state.active == said.seat() and said.state.bids[god].seat == said.seat()


def _built(said: Note) -> bool:
    built = said.state.buildings.get(said.text("slot"))
    return built is not None and built.kind == said.last("building")


def _none_left(said: Note) -> bool:
    kind = next(name for name in said.state.supply if name == said.last("building"))
    return said.state.supply[kind] == 0


def _no_slot(said: Note) -> bool:
    state = said.state
    return all(slot in state.buildings for slot in state.slots_of(said.seat()))


def _gave_up(said: Note) -> bool:
    """The slots of the buildings are empty; another may be built there next."""
    slots = [str(given.args["slot"]) for given in said.phrases("buildings")]
    return not any(slot in said.state.buildings for slot in slots) and all(
        slot in said.before.buildings for slot in slots
    )


def _metropolis(said: Note) -> bool:
    built = said.state.buildings.get(said.text("slot"))
    return built is not None and built.kind == "metropolis"


def _stationed(said: Note) -> bool:
    """Each group of units stands in its area, and came since the answer began or before."""
    for place in said.phrases("places"):
        units_told = place.args["units"]
        assert isinstance(units_told, Phrase)
        kind, count = counted(units_told)
        if units(said.seat(), kind, str(place.args["area"]))(said.state) < count:
            return False
    return True


def _prosperity(said: Note) -> bool:
    area = said.text("area")
    return said.changed(lambda state: state.tokens.get(area, 0), 1)


def _joined(of: Callable[[str], Callable[[State], int]]) -> NoteCheck:
    return lambda said: said.changed(of(said.seat()), 1)


def _fleet(said: Note) -> bool:
    return said.just_changed(units(said.seat(), "fleet", said.text("area")), 1)


def _recruited(said: Note) -> bool:
    area, kind = said.text("area"), said.last("unit")
    return said.changed(units(said.seat(), kind, area), 1)


def _taken(said: Note) -> bool:
    return owner(said.state, said.text("area")) == said.seat()


def _sailed(said: Note) -> bool:
    _, count = counted(said.phrase("fleets"))
    return said.changed(units(said.seat(), "fleet", said.text("start")), -count)


def _marched(said: Note) -> bool:
    seat, start = said.seat(), said.text("start")
    told = [counted(part) for part in said.phrases("units") if "count" in part.args]
    return all(said.changed(units(seat, kind, start), -count) for kind, count in told)


def _battle(said: Note) -> bool:
    fight = said.state.fight
    return fight is not None and (fight.area, fight.attacker, fight.defender) == (
        said.text("area"),
        said.seat(),
        said.seat("rival"),
    )


def _stage(said: Note) -> bool:
    fight = said.state.fight
    if fight is None or fight.dice is None:
        return False
    dice = (said.number("attackdie"), said.number("defencedie"))
    return (
        (fight.dice, fight.stage) == (dice, said.number("stage"))
        and said.number("attack") == _strength(said.state, fight, fight.attacker, dice[0])
        and said.number("defence") == _strength(said.state, fight, fight.defender, dice[1])
    )


def _strength(state: State, fight: Fight, seat: str, die: int) -> int:
    if fight.area in state.lands:
        return strength(state, fight, seat) + die
    fleets = fight.fleets if seat == fight.attacker else state.seas[fight.area].fleets
    return strength_at_sea(state, seat, fight.area, fleets, die)


def _lost(said: Note) -> bool:
    seat = said.seat()
    kind = said.phrase("unit").key.split(".")
    if kind[1] == "hero":
        return said.became(lambda state: kind[2] not in state.heroes)
    if kind[2] == "minotaur":
        return said.became(lambda state: "minotaur" not in state.figures)
    return said.just_changed(units(seat, kind[2]), -1)


def _retreated(said: Note) -> bool:
    return owner(said.after, said.text("area")) == said.seat()


def _battle_over(said: Note) -> bool:
    return owner(said.state, said.text("area")) == said.seat()


def _pandora(said: Note) -> bool:
    _, count = counted(said.phrase("units"))
    return said.just_changed(units(said.seat(), "mercenary"), count)


def _croesus(said: Note) -> bool:
    fight = said.state.fight
    return (
        fight is not None
        and fight.dice is not None
        and said.number("die") == fight.dice[said.seat() != fight.attacker]
        and said.just_changed(gold(said.seat()), -1)
    )


def _hero_came(said: Note) -> bool:
    return said.became(lambda state: said.phrase("hero").key.split(".")[2] in state.hero_column)


def _hired(said: Note) -> bool:
    hero = said.after.heroes.get(said.phrase("hero").key.split(".")[2])
    return hero is not None and (hero.owner, hero.area) == (said.seat(), said.text("area"))


def _sacrificed(said: Note) -> bool:
    name = said.phrase("hero").key.split(".")[2]
    return (name in said.started.heroes and name not in said.ended.heroes) or (
        name not in said.after.heroes
    )


def _creature(said: Note, name: str = "creature") -> str:
    return said.phrase(name).key.split(".")[2]


def _creature_came(said: Note) -> bool:
    return said.became(lambda state: _creature(said) in state.column)


def _creature_left(said: Note) -> bool:
    return said.became(lambda state: _creature(said) not in state.column)


def _placed(said: Note) -> bool:
    figure = said.state.figures.get(_creature(said))
    return figure is not None and figure.area == said.text("area")


def _kept(said: Note) -> bool:
    return said.changed(priestesses(said.seat()), -1) and _creature(said) in said.state.figures


def _dismissed(said: Note) -> bool:
    return said.became(lambda state: _creature(said) not in state.figures)


def _destroyed(said: Note) -> bool:
    kind = said.last("unit")
    if kind in ("troop", "mercenary", "fleet"):
        return said.changed(units(said.seat(), kind, said.text("area")), -1)
    return True


def _wrecked(said: Note) -> bool:
    area = said.text("area")
    return said.changed(lambda state: state.seas[area].fleets, -said.number("count"))


def _driven(said: Note) -> bool:
    seat = said.seat()
    came = said.changed(units(seat, "fleet", said.text("end")), 1)
    return came and said.changed(units(seat, "fleet", said.text("start")), -1)


def _giant(said: Note) -> bool:
    _, count = counted(said.phrase("units"))
    area = said.text("area")
    return said.changed(lambda state: state.lands[area].mercenaries, -count)


def _griffin(said: Note) -> bool:
    _, count = counted(said.phrase("coins"))
    stolen = said.changed(gold(said.seat("victim")), -count)
    return stolen and said.changed(gold(said.seat()), count)


def _stolen(of: Callable[[str], Callable[[State], int]]) -> NoteCheck:
    def check(said: Note) -> bool:
        lost = said.just_changed(of(said.seat("victim")), -1)
        return lost and said.just_changed(of(said.seat()), 1)

    return check


def _sylph(said: Note) -> bool:
    one, other = said.text("one"), said.text("other")
    before = said.started.seas
    return said.became(
        lambda state: (
            (state.seas[one].fleets, state.seas[other].fleets)
            == (before[other].fleets, before[one].fleets)
        )
    )


def _bonus(said: Note) -> bool:
    """A metropolis has that bonus; three coins come at once, and other notes tell the rest."""
    kind = said.last("bonus").removeprefix("bonus-")
    raised = [
        building.bonus
        for state in (said.started, said.state)
        for building in (
            *state.buildings.values(),
            *(safe for faction in state.factions.values() for safe in faction.carded),
        )
    ]
    return kind in raised and (kind != "gold" or said.changed(gold(said.seat()), BONUS_GOLD))


def _reshuffled(said: Note) -> bool:
    return said.became(
        lambda state: (
            said.number("count")
            in (
                len(state.creature_deck),
                len(state.creature_deck) + (state.creature_top is not None),
            )
        )
    )


def _over(said: Note) -> bool:
    winners = {str(seat.args["seat"]) for seat in said.phrases("winners")}
    return winners == {line.seat for line in score_views(said.ended) if line.winner}


NOTES: dict[str, NoteCheck] = {
    "cyclades.note.round": lambda said: said.state.round == said.number("round"),
    "cyclades.note.income": lambda said: _coins(said, 1),
    "cyclades.note.gains": lambda said: _coins(said, 1),
    "cyclades.note.offered": lambda said: _coins(said, -1),
    "cyclades.note.bought-creature": lambda said: _coins(said, -1),
    "cyclades.note.bid": _bid,
    "cyclades.note.bid-apollo": _bid_apollo,
    "cyclades.note.displaced": _displaced,
    "cyclades.note.turn": _turn,
    "cyclades.note.built": _built,
    "cyclades.note.none-left": _none_left,
    "cyclades.note.no-slot": _no_slot,
    "cyclades.note.gave-up": _gave_up,
    "cyclades.note.metropolis": _metropolis,
    "cyclades.note.metropolis-safe": lambda said: bool(said.state.factions[said.seat()].carded),
    "cyclades.note.bonus": _bonus,
    "cyclades.note.stationed": _stationed,
    "cyclades.note.prosperity": _prosperity,
    "cyclades.note.philosopher": _joined(philosophers),
    "cyclades.note.priestess": _joined(priestesses),
    "cyclades.note.no-priestess": lambda said: said.state.priestesses_left() == 0,
    "cyclades.note.fleet": _fleet,
    "cyclades.note.recruited": _recruited,
    "cyclades.note.taken": _taken,
    "cyclades.note.sailed": _sailed,
    "cyclades.note.marched": _marched,
    "cyclades.note.sea-battle": _battle,
    "cyclades.note.land-battle": _battle,
    "cyclades.note.stage": _stage,
    "cyclades.note.lost": _lost,
    "cyclades.note.retreated": _retreated,
    "cyclades.note.battle-over": _battle_over,
    "cyclades.note.battle-empty": lambda said: (
        owner(said.state, said.text("area")) is None or not said.state.guarded(said.text("area"))
    ),
    "cyclades.note.pandora": _pandora,
    "cyclades.note.croesus": _croesus,
    "cyclades.note.latched": lambda said: said.state.latched,
    "cyclades.note.hero-came": _hero_came,
    "cyclades.note.hired": _hired,
    "cyclades.note.sacrificed": _sacrificed,
    "cyclades.note.creature-came": _creature_came,
    "cyclades.note.creature-left": _creature_left,
    "cyclades.note.placed": _placed,
    "cyclades.note.kept": _kept,
    "cyclades.note.dismissed": _dismissed,
    "cyclades.note.destroyed": _destroyed,
    "cyclades.note.swallowed": _wrecked,
    "cyclades.note.wrecked": _wrecked,
    "cyclades.note.driven": _driven,
    "cyclades.note.giant": _giant,
    "cyclades.note.griffin": _griffin,
    "cyclades.note.dryad": _stolen(priestesses),
    "cyclades.note.satyr": _stolen(philosophers),
    "cyclades.note.sylph": _sylph,
    "cyclades.note.reshuffled": _reshuffled,
    "cyclades.note.over": _over,
}
