"""Benchmarks of speed and size: ``make bench``, or ``python -m tests.bench --only replay``.

Every bar is a figure or, where it can be, a ratio within the run, so that it means the same on
any machine. A missed bar is marked, not raised; games and pictures join by being registered.
"""
