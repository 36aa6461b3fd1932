"""Trials: a seat plays on in private, in a determinization of the match."""
