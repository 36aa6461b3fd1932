"""Parts of messages: the builder, persistent items, names, pictures and Discord's limits.

Nothing here depends on an interaction or on the host.
"""
