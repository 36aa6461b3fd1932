## Ankh: what the look-up says of things that carry no text of their own

ankh-about-guardian = Level { $level }, { $base } base. { $text }
ankh-about-power = Level { $level }, costs { $level ->
    [one] 1 follower.
   *[other] { $level } followers.
} { $text }
ankh-about-action-move = Each of your figures moves up to 3 hexes, through everything, to an empty land hex.
ankh-about-action-summon = A warrior or guardian comes to an empty land hex beside a figure or monument of yours.
ankh-about-action-followers = 1 follower for each monument, yours or neutral, with a figure of yours beside it.
ankh-about-action-ankh = A new power of your level for 1, 2 or 3 followers. The second, fourth and fifth bring a guardian.
ankh-about-event-control = Whoever caused it takes a neutral monument beside a figure of theirs; a rival's only if no monument is neutral.
ankh-about-event-camel = Whoever caused it may split a region with up to 6 camels; both parts need 6 land hexes.
ankh-about-event-consolidation = In The People's Revolt, instead of a caravan: whoever caused it takes a follower and joins two regions that camels divide.
ankh-about-event-conflict = Region by region: figures of one god dominate, figures of several fight. Majorities of monuments bring devotion.
ankh-about-event-merge = A conflict; then, with three or more players, the two least worshipped gods become one.
ankh-about-event-forget = A conflict; then every god still in the red, up to 20 devotion, is forgotten.
ankh-about-event-end = A conflict; then the most devotion wins.
ankh-about-monument = Gives followers to figures beside it. In a conflict, whoever has a figure in a region and controls more monuments of a kind there than any rival gains 1 devotion.
ankh-about-figure-warrior = Strength 1. Six each.
ankh-about-figure-god = Strength 1. Never dies.
ankh-about-scenario-middle-kingdom = The plain rules, from the set-up that suits a first match.
ankh-about-scenario-old-kingdom = The plain rules from another set-up.
ankh-about-scenario-nomarchs = The plain rules from another set-up.
ankh-about-scenario-peoples-revolt = Many small regions. The winner's figures die, the losers' live, and instead of caravans two regions are joined.

ankh-piece-tiebreaker = tiebreaker
ankh-about-tiebreaker = Whoever caused the conflict holds it: once in the conflict they may win a battle that they share the lead in.
ankh-piece-token = conflict token
ankh-about-token = The number of a region. Conflicts go from region to region by these numbers, the lowest first.
ankh-piece-sun = sun of Ra
ankh-about-sun = Makes a figure radiant when it is summoned. To win or dominate a region with one of them in it brings Ra 1 more devotion.
ankh-piece-gate = gate to the afterlife
ankh-about-gate = After a lost battle Osiris lays one, or moves one, to an empty land hex of the region; he may summon a figure onto it.
