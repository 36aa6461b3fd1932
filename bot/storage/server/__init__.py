"""The rows of servers: settings, the audit log, errors with a number, and counts for the metrics.

A server that has chosen nothing has no row.
"""
