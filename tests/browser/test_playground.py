"""People play in a real browser: open a table, join, start, move and look around."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import OpenTab, Playground
from tests.browser.tab import Tab

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TO_MOVE = re.compile(r"Next to move: .*(Ada|Boris)")
OFFERING = "Offering"
NOT_MINE = re.compile("It is not your move|Your move is complete")
STEPS_OF_A_TURN = 20
# A land by one sea leaves no choice for the fleet: the next land is asked for at once.
CLAIMED = re.compile(r"does your fleet start in\?|nothing else was possible")


async def test_two_people_play_and_each_sees_only_their_own_hand(open_tab: OpenTab) -> None:
    ada, boris, chloe = [await open_tab(name) for name in ("Ada", "Boris", "Chloé")]
    # The welcome describes a board of Deus, cards included.
    welcome = await chloe.everything()

    await ada.type_command("table create", game="Deus")
    await expect(boris.post("Table 1 is open")).to_contain_text("Ada")
    await boris.press("Join")
    await expect(ada.post("Table 1 is open")).to_contain_text("Boris")
    await ada.press("Start")

    hands = {tab.person: await hand(tab) for tab in (ada, boris)}
    assert all(hands.values())
    for tab in (ada, boris, chloe):
        others = set().union(*(cards for person, cards in hands.items() if person != tab.person))
        own = hands.get(tab.person, set())
        page = await tab.everything()
        told = {card for card in own | others if card in page and card not in welcome}
        assert told == {card for card in own if card not in welcome}

    first, second = (ada, boris) if await mover(chloe) == "Ada" else (boris, ada)
    await first.choose(OFFERING)
    await finish_turn(first)
    await expect(second.post(TO_MOVE)).to_contain_text(f"@{second.person}")

    # The first card comes with it: two questions are put as one.
    await second.type_command("move", choice=OFFERING)
    await second.press("My move")
    await finish_turn(second)
    await expect(chloe.post(TO_MOVE)).to_contain_text(f"@{first.person}")
    for tab in (first, second):
        await expect(tab.post("called on")).to_contain_text(second.person)


async def test_a_match_against_the_computer_goes_on_after_a_restart(
    open_tab: OpenTab, playground: Playground
) -> None:
    ada = await open_tab("Ada")
    await ada.play_alone("Deus")
    before = await hand(ada)
    assert before

    assert await playground.close() == 0
    await playground.open()

    ada = await open_tab("Ada")
    await expect(ada.post("Welcome to Pantheon")).to_be_visible()
    assert await hand(ada) == before


async def test_the_same_entry_of_a_menu_can_be_chosen_again(open_tab: OpenTab) -> None:
    ada = await open_tab("Ada")
    await ada.type_command("table create", game="Cyclades")
    # A first table begins with the gentle set-up, which asks nobody for a land.
    await ada.press("Options")
    await ada.choose("Random", menu_number=2)
    for button in ("Add computer", "Add computer", "Start"):
        await ada.press(button)
    await expect(ada.post(re.compile("Next to move: .*@Ada"))).to_be_visible()
    await ada.press("My move")
    land = (await ada.options())[0]
    # The first time the panel has no word about what was taken back, so its menu stands elsewhere.
    for _ in range(3):
        await expect(ada.panel).to_contain_text("Which land do you claim?")
        await expect(ada.panel).not_to_contain_text(CLAIMED)
        await ada.choose(land)
        await expect(ada.panel).to_contain_text(CLAIMED)
        await ada.press("Undo", ada.panel)


async def hand(tab: Tab) -> set[str]:
    """The cards that a person's own panel shows them."""
    await tab.press("My move")
    # What happened meanwhile may be shown above it in a picture of its own.
    picture = tab.panel.locator("img.gallery-image").last
    await expect(picture).to_have_attribute("alt", re.compile("Hand: "))
    await expect(tab.panel.locator(".component-button").last).to_be_in_viewport()
    told = re.search(r"Hand: (.+?)\. [A-Z]", await picture.get_attribute("alt") or "")
    assert told is not None
    return {card.strip() for card in re.split(r", and |, | and ", told[1])}


async def mover(tab: Tab) -> str:
    post = tab.post(TO_MOVE)
    await expect(post).to_be_visible()
    told = TO_MOVE.search(await post.inner_text())
    assert told is not None
    return told[1]


async def finish_turn(tab: Tab) -> None:
    """Answer whatever the panel asks with what it offers first, until the turn has passed."""
    for _ in range(STEPS_OF_A_TURN):
        panel = await tab.panel.inner_text()
        if NOT_MINE.search(panel):
            return
        nothing = tab.panel.get_by_role("button", name="Nothing")
        exactly = re.search(r"Choose (?:exactly|from) (\d+)", panel)
        if await nothing.count():
            await tab.press("Nothing", tab.panel)
        elif exactly:
            buttons = tab.panel.locator(".component-button .button-label")
            for label in (await buttons.all_text_contents())[: int(exactly[1])]:
                await tab.press(label.strip(), tab.panel)
        else:
            await tab.choose((await tab.options())[0])
    raise AssertionError(f"{tab.person}'s turn does not end")
