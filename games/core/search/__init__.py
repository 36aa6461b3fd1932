"""Searches for the answer with the best outcome, from what one seat knows.

The heuristic of a game proposes candidates. Each is played on in the same determinizations for a
few rounds, with the heuristic answering for everybody, and the positions reached are evaluated.
"""
