"""The client: connects to Discord, registers commands, sends posts and handles events.

The only room of the UI that imports all others.
"""
