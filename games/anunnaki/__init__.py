"""Anunnaki, Dawn of the Gods: rival houses leave their worlds for Gaia; 2 to 4 players."""

from __future__ import annotations

from pydantic import BaseModel

from games.anunnaki.bot import sensible
from games.anunnaki.bot.reasons import reason
from games.anunnaki.changes import changes
from games.anunnaki.glossary import GLOSSARY
from games.anunnaki.hints import hint
from games.anunnaki.labels import TOPICS, called, headline, label, place, topic_of
from games.anunnaki.orders import ORDERS
from games.anunnaki.reckoning import reckoning, round_of
from games.anunnaki.rules.setup import set_up
from games.anunnaki.rules.turn import play, standings
from games.anunnaki.sight import audit, conceal, view
from games.anunnaki.state import SEATS, Options, State
from games.anunnaki.view import AnunnakiView
from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.learn.guide import Guide


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """One house a person."""
    return tuple((seat,) for seat in SEATS[:people])


JOINED: dict[str, dict[str, int]] = {
    "anunnaki.ask.magic": {
        "anunnaki.ask.additional": -1,
        "anunnaki.ask.token": 5,
        "anunnaki.ask.technology": 4,
        "anunnaki.ask.settlement": 4,
    },
    "anunnaki.ask.additional": {"anunnaki.ask.pay": 3},
}
"""Questions that are put as one with the question behind them."""

GAME: Game[State, AnunnakiView] = Game(
    id="anunnaki",
    edition=1,
    fixes=(
        "hera-may",
        "level-homes",
        "anu-with-enlil",
        "income-may",
        "gaia-first",
        "anubis-who",
    ),
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
    called=called,
    changes=changes,
    hint=hint,
    glossary=GLOSSARY,
    guide=load("games.anunnaki", "guide.json", Guide),
    joined=JOINED,
    effort=Effort(weight=4, turns=20),
    gentle={"first_game": True},
    topics=TOPICS,
    topic_of=topic_of,
    orders=ORDERS,
    computers={"sensible": sensible},
    reason=reason,
    reckoning=reckoning,
    round_of=round_of,
)
register(GAME)
