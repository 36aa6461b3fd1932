## Why the sensible computer of Cyclades answers as it does: one sentence each

cyclades-why-apollo = Apollo costs nothing, and what the other gods would give is worth less to you than their price.
cyclades-why-deny = You have little use for this god yourself, but a rival needs it for a metropolis.
cyclades-why-god-building = { $god } gives you most for { $price ->
    [0] nothing
    [one] { $price } gold
   *[other] { $price } gold
}, the least that would stand: above all the { $building }.
cyclades-why-god = { $god } gives you most for { $price ->
    [0] nothing
    [one] { $price } gold
   *[other] { $price } gold
}, the least that would stand.
cyclades-why-bid-last = Nobody is left who could outbid you, so the lowest offering will do.
cyclades-why-bid-only = It is the only offering that you can pay there.
cyclades-why-bid-displace = It is the least that displaces { $rival } there.
cyclades-why-bid-low = Offering more is not worth it: the next best god is nearly as good, or the gold is needed for the turn itself.
cyclades-why-bid-high = Losing this god would hurt: the next best is worth clearly less, and gold for the turn itself is left.
cyclades-why-due = It costs nothing and is due first.
cyclades-why-deed = The hero's deed is worth more than the hero.
cyclades-why-bargain = It is worth more to you than its price, and nothing else is.
cyclades-why-bargain-best = Of all that is worth more than its price it gains most.
cyclades-why-end = Nothing that is left is worth its price to you.
cyclades-why-start-land = It has horns, slots or a priestess, and its island is not crowded.
cyclades-why-sea = That sea is worth most to you.
cyclades-why-guard = There a unit guards or wins most.
cyclades-why-slot = Of all slots it is the one least likely to be lost.
cyclades-why-no-slot = Every slot is taken, and no building there is worth giving up.
cyclades-why-give-up = These buildings are the hardest to hold.
cyclades-why-metropolis = Of all places it is least likely to be lost there.
cyclades-why-hera = That building brings a metropolis nearest.
cyclades-why-horn = It is the place of yours that is least likely to be lost.
cyclades-why-fleet = There a fleet does most.
cyclades-why-sail = It is the move at sea that gains most.
cyclades-why-needed = So many are needed for it, and the others are needed where they are.
cyclades-why-needed-all = It takes all of them, or nobody is needed where they are.
cyclades-why-march = It wins most, with the odds of the battle and what is left unguarded counted in.
cyclades-why-quest = That hero stands where the best quest begins.
cyclades-why-retreat = You stand where the battle is about even or better; else what is left is saved.
cyclades-why-casualty = Mercenaries are missed least, then troops, and heroes most.
cyclades-why-reroll = By this die the stage is lost, and a better one may come.
cyclades-why-no-reroll = Another die would not be worth the gold.
cyclades-why-hero = That hero is worth most to you.
cyclades-why-hero-out = That hero is worth least to you.
cyclades-why-hero-land = Of all lands it suits the hero best, by its safety and the units there.
cyclades-why-hector = It goes on as long as that leads to a metropolis, or priestesses abound.
cyclades-why-keep = The creature does more for you than a priestess would.
cyclades-why-no-keep = A priestess does more for you than the creature would.
cyclades-why-prowl = There the figure is worth most to you.
cyclades-why-look = The creature is worth more to you than its gold.
cyclades-why-no-look = The creature is not worth its gold to you now.
cyclades-why-creature = It is the creature of most use to you.
cyclades-why-bite = It hurts a rival most, and spares your own.
cyclades-why-bite-own = No rival can be hit, and of your own this one is missed least.
cyclades-why-driven = Rivals' fleets flee to poor seas, your own to rich ones.
cyclades-why-robbed = That land has the most mercenaries of a rival.
cyclades-why-victim = That rival is nearest to victory.
cyclades-why-partner = No rival has anything to take.
cyclades-why-swapped = Exchanged, the fleets of these two seas serve you best.
cyclades-why-changed = The change brings a set of buildings nearest.
cyclades-why-use = Whatever is chosen here, it makes no difference that it can see.
cyclades-why-leave = Whatever is chosen here, it makes no difference that it can see.
