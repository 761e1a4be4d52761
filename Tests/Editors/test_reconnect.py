"""Neovim with `Editors/vim/lsp/transc.lua` gets over the end of its server."""

from pathlib import Path

from conftest import ROOT, program
from server import server  # noqa: F401  pylint: disable=unused-import
from test_clients import last_json, run

SCRIPT = Path(__file__).parent / "clients/reconnect.lua"


def test_a_killed_server_comes_back_with_all_documents(server, tmp_path):  # noqa: F811
    server.tolerated.add("params.range")
    folder = tmp_path / "app"
    (folder / ".git").mkdir(parents=True)
    files = []
    for name in ["One", "Two"]:
        path = folder / f"{name}.trans"
        path.write_text("engine hero\nscreen A = AController { x: lgo }\n", encoding="utf-8")
        files.append(path)
    done = run(
        [program("nvim"), "--headless", "--clean", "-l", SCRIPT, ROOT / "Editors/vim", server.path]
        + files + server.command)
    # The screen, and a hero id more after each round.
    assert last_json(done.stdout + done.stderr)["counts"] == [2, 2, 3, 3]
    assert len([record for record in server.records() if "pid" in record]) == 3
