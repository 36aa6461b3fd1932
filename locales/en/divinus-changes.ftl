## What changed between two pictures of Divinus, for those who cannot see it. $before and $now are what was and what is.

divinus-change-stage = { $now ->
    [set_up] the set-up
    [turns] the turns begin
   *[over] the game is over
}
divinus-change-round = round { $now }
divinus-change-active = { $now } to move
divinus-change-order = the turn order
divinus-change-first = { $now } is the first player
divinus-change-last-round = the last round
divinus-change-cells = cell { $name }
divinus-change-stacks = { $name } { $before } → { $now }
divinus-change-figures = { $name }
divinus-change-velund = what Velund offers
divinus-change-hephaestus = what Hephaestus offers
divinus-change-held = the tile in hand
divinus-change-peek = the tile you have seen
divinus-change-hand = the artifacts in your hand
divinus-change-gods-battle = the battle of the gods
divinus-change-visited = locations visited { $before } → { $now }
divinus-change-winners = the end of the game
divinus-change-gods = { $name }
divinus-change-gods-goals = a goal of { $of }
divinus-change-gods-goals-values = { $name } and a god's goal { $before } → { $now }
divinus-change-gods-goals-reached = who has reached a goal of { $of }
divinus-change-quests = { $name }
divinus-change-quests-values = { $name } and { $of }
divinus-change-quests-taken = { $name }: fulfilled by { $now }
divinus-change-monsters = { $name }
divinus-change-monsters-cells = { $of }: battle cell { $name }
divinus-change-monsters-done = { $name } is defeated
divinus-change-temples = { $name }
divinus-change-temples-left = { $name } left { $before } → { $now }
divinus-change-heroes-left = the heroes to choose from
divinus-change-demigods = { $name } { $there ->
    [yes] joins
   *[no] is gone
}
divinus-change-demigods-dice = die { $name } of { $of }
divinus-change-demigods-pantheon-die = the pantheon die of { $name }
divinus-change-demigods-artifacts = { $name } of { $of }
divinus-change-demigods-hero = the hero of { $name }
divinus-change-demigods-plots = { $of }: { $name }
divinus-change-demigods-plots-tile = { $of }: the tile on { $name }
divinus-change-demigods-plots-overbuilt = { $of }: { $name } is built over
divinus-change-demigods-plots-consecrated = { $of }: { $name } is consecrated
divinus-change-demigods-plots-hero = { $of }: the hero on { $name }
divinus-change-demigods-plots-monster = { $of }: the monster on { $name }
divinus-change-demigods-zones = the zones of { $name }
divinus-change-demigods-favour = { $name } favour of { $of } { $before } → { $now }
divinus-change-demigods-carried = earlier favour of { $name } { $before } → { $now }
divinus-change-demigods-support = support of { $of } { $before } → { $now }
divinus-change-demigods-rests = rests of { $name } { $before } → { $now }
divinus-change-demigods-monster-cells = the monster of { $name }
divinus-change-demigods-quests = quests of { $name } { $before } → { $now }
divinus-change-demigods-titles = titles of { $name } { $before } → { $now }
divinus-change-demigods-complete = the map of { $name } is complete
divinus-change-demigods-total-tokens = tokens of { $name } { $before } → { $now }
