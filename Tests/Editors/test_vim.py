"""The files for Vim and Neovim: highlighting, `:make`, ALE and the language server."""

from pathlib import Path

import pytest
from conftest import FINDING, ROOT, missing, program, run
from grammar import CONTEXTS, examples, mistakes, words_of

FILES = ROOT / "Editors/vim"
HERE = Path(__file__).parent
# Before the file types are known.
FIRST = ["--cmd", f"set runtimepath^={FILES}"]
ALE = Path("/usr/share/vim-ale")
BROKEN = 'screen Ä = B\nscreen Ä = C\nscreen D = E { /* 😀 */ logo: lgo }\n'


def shown(editor, path, offsets, tmp_path):
    """What an editor shows at each offset, as lines of words."""
    output = tmp_path / "output"
    flags = ["--headless", "--clean"] if editor == "nvim" else ["-Nu", "NONE", "-n", "-es"]
    run(program(editor), *flags, *FIRST, "-S", HERE / "keywords.vim", FILE=str(path),
        OFFSETS=",".join(map(str, offsets)), OUTPUT=str(output))
    return [line.split(" ") for line in output.read_text().splitlines()]


@pytest.mark.parametrize("path", examples() + CONTEXTS)
@pytest.mark.parametrize("editor", ["vim", "nvim"])
def test_keywords_are_those_of_the_grammar(editor, path, transc, tmp_path):
    text = Path(path).read_text(encoding="utf-8")
    places = [offset for offset, _, _ in words_of(transc, path)]
    in_bytes = [len(text[:offset].encode()) for offset in places]
    lines = shown(editor, path, in_bytes, tmp_path)
    assert lines[0] == ["filetype", "trans"]
    keywords = {place: line[1] == "Statement" for place, line in zip(places, lines[3:])}
    assert not mistakes(transc, path, keywords.get)


def test_groups(tmp_path):
    file = tmp_path / "a.trans"
    text = '/* hero /* a */ */ hero b(c: Length) = ##"d "# e"## per screen\nmodifiers m = delay(1.5ms), f("\\(c)")\n'
    file.write_text(text)
    expected = {
        "hero /*": "transComment", "hero b": "transDeclaration", "b(": "transName",
        "c:": "transParameter", "Length": "transType", 'e"##': "transRawString",
        "per": "transClause", "delay": "transFunction", "1.5": "transNumber", "c)": "transHole",
    }
    lines = shown("vim", file, [text.index(part) for part in expected], tmp_path)[3:]
    found = {part: line[2].split(">")[-1] for part, line in zip(expected, lines)}
    expected["hero b"] = "transHead"
    assert found == expected


def test_settings_of_a_buffer(tmp_path):
    lines = shown("vim", examples()[0], [], tmp_path)
    assert lines[1:3] == [["formatprg", "transc", "format", "-"], ["comments", "//", "%s"]]


def vim(script, tmp_path, **environment):
    """Runs Vim with a script, which writes `output`."""
    file = tmp_path / "script.vim"
    file.write_text(f"filetype plugin on\n{script}\nquitall!\n")
    run(program("vim"), "-Nu", "NONE", "-n", "-es", *FIRST, "-S", file, cwd=tmp_path, **environment)
    return (tmp_path / "output").read_text().splitlines()


def test_make_reads_what_transc_prints(transc, tmp_path):
    (tmp_path / "a.trans").write_text(BROKEN)
    lines = vim(
        f"""
        edit a.trans
        compiler transc
        let &makeprg = substitute(&makeprg, '^transc', '{transc}', '')
        silent make! %
        let items = filter(getqflist(), 'v:val.valid')
        call writefile(map(items, 'join([bufname(v:val.bufnr), v:val.lnum, v:val.col,
              \\ v:val.type, v:val.text])'), 'output')
        """,
        tmp_path,
    )
    assert lines == [
        "a.trans 2 8 E the screen `Ä` is declared twice [duplicate-name]",
        "a.trans 1 8 I the other one is here",
        "a.trans 3 33 E no hero id is called `lgo` [unknown-hero-id]",
    ]


def test_formatprg_formats_a_file(transc, tmp_path):
    (tmp_path / "a.trans").write_text("engine   hero\n")
    lines = vim(
        "edit a.trans\nnormal! gggqG\ncall writefile(getline(1, '$'), 'output')", tmp_path,
        PATH=f"{Path(transc).parent}:/usr/bin:/bin",
    )
    assert lines == ["engine hero"]


def test_ale_shows_the_findings_of_the_server(project):
    if not ALE.exists():
        missing("vim-ale is not installed")
    lines = vim(
        f"""
        set runtimepath^={ALE}
        runtime plugin/ale.vim
        edit a.trans
        ALELint
        let attempt = 0
        while empty(getloclist(0)) && attempt < 100
          sleep 50m
          let attempt += 1
        endwhile
        call writefile(map(getloclist(0), 'join([v:val.lnum, v:val.col, v:val.text])'), 'output')
        """,
        project,
    )
    # ALE takes UTF-16 columns for bytes.
    assert len(lines) == 1 and lines[0].startswith("1 31 ") and FINDING in lines[0]


NEOVIM = """
vim.cmd('filetype plugin on')
vim.cmd.edit('a.trans')
vim.lsp.enable('transc')
-- A script runs before `VimEnter`, after which `enable` starts servers for open buffers.
vim.cmd('doautoall nvim.lsp.enable FileType')
local output = {}
local function report(...) table.insert(output, table.concat(vim.tbl_map(tostring, { ... }), ' ')) end
local function client() return vim.lsp.get_clients({ bufnr = 0, name = 'transc' })[1] end
local function findings()
  vim.wait(5000, function() return #vim.diagnostic.get(0) > 0 end, 20)
  for _, finding in ipairs(vim.diagnostic.get(0)) do
    report(finding.lnum + 1, finding.col + 1, vim.split(finding.message, '\\n')[1])
  end
end
findings()
for attempt = 1, 7 do
  local old = client()
  if not old then break end
  vim.diagnostic.reset()
  vim.uv.kill(tonumber(vim.fn.readfile('../pid')[1]), 'sigkill')
  local isNew = vim.wait(3000, function()
    return client() and client().id ~= old.id and client().initialized
  end, 20)
  report(isNew and 'connected' or 'gone')
  if isNew then findings() end
end
vim.fn.writefile(output, 'output')
vim.cmd('quitall!')
"""


def test_neovim_reconnects_after_a_crash(project):
    (project / "script.lua").write_text(NEOVIM)
    run(program("nvim"), "--headless", "--clean", *FIRST, "-l", "script.lua", cwd=project)
    finding = f"1 33 {FINDING}"
    connected = ["connected", finding]
    assert (project / "output").read_text().splitlines() == [finding] + 5 * connected + ["gone"]
