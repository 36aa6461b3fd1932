## /help: one topic for each question that people have.
## Titles at most 100 characters, what the menu says about a topic at most 100 as well.

help-choose = What would you like to know?
help-waiting = { $count ->
    [one] One table is waiting for you:
   *[other] { $count } tables are waiting for you:
}

help-first-title = My first turn
help-first-about = How a turn works, from the mention to the last click
help-first-body =
    1. When it is your turn, a post in the channel mentions you. Press **My move** below it. A panel opens that only you can see.
    2. The panel shows what happened since your last turn, your hand, and a question with its choices. The numbers on the picture are the numbers in the menu.
    3. Press a choice. If the game has another question for you, it follows in the same panel. When your turn is over, a post in the channel says what you did.
    ### Not sure?
    Where the table allows it, **Hint** shows what a computer would do and why. **Try it out** lets you play on in private; none of it counts. **Undo** takes back your last choice, until something hidden is revealed, luck decides, or somebody else answers.
    ### New to the game?
    A guided first round with **/learn** takes a few minutes. **/rules** explains the rules topic by topic, and **/card** explains any card or token.

help-typing-title = What can I type?
help-typing-about = All commands, by what you want to do
help-typing-body =
    ### To play
    Type **/move** to answer without buttons: a name, a number or a coordinate, completed as you type, with commas between several. **/undo** takes back your last choice, or asks the table to go back. **/orders** lists your standing orders. **/board** and **/hand** show the board and your hand, and **/log** what has happened.
    ### To learn
    Use **/learn** for a guided first round, **/rules** and **/card** to look things up, and **/welcome** to see all games.
    ### To open and join
    Use **/table create** to open a table here, or **/campaign create** for a campaign. **/table join**, **/table start** and **/table options** do what the buttons do.
    ### For yourself
    See your tables on all servers with **/games**. **/note** keeps your notes, **/reminders** sets when I may remind you, and **/away** tells your tables that you are away. **/privacy** shows what I know about you, and deletes it if you like.
    ### To look back
    Step through a match with **/history**. **/recap** shows how it went, **/export** gives you its log, and **/verify** checks that its luck was fair. **/stats** and **/leaderboard** show who has won, **/profile** shows titles, and **/league standings** shows the season of a game.
    ### With a right click
    Right-click a person (or press and hold on a phone) and look under **Apps** for **Invite to my table** and **Show stats**.

help-tables-title = My tables
help-tables-about = Finding, leaving and closing a table, clocks and open seats
help-tables-body =
    Use **/games** to see all your tables on all servers, starting with those that are waiting for you.
    ### Opening one
    Use **/tables** to find a table with a free place, and **/looking** to find people to play with. Use **/table create** to open a table in this channel. Others press **Join**, **Add computer** fills the empty seats, **Options** offers the game's variants, and **Start** begins. A channel or thread holds one table at a time. **/campaign create** starts a campaign of many evenings, and **/campaign show** says how far it has come.
    ### Time
    I remind you of a table that is waiting for you; choose when and where with **/reminders**. **/away** tells your tables that you cannot play for a while. A table can play with a clock (**/table clock**): if somebody's time runs out, the others decide what to do.
    ### Leaving
    In a running game, **/table leave** gives your seat to a computer or opens it to anyone. **/table seats** lists open seats you could take over, and **/table return** takes back a seat that was kept for you. **/table cancel** closes a table. Before the start, the person who opened it can do that; later, only a moderator can, or a player with nobody but computers at the table.

help-trouble-title = Something went wrong
help-trouble-about = A lost panel, a wrong click, an error, an absent player
help-trouble-body =
    ### I cannot find my panel
    Press **My move** on the newest post, or use **/games**. Your panel opens again, just as you left it.
    ### I clicked the wrong thing
    Press **Undo** in your panel. If luck or another player has answered since, the same button asks the table to go back.
    ### A button says that it no longer does anything
    The game has moved on. The newest post and **My move** have the current buttons.
    ### Nothing happens, or I see an error with a number
    Your game is safe: no half-made move is kept. Try again in a moment. If it happens again, give the number to the bot's operator.
    ### Somebody has stopped playing
    A moderator can give their seat to a computer or to another person with **/admin**. A table with a clock asks the others what to do by itself.
    ### I am not called, or too often
    Use **/reminders** to choose when and where I call you. If I cannot post in a channel, **/table create** says which permission is missing there.
    ### I don't think the luck is fair
    After a match, **/verify** proves that every draw follows from a secret that was fixed before the start.

help-moderators-title = For moderators
help-moderators-about = Server settings, and what to do about a stuck table
help-moderators-body =
    Use **/settings** to choose who may open tables, the limits and defaults, and who else is a moderator.
    Use **/admin tables** to list tables and open a desk for each: pause, move or end it, change who plays, or go back. Everything you do is written to a log, which **/settings** can post in a channel.
    Use **/welcome** to post the welcome for everybody.
