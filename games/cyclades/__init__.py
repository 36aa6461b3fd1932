"""Cyclades, Legendary Edition: bids for the gods' favour among warring islands, 2 to 6 players."""

from __future__ import annotations

from pydantic import BaseModel

from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.learn.guide import Guide
from games.cyclades.bot import sensible
from games.cyclades.bot.reasons import reason
from games.cyclades.changes import changes
from games.cyclades.explanations import hint
from games.cyclades.fixes import FIXES
from games.cyclades.glossary import GLOSSARY
from games.cyclades.labels import TOPICS, headline, label, place, topic_of
from games.cyclades.orders import ORDERS
from games.cyclades.reckoning import reckoning, round_of
from games.cyclades.rules.course import play, standings
from games.cyclades.rules.setup import set_up
from games.cyclades.sight import audit, conceal, view
from games.cyclades.state import SEATS, Options, State
from games.cyclades.view import CycladesView


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """One faction a person; two people lead two each."""
    if people == 2:
        return SEATS[0:2], SEATS[2:4]
    return tuple((seat,) for seat in SEATS[:people])


JOINED: dict[str, dict[str, int]] = {
    "cyclades.ask.god": {"cyclades.ask.bid": 3},
    "cyclades.ask.act": {
        "cyclades.ask.march-from": 4,
        "cyclades.ask.recruit": 6,
        "cyclades.ask.fleet": 6,
        "cyclades.ask.sail-from": 4,
        "cyclades.ask.hera": 4,
        "cyclades.ask.hero": 3,
        "cyclades.ask.quest-to": 3,
        "cyclades.ask.look": 2,
    },
    "cyclades.ask.march-from": {"cyclades.ask.march-to": 4},
    "cyclades.ask.sail-from": {"cyclades.ask.sail-to": 4},
    "cyclades.ask.hero": {"cyclades.ask.hero-land": 6},
    "cyclades.ask.start-troop": {"cyclades.ask.start-troop": 3},
}
"""Questions that are put as one with the question behind them."""

GAME: Game[State, CycladesView] = Game(
    id="cyclades",
    edition=1,
    people=(2, 3, 4, 5, 6),
    options=Options,
    state=State,
    seating=seating,
    setup=set_up,
    play=play,
    view=view,
    audit=audit,
    score=standings,
    conceal=conceal,
    label=label,
    place=place,
    headline=headline,
    changes=changes,
    hint=hint,
    glossary=GLOSSARY,
    guide=load("games.cyclades", "guide.json", Guide),
    joined=JOINED,
    effort=Effort(weight=3, turns=25),
    gentle={"setup": "quick"},
    topics=TOPICS,
    topic_of=topic_of,
    fixes=FIXES,
    orders=ORDERS,
    computers={"sensible": sensible},
    reason=reason,
    reckoning=reckoning,
    round_of=round_of,
)
register(GAME)
