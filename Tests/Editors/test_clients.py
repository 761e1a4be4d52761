"""The same script in four clients that others wrote.

It opens a file and waits for the finding after an emoji. It asks for hover, definition and completion.
It renames a name, edits the text so that the finding is gone, asks for hints, formats the file and shuts
down.
"""

import json
import os
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, missing, program
from server import server  # noqa: F401  pylint: disable=unused-import

SCRIPTS = Path(__file__).parent / "clients"

TEXT = """\
engine hero

hero logo
screen A = AController { /* 😀 */ x: lgo }
screen Longer   = BController { x: logo }
defaults { reduceMotion fade }
registry R {
  push A -> Longer: slide(left)
}
"""
LINES = TEXT.splitlines()
DECLARATION, WRONG, USE = 2, 3, 4
RENAMED = [line.replace("logo", "mark") for line in LINES]
FIXED = [line.replace("lgo", "mark") for line in RENAMED]
FORMATTED = [line for line in FIXED]
FORMATTED[WRONG] = "screen A      = AController { /* 😀 */ x: mark }"
FORMATTED[USE] = "screen Longer = BController { x: mark }"


def column(line, part, unit):
    """The column of a part of a line, in a unit of the protocol."""
    before = LINES[line][: LINES[line].index(part)]
    return len(before.encode(unit)) // (2 if unit == "utf-16-le" else 1)


# What each client gives for a step of the script. A missing step is one that it cannot run.
STEPS = ["finding", "hover", "definition", "completion", "hint", "rename", "gone", "format"]
CANNOT = {
    "Neovim 0.11.4": {},
    "Emacs 28.2 with eglot 1.9": {"hint": "eglot shows hints from version 1.10 on"},
    "Vim 9.0 with ALE 3.3": {
        "completion": "its menu needs a person who types",
        "hint": "ALE has no inlay hints",
        "format": "ALE formats with commands, not with a server",
    },
}


def work():
    return json.dumps({
        "use": [USE, LINES[USE].index("logo")], "use16": [USE, column(USE, "logo", "utf-16-le")],
        "declaration": DECLARATION,
    })


def expected_steps(client):
    return [step for step in STEPS if step not in CANNOT[client]]


def compare(client, result, finding):
    """Compares what a client printed with what each step must give."""
    steps = expected_steps(client)
    assert [step for step in STEPS if step in result] == steps, result
    assert result["finding"] == finding
    assert "hero logo" in result["hover"]
    assert result["definition"] == [DECLARATION, len("hero ")]
    if "completion" in steps:
        assert "logo" in result["completion"]
    if "hint" in steps:
        assert any("slide(right)" in hint for hint in result["hint"])
    assert result["rename"] == RENAMED
    assert result["gone"]
    if "format" in steps:
        assert result["format"] == FORMATTED


@pytest.fixture
def file(tmp_path):
    folder = tmp_path / "app"
    (folder / ".git").mkdir(parents=True)
    path = folder / "App.trans"
    path.write_text(TEXT, encoding="utf-8")
    return path


def run(command, **environment):
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, timeout=90, check=False,
        stdin=subprocess.DEVNULL, env={**os.environ, **environment}, cwd=ROOT,
    )
    assert done.returncode == 0, f"{done.returncode}\n{done.stdout}{done.stderr}"
    return done


def last_json(text):
    return json.loads([line for line in text.splitlines() if line.startswith("{")][-1])


def test_neovim(server, file):  # noqa: F811
    # Neovim 0.11 sends a range that `textDocument/diagnostic` does not have.
    server.tolerated.add("params.range")
    command = [program("nvim"), "--headless", "--clean", "-l", SCRIPTS / "script.lua", file, work()]
    done = run(command + server.command)
    result = last_json(done.stdout + done.stderr)
    assert result["encoding"] == "utf-8"
    compare(
        "Neovim 0.11.4", result, [WRONG, column(WRONG, "lgo", "utf-8"), "unknown-hero-id"])
    assert server.exit_codes == [0]


def test_emacs(server, file):  # noqa: F811
    emacs = program("emacs")
    done = subprocess.run(
        [emacs, "--batch", "--eval", "(princ (require 'eglot nil t))"], capture_output=True,
        text=True, check=False)
    if done.stdout.strip() != "eglot":
        missing("eglot is not installed")
    done = run([emacs, "--batch", "-l", SCRIPTS / "script.el", file, work()] + server.command)
    result = last_json(done.stdout)
    compare(
        "Emacs 28.2 with eglot 1.9", result, [WRONG, LINES[WRONG].index("lgo"), "lgo"])
    # eglot 1.9 kills the server right after it has written `exit`.
    sent = [record["message"].get("method") for record in server.messages()]
    assert "shutdown" in sent


def test_vim(server, file, tmp_path):  # noqa: F811
    vim = program("vim")
    if not Path("/usr/share/vim-ale").exists():
        missing("ALE is not installed")
    result = tmp_path / "result.json"
    run(
        [vim, "-Nu", "NONE", "-i", "NONE", "-es", "-S", SCRIPTS / "script.vim"],
        SCRIPT_FILE=str(file), SCRIPT_WORK=work(), SCRIPT_RESULT=str(result),
        SCRIPT_EXECUTABLE=server.command[0], SCRIPT_COMMAND=" ".join(server.command),
        HOME=str(tmp_path))
    found = json.loads(result.read_text(encoding="utf-8"))
    assert "failure" not in found, found
    text = found["finding"][2]
    assert "no hero id is called `lgo`" in text
    compare(
        "Vim 9.0 with ALE 3.3", found,
        [WRONG, column(WRONG, "lgo", "utf-16-le"), text])


def test_every_step_runs_in_a_client_or_in_pytest_lsp():
    """test_server.py runs what no client can."""
    for step in STEPS:
        assert any(step not in steps for steps in CANNOT.values()), step
