"""Compares reasons and headlines of Ankh with the position they are said in."""

from __future__ import annotations

from games.ankh.board import claws
from games.ankh.components import GUARDIANS
from games.ankh.state import State
from games.core.learn.reasons import declined
from tests.ankh.claims.notes import event_at
from tests.harness.statements import Offered, OptionCheck, Said, StateCheck

Option = Offered[State]


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


def _aimed(said: Option) -> list[str | None]:
    start = str(said.ask.facts["hex"])
    near = said.state.board.beside[start]
    aimed = [at for at in claws(start, int(said.pick.removeprefix("claws:"))) if at in near]
    return [said.state.monuments[at].owner for at in aimed if at in said.state.monuments]


def _claws(said: Option) -> bool:
    rivals = {str(rival.args["seat"]) for rival in said.phrases("rivals")}
    return rivals == {owner for owner in _aimed(said) if owner not in (None, _god(said))}


def _spares(said: Option) -> bool:
    return _god(said) not in _aimed(said)


def _lead(said: Option) -> int:
    """By how many figures the god leads in the region of the battle."""
    state, clash = said.state, said.state.clash
    assert clash is not None
    region = state.region_of(clash.region)
    counts = {god: len(state.figures_in(region, god)) for god in clash.fighters}
    own = counts.pop(_god(said), 0)
    return own - max(counts.values(), default=0)


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
    return said.pick == "warrior" and not set(said.ask.options) & set(GUARDIANS)


def _ransom(said: Option) -> bool:
    return said.pick == "ransom" and set(said.ask.options) <= {"ransom", "none"}


def _special(said: Option) -> bool:
    return said.pick == "gate" or said.pick.startswith("pyramid:")


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
    "ankh.why.no-rally": lambda said: said.pick == "done" and _lead(said) >= 0,
    "ankh.why.no-rally-spare": lambda said: said.pick == "done",
    "ankh.why.rally": _figure_named,
    "ankh.why.rally-weigh": _figure_named,
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
