## Ankh: what the look-up says of things that carry no text of their own

ankh-about-guardian = Level { $level }, { $base } base. { $text }
ankh-about-power = Level { $level }, costs { $level ->
    [one] 1 follower.
   *[other] { $level } followers.
} { $text }
ankh-about-action-move = Each of your figures may move up to 3 hexes, through anything, to an empty land hex.
ankh-about-action-summon = Put a warrior or guardian on an empty land hex beside one of your figures or monuments.
ankh-about-action-followers = Gain 1 follower for each monument, yours or neutral, with one of your figures beside it.
ankh-about-action-ankh = Unlock a power of your level for 1, 2 or 3 followers. The second, fourth and fifth bring a guardian.
ankh-about-event-control = The player who caused it takes a neutral monument beside one of their figures; a rival's only if no monument is neutral.
ankh-about-event-camel = The player who caused it may split a region with up to 6 camels; both parts need 6 land hexes.
ankh-about-event-consolidation = In The People's Revolt, instead of a caravan: the player who caused it takes a follower and joins two regions divided by camels.
ankh-about-event-conflict = Region by region: a god alone in a region dominates it, several gods fight. Majorities of monuments bring devotion.
ankh-about-event-merge = A conflict; then, with three or more players, the two gods with the least devotion become one.
ankh-about-event-forget = A conflict; then every god still in the red, up to 20 devotion, is forgotten.
ankh-about-event-end = A conflict; then the most devotion wins.
ankh-about-monument = Gives followers to figures beside it. In a conflict, a player with a figure in a region who controls more monuments of a kind there than any rival gains 1 devotion.
ankh-about-figure-warrior = Strength 1. Six each.
ankh-about-figure-god = Strength 1. Never dies.
ankh-about-scenario-middle-kingdom = The standard rules, with the set-up that suits a first match.
ankh-about-scenario-old-kingdom = The standard rules with a different set-up.
ankh-about-scenario-nomarchs = The standard rules with a different set-up.
ankh-about-scenario-peoples-revolt = Many small regions. The winner's figures die, the losers' live, and instead of caravans, regions are joined.

ankh-piece-tiebreaker = tiebreaker
ankh-about-tiebreaker = The player who caused the conflict holds it. Once in that conflict, they may use it to win a battle in which they are tied for the lead.
ankh-piece-token = conflict token
ankh-about-token = The number of a region. A conflict goes through the regions by these numbers, lowest first.
ankh-piece-sun = sun of Ra
ankh-about-sun = Makes a figure radiant when it is summoned. Winning or dominating a region with a radiant figure in it brings Ra 1 more devotion.
ankh-piece-gate = gate to the afterlife
ankh-about-gate = After losing a battle, Osiris places one on an empty land hex of the region, or moves one there; he may summon a figure onto it.
