"""The playground behaves like Discord: completion, order, time, people and channels."""

from __future__ import annotations

import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import OpenTab, Playground
from tests.browser.tab import REFUSED

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES = ("Ankh", "Anunnaki", "Cyclades", "Deus", "Divinus")


async def test_options_are_listed_before_anything_is_typed(open_tab: OpenTab) -> None:
    ada = await open_tab("Ada")
    await ada.page.locator("#channel-composer-input").press_sequentially("/table create")
    await ada.page.locator("#command-picker-listbox [role=option]").first.click()
    listed = ada.page.locator("#command-suggestion-listbox [role=option]")
    await expect(listed).to_have_count(len(GAMES))
    for number, game in enumerate(GAMES):
        await expect(listed.nth(number)).to_contain_text(game)
    await expect(ada.page.locator(".command-popup-heading")).to_have_text("OPTIONS")


async def test_players_commands_come_before_moderators(open_tab: OpenTab) -> None:
    mona = await open_tab("Mona")
    await mona.page.locator("#channel-composer-input").press_sequentially("/")
    found = mona.page.locator("#command-picker-listbox [role=option]")
    await expect(found.first).to_be_visible()
    listed = [text.strip().lstrip("/") for text in await found.all_text_contents()]
    theirs = [text for text in listed if not text.startswith(("admin", "settings"))]
    assert len(theirs) > 10
    assert listed[: len(theirs)] == theirs
    # Where the list is too long for moderators' commands, what is typed finds them.
    await mona.page.locator("#channel-composer-input").press_sequentially("admin")
    await expect(found.first).to_contain_text("admin")


async def test_what_was_is_in_the_past(open_tab: OpenTab) -> None:
    ada = await open_tab("Ada")
    await ada.play_alone("Deus")
    await ada.page.wait_for_timeout(2500)
    await ada.type_command("games")
    told = ada.panel.locator("time.discord-timestamp").first
    await expect(told).to_be_visible()
    said = await told.inner_text()
    assert "ago" in said or said == "now", said


async def test_a_tab_keeps_its_person(open_tab: OpenTab) -> None:
    boris = await open_tab("Boris")
    await boris.page.reload()
    await boris.still_seated()
    await boris.play_alone("Deus")
    await expect(boris.panel).to_be_visible()
    # Somebody else's tab is not touched by it.
    ada = await open_tab("Ada")
    await expect(ada.page.locator("#viewer-picker")).to_have_value(
        await ada.page.evaluate("window.simcordPreview.viewerId")
    )


async def test_several_games_are_tried_side_by_side(open_tab: OpenTab) -> None:
    ada = await open_tab("Ada")
    await ada.play_alone("Deus")
    await ada.go_to("garden")
    await expect(ada.post("Welcome to Pantheon")).to_be_visible()
    assert "Deus · Round" not in await ada.page.locator("#channel-message-list").inner_text()
    await ada.play_alone("Cyclades")
    await expect(ada.post("Cyclades · Round")).to_be_visible()
    await ada.type_command("table create", game="Ankh")
    # The channel has a table already: what is typed counts for the channel that is shown.
    await expect(ada.panel).to_contain_text("table")
    await ada.go_to("table")
    await expect(ada.post("Deus")).to_be_visible()
    assert "Cyclades · Round" not in await ada.page.locator("#channel-message-list").inner_text()


async def test_a_page_that_opens_while_the_bot_is_at_work_fits_a_phone(open_tab: OpenTab) -> None:
    ada = await open_tab("Ada")
    await ada.page.set_viewport_size({"width": 390, "height": 844})
    refused: list[str] = []

    async def outdated(route: Route) -> None:
        """What the page tells of its window comes too late the first time."""
        asked = route.request.post_data_json or {}
        if not refused and "host_width" in asked:
            refused.append(route.request.url)
            await route.continue_(post_data={**asked, "published_revision": 0})
        else:
            await route.continue_()

    await ada.page.route("**/api/action", outdated)
    await ada.page.reload()
    await ada.still_seated()
    await expect(ada.page.locator("main.preview-app")).to_have_css("width", "390px")
    assert refused


async def test_a_page_lives_on_however_many_are_opened_and_left(
    open_tab: OpenTab, playground: Playground
) -> None:
    ada = await open_tab("Ada")
    link, _, capability = playground.url.partition("#")
    # Not from within the page, which begins anew when it has to make room itself.
    headers = {"X-Simcord-Capability": capability, "Origin": link.rstrip("/")}
    opened = [
        await ada.page.request.post(f"{link}api/pages", headers=headers, data={}) for _ in range(40)
    ]
    assert {answer.status for answer in opened} == {200}
    # Whichever pages made room for them, this one goes on, as the same person.
    await ada.page.wait_for_timeout(2000)
    await ada.still_seated()
    await ada.play_alone("Deus")
    await expect(ada.panel).to_be_visible()


async def test_a_click_counts_while_the_bot_is_at_work(open_tab: OpenTab) -> None:
    ada = await open_tab("Ada")
    asked: list[str] = []

    async def outdated(route: Route) -> None:
        """The page has been brought up to date just before its click arrives."""
        body = route.request.post_data_json or {}
        if not asked and body.get("kind") == "click":
            asked.append(body["control_key"])
            earlier = {**body, "published_revision": body["published_revision"] - 1}
            await route.continue_(post_data=earlier)
        else:
            await route.continue_()

    await ada.page.route("**/api/action", outdated)
    await ada.play_alone("Deus")
    assert asked
    await expect(ada.panel).to_be_visible()
    await expect(ada.page.locator("#action-status")).not_to_have_text(REFUSED)


async def test_it_opens_without_a_warning(playground: Playground) -> None:
    assert playground.warned() == []


async def test_one_slim_bar_and_pictures_over_the_whole_window(open_tab: OpenTab) -> None:
    ada = await open_tab("Ada")
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        await ada.page.set_viewport_size(size)  # type: ignore[arg-type]
        bar = await ada.page.locator("#toolbar").bounding_box()
        assert bar is not None
        assert bar["height"] <= 48
        for tool in ("#messages-sidebar", "#inspector-toggle", "#capture-open", "#refresh"):
            await expect(ada.page.locator(tool)).to_be_hidden()
        await expect(ada.page.locator("#channel-picker")).to_be_visible()
        await expect(ada.page.locator("#viewer-picker")).to_be_visible()
        await ada.page.locator(".media-lightbox-trigger").last.click()
        shown = await ada.page.locator(".media-lightbox[open]").bounding_box()
        assert shown is not None
        assert (shown["width"], shown["height"]) == (size["width"], size["height"])
        await ada.page.keyboard.press("Escape")
    await expect(ada.page).to_have_title("Pantheon")
