"""Habits of Cyclades's computers: bids into chains, full purses, metropolises left bare."""

from __future__ import annotations

from games.core.phrase import Phrase
from games.cyclades.computer.bidding import DECISIVE, surplus
from games.cyclades.computer.evaluation import Evaluation
from games.cyclades.view import AreaView, CycladesView
from tests.bench.habits.played import Decision, GameHabits, PlayedMatch, Share
from tests.bench.habits.spreads import Spreads, after, whole

LATE_ROUND = 8
FULL_PURSE = 16
_MARCHES = ("force", "company", "march-from", "march-to", "quest", "quest-to", "leap-to", "act")


def lowest_bids_into_chains(played: PlayedMatch) -> Share:
    """Lowest offerings that displaced a rival and were displaced in turn, whatever the god.

    Mostly justified: a displaced seat offers again, so that the lowest space is the cheapest try.
    """
    return _lost_in_chains(played, 0.0)


def decisive_bids_into_chains(played: PlayedMatch) -> Share:
    """The same for a god who decides the match, with a higher offering within the purse: foolish.

    A displaced faction may displace a third, who may come here.
    """
    return _lost_in_chains(played, DECISIVE)


def _lost_in_chains(played: PlayedMatch, better: float) -> Share:
    bids = [one for one in played.decisions if one.key == "bid"]
    foolish, chains = 0, 0
    for place, bid in enumerate(bids):
        altar = next(a for a in bid.view.altars if a.god == _god(bid))
        if altar.bidder is None:
            continue
        chains += 1
        lost = any(
            later.view.round == bid.view.round and _god(later) == altar.god
            for later in bids[place + 1 :]
        )
        lowest = bid.picks[0] == min(bid.ask.options, key=int) and len(bid.ask.options) > 1
        foolish += lost and lowest and _better_than_others(bid) >= better
    return Share(foolish, chains)


def _god(bid: Decision) -> str:
    named = bid.ask.facts["god"]
    assert isinstance(named, Phrase)
    return named.key.rpartition(".")[2]


def _better_than_others(bid: Decision) -> float:
    evaluation = Evaluation(bid.view, bid.ask.seat)
    values = {a.god: surplus(evaluation, a.god) for a in evaluation.view.altars if a.open}
    wanted = next(god for god in values if god == _god(bid))
    others = [value for god, value in values.items() if god != wanted]
    return values[wanted] - max(0.0, *others)


def full_purses(played: PlayedMatch) -> Share:
    """Turns from ``LATE_ROUND`` on that end with a full purse although a recruit could be paid."""
    foolish, turns = 0, 0
    for one in played.decisions:
        if one.key != "act" or one.picks != ("end",) or one.view.round < LATE_ROUND:
            continue
        turns += 1
        gold = Evaluation(one.view, one.ask.seat).gold
        open_recruit = "recruit" in one.ask.options and gold >= int(str(one.ask.facts["recruit"]))
        foolish += open_recruit and gold >= FULL_PURSE
    return Share(foolish, turns)


def bare_metropolises(played: PlayedMatch) -> Share:
    """Marches of a whole garrison out of a metropolis that a rival can reach with troops.

    Of all marches of whole garrisons out of a metropolis. Justified is a march against another
    metropolis, or against buildings that complete a set; one that ends the match is not counted.
    """
    foolish, left = 0, 0
    for one, following in played.steps:
        if one.key not in _MARCHES:
            continue
        seat = one.ask.seat
        now = Evaluation(following.view, seat)
        for area in _garrisons(one.view, seat):
            bare = now.areas[area.label]
            if bare.owner == seat and not now.units(bare):
                left += 1
                foolish += now.threat(bare) > 0 and not _for_a_metropolis(one)
    return Share(foolish, left)


def _for_a_metropolis(march: Decision) -> bool:
    evaluation = Evaluation(march.view, march.ask.seat)
    end = evaluation.areas.get(str(march.ask.facts.get("end", march.picks[0])))
    return end is not None and not evaluation.mine(end) and evaluation.captured(end) > 0


def _garrisons(view: CycladesView, seat: str) -> list[AreaView]:
    return [
        area
        for area in view.areas
        if area.owner == seat
        and area.kind == "land"
        and area.creature is None
        and area.troops + area.mercenaries + len(area.heroes)
        and any(slot.building == "metropolis" for slot in area.slots)
    ]


HABITS = GameHabits(
    Spreads(
        moves={
            "sea moves": ("cyclades.ask.sail-from", "cyclades.ask.sail-to"),
            "marches": ("cyclades.ask.march-from", "cyclades.ask.march-to"),
        },
        bids={"offerings": "cyclades.ask.bid"},
        choices={
            "gods": ("cyclades.ask.god", whole),
            "heroes": ("cyclades.ask.hero", whole),
            "creatures": ("cyclades.ask.act", after("creature:")),
        },
    ),
    foolish={
        "lowest bids lost in a chain, of bids that displace": lowest_bids_into_chains,
        "lowest bids for a deciding god lost in a chain": decisive_bids_into_chains,
        "full purses with recruits open, of late turns": full_purses,
        "threatened metropolises left bare, of whole garrisons leaving": bare_metropolises,
    },
)
