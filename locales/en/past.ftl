## Looking back: history, the log as a file, the recap and the proof of luck.

command-note-name = note
command-note-text = Your own notes about this table; nobody else can read them
command-note-p-text-name = text
command-note-p-text-text = A line to add to your notes; leave it out to read and edit them
command-history-name = history
command-history-text = Step through a match with pictures, move by move
command-recap-name = recap
command-recap-text = How a finished match went: points, chart and film
command-export-name = export
command-export-text = Get the log of a match as a file
command-verify-name = verify
command-verify-text = Check that the luck of a match was fair
command-p-table-name = table
command-p-table-text = The number of a table; leave it out for the one in this channel

## A table in the list that completes a number. $players is a list of names.

past-table = { NUMBER($id, useGrouping: 0) } · { $game } · { $status } · { $players }
past-table-running = being played
past-table-frozen = on hold
past-table-over = finished
past-table-cancelled = closed

## History. $word is what the game calls a round.

history-title = ## { $game }, table { NUMBER($id, useGrouping: 0) } · { $word } { $round }
history-step = -# Step { $step } of { $steps } · { $eyes }
history-eyes-public = as everybody saw it
history-eyes-own = with what your seat knew
history-quiet = There is nothing to report here.
history-go-first = ⏮ First
history-go-back = ◀ Back
history-go-on = Next ▶
history-go-last = Last ⏭
history-round = { $word } { $round }
history-choose = Go to…
history-button = History

## The log as a file

export-whole = Here is everything about table { NUMBER($id, useGrouping: 0) }, including its seed. `pantheon replay { $file }` replays it and proves its luck.
export-part = Here is what you may know of table { NUMBER($id, useGrouping: 0) } so far. The others' secret choices and the seed follow when the match is over.
export-button = Export

## The recap

recap-title = ## { $game }, table { NUMBER($id, useGrouping: 0) }: how it went
recap-coming = 🎞️ The film of the board is being drawn and will appear here in a moment.

## The proof of luck

verify-title = ## Was the luck fair? · { $game }, table { NUMBER($id, useGrouping: 0) }
verify-running =
    All luck in this match comes from a secret seed and a word from every player. The seed was fixed when the table was opened, and this is its fingerprint:
    `{ $hash }`
    The lobby’s post shows its first digits. When the match is over, the seed is published here, and anybody can repeat every draw.
verify-fair = { $count ->
    [0] ✅ **This is the seed that was promised at the start.** Nothing in this match was drawn from it.
    [one] ✅ **Fair.** The only draw of this match was repeated from the seed and came out the same.
   *[other] ✅ **Fair.** All { $count } draws of this match were repeated from the seed, and every one came out the same.
}
verify-unfair = { $count ->
    [one] ❌ **Not fair.** Of { $checked } draws, one does not follow from the seed: entry { $entries } of the log.
   *[other] ❌ **Not fair.** Of { $checked } draws, { $count } do not follow from the seed: entries { $entries } of the log.
}
verify-other-seed = ❌ **This is not the seed that was promised.** Its fingerprint is different.
verify-facts =
    Seed: `{ $seed }`
    Fingerprint (SHA-256 of the seed): `{ $hash }`
verify-how =
    You don't have to take my word for it. The fingerprint must start with the digits in the table's first post. To check it against the seed, run this on any computer with Python:
    ```
    python3 -c "import hashlib; print(hashlib.sha256(bytes.fromhex('{ $seed }')).hexdigest())"
    ```
    To repeat every draw, including the seats, save the file from **/export** and run `pantheon verify { $file }` on your own computer.
verify-shared =
    This match has ended, but a copy of it is still being played. Hands in that game were drawn from this seed, so it is published only when that one has ended, too. Its fingerprint:
    `{ $hash }`
# $words: what each player has added, in the order of joining.
verify-words = -# The players' words for the luck, in the order they joined: { $words }. Seats and draws follow from the seed and all the words together.
verify-forked = -# The first { $count } entries come from the match that this one was copied from, and follow from its seed.
verify-seats-unfair = ❌ **Not fair.** The seats are not the ones that the seed and the players' words give.
verify-button = Fair play

## Why something is refused

past-refused-long-note = A note may have at most { $most } characters. Nothing has been changed.
past-refused-no-match = There is no match in this channel. Choose a table of this server from the list.
past-refused-no-number = No table has that number.
past-refused-not-over = This match is not over yet. Its recap comes when it is.
past-refused-cancelled = This match was closed before its end, so there is no recap. **/history** steps through what was played.

## The analysis of a finished match. $word is what the game calls a round; $before and $after are
## chances of winning in percent.

analysis-button = Analysis
analysis-title = ## { $game }, table { NUMBER($id, useGrouping: 0) }: the turning points
analysis-coming = 🔎 The expert is looking at the match again. This takes half a minute, longer if it is busy; the answer appears here.
analysis-how = -# The curves say how often a seat with such a position has won among sensible computers. The expert judged each turning point by what that seat knew at the time.
analysis-line = **{ $number }.** { $word } { $round }, { $seat }: { $before } % → { $after } %
analysis-none = Nobody had a choice here that the expert looks at.
analysis-point = ### { $number }. { $word } { $round }: { $seat }
analysis-played = { $seat } chose **{ $choice }**. The chance of winning was { $before } % then, and { $after } % when the next { $word } began.
analysis-agreed = The expert would have chosen the same.
analysis-better = The expert would have chosen **{ $choice }**, which is { $sure ->
    [clearly] clearly better
   *[taste] a little better, though that is a matter of taste
}: { $tries }.
analysis-why = What it would have told { $seat }: “{ $why }”
analysis-chart = Chart
analysis-point-button = { $number }
analysis-history = Go on from here
analysis-refused-not-over = This match is not over yet. Its analysis comes when it is.
analysis-refused-shared = Another match that is still being played began as this one and rests on its seed. The analysis comes when that one is over, too.
analysis-refused-no-chances = There is no analysis of this game.
analysis-refused-failed = The expert could not look at this match. Please try again later.
