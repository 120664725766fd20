"""`make audit` says what is known, and doesn't take silence for a good answer."""

import json
import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from release import audit

PYTHON = {"dependencies": [{"name": "msgspec", "version": "0.22.0", "vulns": []}, {"name": "h11", "vulns": []}]}
WEAK = {"dependencies": [{"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-1"}]}]}
WEB: dict[str, Any] = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 200}}}
WEAK_WEB = WEB | {"vulnerabilities": {"svelte": {"severity": "high"}}}
SILENT = "no route to host"


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any, Any], None]:
    """Sets what pip-audit and npm print."""

    def set_answers(python: Any, web: Any) -> None:
        def run(*command: str) -> subprocess.CompletedProcess[str]:
            said = web if command[0] == "npm" else python
            silent = said == SILENT
            return subprocess.CompletedProcess(command, 0, "" if silent else json.dumps(said), SILENT if silent else "")

        monkeypatch.setattr(audit, "_run", run)

    return set_answers


@pytest.mark.parametrize(
    ("python", "web", "status", "said"),
    [
        (PYTHON, WEB, 0, ["Python: nothing known against 2 packages", "web: nothing known against 200 packages"]),
        (WEAK, WEB, 1, ["Python: h11: PYSEC-1", "web: nothing known against 200 packages"]),
        (PYTHON, WEAK_WEB, 1, ["Python: nothing known against 2 packages", "web: svelte: high"]),
        (
            PYTHON,
            {"message": "not\n found"},
            2,
            ["Python: nothing known against 2 packages", "web: couldn't ask: not found"],
        ),
        (SILENT, WEB, 2, ["Python: couldn't ask: no route to host", "web: nothing known against 200 packages"]),
        (WEAK, SILENT, 1, ["Python: h11: PYSEC-1", "web: couldn't ask: no route to host"]),
    ],
)
def test_what_is_known_decides_the_status(
    answers: Callable[[Any, Any], None],
    capsys: pytest.CaptureFixture[str],
    python: Any,
    web: Any,
    status: int,
    said: list[str],
) -> None:
    answers(python, web)
    assert audit.main() == status
    assert capsys.readouterr().out.splitlines() == said
