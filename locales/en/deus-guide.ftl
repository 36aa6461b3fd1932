## Deus: the guided first round, a message for each step of games/deus/data/guide.json

deus-guide-1 =
    { "**" }Welcome to Deus.** You settle a continent, and the most victory points (VP) win. In each turn, you do one of two things: **build a card** from your hand, or **make an offering** to a god and draw new cards.

    Each line of the menu says what a card does and costs. A good first step is **{ $name }**: it costs one wheat, which you have, and it is green, so it comes with a production building, which brings resources.
deus-guide-2 =
    { "**" }Paying.** Your goods are in the row with your colour. Any resource may be replaced by 4 gold. Gold is rarer than it looks, and you will not need the wheat soon: **{ $choice }**.
deus-guide-3 =
    { "**" }Where to settle.** Each card you build puts a piece on the board; your first one goes to the edge. The Clay Pit pays for production buildings in a **swamp**, so take a swamp: **{ $choice }**.
deus-guide-4 =
    { "**" }Using the column.** After building, you use every card you have built in that colour, from the first to the newest. For now, that is only the Clay Pit: **{ $choice }**. Build a second green card, and both work. This is the engine of the game: the longer a column, the stronger each turn with it.
deus-guide-5 =
    { "**" }Your second turn.** The small lines above say what your opponent did. You could build again, but that would use up what you have. So make an **{ $choice }**: discard cards, call a god, and draw back to five.
deus-guide-6 =
    { "**" }Which god to call.** The colour of the top card decides: blue brings gold, green resources, yellow more cards, brown VP, red pieces, and purple any of them. You need resources, so **{ $choice }**.
deus-guide-7 =
    { "**" }How much to offer.** Each extra card increases the favour, whatever its colour, and all are replaced at the end of the turn. Keep what you want to build soon, the Temple of Victory, and offer **{ $name }**.
deus-guide-8 =
    { "**" }Three resources**, one for each card. A temple costs one of each kind, and your wheat is gone. So first: **{ $choice }**.
deus-guide-9 =
    Two are left. Many cards cost **{ $choice }**.
deus-guide-10 =
    And finally **{ $choice }**. Then Ceres moves a production building from your reserve to your board, and you draw back to five cards. The pieces on your board limit how often you may build a colour.
deus-guide-11 =
    { "**" }Look at the new hand.** **{ $name }** is a red card: it brings an **army**, the only piece that moves. Armies win barbarian villages: when there are pieces all around a village, including an army, it falls, and the player with the most armies there takes its VP. The number on a village says how many it holds.
deus-guide-12 =
    { "**" }Growing.** Later pieces go into your own regions (no two of a kind in one region), or into an empty region next to one of yours. A distant edge region costs 3 VP. **{ $name }** is next to your production building and beside the village on B4.
deus-guide-13 =
    { "**" }The card at work.** The Scouts move an army up to two regions right away: the one on **{ $name }**.
deus-guide-14 =
    { "**" }March.** Every region you hold counts for cards that pay for terrain. **{ $name }** is beside another village, E3. Armies can pass through villages and rivals' land, but not stop there.

    That is a whole turn and the last step of this guide. From here on, build in the colours you have started, make an offering when you are stuck, and build temples before they run out, because that ends the game.
