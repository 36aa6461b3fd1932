"""The campaign "The Unsettled Country": its twelve scenarios, its story and its legacy.

``scenarios`` is the printed part, ``chapter`` the record of a finished scenario, ``legacy`` what
one scenario leaves to the next, ``story`` the story so far, ``unlocks`` which rules and things are
known in which scenario. ``games.divinus.rules.story`` holds the rules of a scenario.
"""
