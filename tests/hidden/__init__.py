"""Tests that no hidden fact is shown; every registered game is tested."""
