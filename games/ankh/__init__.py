"""Registers Ankh, Gods of Egypt, a game for 2 to 5 players."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel

from games.ankh.audit import audit, resample_hidden
from games.ankh.build_view import view
from games.ankh.computer import sensible
from games.ankh.computer.prospects import PLAN, prospects
from games.ankh.computer.reasons import reason
from games.ankh.facts import FACT_KINDS, facts
from games.ankh.fixes import FIXES
from games.ankh.options import Options
from games.ankh.orders import ORDERS
from games.ankh.rules.setup import set_up
from games.ankh.rules.turn import play
from games.ankh.scoring import final_scores, round_of, score_breakdown
from games.ankh.state import SEATS, State
from games.ankh.titles import TITLES
from games.ankh.view import AnkhView
from games.ankh.words.changes import changes
from games.ankh.words.glossary import GLOSSARY
from games.ankh.words.hints import hint
from games.ankh.words.labels import headline, label, place, seat_label
from games.ankh.words.topics import TOPICS, topic_of
from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.learn.guide import Guide
from games.core.search.chances import Chances


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """One seat a person; a merge joins gods, not seats."""
    return tuple((seat,) for seat in SEATS[:people])


COMBINED_WITH_NEXT: dict[str, dict[str, int]] = {
    "ankh.ask.action": {"ankh.ask.power": 8, "ankh.ask.summon-by": 4},
    "ankh.ask.second": {"ankh.ask.power": 8, "ankh.ask.summon-by": 4},
    "ankh.ask.summon": {"ankh.ask.summon-at": 15},
}
"""Questions combined with the next question, and how many of its options are listed at most."""

ROUTINE_NOTES: Final = frozenset(
    {
        "ankh.note.followers",
        "ankh.note.no-move",
        "ankh.note.no-summon",
        "ankh.note.no-power",
        "ankh.note.cycle",
        "ankh.note.claws",
        "ankh.note.merge-cards",
    }
)
"""Notes that summaries put last and leave out first (``Game.routine_notes``)."""

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
    score=final_scores,
    resample_hidden=resample_hidden,
    label=label,
    place=place,
    headline=headline,
    seat_label=seat_label,
    changes=changes,
    hint=hint,
    glossary=GLOSSARY,
    guide=load("games.ankh", "guide.json", Guide),
    combined_with_next=COMBINED_WITH_NEXT,
    routine_notes=ROUTINE_NOTES,
    effort=Effort(weight=3, turns=20),
    gentle={"scenario": "middle_kingdom"},
    topics=TOPICS,
    topic_of=topic_of,
    fixes=FIXES,
    orders=ORDERS,
    computers={"sensible": sensible},
    prospects=prospects,
    search=PLAN,
    chances=load("games.ankh", "chances.json", Chances),
    reason=reason,
    score_breakdown=score_breakdown,
    round_of=round_of,
    facts=facts,
    fact_kinds=FACT_KINDS,
    titles=TITLES,
)
register(GAME)
