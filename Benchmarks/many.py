#!/usr/bin/env python3
"""Writes many files for one run: many.py apart|shared|chain|swift COUNT DIRECTORY

`apart` are files of 4 KB that import nothing, of generate.py; `shared` are those of `apart`, which
all import one file; in `chain` each file imports the one before. `swift` are sources of transc of
about 4 KB, some of them several times.
"""
import pathlib
import sys

from generate import transitions

SIZE = 4_000
SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources"


def apart(number):
    """With a module of its own: two files of a run cannot have one namespace."""
    text = transitions(SIZE, number)
    return text.replace("module Reader\n", "module Reader%d\n" % number)


def link(number):
    """Screens, ids, modifier lists and a registry, 12 of each."""
    lines = ["engine hero"]
    for n in range(12):
        name = "%d_%d" % (number, n)
        lines += ["screen S%s = C%sController" % (name, name),
                  'hero id%s(key: String) = "text%d.%d.\\(key)"' % (name, number, n),
                  "modifiers m%s = fade, delay(0.1s)" % name]
    pairs = ["  push S%d_%d -> S%d_%d: push(left)" % (number, n, number, n + 1) for n in range(11)]
    return "\n".join(lines + ["registry R%d {" % number] + pairs + ["}", ""])


def files(kind, count):
    """The name of each file, its text."""
    if kind == "swift":
        texts = [path.read_text() for path in sorted(SOURCES.rglob("*.swift"))]
        texts.sort(key=lambda text: abs(len(text.encode()) - SIZE))
        return [("f%d.swift" % n, texts[n % 100]) for n in range(count)]
    if kind == "apart":
        return [("f%d.trans" % n, apart(n)) for n in range(count)]
    if kind == "shared":
        users = [("f%d.trans" % n, 'import "shared.trans"\n' + apart(n)) for n in range(count)]
        return users + [("shared.trans", link(count))]
    imports = [""] + ['import "f%d.trans"\n' % n for n in range(count - 1)]
    return [("f%d.trans" % n, line + link(n)) for n, line in enumerate(imports)]


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files(sys.argv[1], int(sys.argv[2])):
        (folder / name).write_text(text)


if __name__ == "__main__":
    main()
