## Why the sensible computer of Divinus answers as it does: one sentence each

divinus-why-only = There is nothing else to choose.
divinus-why-rest = { $active ->
    [0] All your dice are spent.
    [one] Only one of your { $count } dice is active, and no cell within its reach gains as much as fresh dice.
   *[other] { $active } of your { $count } dice are active, but no cell within their reach gains as much as fresh dice.
}
divinus-why-fight = It takes only one die, and enough others stay active.
divinus-why-last-battle = It covers the last battle cell of a card, and then the card pays.
divinus-why-change = With some dice changed, a better tile is within reach.
divinus-why-hero = Your hero serves your map so much better elsewhere that it is worth a die.
divinus-why-pantheon = The pantheon's die helps, and costs you none of your dice.
divinus-why-before-rest = Otherwise a Rest would come next. It rolls spent dice anyway, so this costs nothing now.
divinus-why-cell-size = Its tile gains the most for its dice: the map and its zones grow.
divinus-why-cell-god = Its tile gains the most for its dice, above all for the goals of { $name }.
divinus-why-cell-quest = Its tile gains the most for its dice, above all for the quest { $name }.
divinus-why-cell-temples = Its tile gains the most for its dice, above all by bringing a temple closer to consecration.
divinus-why-place-size = The tile gains the most there: the map and its zones grow.
divinus-why-place-god = The tile gains the most there, above all for the goals of { $name }.
divinus-why-place-quest = The tile gains the most there, above all for the quest { $name }.
divinus-why-place-temples = The tile gains the most there, above all by bringing a temple closer to consecration.
divinus-why-place = Your map is worth the most that way.
divinus-why-temple = It is consecrated at once, or comes closest to it.
divinus-why-no-temple = None of these temples is likely to be consecrated there.
divinus-why-cheapest = Of the monsters that can still be beaten in time, this one needs the fewest battles, and this cell takes the fewest dice.
divinus-why-often = Of those on offer, it helps most often.
divinus-why-no-artifact = None of them helps more often than those you have.
divinus-why-top = Your dice can do the most with that face.
divinus-why-slot = A free slot comes first; otherwise the least helpful artifact goes.
divinus-why-face = The face has no sticker yet, and its die has the fewest.
divinus-why-all = Every die that comes back is one more to use.
divinus-why-few = Good dice are better left alone.
divinus-why-hero-place = Your hero serves your map best there.
divinus-why-hero-die = It is the smallest value that takes your hero to the best place.
divinus-why-least-die = You will miss that die least.
divinus-why-weakest = These faces help least of all that can make room.
divinus-why-favourite = The Greek die changes your own dice, which helps in every turn.
divinus-why-ahead = You are ahead of your best rival by more in this pantheon’s favour, or behind by less.
divinus-why-pledge = With this god you need the least to lead, or you lead the others by far; it is your highest die.
divinus-why-leading = That pantheon’s gods give you more favour, as things stand.
divinus-why-none-better = As your dice and your map stand, nothing on offer brings you more.
divinus-why-same = It sees no difference between the choices here.
divinus-why-use = It sees no difference here, so it picks at random.
divinus-why-leave = It cannot judge this, so it leaves it alone.
