"""Ankh, Gods of Egypt: gods vie for devotion until one, or none, is left; 2 to 5 players."""

from __future__ import annotations

from pydantic import BaseModel

from games.ankh.bot import sensible
from games.ankh.bot.reasons import reason
from games.ankh.changes import changes
from games.ankh.explanations import hint
from games.ankh.fixes import FIXES
from games.ankh.glossary import GLOSSARY
from games.ankh.labels import TOPICS, called, headline, label, place, topic_of
from games.ankh.reckoning import reckoning, round_of
from games.ankh.rules.setup import set_up
from games.ankh.rules.turn import play, standings
from games.ankh.sight import audit, conceal, view
from games.ankh.state import SEATS, Options, State
from games.ankh.view import AnkhView
from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.learn.guide import Guide


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """One seat a person; a merge joins gods, not seats."""
    return tuple((seat,) for seat in SEATS[:people])


JOINED: dict[str, dict[str, int]] = {
    "ankh.ask.action": {"ankh.ask.power": 8, "ankh.ask.summon-by": 4},
    "ankh.ask.second": {"ankh.ask.power": 8, "ankh.ask.summon-by": 4},
    "ankh.ask.summon": {"ankh.ask.summon-at": 15},
}
"""Questions that are put as one with the question behind them."""

GAME: Game[State, AnkhView] = Game(
    id="ankh",
    edition=1,
    people=(2, 3, 4, 5),
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
    guide=load("games.ankh", "guide.json", Guide),
    joined=JOINED,
    effort=Effort(weight=3, turns=20),
    gentle={"scenario": "middle_kingdom"},
    topics=TOPICS,
    topic_of=topic_of,
    fixes=FIXES,
    computers={"sensible": sensible},
    reason=reason,
    reckoning=reckoning,
    round_of=round_of,
)
register(GAME)
