"""Divinus: demigods between two pantheons lay a land of tiles with dice; 2 to 4 players."""

from __future__ import annotations

from pydantic import BaseModel

from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.learn.guide import Guide
from games.divinus.audit import audit, conceal
from games.divinus.bot import sensible
from games.divinus.bot.reasons import reason
from games.divinus.campaign.campaign import CAMPAIGN
from games.divinus.campaign.legacy import legacy
from games.divinus.campaign.scenarios import EVEN_ELEVENTH, GIFTS, WEIGHED
from games.divinus.options import Options
from games.divinus.reckoning import reckoning, round_of
from games.divinus.rules.course.scoring import standings
from games.divinus.rules.course.setup import set_up
from games.divinus.rules.course.turn import play
from games.divinus.sight import view
from games.divinus.state import SEATS, State
from games.divinus.view import DivinusView
from games.divinus.wording.changes import changes
from games.divinus.wording.glossary import GLOSSARY
from games.divinus.wording.hints import headline, hint
from games.divinus.wording.labels import label, place
from games.divinus.wording.topics import TOPICS, topic_of


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """One seat a person."""
    return tuple((seat,) for seat in SEATS[:people])


GAME: Game[State, DivinusView] = Game(
    id="divinus",
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
    guide=load("games.divinus", "guide.json", Guide),
    effort=Effort(weight=4, turns=40),
    gentle={"gods": "suggested", "quests": "suggested", "quest_count": 4},
    topics=TOPICS,
    topic_of=topic_of,
    fixes=(
        "forged-once",
        "every-payment",
        "one-at-least",
        "perseus-arrives",
        "scorched-untouched",
        "overbuilt-by-a-die",
        GIFTS,
        EVEN_ELEVENTH,
        WEIGHED,
    ),
    computers={"sensible": sensible},
    reason=reason,
    reckoning=reckoning,
    round_of=round_of,
    legacy=legacy,
    campaign=CAMPAIGN,
)
register(GAME)
