"""The rows of what has to happen later: posts that are owed and alarms that are set.

Both are written in the transaction of what causes them.
"""
