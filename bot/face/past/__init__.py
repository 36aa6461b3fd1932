"""Looking back at a match: log, history, recap, export and the proof of luck.

Only those who can read a table's channel, or play at it, are shown any of it.
"""
