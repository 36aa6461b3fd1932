## Anunnaki: the guided first round, a message for each step of games/anunnaki/data/guide.json

anunnaki-guide-1 =
    { "**" }Welcome to Anunnaki.** You lead **House Ellenys**, whose god is Zeus. Most points win: they come from trade agreements and battles now, and at the end from three tracks (war, technology, trade), each with a **goal** beside it that is multiplied by your place on the track.

    Your turn begins with the **star**: your pawn goes to one of ten action tokens, and you do what it shows. The first time it must be a blue one. The planet Gaia is rich and empty: a portal takes a figure there at once.
anunnaki-guide-2 =
    { "**" }Whom?** You rule districts where only you have figures, so leave one follower behind in each. E6 has two.
anunnaki-guide-3 =
    { "**" }Where to?** The board shows what a district yields, and the menu says it in words. Shrines count for goals and for the action Creation. On G8 a shrine and wood wait, nobody else is there, and it lies amid four **culture tokens**.
anunnaki-guide-4 =
    { "**" }Magic.** After the action of the star you may pay crystals for one magic action. Two crystals buy the action of any blue token of yours. You have two, and signs on the star will bring new ones.
anunnaki-guide-5 =
    { "**" }Movement** spreads you further: each district more is one to gather in, and may count for goals and culture.
anunnaki-guide-6 =
    { "**" }Again from E6,** where there is somebody left besides the settlement, which holds the district alone.
anunnaki-guide-7 =
    { "**" }E4** yields gold and lies where three districts meet: E4, E5 and E6. Once all three sides of a culture token are held, it pays out.
anunnaki-guide-8 =
    { "**" }Stop here.** One movement point is left, but nobody needs it: what you hold is well placed.
anunnaki-guide-9 =
    { "**" }A culture token paid:** a trade agreement of your choice. An agreement costs resources and brings points, steps of trade and what stands in the middle. One with the name of a house gives everything only if you rule a district of that house's planet (of Gaia, if the house is yours); otherwise you choose the middle, or points and trade. In a first game houses do not matter. Five points and two steps of trade are the best here.
anunnaki-guide-10 =
    { "**" }Your second turn.** Your rival has taken the Trade token and placed a **sign** on the star: whoever walks along a free line places one and gains its crystals. Three signs around a ray free a minor god. The first to place 14 ends the game. Trade is one line away from your pawn.
anunnaki-guide-11 =
    { "**" }Which one?** Look at what you own: one of each resource. The agreement for wood, metal, gold and one of your choice is exactly that.
anunnaki-guide-12 =
    { "**" }Additional actions:** once a turn you may fulfil an agreement. Pay now: 4 points, two steps of trade, and two movement points on top.
anunnaki-guide-13 =
    { "**" }The reward at work.** Two movement points. The follower on E4 has done its part there.
anunnaki-guide-14 =
    { "**" }E3** yields wood, and two wood build a settlement.
anunnaki-guide-15 =
    { "**" }Your third turn.** You are out of resources, so gather: a district gives as much as your strength there, and one of its sources runs dry for good. The token is joined to your pawn's, so a sign is placed as well.

    That is the rhythm: gather, trade, spread, and place signs until a god is free. Battles come when figures meet; then you choose a weapon, in secret.
