## What changed between two pictures of Ankh, for those who cannot see it. $before and $now are what was and what is.

ankh-change-turn = turn { $now }
ankh-change-active = { $now } to move
ankh-change-god-of = { $name } plays { $now }
ankh-change-forgotten = { $name } is forgotten
ankh-change-hexes = { $name }
ankh-change-camels = the border { $name }
ankh-change-camels-left = camels in the supply { $before } → { $now }
ankh-change-tracks = the track of { $name }
ankh-change-events = the event track
ankh-change-event = the next event
ankh-change-guardians = { $name } in the supply { $before } → { $now }
ankh-change-monuments-left = { $name } in the supply { $before } → { $now }
ankh-change-tiebreaker = the tiebreaker goes to { $now }
ankh-change-tiebreaker-ready = the tiebreaker { $now ->
    [yes] is ready
   *[no] is used
}
ankh-change-battle = the battle
ankh-change-winners = the end of the game
ankh-change-gods = { $name } { $there ->
    [yes] joins
   *[no] is gone
}
ankh-change-gods-junior = { $name } and { $now } are one
ankh-change-gods-gods = the gods of { $name }
ankh-change-gods-devotion = devotion of { $name } { $before } → { $now }
ankh-change-gods-rank = the rank of { $name } on the devotion track
ankh-change-gods-followers = followers of { $name } { $before } → { $now }
ankh-change-gods-powers = { $name } of { $of }
ankh-change-gods-hand = { $name }, { $there ->
    [yes] back in the hand of { $of }
   *[no] played by { $of }
}
ankh-change-gods-warriors-left = warriors of { $name } in supply { $before } → { $now }
ankh-change-gods-guardians = guardians of { $name } in supply { $before } → { $now }
ankh-change-gods-suns-left = sun discs of { $name } { $before } → { $now }
ankh-change-gods-gates-left = gates of { $name } { $before } → { $now }
ankh-change-gods-captives = captives of { $name } { $before } → { $now }
ankh-change-gods-ankhs-left = ankhs of { $name } { $before } → { $now }
ankh-change-gods-double-ready = second card of { $name } { $now ->
    [yes] is ready
   *[no] is used
}
