"""Divinus: demigods between two pantheons lay a land of tiles with dice; 2 to 4 players."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel

from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.learn.guide import Guide
from games.core.search.chances import Chances
from games.divinus.audit import audit, resample_hidden
from games.divinus.build_view import view
from games.divinus.campaign.campaign import CAMPAIGN
from games.divinus.campaign.legacy import legacy
from games.divinus.computer import sensible
from games.divinus.computer.prospects import PLAN, prospects
from games.divinus.computer.reasons import reason
from games.divinus.facts import FACT_KINDS, facts
from games.divinus.fixes import FIXES
from games.divinus.options import Options
from games.divinus.orders import ORDERS
from games.divinus.rules.setup import set_up
from games.divinus.rules.turn import play
from games.divinus.scoring import final_scores, round_of, score_breakdown
from games.divinus.state import SEATS, State
from games.divinus.titles import TITLES
from games.divinus.view import DivinusView
from games.divinus.words.changes import changes
from games.divinus.words.glossary import GLOSSARY
from games.divinus.words.hints import hint
from games.divinus.words.labels import headline, label, place, printed_number
from games.divinus.words.topics import TOPICS, topic_of


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """One seat a person."""
    return tuple((seat,) for seat in SEATS[:people])


ROUTINE_NOTES: Final = frozenset(
    {
        "divinus.note.filled",
        "divinus.note.refreshed",
        "divinus.note.reactivated",
        "divinus.note.rerolled",
        "divinus.note.flipped",
        "divinus.note.set",
        "divinus.note.peek",
        "divinus.note.perseus",
        "divinus.note.theseus",
    }
)
"""Notes that summaries put last and leave out first (``Game.routine_notes``)."""

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
    score=final_scores,
    resample_hidden=resample_hidden,
    label=label,
    place=place,
    headline=headline,
    printed_number=printed_number,
    changes=changes,
    hint=hint,
    glossary=GLOSSARY,
    guide=load("games.divinus", "guide.json", Guide),
    effort=Effort(weight=4, turns=40),
    gentle={"gods": "suggested", "quests": "suggested", "quest_count": 4},
    routine_notes=ROUTINE_NOTES,
    topics=TOPICS,
    topic_of=topic_of,
    fixes=FIXES,
    orders=ORDERS,
    computers={"sensible": sensible},
    prospects=prospects,
    search=PLAN,
    chances=load("games.divinus", "chances.json", Chances),
    reason=reason,
    score_breakdown=score_breakdown,
    round_of=round_of,
    facts=facts,
    fact_kinds=FACT_KINDS,
    titles=TITLES,
    legacy=legacy,
    campaign=CAMPAIGN,
)
register(GAME)
