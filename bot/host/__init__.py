"""Runs tables without knowing Discord: takes answers, keeps time, owes posts and looks back.

:class:`bot.host.host.Host` puts its rooms together; what the face may ask for are its attributes.
"""
