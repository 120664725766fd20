"""Compiled entry points on disk: an edited search is never served from an old cache, and none drops another's file."""

from pathlib import Path
from types import ModuleType

import numba
import pytest

from rospo.play import registry
from rospo.search import mixing, worlds
from rospo.simulate import drivers, levels
from rospo.simulate.fast import Compiled


@pytest.mark.parametrize(
    ("entry", "needs"), [(worlds, worlds), (mixing, mixing), (mixing, worlds), (levels, levels), (levels, drivers)]
)
def test_all_source_of_an_entry_point_is_in_its_name(
    entry: ModuleType, needs: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []
    original = Path.read_bytes

    def noted(path: Path) -> bytes:
        read.append(path)
        return original(path)

    monkeypatch.setattr(Path, "read_bytes", noted)
    Compiled(registry.game("twins"))._digest(Path(str(entry.__file__)).parent)
    assert Path(str(needs.__file__)) in read


def test_entry_points_of_the_same_name_keep_each_others_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`run` of the drivers, for random play, and `run` of the levels."""
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    game = Compiled(registry.game("istinto"))
    entry = game.entry(levels.run)
    digest = game._digest(Path(str(levels.__file__)).parent)
    kept = Path(entry.stats.cache_path) / f"levels.run_istinto_{digest}-1.py311.nbi"  # type: ignore[attr-defined]
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.touch()
    game.entry(drivers.run)
    assert kept.exists()
