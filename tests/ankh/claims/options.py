"""Compares labels, hints and questions of Ankh with the state after the answer."""

from __future__ import annotations

from games.ankh.components import BASES_EACH, GUARDIANS, advances
from games.ankh.state import State
from tests.ankh.claims.notes import devotion, event_at, followers
from tests.harness.statements import Offered, OptionCheck, names_the_pick, told_alike

Option = Offered[State]


def _god(said: Option) -> str:
    return said.state.god_at(said.me)


def _left(said: Option) -> bool | None:
    """One step left: the action brings its event once it has been done."""
    marker = next((track for track in said.state.tracks if track == said.pick), None)
    if marker is None:
        return None
    after = said.played_on("action", "second").tracks[marker]
    if said.number("left") != advances(marker, len(said.state.seats)) - said.state.tracks[marker]:
        return False
    if said.number("left") == 1:
        return said.outcome.fork.over or after == 0
    return after == said.state.tracks[marker] + 1


def _causes(said: Option) -> bool:
    """The event that comes with the action is the one that the hint names."""
    return said.last("event") == event_at(said.state, said.state.event + 1)


def _regions(said: Option) -> bool:
    label = said.pick.removeprefix("at:").rpartition(":")[2]
    numbers = {int(str(region.args["number"])) for region in said.phrases("regions")}
    regions = {said.state.token_of(r) for r in said.state.board.regions_of(label)}
    return numbers == regions


def _power(said: Option) -> bool:
    """The power costs so many followers, and no others go before the next question."""
    paid = [note.number("count") for note in said.told_of("power")]
    return paid == [said.number("count")]


def _radiant(said: Option) -> bool:
    god = _god(said)
    suns = said.state.suns_left(god)
    return suns == said.number("count") and bool(said.told_of("radiant"))


def _capture(said: Option) -> bool:
    victim, god = said.seat("victim"), _god(said)
    return victim == said.pick and bool(
        said.grew(lambda state: state.gods[god].captives.count(victim)) == 1
    )


def _warriors(said: Option) -> bool:
    return said.number("count") == said.state.warriors_left(_god(said))


def _nothing_summoned(said: Option) -> bool:
    god = _god(said)
    next_state = said.told[0].state if said.told else said.after
    return len(next_state.figures_of(god)) == len(said.state.figures_of(god))


def _summon_place(said: Option) -> bool | None:
    """The places that follow are those that the hint describes."""
    fork = said.outcome.fork
    if said.follows("summon") is not None:
        fork.answer(said.me, fork.pending[0].options[:1])
    at = next((ask for ask in fork.pending if ask.key == "ankh.ask.summon-at"), None)
    if at is None:
        return None
    god, state = _god(said), said.state
    if said.pick == "gate":
        return all(label in state.gods[god].gates for label in at.options)
    near = {*state.figures_of(god), *state.monuments_of(god)}
    return all(near & set(state.board.beside[label]) for label in at.options)


def _split(said: Option) -> bool:
    number = int(said.pick.partition(":")[2])
    region = said.state.region_of(number)
    labels = set(said.state.board.regions[region])
    owners = {said.state.figures[at].owner for at in labels if at in said.state.figures}
    told = {str(owner.args["seat"]) for owner in said.phrases("owners")}
    return (
        told == owners
        and said.number("gods") == len(owners)
        and said.number("count") == len(labels)
    )


def _tie_use(said: Option) -> bool:
    won = [note.seat() for note in said.told_of("wins")]
    return won[:1] == [_god(said)] and not said.told_of("tiebreaker")[0].state.tiebreaker_ready


def _tie_save(said: Option) -> bool:
    return bool(said.told_of("tie")) and said.told_of("tie")[0].state.tiebreaker_ready


def _worship(said: Option) -> bool:
    """The followers that one has; two of them go for one devotion."""
    god = _god(said)
    had = said.state.gods[god].followers
    gained = [note.number("count") for note in said.told_of("devotion") if note.seat() == god]
    return had == said.number("count") and bool(gained)


def _worship_price(said: Option) -> bool | None:
    if said.pick != "yes":
        return None
    god = _god(said)
    note = next(note for note in said.told_of("devotion") if note.seat() == god)
    return note.changed(followers(god), -2) and note.changed(devotion(god), note.number("count"))


def _build(said: Option) -> bool | None:
    """The monument costs so much, as the note of the building says afterwards."""
    if said.follows("build-at") is None:
        return None
    (built,) = said.told_later("built", "build", "bid", "protect", "action", "card", "rally")[:1]
    return built.args["price"] == said.number("price")


def _camels(said: Option) -> bool:
    return said.grew(lambda state: len(state.camels)) == said.number("count")


def _figure(said: Option) -> bool:
    label = said.text("hex")
    return said.state.figures[label].kind == said.phrase("figure").key.split(".")[2].replace(
        "-", "_"
    )


def _monument(said: Option) -> bool:
    return said.state.monuments[said.text("hex")].kind == said.last("monument")


def _hex(said: Option) -> bool:
    label, ground = said.text("hex"), said.last("ground")
    if said.state.gate_at(label):
        return ground == "gate"
    return ground != "gate" and said.state.empty(label)


def _swap(said: Option) -> bool:
    one, other = int(said.text("one")), int(said.text("other"))
    return (said.after.tokens[one], said.after.tokens[other]) == (
        said.state.tokens[other],
        said.state.tokens[one],
    )


def _join(said: Option) -> bool:
    note = said.told_of("consolidated")[0]
    return (note.number("one"), note.number("other")) == (
        int(said.text("one")),
        int(said.text("other")),
    )


def _keep(said: Option) -> bool:
    told = said.told_of("tokens")[0]
    return told.text("kept") == said.text("place")


def _token(said: Option) -> bool:
    told = said.told_of("tokens")[0]
    return (told.number("token"), told.number("new")) == (said.number("token"), said.number("new"))


def _ransom(said: Option) -> bool:
    """A warrior of the god comes back from Anubis, for a follower that Anubis gains."""
    ransomed = said.told_of("ransomed")
    if ransomed:
        return ransomed[0].changed(followers(_god(said)), -1)
    return bool(said.told_later("ransomed", "action", "second", "summon", "summon-by"))


def _bid(said: Option) -> bool | None:
    if not said.told_of("bid"):
        return None
    mine = [note.number("count") for note in said.told_of("bid") if note.seat() == said.me]
    return mine == [said.number("count")]


def _unlock_none(said: Option) -> bool:
    god = said.state.gods[_god(said)]
    note = said.told_of("no-power")[0]
    after = note.state.gods[_god(said)]
    return (god.powers, god.followers) == (after.powers, after.followers)


def _region(said: Option) -> bool:
    clash = said.state.clash
    return clash is not None and clash.region == said.number("region")


def _level(said: Option) -> bool:
    return len(said.state.gods[_god(said)].powers) // 2 + 1 == said.number("level")


def _room(said: Option) -> bool:
    """The god has so many bases left of the size of these guardians."""
    head, _, rest = said.ask.options[0].partition(":")
    kind = said.state.figures[rest].kind if head == "at" else rest.partition(":")[2]
    size = GUARDIANS[kind].base
    owned = said.state.owned_guardians(_god(said))
    used = sum(GUARDIANS[kind].base == size for kind in owned)
    return BASES_EACH - used == said.number("room")


OPTIONS: dict[str, OptionCheck] = {
    **{
        f"ankh.ask.{name}": told_alike
        for name in (
            "move-to",
            "rally-to",
            "build-at",
            "push",
        )
    },
    **{
        f"ankh.pick.{name}": names_the_pick
        for name in ("corner", "gate-on", "pyramid", "region", "seat")
    },
    "ankh.pick.action": _left,
    "ankh.pick.way": _camels,
    "ankh.pick.figure": _figure,
    "ankh.pick.monument": _monument,
    "ankh.pick.hex": _hex,
    "ankh.pick.swap": _swap,
    "ankh.pick.join": _join,
    "ankh.pick.keep": _keep,
    "ankh.pick.ransom": _ransom,
    "ankh.pick.followers": _bid,
    "ankh.hint.causes": _causes,
    "ankh.hint.hex": _regions,
    "ankh.hint.guardian": _regions,
    "ankh.hint.power": _power,
    "ankh.hint.unlock-none": _unlock_none,
    "ankh.hint.radiant": _radiant,
    "ankh.hint.capture": _capture,
    "ankh.hint.ransom": _ransom,
    "ankh.hint.warriors": _warriors,
    "ankh.hint.summon-none": _nothing_summoned,
    "ankh.hint.summon-plain": _summon_place,
    "ankh.hint.summon-gate": _summon_place,
    "ankh.hint.split": _split,
    "ankh.hint.tie-use": _tie_use,
    "ankh.hint.tie-save": _tie_save,
    "ankh.hint.worship": _worship,
    "ankh.ask.worship": _worship_price,
    "ankh.ask.build": _build,
    "ankh.ask.token": _token,
    "ankh.ask.power": _level,
    "ankh.ask.take-over": _room,
    **dict.fromkeys(
        (
            *("ankh.ask.rally", "ankh.ask.double", "ankh.ask.card", "ankh.ask.bid"),
            *("ankh.ask.tiebreaker", "ankh.ask.protect", "ankh.ask.gate"),
        ),
        _region,
    ),
}
