"""Cyclades, Legendary Edition: bids for the gods' favour among warring islands, 2 to 6 players."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel

from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.learn.guide import Guide
from games.core.search.chances import Chances
from games.cyclades.audit import audit, resample_hidden
from games.cyclades.build_view import view
from games.cyclades.computer import sensible
from games.cyclades.computer.prospects import PLAN, prospects
from games.cyclades.computer.reasons import reason
from games.cyclades.facts import FACT_KINDS, facts, luck
from games.cyclades.fixes import FIXES
from games.cyclades.options import Options
from games.cyclades.orders import ORDERS
from games.cyclades.rules.setup import set_up
from games.cyclades.rules.turn import play
from games.cyclades.scoring import final_scores, round_of, score_breakdown
from games.cyclades.state import SEATS, State
from games.cyclades.titles import TITLES
from games.cyclades.view import CycladesView
from games.cyclades.words.changes import changes
from games.cyclades.words.glossary import GLOSSARY
from games.cyclades.words.hints import hint
from games.cyclades.words.labels import headline, label, place, printed_number
from games.cyclades.words.topics import TOPICS, topic_of


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """Each person's factions: one, or two each for two people."""
    if people == 2:
        return SEATS[0:2], SEATS[2:4]
    return tuple((seat,) for seat in SEATS[:people])


COMBINED_WITH_NEXT: dict[str, dict[str, int]] = {
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
}
"""Questions that are combined with the question that follows them (``Game.combined_with_next``)."""

ROUTINE_NOTES: Final = frozenset(
    {
        "cyclades.note.income",
        "cyclades.note.offered",
        "cyclades.note.gains",
        "cyclades.note.none-left",
        "cyclades.note.no-slot",
        "cyclades.note.skipped",
        "cyclades.note.hero-came",
        "cyclades.note.creature-came",
        "cyclades.note.creature-left",
        "cyclades.note.reshuffled",
    }
)
"""Notes that summaries put last and leave out first (``Game.routine_notes``)."""

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
    score=final_scores,
    resample_hidden=resample_hidden,
    label=label,
    place=place,
    headline=headline,
    printed_number=printed_number,
    changes=changes,
    hint=hint,
    glossary=GLOSSARY,
    guide=load("games.cyclades", "guide.json", Guide),
    combined_with_next=COMBINED_WITH_NEXT,
    routine_notes=ROUTINE_NOTES,
    effort=Effort(weight=3, turns=25),
    gentle={"setup": "quick"},
    topics=TOPICS,
    topic_of=topic_of,
    fixes=FIXES,
    orders=ORDERS,
    computers={"sensible": sensible},
    prospects=prospects,
    search=PLAN,
    chances=load("games.cyclades", "chances.json", Chances),
    reason=reason,
    score_breakdown=score_breakdown,
    round_of=round_of,
    facts=facts,
    fact_kinds=FACT_KINDS,
    luck=luck,
    titles=TITLES,
)
register(GAME)
