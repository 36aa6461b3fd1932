"""Pictures of the campaign of Divinus after every scenario."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from games.divinus.campaign.campaign import CAMPAIGN
from games.divinus.view import CountryView
from render.divinus.names import god_name
from render.divinus.renderer import DivinusRenderer
from render.kit.picture_layout import MAX_HEIGHT_RATIO
from render.renderer import ALT_LIMIT, RENDERERS
from tests.divinus.renderer_positions import middle
from tests.divinus.story.campaigns import begun, left_by
from tests.render.words import NAMES, speaker

RENDERER = DivinusRenderer()
SAY = speaker()


def country(scenario: int, people: int) -> CountryView:
    """A campaign of computers after so many scenarios."""
    return CAMPAIGN.view(left_by(scenario, people))


def test_before_the_first_scenario_is_over_there_is_no_country() -> None:
    assert RENDERER.country(CAMPAIGN.view({}), SAY) is None
    assert RENDERERS["ankh"].country(country(1, 2), SAY) is None


@pytest.mark.parametrize("people", [2, 3, 4])
def test_the_country_shows_everybody_and_is_told(people: int) -> None:
    view = country(2, people)
    picture = RENDERER.country(view, SAY)
    assert picture is not None
    wide, high = Image.open(BytesIO(picture.data)).size
    assert high <= MAX_HEIGHT_RATIO * wide
    assert len(picture.data) < 2**20
    assert picture.alt.startswith("The Unsettled Country after scenario 2 of 12.")
    assert len(picture.alt) <= ALT_LIMIT
    for seat in view.seats:
        assert f"{NAMES[seat]}: {view.chapters[-1].totals[seat]} favour in all" in picture.alt


def test_another_scenario_changes_the_picture() -> None:
    before, after = country(1, 2), country(2, 2)
    assert len(after.chapters) == 1 + len(before.chapters)
    first, second = RENDERER.country(before, SAY), RENDERER.country(after, SAY)
    assert first is not None
    assert second is not None
    assert first.data != second.data


def test_locations_and_titles_are_named() -> None:
    view = next(v for v in (country(n, 3) for n in range(2, 7)) if v.locations)
    picture = RENDERER.country(view, SAY)
    assert picture is not None
    assert "Locations: " in picture.alt
    for place in view.locations:
        assert f"on tile {place.tile}" in picture.alt


@pytest.mark.parametrize("scenario", [1, 2])
def test_a_scenario_has_a_title_page(scenario: int) -> None:
    view = begun(scenario, 2, left_by(scenario - 1, 2)).view(None)
    picture = RENDERER.opening(view, SAY)
    assert picture is not None
    title = SAY(CAMPAIGN.title(scenario))
    assert picture.alt.startswith(f'The title page of "{title}"')
    assert all(SAY(god_name(god.id)) in picture.alt for god in view.gods)
    wide, high = Image.open(BytesIO(picture.data)).size
    assert high < wide


def test_a_match_outside_the_campaign_has_no_title_page() -> None:
    assert RENDERER.opening(middle(2), SAY) is None
    assert RENDERERS["divinus"].opening(middle(2), SAY) is None
