#!/usr/bin/env python3
"""Writes an input made to be slow: adversarial.py KIND COUNT DIRECTORY, and prints its path.

    registry   one registry of COUNT lines, half of them with a wildcard
    ids        COUNT families of hero ids whose patterns overlap
    errors     a file with COUNT errors, two a line
    nesting    COUNT levels of brackets
    line       one line of COUNT screens
    imports    a file that imports COUNT others
"""
import math
import pathlib
import sys


def registry(count):
    half = count // 2
    screens = max(math.isqrt(half) + 2, 3)
    pairs = [(a, b) for a in range(screens) for b in range(screens) if a != b][:half]
    # A screen has one line with a wildcard, so that none of them tie.
    lines = ["  push S%d -> *: fade" % (screens + n) for n in range(count - half)]
    lines += ["  push S%d -> S%d: slide(left)" % pair for pair in pairs]
    named = ["screen S%d = C%dController" % (n, n) for n in range(screens + count - half)]
    return "\n".join(named + ["registry All {"] + lines + ["}", ""])


def ids(count):
    return "engine hero\n" + "".join(
        'hero id%d(a: String) = "p%s.\\(a).s%d"\n' % (n, "q" * (n % 7), n) for n in range(count))


def errors(count):
    return "engine hero\n" + "".join(
        "screen S%d = C%dController { view%d: nothing%d with fadd }\n" % (n, n, n, n)
        for n in range(count // 2))


def nesting(count):
    return "animation a = " + "push(" * count + ")" * count + "\n"


def line(count):
    return " ".join("screen S%d = C%dController" % (n, n) for n in range(count)) + "\n"


def imports(count, directory):
    folder = directory / ("imports-%d" % count)
    folder.mkdir(exist_ok=True)
    for n in range(count):
        (folder / ("i%d.trans" % n)).write_text("screen S%d = C%dController\n" % (n, n))
    return "".join('import "imports-%d/i%d.trans"\n' % (count, n) for n in range(count))


KINDS = {"registry": registry, "ids": ids, "errors": errors, "nesting": nesting, "line": line}


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in [*KINDS, "imports"]:
        sys.exit(__doc__)
    kind, count, directory = sys.argv[1], int(sys.argv[2]), pathlib.Path(sys.argv[3])
    text = imports(count, directory) if kind == "imports" else KINDS[kind](count)
    path = directory / ("%s-%d.trans" % (kind, count))
    path.write_text(text)
    print(path)


if __name__ == "__main__":
    main()
