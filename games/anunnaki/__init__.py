"""Anunnaki, Dawn of the Gods: rival houses leave their worlds for Gaia; 2 to 4 players."""

from __future__ import annotations

from pydantic import BaseModel

from games.anunnaki.bot import sensible
from games.anunnaki.glossary import GLOSSARY
from games.anunnaki.hints import hint
from games.anunnaki.labels import TOPICS, headline, label, place, topic_of
from games.anunnaki.orders import ORDERS
from games.anunnaki.reckoning import reckoning, round_of
from games.anunnaki.rules.setup import set_up
from games.anunnaki.rules.turn import play, standings
from games.anunnaki.sight import audit, conceal, view
from games.anunnaki.state import SEATS, Options, State
from games.anunnaki.view import AnunnakiView
from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.guide import Guide


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """One house a person."""
    return tuple((seat,) for seat in SEATS[:people])


GAME: Game[State, AnunnakiView] = Game(
    id="anunnaki",
    edition=1,
    people=(2, 3, 4),
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
    guide=load("games.anunnaki", "guide.json", Guide),
    effort=Effort(weight=4, turns=30),
    gentle={"first_game": True},
    topics=TOPICS,
    topic_of=topic_of,
    orders=ORDERS,
    computers={"sensible": sensible},
    reckoning=reckoning,
    round_of=round_of,
)
register(GAME)
