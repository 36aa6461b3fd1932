"""Tests of Cyclades: its rules, words, computer player and pictures."""
