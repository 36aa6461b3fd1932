"""Delivers owed posts to channels and direct messages, in order and exactly once."""
