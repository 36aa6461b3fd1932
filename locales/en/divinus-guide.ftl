## Divinus: the guided first round, a message for each step of games/divinus/data/guide.json

divinus-guide-1 =
    { "**" }Welcome to Divinus.** You are a demigod and lay a land of your own, tile by tile, up to 4×4. Whoever has the most **favour** wins: from gods who want the most of something, from quests for the first who meets them, and from temples.

    First choose a hero. Each line says what a hero can do. **{ $choice }** counts as a symbol of a people wherever he stands, which is easy to use.
divinus-guide-2 =
    { "**" }A tile of your own.** It shows which landscapes it has: plain, mountain and sea. Landscapes of one kind that touch on several tiles become a **zone**. **{ $choice }** has all three, so many tiles will fit.
divinus-guide-3 =
    { "**" }Your hero stands on a landscape,** and counts for its zone. Sea zones matter to Poseidon, who is one of the gods in this match: **{ $choice }**.
divinus-guide-4 =
    { "**" }Which people?** Symbols are Greek, Viking or barbarian, and quests and temples ask for them. **{ $choice }** will do; each move changes it.
divinus-guide-5 =
    { "**" }Your turn.** On the board lie twelve tiles in cells 1 to 12. Add and subtract your dice to reach a cell's number: **{ $choice }**. Cells 1 to 6 have places of power, on which temples stand; cells 7 to 12 have symbols of peoples. Used dice stay in the cell until you rest.
divinus-guide-6 =
    { "**" }Lay it.** Every side must match the terrain it touches. Each place in the list says what it would change: zones that grow, goals on which you come first. **{ $choice }** fits and enlarges a zone.
divinus-guide-7 =
    { "**" }Another tile.** Dice that you keep are worth something, too: with the small ones you reach what others cannot pay exactly. Here: **{ $choice }**.
divinus-guide-8 =
    { "**" }Keep it compact.** The map may span only four columns and four rows, and in the end you want all sixteen places. **{ $choice }** lies beside what you have.
divinus-guide-9 =
    { "**" }{ $choice }.** Only a 2 and a 6 are left, and little that you want can be paid with them. A rest takes all your dice back and rolls them; the cells they leave get new tiles. If everybody rests twice running, the match ends, so never rest without need.
divinus-guide-10 =
    { "**" }Six new dice.** Read the gods and quests on the picture: what do you have most of already? **{ $choice }**: its tile has symbols of peoples.
divinus-guide-11 =
    { "**" }{ $choice }** closes the square with your own tile: zones grow on two sides at once. The line under each place says so.
divinus-guide-12 =
    { "**" }Once more:** { $choice }. Four small dice pay only for the lowest cells. Your rival has just rested and has new dice, so there is no danger that the match ends. You might also move your hero or fight a monster with a die before that: one **demigod action** a turn.
divinus-guide-13 =
    { "**" }Look around.** Your rival has fought the Empusa: dice whose total is a free battle cell put a marker on her card, and most markers are paid when it is full. You go on with your land: **{ $choice }**.
divinus-guide-14 =
    { "**" }{ $choice }** lies above G6 and lengthens your column to three.

    That is the rhythm: explore while the dice are good, rest when they are not, and look at every place for what it brings. The match ends when somebody's map has sixteen tiles.
