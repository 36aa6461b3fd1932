"""Plans that people have made of trials."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, String, Table

from bot.storage.schema.base import metadata, of_table

plans = Table(
    "plans",
    metadata,
    of_table(primary_key=True),
    Column("seat", String, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), nullable=False),
    # The branches that are left; none once the plan has ended.
    Column("plan", JSON, nullable=False),
    # What was answered by plan: entry number, question and answer, for the person's news.
    Column("done", JSON, nullable=False),
    Index("ix_plans_person_id", "person_id"),
)
