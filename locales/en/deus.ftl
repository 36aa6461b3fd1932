## Deus: names, questions, answers and notes. Cards are in deus-cards.ftl, the rules in
## deus-rules.ftl, what is drawn in pictures in pictures.ftl.

deus-name = Deus
deus-blurb = Build cities on a shared continent, let each building wake the ones before it, besiege barbarian villages and make offerings to six gods. Rounds fly by until the last temple or the last village is taken. For 2 to 4 players.
# For menus: one sentence of at most 100 characters.
deus-pitch = Build cities in which every new building wakes the ones before it.

## Table options

deus-option-starting-buildings = Starting pieces
deus-option-starting-buildings-help = What is ready on everybody's player board when the game begins. Fewer pieces make a harder game.
deus-option-starting-buildings-0 = 2 of each type
deus-option-starting-buildings-6 = 6, chosen in secret (for masters)
deus-option-starting-buildings-7 = 7, chosen in secret (for masters)
deus-option-starting-buildings-8 = 8, chosen in secret (for experts)
deus-option-starting-buildings-9 = 9, chosen in secret (for experts)
deus-option-starting-buildings-10 = 10, chosen in secret

deus-option-layout = Continent
deus-option-layout-help = How the continent tiles are laid out. No two barbarian villages ever touch.
deus-option-layout-standard = The usual shape
deus-option-layout-varied = A random shape
deus-option-layout-free = Laid by the players, tile by tile

deus-option-jokers = Joker buildings
deus-option-jokers-help = Once a game everybody may build with any card face down, in any column but the temples.
deus-option-jokers-true = Allowed
deus-option-jokers-false = Not used

## Where the game stands

deus-headline-set-up = Setting up
deus-headline-open = Round { $round }
deus-headline-last-but-one = Round { $round } · one more round follows
deus-headline-last = Round { $round } · the final round
deus-headline-over = The game is over

## Names of things. They also stand alone, as the text of a button.

deus-resource-wheat = 🌾 Wheat
deus-resource-wood = 🪵 Wood
deus-resource-stone = 🪨 Stone
deus-resource-clay = 🧱 Clay

deus-colour-blue = 🔵 blue
deus-colour-green = 🟢 green
deus-colour-yellow = 🟡 yellow
deus-colour-brown = 🟤 brown
deus-colour-red = 🔴 red
deus-colour-purple = 🟣 purple

# The god of each colour. Jupiter (purple) lends the power of one of the others.
deus-god-blue = 🔵 Neptune
deus-god-green = 🟢 Ceres
deus-god-yellow = 🟡 Minerva
deus-god-brown = 🟤 Vesta
deus-god-red = 🔴 Mars
deus-god-purple = 🟣 Jupiter

deus-god-blue-power = 2 gold for each card offered, and a ship.
deus-god-green-power = 1 resource of your choice for each card offered, and a production building.
deus-god-yellow-power = 1 more card for each card offered, and a scientific building.
deus-god-brown-power = 1 VP for one card offered, 2 VP for more, and a civil building.
deus-god-red-power = 1 piece of your choice for each card offered.

deus-piece-maritime = ship
deus-piece-production = production building
deus-piece-scientific = scientific building
deus-piece-civil = civil building
deus-piece-military = army
deus-piece-temple = temple

deus-terrain-field = field
deus-terrain-forest = forest
deus-terrain-swamp = swamp
deus-terrain-mountain = mountain
deus-terrain-sea = sea
deus-terrain-village = barbarian village

# A continent tile that is being laid.
deus-tile = tile { $number } of { $total }

## So many of something, inside a sentence or a list

deus-count-wheat = { $count } wheat
    .brief = { $count } 🌾
deus-count-wood = { $count } wood
    .brief = { $count } 🪵
deus-count-stone = { $count } stone
    .brief = { $count } 🪨
deus-count-clay = { $count } clay
    .brief = { $count } 🧱
deus-count-gold = { $count ->
    [0] no gold
   *[other] { $count } gold
}
# VP: victory points.
deus-count-vp = { $count ->
    [0] no VP
   *[other] { $count } VP
}
deus-count-maritime = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
deus-count-production = { $count ->
    [one] { $count } production building
   *[other] { $count } production buildings
}
deus-count-scientific = { $count ->
    [one] { $count } scientific building
   *[other] { $count } scientific buildings
}
deus-count-civil = { $count ->
    [one] { $count } civil building
   *[other] { $count } civil buildings
}
deus-count-military = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}

## Questions of a turn. They are headings: one or two short sentences.

deus-ask-turn = Your turn: what do you build, or do you make an offering?
deus-ask-pay = How do you pay for { $card }? 4 gold may stand for any resource.
deus-ask-place = Where does the { $piece } go?
deus-ask-temple = In which of your regions does the temple rise?
deus-ask-joker-card = Which card do you play face down?
deus-ask-joker-column = In which column does it go?

# $text is what the card does; of a card with several parts, the part in question.
deus-ask-use = { $card }: { $text } Do you use it?
deus-ask-either = { $card }: { $text } Which will it be?
# $colour is a column's colour.
deus-ask-activate = { $card }: which card do you activate? Column: { $colour }.

# $price is what one of them brings, such as "4 gold".
deus-ask-sell = { $card }: how many do you sell? { $resource }, each for { $price }.
deus-ask-sell-any = { $left ->
    [one] { $card }: which resource do you sell? It brings { $price }.
   *[other] { $card }: which resource do you sell? Each of up to { $left } brings { $price }.
}
# $price is what one of them costs.
deus-ask-buy = { $max ->
    [one] { $card }: which resource do you buy? You may have 1 for { $price }.
   *[other] { $card }: which resource do you buy? You may have up to { $max } of one type, each for { $price }.
}
deus-ask-buy-count = { $card }: how many do you buy? { $resource }, each for { $price }.
deus-ask-buy-any = { $left ->
    [one] { $card }: which resource do you buy for { $price }?
   *[other] { $card }: which resource do you buy for { $price }? Up to { $left } may be bought.
}
deus-ask-give = { $left ->
    [one] { $card }: which resource do you give back? You may swap 1.
   *[other] { $card }: which resource do you give back? You may swap up to { $left }.
}
deus-ask-take = { $card }: what do you take? You give back: { $resource }.

deus-ask-produce = { $card }: which production buildings work? Each gives { $amount } of its region's resource.
deus-ask-cycle = { $card }: which cards do you discard? You draw as many and { $bonus } more, but none if you discard none.
deus-ask-top = Which of them lies on top of the discard pile, for all to see?
deus-ask-piece = { $left ->
    [one] { $card }: which piece do you take from your reserve?
   *[other] { $card }: which piece do you take from your reserve? You may still take { $left }.
}

deus-ask-army = { $steps ->
    [one] { $card }: which army moves? It may go 1 region far.
   *[other] { $card }: which army moves? It may go up to { $steps } regions far.
}
deus-ask-march = { $card }: where does the army from { $region } go?
# $thing is what is taken, such as "3 gold".
deus-ask-steal = { $card }: whom do you rob? You take up to { $thing }.
deus-ask-plunder = { $count ->
    [one] { $card }: which villages do you plunder? Each yields 1 VP.
   *[other] { $card }: which villages do you plunder? Each yields up to { $count } VP.
}

## Questions of an offering

deus-ask-offer = Which card lies on top of your offering? Its colour decides which god you call.
deus-ask-offer-more = Which other cards do you offer with it? More cards, a greater favour.
deus-ask-jupiter = { $count ->
    [one] Jupiter listens. Whose power does he lend you for 1 card?
   *[other] Jupiter listens. Whose power does he lend you for { $count } cards?
}
deus-ask-ceres = { $left ->
    [one] Ceres gives: which resource?
   *[other] Ceres gives: which resource? You may still choose { $left }.
}
deus-ask-mars = { $left ->
    [one] Mars gives: which piece?
   *[other] Mars gives: which piece? You may still choose { $left }.
}

## Questions of the set-up variants

deus-ask-start = { $count ->
    [one] Which piece do you begin with? Nobody sees it until all have chosen.
   *[other] Which { $count } pieces do you begin with? Nobody sees them until all have chosen.
}
# $tile is such as "tile 2 of 4".
# Its middle and the regions around it are terrains, such as "village" and "sea".
deus-ask-site = Where does { $tile } go? In its middle: { $middle }; around it, clockwise from the east: { $around }.
deus-ask-turn-tile = Which way does { $tile } face?

## Answers: texts of buttons and menu lines, 80 characters at most

deus-pick-build = { $card } · { $colour }
    .brief = { $card }
deus-pick-card = { $card } · { $colour }
    .brief = { $card }
# The card that decides the god of an offering.
deus-pick-offer-card = { $card } → { $god }
    .brief = { $card }
deus-pick-offer = Offering
deus-pick-joker = Play a joker, a card face down
deus-pick-pay = pay { $things }
    .brief = pay { $things }
deus-pick-number = { $count ->
    [0] None
   *[other] { $count }
}
deus-pick-seat = { $seat }
deus-pick-region = { $region } · { $terrain }
    .brief = { $region }
deus-pick-edge = { $region } · { $terrain } (edge, pay 3 VP)
    .brief = { $region } (edge)
deus-pick-site = Place { $number }
deus-pick-turn-tile = { $degrees ->
    [0] As it is
   *[other] Turned by { $degrees }° clockwise
}
deus-pick-either-sell = Sell
deus-pick-either-buy = Buy
deus-pick-use = Use it
deus-pick-all = Use it and all further cards
deus-pick-skip = Leave it
deus-pick-none = Nothing
deus-pick-stop = That is all

# A second line under an answer, about 100 characters.
deus-hint-card = { $text } Cost: { $costs }.
deus-hint-card-free = { $text } Free.
deus-hint-region = Here: { $pieces }
# What lies around the middle of a tile, turned so, clockwise from the east.
deus-hint-turn-tile = From the east: { $around }

## Notes: what happened, a line each. $seat is a player's name.

deus-note-begins = 🏛️ The game begins. { $seat } is the first player.
# $tile is such as "tile 2 of 4"; $around are the terrains around its middle.
deus-note-tile = The next to be laid is { $tile }. In its middle: { $middle }; around it, clockwise from the east: { $around }.
deus-note-laid = { $seat } laid tile { $number } of the continent.
deus-note-start = { $seat } begins with { $pieces }.

deus-note-plays = { $seat } played { $card }.
deus-note-joker = { $seat } played a joker face down: { $colour }.
deus-note-paid = { $seat } paid { $things }.
deus-note-edge = { $seat } paid { $count } VP to build at the edge.
deus-note-placed = { $seat } built at { $region }: { $piece }.
deus-note-activates = { $seat } activated { $card }.

# $cause is the card or the god that brings it.
deus-note-gains = { $seat } gained { $thing } ({ $cause }).
deus-note-produced = { $seat } produced { $things } ({ $cause }).
deus-note-sold = { $seat } sold { $goods } for { $price }.
deus-note-bought = { $seat } bought { $goods } for { $price }.
deus-note-exchanged = { $seat } swapped { $given } for { $taken }.
deus-note-piece = { $seat } took from the reserve: { $piece } ({ $cause }).

deus-note-drew = { $count ->
    [one] { $seat } drew { $count } card.
   *[other] { $seat } drew { $count } cards.
}
# Only the player reads this one.
deus-note-drew-cards = You drew { $cards }.
deus-note-discarded = { $count ->
    [one] { $seat } discarded { $card }.
   *[other] { $seat } discarded { $count } cards; on top: { $card }.
}
deus-note-took-discard = { $seat } took { $card } from the discard pile.
deus-note-reshuffled = { $count ->
    [one] The deck was empty: the only discarded card makes a new one.
   *[other] The deck was empty: { $count } discarded cards were shuffled into a new one.
}
deus-note-no-cards = { $seat } has no cards, and there are none to draw: the turn passes.
deus-note-god = { $seat } called on { $god }.

deus-note-marched = { $seat } moved an army from { $start } to { $end }.
deus-note-stole = { $seat } robbed { $victim } of { $thing }.
deus-note-plundered = { $seat } plundered the village at { $region } for { $count } VP.
# $winners is a list of names, $sharers how many they are; each gains $count VP.
deus-note-attacked = { $sharers ->
    [one] ⚔️ The village at { $region } fell: { $winners } gained { $count } VP.
   *[other] ⚔️ The village at { $region } fell: { $winners } gained { $count } VP each.
}

deus-note-villages-gone = ⏳ Every barbarian village has fallen. This round is played to its end, then one more.
deus-note-temples-gone = ⏳ The last temple stands. This round is played to its end, then one more.
deus-note-last-round = ⏳ The final round begins: one last turn for everybody.
deus-note-over = 🏁 The game is over, and all points are open.

## Headings under which notes are gathered

deus-scene-village = Attack on the village at { $region }
deus-scene-ending = The end is near
deus-scene-over = The end

## The recap: what points and rounds are called, and the categories of points

deus-score-points = Victory points
deus-score-amount = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
deus-score-round = Round
deus-score-play = Won in play
deus-score-temples = Temples
deus-score-majorities = Majorities

## Standing orders

deus-order = Standing order…
deus-order-help = Leave your next turn in advance: an offering with its cards, or a card to build, what to pay and where. What the order does not cover, you are asked. Nobody else can see it; it ends with your next turn.
deus-order-group-offer = Make an offering
deus-order-group-more = Offering: further cards
deus-order-group-jupiter = Offering: Jupiter
deus-order-group-ceres = Offering: Ceres
deus-order-group-mars = Offering: Mars
deus-order-group-build = Build a card
deus-order-group-pay = Building: payment
deus-order-group-use = Building: cards of the column
deus-order-group-temple = Building: a temple
deus-order-group-field = Building: in fields
deus-order-group-forest = Building: in forests
deus-order-group-swamp = Building: in swamps
deus-order-group-mountain = Building: in mountains
deus-order-group-sea = Building: at sea
deus-order-offer = Make an offering to { $god }, with { $card } on top
deus-order-more = Offer { $card } as well
deus-order-more-all = Offer the whole hand
deus-order-jupiter = Let Jupiter lend the power of { $god }
deus-order-ceres = Take { $resource } from Ceres
deus-order-mars = Take from Mars: { $piece }
deus-order-build = Build { $card }
deus-order-pay-goods = Pay with as little gold as possible
deus-order-pay-gold = Pay with as much gold as possible
deus-order-use-all = Use every card of the column
deus-order-use-skip = Skip cards that may be skipped
deus-order-place = Build in { $region }
deus-order-temple = Build the temple in { $region }
