## Anunnaki: the guided first round, a message for each step of games/anunnaki/data/guide.json

anunnaki-guide-1 =
    { "**" }Welcome to Anunnaki.** You lead **House Ellenys**, whose god is Zeus. The most points win. They come from trade agreements and battles during the game, and at the end from three tracks (war, technology, trade), each with a **goal** beside it that is multiplied by your place on the track.

    Your turn begins with the **star**: your pawn goes to one of ten action tokens, and you do what it shows. The first time, it must be a blue one. The planet Gaia is rich and empty, and this takes a figure there at once: **{ $name }**.
anunnaki-guide-2 =
    { "**" }Who goes?** You rule districts where only you have figures, so leave somebody behind in each. **{ $choice }** can go: another stays.
anunnaki-guide-3 =
    { "**" }Where to?** The board shows what a district yields, and the menu says it in words. Shrines count for goals and for the action Creation. **{ $choice }** are waiting, nobody else is there, and four **culture tokens** lie around the district.
anunnaki-guide-4 =
    { "**" }Magic.** After the action of the star you may pay crystals for one magic action. You have two, and signs on the star will bring more. So: **{ $choice }**, any of your blue tokens.
anunnaki-guide-5 =
    { "**" }{ $name }** spreads you further: every extra district is one to gather in, and may count for goals and culture.
anunnaki-guide-6 =
    { "**" }Again:** { $choice }. The settlement left behind rules the district on its own.
anunnaki-guide-7 =
    { "**" }{ $choice }.** Here three districts meet: E4, E5 and E6. Once all three sides of a culture token are held, it pays out.
anunnaki-guide-8 =
    { "**" }{ $choice }.** One movement point is left, but you do not need it: your figures are well placed.
anunnaki-guide-9 =
    { "**" }A culture token paid:** a trade agreement of your choice. An agreement costs resources and brings points, steps of trade and the rewards in its middle. One with a house's name gives everything only if you rule a district of that house's planet (of Gaia, if the house is yours); otherwise you choose the middle, or points and trade. In a first game, houses do not matter. The best one here is **{ $choice }**.
anunnaki-guide-10 =
    { "**" }Your second turn.** Your rival has taken the Trade token and placed a **sign** on the star: moving along a free line places one and brings its crystals. Three signs around a ray free a minor god. The first player to place 14 ends the game. **{ $name }** is one line away from your pawn.
anunnaki-guide-11 =
    { "**" }Which one?** Look at what you own: one of each resource. That is exactly what **{ $choice }** costs.
anunnaki-guide-12 =
    { "**" }Additional actions:** once a turn, you may fulfil an agreement. Pay now: **{ $choice }**, plus two movement points.
anunnaki-guide-13 =
    { "**" }The reward at work.** Two movement points. **{ $choice }** has done its part there.
anunnaki-guide-14 =
    { "**" }{ $choice }.** Two wood build a settlement.
anunnaki-guide-15 =
    { "**" }Your third turn.** You are out of resources, so take **{ $name }**: a district gives as much as your strength there, and one of its sources runs dry for good. A line joins the token to your pawn's, so you place a sign as well.

    That is the rhythm: gather, trade, spread, and place signs until a god is free. Battles come when figures meet; then you choose a weapon, in secret.
