"""Upkeep of the database: purges, gauges, replay checks, orphaned work, tables as files.

Most of it runs in the background or is started by the operator.
"""
