"""The campaign "The Unsettled Country": twelve scenarios, what they leave, and what they tell.

``scenarios`` is the printed part, ``chapter`` how a scenario went, ``legacy`` what one leaves to
the next, ``tale`` the story so far, ``arrivals`` what has been told by when. How a scenario is
played is in ``games.divinus.rules.story``.
"""
