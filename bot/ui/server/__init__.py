"""Moderators' screens for a whole server: settings, audit log, stalled tables, lost channels."""
