"""One Discord server: settings, audit log, lost channels, stalls and slots.

A lost channel takes no posts; its tables rest until it is back or a moderator moves them.
"""
