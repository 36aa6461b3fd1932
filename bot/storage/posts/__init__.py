"""Rows of the outbox and of alarms, written in the transaction of what causes them."""
