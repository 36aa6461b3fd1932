"""What moderators do to tables, which tables they find, and the bundle for bug reports.

Each deed is one transaction with its line in the audit log.
"""
