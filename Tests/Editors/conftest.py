"""What the tests of editors share: `Scripts/editors` runs them.

A test whose editor is missing is skipped. With `TRANSC_EDITORS=1` it fails instead.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(Path(__file__).parent))


#: Set on a test that skipped itself, for the fixtures that check what it did.
SKIPPED = pytest.StashKey()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if call.when == "call" and report.skipped:
        item.stash[SKIPPED] = True
    return report


def program(name):
    """The path of a program, in the virtual environment or elsewhere."""
    local = Path(sys.executable).parent / name
    path = str(local) if local.exists() else shutil.which(name)
    if path is None:
        missing(f"{name} is not installed")
    return path


def missing(reason):
    if os.environ.get("TRANSC_EDITORS") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def run(*arguments, cwd=ROOT, **environment):
    """Runs a program that must succeed; its output."""
    done = subprocess.run(
        [str(argument) for argument in arguments], cwd=cwd, capture_output=True, text=True,
        timeout=60, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, check=False,
    )
    assert done.returncode == 0, f"{arguments}: {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


#: A file with one finding, after an emoji.
FAULTY = "screen D = E { /* 😀 */ logo: lgo }\n"
FINDING = "no hero id is called `lgo`"


@pytest.fixture
def project(tmp_path, transc, monkeypatch):
    """A project with `a.trans`. The first `transc` on the path writes its process into `../pid`."""
    command = tmp_path / "bin/transc"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\necho $$ > "{tmp_path}/pid"\nexec "{transc}" "$@"\n')
    command.chmod(0o755)
    monkeypatch.setenv("PATH", f"{command.parent}:{os.environ['PATH']}")
    folder = tmp_path / "App"
    folder.mkdir()
    (folder / "a.trans").write_text(FAULTY)
    run(program("git"), "init", "-q", folder)
    return folder


@pytest.fixture(scope="session")
def transc():
    path = Path(os.environ.get("TRANSC", ROOT / ".build/debug/transc"))
    assert path.exists(), f"{path} is missing: `swift build` makes it"
    return str(path)
