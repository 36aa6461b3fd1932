"""Delivers what is owed to channels and direct messages, table by table in order, exactly once.

The rows are written by whatever causes a post; the Discord face is the courier that carries them.
"""
