# What moderators do for a whole server: bars, templates, announcements, records.

command-admin-bar-name = bar
command-admin-bar-text = Keep somebody from opening and joining tables; their seats stay theirs
command-admin-bars-name = bars
command-admin-bars-text = See who is barred, and lift a bar
command-admin-template-name = template
command-admin-template-text = Offer tables like this one by name in /table create
command-admin-templates-name = templates
command-admin-templates-text = See and delete the templates of this server
command-admin-announce-name = announce
command-admin-announce-text = Tell all open tables something, without a ping
command-admin-records-name = records
command-admin-records-text = All finished games, results and the audit log as a file
command-p-barred-name = person
command-p-barred-text = Who shall be barred
command-p-bar-days-name = days
command-p-bar-days-text = For how many days; until you lift it if you leave it out
command-p-reason-name = reason
command-p-reason-text = Why; the person can read it
command-p-template-name = name
command-p-template-text = What the template is called
command-p-game-or-template-text = Which game, or a template of this server

## Bars.

bars-title = ## Barred from opening and joining tables ({ $page } of { $pages })
bars-none = Nobody is barred. **/admin bar** keeps somebody from opening and joining tables.
bars-done = **Barred.** They are not told by me; they see it, and why, when they try and in **/games**. Seats that they have stay theirs.
bars-lifted = **The bar is lifted.**
bars-lift = Lift a bar…
bars-line = - { $person } ({ $name }), until it is lifted, by { $by }. { $reason }
bars-line-until = - { $person } ({ $name }), until { $until }, by { $by }. { $reason }
bars-own = 🚫 The moderators of this server have barred you from opening and joining tables until they lift it. Reason: { $reason }
bars-own-until = 🚫 The moderators of this server have barred you from opening and joining tables until { $until }. Reason: { $reason }

## Templates.

templates-title =
    ## Templates
    Everybody finds them below the games in **/table create**.
templates-none = This server has no templates. **/admin template** keeps a table as one: its game, options, clock and computer players.
templates-saved = **Kept.** It is offered in **/table create** from now on.
templates-dropped = **The template is deleted.** Tables that were opened with it stay as they are.
templates-drop = Delete a template…
templates-line = - **{ $name }**: { $game }, { $clock }{ $computers ->
    [0] { "" }
    [one] , one computer player
   *[other] , { $computers } computer players
}
templates-offer = { $name } ({ $game })
templates-refused-game = A game is called so. Choose another name for the template.

## Announcements.

announce-offer = { $count ->
    [one] What you write is posted at the one open table of this server. Nobody is pinged.
   *[other] What you write is posted at all { $count } open tables of this server. Nobody is pinged.
}
announce-write = Write it…
announce-form = Tell all tables
announce-field = Text
announce-field-help = It is posted at every open table as soon as you send this form.
announce-done = { $count ->
    [one] It is on its way to one table.
   *[other] It is on its way to { $count } tables.
}
announce-title = ### 📣 From the moderators
announce-foot = -# { $by }, to all tables of this server

## Records.

records-coming = I am putting the records together. The file will be here in a moment.
records-file = Everything played to its end on this server: tables, results and the audit log, as sheets for any spreadsheet. Names are in it, so look after it. Nothing hidden of any game is in it.
records-refused-large = The records of this server are too large for a message. Ask whoever runs me for an export.
