"""Learning a game: the glossary, the rules, and guided first rounds."""
