"""The lessons of the web table, made by the library: `python web/lessons/make.py` writes web/src/lessons/<game>.json.

With `--check` it writes nothing, and fails if a file isn't what would be written: then the law has changed.
"""

import sys
from pathlib import Path

import istinto
import ligretto_twist
import take_that
import twins

SCRIPTS = {module.__name__: module.lesson for module in (take_that, twins, ligretto_twist, istinto)}
PLACE = Path(__file__).resolve().parent.parent / "src" / "lessons"


def main() -> int:
    check = "--check" in sys.argv
    old = []
    for game, lesson in SCRIPTS.items():
        text, file = lesson().text(), PLACE / f"{game}.json"
        if not check:
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            old.append(file.name)
    if old:
        print(f"not up to date: {', '.join(old)}. Run python web/lessons/make.py", file=sys.stderr)
    return bool(old)


if __name__ == "__main__":
    sys.exit(main())
