"""Deus: building cards, six gods, a continent and its barbarian villages, for 2 to 4 players."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel

from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.learn.guide import Guide
from games.core.search.chances import Chances
from games.deus.audit import audit, resample_hidden
from games.deus.build_view import view
from games.deus.computer import sensible
from games.deus.computer.prospects import PLAN, prospects
from games.deus.computer.reasons import reason
from games.deus.facts import FACT_KINDS, facts
from games.deus.fixes import FIXES
from games.deus.options import Options
from games.deus.orders import ORDERS
from games.deus.rules.setup import set_up
from games.deus.rules.turn import play
from games.deus.scoring import final_scores, round_of, score_breakdown
from games.deus.state import SEATS, State
from games.deus.titles import TITLES
from games.deus.view import DeusView
from games.deus.words.changes import changes
from games.deus.words.glossary import GLOSSARY
from games.deus.words.hints import hint
from games.deus.words.labels import headline, label, place
from games.deus.words.topics import TOPICS, topic_of


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """One seat a person."""
    return tuple((seat,) for seat in SEATS[:people])


COMBINED_WITH_NEXT: dict[str, dict[str, int]] = {
    "deus.ask.turn": {"deus.ask.offer": 5, "deus.ask.pay": 1, "deus.ask.temple": 4},
    "deus.ask.buy": {"deus.ask.buy-count": 3},
    "deus.ask.give": {"deus.ask.take": 3},
    "deus.ask.either": {"deus.ask.sell-any": 4},
}
"""Questions that are put as one with the question behind them."""

ROUTINE_NOTES: Final = frozenset(
    {
        "deus.note.paid",
        "deus.note.gains",
        "deus.note.produced",
        "deus.note.drew",
        "deus.note.drew-cards",
        "deus.note.discarded",
        "deus.note.reshuffled",
    }
)
"""Notes that summaries put last and leave out first (``Game.routine_notes``)."""

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
    score=final_scores,
    resample_hidden=resample_hidden,
    label=label,
    place=place,
    headline=headline,
    changes=changes,
    hint=hint,
    glossary=GLOSSARY,
    guide=load("games.deus", "guide.json", Guide),
    combined_with_next=COMBINED_WITH_NEXT,
    routine_notes=ROUTINE_NOTES,
    effort=Effort(weight=2, turns=40),
    topics=TOPICS,
    topic_of=topic_of,
    fixes=FIXES,
    orders=ORDERS,
    computers={"sensible": sensible},
    prospects=prospects,
    search=PLAN,
    chances=load("games.deus", "chances.json", Chances),
    reason=reason,
    score_breakdown=score_breakdown,
    round_of=round_of,
    facts=facts,
    fact_kinds=FACT_KINDS,
    titles=TITLES,
)
register(GAME)
