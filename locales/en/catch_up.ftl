## Catching up: what happened since somebody's last turn, told in their panel.

news-title = **Since your last turn**
news-button = What happened?
news-nothing = Nothing has happened since your last turn.
# The description of a picture.
news-alt = Your board as it is now. Everything that has changed since your last turn is outlined, the rest is dimmed; the text above tells what happened.
