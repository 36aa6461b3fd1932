"""``python -m bot.cli`` does what ``pantheon`` does."""

import sys

from bot.cli import main

sys.exit(main())
