"""The mode for Emacs."""

from pathlib import Path

import pytest
from conftest import FINDING, ROOT, missing, program, run
from grammar import CONTEXTS, examples, mistakes, words_of

FILES = ROOT / "Editors/emacs"
HERE = Path(__file__).parent


def emacs(*arguments, **options):
    # Not `-Q`: it hides packages of the distribution, such as eglot.
    return run(program("emacs"), "--batch", "-L", FILES, *arguments, **options)


@pytest.fixture(scope="module")
def shown(transc):
    """For each file: its mode, the faces of its words, and what indentation does."""
    files = examples() + CONTEXTS
    arguments = [
        f"{path}=" + ",".join(str(offset) for offset, _, _ in words_of(transc, path))
        for path in files
    ]
    output = emacs("-l", HERE / "keywords.el", *arguments)
    found = {}
    for line in output.splitlines():
        first, _, rest = line.partition(" ")
        if first in files:
            faces = found[first] = {"mode": rest}
        else:
            faces[first] = rest
    return found


@pytest.mark.parametrize("path", examples() + CONTEXTS)
def test_keywords_are_those_of_the_grammar(path, transc, shown):
    faces = shown[path]
    assert faces["mode"] == "trans-mode"
    assert not mistakes(transc, path, lambda offset: "keyword" in faces[str(offset)])


@pytest.mark.parametrize("path", examples())
def test_indentation_is_that_of_transc_format(path, shown):
    assert shown[path]["indentation"] == "kept"


def test_the_mode_compiles_without_a_warning(tmp_path):
    emacs(
        "--eval", f'(setq byte-compile-dest-file-function (lambda (_) "{tmp_path}/mode.elc"))',
        "--eval", "(setq byte-compile-error-on-warn t)", "-f", "batch-byte-compile",
        FILES / "trans-mode.el",
    )


def test_comments_strings_and_the_index(tmp_path):
    file = tmp_path / "a.trans"
    text = '/* hero /* a */ b */ hero c = ##"\\"# per\\"## per screen // d\nscreen E = F { g: c }\n'
    file.write_text(text)
    expected = {
        "b */": "comment", "hero c": "keyword", "c =": "variable-name", "per\\": "string",
        "per screen": "keyword", "d\n": "comment", "E =": "variable-name",
    }
    script = f"""
        (progn
          (require 'trans-mode) (require 'imenu)
          (find-file "{file}")
          (font-lock-ensure)
          (dolist (offset '({' '.join(str(text.index(part)) for part in expected)}))
            (princ (format "%s\n" (get-text-property (1+ offset) 'face))))
          (princ (mapcar #'car (cdr (assoc "Screen" (imenu--make-index-alist t))))))"""
    *faces, index = emacs("--eval", script).splitlines()
    assert faces == [f"font-lock-{face}-face" for face in expected.values()]
    assert index == "(E)"


def test_eglot_shows_the_findings_of_the_server(project):
    if emacs("--eval", "(princ (require 'eglot nil t))") == "nil":
        missing("eglot is not installed")
    script = """
        (progn
          (require 'trans-mode)
          (require 'eglot)
          (setq eglot-sync-connect t)
          (find-file "a.trans")
          (call-interactively #'eglot)
          (flymake-mode 1)
          (let ((attempt 0))
            (while (and (not (flymake-diagnostics)) (< (setq attempt (1+ attempt)) 100))
              (flymake-start)
              (accept-process-output nil 0.05)))
          (dolist (finding (flymake-diagnostics))
            (princ (format "%d %s\n" (flymake-diagnostic-beg finding)
                           (flymake-diagnostic-text finding))))
          (eglot-shutdown (eglot-current-server)))"""
    output = emacs("--eval", script, cwd=project)
    assert output.startswith("30 ") and FINDING in output
