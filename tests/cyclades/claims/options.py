"""Compares labels, hints and questions of Cyclades with the state after the answer."""

from __future__ import annotations

from games.cyclades.state import State
from tests.cyclades.claims.notes import counted, gold, owner, philosophers, priestesses, units
from tests.harness.statements import Offered, OptionCheck, names_the_pick, told_alike

Option = Offered[State]

TURN = ("act", "god", "bid", "keep", "keep-several", "prowl-next", "prowl")
"""Questions that are asked once an action has been carried out."""


def _spent(said: Option) -> int:
    return said.state.gold(said.me) - said.after.gold(said.me)


def _paid(said: Option) -> bool | None:
    """What the offering costs is what is paid, unless somebody displaces it."""
    god = said.ask.facts["god"]
    bid = said.after.bids.get(next(g for g in said.state.gods if g == _name(god)))
    if bid is not None and (bid.seat, bid.space) != (said.me, said.number("count")):
        return False
    paid = [
        counted(note.phrase("coins"))[1]
        for note in said.told_of("offered")
        if (note.seat(), note.last("god")) == (said.me, _name(god))
    ]
    wanted = said.number("paid" if "paid" in said.args else "count")
    had = said.state.gold(said.me)
    discount = said.state.factions[said.me].priestesses
    if not paid:
        return wanted == max(0, said.number("count") - discount)
    return paid[0] == min(wanted, had)


def _name(phrase: object) -> str:
    return str(getattr(phrase, "key", "")).rpartition(".")[2]


def _creature(said: Option) -> bool:
    bought = said.told_of("bought-creature")
    return [counted(note.phrase("coins"))[1] for note in bought] == [said.number("cost")]


def _recruit(said: Option) -> bool | None:
    """One more costs so much, when it has a place."""
    if said.follows("recruit", "fleet") is not None:
        after = said.played_on(*TURN, "slot", "metropolis", "set")
        return said.state.gold(said.me) - after.gold(said.me) == said.number("cost")
    if said.state.gold(said.me) == said.after.gold(said.me):
        return said.number("cost") == 0
    return _spent(said) == said.number("cost")


def _quest(said: Option) -> bool:
    return said.number("cost") == said.ask.facts["quest"]


def _priced(said: Option) -> bool | None:
    """The move costs so much once it is made; the question lists the other prices as well."""
    if said.text("area") != said.pick:
        return None
    coins = counted(said.phrase("coins"))[1]
    follow = said.follows("sail-count", "force", "company")
    if follow is None:
        moved = [*said.told_of("sailed"), *said.told_of("marched")]
        return None if not moved else moved[0].changed(gold(said.me), -coins)
    return None


def _area(said: Option) -> str:
    name = said.pick.rpartition(">")[2].removeprefix("replace:").partition(":")[0]
    return name.partition(".")[0]


def _income(said: Option) -> bool:
    state, area = said.state, _area(said)
    board = state.board
    slots = board.slots_of(area) if area in state.lands else ()
    free = sum(slot not in state.buildings for slot in slots)
    income = board.areas[area].horns + state.tokens.get(area, 0)
    return (said.number("income"), said.number("slots")) == (income, free)


def _held(said: Option) -> bool:
    state, area = said.state, _area(said)
    if owner(state, area) != said.seat():
        return False
    if area in state.seas:
        there = state.seas[area].fleets
    else:
        land = state.lands[area]
        there = land.troops + land.mercenaries + len(state.heroes_in(area))
    return there == said.number("count") and _income(said)


def _free(said: Option) -> bool:
    return owner(said.state, _area(said)) is None and _income(said)


def _end(said: Option) -> bool:
    return said.number("gold") == said.state.gold(said.me)


def _keep(said: Option) -> bool:
    kept = said.told_of("kept")
    return bool(kept) and kept[0].changed(priestesses(said.me), -1)


def _dismiss(said: Option) -> bool:
    return bool(said.told_of("dismissed"))


def _priestesses(said: Option) -> bool:
    return said.number("count") == priestesses(said.pick)(said.state)


def _philosophers(said: Option) -> bool:
    return said.number("count") == philosophers(said.pick)(said.state)


def _heroes(said: Option) -> bool:
    names = [hero.key.split(".")[2] for hero in said.phrases("heroes")]
    return names == said.state.hero_column


def _slot(said: Option) -> bool:
    slot = said.text("slot")
    return slot not in said.state.buildings and slot.startswith(f"{_area(said)}.")


def _built(said: Option) -> bool:
    return said.state.buildings[said.text("slot")].kind == said.last("building")


def _target(said: Option) -> bool:
    area, kind = said.text("area"), said.last("unit")
    holder = owner(said.state, area)
    return holder is not None and said.grew(units(holder, kind, area)) == -1


def _drive(said: Option) -> bool:
    return said.pick == f"{said.text('start')}>{said.text('end')}" and any(
        (note.text("start"), note.text("end")) == (said.text("start"), said.text("end"))
        for note in said.told_of("driven")
    )


def _left(said: Option) -> bool:
    again = said.follows(said.question)
    return again is None or again.facts["left"] == said.number("left") - 1


def _most(said: Option) -> bool:
    return said.number("most") == said.ask.high


def _moved(said: Option) -> bool:
    again = said.follows("prowl-next")
    return again is None or int(str(again.facts["moved"])) > said.number("moved")


def _croesus(said: Option) -> bool:
    fight = said.state.fight
    if fight is None or fight.dice is None:
        return False
    mine, theirs = fight.dice if fight.attacker == said.me else fight.dice[::-1]
    return (mine, theirs) == (said.number("mine"), said.number("theirs"))


def _reroll(said: Option) -> bool:
    rolled = said.told_of("croesus")
    return bool(rolled) and rolled[0].just_changed(gold(said.me), -1)


def _one_gold(said: Option) -> bool | None:
    """The creature on top costs 1 gold."""
    if said.pick != "play":
        return None
    played = said.told_of("plays")
    return bool(played) and played[0].just_changed(gold(said.me), -1)


def _hire(said: Option) -> bool | None:
    """Hiring a hero takes 4 gold."""
    if said.follows("hero", "hero-land") is None:
        return _spent(said) == 4
    after = said.played_on("act", "god", "bid")
    return said.state.gold(said.me) - after.gold(said.me) == 4


def _number(said: Option) -> bool | None:
    sailed = said.told_of("sailed")
    return None if not sailed else counted(sailed[0].phrase("fleets"))[1] == said.number("count")


OPTIONS: dict[str, OptionCheck] = {
    **{
        f"cyclades.ask.{name}": told_alike
        for name in (
            "sail-count",
            "force",
            "company",
            "keep",
            "hero-land",
            "recruit",
            "slot",
            "perseus",
            "casualty",
        )
    },
    **{
        f"cyclades.pick.{name}": names_the_pick
        for name in ("card", "land", "sacrifice", "sea", "seat", "unit")
    },
    "cyclades.pick.bid": _paid,
    "cyclades.pick.bid-whole": _paid,
    "cyclades.pick.creature": _creature,
    "cyclades.pick.priced": _priced,
    "cyclades.pick.quest": _quest,
    "cyclades.pick.slot": _slot,
    "cyclades.pick.built": _built,
    "cyclades.pick.replace": _built,
    "cyclades.pick.target": _target,
    "cyclades.pick.drive": _drive,
    "cyclades.pick.number": _number,
    "cyclades.pick.hero": _hire,
    "cyclades.pick.reroll": _reroll,
    **{
        f"cyclades.pick.recruit.{god}": _recruit
        for god in ("athena", "zeus", "poseidon", "ares", "hera")
    },
    "cyclades.hint.held": _held,
    "cyclades.hint.free": _free,
    "cyclades.hint.end": _end,
    "cyclades.hint.keep": _keep,
    "cyclades.hint.dismiss": _dismiss,
    "cyclades.hint.priestesses": _priestesses,
    "cyclades.hint.philosophers": _philosophers,
    "cyclades.hint.hero": _heroes,
    "cyclades.ask.start-troop": _left,
    "cyclades.ask.giant-home": _left,
    "cyclades.ask.keep-several": _most,
    "cyclades.ask.prowl-next": _moved,
    "cyclades.ask.croesus": _croesus,
    "cyclades.ask.look": _one_gold,
}
