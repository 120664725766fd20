"""An edited rule is never served from an old cache, and a warm cache is used."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SCRIPT = """
from rospo import simulate
from rospo.play import registry
from rospo.simulate import drivers, fast
print(int(simulate.run("istinto", players=3, games=20, seed=1).scores.sum()))
entry = fast.compiled(registry.game("istinto")).entry(drivers.run)
print(sum(entry.stats.cache_misses.values()))
"""


def begun(source: Path, cache: Path) -> subprocess.Popen[str]:
    """A process that simulates with the rospo in that folder."""
    env = os.environ | {"NUMBA_CACHE_DIR": str(cache), "PYTHONPATH": str(source)}
    env["PYTHONDONTWRITEBYTECODE"] = "1"  # Python itself goes by size and time, which the test keeps
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", SCRIPT], env=env, stdout=pipe, stderr=pipe, text=True)


def ended(process: subprocess.Popen[str]) -> tuple[int, int, str]:
    """The sum of all scores, the number of compilations, and the messages."""
    out, said = process.communicate()
    assert process.returncode == 0, said
    scores, compiled = map(int, out.split())
    return scores, compiled, said


def test_an_edited_rule_is_compiled_anew_and_an_unedited_one_is_not(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    here = Path(__file__).parents[2] / "src"
    shutil.copytree(here, source, ignore=shutil.ignore_patterns("__pycache__"))

    at_once = [ended(process) for process in [begun(source, cache), begun(source, cache)]]
    before, _, said = at_once[0]
    assert "Compiling" in said
    assert [scores for scores, _, _ in at_once] == [before, before]
    assert sum(compiled for _, compiled, _ in at_once) == 1, "one compiles, the other waits and finds it"
    again, compiled, said = ended(begun(source, cache))
    assert (again, compiled) == (before, 0)
    assert "Compiling" not in said

    rules = source / "rospo/games/istinto/rules.py"
    stamp = rules.stat()
    text = rules.read_text()
    assert "        s.scores[accused] -= 10" in text
    edited = text.replace("        return 60\n", "        return 90\n")  # IS-9, for six tricks and more
    assert edited != text
    rules.write_text(edited)
    os.utime(rules, (stamp.st_atime, stamp.st_mtime))  # same size, same time: only the content tells

    after, compiled, said = ended(begun(source, cache))
    assert (after != before, compiled) == (True, 1)
    assert "Compiling" in said
    digests = {path.name.split("-")[0] for path in cache.rglob("*.nbi")}
    assert len(digests) == 1, "what the old source left in the cache is dropped"
