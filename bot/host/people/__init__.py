"""What belongs to one person across all their tables: reminders, digests, absences and ratings.

Whoever changes one of these has everything reckoned anew that waits for them.
"""
