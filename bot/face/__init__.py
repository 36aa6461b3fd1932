"""The Discord face: commands, panels and posts. It knows no game, only what games register."""
