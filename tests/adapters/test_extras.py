"""Adapters are optional extras: the rest works without them, and says which one is missing."""

import subprocess
import sys

import pytest

EXTRAS = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel"}


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("extra", "library"), EXTRAS.items())
def test_a_missing_extra_says_which_to_install(extra: str, library: str) -> None:
    done = run(f"import sys; sys.modules[{library!r}] = None; import rospo.adapters.{extra}")
    assert done.stderr.splitlines()[-1] == (
        f"rospo.core.errors.NotInstalled: rospo.adapters.{extra} needs an extra: pip install 'rospo[{extra}]'"
    )


def test_the_library_imports_none_of_them() -> None:
    libraries = (*EXTRAS.values(), "torch", "numpy", "numba")
    code = f"import rospo, sys; rospo.start('twins', 3); print([name for name in {libraries} if name in sys.modules])"
    assert run(code).stdout.strip() == "[]"
