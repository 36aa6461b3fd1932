## /help: one topic for each question that people have.
## Titles at most 100 characters, what the menu says about a topic at most 100 as well.

help-choose = What would you like to know?
help-waiting = { $count ->
    [one] One table waits for you:
   *[other] { $count } tables wait for you:
}

help-first-title = My first turn
help-first-about = How a turn works, from the mention to the last click
help-first-body =
    1. When it is your turn, a post in the channel mentions you. Press **My move** below it. A panel opens that only you can see.
    2. The panel shows what happened since your last turn, your hand, and a question with its choices. The numbers on the picture are the numbers in the menu.
    3. Press a choice. If the game has another question for you, it follows in the same panel. When your turn is over, the channel is told what you did.
    ### Not sure?
    Press **Hint** to see what a computer would do and why, where the table allows it. **Try it out** plays on in private, and nothing of it counts. **Undo** takes your last choice back, until something hidden was revealed, luck decided, or somebody else has answered.
    ### New to the game?
    A guided first round with **/learn** takes a few minutes. **/rules** tells the rules topic by topic, and **/card** explains any card or token.

help-typing-title = What can I type?
help-typing-about = All commands, by what you want to do
help-typing-body =
    ### To play
    Type **/move** to answer without buttons: a name, a number or a coordinate, completed for you; separate several by commas. **/undo** takes back, or asks the table to go back. **/orders** lists your standing orders. **/board** and **/hand** show the pieces, **/log** tells what has happened.
    ### To learn
    Let **/learn** play a first round with you; **/rules** and **/card** look things up, **/welcome** shows all games.
    ### To open and join
    Use **/table create** to open a table here, **/campaign create** for a campaign. **/table join**, **/table start** and **/table options** do what the buttons do.
    ### For yourself
    See your tables on all servers with **/games**; **/note** keeps your notes, **/reminders** says when I may remind you, **/away** tells your tables that you are away. **/privacy** shows what I know about you, and deletes it if you like.
    ### To look back
    Step through a match with **/history**; **/recap** shows how it went, **/export** gives you its log, **/verify** checks that its luck was fair. **/stats** and **/leaderboard** count who won.
    ### With a right click
    Right-click a person (or hold your finger on them) and look under **Apps**: **Invite to my table** and **Show stats**.

help-tables-title = My tables
help-tables-about = Finding, leaving and closing a table, clocks and open seats
help-tables-body =
    With **/games** you see every table of yours on all servers, those that wait for you first.
    ### Opening one
    Use **/tables** to find a table that has a place for you. Use **/table create** to open a table in this channel. Others press **Join**, **Add computer** fills the empty seats, **Options** offers the game's variants, and **Start** begins. A channel or thread holds one table at a time. **/campaign create** begins a campaign of many evenings, **/campaign show** tells where it stands.
    ### Time
    You are reminded of a table that waits for you; **/reminders** says when and where. **/away** tells your tables that you do not play for a while. A table may play with a clock (**/table clock**): if somebody's time is up, the others decide what to do.
    ### Leaving
    In a running game **/table leave** gives your seat to a computer or opens it to anyone. **/table seats** lists open seats that you could take over, and **/table return** takes back a seat that was kept for you. **/table cancel** closes a table: whoever opened it may before the start, later a moderator, or whoever plays against computers alone.

help-trouble-title = Something went wrong
help-trouble-about = A lost panel, a wrong click, an error, an absent player
help-trouble-body =
    ### I cannot find my panel
    Press **My move** on the newest post, or use **/games**. Your panel opens again as you left it.
    ### I clicked the wrong thing
    Press **Undo** in your panel. Where luck or another player has answered already, the same button asks the table to go back.
    ### A button says that it no longer does anything
    The game has moved on. The newest post and **My move** have the current buttons.
    ### Nothing happens, or an error with a number is shown
    Your game is safe: no half-made move is kept. Try again in a moment. If it happens again, give the number to whoever runs this bot.
    ### Somebody does not play any more
    A moderator can give their seat to a computer or to another person with **/admin**. A table with a clock asks the others by itself.
    ### I am not called, or called too often
    With **/reminders** you say when and where I call you. If I may not post in a channel, **/table create** there says which permission is missing.
    ### I think that the luck is not fair
    After a match **/verify** proves every draw from a secret that was fixed before the start.

help-moderators-title = For moderators
help-moderators-about = Settings of the server, and what to do about a stuck table
help-moderators-body =
    With **/settings** you say who may open tables, the limits and defaults, and who else is a moderator.
    With **/admin tables** you list tables and open a desk for each: pause, move or end it, change who plays, go back. Whatever you do is written into a log that **/settings** can post in a channel.
    With **/welcome** you can post the welcome for everybody.
