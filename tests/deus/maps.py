"""The two boards of the tests, drawn so that labels can be read off them.

``fi`` field (wheat), ``fo`` forest (wood), ``sw`` swamp (clay), ``mo`` mountain (stone),
``~~`` sea, ``VV`` barbarian village.
"""

from __future__ import annotations

from games.deus.board import PlacedTile

ISLAND_DRAWN = """
    A1VV    A2fo
B1fi    B2mo    B3sw    B4fo    B5~~
    C1~~    C2~~    C3~~    C4sw    C5mo
        D2VV    D3mo    D4VV    D5fi
    E1fo    E2fi    E3sw    E4fi    E5mo
        F2~~    F3~~    F4~~    F5sw    F6VV
                            G4fo    G5~~
"""
ISLAND = (
    PlacedTile("K3", "A", 4, 0, 0),
    PlacedTile("K2", "A", 2, 2, 1),
    PlacedTile("K4", "A", 4, -1, 3),
    PlacedTile("K1", "A", 0, 1, 4),
)

CONTINENT_DRAWN = """
                    A3~~    A4VV
                B3~~    B4fo    B5sw    B6fo    B7sw
    C1~~    C2mo    C3mo    C4fi    C5VV    C6mo    C7~~
D1sw    D2fo    D3fi    D4sw    D5~~    D6fi    D7~~
    E1VV    E2~~    E3mo    E4fi    E5~~    E6fi    E7~~
        F2fo    F3mo    F4VV    F5fo    F6fo    F7mo    F8VV
    G1sw    G2~~    G3~~    G4~~    G5VV    G6sw    G7~~
        H2fi    H3VV    H4mo    H5fo    H6fi
                            I4sw    I5~~
"""
CONTINENT = (
    PlacedTile("K4", "A", 2, 0, 0),
    PlacedTile("K5", "B", 0, 2, 1),
    PlacedTile("K1", "B", 5, -1, 3),
    PlacedTile("K7", "A", 1, -3, 2),
    PlacedTile("K6", "B", 2, -2, -1),
    PlacedTile("K2", "B", 5, 1, -3),
    PlacedTile("K3", "A", 3, 3, -2),
)

SHORT = {
    "fi": "field",
    "fo": "forest",
    "sw": "swamp",
    "mo": "mountain",
    "~~": "sea",
    "VV": "village",
}


def drawn_terrain(drawn: str) -> dict[str, str]:
    """What a drawing says: the terrain of every label."""
    return {word[:-2]: SHORT[word[-2:]] for word in drawn.split()}


def drawn_neighbours(drawn: str) -> dict[str, list[str]]:
    """The neighbours of every label in a drawing; a label's place in its line is its column."""
    places: dict[str, tuple[int, int]] = {}
    for row, line in enumerate(drawn.strip("\n").split("\n")):
        for word in line.split():
            places[word[:-2]] = (row, line.index(word))
    return {
        label: [
            other
            for other, (y, x) in places.items()
            if (y == row and abs(x - column) == 8) or (abs(y - row) == 1 and abs(x - column) == 4)
        ]
        for label, (row, column) in places.items()
    }
