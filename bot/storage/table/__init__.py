"""Rows of a table: members, seats, votes, clocks and waits.

A table is read whole, as :class:`bot.storage.table.tables.Stored`.
"""
