"""Tests of Ankh: rules, words, computer player and renderer."""
