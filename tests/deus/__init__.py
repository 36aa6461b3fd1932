"""Tests of Deus: rules, words, computer player and renderer."""
