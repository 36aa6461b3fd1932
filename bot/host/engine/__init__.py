"""The engine: database, table locks, loaded matches, replay, alarms and background tasks."""
