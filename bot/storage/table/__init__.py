"""The rows of a table and its match: members, seats, log, votes, clocks, orders and waits.

A table is read whole, as :class:`bot.storage.table.tables.Stored`.
"""
