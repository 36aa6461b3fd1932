"""Looking back at a match.

The course of its points by round, and the proof that its luck was fair.
"""
