"""Waits: who is awaited, since when, and the times of clocks, reminders and votes.

Every change of who is awaited ends in :mod:`bot.host.waits.awaiting`.
"""
