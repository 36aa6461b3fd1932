## Catching up: what happened since somebody's last turn, told in their panel.

# $start is where it begins: after the reader's own last turn, after the last turn of the seat that
# they have taken over, or, where there was none yet, where they looked last.
news-title = { $start ->
    [seat] **Since the last turn of your seat**
    [look] **What you have missed**
   *[turn] **Since your last turn**
}
news-button = What happened?
news-nothing = Nothing has happened since then.
