"""Moderators' actions, the list of tables, and the bundle for bug reports.

Each action is one transaction with its line in the audit log.
"""
