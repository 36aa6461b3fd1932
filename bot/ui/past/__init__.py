"""Looking back at a match: log, history, recap, export and the proof of luck.

Visible only to people who can read a table's channel or play at it.
"""
