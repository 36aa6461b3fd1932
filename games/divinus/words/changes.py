"""Describes the differences between two views of Divinus."""

from __future__ import annotations

from games.core.changes import Changes
from games.core.phrase import phrase, seat_name
from games.divinus.view import DivinusView
from games.divinus.words import names as words

_REPORTED = """
    stage round active order first last_round cells/* stacks/* figures/* velund hephaestus
    held peek hand winners gods_battle visited gods/*? gods/*/goals/*? gods/*/goals/*/values/*
    gods/*/goals/*/reached quests/*? quests/*/values/* quests/*/taken monsters/*?
    monsters/*/cells/* monsters/*/done temples/*? temples/*/left heroes_left
    demigods/*? demigods/*/dice/* demigods/*/pantheon_die demigods/*/artifacts/* demigods/*/hero
    demigods/*/plots/*? demigods/*/plots/*/tile
    demigods/*/plots/*/overbuilt demigods/*/plots/*/consecrated demigods/*/plots/*/hero
    demigods/*/plots/*/monster demigods/*/zones demigods/*/favour/* demigods/*/carried
    demigods/*/support/*
    demigods/*/rests demigods/*/monster_cells demigods/*/quests demigods/*/titles
    demigods/*/complete demigods/*/total_tokens
"""
# Not described: printed facts, what follows from plots and goals, and parts of a question.
_IGNORED = """
    seat scenario seats tiles_left picked ghosts payments battles stickered
    gods/*/pantheon gods/*/goals/*/race gods/*/goals/*/target gods/*/goals/*/rewards
    quests/*/pantheon quests/*/favour quests/*/needs monsters/*/monster monsters/*/rewards
    temples/*/pantheon demigods/*/artifact_slots demigods/*/tile
    demigods/*/plots/*/column demigods/*/plots/*/row demigods/*/plots/*/zones
    demigods/*/window demigods/*/causes demigods/*/monster_free
"""

changes: Changes[DivinusView] = Changes(
    key=lambda fact: f"divinus.change.{fact}",
    reported=frozenset(_REPORTED.split()),
    ignored=frozenset(_IGNORED.split()),
    names={
        "stacks/*": lambda stack: phrase(f"divinus.stack.{stack}"),
        "figures/*": words.monster,
        "gods/*": words.god,
        "gods/*/goals/*/values/*": seat_name,
        "quests/*": words.quest,
        "quests/*/values/*": seat_name,
        "monsters/*": words.quest,
        "temples/*": words.temple,
        "demigods/*": seat_name,
        "demigods/*/artifacts/*": words.artifact,
        "demigods/*/favour/*": words.favour,
    },
    values={
        "active": seat_name,
        "first": seat_name,
        "quests/*/taken": seat_name,
        "monsters/*/cells/*": seat_name,
    },
)
