"""The Discord UI: commands, panels and posts. It knows no game, only what games register.

It asks the host for everything and never touches storage.
"""
