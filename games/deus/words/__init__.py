"""The words of Deus: labels, hints, names, changes between two views, and the glossary."""
