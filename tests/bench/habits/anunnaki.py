"""Habits of Anunnaki's computers: districts given up, weapons not paid, ends while behind."""

from __future__ import annotations

from games.anunnaki.computer.evaluation import Evaluation
from tests.bench.habits.played import Decision, GameHabits, PlayedMatch, Share
from tests.bench.habits.spreads import Spreads, after, whole


def district(pick: str) -> str:
    """The place of a pick that also tells who goes."""
    return pick.partition(":")[0]


def districts_given_up(played: PlayedMatch) -> Share:
    """Relocations with an empty supply that take the last figure out of a district.

    Foolish, because the answer "none" keeps the district.
    """
    foolish, relocations = 0, 0
    for one in played.decisions:
        if one.key == "recruit-from" and one.picks != ("none",):
            relocations += 1
            here = Evaluation(one.view, one.ask.seat).districts[one.picks[0]]
            mine = next(c for c in here.companies if c.seat == one.ask.seat)
            foolish += mine.followers + len(mine.gods) + mine.settlements == 1
    return Share(foolish, relocations)


def disarmed_before_battles(played: PlayedMatch) -> Share:
    """Turns in which a seat could pay its best weapon for its own battle, and then spent the price.

    Counted between the first decision with a battle waiting and the choice of the weapon; the
    weapon is still in hand there, but can no longer be paid. Of all battles with a weapon.
    """
    foolish, armed = 0, 0
    best: dict[str, str] = {}
    for one in played.decisions:
        seat = one.ask.seat
        now = Evaluation(one.view, seat)
        if one.view.active != seat or not now.battles:
            best.pop(seat, None)
            continue
        cards = [card for card in now.me.hand or () if now.affordable(card)]
        if one.key == "attack":
            card = best.pop(seat, None)
            armed += card is not None
            foolish += card is not None and card in (now.me.hand or ()) and card not in cards
        elif cards and (seat not in best or best[seat] not in (now.me.hand or ())):
            best[seat] = max(cards, key=now.punch)
    return Share(foolish, armed)


def ended_while_behind(played: PlayedMatch) -> Share:
    """Matches ended by a seat that was behind by what everybody sees, and that did not win.

    Not foolish where the question had a single answer, or was about another's turn. Of all
    matches whose end somebody has triggered.
    """
    for one, following in played.steps:
        if following.view.triggered and not one.view.triggered:
            won = {row.seat for row in played.match.game.score(played.match.state) if row.won}
            behind = _lead(one) < 0 and _lead(one, following) < 0
            free = len(one.ask.options) > 1 and one.ask.seat == one.view.active
            return Share(behind and free and one.ask.seat not in won, 1)
    return Share(0, 0)


def _lead(one: Decision, seen: Decision | None = None) -> float:
    return Evaluation((seen or one).view, one.ask.seat).lead


HABITS = GameHabits(
    Spreads(
        moves={
            "moves": ("anunnaki.ask.move", "anunnaki.ask.move-to"),
            "portals": ("anunnaki.ask.portal", "anunnaki.ask.portal-to"),
        },
        place=district,
        bids={"metal for the War Cart": "anunnaki.ask.chariot"},
        choices={
            "actions": ("anunnaki.ask.star", whole),
            "magic actions": ("anunnaki.ask.magic", whole),
            "weapons taken": ("anunnaki.ask.weapon", whole),
            "weapons of attackers": ("anunnaki.ask.attack", whole),
            "weapons of defenders": ("anunnaki.ask.defend", whole),
            "gods summoned": ("anunnaki.ask.additional", after("summon:")),
            "artifacts": ("anunnaki.ask.artifact", whole),
        },
    ),
    foolish={
        "districts given up with an empty supply, of relocations": districts_given_up,
        "best weapons that lost their price before the battle, of armed battles": (
            disarmed_before_battles
        ),
        "ends of the match by a seat behind, of ends": ended_while_behind,
    },
)
