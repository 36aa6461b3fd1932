"""Compares reasons and headlines of Cyclades with the position they are said in."""

from __future__ import annotations

from games.core.learn.reasons import declined
from games.cyclades.rules.battle import strength
from games.cyclades.state import State
from tests.cyclades.claims.notes import gold, owner
from tests.harness.statements import Offered, OptionCheck, Said, StateCheck

Option = Offered[State]


def _price(said: Option) -> bool | None:
    """The lowest space that follows costs what the reason says."""
    bid = said.follows("bid")
    if bid is None:
        return None
    lowest = min(int(space) for space in bid.options)
    paid = max(0, lowest - said.state.factions[said.me].priestesses)
    return said.number("price") == paid


def _last(said: Option) -> bool:
    return not said.after.to_bid


def _displaces(said: Option) -> bool:
    told = [note.seat() for note in said.told_of("displaced")]
    return told[:1] == [said.seat("rival")]


def _free_gift(said: Option) -> bool:
    return said.grew(gold(said.me)) >= 0


def _no_slot(said: Option) -> bool:
    state = said.state
    return all(slot in state.buildings for slot in state.slots_of(said.me))


def _spares_own(said: Option) -> bool:
    area = said.pick.partition(":")[0].partition(".")[0]
    held = owner(said.state, area)
    return not said.state.allied(held, said.me)


def _only_own(said: Option) -> bool:
    areas = [option.partition(":")[0].partition(".")[0] for option in said.ask.options]
    return all(said.state.allied(owner(said.state, area), said.me) for area in areas)


def _robbed(said: Option) -> bool:
    lands = said.state.lands
    rivals = [at for at in said.ask.options if not said.state.allied(lands[at].owner, said.me)]
    return lands[said.pick].mercenaries == max(lands[at].mercenaries for at in rivals)


def _victim(said: Option) -> bool:
    """Nobody else on offer has more metropolises."""
    rivals = [seat for seat in said.ask.options if not said.state.allied(seat, said.me)]
    built = {seat: said.state.team_metropolises(seat) for seat in rivals}
    return built[said.pick] == max(built.values())


def _casualty(said: Option) -> bool:
    """A hero only where there is nobody else, a troop only where there is no mercenary."""
    kinds = {option.partition(".")[0].partition(":")[0] for option in said.ask.options}
    gone = said.pick.partition(".")[0].partition(":")[0]
    return gone == next(
        kind for kind in ("mercenary", "troop", "minotaur", "hero") if kind in kinds
    )


def _not_all(said: Option) -> bool:
    if said.question == "sail-count":
        return int(said.pick) < max(map(int, said.ask.options))
    return len(said.picks) < len(said.ask.options)


def _all(said: Option) -> bool:
    return not _not_all(said)


def _round(said: Said[State]) -> bool:
    phase = said.key.rpartition(".")[2]
    return said.state.phase == phase and said.state.round == said.number("round")


def _accepts(said: Option) -> bool:
    return not declined(said.picks) and said.pick not in ("return", "dismiss")


def _lost_stage(said: Option) -> bool:
    """With the dice as they lie the stage would be lost."""
    state, fight = said.state, said.state.fight
    if said.pick != "reroll" or fight is None or fight.dice is None:
        return False
    attack = strength(state, fight, fight.attacker) + fight.dice[0]
    defence = strength(state, fight, fight.defender) + fight.dice[1]
    if attack == defence:
        attack += "penthesilea" in fight.heroes
        defence += "penthesilea" in state.heroes_in(fight.area)
    return attack <= defence if fight.attacker == said.me else defence <= attack


def _same(said: Option) -> bool:
    """The first answers of a question about which the computer does not think."""
    return said.picks == said.ask.options[: said.ask.low]


REASONS: dict[str, OptionCheck] = {
    "cyclades.why.use": _same,
    "cyclades.why.leave": _same,
    "cyclades.why.apollo": lambda said: said.pick == "apollo",
    "cyclades.why.deny": lambda said: said.pick != "apollo",
    "cyclades.why.god": _price,
    "cyclades.why.god-building": _price,
    "cyclades.why.bid-last": _last,
    "cyclades.why.bid-only": lambda said: len(said.ask.options) == 1,
    "cyclades.why.bid-displace": _displaces,
    "cyclades.why.due": _free_gift,
    "cyclades.why.end": lambda said: said.pick == "end",
    "cyclades.why.no-slot": _no_slot,
    "cyclades.why.bite": _spares_own,
    "cyclades.why.bite-own": _only_own,
    "cyclades.why.robbed": _robbed,
    "cyclades.why.victim": _victim,
    "cyclades.why.partner": lambda said: all(
        said.state.allied(seat, said.me) for seat in said.ask.options
    ),
    "cyclades.why.casualty": _casualty,
    "cyclades.why.needed": _not_all,
    "cyclades.why.needed-all": _all,
    "cyclades.why.no-look": lambda said: said.pick == "return",
    "cyclades.why.no-reroll": lambda said: declined(said.picks) or said.pick == "keep",
    "cyclades.why.reroll": _lost_stage,
    "cyclades.why.keep": _accepts,
    "cyclades.why.look": _accepts,
    "cyclades.why.no-keep": lambda said: not said.picks or said.pick in ("dismiss", "none"),
    "cyclades.why.deed": lambda said: (
        said.pick.startswith("sacrifice:") or said.question == "pandora"
    ),
}

HEADLINES: dict[str, StateCheck] = {
    f"cyclades.headline.{phase}": _round
    for phase in ("placement", "income", "offerings", "upkeep", "actions", "over")
}
