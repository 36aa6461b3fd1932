"""Moving in a match: answers, undo, standing orders, computer players, trials and catching up.

Every change of a match ends in :meth:`bot.host.play.play.Play.commit`, one transaction each.
"""
