"""Settings of `rospo serve`: one precedence, and a wrong one says where it was given and what would be right."""

import tomllib
from pathlib import Path

import pytest

from rospo.server.chosen import FIELDS, Given, Place, chosen, made
from rospo.server.core.settings import Settings
from tests.cli.conftest import Rospo, shell
from tests.server.care.files import change


@pytest.fixture(autouse=True)
def nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings of whoever runs the tests."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


def test_flags_count_before_the_environment_before_a_file_before_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('host = "file"\nport = 3\nbots_ms = 3\n')
    environment = {"ROSPO_HOST": "environment", "ROSPO_PORT": "2", "ROSPO_CONFIG": "somewhere", "HOME": "/"}
    found = made(Place, chosen({"host": Given("flag", "--host")}, environment, file))
    assert (found.host, found.port, found.proxies) == ("flag", 2, "")
    assert made(Settings, chosen({}, environment, file)) == Settings(bots_ms=3)


def test_check_says_what_is_set_and_where(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("club.toml").write_text('proxies = ["127.0.0.1", "10.0.0.0/8"]\nopen_metrics = true\nport = 1\n')
    monkeypatch.setenv("ROSPO_PORT", "8080")
    said = rospo("serve", "--check", "--config", "club.toml", "--set", "bots_ms=400", "--data", "club.db")
    assert (said.status, said.err) == (0, "")
    assert said.out.splitlines() == [
        "port = 8080 (ROSPO_PORT)",
        "data = club.db (--data)",
        "proxies = ['127.0.0.1', '10.0.0.0/8'] (proxies in club.toml)",
        "bots_ms = 400 (--set bots_ms)",
        "open_metrics = True (open_metrics in club.toml)",
        "All settings are right. The data would be in club.db.",
    ]
    assert not Path("club.db").exists()


def test_the_usual_file_and_the_one_in_the_environment(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Path("config/rospo/rospo.toml")
    usual.parent.mkdir(parents=True)
    usual.write_text("port = 1\n")
    assert f"port = 1 (port in {usual.absolute()})" in rospo("serve", "--check").out
    Path("other.toml").write_text("port = 2\n")
    monkeypatch.setenv("ROSPO_CONFIG", "other.toml")
    assert "port = 2 (port in other.toml)" in rospo("serve", "--check").out


def test_the_other_commands_find_the_data_in_the_same_way(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSPO_DATA", "club.db")
    monkeypatch.setenv("ROSPO_PORT", "no number")
    assert "can't read club.db" in rospo("doctor").err
    Path("club.toml").write_text('data = "~/club.db"\n')
    monkeypatch.delenv("ROSPO_DATA")
    monkeypatch.setenv("HOME", "/nowhere")
    assert "can't read /nowhere/club.db" in rospo("doctor", "--config", "club.toml").err


def test_the_template_has_every_setting_at_its_default(rospo: Rospo) -> None:
    lines = rospo("serve", "--template").out.splitlines()
    told = tomllib.loads("\n".join(line.removeprefix("# ") for line in lines if " = " in line))
    assert told == {name: field.default for name, field in FIELDS.items()}
    Path("club.toml").write_text("\n".join(lines))
    assert rospo("serve", "--check", "--config", "club.toml").out.startswith("All settings are right.")


FILES: dict[str, str | bytes] = {
    "wrong.toml": 'port = "no number"',
    "far.toml": "port = 80777",
    "odd.toml": "prot = 1",
    "none.toml": "chess = 1",
    "broken.toml": "port = = 1",
    "latin.toml": b"# caf\xe9",
    "table.toml": "[port]\nis = 1",
}
WHOLE = "isn't a whole number from 0 to 65,535"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--config wrong.toml", f"port in wrong.toml: 'no number' {WHOLE}"),
        ("--config far.toml", f"port in far.toml: 80777 {WHOLE}"),
        ("--config table.toml", f"port in table.toml: {{'is': 1}} {WHOLE}"),
        ("--config odd.toml", "odd.toml: there is no setting 'prot': did you mean port?"),
        ("--config none.toml", "none.toml: there is no setting 'chess': 'rospo serve --template' lists them"),
        ("--config broken.toml", "broken.toml is not right: Invalid value (at line 1, column 8)"),
        ("--config latin.toml", "latin.toml is not right: 'utf-8' codec can't decode byte"),
        ("--config gone.toml", "can't read gone.toml: No such file or directory"),
        ("--port 99999", f"--port: '99999' {WHOLE}"),
        ("--port -1", f"--port: '-1' {WHOLE}"),
        ("--proxies home", "--proxies: "),
        ("--set bots_ms", "--set 'bots_ms' isn't understood: use NAME=VALUE"),
        ("--set bot_ms=1", "--set: there is no setting 'bot_ms': did you mean bots_ms?"),
        ("--set bots_ms=-1", "--set bots_ms: '-1' isn't a whole number from 0 to 1,000,000,000"),
        ("--set timer_scale=0", "--set timer_scale: '0' isn't a number above 0"),
        ("--set silent_s=nan", "--set silent_s: 'nan' isn't a number of 0 or more"),
        ("--set open_metrics=perhaps", "--set open_metrics: 'perhaps' isn't true or false"),
        ("ROSPO_PORT=tcp://10.0.0.1:80", f"ROSPO_PORT: 'tcp://10.0.0.1:80' {WHOLE}"),
        ("ROSPO_BOT_MS=1", "ROSPO_BOT_MS is not a setting: did you mean ROSPO_BOTS_MS?"),
        ("--data foreign.db", "foreign.db is another program's database"),
    ],
)
def test_a_wrong_setting_is_refused_before_anything_starts(
    rospo: Rospo, monkeypatch: pytest.MonkeyPatch, line: str, said: str
) -> None:
    for name, text in FILES.items():
        Path(name).write_bytes(text if isinstance(text, bytes) else text.encode())
    change(Path("foreign.db"), "CREATE TABLE recipes (name TEXT)")
    words = line.split()
    if line.startswith("ROSPO_"):
        monkeypatch.setenv(*line.split("=", 1))
        words = []
    found = rospo("serve", "--check", *words)
    assert (found.status, found.out, found.err.count("\n")) == (2, "", 1)
    assert found.err.startswith(f"rospo: {said}"), found.err
    if "foreign" not in line:
        assert rospo("serve", *words) == found


def test_variables_of_others_are_left_alone(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSPO_SOAK", "1")
    monkeypatch.setenv("ROSPO_SERVICE_ACCOUNT", "x")
    assert rospo("serve", "--check").status == 0


def test_a_place_that_cannot_be_is_one_line_too(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    for text, why in {
        'data = "/\\u0000"': "it contains a zero",
        'data = "/dev/null/tables.db"': "can't be made: File exists",
        'host = "a..b"': "can't listen on a..b port 0: ",
        'host = "no such host"': "can't listen on no such host port 0: ",
    }.items():
        file.write_text(text)
        said = shell("serve", "--config", str(file), ROSPO_PORT="0", ROSPO_REQUEST_S="1")
        assert (said.status, said.out, said.err.count("\n")) == (2, "", 1), said.err
        assert why in said.err
