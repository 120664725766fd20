"""`python -m rospo.cli`, for when the command isn't on the path."""

import sys

from rospo.cli import main

sys.exit(main())
