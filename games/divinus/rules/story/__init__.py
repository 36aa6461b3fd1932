"""Rules of the campaign: set-up of scenarios, locations, choices, battles of the gods, endings."""
