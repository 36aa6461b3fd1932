## Trying out: playing on in private before anything is done for real.

host-refused-trial-gone = This trial is over: you threw it away, or the real game has moved on.
host-refused-long-trial = That is as far as you can try out in one go.

trial-button = Try it out
trial-title =
    ## 🧪 Trying it out
    { $seat } · { $headline }
    -# Nobody sees this, and nothing of it counts until you press **Do it for real**.
trial-uncertain = 🎲 Luck or hidden things played a part here. What you see is only an example: in the real game it may come otherwise.
trial-steps = **Your steps so far**
# $number of the step, $question in words, $choices that were made.
trial-step = { $number }. { $question } **{ $choices }**
trial-step-nothing = { $number }. { $question } **nothing**
trial-end = The trial ends here, because it would be { $awaited }’s turn to answer.
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
trial-committed-part = **Done for real: { $done } of { $steps } steps.** Then it came otherwise than in your trial. Go on from here:
trial-committed-none = **Nothing was done:** the real game no longer asks what your trial began with. This is how things stand now:
