"""Counts what the sensible computer of Divinus does that a person at the table would smile at.

A campaign shows habits that a match of the endless mode cannot: pantheons' dice, rewards, forges.
So whole campaigns are played, each with the endless match that follows it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from games.core.fair import Dice
from games.core.game import Computer
from games.core.match import AnyMatch
from games.core.selfplay import SelfPlayMatch
from games.core.selfplay.campaigns import SelfPlayCampaign
from games.core.steps import Ask, Picks
from games.divinus import GAME
from games.divinus.campaign.campaign import CAMPAIGN, CampaignOptions
from games.divinus.state import SEATS
from games.divinus.view import DivinusView
from tests.bench.bar import Figure

CAMPAIGNS = 8
MATCHES = CAMPAIGNS * (CAMPAIGN.scenarios + 1)
MANY_DICE = 5
CHANGING = ("reroll_2", "reroll_any", "flip_1", "flip_2")
"""Faces of the Greek die that change active dice."""

HABITS: tuple[tuple[str, str, str], ...] = (
    ("battles against monsters that are never beaten", "idle markers", "markers"),
    ("dice changed with the pantheon's die before a Rest", "changed in vain", "changed"),
    ("Rests with a payable cell", "payable Rests", "Rests"),
    ("of them with five active dice or more", "rich Rests", "payable Rests"),
    ("matches that end with both stacks empty", "stalled", "matches"),
    ("artifacts taken and not kept", "refused artifacts", "artifacts"),
    ("dice of several values rolled again or flipped", "changed good dice", "changed dice"),
)
"""Each habit as it is told, with the names of its count and of the count that it is a part of."""


@dataclass
class Watched:
    """A computer player whose habits are counted in ``counts``."""

    computer: Computer[DivinusView]
    counts: Counter[str] = field(default_factory=Counter)
    # Whether the seat has changed dice with the pantheon's die in this turn.
    _changed: dict[str, bool] = field(default_factory=dict)

    def __call__(self, ask: Ask, get_view: Callable[[], DivinusView], dice: Dice) -> Picks:
        """The answer of the player."""
        picks = self.computer(ask, get_view, dice)
        count = _COUNTED.get(ask.key.removeprefix("divinus.ask."))
        if count is not None and picks:
            count(self, get_view(), ask.seat, picks)
        return picks

    def turn(self, view: DivinusView, seat: str, picks: Picks) -> None:
        """Count Rests, and changes of dice that lead to nothing but a Rest."""
        demigod = view.demigod(seat)
        die = demigod.pantheon_die
        if picks[0] == "pantheon":
            if die is not None and die.faces[die.top - 1] in CHANGING:
                self.counts["changed"] += 1
                self._changed[seat] = True
            return
        changed = self._changed.pop(seat, False)
        if picks[0] != "rest":
            return
        self.counts["Rests"] += 1
        self.counts["changed in vain"] += changed
        if view.payments:
            active = sum(die.whereabouts == "active" for die in demigod.dice)
            self.counts["payable Rests"] += 1
            self.counts["rich Rests"] += active >= MANY_DICE

    def fight(self, view: DivinusView, seat: str, picks: Picks) -> None:
        """Count battles, those against one's own monster included."""
        self.counts["markers"] += 1

    def artifact(self, view: DivinusView, seat: str, picks: Picks) -> None:
        """Count artifacts that are taken as a reward."""
        self.counts["artifacts"] += picks[0] != "none"

    def slot(self, view: DivinusView, seat: str, picks: Picks) -> None:
        """Count artifacts that were taken and are not kept."""
        self.counts["refused artifacts"] += picks[0] == "none"

    def change(self, view: DivinusView, seat: str, picks: Picks) -> None:
        """Count the dice that are rolled again or flipped."""
        dice = {die.id: die for die in view.demigod(seat).dice}
        self.counts["changed dice"] += len(picks)
        self.counts["changed good dice"] += sum(len(dice[name].face.values) > 1 for name in picks)

    def over(self, match: AnyMatch) -> None:
        """Count what a finished match shows: markers of monsters, and empty stacks."""
        view = match.view(None)
        assert isinstance(view, DivinusView)
        for card in view.monsters:
            markers = sum(marker is not None for marker in card.cells.values())
            self.counts["idle markers"] += 0 if card.done else markers
        for demigod in view.demigods:
            self.counts["idle markers"] += len(demigod.monster_cells or ())
        self.counts["matches"] += 1
        self.counts["stalled"] += not (view.stacks["power"] or view.stacks["faction"])


_COUNTED: dict[str, Callable[[Watched, DivinusView, str, Picks], None]] = {
    "turn": Watched.turn,
    "fight": Watched.fight,
    "artifact": Watched.artifact,
    "slot": Watched.slot,
    "reroll": Watched.change,
    "flip": Watched.change,
}


def played(number: int, computer: Computer[DivinusView] | None = None) -> Counter[str]:
    """The counts of one campaign and the endless match after it; numbers of people take turns."""
    people = GAME.people[number % len(GAME.people)]
    seats = SEATS[:people]
    watched = Watched(computer or GAME.computer(GAME.computer_kinds[0]))
    players = dict.fromkeys(seats, watched)
    campaign = SelfPlayCampaign(GAME, seats, players, f"habits/{number}")
    for scenario in range(1, CAMPAIGN.scenarios + 1):
        watched.over(campaign.play(scenario))
    assert CAMPAIGN.afterwards is not None
    endless = SelfPlayMatch(
        GAME,
        seats,
        players,
        seed=f"habits/{number}/endless".encode(),
        options=CAMPAIGN.afterwards(CampaignOptions()),
        every=0,
        legacy=campaign.left,
    )
    watched.over(endless.run())
    return watched.counts


def counted(campaigns: Iterable[Counter[str]]) -> Iterator[Figure]:
    """The figures of all campaigns that were played."""
    counts: Counter[str] = Counter()
    for each in campaigns:
        counts.update(each)
    for what, part, whole in HABITS:
        share = f" ({100 * counts[part] / counts[whole]:.0f} %)" if counts[whole] else ""
        yield Figure(f"divinus: {what}", f"{counts[part]} of {counts[whole]}{share}")
