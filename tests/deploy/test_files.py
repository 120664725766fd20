"""The other files in deploy/: the unit, the image, the dashboard and the alerts."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml

from rospo.cli.arguments import Parser
from tests.deploy.proxies import DEPLOY, replaced
from tests.server.serving import Served, served

ROOT = DEPLOY.parent
PROMETHEUS = DEPLOY / "prometheus"
EXPOSURE = 2.0
"""What `systemd-analyze security` may give the unit at most: from 0, shut off, to 10, no limits."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("deploy")) as running:
        yield running


def with_program(name: str, *words: str, cwd: Path = ROOT) -> str:
    """What a program says, if it is installed; it must be content."""
    if shutil.which(name) is None:
        pytest.skip(f"{name} isn't installed")
    done = subprocess.run([name, *words], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def understood(words: list[str], monkeypatch: pytest.MonkeyPatch) -> bool:
    """Does `rospo` take these arguments?"""
    from rospo.cli import serve

    read: list[object] = []
    wanted = Parser.read

    def stop(parser: Parser, arguments: list[str]) -> None:
        read.append(wanted(parser, arguments))
        raise KeyboardInterrupt

    monkeypatch.setattr(Parser, "read", stop)
    with pytest.raises(KeyboardInterrupt):
        serve.run(words)
    return len(read) == 1


# --- systemd


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, with a program that is there."""
    made = tmp_path / "rospo.service"
    text = (DEPLOY / "rospo.service").read_text()
    made.write_text(replaced(text, **{"/opt/rospo/bin/rospo": str(Path(sys.executable).parent / "rospo")}))
    return made


def test_systemd_takes_the_unit(unit: Path) -> None:
    assert with_program("systemd-analyze", "verify", "--man=no", str(unit)) == ""


def test_the_unit_is_locked_up(unit: Path) -> None:
    said = with_program("systemd-analyze", "security", "--offline=true", "--no-pager", str(unit))
    (exposure,) = re.findall(r"Overall exposure level for .*: ([0-9.]+)", said)
    assert float(exposure) <= EXPOSURE


def test_the_units_command_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    (command,) = re.findall(r"^ExecStart=(.+)$", (DEPLOY / "rospo.service").read_text(), re.MULTILINE)
    _, serve, *words = shlex.split(command)
    assert serve == "serve"
    assert understood(words, monkeypatch)


# --- the image


def dockerfile() -> list[tuple[str, str]]:
    """The instructions of the last stage, each with its words."""
    lines = [line.partition(" ") for line in (DEPLOY / "Dockerfile").read_text().splitlines() if line]
    found = [(head, rest) for head, _, rest in lines if not head.startswith("#")]
    last = max(number for number, (head, _) in enumerate(found) if head == "FROM")
    return found[last:]


def test_the_image_runs_without_rights_and_keeps_its_data_in_a_volume() -> None:
    stage = dict(dockerfile())
    assert stage["USER"] == "10001"
    assert stage["VOLUME"] == "/data"
    assert stage["EXPOSE"] == "8077"


def test_the_images_command_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    serve, *words = json.loads(dict(dockerfile())["CMD"])
    assert serve == "serve"
    assert understood(words, monkeypatch)


def test_the_images_health_check_tells_a_server_that_is_well_from_one_that_is_gone(server: Served) -> None:
    python, _, script = json.loads(dict(dockerfile())["HEALTHCHECK"].partition("CMD ")[2])
    assert python == "/opt/rospo/bin/python"
    here = replaced(script, **{"127.0.0.1:8077": f"127.0.0.1:{server.port}"})
    assert subprocess.run([sys.executable, "-c", here], check=False).returncode == 0
    gone = replaced(script, **{"127.0.0.1:8077": "127.0.0.1:1"})
    assert subprocess.run([sys.executable, "-c", gone], capture_output=True, check=False).returncode != 0


def test_what_the_image_copies_is_there() -> None:
    let_in = [line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines() if line[0] == "!"]
    assert all((ROOT / name).exists() for name in let_in)
    for source in re.findall(r"^COPY (web/.+) web/$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE):
        assert all((ROOT / name).exists() for name in source.split())


def test_the_compose_file_locks_the_server_up_and_believes_only_its_own_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    rospo = told["services"]["rospo"]
    assert rospo["read_only"] is True
    assert rospo["cap_drop"] == ["ALL"]
    assert "ports" not in rospo
    serve, *words = rospo["command"]
    assert serve == "serve"
    (subnet,) = (part["subnet"] for part in told["networks"]["inside"]["ipam"]["config"])
    assert words[words.index("--proxies") + 1] == subnet
    assert understood(words, monkeypatch)


# --- Prometheus and Grafana


def metrics(server: Served) -> set[str]:
    """The names that the server has."""
    text = httpx.get(f"{server.url}/metrics").text
    names = {name for name, _ in re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE)}
    return names | set(re.findall(r"^(\w+)[{ ]", text, re.MULTILINE))


def used(path: Path) -> set[str]:
    return set(re.findall(r"rospo_[a-z_]+", path.read_text()))


@pytest.mark.parametrize("path", ["grafana.json", "prometheus/alerts.yml", "prometheus/alerts_test.yml"])
def test_only_metrics_that_the_server_has_are_asked_for(server: Served, path: str) -> None:
    names = used(DEPLOY / path)
    assert names
    assert names <= metrics(server)


def test_the_dashboard_shows_every_metric(server: Served) -> None:
    def base(name: str) -> str:
        return re.sub(r"_(bucket|count|sum)$", "", name)

    ours = {base(name) for name in metrics(server) if name.startswith("rospo_")}
    assert ours == {base(name) for name in used(DEPLOY / "grafana.json")}


def test_the_panels_of_the_dashboard_lie_side_by_side() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    squares = [
        (at["x"] + right, at["y"] + down)
        for at in (panel["gridPos"] for panel in panels)
        for right in range(at["w"])
        for down in range(at["h"])
    ]
    assert len(squares) == len(set(squares))
    assert all(x < 24 for x, _ in squares)
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_prometheus_takes_its_files() -> None:
    with_program("promtool", "check", "config", "prometheus.yml", cwd=PROMETHEUS)


def test_each_alert_fires_when_it_should() -> None:
    alerts = {
        rule["alert"]
        for group in yaml.safe_load((PROMETHEUS / "alerts.yml").read_text())["groups"]
        for rule in group["rules"]
    }
    tested = set(re.findall(r'alertname="(\w+)"', (PROMETHEUS / "alerts_test.yml").read_text()))
    assert tested == alerts
    with_program("promtool", "test", "rules", "alerts_test.yml", cwd=PROMETHEUS)
