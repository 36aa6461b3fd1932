"""How an interaction is attended to: acknowledged, worked on, answered, and what it may do.

Every command, click and form passes through :class:`bot.face.desk.desk.Desk`.
"""
