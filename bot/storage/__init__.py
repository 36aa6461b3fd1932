"""The database: SQLAlchemy Core on SQLite or PostgreSQL.

Functions take a connection, so that a caller can run several in one transaction.
"""
