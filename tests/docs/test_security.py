"""The page on security: every test that it names is there, and every table of the deployment page is checked by one."""

import re

from tests.docs.blocks import ROOT

PAGE = (ROOT / "docs/security.md").read_text()


def test_each_defence_names_tests_that_are_there() -> None:
    rows = [row for row in PAGE.splitlines() if row.startswith("| ") and not row.startswith("| danger")]
    assert len(rows) > 10
    for row in rows:
        named = re.findall(r"`(tests/[^`]+)`", row)
        assert named, row
        assert all((ROOT / path).exists() for path in named), row


def test_the_alerts_are_all_described() -> None:
    alerts = set(re.findall(r"alert: (\w+)", (ROOT / "deploy/prometheus/alerts.yml").read_text()))
    described = set(re.findall(r"^\| `(Rospo\w+)`", (ROOT / "docs/deploy.md").read_text(), re.MULTILINE))
    assert alerts == described


def test_the_caddyfile_in_the_page_is_the_one_in_the_repository() -> None:
    page, file = ((ROOT / path).read_text() for path in ("docs/deploy.md", "deploy/Caddyfile"))
    kept = "\n".join(line for line in file.splitlines() if line and not line.startswith("#"))
    assert re.sub(r"\{\$\w+:([^}]+)\}", r"\1", kept) in page
