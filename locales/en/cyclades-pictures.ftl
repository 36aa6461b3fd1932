## Words drawn in the pictures of Cyclades. There is little room: keep them short.

cyclades-picture-title = Cyclades
cyclades-picture-round = Round { $round }
# An altar that lies face down in this round.
cyclades-picture-closed = closed
cyclades-picture-team = Team { $team }
# $area is a label such as "C2"; $stage counts the rolls from 1 on, 0 before the first.
cyclades-picture-battle = { $stage ->
    [0] Battle for { $area }
   *[other] Battle for { $area } · stage { $stage }
}
# After the number of coins that only the reader can see.
cyclades-picture-purse = coins behind your screen
cyclades-picture-team-purse = coins in your team's purse
# Before the creature on top of the deck, which the reader has looked at.
cyclades-picture-top = Top of the deck
cyclades-picture-yours = In your service
cyclades-picture-offered = On the board of fate

cyclades-picture-phase-placement = Set-up
cyclades-picture-phase-income = Income
cyclades-picture-phase-offerings = Offerings
cyclades-picture-phase-upkeep = Creatures
cyclades-picture-phase-actions = Actions
cyclades-picture-phase-over = The end

## Descriptions of the pictures for people who cannot see them.

cyclades-picture-alt-head = Cyclades, { $round ->
    [0] { $phase }
   *[other] round { $round }, { $phase }
}.
cyclades-picture-alt-over = The game is over.
cyclades-picture-alt-score = { $seat }: { $metropolises ->
    [one] 1 metropolis
   *[other] { $metropolises } metropolises
}, { $gold } gold{ $winner ->
    [yes] , a winner
   *[no] {""}
}.
# $attack and $defence each say who fights and how strong.
cyclades-picture-alt-battle = { $stage ->
    [0] Battle for { $area }
   *[other] Battle for { $area }, stage { $stage }
}: { $attack } against { $defence }.
cyclades-picture-alt-side = { $seat } (strength { $strength })
cyclades-picture-alt-side-rolled = { $seat } (strength { $strength } and die { $die }: { $total })
# $altars is a list from the top, each as one of the three messages that follow.
cyclades-picture-alt-altars = Altars: { $altars }.
cyclades-picture-alt-closed = { $god } (closed)
cyclades-picture-alt-free = { $god } (free)
# $space is the space of the offering track, 0 on Apollo's altar, where nothing is offered.
cyclades-picture-alt-bid = { $god } ({ $space ->
    [0] { $seat }
   *[other] { $seat } with { $space }
})
cyclades-picture-alt-order = Turn order: { $seats }.
# $goal is how many metropolises win; $things is a list such as "4 gold, 1 priestess, Ajax".
cyclades-picture-alt-faction = { $seat } ({ $colour }): { $metropolises } of { $goal } metropolises, { $things }.
# $count is a number, or "?" where it is a secret.
cyclades-picture-alt-gold = { $count } gold
cyclades-picture-alt-priestesses = { $count ->
    [one] 1 priestess
   *[other] { $count } priestesses
}
cyclades-picture-alt-philosophers = { $count ->
    [one] 1 philosopher
   *[other] { $count } philosophers
}
# What a faction has not yet put on the board.
cyclades-picture-alt-reserve = { $seat } can still recruit { $things }.
cyclades-picture-alt-creatures = Creatures: { $creatures }.
cyclades-picture-alt-creature = { $name } (cost { $cost })
cyclades-picture-alt-heroes = Heroes: { $heroes }.
cyclades-picture-alt-top = On top of the deck: { $creature }.
# $areas is a list such as "C2 (3 troops, port)".
cyclades-picture-alt-holds = { $seat } holds { $areas }.
cyclades-picture-alt-area = { $label } ({ $things })
cyclades-picture-alt-bare = { $label }
cyclades-picture-alt-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
cyclades-picture-alt-mercenaries = { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
}
cyclades-picture-alt-fleets = { $count ->
    [one] 1 fleet
   *[other] { $count } fleets
}
cyclades-picture-alt-yours = In your service:
cyclades-picture-alt-offered = On the board of fate:
cyclades-picture-alt-card = { $name }: { $text }
