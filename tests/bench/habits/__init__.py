"""What computer players are in the habit of doing, over 100 matches of the best kind of them.

Nothing here is a bar: the figures show what would embarrass us at a table with people, such as
moves that are taken back at once, the same few powers in every match, or a metropolis left bare.
Each game has a module of its own, ``HABITS`` names them.
"""

from tests.bench.habits.runner import habits as habits
