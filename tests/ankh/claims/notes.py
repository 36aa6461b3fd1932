"""Compares the notes of Ankh with the states around them."""

from __future__ import annotations

from collections.abc import Callable

from games.ankh.components import EVENTS
from games.ankh.rules.actions import has_base
from games.ankh.rules.caravan import mergeable
from games.ankh.rules.events import controllable
from games.ankh.state import State
from games.core.phrase import Phrase
from tests.harness.statements import NoteCheck, Told

Note = Told[State]


def followers(seat: str) -> Callable[[State], int]:
    """How many followers the god of a seat has; none when it has left the game."""
    return lambda state: state.gods[seat].followers if seat in state.gods else 0


def devotion(seat: str) -> Callable[[State], int]:
    """How much devotion the god of a seat has."""
    return lambda state: state.gods[seat].devotion if seat in state.gods else 0


def event_at(state: State, number: int) -> str:
    """The event of that number, as it takes place with these players in this scenario."""
    name = EVENTS[number]
    if name == "camel" and state.scenario == "peoples_revolt":
        return "consolidation"
    return "conflict" if name == "merge" and len(state.seats) == 2 else name


def _kind(said: Note, name: str = "figure") -> str:
    return said.phrase(name).key.split(".")[2].replace("-", "_")


def _stands(said: Note, name: str = "hex") -> bool:
    """Whether the figure of the note stands where it is said to be."""
    label, kind = said.text(name), _kind(said)
    return said.became(
        lambda state: (
            label in state.figures
            and (state.figures[label].kind, state.figures[label].owner) == (kind, said.seat())
        )
    )


def _shares(said: Note) -> bool:
    """Whether the shares of several causes add up to the whole."""
    shares = [cause for cause in said.phrases("causes") if cause.key == "ankh.cause.share"]
    return not shares or sum(int(str(cause.args["count"])) for cause in shares) == said.number(
        "count"
    )


def _followers(said: Note) -> bool:
    return said.just_changed(followers(said.seat()), said.number("count")) and _shares(said)


def _devotion(said: Note) -> bool:
    return said.just_changed(devotion(said.seat()), said.number("count")) and _shares(said)


def _devotion_lost(said: Note) -> bool:
    return said.just_changed(devotion(said.seat()), -said.number("count"))


def _power(said: Note) -> bool:
    power = said.phrase("power").key.split(".")[2].replace("-", "_")
    seat = said.seat()
    has = said.became(lambda state: power in state.gods[seat].powers)
    return has and said.changed(followers(seat), -said.number("count"))


def _no_power(said: Note) -> bool:
    return said.started.gods[said.seat()].powers == said.after.gods[said.seat()].powers


def _guardian(said: Note) -> bool:
    return said.became(lambda state: _kind(said) in state.owned_guardians(said.seat())) or (
        _kind(said) in said.ended.owned_guardians(said.seat())
    )


def _no_guardian(said: Note) -> bool:
    state, kind = said.state, _kind(said)
    return not state.guardians[kind] or not has_base(state, said.seat(), kind)


def _controls(said: Note) -> bool:
    label = said.text("hex")
    loser = said.seat("loser") if "loser" in said.args else None
    return (
        said.state.monuments[label].kind == _kind(said, "monument")
        and said.state.monuments[label].owner == loser
        and said.after.monuments[label].owner == said.seat()
    )


def _no_control(said: Note) -> bool:
    state, why = said.state, said.last("reason")
    if why == "no-monument":
        return not controllable(state, said.seat())
    return why == "wish" or not state.ankhs_left(said.seat())


def _no_caravan(said: Note) -> bool:
    why = said.last("reason")
    return said.state.camels == said.after.camels and (why == "regions") == (
        len(said.state.tokens) == 8
    )


def _caravan(said: Note) -> bool:
    region = said.number("region") in said.state.tokens
    return region and said.changed(lambda state: len(state.camels), said.number("count"))


def _tokens(said: Note) -> bool:
    tokens = said.state.tokens
    return tokens[said.number("token")] == said.text("kept") and tokens[
        said.number("new")
    ] == said.text("other")


def _swapped(said: Note) -> bool:
    one, other = int(str(said.args["one"])), int(str(said.args["other"]))
    return said.became(
        lambda state: (
            (state.tokens[one], state.tokens[other])
            == (said.started.tokens[other], said.started.tokens[one])
        )
    )


def _consolidated(said: Note) -> bool:
    one, other = sorted((said.number("one"), said.number("other")))
    return (
        one in said.ended.tokens
        and said.changed(lambda state: len(state.tokens), -1)
        and (other in said.started.tokens)
    )


def _conflict(said: Note) -> bool:
    names = ("conflict", "merge", "forget", "end")
    number = sum(name in names for name in EVENTS[: said.state.event + 1])
    return number == said.number("number") and said.state.tiebreaker == said.seat()


def _torn_down(said: Note) -> bool:
    label = said.text("hex")
    gone = said.before.monuments.get(label)
    loser = said.seat("loser") if "loser" in said.args else None
    return (
        gone is not None
        and (gone.kind, gone.owner) == (_kind(said, "monument"), loser)
        and label not in said.after.monuments
    )


def _dominates(said: Note) -> bool:
    state, region = said.state, said.state.region_of(said.number("region"))
    return {state.figures[at].owner for at in state.figures_in(region)} == {said.seat()}


def _battle(said: Note) -> bool:
    state, region = said.state, said.state.region_of(said.number("region"))
    there = {state.figures[at].owner for at in state.figures_in(region)}
    return there == {str(fighter.args["seat"]) for fighter in said.phrases("fighters")}


def _moved(said: Note) -> bool:
    return _stands(said, "end")


def _rallied(said: Note) -> bool:
    return said.became(
        lambda state: (
            said.text("end") in state.figures
            and state.figures[said.text("end")].owner == said.seat()
        )
    )


def _built(said: Note) -> bool:
    label = said.text("hex")
    stands = said.became(
        lambda state: (
            label in state.monuments
            and (state.monuments[label].kind, state.monuments[label].owner)
            == (_kind(said, "monument"), said.seat())
        )
    )
    return stands and said.changed(followers(said.seat()), -said.number("price"))


def _bid(said: Note) -> bool:
    return said.changed(followers(said.seat()), -said.number("count"))


def _cards(said: Note) -> bool:
    clash = said.state.clash
    names = [card.key.split(".")[2].replace("-", "_") for card in said.phrases("cards")]
    return clash is not None and sorted(clash.cards.get(said.seat(), [])) == sorted(names)


def _strengths(said: Note) -> bool:
    clash = said.state.clash
    return clash is not None and all(
        clash.strengths[str(one.args["seat"].args["seat"])] == one.args["count"]
        for one in said.phrases("sides")
        if isinstance(one.args["seat"], Phrase)
    )


def _wins(said: Note) -> bool:
    clash, state = said.state.clash, said.state
    if clash is None or clash.region != said.number("region"):
        return False
    best = max(clash.strengths.values())
    seat = said.seat()
    return clash.strengths[seat] == best and (
        list(clash.strengths.values()).count(best) == 1 or state.tiebreaker == seat
    )


def _tie(said: Note) -> bool:
    clash = said.state.clash
    if clash is None or clash.region != said.number("region"):
        return False
    return list(clash.strengths.values()).count(max(clash.strengths.values())) > 1


def _nobody_left(said: Note) -> bool:
    state, region = said.state, said.state.region_of(said.number("region"))
    clash = state.clash
    return clash is not None and not [
        at for at in state.figures_in(region) if state.figures[at].owner in clash.fighters
    ]


def _alive(said: Note) -> bool:
    labels = [str(figure.args["hex"]) for figure in said.phrases("figures")]
    return all(label in said.after.figures for label in labels)


def _died(said: Note) -> bool:
    figure = said.before.figures.get(said.text("hex")) or said.started.figures.get(said.text("hex"))
    gone = said.after.figures.get(said.text("hex"))
    return figure is not None and (
        (figure.owner, figure.kind) == (said.seat(), _kind(said))
        and (gone is None or gone.kind != figure.kind or gone.owner == figure.owner)
    )


def _captured(said: Note) -> bool:
    captives = said.after.gods[said.seat()].captives
    return said.seat("victim") in captives


def _gate(said: Note) -> bool:
    return said.text("hex") in said.after.gods[said.seat()].gates


def _gate_moved(said: Note) -> bool:
    gates = said.after.gods[said.seat()].gates
    return said.text("hex") in gates and said.text("start") not in gates


def _cycle(said: Note) -> bool:
    return said.became(lambda state: not state.gods[said.seat()].played)


def _merged(said: Note) -> bool:
    return any(state.gods.get(said.seat("senior")) for state in said.moments) and (
        said.ended.gods[said.seat("senior")].junior == said.seat("junior")
        if said.seat("senior") in said.ended.gods
        else True
    )


def _razed(said: Note) -> bool:
    labels = [str(monument.args["hex"]) for monument in said.phrases("monuments")]
    return all(label not in said.state.monuments for label in labels)


def _removed(said: Note) -> bool:
    labels = [str(figure.args["hex"]) for figure in said.phrases("figures")]
    return all(label not in said.state.figures for label in labels)


def _freed(said: Note) -> bool:
    def held(state: State) -> int:
        return sum(god.captives.count(said.seat()) for god in state.gods.values())

    return said.changed(held, -said.number("count"))


def _merge_followers(said: Note) -> bool:
    """The followers that the junior had go over to the senior, which is told beforehand."""
    senior, junior = said.seat("senior"), said.seat("junior")
    count = said.number("count")
    return followers(junior)(said.state) == count and followers(senior)(said.ended) == (
        followers(senior)(said.state) + count
    )


def _merge_devotion(said: Note) -> bool:
    """The senior has as much devotion as the note says, and then as much as the junior had."""
    senior = said.seat("senior")
    junior = min(god.devotion for god in said.state.gods.values())
    now, then = devotion(senior)(said.state), devotion(senior)(said.ended)
    if senior in said.ended.gods and then != junior:
        return False
    if "before" not in said.args:
        return now == junior == said.number("count")
    return now == said.number("before") > said.number("count") == junior


def _forgotten(said: Note) -> bool:
    return all(str(seat.args["seat"]) in said.ended.forgotten for seat in said.phrases("seats"))


def _locusts(said: Note) -> bool:
    clash = said.state.clash
    return clash is not None and "locusts" in clash.cards[said.seat()]


def _merge_powers(said: Note) -> bool:
    powers = {power.key.split(".")[2].replace("-", "_") for power in said.phrases("powers")}
    had = [
        state.gods[said.seat("junior")]
        for state in said.moments
        if said.seat("junior") in state.gods
    ]
    return bool(had) and powers <= set(had[0].powers)


def _spared(said: Note) -> bool:
    """Everybody else's mortals in the region of the battle die."""
    clash = said.state.clash
    return clash is not None and said.seat() in clash.fighters


def _over(said: Note) -> bool:
    told = sorted(str(seat.args["seat"]) for seat in said.phrases("winners"))
    winners = said.ended.winners
    juniors = [god.junior for seat, god in said.ended.gods.items() if seat in winners]
    return told == sorted([*winners, *(junior for junior in juniors if junior)])


def _radiant(said: Note) -> bool:
    return said.state.figures[said.text("hex")].radiant


def _claws(said: Note) -> bool:
    return said.state.figures[said.text("hex")].kind == "giant_scorpion"


def _same_figures(said: Note) -> bool:
    return {at: f.kind for at, f in said.started.figures.items()} == {
        at: f.kind for at, f in said.state.figures.items()
    }


def _tiebreaker(said: Note) -> bool:
    return not said.state.tiebreaker_ready and said.state.tiebreaker == said.seat()


def _ransomed(said: Note) -> bool:
    seat, jailer = said.seat(), said.seat("jailer")
    fewer = said.changed(lambda state: state.gods[jailer].captives.count(seat), -1)
    return fewer and said.changed(followers(seat), -1) and said.changed(followers(jailer), 1)


def _action(said: Note) -> bool:
    action = said.last("action")
    marker = next(track for track in said.state.tracks if track == action)
    return said.after.tracks[marker] > said.state.tracks[marker]


NOTES: dict[str, NoteCheck] = {
    "ankh.note.followers": _followers,
    "ankh.note.devotion": _devotion,
    "ankh.note.devotion-top": _devotion,
    "ankh.note.devotion-lost": _devotion_lost,
    "ankh.note.power": _power,
    "ankh.note.no-power": _no_power,
    "ankh.note.guardian": _guardian,
    "ankh.note.no-guardian": _no_guardian,
    "ankh.note.controls": _controls,
    "ankh.note.controls-from": _controls,
    "ankh.note.no-control": _no_control,
    "ankh.note.no-caravan": _no_caravan,
    "ankh.note.caravan": _caravan,
    "ankh.note.tokens": _tokens,
    "ankh.note.swapped": _swapped,
    "ankh.note.consolidated": _consolidated,
    "ankh.note.no-consolidation": lambda said: not mergeable(said.state),
    "ankh.note.conflict": _conflict,
    "ankh.note.torn-down": _torn_down,
    "ankh.note.torn-down-from": _torn_down,
    "ankh.note.dominates": _dominates,
    "ankh.note.battle": _battle,
    "ankh.note.moved": _moved,
    "ankh.note.summoned": _stands,
    "ankh.note.rallied": _rallied,
    "ankh.note.built": _built,
    "ankh.note.bid": _bid,
    "ankh.note.cards": _cards,
    "ankh.note.strengths": _strengths,
    "ankh.note.wins": _wins,
    "ankh.note.tie": _tie,
    "ankh.note.nobody-left": _nobody_left,
    "ankh.note.sheltered": _alive,
    "ankh.note.protected": _alive,
    "ankh.note.died": _died,
    "ankh.note.captured": _captured,
    "ankh.note.gate": _gate,
    "ankh.note.gate-moved": _gate_moved,
    "ankh.note.cycle": _cycle,
    "ankh.note.merged": _merged,
    "ankh.note.razed": _razed,
    "ankh.note.removed": _removed,
    "ankh.note.freed": _freed,
    "ankh.note.merge-followers": _merge_followers,
    "ankh.note.merge-devotion": _merge_devotion,
    "ankh.note.merge-equal": _merge_devotion,
    "ankh.note.forgotten": _forgotten,
    "ankh.note.over": _over,
    "ankh.note.atheism": lambda said: not said.ended.winners,
    "ankh.note.locusts": _locusts,
    "ankh.note.locusts-spare": _spared,
    "ankh.note.merge-powers": _merge_powers,
    "ankh.note.double": lambda said: "amun" in said.state.gods[said.seat()].gods,
    "ankh.note.radiant": _radiant,
    "ankh.note.claws": _claws,
    "ankh.note.no-move": _same_figures,
    "ankh.note.no-summon": _same_figures,
    "ankh.note.tiebreaker": _tiebreaker,
    "ankh.note.ransomed": _ransomed,
    "ankh.note.action": _action,
    "ankh.note.god": lambda said: (
        said.state.god_of.get(said.seat()) == said.phrase("god").key.split(".")[2]
    ),
    "ankh.note.scenario": lambda said: (
        said.state.scenario == said.last("scenario").replace("-", "_")
    ),
    "ankh.note.guardian-in-play": lambda said: said.became(
        lambda state: _kind(said) in state.guardians
    ),
}
