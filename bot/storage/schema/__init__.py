"""The schema, the same on SQLite and PostgreSQL; migrations/ holds its history."""

from bot.storage.schema.base import (
    ASKED,
    COMPUTER,
    DUE,
    FINISHED,
    OPEN,
    OWED,
    PLAYED,
    POSTED,
    UNPLAYED,
    VACANT,
    metadata,
)
from bot.storage.schema.campaigns import campaigns, scenarios
from bot.storage.schema.core_tables import (
    drafts,
    entries,
    members,
    orders,
    outbox,
    people,
    seats,
    snapshots,
    tables,
)
from bot.storage.schema.feature_tables import (
    absences,
    alarms,
    audit,
    banks,
    faults,
    lessons,
    looks,
    notes,
    petitions,
    ratings,
    results,
    servers,
    tenures,
    trials,
    waits,
)
from bot.storage.schema.moderation import bars, templates
<<<<<<< HEAD
from bot.storage.schema.seasons import seasons
=======
from bot.storage.schema.places import places
>>>>>>> main
from bot.storage.schema.slots import identifications, slots
from bot.storage.schema.statistics import (
    played_facts,
    played_matches,
    played_seats,
    praises,
    titles,
)

__all__ = [
    "ASKED",
    "COMPUTER",
    "DUE",
    "FINISHED",
    "OPEN",
    "OWED",
    "PLAYED",
    "POSTED",
    "UNPLAYED",
    "VACANT",
    "absences",
    "alarms",
    "audit",
    "banks",
    "bars",
    "campaigns",
    "drafts",
    "entries",
    "faults",
    "identifications",
    "lessons",
    "looks",
    "members",
    "metadata",
    "notes",
    "orders",
    "outbox",
    "people",
    "petitions",
<<<<<<< HEAD
    "played_facts",
    "played_matches",
    "played_seats",
    "praises",
=======
    "places",
>>>>>>> main
    "ratings",
    "results",
    "scenarios",
    "seasons",
    "seats",
    "servers",
    "slots",
    "snapshots",
    "tables",
    "templates",
    "tenures",
    "titles",
    "trials",
    "waits",
]
