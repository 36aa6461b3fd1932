"""Message ids of Divinus: names, labels, hints, changes, topics and the glossary."""
