"""The words of Cyclades: names, labels, hints, changes, rules topics and the glossary."""
