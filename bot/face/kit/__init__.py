"""What messages are made of: controls, sheets, names, pictures, and Discord's limits.

Nothing here knows who is being attended to or asks the host for anything.
"""
