"""Self-played campaigns, and statistics of many of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from games.core.campaign import Campaign, Legacy
from games.core.game import AnyGame
from games.core.match import AnyMatch
from games.core.selfplay.selfplay_match import Failure, Observer, Players, SelfPlayMatch
from games.core.state import BaseState

# So many scenarios before the end everybody should still be able to win.
LATE = 2
TYPICAL = 0.9


@dataclass
class SelfPlayCampaign:
    """One campaign from its first scenario to its last; ``left`` is what the latest has left."""

    game: AnyGame
    seats: Sequence[str]
    players: Players
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    every: int = 0
    observers: Sequence[Observer] = ()
    decisions: int = 0
    left: Legacy = field(default_factory=dict)

    @property
    def campaign(self) -> Campaign[object]:
        """The campaign of the game."""
        found = self.game.campaign
        assert found is not None
        return found

    def run(self) -> Legacy:
        """Play every scenario; raises :class:`Failure` with the number of the one that broke."""
        for scenario in range(1, self.campaign.scenarios + 1):
            try:
                self.play(scenario)
            except Failure as failure:
                why = f"scenario {scenario}: {failure.why}"
                raise Failure(why, failure.entries) from failure
        return self.left

    def begin(self, scenario: int) -> SelfPlayMatch:
        """The match of the next scenario, with what the last one has left."""
        chosen = self.campaign.options.model_validate(self.options)
        return SelfPlayMatch(
            self.game,
            self.seats,
            self.players,
            seed=f"{self.seed}/{scenario}".encode(),
            options=self.campaign.match_options(scenario, chosen),
            every=self.every,
            observers=self.observers,
            legacy=self.left,
        )

    def play(self, scenario: int) -> AnyMatch:
        """Play the next scenario."""
        selfplay_match = self.begin(scenario)
        try:
            match = selfplay_match.run()
        finally:
            self.decisions += selfplay_match.decisions
        self.left = match.legacy
        if self.every:
            self._told(match)
        return match

    def _told(self, match: AnyMatch) -> None:
        """Everything that the host will want to tell of the campaign can be built."""
        campaign = self.campaign
        try:
            campaign.story(self.left)
            campaign.summary(self.left)
            campaign.view(self.left)
            for seat in self.seats:
                campaign.seat_progress(self.left, seat)
            self._added_up(match.state)
        except Exception as broken:
            why = f"the campaign cannot be told: {broken!r}"
            raise Failure(why, match.entries) from broken

    def _added_up(self, state: BaseState) -> None:
        """The favour of the last scenario is what its match came to."""
        last = self.campaign.favour(self.left)[-1]
        for final_score in self.game.score(state):
            if sum(last[final_score.seat].values()) != final_score.points:
                raise ValueError(f"{final_score.seat} has favour from nowhere")


@dataclass
class CampaignStatistics:
    """Statistics of many campaigns."""

    favour: list[list[dict[str, int]]] = field(default_factory=list)
    decided: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, campaign: Campaign[object], left: Legacy) -> None:
        """Take a finished campaign in."""
        told = campaign.favour(left)
        self.favour.append(
            [{seat: sum(kinds.values()) for seat, kinds in seats.items()} for seats in told]
        )
        self.decided.update(campaign.decided(left))

    def scenarios(self) -> list[tuple[float, float, float]]:
        """For each scenario the least, the mean and the most favour of a seat, on average."""
        found: list[tuple[float, float, float]] = []
        for rows in zip(*self.favour, strict=True):
            least = sum(min(row.values()) for row in rows) / len(rows)
            most = sum(max(row.values()) for row in rows) / len(rows)
            mean = sum(sum(row.values()) / len(row) for row in rows) / len(rows)
            found.append((least, mean, most))
        return found

    def shares(self) -> list[tuple[str, list[tuple[str, int]]]]:
        """Every question that came up, with its answers and how often each was given."""
        found: dict[str, list[tuple[str, int]]] = {}
        for (question, answer), count in sorted(self.decided.items()):
            found.setdefault(question, []).append((answer, count))
        return list(found.items())

    def swing(self, scenario: int) -> int:
        """By how much the best seat of a scenario typically beats the worst: in nine of ten
        campaigns by no more than this. Scenarios are numbered from 1."""
        gaps = sorted(_gap(rows[scenario - 1]) for rows in self.favour)
        return gaps[min(len(gaps) - 1, int(TYPICAL * len(gaps)))]

    def within_reach(self) -> int:
        """In how many campaigns everybody could still win before the last scenarios.

        That is where the first is ahead of the last by no more than the swings of these scenarios
        add up to.
        """
        if not self.favour:
            return 0
        count = len(self.favour[0])
        swings = sum(self.swing(number) for number in range(count - LATE + 1, count + 1))
        reached = 0
        for rows in self.favour:
            totals: Counter[str] = Counter()
            for row in rows[: count - LATE]:
                totals.update(row)
            reached += _gap({seat: totals[seat] for seat in rows[0]}) <= swings
        return reached


def _gap(points: Mapping[str, int]) -> int:
    return max(points.values()) - min(points.values())
