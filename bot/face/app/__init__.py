"""The bot itself: it connects to Discord, registers commands, delivers posts and hears events.

This is the only room that knows all the others.
"""
