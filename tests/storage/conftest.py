"""Gives these tests real databases of both kinds."""

from __future__ import annotations

from tests.databases import database, database_url, postgres

__all__ = ["database", "database_url", "postgres"]
