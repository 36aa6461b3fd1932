"""What every other room works with: the database, a lock for each table and matches in memory.

Here logs are replayed and frozen where they cannot be, background work is run and alarms ring.
"""
