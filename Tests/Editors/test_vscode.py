"""The extension for VS Code. `RepositoryTests` compare its manifest and read its archive."""

import subprocess
from pathlib import Path

from conftest import program, run


def test_the_extension(transc, tmp_path):
    (tmp_path / "a.trans").write_text(
        "screen A = B\nscreen A = C\nscreen D = E { view1: lgo }\n")
    found = subprocess.run(
        [transc, "lint", "a.trans"], cwd=tmp_path, capture_output=True, text=True, check=False)
    (tmp_path / "findings").write_text(found.stdout + found.stderr)
    test = Path(__file__).with_name("vscode.test.js")
    run(program("node"), "--test", test, FINDINGS=str(tmp_path / "findings"))
