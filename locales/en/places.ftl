# A place for every table: threads and forum posts.

command-p-table-place-name = place
command-p-table-place-text = Where the table is opened
command-place-here = in this channel
command-place-thread = in a thread of its own
command-place-forum = as a post in this server's forum

place-here = this channel
place-thread = a thread of its own
place-forum = a post in the forum
place-where = Where do you want the table for **{ $game }**?
place-button-here = In this channel
place-button-thread = In its own thread
place-button-forum = In the forum
place-opening = A table is being opened here…
place-elsewhere = It is here: { $channel }

## Names of threads, at most 100 characters, and tags of a forum, at most 20. $people are names.
place-name-looking = { $game }: { $people } ({ $free ->
    [0] full
    [one] 1 place free
   *[other] { $free } places free
})
place-name-playing = { $game }: { $people }
place-name-over = { $game }: { $people } (over)
place-tag-looking = Looking for players
place-tag-playing = Playing
place-tag-over = Over

## Why a table stays in the channel.
place-missing = I wanted to open { $place }, but in { $channel } I lack { $count ->
    [one] the permission
   *[other] the permissions
} { $permissions }. So the table is in this channel.
place-no-forum = The forum for tables does not exist any more. So the table is in this channel. Moderators choose another one in **/settings**.
place-no-threads = There are no threads in a channel of this kind. So the table is in this channel.
place-too-many = This server has as many active threads as Discord allows. So the table is in this channel.
place-failed = Discord did not let me open a thread. So the table is in this channel.
place-refused-fixed = On this server, every table is opened in one kind of place: { $place }.

## Settings.
admin-settings-page-places = Places
admin-setting-place = Where tables are opened
admin-setting-place-help = A thread or forum post of its own is named by game and people, and archived an hour after the game.
admin-setting-place-none = in the channel of the command, unless people choose otherwise (default)
admin-setting-place-asked = people are asked each time
admin-setting-place-here = always in the channel of the command
admin-setting-place-thread = always in a thread of its own
admin-setting-place-forum = always as a post in the forum
admin-setting-forum = Forum for tables
admin-setting-forum-help = Posts get tags: the game, and whether players are wanted, it is being played, or it is over.
admin-setting-forum-none = none
admin-settings-no-forum = No forum
admin-settings-no-tags = -# I may not make tags there (**Manage Channels**), so I use those that exist: the names of games, **Looking for players**, **Playing**, **Over**.
admin-limits = -# Discord's limits for this server: { $threads } of { $threads_most } active threads, { $channels } of { $channels_most } channels.
admin-limits-near = ⚠️ This server is near Discord's limits: { $threads } of { $threads_most } active threads, { $channels } of { $channels_most } channels.
admin-limits-unknown = -# I cannot see how near this server is to Discord's limits.
admin-refused-no-forum = There is no such forum on this server.
admin-refused-forum-first = Choose the forum first.
admin-setting-idle-days = Untouched tables
admin-setting-idle-days-help = They end by themselves after this long, with a word three days before; their people can reopen them for a month. Campaigns are left alone.
admin-setting-idle-days-none = never end by themselves (default)

## Tables that nobody touches.
idle-warned = Nobody has touched this table for a long time. It ends on { $until }, unless somebody wants to keep it. Nothing will be lost: its people can reopen it for a month.
idle-ended = This table has ended, because nobody touched it. Nothing is lost: until { $until } its people can reopen it, and it goes on where it stood.
idle-reopened = { $who } has reopened this table. { $count ->
    [0] It goes on where it stood.
   *[other] It goes on where it stood: it is the turn of { $people }.
}
idle-button-keep = Keep this table
idle-button-reopen = Reopen it
idle-kept = The table stays.
idle-done-reopened = The table is open again.
idle-refused-too-late = This table cannot be reopened any more.
