"""Cyclades, Legendary Edition: bids for the gods' favour among warring islands, 2 to 6 players."""

from __future__ import annotations

from pydantic import BaseModel

from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.guide import Guide
from games.cyclades.bot import sensible
from games.cyclades.fixes import FIXES
from games.cyclades.glossary import GLOSSARY
from games.cyclades.labels import TOPICS, headline, hint, label, place, topic_of
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
    hint=hint,
    glossary=GLOSSARY,
    guide=load("games.cyclades", "guide.json", Guide),
    effort=Effort(weight=3, turns=25),
    gentle={"setup": "quick"},
    topics=TOPICS,
    topic_of=topic_of,
    fixes=FIXES,
    orders=ORDERS,
    computers={"sensible": sensible},
    reckoning=reckoning,
    round_of=round_of,
)
register(GAME)
