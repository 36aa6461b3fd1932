"""Anunnaki, Dawn of the Gods: rival houses leave their worlds for Gaia; 2 to 4 players."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel

from games.anunnaki.audit import audit, resample_hidden
from games.anunnaki.build_view import view
from games.anunnaki.computer import sensible
from games.anunnaki.computer.prospects import PLAN, prospects
from games.anunnaki.computer.reasons import reason
from games.anunnaki.facts import FACT_KINDS, facts
from games.anunnaki.fixes import FIXES
from games.anunnaki.options import Options
from games.anunnaki.orders import ORDERS
from games.anunnaki.rules.setup import set_up
from games.anunnaki.rules.turn import play
from games.anunnaki.scoring import final_scores, round_of, score_breakdown
from games.anunnaki.state import SEATS, State
from games.anunnaki.titles import TITLES
from games.anunnaki.view import AnunnakiView
from games.anunnaki.words.changes import changes
from games.anunnaki.words.glossary import GLOSSARY
from games.anunnaki.words.hints import hint
from games.anunnaki.words.labels import headline, label, place, printed_number, seat_label
from games.anunnaki.words.topics import TOPICS, topic_of
from games.core.components import load
from games.core.game import Effort, Game, register
from games.core.learn.guide import Guide
from games.core.search.chances import Chances


def seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    """One house a person."""
    return tuple((seat,) for seat in SEATS[:people])


COMBINED_WITH_NEXT: dict[str, dict[str, int]] = {
    "anunnaki.ask.magic": {
        "anunnaki.ask.additional": -1,
        "anunnaki.ask.token": 5,
        "anunnaki.ask.technology": 4,
        "anunnaki.ask.settlement": 4,
    },
    "anunnaki.ask.additional": {"anunnaki.ask.pay": 3},
}
"""Questions that are put as one with the question behind them."""

ROUTINE_NOTES: Final = frozenset(
    {
        "anunnaki.note.gained",
        "anunnaki.note.nothing",
        "anunnaki.note.paid-one",
        "anunnaki.note.no-place",
        "anunnaki.note.no-settlement",
        "anunnaki.note.own-weapons",
        "anunnaki.note.turned-up",
    }
)
"""Notes that summaries put last and leave out first (``Game.routine_notes``)."""

GAME: Game[State, AnunnakiView] = Game(
    id="anunnaki",
    edition=1,
    fixes=FIXES,
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
    seat_label=seat_label,
    changes=changes,
    hint=hint,
    glossary=GLOSSARY,
    guide=load("games.anunnaki", "guide.json", Guide),
    combined_with_next=COMBINED_WITH_NEXT,
    routine_notes=ROUTINE_NOTES,
    effort=Effort(weight=4, turns=20),
    gentle={"first_game": True},
    topics=TOPICS,
    topic_of=topic_of,
    orders=ORDERS,
    computers={"sensible": sensible},
    prospects=prospects,
    search=PLAN,
    chances=load("games.anunnaki", "chances.json", Chances),
    reason=reason,
    score_breakdown=score_breakdown,
    round_of=round_of,
    facts=facts,
    fact_kinds=FACT_KINDS,
    titles=TITLES,
)
register(GAME)
