"""The lessons of the web table, made by the library: `python web/lessons/make.py` plays every
web/src/games/<game>/lesson.py and writes what happens into lesson.json beside it.

With `--check` it writes nothing, and fails if a file isn't what would be written: then the law has changed.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from script import Script

GAMES = Path(__file__).resolve().parent.parent / "src" / "games"


def main() -> int:
    check = "--check" in sys.argv
    old = []
    for told in sorted(GAMES.glob("*/lesson.py")):
        text, file = played(told).text(), told.with_suffix(".json")
        if not check:
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            old.append(f"{file.parent.name}/{file.name}")
    if old:
        print(f"not up to date: {', '.join(old)}. Run python web/lessons/make.py", file=sys.stderr)
    return bool(old)


def played(told: Path) -> Script:
    """The lesson that a file has: its function `lesson()`."""
    spec = spec_from_file_location(f"lesson_{told.parent.name}", told)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    script: Script = module.lesson()
    return script


if __name__ == "__main__":
    sys.exit(main())
