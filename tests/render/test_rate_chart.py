"""The chart of win rates, the picture of titles, and the standings of a season."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from games.core.phrase import Phrase
from render.rate_chart import MOST_LINES, RateLine, draw_rates
from render.renderer import ALT_LIMIT, Picture
from render.result_parts import PICTURE_WIDTH
from render.season_table import SeasonRow, draw_season
from render.title_list import MOST_TITLES, TitlePlate, draw_titles
from tests.strict_words import strict_words


def say(said: Phrase) -> str:
    return strict_words().say(said, "en")


def size(picture: Picture) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture.data)).size


def test_each_line_has_its_bar_and_stands_in_the_alt_text() -> None:
    lines = [RateLine("Ra", 10, 4), RateLine("Anubis", 3, 3), RateLine("Isis", 1, 0)]
    picture = draw_rates(lines, "Wins by god", say)
    assert size(picture)[0] == PICTURE_WIDTH
    assert "Ra: 40 % of 10." in picture.alt
    assert "Isis: 0 % of 1." in picture.alt
    other = draw_rates([RateLine("Ra", 10, 5), *lines[1:]], "Wins by god", say)
    assert other.data != picture.data


def test_a_chart_has_room_for_so_many_lines_and_no_more() -> None:
    lines = [RateLine(f"Card {number} with a very long name indeed", 99, 1) for number in range(60)]
    picture = draw_rates(lines, "Wins by a thing with an endless name" * 4, say)
    assert len(picture.alt) <= ALT_LIMIT
    assert size(picture) == size(draw_rates(lines[:MOST_LINES], "Wins", say))
    with pytest.raises(ValueError, match="needs a line"):
        draw_rates([], "Wins", say)


def test_a_picture_of_titles_names_them() -> None:
    plates = [TitlePlate(f"Title {n}", "won without a battle", "Deus") for n in range(30)]
    picture = draw_titles(plates, "Titles of Ada")
    assert "Title 0 (Deus): won without a battle." in picture.alt
    assert size(picture) == size(draw_titles(plates[:MOST_TITLES], "Titles of Ada"))
    with pytest.raises(ValueError, match="no title"):
        draw_titles([], "Titles of Ada")


def test_standings_say_who_has_no_rank_yet() -> None:
    rows = [SeasonRow(1, "Ada", 12, 7, "81.3", "44"), SeasonRow(None, "Bo", 1, 0, "0", "0")]
    picture = draw_season(rows, "Season “Spring”", say)
    assert "1. Ada: 81.3 % after 12." in picture.alt
    assert "Bo: 0 % after 1, no rank yet." in picture.alt
    with pytest.raises(ValueError, match="need a line"):
        draw_season([], "Season", say)
