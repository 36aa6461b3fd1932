"""Somebody who plays by pressing what the panel offers, as luck will have it."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from games.core.fair import Dice
from tests.face.salon import Salon, buttons, menus, parts


class Player:
    """Plays one person's panel with dice of its own; ``prefix`` is that of a trial's controls."""

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
        elif asked and "mark:" in asked[0]["custom_id"]:
            await self._mark(panel)
        elif asked:
            values = [option["value"] for option in asked[0]["options"]]
            chosen = [self.dice.pick(values)]
            await self.person.select(panel, chosen, custom_id=asked[0]["custom_id"])
        else:
            return False
        self.moves += 1
        return True

    async def _mark(self, panel: ResponseMessage) -> None:
        """Pick at random until the picks can be confirmed, or confirm that there are none."""
        nothing = buttons(panel, f"{self.prefix}nothing:")
        if nothing and self.dice.below(3) == 0:
            await self.person.click(panel, custom_id=nothing[0]["custom_id"])
            return
        for count in range(1, 26):
            menu = menus(panel)[0]
            values = [option["value"] for option in menu["options"]]
            if count > menu["max_values"]:
                break
            chosen = self.dice.sample(values, count)
            await self.person.select(panel, chosen, custom_id=menu["custom_id"])
            done = buttons(panel, f"{self.prefix}done:")[0]
            if not done.get("disabled"):
                await self.person.click(panel, custom_id=done["custom_id"])
                return
        raise AssertionError("no number of picks can be confirmed")


class Thinker(Player):
    """Presses what the game's own computer player would."""

    def __init__(self, salon: Salon, person: MemberActor, seed: str) -> None:
        super().__init__(person, seed)
        self.salon = salon

    async def step(self, panel: ResponseMessage) -> bool:
        """Answer as the computer would, through the controls that the panel offers."""
        table = await self.salon.table()
        seat = next((s for s in table.seats_of(self.person.id) if s in table.awaited), None)
        if seat is None or table.status != "running":
            return False
        position = await self.salon.bot.host.play.position(table.id, seat)
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
            menu = menus(panel)[0]
            await self.person.select(panel, [str(n) for n in wanted], custom_id=menu["custom_id"])
            await self.person.click(panel, custom_id=buttons(panel, "done:")[0]["custom_id"])
        else:
            await self._press(panel, wanted[0])
        self.moves += 1
        return True

    async def _press(self, panel: ResponseMessage, number: int) -> None:
        for button in buttons(panel, "pick:"):
            if button["custom_id"].endswith(f"/{number}"):
                await self.person.click(panel, custom_id=button["custom_id"])
                return
        for menu in menus(panel):
            if str(number) in [option["value"] for option in menu["options"]]:
                await self.person.select(panel, [str(number)], custom_id=menu["custom_id"])
                return
        onward = buttons(panel, "turn:")[-1]
        await self.person.click(panel, custom_id=onward["custom_id"])
        await self._press(panel, number)


async def play_out(
    salon: Salon, seed: str, *, thinking: bool = False, at_most: int = 2000
) -> dict[str, int]:
    """Let everybody play from their panels until the match is over; counts each one's moves."""
    players: dict[int, Player] = {}
    for _ in range(at_most):
        table = await salon.table()
        if table.status != "running":
            return {player.person.name: player.moves for player in players.values()}
        assert table.awaited_people, "nobody is awaited, and the match is not over"
        person = salon.named(table.awaited_people[0])
        if person.id not in players:
            made = Thinker(salon, person, seed) if thinking else Player(person, seed)
            players[person.id] = made
        player = players[person.id]
        panel = await salon.panel(person)
        while await player.step(panel):
            pass
    raise AssertionError(f"not over after {at_most} panels")
