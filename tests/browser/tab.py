"""One person's browser tab on the playground's page."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect

BUSY = re.compile("…")
REFUSED = "Action was not completed."
ATTEMPTS = 8


class Tab:
    """A browser tab: clicks, types commands, and reads posts, buttons and menus."""

    def __init__(self, page: Page, person: str) -> None:
        self.page = page
        self.person = person

    async def sit_down(self, url: str) -> None:
        """Open the page and become ``person``."""
        await self.page.goto(url)
        await expect(self.page.locator("article.channel-message").first).to_be_visible()
        await self._settled()
        viewer = await self.page.locator("#viewer-picker").select_option(label=self.person)
        await self.page.wait_for_function(
            "who => window.simcordPreview.viewerId === who && window.simcordPreview.ready",
            arg=viewer[0],
        )
        await self._settled()

    async def go_to(self, channel: str) -> None:
        """Look at another channel, as the same person."""
        await self.page.locator("#channel-picker").select_option(label=f"#{channel}")
        await expect(self.page.locator("#channel-name")).to_have_text(channel)
        await self.still_seated()

    async def still_seated(self) -> None:
        """Wait until the page shows what ``person`` sees."""
        await self.page.wait_for_function(
            "who => window.simcordPreview?.ready && document.getElementById('viewer-picker')"
            ".selectedOptions[0]?.textContent === who",
            arg=self.person,
        )
        await self._settled()

    def post(self, text: str | re.Pattern[str]) -> Locator:
        """The newest public post that says ``text``."""
        public = self.page.locator("article.channel-message:not(:has(.message-ephemeral-note))")
        return public.filter(has_text=text).last

    @property
    def panel(self) -> Locator:
        """The newest message that only this person sees."""
        private = self.page.locator("article.channel-message:has(.message-ephemeral-note)")
        return private.last

    async def press(self, label: str, within: Locator | None = None) -> None:
        """Press the newest button that says ``label``."""
        place = within if within is not None else self.page.locator("#channel-message-list")
        await self._press(place.get_by_role("button", name=label).last)

    async def play_alone(self, game: str) -> None:
        """Begin a match against one computer, from the welcome's menu of games."""
        await self._pick(self.post("Welcome to Pantheon").get_by_role("combobox"), game)
        await expect(self.panel).to_contain_text("Play against a computer")
        await self.press("Play against a computer", self.panel)

    async def options(self) -> list[str]:
        """The options of the panel's question, from its menu or its buttons."""
        offered = self.panel.locator(".select-option .option-label")
        if await self.panel.get_by_role("combobox").count() == 0:
            offered = self.panel.locator(".component-button.button-style-1 .button-label")
        return [label.strip() for label in await offered.all_text_contents()]

    async def choose(self, *labels: str, menu_number: int = 0) -> None:
        """Answer the panel's question: in its menu, or by a button where it has none.

        A panel with several menus, such as that of a table's options, counts them from 0.
        """
        menu = self.panel.get_by_role("combobox")
        if await menu.count() == 0:
            await self.press(labels[0], self.panel)
            return
        await self._pick(menu.nth(menu_number), *labels)

    async def type_command(self, command: str, **options: str) -> None:
        """Type a slash command, each option completed by its first suggestion."""
        composer = self.page.locator("#channel-composer-input")
        await composer.press_sequentially(f"/{command}")
        found = self.page.locator("#command-picker-listbox [role=option]")
        named = self.page.get_by_text(f"/{command}", exact=True)
        await found.filter(has=named).first.click()
        for name, value in options.items():
            field = self.page.locator(f'input[data-option="{name}"]')
            await field.press_sequentially(value)
            suggested = self.page.locator("#command-suggestion-listbox [role=option]")
            await suggested.filter(has_text=value).first.click()
        for _ in range(ATTEMPTS):
            await self.page.locator("#channel-composer").get_by_role("button", name="Send").click()
            if await self._settled() != REFUSED:
                await expect(composer).to_be_visible()
                return
        raise AssertionError(f"{self.person} could not type /{command}")

    async def everything(self) -> str:
        """All words of the page, those of its menus and its pictures included."""
        text = await self.page.locator("body").evaluate("body => body.textContent")
        alts = await self.page.locator("img").evaluate_all("found => found.map(img => img.alt)")
        return "\n".join([text, *alts])

    async def _pick(self, menu: Locator, *labels: str) -> None:
        for _ in range(ATTEMPTS):
            await menu.click()
            for label in labels:
                await self.page.get_by_role("option").filter(has_text=label).first.click()
            apply = self.panel.get_by_role("button", name="Apply")
            if await apply.count():
                await apply.click()
            if await self._settled() != REFUSED:
                return
            # The page was brought up to date meanwhile; a busy machine needs a moment for that.
            await self.page.wait_for_timeout(500)
        raise AssertionError(f"{self.person} could not choose {labels}")

    async def _press(self, button: Locator) -> None:
        for _ in range(ATTEMPTS):
            await button.click()
            if await self._settled() != REFUSED:
                return
            # The page was brought up to date meanwhile; a busy machine needs a moment for that.
            await self.page.wait_for_timeout(500)
        raise AssertionError(f"{self.person} could not press {button}")

    async def _settled(self) -> str:
        status = self.page.locator("#action-status")
        await expect(status).not_to_have_text(BUSY)
        return await status.inner_text()
