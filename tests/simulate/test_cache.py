"""An edited rule is never served from an old cache, and a warm cache is used."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SCRIPT = "from rospo import simulate; print(int(simulate.run('istinto', players=3, games=20, seed=1).scores.sum()))"


def total(source: Path, cache: Path) -> tuple[int, str]:
    """The sum of all scores, computed by the rospo in that folder; and what it said on the way."""
    env = os.environ | {"NUMBA_CACHE_DIR": str(cache), "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True)
    return int(done.stdout), done.stderr


def test_an_edited_rule_is_compiled_anew_and_an_unedited_one_is_not(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    here = Path(__file__).parents[2] / "src"
    shutil.copytree(here, source, ignore=shutil.ignore_patterns("__pycache__"))

    before, said = total(source, cache)
    assert "Compiling" in said
    again, said = total(source, cache)
    assert again == before
    assert "Compiling" not in said

    rules = source / "rospo/games/istinto/rules.py"
    stamp = rules.stat()
    text = rules.read_text()
    assert "        s.scores[accused] -= 10" in text
    edited = text.replace("        return 60\n", "        return 90\n")  # IS-9, for six tricks and more
    assert edited != text
    rules.write_text(edited)
    os.utime(rules, (stamp.st_atime, stamp.st_mtime))  # same size, same time: only the content tells

    after, said = total(source, cache)
    assert after != before
    assert "Compiling" in said
    digests = {path.name.split("-")[0] for path in cache.rglob("*.nbi")}
    assert len(digests) == 1, "what the old source left in the cache is dropped"
