"""The database: SQLAlchemy Core on SQLite or PostgreSQL.

Functions take a connection, so that whoever calls several has them in one transaction.
"""
