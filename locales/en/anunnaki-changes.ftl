## What changed between two pictures of Anunnaki, for those who cannot see it. $before and $now are what was and what is.

anunnaki-change-phase = { $now }
anunnaki-change-turn = round { $now }
anunnaki-change-active = { $now } to move
anunnaki-change-first = { $now } is the first player
anunnaki-change-planets = a planet { $there ->
    [yes] appears
   *[no] is gone
}
anunnaki-change-planets-districts = { $name }
anunnaki-change-planets-culture = the culture token { $name }
anunnaki-change-edges = the crystals of cell { $name }
anunnaki-change-goals = { $name } counts { $now }
anunnaki-change-power-tokens = the tokens of the power track
anunnaki-change-lightning = the lightning on the power track
anunnaki-change-market = agreement { $name } of the market
anunnaki-change-stack = agreements in the stack { $before } → { $now }
anunnaki-change-artifacts-left = artifacts left { $before } → { $now }
anunnaki-change-drawn-artifacts = the drawn artifacts
anunnaki-change-triggered = the last round
anunnaki-change-battle = the battle
anunnaki-change-scores = the final scoring
anunnaki-change-houses = { $name } { $there ->
    [yes] has a house
   *[no] has no house
}
anunnaki-change-houses-points = points of { $name } { $before } → { $now }
anunnaki-change-houses-resources = { $name } of { $of } { $before } → { $now }
anunnaki-change-houses-crystals = crystals of { $name } { $before } → { $now }
anunnaki-change-houses-followers-left = followers of { $name } left { $before } → { $now }
anunnaki-change-houses-settlements-left = settlements of { $name } left { $before } → { $now }
anunnaki-change-houses-pawn = the pawn of { $name }
anunnaki-change-houses-signs = a sign of { $of }
anunnaki-change-houses-signs-left = signs of { $name } left { $before } → { $now }
anunnaki-change-houses-tokens = { $name } of { $of }
anunnaki-change-houses-tokens-node = { $name } of { $of } has moved
anunnaki-change-houses-tokens-upgraded = { $name } of { $of } is upgraded
anunnaki-change-houses-freed = a god of { $of } is free
anunnaki-change-houses-gods = { $name } of { $of }
anunnaki-change-houses-gods-summoned = { $name } of { $of } is summoned
anunnaki-change-houses-tracks = { $name } of { $of } { $before } → { $now }
anunnaki-change-houses-power = power of { $name } { $before } → { $now }
anunnaki-change-houses-lightning = the lightning of { $name }
anunnaki-change-houses-shrines = shrines of { $name } { $before } → { $now }
anunnaki-change-houses-agreements = agreements of { $name } { $before } → { $now }
anunnaki-change-houses-fulfilled = fulfilled agreements of { $name } { $before } → { $now }
anunnaki-change-houses-artifacts = { $name } of { $of }
anunnaki-change-houses-pandora = the contents of { $name }'s Pandora's Box
anunnaki-change-houses-has-tablet = the Tablet of { $name }
anunnaki-change-houses-tablet = the track of { $name }'s Tablet
anunnaki-change-houses-civilisations = civilisations defeated by { $name } { $before } → { $now }
anunnaki-change-houses-weapons = advanced weapons of { $name } { $before } → { $now }
anunnaki-change-houses-hand = the weapons in { $name }'s hand
anunnaki-change-houses-stack = the weapons above { $name }'s board
anunnaki-change-houses-known-hand = weapons { $name } is known to hold
