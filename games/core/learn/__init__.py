"""Help for newcomers: the glossary, guided first rounds, explanations of options, and reasons."""
