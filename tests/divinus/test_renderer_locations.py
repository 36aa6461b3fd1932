"""Alt texts of Divinus name the locations that the story puts on tiles."""

from __future__ import annotations

import pytest

from games.divinus import GAME
from render.divinus.renderer import DivinusRenderer
from tests.divinus.table import at, deal
from tests.render.words import speaker


@pytest.mark.parametrize(
    ("visits", "told"), [([], "Tidewatch Pier"), ([11], "Tidewatch Pier (visited)")]
)
def test_a_cell_is_described_with_the_place_on_its_tile_and_whether_it_was_visited(
    visits: list[int], told: str
) -> None:
    game = deal(scenario=2, amber=at("3 5", "G7 P01"), board="3 P03", stickers="P03 @11.0")
    game.state.visited = visits
    assert told in DivinusRenderer().board(GAME.view(game.state, "amber"), speaker()).alt


def test_in_the_endless_mode_no_place_is_described() -> None:
    game = deal(amber=at("3 5", "G7 P01"), board="3 P03", stickers="P03 @11.0")
    assert "Tidewatch" not in DivinusRenderer().board(GAME.view(game.state, "amber"), speaker()).alt
