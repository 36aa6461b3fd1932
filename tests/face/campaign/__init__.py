"""Tests of bot.face.campaign."""
