"""Compares reasons and headlines of Ankh with the position they are said in."""

from __future__ import annotations

from games.ankh.board import claws
from games.ankh.components import GUARDIANS, MONUMENTS
from games.ankh.rules.strength import figure_strength, majorities, strength
from games.ankh.state import State
from games.core.learn.reasons import declined
from tests.ankh.claims.notes import event_at
from tests.harness.statements import Offered, OptionCheck, Said, StateCheck

Option = Offered[State]

LEVELS = 3
SAFE = 2
"""The lead in a battle that reasons call safe."""


def _god(said: Option) -> str:
    return said.state.god_at(said.me)


def _event(said: Option) -> bool:
    return said.last("event") == event_at(said.state, said.state.event + 1)


def _followers(said: Option) -> bool:
    gained = [note.number("count") for note in said.told_of("followers")]
    return said.pick == "followers" and gained[0] == said.number("count")


def _affords(said: Option) -> bool:
    god = said.state.gods[_god(said)]
    return said.pick == "ankh" and god.followers >= len(god.powers) // 2 + 1


def _summons(said: Option) -> bool:
    god = _god(said)
    return bool(said.state.warriors_left(god) + len(said.state.gods[god].guardians))


def _aimed(said: Option, pick: str | None = None) -> list[str | None]:
    start, pick = str(said.ask.facts["hex"]), pick or said.pick
    near = said.state.board.beside[start]
    aimed = [at for at in claws(start, int(pick.removeprefix("claws:"))) if at in near]
    return [said.state.monuments[at].owner for at in aimed if at in said.state.monuments]


def _claws(said: Option) -> bool:
    rivals = {str(rival.args["seat"]) for rival in said.phrases("rivals")}
    return rivals == {owner for owner in _aimed(said) if owner not in (None, _god(said))}


def _spares(said: Option) -> bool:
    return _god(said) not in _aimed(said)


def _lead(said: Option, region: int, without: str | None = None) -> int:
    """By how much the god leads in a region before cards, one of its figures away or not."""
    state, god = said.state, _god(said)
    rivals = [strength(state, other, region, []) for other in state.gods if other != god]
    away = 0 if without is None else figure_strength(state, without)
    return strength(state, god, region, []) - away - max(rivals, default=0)


def _battle_lead(said: Option) -> int:
    assert said.state.clash is not None
    return _lead(said, said.state.region_of(said.state.clash.region))


def _rally(said: Option) -> bool:
    """The battle is not safe, and the god stays strongest where the figure comes from."""
    return _rally_weigh(said) and all(
        _lead(said, region, said.pick) > 0 for region in said.state.board.regions_of(said.pick)
    )


def _rally_weigh(said: Option) -> bool:
    """The battle is not safe, and the god leads where the figure comes from."""
    regions = said.state.board.regions_of(said.pick)
    ahead = all(_lead(said, region) > 1 for region in regions)
    return _figure_named(said) and _battle_lead(said) < SAFE and ahead


def _figure_named(said: Option) -> bool:
    return said.last("figure").replace("-", "_") == said.state.figures[said.pick].kind


def _gate_covered(said: Option) -> bool:
    return said.pick in said.state.figures


def _no_gate(said: Option) -> bool:
    return not any(gate in said.state.figures for gate in said.state.gods[_god(said)].gates)


def _serving(said: Option, label: str) -> int:
    near = (said.state.monuments.get(at) for at in said.state.board.beside[label])
    return sum(built is not None and built.owner in (None, _god(said)) for built in near)


def _beside(said: Option, label: str) -> int:
    return sum(at in said.state.monuments for at in said.state.board.beside[label])


def _gate_at(said: Option) -> bool:
    most = max(_serving(said, label) for label in said.ask.options)
    return _serving(said, said.pick) == most == said.number("count")


def _capture(said: Option) -> bool:
    devotion = {seat: god.devotion for seat, god in said.state.gods.items()}
    rivals = [said.state.god_at(option) for option in said.ask.options if option != "none"]
    return devotion[said.state.god_at(said.pick)] == max(devotion[rival] for rival in rivals)


def _build_at(said: Option) -> bool:
    """No other place has more of the god's figures beside it."""
    own = set(said.state.figures_of(_god(said)))
    beside = {at: len(own & set(said.state.board.beside[at])) for at in said.ask.options}
    return beside[said.pick] == max(beside.values())


def _guardian(said: Option) -> bool:
    return said.pick in GUARDIANS


def _warrior(said: Option) -> bool:
    return said.pick == "warrior" and not said.state.gods[_god(said)].guardians


def _ransom(said: Option) -> bool:
    return said.pick == "ransom" and set(said.ask.options) <= {"ransom", "none"}


def _special(said: Option) -> bool:
    """A pyramid or gate comes first, and the ordinary summon is still there for later."""
    first = said.pick == "gate" or said.pick.startswith("pyramid:")
    return first and "plain" in said.ask.options


def _special_only(said: Option) -> bool:
    first = said.pick == "gate" or said.pick.startswith("pyramid:")
    return first and "plain" not in said.ask.options


def _claws_least(said: Option) -> bool:
    """No direction would tear down fewer of the god's own monuments."""

    def own(option: str) -> int:
        aimed = _aimed(said, option)
        return sum(owner == _god(said) for owner in aimed)

    return 0 < own(said.pick) == min(map(own, said.ask.options))


def _unaffordable(said: Option) -> bool:
    god = said.state.gods[_god(said)]
    level = len(god.powers) // 2 + 1
    return said.pick == "ankh" and level <= LEVELS and god.followers < level


def _all_powers(said: Option) -> bool:
    return said.pick == "ankh" and len(said.state.gods[_god(said)].powers) == 2 * LEVELS


def _split(said: Option) -> bool:
    return said.pick != "none" and said.question.startswith("caravan")


def _union(said: Option) -> bool:
    return bool(said.told_of("consolidated"))


def _pays(said: Option) -> bool:
    """Two followers can be paid, and devotion comes for them."""
    return said.state.gods[_god(said)].followers >= 2 and bool(said.told_of("devotion"))


def _takes(said: Option) -> bool:
    """All guardians that are named come to the god."""
    god = _god(said)
    before, after = said.state.owned_guardians(god), said.after.owned_guardians(god)
    return len(after) == len(before) + len(said.picks) > len(before)


def _majority(said: Option) -> bool:
    """It is a monument that the god did not have, and no majority is lost by it."""
    god, state = _god(said), said.state
    if said.question == "build":
        return said.pick in MONUMENTS
    region = state.board.of[said.pick]
    gained = len(majorities(said.after, god, region)) if god in said.after.gods else 0
    return state.monuments[said.pick].owner != god and gained >= len(majorities(state, god, region))


def _plain(said: Option) -> bool:
    return said.pick == "plain" and not [
        option for option in said.ask.options if option not in ("plain", "done")
    ]


def _only(said: Option) -> bool:
    return len(said.ask.options) == 1


def _turn(said: Said[State]) -> bool:
    right = said.last("event") == event_at(said.state, said.state.event + 1)
    return right and said.state.turn == said.number("turn")


def _conflict(said: Said[State]) -> bool:
    under_way = said.last("event") == event_at(said.state, said.state.event)
    return under_way and said.state.turn == said.number("turn")


def _radiant(said: Option) -> bool:
    label = str(said.ask.facts["hex"])
    return said.after.figures[label].radiant


def _tie(said: Option) -> bool:
    return [note.seat() for note in said.told_of("wins")][:1] == [_god(said)]


def _alive(said: Option) -> bool:
    return all(label in said.after.figures for label in said.picks)


REASONS: dict[str, OptionCheck] = {
    "ankh.why.event": _event,
    "ankh.why.followers": _followers,
    "ankh.why.ankh": _affords,
    "ankh.why.summon": _summons,
    "ankh.why.claws": _claws,
    "ankh.why.claws-spare": _spares,
    "ankh.why.no-rally": lambda said: said.pick == "done" and _battle_lead(said) >= SAFE,
    "ankh.why.no-rally-spare": lambda said: said.pick == "done" and _battle_lead(said) < SAFE,
    "ankh.why.rally": _rally,
    "ankh.why.rally-weigh": _rally_weigh,
    "ankh.why.gate": lambda said: said.pick == "new",
    "ankh.why.gate-covered": _gate_covered,
    "ankh.why.no-gate": _no_gate,
    "ankh.why.gate-at": _gate_at,
    "ankh.why.gate-beside": lambda said: _beside(said, said.pick) == said.number("count"),
    "ankh.why.gate-alone": lambda said: not any(_beside(said, at) for at in said.ask.options),
    "ankh.why.capture": _capture,
    "ankh.why.build-at": _build_at,
    "ankh.why.guardians": _guardian,
    "ankh.why.warrior": _warrior,
    "ankh.why.ransom": _ransom,
    "ankh.why.beside": _special,
    "ankh.why.plain": _plain,
    "ankh.why.beside-only": _special_only,
    "ankh.why.claws-least": _claws_least,
    "ankh.why.ankh-later": _unaffordable,
    "ankh.why.ankh-all": _all_powers,
    "ankh.why.split": _split,
    "ankh.why.union": _union,
    "ankh.why.worship": _pays,
    "ankh.why.take-over": _takes,
    "ankh.why.majority": _majority,
    "ankh.why.only": _only,
    "ankh.why.no-split": lambda said: declined(said.picks),
    "ankh.why.stand": lambda said: declined(said.picks),
    "ankh.why.no-double": lambda said: declined(said.picks),
    "ankh.why.no-swap": lambda said: declined(said.picks),
    "ankh.why.double": lambda said: said.pick == "yes",
    "ankh.why.lot": lambda said: said.question == "god",
    "ankh.why.radiant": _radiant,
    "ankh.why.tiebreaker": _tie,
    "ankh.why.protect": _alive,
}

HEADLINES: dict[str, StateCheck] = {
    "ankh.headline.set-up": lambda said: said.state.turn == 0,
    "ankh.headline.turn": _turn,
    "ankh.headline.conflict": _conflict,
    "ankh.headline.over": lambda said: said.state.over,
}
