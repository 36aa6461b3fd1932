## What moderators read: settings, the tables of a server, the audit log.

command-settings-name = settings
command-settings-text = For moderators: how tables are run on this server

## Settings

admin-settings-title =
    ## Settings of this server
    Changes count at once and are written into the audit log.
admin-settings-page-people = People
admin-settings-page-defaults = Limits and defaults
admin-settings-no-role = No role
admin-settings-some-role = Only people with a role…
admin-settings-no-channel = No channel
admin-settings-role-not-yours = -# Only people whom Discord lets manage the server or its channels can change this role.
admin-settings-creators-everyone = Everyone
admin-settings-creators-moderators = Moderators only
admin-settings-lock-yes = Lock new tables
admin-settings-lock-no = Unlock new tables
admin-settings-locked-yes = locked
admin-settings-locked-no = open

admin-setting-moderator-role = Moderators
admin-setting-moderator-role-help = People with this role look after the tables, besides those whom Discord lets manage channels.
admin-setting-moderator-role-none = nobody but those who may manage channels
admin-setting-creators = Who opens tables
admin-setting-creators-help = Moderators always may.
admin-setting-locked = New tables
admin-setting-locked-help = While they are locked only moderators open tables. Those that are being played go on.
admin-setting-audit-channel = Audit log
admin-setting-audit-channel-help = Everything that moderators do is posted there; **/admin log** shows it in any case.
admin-setting-audit-channel-none = not posted
admin-setting-most-tables = Tables at a time on this server
admin-setting-most-tables-help = Finished and closed ones do not count.
admin-setting-most-tables-none = no limit
admin-setting-most-per-person = Tables at a time for one person
admin-setting-most-per-person-help = Those they sit at on this server, or have opened.
admin-setting-most-per-person-none = no limit
admin-setting-language = Language of new tables
admin-setting-language-help = Unless whoever opens a table chooses another. In private everybody reads their own.
admin-setting-language-none = as Discord says
admin-setting-clock = Clock of new tables
admin-setting-clock-help = Running out of time never loses a game: it asks the others what to do.
admin-setting-clock-none = no clock
admin-setting-remind-after = Reminders
admin-setting-remind-after-help = After how long people are reminded who have not chosen for themselves.
admin-setting-remind-after-none = after 24 hours (as usual)

admin-clock-relaxed = relaxed
admin-clock-steady = steady
admin-clock-quick = quick

admin-remind-never = never
admin-remind-hours = { $count ->
    [one] after one hour
   *[other] after { $count } hours
}
admin-remind-days = { $count ->
    [one] after one day
   *[other] after { $count } days
}

## Why something is refused. Full sentences, said in private.

admin-refused-not-moderator = That is for moderators: people whom Discord lets manage channels here, or who wear the role chosen in **/settings**.
admin-refused-role-not-yours = Only people whom Discord lets manage the server or its channels can choose the moderators' role.
admin-refused-everyone-role = Not everybody can be a moderator. Choose another role.
admin-refused-no-such-role = There is no such role on this server.
admin-refused-no-such-place = That is no text channel or thread of this server that I can see.
admin-refused-cannot-post = { $count ->
    [one] I lack this permission there: { $permissions }.
   *[other] I lack these permissions there: { $permissions }.
}
