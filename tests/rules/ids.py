"""Every rule id. Each has a test that shows it and a text that players read."""

from tests.kits import KITS

SHARED = ("ALL-R1", "ALL-R2", "ALL-R3", "ALL-R4")
RULES = {game: kit.rules for game, kit in KITS.items()}
ALL_IDS = (*(rule for rules in RULES.values() for rule in rules), *SHARED)
