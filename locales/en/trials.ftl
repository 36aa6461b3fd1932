## Trying out: playing on in private before anything is done for real.

host-refused-trial-gone = This trial is over: either you threw it away or the real game has moved on.
host-refused-long-trial = That is as far as you can try out in one go.

trial-button = Try it out
trial-ahead = Think ahead
trial-title =
    ## 🧪 Trying it out
    { $seat } · { $headline }
    -# Nobody else sees this, and none of it counts until you press **Do it for real**.
trial-uncertain = 🎲 Luck, guesses or hidden things played a part here. What you see is only an example: the real game may turn out differently.
trial-steps = **Your steps so far**
# $number of the step, $question in words, $choices that were made.
trial-step = { $number }. { $question } **{ $choices }**
trial-step-nothing = { $number }. { $question } **nothing**
# A guess of what another player answers.
trial-step-guess = { $number }. 🔮 { $seat }: **{ $choices }** (a guess)
trial-nothing = nothing
trial-end = The trial ends here, because { $awaited } would have to answer next. You can go on with a guess of their answer.
trial-end-after-guess = Next, { $awaited } would have to answer.
trial-guessing = 🔮 **A guess:** you choose what { $seat } might answer. What they hide is made up here.
trial-guess-self = Choose for them
trial-guess-one = Let a computer choose
trial-guess-all = Computers until my turn
trial-end-over = The trial ends here: the game would be over.
trial-undo = Undo a step
trial-commit = Do it for real
trial-discard = Throw away

trial-discarded = The trial is gone. This is the real game:
trial-gone = The trial is over, because the real game has moved on. This is how things stand now:
trial-committed = { $count ->
    [one] **Done for real:** your step.
   *[other] **Done for real:** all your { $count } steps.
}
trial-committed-part = **Done for real: { $done } of { $steps } steps.** Then things turned out differently from your trial. Carry on from here:
trial-committed-none = **Nothing was done:** the real game no longer asks your trial's first question. This is how things stand now:
