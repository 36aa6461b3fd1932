"""Tests of Anunnaki: rules, words, computer player and renderer."""
