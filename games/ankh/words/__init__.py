"""Message ids of Ankh: labels, hints, names, topics, changes between views, the glossary."""
