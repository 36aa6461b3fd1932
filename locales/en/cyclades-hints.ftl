## Why the sensible computer of Cyclades answers as it does: one sentence each

cyclades-why-apollo = Apollo costs nothing, and what the other gods offer is worth less to you than their price.
cyclades-why-deny = You have little use for this god yourself, but a rival needs it for a metropolis.
cyclades-why-god-building = { $god } gives you the most for { $price ->
    [0] nothing
    [one] { $price } gold
   *[other] { $price } gold
}, the lowest possible offering: above all the { $building }.
cyclades-why-god = { $god } gives you the most for { $price ->
    [0] nothing
    [one] { $price } gold
   *[other] { $price } gold
}, the lowest possible offering.
cyclades-why-bid-last = Nobody is left to outbid you, so the lowest offering will do.
cyclades-why-bid-only = It is the only offering you can make there.
cyclades-why-bid-displace = It is the least that displaces { $rival } there.
cyclades-why-bid-low = Offering more is not worth it: the next best god is nearly as good, or you need the gold for your turn.
cyclades-why-bid-high = Losing this god would hurt: the next best is worth clearly less, and you still have gold for your turn.
cyclades-why-due = It costs nothing and is due first.
cyclades-why-deed = The hero's deed is worth more than the hero.
cyclades-why-bargain = It is worth more to you than its price, and nothing else is.
cyclades-why-bargain-best = Of everything that is worth its price, it gains the most.
cyclades-why-end = Nothing else is worth its price to you.
cyclades-why-start-land = Horns, slots and a priestess count for a land, rivals beside it count against it: this one comes out best.
cyclades-why-sea = That sea is worth the most to you.
cyclades-why-guard = A unit guards or wins the most there.
cyclades-why-slot = It is the slot you are least likely to lose.
cyclades-why-no-slot = Every slot is taken, and no building there is worth giving up.
cyclades-why-give-up = These buildings are the hardest to hold.
cyclades-why-metropolis = It is the place where you are least likely to lose it.
cyclades-why-hera = That building brings you closest to a metropolis.
cyclades-why-horn = It is the place you are least likely to lose.
cyclades-why-fleet = A fleet does the most there.
cyclades-why-sail = This move at sea gains the most.
cyclades-why-needed = It takes that many, and the others are needed where they are.
cyclades-why-needed-all = It takes all of them, or nobody is needed where they are.
cyclades-why-march = It wins the most, counting the odds of the battle and what is left unguarded.
cyclades-why-quest = That hero is where the best quest begins.
cyclades-why-retreat = It stands and fights if the battle is about even or better; otherwise it saves what is left.
cyclades-why-casualty = You miss mercenaries least, then troops; heroes you miss most.
cyclades-why-reroll = With this die you lose the stage, and a reroll may be better.
cyclades-why-no-reroll = A reroll would not be worth the gold.
cyclades-why-hero = That hero is worth the most to you.
cyclades-why-hero-out = That hero is worth the least to you.
cyclades-why-hero-land = That land suits the hero best, judging by its safety and the units there.
cyclades-why-hector = It keeps trading as long as that leads to a metropolis, or there are plenty of priestesses.
cyclades-why-keep = The creature does more for you than a priestess would.
cyclades-why-no-keep = A priestess does more for you than the creature would.
cyclades-why-prowl = The creature is worth the most to you there.
cyclades-why-look = The creature is worth more to you than its gold.
cyclades-why-no-look = The creature is not worth its gold to you now.
cyclades-why-creature = It is the most useful creature for you.
cyclades-why-bite = It hurts a rival most and spares your own.
cyclades-why-bite-own = No rival can be hit, and of your own, you miss this one least.
cyclades-why-driven = Rivals' fleets flee to poor seas, your own to rich ones.
cyclades-why-robbed = A rival has the most mercenaries in that land.
cyclades-why-victim = That rival is closest to victory.
cyclades-why-partner = No rival has anything to take.
cyclades-why-swapped = Swapping the fleets of these two seas helps you most.
cyclades-why-changed = The change brings you closest to a set of buildings.
cyclades-why-use = It sees no difference between the choices here.
cyclades-why-leave = It sees no difference between the choices here.
