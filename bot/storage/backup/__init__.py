"""Backups: a whole database as one file, and restoring it.

The file is the same for every kind of database.
"""
