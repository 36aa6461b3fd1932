"""Players that click on their panels: at random, or like the computer player."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import ButtonStyle
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.model.match import Position
from games.core.fair import Dice
from games.core.game import Computer
from tests.ui.discord_sim import DiscordSim, buttons, menus, parts

PICKED = ButtonStyle.success.value


class Player:
    """Plays one person's panel at random; ``prefix`` is that of a trial's actions."""

    prefix = ""

    def __init__(self, person: MemberActor, seed: str) -> None:
        self.person = person
        self.dice = Dice(seed.encode(), person.name)
        self.moves = 0

    async def step(self, panel: ResponseMessage) -> bool:
        """Answer the question that the panel shows; False where it shows none."""
        picks = [b for b in buttons(panel, f"{self.prefix}pick:") if not b.get("disabled")]
        asked = [m for m in menus(panel) if "seat:" not in m["custom_id"]]
        if picks:
            await self.person.click(panel, custom_id=self.dice.pick(picks)["custom_id"])
        elif buttons(panel, f"{self.prefix}flip:"):
            await self._flip(panel)
        elif asked:
            values = [option["value"] for option in asked[0]["options"]]
            chosen = [self.dice.pick(values)]
            await self.person.select(panel, chosen, custom_id=asked[0]["custom_id"])
        else:
            return False
        self.moves += 1
        return True

    async def _flip(self, panel: ResponseMessage) -> None:
        """Pick at random until the picks are the answer, or answer that there are none."""
        ending = [*buttons(panel, f"{self.prefix}nothing:"), *buttons(panel, f"{self.prefix}all:")]
        if ending and self.dice.below(3) == 0:
            await self.person.click(panel, custom_id=self.dice.pick(ending)["custom_id"])
            return
        asked = {button["custom_id"] for button in buttons(panel, f"{self.prefix}flip:")}
        for _ in range(25):
            flips = [b for b in buttons(panel, f"{self.prefix}flip:") if b["style"] != PICKED]
            if not asked & {button["custom_id"] for button in flips}:
                return
            done = buttons(panel, f"{self.prefix}done:")
            if done and not done[0].get("disabled") and self.dice.below(2) == 0:
                await self.person.click(panel, custom_id=done[0]["custom_id"])
                return
            await self.person.click(panel, custom_id=self.dice.pick(flips)["custom_id"])
        raise AssertionError("no number of picks can be confirmed")


class Thinker(Player):
    """Plays like the game's computer player."""

    def __init__(self, sim: DiscordSim, person: MemberActor, seed: str) -> None:
        super().__init__(person, seed)
        self.sim = sim

    async def step(self, panel: ResponseMessage) -> bool:
        """Give the computer's answer through the items of the panel."""
        table = await self.sim.table()
        seat = next((s for s in table.seats_of(self.person.id) if s in table.awaited), None)
        if seat is None or table.status != "running":
            return False
        position = await self.sim.bot.host.play.position(table.id, seat, combined_answers=True)
        ask, game = position.ask, position.game
        assert ask is not None
        if not any(ask.fingerprint in str(part.get("custom_id")) for part in parts(panel)):
            return False
        judgement = game.computer(game.computer_kinds[0])
        picks = judgement(ask, lambda: position.view, self.dice)
        wanted = [ask.options.index(pick) for pick in picks]
        if not wanted:
            await self.person.click(panel, custom_id=buttons(panel, "nothing:")[0]["custom_id"])
        elif ask.high > 1:
            for number in wanted:
                await self._press(panel, str(number), "flip:")
            if len(wanted) < ask.high:
                await self.person.click(panel, custom_id=buttons(panel, "done:")[0]["custom_id"])
        else:
            await self._press(panel, self._value(position, judgement, wanted[0]))
        self.moves += 1
        return True

    def _value(self, position: Position, judgement: Computer[Any], place: int) -> str:
        """The choice on the panel for an answer, with the computer's following answers."""
        found = [combined for combined in position.combined_answers if combined.places[0] == place]
        if not found:
            return str(place)
        depth = 1
        while longer := [combined for combined in found if len(combined.steps) > depth]:
            step = longer[0].steps[depth]
            [pick] = judgement(step.ask, partial(getattr, step, "view"), self.dice)
            wished = [combined for combined in longer if combined.steps[depth].option == pick]
            found, depth = (
                wished or [combined for combined in found if len(combined.steps) == depth],
                depth + 1,
            )
        [combined] = found
        places = ".".join(map(str, combined.places))
        return places if len(combined.steps) == 1 else f"{places}/{combined.last.ask.fingerprint}"

    async def _press(self, panel: ResponseMessage, value: str, action: str = "pick:") -> None:
        for button in buttons(panel, action):
            if button["custom_id"].endswith(f"/{value}"):
                await self.person.click(panel, custom_id=button["custom_id"])
                return
        for menu in menus(panel):
            if value in [option["value"] for option in menu["options"]]:
                await self.person.select(panel, [value], custom_id=menu["custom_id"])
                return
        follow_ups = buttons(panel, "turn:")[-1]
        await self.person.click(panel, custom_id=follow_ups["custom_id"])
        await self._press(panel, value, action)


async def play_out(
    sim: DiscordSim, seed: str, *, thinking: bool = False, at_most: int = 2000
) -> dict[str, int]:
    """Let everybody play from their panels until the match is over; counts each one's moves."""
    players: dict[int, Player] = {}
    for _ in range(at_most):
        table = await sim.table()
        if table.status != "running":
            return {player.person.name: player.moves for player in players.values()}
        assert table.awaited_people, "nobody is awaited, and the match is not over"
        person = sim.named(table.awaited_people[0])
        if person.id not in players:
            made = Thinker(sim, person, seed) if thinking else Player(person, seed)
            players[person.id] = made
        player = players[person.id]
        panel = await sim.panel(person)
        while await player.step(panel):
            pass
    raise AssertionError(f"not over after {at_most} panels")
