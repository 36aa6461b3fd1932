# The operator's command “pantheon”.

## Help

cli-help-pantheon = Hosts long games of heavy board games about gods, on Discord.
cli-help-version = Show which version is installed.
cli-help-run = Start the bot: on Discord with a token, otherwise in the playground in your browser.
cli-help-campaign = Play whole campaigns of the game instead of single matches.
cli-help-selfplay = Let computer players play each other and report every rule that breaks.
cli-help-render = Let computer players play up to a position and draw it.
cli-help-train = Fit from self-play how often a position wins, for the analysis of finished matches.
cli-help-train-games = How many matches for each number of people, 40 unless you say otherwise.
cli-help-train-seed = The seed of the matches; the same one gives the same file.
cli-help-new-game = Write a small playable game into this checkout as a start for your own.
cli-help-locales = Compare every language with English and with its own grammar.
cli-help-locales-check = the word “check”
cli-help-check = Replay every running match with the installed rules and list those that diverge.
cli-help-export = Write a table with its match to a file. The file holds everything hidden: hands, decks and the seed.
cli-help-import = Make a new table or campaign from an exported one.
cli-help-backup = Write the whole database to a file, even while the bot runs. The file holds everything hidden, including seeds and private notes.
cli-help-restore = Fill an empty database, SQLite or PostgreSQL, from a backup. The bot must not be running on it.
cli-help-verify = Prove the luck of an exported match from its published seed: every draw, and who sits where.
cli-help-replay = Replay a recorded match, check its digest and prove its luck.
cli-help-game = the game's name, such as deus
cli-help-seats = how many players (as many as the game allows)
cli-help-seed = any text; the same seed gives the same matches
cli-help-computer = the kind of computer player: random, sensible, or mixed for all kinds at one table
cli-help-options = the table's options as a JSON object
cli-help-games = how many matches to play (10)
cli-help-test-every = run the full test after this many decisions (40; 0: never)
cli-help-decisions = how many decisions to play before drawing (0)
cli-help-out = the file to write
cli-help-seat = draw what this seat sees, including its hidden things
cli-help-migrate = bring the database up to date first; use it on a copy, before an upgrade
cli-help-replace = throw away what is in the database now
cli-help-name = the id of the game: 3 to 12 letters from a to z
cli-help-table = the table's number
cli-help-whole-campaign = the whole campaign that the table belongs to
cli-help-file = the file to read
cli-help-server = the id of another server to put the table on
cli-help-channel = the id of another channel to put the table in

## What cannot be used

cli-bad-setting = The setting { $setting } cannot be used: { $why }
cli-bad-options = These options cannot be used: { $why }
cli-file = The file { $file } cannot be used: { $why }
cli-not-a-record = The file { $file } is not a recorded match.
cli-outdated = The database does not have this version's tables. Start the bot once to bring it up to date. To check beforehand, use “pantheon check --migrate” on a copy.
cli-newer-database = The database belongs to a newer version of Pantheon. Nothing was changed. Install that version or a later one, or restore an older backup into an empty database.
cli-unknown-game = There is no game called “{ $game }”. There are: { $known }
cli-unknown-edition = Edition { $edition } of “{ $game }” is not installed.
cli-unknown-count = { $count } cannot play this game. It is for: { $known }
cli-unknown-computer = There is no computer player of the kind “{ $kind }”. There are: { $known }
cli-unknown-option = There is no option called “{ $option }”. There are: { $known }
cli-unknown-seat = There is no seat called “{ $seat }”. There are: { $known }
cli-unknown-picture = Nobody has drawn pictures for “{ $game }” yet.
cli-new-game-no-checkout = A new game is written into a checkout of the project, with its tests. This is an installed package. Nothing was changed.
cli-new-game-bad-name = A game cannot be called “{ $name }”. Use 3 to 12 letters from a to z that are not a Python keyword. Nothing was changed.
cli-new-game-taken = The name “{ $name }” is taken by { $file }. Nothing was changed.
cli-new-game-done = Wrote the game “{ $name }” in { $count } files and registered it. Test it with “python -m pytest tests/{ $name }”, watch it with “pantheon selfplay { $name }”, and continue with docs/add-a-game.md.

## run

cli-run-bad-token = Discord does not accept the token in DISCORD_TOKEN. Reset it on your bot's page in the Developer Portal and put the new one in .env.
cli-run-no-playground = There is no token in DISCORD_TOKEN, and the playground is not installed. Put the token in .env, or install Pantheon with its extra "playground".
cli-run-no-discord = Discord cannot be reached: { $why }
cli-run-second-process = Another process is already using { $file }. Only one process can use an SQLite file; several can share a PostgreSQL database.
cli-run-port-taken = Metrics cannot be served at { $address }: { $why }. Set METRICS_HOST and METRICS_PORT, or leave the port empty.

## train

cli-train-progress = { $done } of { $total } matches played
cli-train-impossible = { $game } cannot be trained: it needs a sensible computer and at least one match.
cli-train-done = Wrote { $file }, from { $count ->
    [one] one match
   *[other] { $count } matches
} for each number of people.

## selfplay

cli-selfplay-progress = { $done } of { $total } matches played
cli-selfplay-failure = FAILED with seed { $seed }: { $why }
cli-selfplay-matches = matches: { NUMBER($count, useGrouping: 0) }
cli-selfplay-decisions = decisions: { NUMBER($count, useGrouping: 0) }
cli-selfplay-speed = decisions a second: { NUMBER($count, useGrouping: 0) }
cli-selfplay-no-campaign = { $game } has no campaign.
cli-selfplay-campaigns-played = { $done } of { $total } campaigns played
cli-selfplay-campaigns = campaigns: { NUMBER($count, useGrouping: 0) }
cli-selfplay-favour = scenario { $number }: points of the last player { $least }, on average { $mean }, of the first { $most }
cli-selfplay-decided = { $question }: { $shares } (of { $count })
cli-selfplay-within-reach = everybody still has a chance after scenario { $number }: { $count } of { $total }
cli-selfplay-failures = failures: { NUMBER($count, useGrouping: 0) }

## render

cli-render-progress = { $done } of { $total } decisions played
cli-render-done = Wrote { $file } ({ NUMBER($bytes, useGrouping: 0) } bytes) after { $decisions ->
    [one] one decision
   *[other] { NUMBER($decisions, useGrouping: 0) } decisions
}. The picture shows:

## check

cli-check-progress = { $done } of { $total } matches replayed
cli-check-campaign = Campaign { NUMBER($campaign, useGrouping: 0) }: { $why }
cli-check-campaigns = { $count ->
    [one] One campaign checked
   *[other] { $count } campaigns checked
}: { $broken ->
    [0] no faults found.
    [one] one is inconsistent.
   *[other] { $broken } are inconsistent.
}
cli-check-diverged = Table { NUMBER($table, useGrouping: 0) } diverges: { $why }
cli-check-done = { $count ->
    [0] No match is running.
    [one] Replayed one match, { $broken ->
        [0] and it came out the same.
       *[other] and it diverges.
    }
   *[other] Replayed { NUMBER($count, useGrouping: 0) } matches, { $broken ->
        [0] and all came out the same.
        [one] and one diverges.
       *[other] and { NUMBER($broken, useGrouping: 0) } diverge.
    }
}

## export and import

cli-export-done = Wrote table { NUMBER($table, useGrouping: 0) } to { $file }. It holds everything hidden: share it with care.
cli-import-done = The match is now at table { NUMBER($table, useGrouping: 0) }.

## backup and restore

cli-backup-progress = { $done } of { $total } rows written
cli-backup-done = Wrote { $count ->
    [one] one row
   *[other] { NUMBER($count, useGrouping: 0) } rows
} to { $file }. It holds everything hidden: keep it where nobody else can read it.
cli-restore-progress = { $done } of { $total } rows restored
cli-restore-done = Restored { $count ->
    [one] one row
   *[other] { NUMBER($count, useGrouping: 0) } rows
} from { $file }. “pantheon check” replays every running match in it.
cli-restore-damaged = The file { $file } is not a whole backup: { $why }. Nothing was changed.
cli-restore-newer = This backup was made by a newer version of Pantheon ({ $version }). Install that version or a later one to restore it.
cli-restore-in-use = Somebody is using this database: the bot, or another program. Stop it first. Nothing was changed.
cli-restore-not-empty = This database already holds tables. Set DATABASE_URL to another one, or add --replace to throw away what is in it.

## replay

cli-replay-match = { $game }, { $entries ->
    [one] one entry
   *[other] { NUMBER($entries, useGrouping: 0) } entries
}
cli-replay-standing = { $won ->
    [yes] { $seat } won with { $points }
   *[no] { $seat }: { $points }
}
cli-replay-scenario = Scenario { $number }
cli-replay-scenarios = { $count ->
    [one] One scenario of the campaign was replayed.
   *[other] { $count } scenarios of the campaign were replayed.
}
cli-replay-unfinished = Not over: it is waiting for { $seats }.
cli-replay-digest = digest: { $digest }
cli-replay-other-digest = The record has a different digest: { $digest }
cli-replay-diverged = The installed rules do not replay this match: { $why }
cli-locales-finding = { $finding }
cli-locales-checked = { $languages ->
    [one] { $languages } language checked
   *[other] { $languages } languages checked
}, { $findings ->
    [0] nothing found.
    [one] one finding.
   *[other] { $findings } findings.
}

cli-verify-hash = Fingerprint posted when the table was opened: { $hash }
cli-verify-words = The players' words, in the order they joined: { $words }
cli-verify-forked = The first { $count } entries follow from other seeds, with the fingerprints { $hashes }
cli-verify-seats = The seats were drawn from the seed and the words.
cli-verify-other-seats = The seats do not follow from the seed and the words.
cli-replay-no-seed = The record does not contain its seed, so its luck cannot be proved.
cli-replay-other-seed = The seed is not the one whose hash was published at the start.
cli-replay-unfair = These outcomes do not follow from the seed: { $entries }
cli-replay-fair = Every outcome follows from the seed that was published.
