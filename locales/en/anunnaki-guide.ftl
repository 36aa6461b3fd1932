## Anunnaki: the guided first round, a message for each step of games/anunnaki/data/guide.json

anunnaki-guide-1 =
    { "**" }Welcome to Anunnaki.** You lead **House Ellenys**, whose god is Zeus. Most points win: they come from trade agreements and battles now, and at the end from three tracks (war, technology, trade), each with a **goal** beside it that is multiplied by your place on the track.

    Your turn begins with the **star**: your pawn goes to one of ten action tokens, and you do what it shows. The first time it must be a blue one. The planet Gaia is rich and empty, and a figure gets there at once: **{ $name }**.
anunnaki-guide-2 =
    { "**" }Whom?** You rule districts where only you have figures, so leave somebody behind in each. **{ $choice }** can go: another stays.
anunnaki-guide-3 =
    { "**" }Where to?** The board shows what a district yields, and the menu says it in words. Shrines count for goals and for the action Creation. **{ $choice }** are waiting, nobody else is there, and the district lies amid four **culture tokens**.
anunnaki-guide-4 =
    { "**" }Magic.** After the action of the star you may pay crystals for one magic action. You have two, and signs on the star will bring new ones. So: **{ $choice }**, any of your blue tokens.
anunnaki-guide-5 =
    { "**" }{ $name }** spreads you further: each district more is one to gather in, and may count for goals and culture.
anunnaki-guide-6 =
    { "**" }Once more:** { $choice }. The settlement that stays behind holds the district alone.
anunnaki-guide-7 =
    { "**" }{ $choice }.** It lies where three districts meet: E4, E5 and E6. Once all three sides of a culture token are held, it pays out.
anunnaki-guide-8 =
    { "**" }{ $choice }.** One movement point is left, but nobody needs it: what you hold is well placed.
anunnaki-guide-9 =
    { "**" }A culture token paid:** a trade agreement of your choice. An agreement costs resources and brings points, steps of trade and what stands in the middle. One with the name of a house gives everything only if you rule a district of that house's planet (of Gaia, if the house is yours); otherwise you choose the middle, or points and trade. In a first game houses do not matter. The best here is **{ $choice }**.
anunnaki-guide-10 =
    { "**" }Your second turn.** Your rival has taken the Trade token and placed a **sign** on the star: whoever walks along a free line places one and gains its crystals. Three signs around a ray free a minor god. The first to place 14 ends the game. **{ $name }** is one line away from your pawn.
anunnaki-guide-11 =
    { "**" }Which one?** Look at what you own: one of each resource. That is exactly what **{ $choice }** asks for.
anunnaki-guide-12 =
    { "**" }Additional actions:** once a turn you may fulfil an agreement. Pay now: **{ $choice }**, and two movement points on top.
anunnaki-guide-13 =
    { "**" }The reward at work.** Two movement points. **{ $choice }** has done its part there.
anunnaki-guide-14 =
    { "**" }{ $choice }.** Two wood build a settlement.
anunnaki-guide-15 =
    { "**" }Your third turn.** You are out of resources, so take **{ $name }**: a district gives as much as your strength there, and one of its sources runs dry for good. The token is joined to your pawn's, so a sign is placed as well.

    That is the rhythm: gather, trade, spread, and place signs until a god is free. Battles come when figures meet; then you choose a weapon, in secret.
