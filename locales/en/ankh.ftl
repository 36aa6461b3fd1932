## Ankh: names, questions, answers and notes. The rules are in ankh-rules.ftl, what is drawn in
## pictures in ankh-pictures.ftl.

ankh-name = Ankh
ankh-blurb = Lead a god of Egypt: claim monuments, gather followers, split the land with caravans and win conflicts, until the people worship one god alone. With three or more players, the two least worshipped gods merge into one. For 2 to 5 players.
# For menus: one sentence of at most 100 characters.
ankh-pitch = Be the last god that Egypt worships: gather followers, raise monuments, win the great battles.

## Table options

ankh-option-scenario = Scenario
ankh-option-scenario-help = Where monuments, caravans and figures start. In The People's Revolt, winners pay for victories.
ankh-option-scenario-middle-kingdom = Middle Kingdom
ankh-option-scenario-old-kingdom = Old Kingdom
ankh-option-scenario-peoples-revolt = The People's Revolt
ankh-option-scenario-nomarchs = Nomarchs
ankh-option-scenario-random = Any, at random
ankh-option-gods = Gods
ankh-option-gods-help = Whether the gods are dealt at random or chosen in turn order.
ankh-option-gods-random = At random
ankh-option-gods-chosen = Chosen in turn
ankh-option-guardian-1 = Guardian of level 1
ankh-option-guardian-1-help = Which kind of guardian the second ankh power brings.
ankh-option-guardian-1-random = At random
ankh-option-guardian-1-satet = Satet
ankh-option-guardian-1-cat-mummy = Cat Mummy
ankh-option-guardian-2 = Guardian of level 2
ankh-option-guardian-2-help = Which kind of guardian the fourth ankh power brings.
ankh-option-guardian-2-random = At random
ankh-option-guardian-2-apep = Apep
ankh-option-guardian-2-mummy = Mummy
ankh-option-guardian-3 = Guardian of level 3
ankh-option-guardian-3-help = Which kind of guardian the fifth ankh power brings.
ankh-option-guardian-3-random = At random
ankh-option-guardian-3-giant-scorpion = Giant Scorpion
ankh-option-guardian-3-androsphinx = Androsphinx

## Where the game stands

ankh-headline-set-up = Setting up
ankh-headline-turn = Turn { $turn } · next event: { $event }
ankh-headline-conflict = Turn { $turn } · now: { $event }
ankh-headline-over = The game is over

ankh-event-control = control of a monument
ankh-event-camel = a caravan
ankh-event-consolidation = a consolidation
ankh-event-conflict = conflict
ankh-event-merge = the third conflict, then two gods merge
ankh-event-forget = the fourth conflict, then gods are forgotten
ankh-event-end = the last conflict

## Names

ankh-god-amun = Amun
ankh-god-anubis = Anubis
ankh-god-isis = Isis
ankh-god-osiris = Osiris
ankh-god-ra = Ra
# With the character that the god's emoji replaces.
ankh-god-signed-amun = 🐏 Amun
ankh-god-signed-anubis = 🐺 Anubis
ankh-god-signed-isis = 🪽 Isis
ankh-god-signed-osiris = 🪷 Osiris
ankh-god-signed-ra = ☀️ Ra
ankh-god-amun-text = Once per conflict, you may play two battle cards at once.
ankh-god-anubis-text = Captures warriors who die, up to three; each makes your god stronger.
ankh-god-isis-text = Your figures next to an enemy may survive the end of a battle.
ankh-god-osiris-text = Opens gates to the afterlife after lost battles and summons through them.
ankh-god-ra-text = Makes up to three figures radiant. Winning or dominating a region with one of them in it brings 1 more devotion.

ankh-scenario-middle-kingdom = Middle Kingdom
ankh-scenario-old-kingdom = Old Kingdom
ankh-scenario-peoples-revolt = The People's Revolt
ankh-scenario-nomarchs = Nomarchs

ankh-action-move = Move figures
ankh-action-summon = Summon a figure
ankh-action-followers = Gain followers
ankh-action-ankh = Unlock an ankh power

ankh-monument-obelisk = obelisk
ankh-monument-pyramid = pyramid
ankh-monument-temple = temple
ankh-monuments-obelisk = obelisks
ankh-monuments-pyramid = pyramids
ankh-monuments-temple = temples

# A figure or monument with its hex, in a list: "B4 warrior".
ankh-placed = { $hex } { $thing }
ankh-hex = { $hex }

ankh-ground-fertile = fertile
ankh-ground-desert = desert
ankh-ground-water = water
# A hex with one is neither fertile nor desert.
ankh-ground-gate = gate to the afterlife

ankh-figure-god = god
ankh-figure-warrior = warrior
ankh-figure-ransom = captured warrior
ankh-figure-satet = Satet
ankh-figure-satet-text = When she moves, she may end on an enemy's hex and push the figure away.
ankh-figure-cat-mummy = Cat Mummy
ankh-figure-cat-mummy-text = When it dies, everybody else loses 1 devotion.
ankh-figure-apep = Apep
ankh-figure-apep-text = May be summoned on any water, where he fights in every region around it.
ankh-figure-mummy = Mummy
ankh-figure-mummy-text = When it dies, it is summoned again beside your god.
ankh-figure-giant-scorpion = Giant Scorpion
ankh-figure-giant-scorpion-text = When a conflict begins, it tears down the monuments its claws point at, but not across the river or camels.
ankh-figure-androsphinx = Androsphinx
ankh-figure-androsphinx-text = Enemy figures next to it have no strength.

ankh-card-chariots = Chariots
ankh-card-chariots-text = +3 strength.
ankh-card-locusts = Plague of Locusts
ankh-card-locusts-text = +1 strength. Everybody bids followers in secret; only the highest bidder's figures live.
ankh-card-drought = Drought
ankh-card-drought-text = +1 strength. If you win: 1 more devotion for each of your figures on desert.
ankh-card-flood = Flood
ankh-card-flood-text = A follower for each of your figures on fertile ground; they cannot die when the battle is decided.
ankh-card-build = Build Monument
ankh-card-build-text = For 3 followers, put up a monument of yours in the region.
ankh-card-miracle = Miracle
ankh-card-miracle-text = 1 devotion for each of your figures that died in the battle.
ankh-card-cycle = Cycle of Ma'at
ankh-card-cycle-text = After the battle, take all your cards back.

ankh-power-commander = Commander
ankh-power-commander-text = Win a battle: 3 followers.
ankh-power-inspiring = Inspiring
ankh-power-inspiring-text = Build Monument costs nothing.
ankh-power-omnipresent = Omnipresent
ankh-power-omnipresent-text = When a conflict begins: a follower for each region with figures of yours.
ankh-power-revered = Revered
ankh-power-revered-text = Gain followers: 1 more.
ankh-power-magnificent = Magnificent
ankh-power-magnificent-text = With 3 monuments of one kind, your god's strength is 3.
ankh-power-obelisks = Patron of Obelisks
ankh-power-obelisks-text = When your battle begins, move figures to your obelisks in the region.
ankh-power-temples = Patron of Temples
ankh-power-temples-text = +2 strength for each of your temples in the region with one of your figures beside it.
ankh-power-pyramids = Patron of Pyramids
ankh-power-pyramids-text = Summon a figure: one more beside each of your pyramids.
ankh-power-glorious = Glorious
ankh-power-glorious-text = Win a battle by 3 or more: 3 devotion instead of 1.
ankh-power-magnanimous = Magnanimous
ankh-power-magnanimous-text = Lose a battle in which you have 2 or more figures: 2 devotion.
ankh-power-generous = Generous
ankh-power-generous-text = In the red: 1 more devotion each time you gain some.
ankh-power-worshipful = Worshipful
ankh-power-worshipful-text = After each of your battles, you may sacrifice 2 followers for 1 devotion.

## Questions

ankh-ask-god = Choose your god.
ankh-ask-action = Your turn: choose the first of up to two actions.
ankh-ask-second = Choose your second action, the last of this turn.
ankh-ask-move = Which figure moves?
ankh-ask-move-to = Where does the figure on { $hex } go?
ankh-ask-push = Where does Satet push the figure on { $hex }?
ankh-ask-claws = Where do the claws of the scorpion on { $hex } point?
ankh-ask-summon-by = How do you summon?
ankh-ask-summon = Which figure do you summon?
ankh-ask-summon-at = Where does it appear? ({ $figure })
ankh-ask-radiant = Does the figure on { $hex } become radiant?
ankh-ask-power = Which power of level { $level } do you unlock?
ankh-ask-control = Which monument do you take control of?
ankh-ask-caravan = Which region does a caravan split?
ankh-ask-caravan-from = Where does the caravan begin?
ankh-ask-caravan-to = Where does it end?
ankh-ask-caravan-way = Which way does it take?
ankh-ask-token = Which part keeps token { $token }? The other one gets { $new }.
ankh-ask-swap = Do you swap two conflict tokens?
ankh-ask-consolidate = Which two regions become one?
ankh-ask-rally = Which figure do you call to your obelisks in region { $region }?
ankh-ask-rally-to = Where does the figure from { $hex } go?
ankh-ask-double = Region { $region }: do you play two battle cards?
ankh-ask-card = Region { $region }: what do you play? Nobody sees it until all have chosen.
ankh-ask-build = Region { $region }: which monument do you build? It costs { $price ->
    [0] nothing
    [one] 1 follower
   *[other] { $price } followers
}.
ankh-ask-build-at = Where does it stand? ({ $monument })
ankh-ask-bid = Locusts in region { $region }: how many followers do you bid? You lose them all, no matter who wins.
ankh-ask-tiebreaker = A tie in region { $region }: do you use the tiebreaker?
ankh-ask-protect = Region { $region }: which figures does Isis keep alive?
ankh-ask-capture = Whose warrior does Anubis capture?
ankh-ask-mummy = Where does the Mummy rise again?
ankh-ask-gate = Region { $region }: which gate to the afterlife do you open there?
ankh-ask-gate-at = Where does it open?
ankh-ask-worship = Do you sacrifice 2 followers for 1 devotion?
ankh-ask-take-over = Which of these guardians join the merged god? { $room ->
    [one] One base of their size is free.
   *[other] { $room } bases of their size are free.
} The others leave the game.

## Answers

ankh-pick-action = { $action } · { $left ->
    [one] brings the event
   *[other] event in { $left } steps
}
    .brief = { $action }
ankh-pick-done = That is all
ankh-pick-none = None
ankh-pick-yes = Yes
ankh-pick-no = No
ankh-pick-use = Use it
ankh-pick-save = Save it
ankh-pick-plain = Next to your pieces
ankh-pick-summon-none = No further summon
ankh-pick-unlock-none = No power
ankh-pick-pyramid = At the pyramid on { $place }
ankh-pick-gate = Through a gate to the afterlife
ankh-pick-new = A new gate
ankh-pick-gate-on = The gate on { $hex }
ankh-pick-ransom = A captured warrior, for 1 follower
ankh-pick-seat = { $seat }
ankh-pick-hex = { $hex } ({ $ground })
    .brief = { $hex }
ankh-pick-figure = { $hex }: { $figure }
ankh-pick-monument = { $hex }: { $monument }
ankh-pick-claws = { $hexes }
ankh-pick-region = Region { $place }
ankh-pick-corner = Between { $hexes }
    .brief = { $hexes }
ankh-pick-way = { $count ->
    [one] 1 camel: { $borders }
   *[other] { $count } camels: { $borders }
}
ankh-pick-keep = The part with { $place }
ankh-pick-swap = Tokens { $one } and { $other }
ankh-pick-join = Regions { $one } and { $other }
ankh-pick-followers = { $count ->
    [one] 1 follower
   *[other] { $count } followers
}
# The second line of an option. $event is the event that the action would cause.
ankh-hint-causes = Causes an event: { $event }. { $text }
ankh-hint-hex = In { $regions }
ankh-hint-guardian = In { $regions }. { $text }
ankh-hint-region = region { $number }
ankh-hint-power = For { $count ->
    [one] 1 follower
   *[other] { $count } followers
}. { $text }
ankh-hint-unlock-none = You pay nothing and unlock nothing.
ankh-hint-radiant = Winning or dominating its region brings 1 more devotion. { $count ->
    [one] Your last sun.
   *[other] You have { $count } suns left.
}
ankh-hint-capture = It makes your god 1 stronger, until { $victim } ransoms it for 1 follower.
ankh-hint-ransom = One of your warriors held by Anubis comes back.
ankh-hint-warriors = { $count ->
    [one] Your last one.
   *[other] You have { $count } left.
}
ankh-hint-summon-none = No further figure appears.
ankh-hint-summon-plain = On an empty land hex beside one of your figures or monuments.
ankh-hint-summon-gate = On one of your gates.
ankh-hint-split = { $count } hexes of land, { $gods ->
    [0] without figures
   *[other] with figures of { $owners }
}
ankh-hint-order = A conflict goes by these numbers, lowest first.
ankh-hint-tie-use = You win this battle; the tiebreaker is used up for this conflict.
ankh-hint-tie-save = Nobody wins here; you keep it for a later battle of this conflict.
ankh-hint-worship = { $count ->
    [one] You have 1 follower.
   *[other] You have { $count } followers.
}

## What happened

ankh-note-god = { $seat } is { $god }.
ankh-note-scenario = The scenario: { $scenario }.
ankh-note-guardian-in-play = Among the guardians: { $figure }.
ankh-note-action = { $seat }: { $action }.
ankh-note-moved = { $seat } moved from { $start } to { $end }: { $figure }.
ankh-note-no-move = { $seat } moved nobody.
ankh-note-no-summon = { $seat } summoned nobody.
ankh-note-summoned = { $seat } summoned on { $hex }: { $figure }.
ankh-note-radiant = The figure of { $seat } on { $hex } is radiant.
ankh-note-ransomed = { $seat } ransomed a warrior from { $jailer }.
ankh-note-claws = The scorpion of { $seat } on { $hex } points at { $hexes }.
# $causes is a list of the messages ankh-cause-….
ankh-note-followers = { $seat } gained { $count ->
    [0] no followers
    [one] 1 follower
   *[other] { $count } followers
} for { $causes }.
ankh-note-power = { $seat } unlocked { $power } for { $count ->
    [one] 1 follower
   *[other] { $count } followers
}.
ankh-note-no-power = { $seat } unlocked nothing.
ankh-note-guardian = A guardian serves { $seat }: { $figure }.
ankh-note-no-guardian = { $seat } gets no guardian, because no figure or base is left: { $figure }.
ankh-note-controls = { $seat } took control of { $hex }: { $monument }.
ankh-note-controls-from = { $seat } took control of { $hex } from { $loser }: { $monument }.
# $reason is one of the messages ankh-reason-….
ankh-note-no-control = { $seat } takes no monument: { $reason }.
ankh-note-no-caravan = No caravan sets out: { $reason }.
ankh-note-caravan = { $seat } split region { $region } with { $count ->
    [one] 1 camel
   *[other] { $count } camels
}.
ankh-note-tokens = The part with { $kept } keeps conflict token { $token }, the part with { $other } gets { $new }.
ankh-note-swapped = { $seat } swapped the conflict tokens { $one } and { $other }.
ankh-note-consolidated = { $seat } joined the regions { $one } and { $other }.
ankh-note-no-consolidation = No two regions are divided by camels, so none are joined.
ankh-note-conflict = Conflict { $number }! { $seat } holds the tiebreaker.
ankh-note-torn-down = A scorpion tore down on { $hex }: neutral { $monument }.
ankh-note-torn-down-from = A scorpion tore down on { $hex }: { $monument } of { $loser }.
ankh-note-dominates = { $seat } dominates region { $region }.
ankh-note-battle = Battle in region { $region }: { $fighters }.
ankh-note-rallied = { $seat } called a figure from { $start } to { $end }.
ankh-note-double = { $seat } will play two cards.
ankh-note-cards = { $seat } played { $cards }.
ankh-note-built = { $seat } built on { $hex }, for { $price ->
    [0] nothing
    [one] 1 follower
   *[other] { $price } followers
}: { $monument }.
ankh-note-locusts = { $seat } sends locusts into region { $region }.
ankh-note-bid = { $seat } sacrificed { $count ->
    [0] nobody
    [one] 1 follower
   *[other] { $count } followers
}.
ankh-note-locusts-spare = The locusts spare only the figures of { $seat }.
ankh-note-locusts-all = The highest bid is a tie: the locusts spare nobody in region { $region } but gods.
ankh-note-strengths = Strength: { $sides }.
ankh-note-tiebreaker = { $seat } used the tiebreaker.
ankh-note-tie = A tie in region { $region }: everybody loses.
ankh-note-wins = { $seat } won the battle in region { $region }.
ankh-note-nobody-left = No figures are left in region { $region }: nobody wins the battle.
# $figures is a list such as "B4 warrior".
ankh-note-sheltered = The flood shelters { $figures }.
ankh-note-protected = Isis keeps alive { $figures }.
ankh-note-died = { $seat } lost on { $hex }: { $figure }.
ankh-note-captured = { $seat } captured a warrior of { $victim }.
ankh-note-gate = { $seat } opened a gate to the afterlife on { $hex }.
ankh-note-gate-moved = { $seat } moved a gate to the afterlife from { $start } to { $hex }.
ankh-note-cycle = { $seat } took all cards back.
ankh-note-devotion = { $seat } gained { $count } devotion for { $causes }.
ankh-note-devotion-top = { $seat } gained { $count } devotion for { $causes }, up to the last space of the track.
ankh-note-devotion-lost = { $seat } lost { $count } devotion: { $cause }.
ankh-note-merged = { $one } and { $other } are now one god: { $senior } leads, { $junior } plays on at their side.
# $monuments is a list such as "B4 temple".
ankh-note-razed = The monuments of { $seat } are destroyed: { $monuments }.
ankh-note-removed = Figures of { $seat } leave the game: { $figures }.
ankh-note-freed = { $count ->
    [one] A captured warrior goes back to { $seat }.
   *[other] { $count } captured warriors go back to { $seat }.
}
ankh-note-merge-cards = The battle cards and ankh tokens of { $junior } leave the game.
ankh-note-merge-powers = { $junior } gives up powers: { $powers }.
ankh-note-merge-followers = { $count ->
    [one] A follower of { $junior } goes over to { $senior }.
   *[other] { $count } followers of { $junior } go over to { $senior }.
}
ankh-note-merge-devotion = { $senior }’s devotion drops from { $before } to the junior god's { $count }.
ankh-note-merge-equal = { $senior } keeps { $count } devotion, as much as the junior god had.
ankh-note-guardian-left = A guardian leaves the game: { $figure }.
# $seats is one name, or two of a merged god.
ankh-note-forgotten = Forgotten: { $seats }.
ankh-note-over = The game is over. Egypt worships { $winners }.
ankh-note-atheism = The game is over. Egypt no longer worships anybody.

## Headings under which notes are gathered. $sides is a list such as "Ada 7, Bo 5".

ankh-scene-control = Event: control of a monument
ankh-scene-caravan = Event: a caravan
ankh-scene-consolidation = Event: consolidation
ankh-scene-conflict = Conflict { $number }
ankh-scene-dominance = Dominance in region { $region }
ankh-scene-battle = Battle in region { $region }
ankh-scene-fought = Battle in region { $region }: { $sides }
ankh-scene-locusts = Locusts in region { $region }
ankh-scene-merge = Two gods merge
ankh-scene-forget = Gods are forgotten
ankh-scene-over = The end

## What gains and losses were for. They end a sentence such as "… gained 2 devotion for".

# One of several causes, with its share.
ankh-cause-share = { $cause } ({ $count })
ankh-cause-majority = the majority of { $monuments } in region { $region }
ankh-cause-dominance = dominating region { $region }
ankh-cause-victory = the victory in region { $region }
ankh-cause-glorious = a glorious victory in region { $region }
ankh-cause-drought = Drought
ankh-cause-radiance = a radiant figure there
ankh-cause-magnanimous = being Magnanimous in region { $region }
ankh-cause-generous = Generous
ankh-cause-miracle = Miracle
ankh-cause-worshipful = { $count } followers sacrificed as Worshipful
# Ends the sentence "… lost 1 devotion:".
ankh-cause-cat-mummy = the Cat Mummy of { $seat } died
ankh-cause-monuments = monuments beside their figures
ankh-cause-revered = Revered
ankh-cause-flood = Flood
ankh-cause-commander = Commander
ankh-cause-omnipresent = Omnipresent
ankh-cause-consolidation = the consolidation

ankh-reason-no-monument = there is none beside their figures that may be taken
ankh-reason-no-ankhs = all their ankh tokens are in use
ankh-reason-regions = there are eight regions
ankh-reason-chain = no chain of camels is possible
ankh-reason-wish = { $seat } wants none

## The recap: what points and rounds are called, and the categories of points

ankh-score-points = Devotion
ankh-score-amount = { $points } devotion
ankh-score-tie = With equal devotion, the last to arrive on the space is ahead.
# Ankh has no rounds: its time is counted in events.
ankh-score-round = Event
ankh-score-red = Within the red
ankh-score-beyond = Beyond the red

## Standing orders

ankh-order = Standing order…
ankh-order-help = What to do when others act: battle cards, the most wanted first, what to offer to the Locusts, and a yes or no for the rest. You may leave the actions of your next turn, too. What the order does not cover, you are asked. Nobody else can see it. Cards, offers and actions hold until your next turn ends, everything else until you take it back.
ankh-order-group-card = Battle card
ankh-order-group-region = Battle card in region { $region }
ankh-order-group-bid = Locusts
ankh-order-group-action = My next turn: first action
ankh-order-group-second = My next turn: second action
ankh-order-group-power = My next turn: a power
ankh-order-group-worship = Worshipful
ankh-order-group-rally = Patron of Obelisks
ankh-order-group-tiebreaker = Tiebreaker
ankh-order-group-double = Amun: two cards
ankh-order-group-radiant = Ra: radiant figures
ankh-order-group-build = Build Monument
ankh-order-group-gate = Osiris: gates
ankh-order-group-protect = Isis: protection
ankh-order-group-capture = Anubis: captives
ankh-order-card = Play { $card }
ankh-order-card-in = Play { $card } in region { $region }
ankh-order-bid = Offer { $count ->
    [0] nothing
    [one] 1 follower
   *[other] { $count } followers
} to the Locusts
ankh-order-bid-all = Offer all followers to the Locusts
ankh-order-action = First action: { $action }
ankh-order-second = Second action: { $action }
ankh-order-power = Unlock { $power }
ankh-order-worship-yes = Always give 2 followers for 1 devotion
ankh-order-worship-no = Never give followers for devotion
ankh-order-rally-done = Move no figures to obelisks
ankh-order-tiebreaker-use = Always use the tiebreaker
ankh-order-tiebreaker-save = Always save the tiebreaker
ankh-order-double-no = Never play two cards
ankh-order-double-yes = Play two cards as soon as possible
ankh-order-radiant-yes = Make every figure radiant
ankh-order-radiant-no = Make no figure radiant
ankh-order-build-none = Build nothing with Build Monument
ankh-order-gate-none = Place and move no gate
ankh-order-protect-all = Protect every figure
ankh-order-protect-none = Protect no figure
ankh-order-capture = Capture warriors of { $seat }
ankh-order-capture-none = Capture nobody
