## Anunnaki: names, questions, answers and notes. The rules are in anunnaki-rules.ftl, what is
## drawn in pictures in anunnaki-pictures.ftl.

anunnaki-name = Anunnaki
anunnaki-blurb = Lead a house of star gods from its dying planet to Gaia: walk a star of ten actions, place signs that free your gods, trade, build, fight ancient civilisations and each other, and conquer Atlantis. For 2 to 4 players.
# For menus: one sentence of at most 100 characters.
anunnaki-pitch = Bring a house of star gods to Gaia: build, trade and fight for its lands and for Atlantis.

## Table options

anunnaki-option-houses = Houses
anunnaki-option-houses-help = Whether the houses are dealt at random or chosen in turn order.
anunnaki-option-houses-random = At random
anunnaki-option-houses-chosen = Chosen in turn
anunnaki-option-first-game = First game
anunnaki-option-first-game-help = You are dealt four minor gods instead of choosing from five, every trade agreement is in play, and house symbols on agreements mean nothing.
anunnaki-option-first-game-true = Yes
anunnaki-option-first-game-false = No

## Where the game stands

anunnaki-headline-set-up = Setting up
anunnaki-headline-turn = Round { $turn }
anunnaki-headline-last = Round { $turn }, the last one
anunnaki-headline-over = The game is over

## Goods, in numbers

anunnaki-resource-food = food
anunnaki-resource-wood = wood
anunnaki-resource-metal = metal
anunnaki-resource-gold = gold

anunnaki-goods-food = { $count } food
    .brief = { $count ->
        [1] 🌾
       *[other] { $count }🌾
    }
anunnaki-goods-wood = { $count } wood
    .brief = { $count ->
        [1] 🪵
       *[other] { $count }🪵
    }
anunnaki-goods-metal = { $count } metal
    .brief = { $count ->
        [1] 🔩
       *[other] { $count }🔩
    }
anunnaki-goods-gold = { $count } gold
    .brief = { $count ->
        [1] 🪙
       *[other] { $count }🪙
    }
anunnaki-goods-any = { $count } of your choice
    .brief = { $count ->
        [1] ❔
       *[other] { $count }❔
    }
# Resources of one kind that is chosen.
anunnaki-goods-one-kind = { $count } of one kind of your choice
    .brief = { $count }❔
# Resources of several kinds, counted together.
anunnaki-goods-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
    .brief = { $count ->
        [1] 📦
       *[other] { $count }📦
    }
anunnaki-goods-choice = 1 { $one } or 1 { $other }
anunnaki-goods-crystal = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}
    .brief = { $count ->
        [1] 💎
       *[other] { $count }💎
    }
anunnaki-goods-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
    .brief = { $count ->
        [1] ⭐
       *[other] { $count }⭐
    }
anunnaki-goods-power = { $count ->
    [one] 1 step of power
   *[other] { $count } steps of power
}
    .brief = { $count ->
        [1] 👑
       *[other] { $count }👑
    }
anunnaki-goods-war = { $count ->
    [one] 1 step of war
   *[other] { $count } steps of war
}
anunnaki-goods-technology = { $count ->
    [one] 1 step of technology
   *[other] { $count } steps of technology
}
anunnaki-goods-trade = { $count ->
    [one] 1 step of trade
   *[other] { $count } steps of trade
}
anunnaki-goods-follower = { $count ->
    [one] 1 follower
   *[other] { $count } followers
}
    .brief = { $count ->
        [1] 🧍
       *[other] { $count }🧍
    }
anunnaki-goods-settlement = { $count ->
    [one] a settlement
   *[other] { $count } settlements
}
    .brief = { $count ->
        [1] 🏠
       *[other] { $count }🏠
    }
anunnaki-goods-weapon = { $count ->
    [one] 1 advanced weapon
   *[other] { $count } advanced weapons
}
    .brief = { $count ->
        [1] ⚔️
       *[other] { $count }⚔️
    }
anunnaki-goods-agreement = { $count ->
    [one] a trade agreement
   *[other] { $count } trade agreements
}
anunnaki-goods-agreements = { $count ->
    [one] 1 agreement
   *[other] { $count } agreements
}
    .brief = { $count ->
        [1] 📜
       *[other] { $count }📜
    }
anunnaki-goods-sign = { $count ->
    [one] moving a sign
   *[other] moving { $count } signs
}
anunnaki-goods-portal = { $count ->
    [one] a portal
   *[other] { $count } portals
}
anunnaki-goods-move = { $count ->
    [one] 2 movement points
   *[other] { $count } times 2 movement points
}
anunnaki-goods-blue = { $count ->
    [one] a blue action
   *[other] { $count } blue actions
}
anunnaki-goods-red = { $count ->
    [one] a red action
   *[other] { $count } red actions
}
anunnaki-goods-goal-power = { $count ->
    [one] steps of power for its goal
   *[other] { $count } times steps of power for its goal
}
anunnaki-goods-income = { $count ->
    [one] settlement income
   *[other] { $count } times settlement income
}
anunnaki-goods-upgrade = { $count ->
    [one] a technology
   *[other] { $count } technologies
}
anunnaki-goods-figures = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
    .brief = { $count ->
        [1] 🧍
       *[other] { $count }🧍
    }
anunnaki-goods-movement = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
    .brief = { $count ->
        [1] 👣
       *[other] { $count }👣
    }
anunnaki-goods-districts = { $count ->
    [one] 1 district
   *[other] { $count } districts
}
anunnaki-goods-exchange = 1 resource for { $count }
    .brief = ⇄
anunnaki-goods-shrine = { $count ->
    [one] a shrine
   *[other] { $count } shrines
}
    .brief = { $count ->
        [1] 🏛️
       *[other] { $count }🏛️
    }

## Names

anunnaki-house-pharaos = House Pharaos
anunnaki-house-norrenis = House Norrenis
anunnaki-house-babylon = House Babylon
anunnaki-house-ellenys = House Ellenys
anunnaki-house-pharaos-short = Pharaos
anunnaki-house-norrenis-short = Norrenis
anunnaki-house-babylon-short = Babylon
anunnaki-house-ellenys-short = Ellenys
anunnaki-planet-gaia = Gaia

anunnaki-colour-blue = blue
anunnaki-colour-red = red

anunnaki-action-portal = Portal
anunnaki-action-portal-upgraded = Upgraded: teleport 2 figures.
anunnaki-action-move-blue = Blue movement
    .brief = Blue move
anunnaki-action-move-blue-upgraded = Upgraded: 4 movement points.
anunnaki-action-move-red = Red movement
    .brief = Red move
anunnaki-action-move-red-upgraded = Upgraded: 5 movement points.
anunnaki-action-trade = Trade
anunnaki-action-trade-upgraded = Upgraded: take 2 agreements.
anunnaki-action-gather-blue = Blue gathering
    .brief = Blue gather
anunnaki-action-gather-blue-upgraded = Upgraded: gather in 2 districts.
anunnaki-action-gather-red = Red gathering
    .brief = Red gather
anunnaki-action-gather-red-upgraded = Upgraded: gather in 3 districts.
anunnaki-action-creation = Creation
anunnaki-action-creation-upgraded = Upgraded: any one kind of resource.
anunnaki-action-income = Settlement income
    .brief = Income
anunnaki-action-income-upgraded = Upgraded: 1 more follower.
anunnaki-action-power = Power
anunnaki-action-power-upgraded = Upgraded: 1 more step.
anunnaki-action-market = Market
anunnaki-action-market-upgraded = Upgraded: 2 different resources for free.

anunnaki-track-war = war
anunnaki-track-technology = technology
anunnaki-track-trade = trade
anunnaki-track-power = power

anunnaki-goal-shrines = shrines you rule
anunnaki-goal-districts = every 2 districts you rule
anunnaki-goal-settlements = your settlements
anunnaki-goal-figures = every 3 of your figures

anunnaki-agreement-neutral = { $cost } → { $middle }; { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $trade ->
    [one] 1 step of trade
   *[other] { $trade } steps of trade
}
anunnaki-agreement-house = { $house }: { $cost } → { $middle }; { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $trade ->
    [one] 1 step of trade
   *[other] { $trade } steps of trade
}

anunnaki-offer-neutral = { $cost } → { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $trade } trade
    .brief = { $cost } → { $points } points
anunnaki-offer-house = { $house }: { $cost } → { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $trade } trade
    .brief = { $house }: { $cost } → { $points } points

anunnaki-civilisation-plain = strength { $strength }, gives { $rewards }
anunnaki-civilisation-humble = strength { $strength }, your gods count 1, gives { $rewards }
anunnaki-civilisation-ignore = strength { $strength }, your weapon has no effect, gives { $rewards }

## Gods

anunnaki-god-ra = Ra
anunnaki-god-ra-text = When your pawn passes a sign, you may move it to an empty cell. Summoned: 1 resource when a sign you place brings crystals.
anunnaki-god-odin = Odin
anunnaki-god-odin-text = Your settlements move and fight like figures (strength 0) and carry up to 2 others. Summoned: their strength is 2.
anunnaki-god-ishtar = Ishtar
anunnaki-god-ishtar-text = Your settlements have strength 2 when you gather. Summoned: outside your capital, your strength alone decides how much you gather while a source is open.
anunnaki-god-zeus = Zeus
anunnaki-god-zeus-text = One figure on a planet is enough for its culture rewards. Summoned: you get them twice.
anunnaki-god-anubis = Anubis
anunnaki-god-anubis-text = Where one of your gods fights, add 1 follower before the battle.
anunnaki-god-bast = Bast
anunnaki-god-bast-text = Once: for 1 crystal, fulfil any agreement you hold, in full and without paying its cost.
anunnaki-god-horus = Horus
anunnaki-god-horus-text = At the end: 2 points for each wood district you rule.
anunnaki-god-isis = Isis
anunnaki-god-isis-text = Your settlements add 1 strength to your figures beside them, in battles and when gathering.
anunnaki-god-osiris = Osiris
anunnaki-god-osiris-text = +1 strength when gathering, in each district you rule.
anunnaki-god-seth = Seth
anunnaki-god-seth-text = At the end: 3 points for every 2 fully exhausted districts you rule.
anunnaki-god-sekhmet = Sekhmet
anunnaki-god-sekhmet-text = Your weapons cost 1 metal less.
anunnaki-god-loki = Loki
anunnaki-god-loki-text = You may play 2 weapons and choose between them after all are revealed.
anunnaki-god-thor = Thor
anunnaki-god-thor-text = At the end: 2 points for each district where your strength is 5 or more.
anunnaki-god-freyr = Freyr
anunnaki-god-freyr-text = Once: 1 point and 1 crystal for every 2 districts you rule away from home.
anunnaki-god-freya = Freya
anunnaki-god-freya-text = Once: return a follower to your supply for 4 resources of your choice.
anunnaki-god-frigg = Frigg
anunnaki-god-frigg-text = Once: 1 follower in each district where you have 3 or more figures and settlements.
anunnaki-god-heimdall = Heimdall
anunnaki-god-heimdall-text = Your settlements have +3 strength when you defend.
anunnaki-god-aegir = Aegir
anunnaki-god-aegir-text = At the end: 2 points for each gold district you rule.
anunnaki-god-anu = Anu
anunnaki-god-anu-text = Once: teleport up to 3 figures from one district to another (4 with Enlil).
anunnaki-god-assur = Assur
anunnaki-god-assur-text = +1 strength in battles and when gathering where you have 2 or more figures.
anunnaki-god-marduk = Marduk
anunnaki-god-marduk-text = Once: 1 follower on each planet where you have a settlement.
anunnaki-god-ninlil = Ninlil
anunnaki-god-ninlil-text = Once: 1 point and 1 metal for each shrine you rule away from home.
anunnaki-god-ninhursag = Ninhursag
anunnaki-god-ninhursag-text = At the end: 2 points for each metal district you rule.
anunnaki-god-ea = Ea
anunnaki-god-ea-text = At the end: 4 points for each district of Atlantis you rule.
anunnaki-god-enlil = Enlil
anunnaki-god-enlil-text = Your portals teleport 1 more figure.
anunnaki-god-hades = Hades
anunnaki-god-hades-text = At the end: 2 points for every 3 followers in your supply.
anunnaki-god-ares = Ares
anunnaki-god-ares-text = At the end: 2 points for each civilisation you have defeated.
anunnaki-god-athena = Athena
anunnaki-god-athena-text = Once: 1 resource from each district where you have a settlement, exhausted or not.
anunnaki-god-demeter = Demeter
anunnaki-god-demeter-text = At the end: 2 points for each food district you rule.
anunnaki-god-hera = Hera
anunnaki-god-hera-text = Whenever you recruit followers, recruit 1 more.
anunnaki-god-hermes = Hermes
anunnaki-god-hermes-text = Your movement actions give 2 more points.
anunnaki-god-poseidon = Poseidon
anunnaki-god-poseidon-text = You count as ruling 1 more shrine.

## Weapons

anunnaki-weapon-slingshot = Slingshot
anunnaki-weapon-long-shield = Long Shield
anunnaki-weapon-dagger = Dagger
anunnaki-weapon-short-bow = Short Bow
anunnaki-weapon-double-axe = Double Axe
anunnaki-weapon-ballista = Ballista
anunnaki-weapon-net = Net
anunnaki-weapon-war-hammer = War Hammer
anunnaki-weapon-long-spear = Long Spear
anunnaki-weapon-war-cart = War Cart
anunnaki-weapon-composite-bow = Composite Bow
anunnaki-weapon-viking-helmet = Viking Helmet

anunnaki-effect-steal = If you lose, take a resource of your choice from the winner.
anunnaki-effect-humble = Each god against you counts 1.
anunnaki-effect-ignore = The other side's effect is ignored.
anunnaki-effect-spear = The strongest enemy figure does not count.
anunnaki-effect-chariot = +1 for each metal you spend.
anunnaki-effect-second = Another advanced weapon may join it.
anunnaki-effect-helmet = The other player's card is discarded, and they must play another.

## Artifacts

anunnaki-artifact-scarab = Scarab Amulet
anunnaki-artifact-scarab-text = At the end: 1 step on 2 tracks.
anunnaki-artifact-mirror = Mirror of Duplicity
anunnaki-artifact-mirror-text = As magic, once: 2 different magic actions, each 1 crystal cheaper.
anunnaki-artifact-otherworld = Map of the Otherworld
anunnaki-artifact-otherworld-text = A district of your own, next to all you rule except Atlantis: a shrine, 3 sources of any resource.
anunnaki-artifact-horn = Horn of Plenty
anunnaki-artifact-horn-text = Once: 4 resources of one kind, or 4 of one kind for 8 points.
anunnaki-artifact-tablet = Tablet of Destinies
anunnaki-artifact-tablet-text = Choose a track in secret: up to 7 points at the end, depending on its leader's multiplier.
anunnaki-artifact-pandora = Pandora's Box
anunnaki-artifact-pandora-text = Three tokens (crystal, follower, weapon): you gain one, and every opponent loses the same.

## Questions

anunnaki-ask-house = Choose your house.
anunnaki-ask-return-god = Which minor god goes back to the box?
# The signs are those behind the options, anunnaki-pick-star-sign.
anunnaki-ask-star = Your turn: where does your pawn go? 🔳 places a sign, 🔓 frees a god.
anunnaki-ask-sign-from = Which sign moves?
anunnaki-ask-sign-to = Which cell does the sign go to?
anunnaki-ask-token = Which { $colour } action do you take?
anunnaki-ask-move = Who moves? You have { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}.
anunnaki-ask-move-to = From { $start } ({ $what }): where to?
anunnaki-ask-portal = Who do you teleport? { $figures ->
    [one] 1 figure
   *[other] Up to { $figures } figures
}.
anunnaki-ask-portal-to = From { $start } ({ $what }): where to?
anunnaki-ask-carry = Who does the settlement carry from { $start } to { $goal }? Two at most.
anunnaki-ask-gather = Where do you gather? { $count ->
    [one] 1 district
   *[other] Up to { $count } districts
}; 1 source of each runs dry.
anunnaki-ask-exhaust = Which source of { $district } runs dry?
# Many are asked for in parts: $then is how many follow this part.
anunnaki-ask-resources = Which resources do you take? { $count ->
    [one] You get 1
   *[other] You get { $count }
}{ $then ->
    [0] .
   *[other] , { $then } of them in the next step.
}
anunnaki-ask-kind = Which resource do you take?
anunnaki-ask-pay = What do you pay with? { $count ->
    [one] 1 resource of your choice
   *[other] { $count } resources of your choice
}.
anunnaki-ask-market = What do you exchange? One resource for two others.
anunnaki-ask-market-free = Which two resources do you take?
anunnaki-ask-recruit = Where do the new followers go? { $count ->
    [one] 1 is left
   *[other] { $count } are left
}.
anunnaki-ask-recruit-from = Your supply is empty: where does the follower come from?
anunnaki-ask-recruit-to = Where does that follower go?
anunnaki-ask-settlement = Where do you build the settlement?
anunnaki-ask-trade = { $count ->
    [one] Which agreement do you take?
   *[other] Which agreement do you take? You get { $count }, one after the other.
}
anunnaki-ask-half = You do not rule there: which half of the reward do you take? { $agreement }
anunnaki-ask-magic = Do you use magic?
anunnaki-ask-mirror = The Mirror: which magic action, 1 crystal cheaper?
anunnaki-ask-technology = Which token do you upgrade? Its action follows at once.
anunnaki-ask-income-now = Do you take your settlement income now, including followers?
anunnaki-ask-additional = Do you take an additional action? Each kind once a turn.
anunnaki-ask-replace = Which follower makes room for { $god }?
anunnaki-ask-bast = Bast: which agreement do you fulfil for 1 crystal?
anunnaki-ask-freya = Freya: which follower goes home for 4 resources?
anunnaki-ask-frigg = Frigg: where do you add a follower?
anunnaki-ask-anu = Anu: which district do you teleport from?
anunnaki-ask-anu-who = Who goes through the portal in { $start }?
anunnaki-ask-anu-to = Where does the portal from { $start } lead?
anunnaki-ask-athena = Athena: which resource do you take from { $district }?
anunnaki-ask-battle = Which battle comes first?
anunnaki-ask-anubis = Anubis: do you add a follower to the battle in { $district }?
anunnaki-ask-attack = { $district }: which advanced weapon do you play?
anunnaki-ask-defend = { $attacker } attacks you in { $district }: which weapon do you play? Nobody sees it until both have chosen.
anunnaki-ask-loki = Loki: which of the two do you play?
anunnaki-ask-another = The Viking Helmet discarded your weapon: which other one do you play?
anunnaki-ask-second = The Composite Bow: which weapon joins it?
anunnaki-ask-chariot = The War Cart: how much metal do you spend, for +1 each?
anunnaki-ask-steal = The Slingshot: what do you take from { $other }?
anunnaki-ask-weapon = { $count ->
    [one] Which advanced weapon do you take?
   *[other] Which { $count } advanced weapons do you take?
} Nobody sees it.
anunnaki-ask-artifact = Which artifact do you take?
anunnaki-ask-tablet = The Tablet: which track do you choose in secret?
anunnaki-ask-horn = The Horn: what do you spend for 8 points?
anunnaki-ask-lose-follower = Pandora's Box: which follower do you lose?
anunnaki-ask-lose-weapon = Pandora's Box: which weapon do you give up?
anunnaki-ask-scarab = The Scarab: which two tracks do you advance on?

## Answers

anunnaki-pick-none = None
# What a sign frees.
anunnaki-word-minor-god = a minor god
anunnaki-pick-none-magic = No magic
anunnaki-pick-none-attack = None you can pay for: you lose the battle
anunnaki-pick-none-another = None: you lose the battle
anunnaki-pick-done = That is all
anunnaki-pick-end = End the turn
anunnaki-pick-yes = Yes
anunnaki-pick-no = No
anunnaki-pick-middle = { $middle }
anunnaki-pick-lower = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $trade ->
    [0] {""}
    [one] {" "}and 1 step of trade
   *[other] {" "}and { $trade } steps of trade
}
anunnaki-pick-action = { $action }: { $gives }
    .brief = { $action }
anunnaki-pick-bare-action = { $action }
anunnaki-pick-idle-action = { $action }: nothing now
    .brief = { $action }
# Where the pawn may go: $choice is one of the lines above, and the way there has room for a sign.
anunnaki-pick-star-sign = { $choice } 🔳{ $crystals ->
    [0] {""}
    [1] 💎
   *[other] { $crystals }💎
}{ $frees ->
    [0] {""}
   *[other] 🔓
}
    .brief = { $choice } 🔳{ $crystals ->
        [0] {""}
        [1] 💎
       *[other] { $crystals }💎
    }{ $frees ->
        [0] {""}
       *[other] 🔓
    }
anunnaki-pick-upgrade-blue = { $action }{ $steps ->
    [0] {""}
    [one] , +1 step of technology
   *[other] , +{ $steps } steps of technology
}
    .brief = { $action }
anunnaki-pick-upgrade-red = { $action } for 1 wood and 1 metal{ $steps ->
    [0] {""}
    [one] , +1 step of technology
   *[other] , +{ $steps } steps of technology
}
    .brief = { $action } for 🪵🔩
anunnaki-pick-cell = Between { $one } and { $other }{ $crystals ->
    [0] {""}
    [one] , 1 crystal
   *[other] , { $crystals } crystals
}
    .brief = { $one }–{ $other }{ $crystals ->
        [0] {""}
        [1] {" 💎"}
       *[other] {" "}{ $crystals }💎
    }
anunnaki-pick-group = { $district }: { $piece }
    .brief = { $district } { $piece }
anunnaki-pick-follower = follower { $number }
anunnaki-pick-gather = { $district }: { $goods }
    .brief = { $district } { $goods }
anunnaki-pick-goods = { $goods }
    .brief = { $goods }
anunnaki-pick-pay = pay { $goods }
    .brief = pay { $goods }
anunnaki-pick-exchange = { $given } for { $goods }
    .brief = { $given } → { $goods }
anunnaki-pick-recruit = { $district }: { $count ->
    [one] 1 follower
   *[other] { $count } followers
}
    .brief = { $district } { $count ->
        [1] 🧍
       *[other] { $count }🧍
    }
anunnaki-pick-place = { $district }
anunnaki-pick-district = { $district }: { $what }
    .brief = { $district }
# A district as above, further than 1 movement point away.
anunnaki-pick-walk = { $district }, for { $points } steps
    .brief = { $district } { $points }👣
anunnaki-pick-summon = Summon { $god }
anunnaki-pick-fulfil = Fulfil: { $agreement }
    .brief = Fulfil: { $agreement }
anunnaki-pick-horn-gain = Horn of Plenty: 4 resources of one kind
    .brief = Horn: 4 of one kind
anunnaki-pick-horn-spend = Horn of Plenty: 4 resources of one kind for 8 points
    .brief = Horn: 4 of one kind for 8⭐
anunnaki-pick-pandora-crystal = Pandora's Box: gain a crystal, the others lose one
    .brief = Pandora: a crystal
anunnaki-pick-pandora-follower = Pandora's Box: gain a follower, the others lose one
    .brief = Pandora: a follower
anunnaki-pick-pandora-weapon = Pandora's Box: gain a weapon, the others lose one
    .brief = Pandora: a weapon
anunnaki-pick-weapon = { $weapon }: strength { $strength }, costs { $cost }
    .brief = { $weapon } ⚔️{ $strength }, { $cost }
anunnaki-pick-weapon-free = { $weapon }: strength { $strength }, free
    .brief = { $weapon } ⚔️{ $strength }
anunnaki-pick-battle = { $district } against { $seat }
anunnaki-pick-battle-civilisation = { $district } against the civilisation

anunnaki-magic-red = A red action (3 crystals)
    .brief = Red action (3💎)
anunnaki-magic-blue = A blue action (2 crystals)
    .brief = Blue action (2💎)
# What is left of the weapons, and how many followers come: one more with Hera.
anunnaki-magic-weapons = { $count ->
    [one] 1 advanced weapon
   *[other] { $count } advanced weapons
} (1 crystal, 2 metal)
    .brief = { $count ->
        [one] 1 weapon
       *[other] { $count } weapons
    } (💎 2🔩)
anunnaki-magic-technology = A technology (1 crystal, 2 gold)
    .brief = Technology (💎 2🪙)
anunnaki-magic-settlement = A settlement (1 crystal, 2 wood)
    .brief = Settlement (💎 2🪵)
anunnaki-magic-followers = { $count } followers (1 crystal, 2 food)
    .brief = { $count } followers (💎 2🌾)
# Where the supply has fewer, the others may come from the map.
anunnaki-magic-followers-most = Up to { $count } followers (1 crystal, 2 food)
    .brief = Up to { $count } followers (💎 2🌾)
# The same through the Mirror: 1 crystal cheaper.
anunnaki-pick-mirror-red = A red action (2 crystals)
anunnaki-pick-mirror-blue = A blue action (1 crystal)
anunnaki-pick-mirror-weapons = { $count ->
    [one] 1 advanced weapon
   *[other] { $count } advanced weapons
} (2 metal)
anunnaki-pick-mirror-technology = A technology (2 gold)
anunnaki-pick-mirror-settlement = A settlement (2 wood)
anunnaki-pick-mirror-followers = { $count } followers (2 food)
anunnaki-pick-mirror-followers-most = Up to { $count } followers (2 food)
# What magic was used for; what came of it is told by the notes that follow.
anunnaki-spell-red = a red action
anunnaki-spell-blue = a blue action
anunnaki-spell-weapons = advanced weapons
anunnaki-spell-technology = a technology
anunnaki-spell-settlement = a settlement
anunnaki-spell-followers = followers

## Second lines under answers

anunnaki-hint-sign = { $crystals ->
    [0] Places a sign
    [one] Places a sign: 1 crystal
   *[other] Places a sign: { $crystals } crystals
}
# $text is the line above.
anunnaki-hint-sign-frees = { $text }. It frees { $god }
anunnaki-hint-frees = Frees { $god }
anunnaki-hint-ray = Then { $count } of 3 signs around a god are placed
anunnaki-hint-ray-core = Then { $count } of 3 signs around a god are placed, and { $core } of 5 in the pentagon
anunnaki-hint-core = Then { $core } of 5 signs in the pentagon are placed
anunnaki-hint-signed-idle = No god needs it there any more
anunnaki-hint-signed-ray = { $count } of 3 signs around a god are placed now
anunnaki-hint-signed-core = { $count } of 5 signs in the pentagon are placed now
anunnaki-hint-signed = There is already a sign on the way
anunnaki-hint-far = No line from your pawn: no sign
anunnaki-hint-summon = { $bonus }. { $text }
anunnaki-hint-middle = And { $middle }
anunnaki-hint-middle-whole = And { $middle }: you rule there ({ $planet })
anunnaki-hint-middle-half = Or { $middle }; both once you rule there ({ $planet })
anunnaki-hint-weapon = Victory: { $spoils }
anunnaki-hint-weapon-effect = Victory: { $spoils }. { $effect }
# $total is the strength of the figures and of the weapon, $text the weapon's own line.
anunnaki-hint-against-rival = { $total } in all, against { $other } and a weapon; a tie wins. { $text }
anunnaki-hint-against-attacker = { $total } in all, against { $other } and a weapon; a tie loses. { $text }
anunnaki-hint-against-shown = { $total } in all, against { $other }. { $text }
anunnaki-hint-against-unknown = { $total } in all, against { $low } to { $high }; a tie wins. { $text }
anunnaki-hint-against-known = { $total } in all, against { $other }; a tie wins. { $text }
anunnaki-hint-rival = { $seat } is there, strength { $strength }
anunnaki-hint-unknown = An unknown civilisation, strength 3 to 5
anunnaki-hint-atlantis = Atlantis: an unknown civilisation, strength 3 to 5, plus { $guardian } for its god
anunnaki-hint-civilisation = Civilisation: { $text }{ $guardian ->
    [0] {""}
   *[other] ; its god adds { $guardian }
}
# $text is one of the lines above: whom the attacker meets.
anunnaki-hint-unarmed = { $text }. You have no advanced weapon yet
# Culture tokens that would be surrounded now, and those beside which the district lies.
anunnaki-hint-culture-now = Culture pays at the end of the turn: { $now }
anunnaki-hint-culture-later = Beside culture tokens: { $later }
anunnaki-hint-culture-both = Culture pays at the end of the turn: { $now }. Beside others: { $later }
anunnaki-hint-face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
anunnaki-hint-settlement-stays = Your settlement stays and keeps ruling there
anunnaki-hint-leaves-nobody = Nobody stays: you no longer rule there
anunnaki-hint-never-dry = A capital never runs dry
anunnaki-hint-sources-left = { $count ->
    [0] The last source: it runs dry
    [one] Then 1 source is left
   *[other] Then { $count } sources are left
}
anunnaki-hint-strength = Your strength there: { $strength }
# $text is the middle of an agreement, as above.
anunnaki-hint-payable = { $text }. You can pay for it now
anunnaki-hint-lacking = { $text }. You still need { $goods }

## Standing orders

anunnaki-order = Standing order…
anunnaki-order-help = What to do in other players' turns: which weapons to defend with, your favourite first, how much to spend on one, and what to take from culture tokens. You are asked about anything the order does not cover. Nobody else can see it, and it ends when your next turn begins.
anunnaki-order-weapon-group = Defend: { $weapon }
anunnaki-order-group-spend = Spending limit
anunnaki-order-group-resource = Culture: resources
anunnaki-order-group-agreement = Culture: an agreement
anunnaki-order-group-weapon = Culture: a weapon
anunnaki-order-group-place = Culture: followers
anunnaki-order-group-sign = Culture: moving a sign
anunnaki-order-defend = Defend with { $weapon }
anunnaki-order-defend-unless = Defend with { $weapon }, unless the attackers are stronger than { $most }
anunnaki-order-spend = Spend { $count ->
    [0] nothing
    [one] at most 1 resource
   *[other] at most { $count } resources
} on a weapon
anunnaki-order-resource = Take { $resource }
anunnaki-order-agreement-points = Take the agreement with the most points
anunnaki-order-agreement-cheap = Take the cheapest agreement
anunnaki-order-weapon = Take { $weapon }
anunnaki-order-place = Put followers in { $district }
anunnaki-order-sign-none = Leave the signs where they are

## What happened

anunnaki-note-first = { $seat } is the first player.
# $god is the main god of the house, $text its power.
anunnaki-note-house = { $seat } leads { $house }. { $god }: { $text }
anunnaki-note-chose-house = { $seat } has chosen { $house }. { $god }: { $text }
anunnaki-note-returned-god = { $seat } put { $god } back in the box.
anunnaki-note-minor-gods = The minor gods of { $seat }: { $gods }.
anunnaki-note-goal = The goal of { $track }: { $goal }.
anunnaki-note-turned-up = A culture token was turned up at { $districts }: { $rewards }.
anunnaki-note-action = { $seat }: { $action }.
anunnaki-note-extra-action = { $seat } also does { $action }.
anunnaki-note-sign = { $seat } placed a sign; { $left ->
    [0] it was the last one
    [one] 1 is left
   *[other] { $left } are left
}.
anunnaki-note-sign-moved = { $seat } moved a sign.
anunnaki-note-freed-minor = { $seat } may now summon a minor god.
anunnaki-note-freed-nobody = { $seat } surrounded another ray but has no minor god left for it.
anunnaki-note-freed-main = { $seat } may now summon { $god }.
anunnaki-note-gained = { $seat } gained { $goods } ({ $cause }).
anunnaki-note-nothing = { $seat } got nothing from it.
anunnaki-note-paid-one = { $seat } gave 1 { $resource }.
anunnaki-note-moved = { $seat } moved from { $start } to { $end }: { $pieces }.
anunnaki-note-teleported = { $seat } teleported from { $start } to { $end }: { $pieces }.
anunnaki-note-recruited = { $seat } recruited { $count ->
    [one] 1 follower
   *[other] { $count } followers
} in { $district } ({ $cause }).
anunnaki-note-relocated = { $seat } brought a follower from { $start } to { $end }.
anunnaki-note-no-place = { $seat } has nowhere to put new followers ({ $cause }).
anunnaki-note-built = { $seat } built a settlement in { $district }.
anunnaki-note-no-settlement = { $seat } has nowhere to build a settlement, or none left.
anunnaki-note-took-agreement = { $seat } took an agreement: { $agreement }.
anunnaki-note-fulfilled = { $seat } fulfilled an agreement: { $agreement }.
anunnaki-note-upgraded = { $seat } upgraded { $action }.
# $cost is a list of goods.
anunnaki-note-magic = { $seat } used magic for { $cost }: { $magic }.
anunnaki-note-took-weapons = { $seat } took { $count ->
    [one] 1 advanced weapon
   *[other] { $count } advanced weapons
}.
anunnaki-note-own-weapons = You took { $weapons }.
anunnaki-note-summoned = { $seat } summoned { $god } in { $district }.
anunnaki-note-freya = { $seat } sent a follower home from { $district } for Freya.
anunnaki-note-uses = { $seat } uses { $artifact }.
anunnaki-note-lost-crystal = { $seat } lost a crystal.
anunnaki-note-lost-follower = { $seat } lost a follower in { $district }.
anunnaki-note-lost-weapon = { $seat } lost an advanced weapon.
anunnaki-note-attacks-civilisation = { $seat } attacks the civilisation in { $district }.
anunnaki-note-civilisation = The civilisation in { $district }: { $token }.
anunnaki-note-unarmed = { $seat } had no weapon to play in { $district } and went home.
anunnaki-note-lost-to-civilisation = { $seat } lost in { $district }, { $own } against { $other }.
anunnaki-note-beat-civilisation = { $seat } won in { $district }, { $own } against { $other }.
anunnaki-note-attacks = { $seat } attacks { $other } in { $district }.
anunnaki-note-weapons = { $seat } shows { $weapons }.
anunnaki-note-loki = { $seat } plays { $weapon }.
anunnaki-note-helmet = The Viking Helmet discarded { $seat }’s { $weapon }.
anunnaki-note-chariot = { $seat } spent { $count } metal on the War Cart.
anunnaki-note-strengths = Strength: { $seat } { $own }, { $other } { $others }.
anunnaki-note-won = { $seat } beat { $other } in { $district }.
anunnaki-note-stolen-from = { $other } took a resource from { $seat }.
anunnaki-note-artifacts-seen = The artifacts to choose from: { $artifacts }.
anunnaki-note-artifact = { $seat } took an artifact: { $artifact }.
anunnaki-note-tablet = Your Tablet is on { $track }.
anunnaki-note-tablet-shown = { $seat }’s Tablet was on { $track }.
anunnaki-note-culture = The culture token at { $districts } is surrounded: { $rewards }.
anunnaki-note-trigger-signs = { $seat } placed the last sign: the game ends with this round.
anunnaki-note-trigger-track = { $seat } reached the end of a track: the game ends with this round.
anunnaki-note-total = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
anunnaki-note-over = { $seat } wins.

# Why something was gained.
anunnaki-cause-sign = a sign
anunnaki-cause-gather = gathering
anunnaki-cause-creation = creation
anunnaki-cause-income = settlement income
anunnaki-cause-power = power
anunnaki-cause-power-token = a token of the power track
anunnaki-cause-market = the market
anunnaki-cause-magic = magic
anunnaki-cause-technology = a technology
anunnaki-cause-agreement = an agreement
anunnaki-cause-summoning = a god summoned
anunnaki-cause-battle = a battle won
anunnaki-cause-defeat = a battle lost
anunnaki-cause-civilisation = a civilisation defeated
anunnaki-cause-slingshot = the Slingshot
anunnaki-cause-culture = a culture token
anunnaki-cause-ra = Ra
anunnaki-cause-freyr = Freyr
anunnaki-cause-freya = Freya
anunnaki-cause-frigg = Frigg
anunnaki-cause-marduk = Marduk
anunnaki-cause-ninlil = Ninlil
anunnaki-cause-athena = Athena
anunnaki-cause-anubis = Anubis
anunnaki-cause-horn = the Horn of Plenty
anunnaki-cause-pandora = Pandora's Box
anunnaki-cause-scarab = the Scarab

## Headings under which notes are gathered. $sides is a list such as "Ada 7, the civilisation 5".

anunnaki-scene-battle = Battle in { $district }
anunnaki-scene-fought = Battle in { $district }: { $sides }
anunnaki-scene-civilisation = the civilisation { $count }
anunnaki-scene-culture = Culture token at { $districts }
anunnaki-scene-ending = The end is near
anunnaki-scene-over = Final scoring

## The recap

anunnaki-score-points = Points
anunnaki-score-tie = With equal points, the player earlier in turn order is ahead.
anunnaki-score-round = Round
anunnaki-score-play = During play
anunnaki-score-places = Places on tracks
anunnaki-score-goals = Goals
anunnaki-score-power = Power
anunnaki-score-gods = Gods
anunnaki-score-tablet = Tablet
anunnaki-score-stores = Stores
anunnaki-tiebreak-order = Seat { $place } in turn order
