## Campaigns: scenarios of a game that follow one another. $campaign is what the game calls its
## campaign, $title what it calls a scenario.

command-campaign-name = campaign
command-campaign-text = Play a game's campaign: scenario after scenario, in this channel
command-campaign-create-name = create
command-campaign-create-text = Start a campaign in this channel and invite others to join
command-campaign-show-name = show
command-campaign-show-text = See how far this channel's campaign has come
command-campaign-story-name = story
command-campaign-story-text = Read the story so far, from the beginning
command-campaign-next-name = next
command-campaign-next-text = Say that you are ready for the next scenario
command-campaign-wait-name = wait
command-campaign-wait-text = Say that you are not ready for the next scenario after all
command-campaign-recap-name = recap
command-campaign-recap-text = See how a finished campaign went
command-p-campaign-game-text = Which game's campaign

## A table in lists: $game is the game's name.

campaign-table = { $game }: { $campaign } { $number }/{ $count }
campaign-table-after = { $game }: after { $campaign }
campaign-scenario = { $campaign } · scenario { $number } of { $count }: { $title }
campaign-scenario-number = Scenario { $number } of { $count }: { $title }
# Above the first post of a scenario, with the story below it.
campaign-opening =
    # { $title }
    -# { $campaign } · scenario { $number } of { $count }
campaign-after = After { $campaign }

campaign-intro = **{ $campaign }** · { $count } scenarios, each a table of its own, with the same players
campaign-title = ## { $campaign }
campaign-state-open = It has not begun yet.
campaign-state-running = It is being played.
campaign-state-interlude = { $count ->
    [0] It begins as soon as somebody sits down.
   *[other] It begins when everybody is ready. Not ready yet: { $awaited }.
}
campaign-state-paused = A moderator has paused it.
campaign-state-finished = It has been played to the end.
campaign-state-closed = It was closed before its end.

campaign-favour-so-far = **So far**
# $each are the points of each scenario: "7 + 12". $many is 1 where there are several.
campaign-favour = { $many ->
    [0] { $place }. { $seat }: { $amount }
   *[other] { $place }. { $seat }: { $amount } ({ $each })
}
campaign-became = What became of { $seat }:
campaign-became-line = { $seat }: { $told }
campaign-story = ## { $campaign }: the story so far
campaign-story-page = -# Page { $page } of { $pages }

campaign-button-next = Next scenario
campaign-button-wait = Not yet
campaign-button-story = Story so far
campaign-button-show = The campaign
campaign-button-mine = What became of me?
campaign-button-recap = How it ended
campaign-button-on = Play on

# $button is what the button says by which one is ready: Next scenario, or Play on after the last one.
campaign-invitation-open = It begins when everybody has pressed **{ $button }**. Until then, you may add a word to its luck.
campaign-invitation-after = A match with everything the campaign has left behind. It has no story, and nothing in it counts for the campaign.
campaign-invitation-ready = ✅ Ready: { $ready }
campaign-invitation-missing = ⏳ Not ready yet: { $missing }
campaign-invitation-begun = It has begun: table { NUMBER($id, useGrouping: 0) }.
campaign-invitation-closed = It is closed.
campaign-rolled-back = { $by } has set the campaign back: scenario { $number } is played again from its set-up, with the current players.

campaign-over = # { $campaign } is over

campaign-done-begun = Everybody is ready: it begins.
campaign-done-ready = You are ready. Still waiting for: { $missing }.
campaign-done-waiting = Take your time. Press **{ $button }** when you are ready.
campaign-done-on = The table is open, with everything the campaign has left behind. It begins when everybody is ready.
campaign-done-created = The campaign of { $game } is open. It begins when you press **Start**.

campaign-refused-none-here = There is no campaign in this channel. Start one with **/campaign create**.
campaign-refused-no-campaign-table = This table is not part of a campaign.
campaign-refused-no-story = Nothing has been told yet: the story begins with the first scenario.
campaign-refused-not-over = The campaign is not over yet.
campaign-refused-no-game = There is no such campaign. These games have one: { $games }.

## What moderators do.

command-campaign-rollback-name = campaign-rollback
command-campaign-rollback-text = Set a campaign back to the set-up of a scenario
command-p-scenario-name = scenario
command-p-scenario-text = The scenario to play again
campaign-back-title = Set **{ $campaign }** back to the set-up of scenario { $number }?
campaign-back-lost = These would no longer count: { $scenarios }. Their tables are closed and archived, and cannot be played on. The campaign's current players keep their seats.
campaign-back-scenario = { $number }: { $title }
campaign-back-button = Set back
campaign-back-done = Scenario { $number } will be played again as soon as everybody is ready.
campaign-back-stale = The campaign has moved on in the meantime. This is how it stands now.
admin-audit-campaign-rollback = { $who } set the campaign of table { NUMBER($table, useGrouping: 0) } back to the set-up of scenario { $scenario }.

admin-tables-status-interlude = between two scenarios
campaign-between = between two scenarios

## Lists of tables, and reminders. $since and $awaited as elsewhere.

campaign-awaiting = begins when these are ready: { $awaited }
campaign-since = waiting for your **{ $button }**, asked { $since }
campaign-reminder-channel = { $person }, **{ $game }** begins when you are ready: it started waiting for you { $since }.
campaign-reminder-private = **{ $game }** (table { NUMBER($id, useGrouping: 0) }) in { $place } begins when you are ready: it started waiting for you { $since }.
campaign-done-back = Welcome back: the seat is yours again. Press **{ $button }** when you are ready.
