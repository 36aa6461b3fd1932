"""Moving in a match: answers, undo, standing orders, computer players, trials and catching up.

Every change of a match ends in :func:`bot.host.play.moves.commit`, in one transaction.
"""
