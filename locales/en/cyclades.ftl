## Cyclades: names, questions, answers and notes. The rules are in cyclades-rules.ftl, what is
## drawn in pictures in cyclades-pictures.ftl.

cyclades-name = Cyclades
cyclades-blurb = Outbid your rivals for the favour of the gods, call creatures and heroes to your side, and be the first to hold three metropolises among the islands. For 2 to 6 players: two lead two factions each, six play in teams.
# For menus: one sentence of at most 100 characters.
cyclades-pitch = Bid for the favour of the gods, hire creatures and heroes, and hold three metropolises.

## Table options

cyclades-option-mode = Four players
cyclades-option-mode-help = Whether four people play separately or two against two. Two and six people always play in teams.
cyclades-option-mode-free = Everyone alone
cyclades-option-mode-teams = Two teams
cyclades-option-metropolises = Metropolises to win
cyclades-option-metropolises-help = How many metropolises end the game. Teams may prefer a longer one.
cyclades-option-metropolises-3 = 3
cyclades-option-metropolises-4 = 4
cyclades-option-setup = Set-up
cyclades-option-setup-help = A random archipelago where everybody chooses where to start, or a balanced start for a quick game.
cyclades-option-setup-random = Random archipelago
cyclades-option-setup-quick = Quick and balanced
cyclades-option-side = Side of the fragments
cyclades-option-side-help = Side A has many islets, side B larger islands. The quick set-up has its own.
cyclades-option-side-random = Either, at random
cyclades-option-side-A = A, many islets
cyclades-option-side-B = B, larger islands

## Where the game stands

cyclades-headline-placement = Starting placement
cyclades-headline-income = Round { $round }
cyclades-headline-offerings = Round { $round } · offerings
cyclades-headline-upkeep = Round { $round } · upkeep of creatures
cyclades-headline-actions = Round { $round } · the gods act
cyclades-headline-over = The game is over

## Names

cyclades-god-athena = Athena
cyclades-god-zeus = Zeus
cyclades-god-poseidon = Poseidon
cyclades-god-ares = Ares
cyclades-god-hera = Hera
cyclades-god-apollo = Apollo
# With the character that the god's emoji replaces.
cyclades-god-signed-athena = 🦉 Athena
cyclades-god-signed-zeus = ⚡ Zeus
cyclades-god-signed-poseidon = 🔱 Poseidon
cyclades-god-signed-ares = 🗡️ Ares
cyclades-god-signed-hera = 🦚 Hera
cyclades-god-signed-apollo = ☀️ Apollo
cyclades-god-athena-power = An academy and a philosopher; one more philosopher for 4.
cyclades-god-zeus-power = A temple and a priestess; one more priestess for 4; a look at the creature deck.
cyclades-god-poseidon-power = A port and a fleet; more fleets for 1, 2, 3; moves at sea for 1 each.
cyclades-god-ares-power = A fortress and a troop; more troops for 2, 3, 4; moves on land for 1 each.
cyclades-god-hera-power = Any building you do not have and a mercenary; more for 1, 3, 5; a hero for 4.
cyclades-god-apollo-power = Free: 2 gold, prosperity for a land and a sea, first bid next round.

cyclades-building-port = port
cyclades-building-fortress = fortress
cyclades-building-temple = temple
cyclades-building-academy = academy
cyclades-building-metropolis = metropolis

cyclades-unit-troop = troop
cyclades-unit-mercenary = mercenary
cyclades-unit-fleet = fleet
cyclades-unit-minotaur = the Minotaur

cyclades-count-gold = { $count ->
    [0] no gold
   *[other] { $count } gold
}
cyclades-count-troop = { $count ->
    [one] { $count } troop
   *[other] { $count } troops
}
cyclades-count-mercenary = { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
}
cyclades-count-fleet = { $count ->
    [one] { $count } fleet
   *[other] { $count } fleets
}
# So many units and their area.
cyclades-stationed = { $units } in { $area }
# The bonus that is printed on a metropolis.
cyclades-count-bonus-troops = 2 troops
cyclades-count-bonus-fleets = 2 fleets
cyclades-count-bonus-priestess = a priestess
cyclades-count-bonus-gold = 3 gold
cyclades-count-bonus-prosperity = a prosperity token

cyclades-creature-harpy = Harpy
cyclades-creature-harpy-text = Destroy one troop or mercenary in any land.
cyclades-creature-giant = Giant
cyclades-creature-giant-text = Steal all mercenaries of a land and spread them over your own lands.
cyclades-creature-graeae = Graeae
cyclades-creature-graeae-text = Collect your income again.
cyclades-creature-griffin = Griffin
cyclades-creature-griffin-text = Steal half of a rival's gold, rounded down.
cyclades-creature-dryad = Dryad
cyclades-creature-dryad-text = Steal a priestess from another player.
cyclades-creature-pegasus = Pegasus
cyclades-creature-pegasus-text = Move units from one of your lands to any other land.
cyclades-creature-satyr = Satyr
cyclades-creature-satyr-text = Steal a philosopher from another player.
cyclades-creature-sylph = Sylph
cyclades-creature-sylph-text = Swap the fleets of two seas, no matter whose they are.
cyclades-creature-sphinx = Sphinx
cyclades-creature-sphinx-text = See three creatures from the deck, play one for free and discard the others unseen.
cyclades-creature-charon = Charon
cyclades-creature-charon-text = Trade one of your heroes for a hero waiting to be hired.
cyclades-creature-chimera = Chimera
cyclades-creature-chimera-text = Play any discarded creature for free; then the discards go back into the deck.
cyclades-creature-cyclops = Cyclops
cyclades-creature-cyclops-text = Turn one of your buildings into another kind.
cyclades-creature-hydra = Hydra
cyclades-creature-hydra-text = Doubles its area's income. On arrival or when paid, eats a fleet or troop nearby and leaves a token.
cyclades-creature-kraken = Kraken
cyclades-creature-kraken-text = Destroys every fleet in its sea and lets none in.
cyclades-creature-medusa = Medusa
cyclades-creature-medusa-text = Nobody moves into or out of her land.
cyclades-creature-minotaur = Minotaur
cyclades-creature-minotaur-text = Guards one of your lands with strength 2; never retreats.
cyclades-creature-polyphemus = Polyphemus
cyclades-creature-polyphemus-text = Drives all fleets out of the seas around his land and keeps them out.
cyclades-creature-cerberus = Cerberus
cyclades-creature-cerberus-text = You collect the income of his land, no matter who holds it.

cyclades-hero-ajax = Ajax
cyclades-hero-ajax-deed = Strength 2. Sacrifice: a metropolis if you hold 7 lands.
cyclades-hero-hector = Hector
cyclades-hero-hector-deed = Kills an attacking troop (no hero) first. Sacrifice: a philosopher for every 2 priestesses.
cyclades-hero-helen = Helen
cyclades-hero-helen-deed = Her die is always 2. Sacrifice: a metropolis for two pairs of buildings.
cyclades-hero-croesus = Croesus
cyclades-hero-croesus-deed = Rerolls for 1 gold. Sacrifice: a metropolis for 15 gold.
cyclades-hero-odysseus = Odysseus
cyclades-hero-odysseus-deed = Attacks past fortresses and metropolises. Sacrifice: a metropolis for 3 buildings of a kind.
cyclades-hero-pandora = Pandora
cyclades-hero-pandora-deed = Wins over enemy mercenaries. Sacrifice: the deed of a hero waiting to be hired.
cyclades-hero-penthesilea = Penthesilea
cyclades-hero-penthesilea-deed = Wins ties. Sacrifice: a metropolis you build goes on her card, where it is safe.
cyclades-hero-perseus = Perseus
cyclades-hero-perseus-deed = Troops retreat instead of dying. Sacrifice: move units from a land anywhere.
cyclades-hero-jason = Jason
cyclades-hero-jason-deed = Enemy fleets carry him on quests. Sacrifice: a metropolis if all 8 of your fleets are at sea.

## Standing orders for the offerings

cyclades-order = Standing order…
cyclades-order-help = Say how much you would offer to which gods, your favourite first. As long as the order applies, it bids for you on the lowest space that will do. Once a round's offerings are over, you can leave an order for the next ones. You can also say where Apollo's tokens go. Nobody else can see it. Bids end with their round; places apply until you take them back.
cyclades-order-clause = { $god }, at most { $most }
cyclades-order-beyond = { $god }, at most { $most } (more than your { $gold } gold)
cyclades-order-apollo = Apollo, for free
cyclades-order-group-land = Apollo: a land
cyclades-order-group-sea = Apollo: a sea
cyclades-order-land = Apollo's token for the land { $area }
cyclades-order-sea = Apollo's token for the sea { $area }

## Questions

cyclades-ask-start-land = Which land do you claim?
cyclades-ask-start-fleet = Which sea beside { $area } does your fleet start in?
cyclades-ask-start-troop = { $left ->
    [one] Where do you place your last troop?
   *[other] Where do you place a troop? { $left } are left.
}
cyclades-ask-god = Which god do you make an offering to?
cyclades-ask-bid = How much do you offer to { $god }?
cyclades-ask-keep = Do you keep the { $creature }? It costs a priestess.
# Up to $most of several creatures, as many as there are priestesses.
cyclades-ask-keep-several = { $most ->
    [one] Which of your creatures do you keep? It costs a priestess. The others leave.
   *[other] Which of your creatures do you keep, { $most } at most? Each costs a priestess. The others leave.
}
# $moved creatures have moved already.
cyclades-ask-prowl-next = { $moved ->
    [0] Which of your creatures moves first?
   *[other] Which of your creatures moves next?
}
cyclades-ask-prowl = Where does the { $creature } go?
cyclades-ask-lair = Where does the { $creature } go?
cyclades-ask-hydra = The Hydra must eat. What does she eat?
cyclades-ask-polyphemus = Which fleet flees, and where to?
cyclades-ask-act = { $god }: what do you do?
cyclades-ask-slot = Where do you build the { $building }?
cyclades-ask-hera = Which building do you build?
cyclades-ask-set = A metropolis! Which { $building } do you give up for it?
cyclades-ask-metropolis = Where do you build the metropolis?
cyclades-ask-prosperity = Where does the prosperity token go?
cyclades-ask-bonus-troop = Where does the metropolis's troop go?
cyclades-ask-bonus-fleet = Where does the metropolis's fleet go?
cyclades-ask-fleet = Where does the new fleet go?
cyclades-ask-recruit = Where does the { $unit } go?
cyclades-ask-sail-from = Which sea do the fleets leave from?
cyclades-ask-sail-to = From { $area }: which sea do they go to?
cyclades-ask-sail-count = How many fleets go from { $start } to { $end }?
cyclades-ask-march-from = Which land do the units leave from?
cyclades-ask-march-to = From { $area }: which land do they go to?
cyclades-ask-force = Who goes from { $start } to { $end }?
cyclades-ask-quest = Which hero sets out?
cyclades-ask-quest-to = Where does { $hero } go from { $area }?
cyclades-ask-company = Who goes with { $hero } from { $start } to { $end }?
cyclades-ask-hero = Which hero do you hire?
cyclades-ask-hero-land = Where does { $hero } join you?
cyclades-ask-look = The top creature is the { $creature }. Do you play it for 1 gold?
cyclades-ask-apollo-land = Which land prospers?
cyclades-ask-apollo-sea = Which sea prospers?
cyclades-ask-retreat = The battle for { $area }: do you stand, or retreat to another area?
cyclades-ask-casualty = You lost this stage in { $area }. Which unit do you give up?
cyclades-ask-croesus = Your die shows { $mine }, the other shows { $theirs }. Does Croesus pay 1 gold to roll again?
cyclades-ask-perseus = Perseus can lead the { $unit } away. Where to?
cyclades-ask-hector = Hector strikes first: which unit does he kill?
cyclades-ask-ability = Whose ability comes first?
cyclades-ask-harpy = Which unit does the Harpy destroy?
cyclades-ask-giant = Which land does the Giant steal mercenaries from?
cyclades-ask-giant-home = { $left ->
    [one] Where does the last stolen mercenary go?
   *[other] Where does a stolen mercenary go? { $left } are left.
}
cyclades-ask-griffin = Which player does the Griffin rob?
cyclades-ask-dryad = Who do you steal a priestess from?
cyclades-ask-satyr = Who do you steal a philosopher from?
cyclades-ask-leap-from = Which land do the units fly from?
cyclades-ask-leap-to = From { $area }: which land do they fly to?
cyclades-ask-sylph = Which two seas swap their fleets?
cyclades-ask-sphinx = Which creature do you play?
cyclades-ask-charon-out = Which hero leaves?
cyclades-ask-charon-in = Which hero comes instead?
cyclades-ask-chimera = Which discarded creature do you play?
cyclades-ask-cyclops = Which building changes?
cyclades-ask-cyclops-kind = What does the { $building } become?
cyclades-ask-helen = Which two kinds of building do you give up in pairs?
cyclades-ask-odysseus = Which kind of building do you give up three of?
cyclades-ask-give-up = Which of your buildings of this kind do you give up? { $building }
cyclades-ask-hector-swap = Do you trade two priestesses for a philosopher?
cyclades-ask-pandora = Whose deed does Pandora do?

## Answers

cyclades-pick-land = { $area }
cyclades-pick-sea = { $area } (sea)
    .brief = { $area }
# Where units or fleets may go; crossing a partner's areas costs more.
cyclades-pick-priced = { $area }, for { $coins }
    .brief = { $area }, { $coins }
cyclades-pick-slot = Slot { $slot }, coast of { $sea }
    .brief = { $slot }
cyclades-pick-built = { $slot }: { $building }
cyclades-pick-replace = Instead of { $slot }: { $building }
cyclades-pick-card = On { $hero }’s card, safe from everybody
cyclades-pick-target = { $area }: { $unit }
cyclades-pick-drive = From { $start } to { $end }
cyclades-pick-number = { $count }
# A space of the track, and what is paid for it where priestesses make that less.
cyclades-pick-bid = { $paid ->
    [0] { $count } gold, you pay nothing
   *[other] { $count } gold, you pay { $paid }
}
cyclades-pick-bid-whole = { $count } gold
cyclades-pick-unit = { $unit } { $number }
cyclades-pick-seat = { $seat }
cyclades-pick-creature = { $creature } ({ $cost } gold)
    .brief = { $creature } ({ $cost })
cyclades-pick-sacrifice = Sacrifice { $hero }
cyclades-pick-build-athena = Build an academy (compulsory)
cyclades-pick-build-zeus = Build a temple (compulsory)
cyclades-pick-build-poseidon = Build a port (compulsory)
cyclades-pick-build-ares = Build a fortress (compulsory)
cyclades-pick-build-hera = Build something you do not have (compulsory)
cyclades-pick-gift-athena = Receive a philosopher (compulsory)
cyclades-pick-gift-zeus = Receive a priestess (compulsory)
cyclades-pick-gift-poseidon = Receive a fleet (compulsory)
cyclades-pick-gift-ares = Receive a troop (compulsory)
cyclades-pick-gift-hera = Receive a mercenary (compulsory)
cyclades-pick-recruit-athena = One more philosopher ({ $cost } gold)
cyclades-pick-recruit-zeus = One more priestess ({ $cost } gold)
cyclades-pick-recruit-poseidon = One more fleet ({ $cost } gold)
cyclades-pick-recruit-ares = One more troop ({ $cost } gold)
cyclades-pick-recruit-hera = One more mercenary ({ $cost } gold)
cyclades-pick-sail = Move fleets (1 gold a step)
cyclades-pick-march = Move units (1 gold a step)
cyclades-pick-look = Look at the creature deck
cyclades-pick-hero = Hire a hero (4 gold)
cyclades-pick-quest = Send a hero on a quest ({ $cost } gold)
cyclades-pick-end = End the turn
cyclades-pick-skip = Build nothing
cyclades-pick-stay = Stand
cyclades-pick-keep = Keep
cyclades-pick-dismiss = Send away
cyclades-pick-reroll = Roll again for 1 gold
cyclades-pick-destroy = Let it be destroyed
cyclades-pick-play = Play it
cyclades-pick-return = Put it back
cyclades-pick-swap = Trade two priestesses
cyclades-pick-stop = That is enough
# $count units of whoever holds the area; it brings $income gold a round and has free $slots.
cyclades-hint-held = { $seat }, { $count ->
    [one] 1 unit
   *[other] { $count } units
}; { $income ->
    [0] no income
   *[other] { $income } gold a round
}{ $slots ->
    [0] { "" }
    [one] , 1 free slot
   *[other] , { $slots } free slots
}
cyclades-hint-end = { $gold ->
    [0] You have no gold left.
   *[other] You keep { $gold } gold.
}
cyclades-hint-look = Only you see the next creature, and you may play it for 1 gold.
cyclades-hint-march = To a land next to it on the same island, or across seas with your fleets.
cyclades-hint-sail = To a neighbouring sea. Enemy fleets there mean battle.
cyclades-hint-build-any = A port, fortress, temple or academy, whichever you have none of.
cyclades-hint-quest = The hero moves as troops do, alone or with company, and may attack.
cyclades-hint-hero = { $heroes }, from the board.
cyclades-hint-keep = It costs you a priestess and stays on the board for another round.
cyclades-hint-dismiss = It is discarded.
cyclades-hint-priestesses = Has { $count ->
    [one] 1 priestess
   *[other] { $count } priestesses
}.
cyclades-hint-philosophers = Has { $count ->
    [one] 1 philosopher
   *[other] { $count } philosophers
}.
cyclades-hint-free = { $income ->
    [0] No income
   *[other] { $income } gold a round
}{ $slots ->
    [0] { "" }
    [one] , 1 free slot
   *[other] , { $slots } free slots
}

## What happened

cyclades-note-round = Round { $round } begins.
cyclades-note-income = { $seat } collected { $coins }.
cyclades-note-bid = { $seat } offered { $space } to { $god }.
cyclades-note-bid-apollo = { $seat } turned to Apollo.
cyclades-note-displaced = { $seat } was displaced from { $god }.
cyclades-note-offered = { $seat } paid { $god } { $coins }.
cyclades-note-turn = { $seat } acts for { $god }.
cyclades-note-built = { $seat } built in { $slot }: { $building }.
cyclades-note-none-left = Nothing could be built: every { $building } is in use.
cyclades-note-no-slot = { $seat } had no slot to build in.
cyclades-note-skipped = { $seat } chose not to build: { $building }.
# $buildings are slots with what stood there ("C2.1: port").
cyclades-note-gave-up = { $seat } gave up { $buildings }.
cyclades-note-no-gift = { $seat } got nothing: no place for it, or none left to recruit ({ $unit }).
cyclades-note-no-priestess = { $seat } got nothing: all priestesses are taken.
cyclades-note-metropolis = { $seat } built a metropolis in { $slot }.
cyclades-note-metropolis-safe = { $seat } built a metropolis that nobody can take.
cyclades-note-metropolis-lost = { $seat } had no place for a metropolis.
# What is printed on the token. The notes after it tell what came.
cyclades-note-bonus = The bonus on the metropolis of { $seat }: { $bonus }.
cyclades-note-bonus-lost = { $seat } got no bonus: no place for it, or none left.
cyclades-note-bonus-short = { $count ->
    [one] { $seat } lost 1 unit of the bonus: none was left.
   *[other] { $seat } lost { $count } units of the bonus: none were left.
}
# $places is a list of cyclades-stationed.
cyclades-note-stationed = { $seat } placed { $places }.
cyclades-note-prosperity = { $area } prospers: one more horn.
cyclades-note-philosopher = A philosopher joined { $seat }.
cyclades-note-priestess = A priestess joined { $seat }.
cyclades-note-fleet = { $seat }: a fleet in { $area }.
cyclades-note-recruited = { $seat } recruited in { $area }: { $unit }.
cyclades-note-taken = { $seat } took control of { $area }.
cyclades-note-sailed = { $seat } moved { $fleets } from { $start } to { $end }.
cyclades-note-marched = { $seat } moved from { $start } to { $end }: { $units }.
cyclades-note-sea-battle = Battle at sea in { $area }: { $seat } attacks { $rival }.
cyclades-note-land-battle = Battle for { $area }: { $seat } attacks { $rival }.
cyclades-note-stage = Stage { $stage }: { $seat } { $attack } (die { $attackdie }), { $rival } { $defence } (die { $defencedie }).
cyclades-note-lost = { $seat } lost: { $unit }.
cyclades-note-retreated = { $seat } retreated to { $area }.
cyclades-note-battle-over = The battle for { $area } is over; it belongs to { $seat }.
cyclades-note-battle-empty = The battle for { $area } is over; nobody is left there.
cyclades-note-pandora = Pandora won these over for { $seat }: { $units }.
cyclades-note-hector = Hector struck first for { $seat } and killed: { $unit }.
cyclades-note-croesus = Croesus rolled again for { $seat }: { $die }.
cyclades-note-perseus = Perseus led a unit of { $seat } away to { $area }.
cyclades-note-latched = { $seat } took a rival's last land for the winning metropolis: the game ends with this round.
cyclades-note-hero-came = { $hero } is waiting to be hired.
cyclades-note-hired = { $seat } hired { $hero } in { $area }.
cyclades-note-sacrificed = { $seat } sacrificed { $hero }.
cyclades-note-in-vain = { $hero } had no deed to do.
cyclades-note-creature-came = New on the board of fate: { $creature }.
cyclades-note-creature-left = Discarded from the board of fate: { $creature }.
cyclades-note-bought-creature = { $seat } bought the { $creature } for { $coins }.
cyclades-note-plays = { $seat } called the { $creature }.
cyclades-note-idle = The { $creature } had nothing to do.
cyclades-note-placed = The { $creature } came to { $area }.
cyclades-note-kept = { $seat } kept the { $creature } for a priestess.
cyclades-note-dismissed = The { $creature } left { $seat }.
cyclades-note-destroyed = The { $creature } destroyed a { $unit } of { $seat } in { $area }.
cyclades-note-swallowed = { $count ->
    [one] The Kraken swallowed 1 fleet in { $area }.
   *[other] The Kraken swallowed { $count } fleets in { $area }.
}
cyclades-note-driven = A fleet of { $seat } fled from { $start } to { $end }.
cyclades-note-wrecked = { $count ->
    [one] Polyphemus wrecked 1 fleet in { $area }.
   *[other] Polyphemus wrecked { $count } fleets in { $area }.
}
cyclades-note-giant = The Giant stole from { $area } for { $seat }: { $units }.
cyclades-note-griffin-struck = The Griffin robbed { $victim } for { $seat }.
cyclades-note-griffin = The Griffin took { $coins } from { $victim } for { $seat }.
cyclades-note-dryad = { $seat } stole a priestess from { $victim }.
cyclades-note-satyr = { $seat } stole a philosopher from { $victim }.
cyclades-note-sylph = { $seat } swapped the fleets of { $one } and { $other }.
# Only the player reads the next three.
cyclades-note-sphinx = The Sphinx shows you: { $creatures }.
cyclades-note-pile = In the discards, unseen by others: { $creatures }.
cyclades-note-looked = On top of the deck is the { $creature }.
cyclades-note-charon = { $seat } traded { $leaving } for { $coming }.
cyclades-note-reshuffled = { $count ->
    [one] The creature deck was reshuffled: 1 card.
   *[other] The creature deck was reshuffled: { $count } cards.
}
cyclades-note-gains = { $seat } received { $coins }.
cyclades-note-over = The game is over. Victory goes to { $winners }.

## Headings under which notes are gathered. $sides is a list such as "Ada 5, Bo 4".

cyclades-scene-round = Income of round { $round }
cyclades-scene-offerings = Offerings of round { $round }
cyclades-scene-upkeep = Upkeep of creatures
cyclades-scene-battle = Battle for { $area }
cyclades-scene-fought = Battle for { $area }: finally { $sides }
cyclades-scene-over = The end

## The recap: what points and rounds are called, and the categories of points

cyclades-score-points = Metropolises
cyclades-score-amount = { $points ->
    [one] { $points } metropolis
   *[other] { $points } metropolises
}
cyclades-score-tie = Gold broke the tie.
cyclades-score-round = Round
cyclades-score-lands = In their own lands
# On the card of a sacrificed hero, where nobody can take them.
cyclades-score-safe = Out of reach
cyclades-score-partners = Partners
