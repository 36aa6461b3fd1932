"""Runs tables without knowing Discord: takes answers, keeps time, owes posts, looks back.

:class:`bot.host.host.Host` is its interface: each attribute is one feature.
"""
