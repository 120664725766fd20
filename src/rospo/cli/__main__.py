"""`python -m rospo.cli`, for where the command isn't on the path."""

import sys

from rospo.cli import main

sys.exit(main())
