## Divinus: the guided first round, a message for each step of games/divinus/data/guide.json

divinus-guide-1 =
    { "**" }Welcome to Divinus.** You are a demigod and build a land of your own, tile by tile, up to 4×4. The most **favour** wins. It comes from gods who want the most of something, from quests for the first to meet them, and from temples.

    First, choose a hero. Each line says what a hero can do. **{ $choice }** counts as a symbol of a people wherever he stands, which is easy to use.
divinus-guide-2 =
    { "**" }A tile of your own.** Tiles have landscapes: plain, mountain and sea. Landscapes of one kind that touch across tiles form a **zone**. **{ $choice }** has all three, so many tiles will fit.
divinus-guide-3 =
    { "**" }Your hero stands on a landscape** and counts for its zone. Sea zones matter to Poseidon, one of the gods in this match: **{ $choice }**.
divinus-guide-4 =
    { "**" }Which people?** Symbols are Greek, Viking or barbarian, and quests and temples ask for them. **{ $choice }** will do; each move changes it.
divinus-guide-5 =
    { "**" }Your turn.** The board has twelve tiles in cells 1 to 12. Add and subtract your dice to reach a cell's number: **{ $choice }**. Cells 1 to 6 have places of power, where temples can be built; cells 7 to 12 have symbols of peoples. Used dice stay in the cell until you rest.
divinus-guide-6 =
    { "**" }Lay it.** Every side must match the terrain it touches. Each place in the list says what it would change: zones that grow, goals you would lead. **{ $choice }** fits and enlarges a zone.
divinus-guide-7 =
    { "**" }Another tile.** Dice you keep are worth something, too: small ones help you reach exact totals. Here: **{ $choice }**.
divinus-guide-8 =
    { "**" }Keep it compact.** The map may span only four columns and four rows, and in the end you want all sixteen places. **{ $choice }** is right beside what you have.
divinus-guide-9 =
    { "**" }{ $choice }.** Only a 2 and a 6 are left, and they pay for little that you want. A rest takes all your dice back and rolls them; the cells they leave get new tiles. If everybody rests twice in a row, the match ends, so do not rest unless you need to.
divinus-guide-10 =
    { "**" }Six new dice.** Look at the gods and quests on the picture: what do you already have most of? **{ $choice }**: its tile has symbols of peoples.
divinus-guide-11 =
    { "**" }{ $choice }** completes the square with your own tile: zones grow on two sides at once. The line under each place says so.
divinus-guide-12 =
    { "**" }Again:** { $choice }. Four small dice pay only for the lowest cells. Your rival has just rested and has new dice, so the match is not about to end. Before you rest, you could also move your hero or fight a monster with a die: one **demigod action** a turn.
divinus-guide-13 =
    { "**" }Look around.** Your rival has fought the Empusa: dice whose total is a free battle cell put a marker on her card, and the most markers are rewarded when it is full. You carry on with your land: **{ $choice }**.
divinus-guide-14 =
    { "**" }{ $choice }** is above G6 and makes your column three tiles long.

    That is the rhythm: explore while the dice are good, rest when they are not, and check what each place brings. The match ends when somebody's map has sixteen tiles.
