## The look-up of cards, gods, pieces and tokens: /card

command-card-name = card
command-card-text = Look up a card, god, creature, power, tile or token
command-p-card-name = name
command-p-card-text = What you want to look up
command-p-card-game-text = From which game; leave it out for the one in this channel

# $kind is what sort of thing it is.
glossary-title = ## { $name }
    -# { $game } · { $kind }
glossary-choice = { $name } · { $kind }
glossary-near = Nothing in { $game } is called “{ $typed }”. Did you mean { $names }?
glossary-none = Nothing in { $game } is called “{ $typed }”. Start typing, and **/card** suggests what there is.
glossary-empty = There is nothing to look up in { $game }.

glossary-kind-action = action
glossary-kind-agreement = trade agreement
glossary-kind-artifact = artifact
glossary-kind-building = building
glossary-kind-card = card
glossary-kind-civilisation = civilisation
glossary-kind-creature = creature
glossary-kind-culture = culture token
glossary-kind-event = event
glossary-kind-goal = goal
glossary-kind-god = god
glossary-kind-guardian = guardian
glossary-kind-hero = hero
glossary-kind-house = house
glossary-kind-monster = monster
glossary-kind-piece = piece
glossary-kind-power = ankh power
glossary-kind-quest = quest
glossary-kind-scenario = scenario
glossary-kind-sticker = die sticker
glossary-kind-temple = temple
glossary-kind-tile = tile
glossary-kind-token = token
glossary-kind-track = track
glossary-kind-weapon = weapon
