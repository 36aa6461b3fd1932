"""``/admin`` and ``/settings``: what moderators do to tables, seats and their server.

The audit log and the posts that tell a table of a moderator's deeds are here, too.
"""
