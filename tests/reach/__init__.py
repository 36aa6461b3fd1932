"""Tests that every question, note, option and rule of a game is met by some test."""
