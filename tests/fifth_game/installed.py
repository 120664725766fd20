"""The game as if somebody had installed its package: its entry point is found, and nothing else is changed."""

import os
import tomllib
from pathlib import Path

FOLDER = Path(__file__).parent


def installed(site: Path) -> dict[str, str]:
    """The environment of a process that has it; `site` is an empty folder for what an installer would write."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text())["project"]
    info = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {where}" for name, where in entries.items())]
    info.joinpath("entry_points.txt").write_text("\n".join(lines) + "\n")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(FOLDER / "src")])}
