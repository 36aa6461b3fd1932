"""Deus: building cards, six gods, a continent and its barbarian villages, for 2 to 4 players."""

from __future__ import annotations

from pydantic import BaseModel

from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.learn.guide import Guide
from games.deus.bot import reason, sensible
from games.deus.changes import changes
from games.deus.glossary import GLOSSARY
from games.deus.labels import TOPICS, headline, hint, label, place, topic_of
from games.deus.reckoning import reckoning, round_of
from games.deus.rules.scoring import standings
from games.deus.rules.setup import set_up
from games.deus.rules.turn import play
from games.deus.sight import audit, conceal, view
from games.deus.state import SEATS, Options, State
from games.deus.view import DeusView


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """One seat a person."""
    return tuple((seat,) for seat in SEATS[:people])


JOINED: dict[str, dict[str, int]] = {
    "deus.ask.turn": {"deus.ask.offer": 5, "deus.ask.pay": 1, "deus.ask.temple": 4},
    "deus.ask.ceres": {"deus.ask.ceres": 4},
    "deus.ask.buy": {"deus.ask.buy-count": 3},
    "deus.ask.give": {"deus.ask.take": 3},
    "deus.ask.steal": {"deus.ask.steal": 3},
    "deus.ask.either": {"deus.ask.sell-any": 4},
}
"""Questions that are put as one with the question behind them."""

GAME: Game[State, DeusView] = Game(
    id="deus",
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
    changes=changes,
    hint=hint,
    glossary=GLOSSARY,
    guide=load("games.deus", "guide.json", Guide),
    joined=JOINED,
    effort=Effort(weight=2, turns=40),
    topics=TOPICS,
    topic_of=topic_of,
    fixes=(
        "pieces-before-hands",
        "empty-regions-between",
        "armies-make-way",
        "either-workshop",
    ),
    computers={"sensible": sensible},
    reason=reason,
    reckoning=reckoning,
    round_of=round_of,
)
register(GAME)
