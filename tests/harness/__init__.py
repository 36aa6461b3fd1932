"""Checks that run on self-played matches, and the command that runs them.

- ``display_checker`` builds every message and picture of a position,
- ``leak_checker`` and ``observations`` look for hidden information that a seat can learn,
- ``truth`` compares what is said with what is so, by the ``statements`` and checks of a game, and
  ``messages`` lists the messages that state something,
- ``reach`` and ``rules_met`` list questions, notes, options and rules that no match met,
- ``cases`` lists the numbers of people, options and computers that a game can be played with.

``python -m tests.harness`` plays matches with all of them.
"""
