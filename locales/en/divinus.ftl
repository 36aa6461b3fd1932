## Divinus: questions, answers and notes. Names and card texts are in divinus-cards.ftl, the rules
## in divinus-rules.ftl, what is drawn in pictures in divinus-pictures.ftl.

divinus-name = Divinus
divinus-blurb = You are a demigod between two pantheons. Spend dice to explore tiles, build a land of your own from them, and win the favour of Greek and Norse gods through zones, peoples, quests, temples and monsters. For 2 to 4 players.
# For menus: one sentence of at most 100 characters.
divinus-pitch = Explore a land of your own with dice, and please the gods of Greece and the North.

## Table options

divinus-option-gods = Gods
divinus-option-gods-help = Which four gods are in play: at random, as the rulebook suggests (Hades, Hermes, Tyr, Poseidon), or chosen in turn at the table.
divinus-option-gods-suggested = As the rulebook suggests
divinus-option-gods-random = At random
divinus-option-gods-chosen = Chosen in turn
divinus-option-quests = Quests
divinus-option-quests-help = Which quests and monsters are in play: at random, the four the rulebook suggests, or chosen in turn at the table.
divinus-option-quests-suggested = As the rulebook suggests
divinus-option-quests-random = At random
divinus-option-quests-chosen = Chosen in turn
divinus-option-quest-count = Number of quests
divinus-option-quest-count-help = Four to six cards, including monsters' cards. More cards make a richer and harder game. The rulebook's suggestion is always four.
divinus-option-monster = Monster
divinus-option-monster-help = Whether monsters may be among the quests (the rulebook's suggestion includes the Empusa). Cerberus, the Chimera and the Hydra bring three cards and a figure, Echidna one card for everybody.
divinus-option-monster-any = Any
divinus-option-monster-none = No monsters
divinus-option-monster-cerberus = Cerberus
divinus-option-monster-chimera = Chimera
divinus-option-monster-hydra = Hydra
divinus-option-monster-echidna = Echidna
divinus-option-artifacts = Artifacts
divinus-option-artifacts-help = Before the first turn, everybody drafts two artifacts: keep one of three and pass the rest to the left, twice.
divinus-option-artifacts-true = Drafted
divinus-option-artifacts-false = None
divinus-option-dice = Dice
divinus-option-dice-help = Plain dice, or the same random set of stickers on everybody's dice, one per die.
divinus-option-dice-plain = Plain
divinus-option-dice-stickers = With the same stickers for all
divinus-option-temples = Temples
divinus-option-temples-help = Which temples may be built on places of power: two Greek, two Norse and one barbarian at random, all fourteen kinds, or none.
divinus-option-temples-drawn = Five random kinds
divinus-option-temples-all = All kinds
divinus-option-temples-none = None
divinus-option-forges = Forges
divinus-option-forges-help = When you rest, a die may buy an artifact from Velund or a die sticker from Hephaestus, as in the campaign.
divinus-option-forges-true = Open
divinus-option-forges-false = Closed
divinus-option-hero-steps = Heroes' steps
divinus-option-hero-steps-help = A hero steps to a neighbouring tile or, if the rule is taken literally, to any tile that shares a zone with the last one.
divinus-option-hero-steps-tiles = From tile to tile
divinus-option-hero-steps-zones = Through zones

## Where the game stands

divinus-headline-set-up = Setting up
divinus-headline-round = Round { $round } · largest map: { $most } of 16 tiles
divinus-headline-last-round = Round { $round }, the last one
divinus-headline-over = The game is over

## Names

divinus-number = { $number }
divinus-tile-id = Tile { $tile }
divinus-faction-greek = Greek
divinus-faction-viking = Viking
divinus-faction-barbarian = Barbarian
divinus-terrain-plain = plain
divinus-terrain-mountain = mountain
divinus-terrain-sea = sea
divinus-favour-greek = Greek
divinus-favour-norse = Norse
divinus-favour-general = general
divinus-symbol-greek = Greek
divinus-symbol-viking = Viking
divinus-symbol-barbarian = barbarian
divinus-symbol-wild = universal symbol
divinus-symbol-power = place of power
divinus-symbol-temple = temple
divinus-symbol-location = location
# A place of the campaign that somebody has been to in this scenario.
divinus-symbol-visited = { $place } (visited)
divinus-stack-power = stack of places of power
divinus-stack-faction = stack of factions
divinus-side-N = north
divinus-side-E = east
divinus-side-S = south
divinus-side-W = west
divinus-line-row1 = Row 1 (cells 1, 2, 3)
divinus-line-row2 = Row 2 (cells 4, 5, 6)
divinus-line-row3 = Row 3 (cells 7, 8, 9)
divinus-line-row4 = Row 4 (cells 10, 11, 12)
divinus-line-column1 = Column 1 (cells 1, 4, 7, 10)
divinus-line-column2 = Column 2 (cells 2, 5, 8, 11)
divinus-line-column3 = Column 3 (cells 3, 6, 9, 12)
divinus-means-heracles = beside Heracles
    .brief = 💪
divinus-means-plumb = with the Plumb Line
divinus-means-token = with the token
divinus-means-net = with the Hunter's Net
divinus-cause-map = a finished map
divinus-cause-goal = { $god }: { $goal } ({ $value })
divinus-tiebreak = number { $place } in turn order

## Questions

divinus-ask-god = Choose a god to be in play ({ $number } of { $count })
divinus-ask-quest = Choose quest or monster number { $turn }. There is room for { $left ->
    [one] one more card.
   *[other] { $left } more cards.
}
divinus-ask-hero = Choose your hero
divinus-ask-tile = Choose your home tile
divinus-ask-draft = Artifact { $number } of 2: which one do you keep? The rest go to the left.
divinus-ask-turn = Your turn: explore a tile, or rest? Add and subtract dice to reach its number.
divinus-ask-turn-dice = Which tile do these dice pay for? Or pick one more.
divinus-ask-after = Anything else after your main action?
divinus-ask-place = Where does the tile go?
divinus-ask-temple = Do you build a temple on { $place }?
divinus-ask-order = Several things happen at once: which comes first?
divinus-ask-refresh = { $count ->
    [one] Which die do you refresh?
   *[other] Which dice do you refresh?
} { $least ->
    [0] Up to { $count }, or none.
   *[other] Exactly { $count }.
}
divinus-ask-reactivate = Which used dice do you take back? Up to { $count }.
divinus-ask-reroll = Which dice do you roll again? Up to { $count }.
divinus-ask-flip = Which dice do you flip? Up to { $count }.
divinus-ask-set-die = Which die do you turn to a face of your choice? You may choose none, or { $count }.
divinus-ask-face = Which face of { $die } do you turn up?
divinus-die = die { $name }
divinus-ask-stick = Which face does the sticker go on? ({ $sticker })
divinus-ask-hero-at = Where on { $place } does { $hero } stand?
divinus-ask-hero-die = Which die moves { $hero }?
divinus-ask-hero-to = Where does { $hero } go? Up to { $count ->
    [one] 1 step
   *[other] { $count } steps
}.
divinus-ask-people = Which people does he count as?
divinus-ask-atalanta = Which tile around her does Atalanta move?
divinus-ask-move-tile = Which tile of your map do you move?
divinus-ask-move-to = Where does the tile from { $place } go?
divinus-ask-voyage-dice = Which { $count } dice pay for the voyage?
divinus-ask-voyage = Which tile does Odysseus bring back?
divinus-ask-fight = Which battle cell do you take?
divinus-ask-fight-dice = Which battle cell do these dice pay for? Or pick one more.
divinus-ask-cerberus = Cerberus leaps: which { $count ->
    [one] cell
   *[other] { $count } cells
} does it guard now?
divinus-ask-chimera = Where does the Chimera go, and where does her snake look?
divinus-ask-scorch = The Chimera burns cell { $cell }: which of your dice is scorched?
divinus-ask-hydra = Which cell does the Hydra guard now?
divinus-ask-own-monster = Battle cell { $cell } moves your monster: where to?
divinus-ask-smith = Which die do you give the smith?
divinus-ask-velund = Which artifact do you take from Velund? You must keep it.
divinus-ask-hephaestus = Which die sticker do you take?
divinus-ask-slot = Where does it go? ({ $artifact })
divinus-ask-artifact = Which artifact do you keep?
divinus-ask-upgrade = Which artifact do you upgrade?
divinus-ask-exchange = Do you exchange that tile for one on the board?
divinus-ask-swap = Which two tiles on the board do you swap?
divinus-ask-replace = Which tile on the board do you replace?
divinus-ask-replace-line = Which tiles of this line do you replace? You choose before you see the new ones.
divinus-ask-line = Which row or column?
divinus-ask-symbol = Which symbol do you look for?
divinus-ask-drawn = Which of the drawn tiles do you use?
divinus-ask-sink = Which tile goes under the stack first?
divinus-ask-stack = Which stack?
divinus-ask-pantheon-face = Which face do you turn the pantheon's die to?
divinus-ask-pantheon = Whose favour do you take?
divinus-ask-support = Which god do you support with { $count }?
divinus-ask-sticker = { $kind ->
    [greek] Which tile gets the Greek symbol?
    [viking] Which tile gets the Viking symbol?
    [barbarian] Which tile gets the barbarian symbol?
    [location] Which tile gets the new place?
   *[other] Which tile gets the sticker?
}
divinus-ask-landscape = Which landscape does it go on?
divinus-ask-frame = Your map is not finished: where is the north-west corner of its 4×4 frame?
divinus-ask-favourite = You lead with both pantheons: whose favourite do you become?

## Answers

# Dice are named by their faces, as "⚀ & 3/6 & Swords"; some of them may be subtracted.
divinus-dice-together = { $dice } & { $die }
# The number of the cell stands before it: "7 · ⚀ & ⚅: plain and sea".
divinus-pick-cell = { $faces }: { $tile }
    .brief = { $faces }
divinus-pick-cell-with = { $faces } { $means }: { $tile }
    .brief = { $faces } { $means }
divinus-pick-die = { $number ->
    [0] Pick the { $face }
   *[other] Pick { $face } number { $number }
}
    .brief = { $number ->
        [0] { $face } & …
       *[other] { $face } ({ $number }) & …
    }
divinus-pick-die-own = { $face }
divinus-pick-die-in = { $face } (in cell { $cell })
divinus-pick-die-free = { $face } steps for free (Patched Cloak)
divinus-pick-rest = Rest: roll all dice
    .brief = Rest
divinus-pick-hero = Move your hero
    .brief = Move hero
divinus-pick-fight = Fight a monster
    .brief = Fight
divinus-pick-later = Demigod action later
    .brief = Demigod later
divinus-pick-nectar = Nectar: refresh 2 other dice
divinus-pick-voyage = Odysseus: a tile from the { $stack }
divinus-pick-look = Raven Feather: look at the { $stack }
divinus-pick-use = Use { $artifact }
divinus-pick-pantheon = Pantheon's die: { $effect }
divinus-pick-velund = Velund: an artifact for a die, then rest
divinus-pick-hephaestus = Hephaestus: a die sticker for a die, then rest
divinus-pick-battle = { $card }: { $faces }
divinus-pick-battle-net = { $card }: { $faces }, with the Hunter's Net
divinus-pick-done = That is all
divinus-pick-none = No
divinus-pick-yes = Yes
divinus-pick-no = No
divinus-pick-free = Into a free slot
divinus-pick-over = Over { $artifact }, which is lost
divinus-pick-place = { $place }{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , turned round
   *[other] , turned left
}
    .brief = { $place }{ $turn ->
        [0] {""}
        [1] {" →"}
        [2] {" ↓"}
       *[other] {" ←"}
    }
divinus-pick-turn-first = Turn the first tile { $turn ->
    [1] right
    [2] round
   *[other] left
}
divinus-pick-plot = { $place }
divinus-pick-landscape-of = { $place }, { $terrain } to the { $sides }
divinus-pick-stick = Die { $die }, face { $face }
divinus-pick-face = Face { $face }
divinus-pick-board = Cell { $cell } of the board
divinus-pick-map = { $seat }: { $place }
divinus-pick-order-quest = Quest: { $quest }
divinus-pick-order-temple = The temple on { $place }
divinus-pick-chimera = Cell { $cell }, looking { $side }
divinus-pick-swap = Cells { $one } and { $other }
divinus-pick-cells = Cells { $cells }
divinus-pick-cell-number = Cell { $cell }
divinus-pick-frame = From { $place }

## Second lines

divinus-hint-rest = You take all your dice back; the cells they leave get new tiles.
divinus-hint-hero = A die moves the hero up to its value in steps.
divinus-hint-fight = Use dice whose total is a free battle cell.
divinus-hint-velund = Only with a Rest in this turn.
divinus-hint-hephaestus = Only with a Rest in this turn; you put it on after the roll.
divinus-hint-battle = { $left ->
    [one] The last free cell of the card
   *[other] { $left } free cells
}, { $mine ->
    [0] none of your markers
    [one] 1 of your markers
   *[other] { $mine } of your markers
} so far. The most markers earn { $rewards } favour.
divinus-hint-later = Explore or rest first; you are asked again afterwards.
divinus-hint-die = Choose the dice yourself, one by one, starting with this one.
divinus-hint-turn-first = You may turn the first tile until the second one is laid; then the places are shown again.
# What a hero would stand in: a stretch of land on one tile, or a zone of several.
divinus-hint-stand = { $size ->
    [one] no zone
   *[other] zone of { $size } tiles
}
divinus-hint-stand-with = { $size ->
    [one] no zone
   *[other] zone of { $size } tiles
}, with { $symbols }
divinus-hint-god = { $favour }: { $goals }
divinus-hint-quest = { $text } { $count } favour.
divinus-hint-tile = { $lands }
divinus-hint-land = { $terrain } with { $symbols }
# What a temple is worth in the end, and what consecrates it.
divinus-hint-temple = 1 favour ({ $favour }) once it has: { $text }
divinus-hint-temple-now = { $text } Consecrated at once!
divinus-hint-changes = { $changes }
divinus-change-nothing = Starts your map.
divinus-change-overbuild = covers a tile
divinus-change-zone = { $terrain } zone { $size }
divinus-change-goal = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} for { $god } ({ $value })
divinus-change-goal-none = { $god }: { $value }
divinus-change-quest = quest { $quest }!
divinus-change-temple = consecrates { $temple }

## What happened

divinus-note-gods = The gods of this match: { $gods }.
divinus-note-quests = The quests: { $quests }.{ $count ->
    [0] {""}
   *[other] {" "}Monsters: { $monsters }.
}
divinus-note-temples = Temples that may be built: { $temples }.
divinus-note-sticker-set = Everybody's dice get the same stickers, one per die: { $stickers }.
divinus-note-first-roll = { $seat } rolled { $faces }, { $sum } in all.
divinus-note-order = Turn order: { $seats }.
divinus-note-hero = { $seat } chose { $hero }.
divinus-note-tile = { $seat } will start with { $tile }.
divinus-note-drafted = { $seat } keeps { $artifact }.
divinus-note-home = { $seat } laid { $tile }.
divinus-note-own-monster = A monster sits on { $place } of { $seat }.
divinus-note-explored = { $seat } explored cell { $cell } with { $count ->
    [one] 1 die
   *[other] { $count } dice
} (total { $total }).
# Heracles changes the price of a cell by the symbols on its tile.
divinus-note-explored-heracles = { $seat } explored cell { $cell } with { $count ->
    [one] 1 die
   *[other] { $count } dice
}; with Heracles a total of { $total } was enough.
divinus-note-placed = { $seat } laid the tile on { $place }.
divinus-note-overbuilt = { $seat } built over the tile on { $place }.
divinus-note-rest = { $seat } rested and rolled { $faces }.
divinus-note-filled = New tiles in { $count ->
    [one] cell
   *[other] cells
} { $cells }.
divinus-note-refreshed = { $seat } refreshed { $count ->
    [one] a die
   *[other] { $count } dice
}: { $faces }.
divinus-note-reactivated = { $seat } took dice back without rolling: { $faces }.
divinus-note-rerolled = { $seat } rolled again: { $faces }.
divinus-note-flipped = { $seat } flipped dice: { $faces }.
divinus-note-set = { $seat } turned a die to { $faces }.
divinus-note-stuck = { $seat } put the sticker { $sticker } on face { $face } of die { $die }.
divinus-note-favour = { $seat } gained { $count } favour ({ $favour }).
divinus-note-favour-for = { $seat } gained { $count } favour ({ $favour }) for { $cause }.
divinus-note-race = { $seat } met the goal of { $god } { $place ->
    [1] first
    [2] second
   *[other] too late
}{ $count ->
    [0] {"."}
   *[other] : { $count } favour at the end.
}
divinus-note-temple = { $seat } built { $temple }.
divinus-note-consecrated = { $seat } consecrated { $temple } on { $place }.
divinus-note-hero-at = { $seat }’s { $hero } is on { $place } ({ $terrain }).
divinus-note-hero-on = { $seat }’s { $hero } is on { $place }.
divinus-note-people = { $seat }’s Prometheus now counts as { $faction }.
divinus-note-moved = { $seat } moved the tile from { $place } to { $to }.
divinus-note-voyage = { $seat }’s Odysseus searched the { $stack }.
divinus-note-fight = { $seat } fought { $card }: cell { $cell }.
divinus-note-card-done = { $card } is beaten.
divinus-note-beaten = { $monster } leaves the board.
divinus-note-figure = { $seat } moved a monster to { $cells }: { $monster }.
divinus-note-scorched = A die of { $seat } in cell { $cell } is scorched.
divinus-note-fight-own = { $seat } fought their monster: cell { $cell }; it moved to { $place }.
divinus-note-own-beaten = { $seat } beat their monster.
divinus-note-perseus = Symbols have appeared in the zone of Perseus: { $seat } { $count ->
    [0] has no used die to refresh
   *[other] refreshes a die
}.
divinus-note-theseus = A temple near Theseus is consecrated: { $seat } { $count ->
    [0] has no used die to refresh
    [one] refreshes a die
   *[other] refreshes { $count } dice
}.
divinus-note-roll-again = Equal sums: { $seats } roll again.
divinus-note-nectar = { $seat } drank nectar.
divinus-note-forged = { $seat } took a die sticker from Hephaestus: { $sticker }.
divinus-note-levelled = To even out the dice, { $seat } added { $count ->
    [one] 1 more sticker
   *[other] { $count } more stickers
}.
divinus-note-artifact = { $seat } used { $artifact } for that.
divinus-note-artifact-wasted = { $seat } used { $artifact }, but it changed nothing.
divinus-note-artifact-kept = { $seat } now owns { $artifact }.
divinus-note-upgraded = { $seat } upgraded { $artifact }.
divinus-note-token = { $seat } may once change a total by { $count }.
divinus-note-support = { $seat } supports { $god } with { $count }.
divinus-note-faction = { $seat } placed a faction sticker: { $faction }.
divinus-note-peek = { $seat } looked at the top of the { $stack }.
divinus-note-peeked = On top of the { $stack }: { $tile }.
divinus-note-swapped = { $seat } swapped the tiles in cells { $one } and { $other }.
divinus-note-replaced = { $seat } replaced the tile in cell { $cells }.
divinus-note-drawn = { $seat } drew { $tiles }.
divinus-note-searched = { $seat } looked for a symbol ({ $symbol }) and found it for cell { $cell } after { $count ->
    [0] no other tile
    [one] 1 other tile
   *[other] { $count } other tiles
}.
divinus-note-sought = { $seat } looked through { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} for a symbol ({ $symbol }) for cell { $cell } and found none.
divinus-note-pantheon-die = { $seat } used the pantheon's die: { $effect }.
divinus-note-last-round = { $seat } finished their map: this is the last round.
divinus-note-favourite = { $seat } is the favourite of the { $favour } gods.
divinus-note-total = { $seat } has { $count } favour in all.
divinus-note-pythia = Pythia's die goes to { $seat }.
divinus-note-over = The game is over. { $winners } joins the gods.

## Headings under which notes are gathered

divinus-scene-draft = Artifacts, choice { $number }
divinus-scene-fight = Fight against a monster
divinus-scene-ending = The end is near
divinus-scene-scoring = Final scoring

## The recap: what points and rounds are called, and the categories of points

divinus-score-points = Favour
divinus-score-amount = { $points } favour
divinus-score-tie = With equal favour, the player later in turn order is ahead.
divinus-score-round = Round
divinus-score-quests = Quests
divinus-score-monsters = Monsters
divinus-score-map = Finished map
divinus-score-temples = Temples
divinus-score-gods = Gods
divinus-score-other = Other

## Standing orders

divinus-order = Standing order…
divinus-order-help = Leave your next turn in advance: a Rest, or a tile to explore, where to lay it, and a temple. Name several tiles, the most wanted first, in case somebody takes one. What the order does not cover, you are asked. Nobody else can see it; it ends with your next turn.
divinus-order-group-turn = My turn
divinus-order-group-temple = A temple
divinus-order-group-people = A people
divinus-order-group-place = Lay the tile at { $place }
divinus-order-rest = Rest
divinus-order-tile = Explore the tile that is in cell { $cell } now
divinus-order-tile-gone = Explore a tile that is gone
divinus-order-place = Lay the tile at { $where }
divinus-order-temple = Build { $temple }
divinus-order-temple-none = Build no temple
divinus-order-people = Choose { $people }
