## The bot's own words: lobby, posts, panel, and everything people look up.
## Markdown as Discord knows it may be used, except in buttons, menus and command descriptions.

## Commands. Names: small letters, no spaces (use a dash), at most 32 characters.
## Texts: at most 100 characters.

command-table-name = table
command-table-text = Open, join, start and manage a table in this channel
command-create-name = create
command-create-text = Open a table in this channel and invite others to join
command-join-name = join
command-join-text = Join the table in this channel
command-leave-name = leave
command-leave-text = Leave the table; in a running game, a computer or anyone else can take your seat
command-word-name = word
command-word-text = Add a word of your own to the game's luck before it starts
command-p-word-name = word
command-p-word-text = Any word, up to 40 letters
command-start-name = start
command-start-text = Start the game with everybody who has joined
command-options-name = options
command-options-text = See the table's options, or change them before it starts
command-add-computer-name = add-computer
command-add-computer-text = Let a computer player join the table
command-remove-computer-name = remove-computer
command-remove-computer-text = Send a computer player away from the table
command-cancel-name = cancel
command-cancel-text = Close the table in this channel for good
command-move-name = move
command-move-text = Make your move by typing it
command-board-name = board
command-board-text = Look at the board
command-hand-name = hand
command-hand-text = Look at your own hand (nobody else sees it)
command-log-name = log
command-log-text = Read what has happened so far
command-undo-name = undo
command-undo-text = Take back your last choice, or ask the table to go back
command-help-name = help
command-help-text = How to play with this bot
command-welcome-name = welcome
command-welcome-text = See which games you can play here, and start one
command-rules-name = rules
command-rules-text = Read a game's rules, topic by topic
command-games-name = games
command-games-text = See every table that is waiting for you, on all servers

# Entries of the menu that a right click on a person opens; they may have capitals and spaces.
menu-invite = Invite to my table
menu-stats = Show stats

command-p-game-name = game
command-p-game-text = Which game
command-p-rules-game-text = Which game; leave it out for the one in this channel
command-p-language-name = language
command-p-language-text = The language of the table's posts
command-p-kind-name = kind
command-p-kind-text = How it plays; leave it out for the strongest
command-p-computer-name = computer
command-p-computer-text = Which one; leave it out for the last one that joined
command-p-choice-name = choice
command-p-choice-text = A name, a number or a coordinate; use commas between several
command-p-seat-name = seat
command-p-seat-text = Which of your seats, if you have more than one
command-p-topic-name = topic
command-p-topic-text = What you want to read about

## This language, called by its own name

bot-language = English

## Computer players

# In the lobby. $character says in a few words what it is like.
bot-computer-introduced = { $name } · { $kind } · *{ $character }*
# Where a person at the table is called the same.
bot-computer-namesake = { $name } II

## Lobby

# $status of the table is one of these.
bot-lobby-status-lobby = Table { NUMBER($id, useGrouping: 0) } is open. Press **Join** to take a seat.
bot-lobby-status-running = Table { NUMBER($id, useGrouping: 0) } is being played.
bot-lobby-status-over = Table { NUMBER($id, useGrouping: 0) } has been played to the end.
bot-lobby-status-cancelled = Table { NUMBER($id, useGrouping: 0) } is closed.
bot-lobby-status-frozen = Table { NUMBER($id, useGrouping: 0) } is on hold.
# $low and $high: how many players the game takes.
bot-lobby-players = **Players:** { $count ->
    [one] one is here
   *[other] { $count } are here
}; { $low } to { $high } can play
# Once the match has begun.
bot-lobby-seated = **Players**
bot-lobby-invited = -# Asked to play again: { $people }. Press **Join** if you'd like to.
bot-lobby-options = **Options**
bot-lobby-option = - { $title }: { $value }
bot-lobby-button-join = Join
bot-lobby-button-leave = Leave
bot-lobby-button-start = Start
bot-lobby-button-options = Options
bot-lobby-button-computer = Add computer
bot-lobby-button-uncomputer = Remove computer
bot-lobby-button-word = My word

# The luck: $hash is the beginning of the secret seed's fingerprint, $words what everybody adds to it.
bot-luck-promise = -# 🎲 All luck comes from a secret seed and a word from every player. The seed’s fingerprint starts with `{ $hash }`.
bot-luck-words = -# Words: { $words }.
bot-luck-word = { $name } { $word }
bot-luck-form = My word for the luck
bot-luck-form-help = Any word. Nobody can steer the luck without knowing every word and the secret seed.

# "Invite to my table". $by and $person are mentions; only $person is called.
bot-invite = { $by } invites { $person } to table { NUMBER($id, useGrouping: 0) } of **{ $game }**. Press **Join** to take a seat.
bot-invite-done = { $name } has been invited to table { NUMBER($id, useGrouping: 0) }.
bot-invite-no-table = You are not at a table that people can still join. Open one with **/table create**, then invite them again.
bot-invite-full = Your table is full.
bot-invite-computer = A bot cannot take a seat. To seat a computer player, press **Add computer** below the table's post.
bot-invite-there = { $name } is already at your table.
bot-invite-again = { $name } has already been invited to this table.
bot-invite-unseen = { $name } cannot see your table's channel.

bot-options-title =
    ## Options
    Choose in the menus. Everybody sees the changes in the table's post.
bot-options-look =
    ## Options
    Only the person who opened the table or a moderator can change these, and only before the start.
bot-options-none = This game has no options.

bot-cancel-sure = Close this table of **{ $game }** for good? The game ends without a winner, for everybody.
bot-cancel-button = Close it

## Answers to commands

bot-done-created = The table for **{ $game }** is open. Others can join it now.
bot-done-word = **Your word counts.** You can change it until the game starts. Then all words are posted and fixed.
bot-done-rematch = The table for a rematch is open, with the same options and computer players. The others have been asked to join.
bot-done-joined = You have joined the table.
bot-done-left = You have left the table.
bot-done-started = The game begins!
bot-done-computer-added = A computer player has joined.
bot-done-computer-removed = The computer player has left.
bot-done-cancelled = The table is closed.

## Welcome

bot-welcome =
    ## Welcome to Pantheon
    Big board games of gods and empires, played right here. I draw the board, take care of the rules and call you when it is your turn. There is no hurry.

    Press **Learn** for a guided first round that only you see, or **Open a table** to play with friends and computers.
bot-welcome-learn = Learn { $game } ({ $minutes } min)
bot-welcome-open = Open a table
bot-welcome-games = All games…
bot-welcome-which = Which game would you like to play here? Others can join before you start.
bot-welcome-choose = Choose a game…
bot-welcome-post = Post this for everybody
bot-welcome-posted = The welcome is posted in this channel.
bot-welcome-play = { $count ->
    [one] Play against a computer
   *[other] Against { $count }
}
bot-welcome-coming = **The game begins!** Your panel will appear below the first picture of the board.
bot-welcome-begun = **The game begins!** Everything you need is in this panel; only you can see it. If you lose it, press **My move** on the newest post.

## Posts in the channel

bot-post-title = ## { $game } · { $headline }
# $count notes did not fit.
bot-post-earlier = { $count ->
    [one] -# One earlier event is in the log.
   *[other] -# { $count } earlier events are in the log.
}
bot-post-taken-back = -# { $seats } took back what the previous post said: it no longer counts.
# $by is a mention of the moderator who took the game back; they are not pinged by it.
bot-post-decided-by = -# Decided by { $by } as a moderator.
# $awaited: names or mentions, a list.
bot-post-awaited = { $count ->
    [one] **Next to move:** { $awaited }
   *[other] **Next to move, all at once:** { $awaited }
}
bot-post-my-move = My move
bot-post-log = Log
bot-post-rematch = Rematch
bot-post-cancelled = Table { NUMBER($id, useGrouping: 0) } was closed before the end of the game.
bot-post-frozen = **Table { NUMBER($id, useGrouping: 0) } is on hold.** A rules update does not fit what has been played here, so nobody can move until the bot's operator fixes it. Nothing is lost.
bot-post-thawed = **Table { NUMBER($id, useGrouping: 0) } is no longer on hold.** The game continues.
bot-post-unreadable = Table { NUMBER($id, useGrouping: 0) } cannot be shown: the installed rules cannot read its position.

## Final standings

bot-over-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
# $amount is the winner's score in the game's words, $lead by how many points $second is behind.
bot-over-ahead = { $amount }, { $lead } ahead of { $second }.
bot-over-line = { $place }. { $seat } – { $amount }
bot-over-line-tied = { $place }. { $seat } – { $amount } ({ $tiebreak })
bot-over-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bot-over-tie = Equal points: decided by the game’s own tie-break.

## The panel

bot-panel-title = { $seat } · { $headline }
bot-panel-waiting = { $count ->
    [0] The game is not waiting for anybody.
    [one] It is not your move. Waiting for { $awaited }.
   *[other] It is not your move. Waiting for { $awaited }.
}
bot-panel-frozen = This table is on hold.
bot-panel-lost = -# This table has a lost channel: I cannot post there, so nobody sees what happens. The game itself is safe: everybody can play from **/games**, and a moderator can move the table with **/admin move**.
bot-panel-paused = This table is paused. A moderator can resume it.
bot-panel-cancelled = This table is closed. The game ended without a winner.
bot-panel-choose = All choices, explained…
bot-panel-choose-several = All choices, explained: pick as many as you need…
bot-panel-exactly = { $count ->
    [one] Choose one.
   *[other] Choose exactly { $count }. Picking the last one sends your answer.
}
bot-panel-between = { $low ->
    [0] Choose up to { $high }, then confirm. Picking all { $high } sends your answer straight away.
   *[other] Choose { $low } to { $high }, then confirm. Picking all { $high } sends your answer straight away.
}
bot-panel-so-far = **Chosen ({ $count }):** { $choices }
bot-panel-too-many = That is too many: you have chosen { $count }, and at most { $high } are allowed. Remove some on the other pages.
bot-panel-confirm = { $count ->
    [0] Confirm
    [one] Confirm this one
   *[other] Confirm these { $count }
}
bot-panel-all = { $count ->
    [2] Both
   *[other] All { $count }
}
bot-panel-then = { $before } → { $after }
bot-panel-more = { $choice } → …
# One of several buttons below what they begin with: further choices than those listed.
bot-panel-further = Other…
# Heads the choices of one step below groups of choices that begin alike.
bot-panel-others = Or:
bot-panel-forced = -# Chosen for you, because nothing else was possible: { $choices }
bot-panel-clear = Clear
bot-panel-nothing = Nothing
bot-panel-undo = Undo
bot-panel-undo-step = Undo last step
bot-panel-undo-turn = Undo whole turn
bot-panel-help = Rules
bot-panel-cards = Cards
bot-panel-players = Players
bot-panel-refresh = Refresh
bot-panel-more-tools = More…
bot-panel-switch = Switch to another seat
bot-panel-seat = { $symbol } { $seat }
bot-panel-seat-awaited = { $symbol } { $seat } (your move)
bot-panel-stale = That has already been answered. This is how things stand now:
bot-panel-passed = **Done.** Your move is complete for now; the game is waiting for others.
bot-panel-drawing = -# 🖌️ The picture is being drawn…
bot-panel-retired = -# Your panel has moved further down.
bot-panel-goodbye = -# This panel no longer updates by itself. Press **Refresh** to see how things stand.
bot-panel-your-move = **It is your move.**
bot-panel-undone = Your last choice has been taken back.
bot-panel-turn-undone = Your turn has been taken back.
bot-panel-not-asked = You have nothing to answer right now.
bot-page = { $page } / { $pages }

## Looking things up

bot-hand-title = ## Your hand
bot-players-title = ## What everybody has
bot-hand-none = Players have no hand in this game.
bot-log-title = ## Log, page { $page } of { $pages }
bot-log-empty = Nothing has happened yet.
bot-rules-title = ## { $game }: rules
bot-rules-choose = Choose a topic

bot-games-none = Nothing is waiting for you, and you are not at any table. Open one with **/table create**.
bot-games-waiting =
    ## { $count ->
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
bot-games-others =
    ## { $count ->
        [one] Your other table
       *[other] Your { $count } other tables
    }
# Where nothing waits and there are tables all the same.
bot-games-quiet =
    ## Nothing is waiting for you
    { $count ->
        [one] Your table:
       *[other] Your { $count } tables:
    }
# $place is a channel, and behind it its server where that is another one.
bot-games-line = - [{ $game }, table { NUMBER($id, useGrouping: 0) }]({ $link }) in { $place } · { $status }
bot-games-where = { $channel } ({ $server })
bot-games-line-lost = - **{ $game }**, table { NUMBER($id, useGrouping: 0) } · { $status }
bot-games-lost = lost channel, I cannot post there: a moderator can move it (**/admin move**)
bot-games-stranded = its server has removed me: the game waits until I am back
# $since and $until are shown as "two days ago", "in three hours".
bot-games-since = your turn started { $since }
bot-games-clock = your time runs out { $until }
bot-games-up = your time is up, and the others may decide what to do
bot-games-awaiting = waiting for { $awaited }
bot-games-status-paused = paused
bot-games-status-lobby = not started yet
bot-games-status-running = being played
bot-games-status-frozen = on hold
bot-games-play = Make a move at…
bot-games-item = { $game }, table { NUMBER($id, useGrouping: 0) }
bot-games-open-seat = **a seat is open**
bot-games-more = - … and { $count } more

# /help before a topic is chosen.
bot-help =
    ## How can I help?
    I am Pantheon, and I run long board games in this channel. What would you like to know?

## Why something is refused. Full sentences, said in private.

bot-closing = I am restarting and cannot start anything new right now. Nothing is lost: please try again in a moment.
bot-failed = Something went wrong on my side. No half-made move was kept: the newest post, or **Refresh** in your panel, shows how things stand. Please try again. If this keeps happening, give the bot's operator the number `{ $id }`.
bot-refused-too-fast = That was a lot at once, and I am still working on it. Give me a moment, then try again.
bot-refused-unreadable = Something you typed cannot be read. Please type it again.
bot-refused-control-gone = This button no longer does anything. The newest post in the channel has the current ones.
bot-refused-rematch = Only people who played this game can open a rematch.
bot-refused-server-only = A table can only be opened on a server.
bot-refused-permissions = { $count ->
    [one] I cannot run a table in this channel because I am missing this permission: { $permissions }.
   *[other] I cannot run a table in this channel because I am missing these permissions: { $permissions }.
}
bot-refused-forbidden = I am not allowed to post in this channel.
bot-refused-not-posted = I cannot reach this channel right now, so I have not opened a table. Please try again in a moment.
bot-refused-no-game = There is no such game. I know: { $games }.
bot-refused-no-table-here = There is no table in this channel. Open one with **/table create**.
bot-refused-no-computer = There is no such computer player for this game. I know: { $kinds }.
bot-refused-no-computer-here = There is no such computer player at this table.
bot-refused-no-topic = There is no such topic. The topics are: { $topics }.
bot-refused-not-started = The game has not started yet.
bot-refused-not-your-table = { $count ->
    [0] You do not play at this table.
   *[other] You do not play at this table. It is waiting for { $awaited }.
}
# $typed is what somebody typed, $options a list of what is possible, each on a line of its own.
bot-refused-illegal =
    { $typed } is not possible here. You can choose:
    { $options }
bot-refused-ambiguous =
    { $typed } could mean several things:
    { $options }

## Discord's permissions, as its settings call them

bot-permission-view-channel = View Channel
bot-permission-send-messages = Send Messages
bot-permission-send-messages-in-threads = Send Messages in Threads
bot-permission-create-public-threads = Create Public Threads
bot-permission-attach-files = Attach Files
bot-permission-read-message-history = Read Message History
