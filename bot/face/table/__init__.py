"""The table around a match: its seats and clock, the board and the rules.

What the channel votes on when somebody's time is up is here, too.
"""
