"""The words of Anunnaki: labels, hints, names, changes between two views, and the glossary."""
