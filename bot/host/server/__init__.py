"""What belongs to one Discord server: its settings, its audit log, and channels that are lost.

A lost channel takes no posts; its tables rest until it is back or a moderator has moved them.
"""
