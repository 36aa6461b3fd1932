## Deus: the guided first round, a message for each step of games/deus/data/guide.json

deus-guide-1 =
    { "**" }Welcome to Deus.** You settle a continent: whoever has the most victory points (VP) wins. In each turn you do one of two things: **build a card** from your hand, or **make an offering** to a god and draw new cards.

    Look at your cards below the board: the icons under a card's title are its cost. The Clay Pit costs one wheat, and you have one. It is green, so it comes with a production building, which brings resources. A good first step.
deus-guide-2 =
    { "**" }Paying.** Your goods are in the row with your colour. Any resource may be replaced by 4 gold. Gold is rarer than it looks, and the wheat is not needed for anything soon: pay with the wheat.
deus-guide-3 =
    { "**" }Where to settle.** Each card you build puts a piece on the board; your first one goes to the edge. The numbers on the board are those in the menu. A production building gives the resource of its own region, and the Clay Pit doubles it in a **swamp**. C5 is a swamp with land all around it to grow into.
deus-guide-4 =
    { "**" }Using the column.** After building you use every card of that colour that you have built, from the first to the newest. Now that is the Clay Pit alone; build a second green card, and both work. This is the engine of the game: the longer a column, the stronger each turn with it.
deus-guide-5 =
    { "**" }Your second turn.** Your opponent has moved an army into the interior: read it in the small lines above the board. You could build the Great Library or a temple now, but you are short of resources. Then an **offering** is worth a turn: discard cards, call a god, and draw back to five.
deus-guide-6 =
    { "**" }Whom to call.** The colour of the top card chooses the god: blue brings gold, green resources, yellow more cards, brown VP, red pieces, and purple any of them. You need resources: green, Ceres.
deus-guide-7 =
    { "**" }How much to offer.** Each further card makes the favour greater, whatever its colour, and all are replaced at the end of the turn. Keep what you want to build soon: the Temple of Victory stays, the War Elephants and the Great Library go.
deus-guide-8 =
    { "**" }Three resources**, one for each card. A temple costs one of each kind. You have paid your wheat away, so take wheat first.
deus-guide-9 =
    One more. Wood is in the cost of many cards.
deus-guide-10 =
    And stone. Afterwards you draw four cards; Ceres has also readied a production building of your reserve. Pieces on your board limit how often you may build a colour.
deus-guide-11 =
    { "**" }Look at the new hand.** The Scouts are red: they bring an **army**, the only piece that moves. Armies win barbarian villages: when pieces stand all around a village and an army is among them, it falls, and whoever has most armies there takes its VP. The number on a village says how many it holds.
deus-guide-12 =
    { "**" }Growing.** Further pieces go into your own regions (all of different kinds), or into an empty region next to one of yours. A far edge costs 3 VP. C4 is next to your production building and beside the village on B4.
deus-guide-13 =
    { "**" }The card at work.** The Scouts move an army up to two regions, at once.
deus-guide-14 =
    { "**" }March.** Every region you hold counts for cards that pay for terrain, and D3 lies beside another village, E3. Armies pass through villages and rivals' land, but do not stop there.

    That is a whole turn and the last step of this guide. From here on: build in the colours you have begun, offer when you are stuck, and build temples before the supply runs out, for that ends the game.
