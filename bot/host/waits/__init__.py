"""Who is awaited, since when, and what follows from it: the times of clocks and reminders.

Most of it is arithmetic; every change of who is awaited ends in :mod:`bot.host.waits.awaiting`.
"""
