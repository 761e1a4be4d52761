"""The lines that the manual shows for each editor, tried with `transc`."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from conftest import FINDING, ROOT, missing, program, run

PAGE = (ROOT / "Documentation/editors.md").read_text()


def block(heading, language, number=0):
    """A block of a section."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(rf"```{language}\n(.*?)```", section, flags=re.S)[number]


@pytest.fixture
def home(project, monkeypatch):
    """A home with a clone of the repository, and a project."""
    folder = project.parent
    (folder / "transc").symlink_to(ROOT)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "NVIM_APPNAME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(folder))
    return folder


def test_neovim(home):
    editor = program("nvim")
    settings = home / ".config/nvim/init.lua"
    settings.parent.mkdir(parents=True)
    settings.write_text(block("Neovim", "lua"))
    (home / "script.lua").write_text(
        """
        vim.wait(5000, function() return #vim.diagnostic.get(0) > 0 end, 20)
        local client = vim.lsp.get_clients({ bufnr = 0 })[1]
        local found = vim.diagnostic.get(0)[1]
        vim.fn.writefile({ vim.bo.filetype, client.settings.transc.diagnostics, vim.bo.syntax,
          vim.split(found.message, '\\n')[1] }, vim.env.HOME .. '/output')
        vim.cmd('write | quitall!')
        """
    )
    run(editor, "--headless", "a.trans", "-S", home / "script.lua", cwd=home / "App")
    assert (home / "output").read_text().splitlines() == ["trans", "open", "trans", FINDING]


def test_vim(home):
    editor = program("vim")
    if not Path("/usr/share/vim-ale").exists():
        missing("vim-ale is not installed")
    (home / ".vimrc").write_text(block("Vim", "vim"))
    (home / "script.vim").write_text(
        """
        ALELint
        let attempt = 0
        while empty(getloclist(0)) && attempt < 100
          sleep 50m
          let attempt += 1
        endwhile
        call writefile([&filetype, b:current_syntax] + map(getloclist(0), 'v:val.text'),
              \\ $HOME . '/output')
        quitall!
        """
    )
    run(editor, "-Nu", home / ".vimrc", "-n", "-es", "a.trans", "-S", home / "script.vim",
        cwd=home / "App")
    *found, message = (home / "output").read_text().splitlines()
    assert found == ["trans", "trans"] and FINDING in message


def test_emacs(home):
    editor = program("emacs")
    (home / "init.el").write_text(block("Emacs", "elisp"))
    script = """
        (progn
          (find-file "a.trans")
          (run-hooks 'post-command-hook)
          (let ((attempt 0))
            (while (and (not (and (eglot-current-server) (flymake-diagnostics)))
                        (< (setq attempt (1+ attempt)) 100))
              (when (eglot-current-server) (flymake-start))
              (accept-process-output nil 0.05)))
          (princ (format "%s %s" major-mode (mapcar #'flymake-diagnostic-text (flymake-diagnostics))))
          (princ (format " %s" (memq 'eglot-format-buffer before-save-hook)))
          (eglot-shutdown (eglot-current-server)))"""
    if run(editor, "--batch", "--eval", "(princ (require 'eglot nil t))") == "nil":
        missing("eglot is not installed")
    # Emacs activates packages before it reads `init.el`, except in batch mode.
    output = run(editor, "--batch", "-f", "package-activate-all", "-l", home / "init.el", "--eval",
                 script, cwd=home / "App")
    assert output.startswith("trans-mode (") and FINDING in output
    assert output.endswith(" (eglot-format-buffer t)")


def test_helix():
    shown = tomllib.loads((ROOT / "Editors/helix/languages.toml").read_text())
    language = shown["language"][0]
    assert set(language["language-servers"]) <= set(shown["language-server"])


def test_vscode_and_zed():
    manifest = json.loads((ROOT / "Editors/vscode/package.json").read_text())["contributes"]
    known = manifest["configuration"]["properties"]
    settings = json.loads(block("VS Code", "json"))
    assert {name for name in settings if name.startswith("transc.")} <= set(known)
    tasks = json.loads(block("VS Code", "json", 1))["tasks"]
    matchers = {f"${matcher['name']}" for matcher in manifest["problemMatchers"]}
    assert {task["problemMatcher"] for task in tasks} <= matchers
    titles = {f"{item['category']}: {item['title']}" for item in manifest["commands"]}
    assert titles == set(re.findall(r"^\| (Transitions: [^|]*) \|", PAGE, flags=re.M))
    assert {task["command"] for task in json.loads(block("Zed", "json"))} == {"transc"}
