#!/usr/bin/env python3
"""Writes an input made to be slow: adversarial.py KIND COUNT DIRECTORY, and prints its path.

    registry   one registry of COUNT lines, half of them with a wildcard
    ids        COUNT families of hero ids whose patterns overlap
    errors     a file with COUNT errors, two a line
    nesting    COUNT levels of brackets
    line       one line of COUNT screens
    marks      a name with COUNT combining marks
    heads      a line of COUNT heads without `=`
    chain      COUNT screens, each of which is the one before
    names      COUNT animations, each naming the one before
    cells      COUNT screens with a cell of one name
    groups     COUNT groups, each holding the one before, each named by a line
    braces     COUNT lines with a match between a screen and a group of COUNT
    path       an import whose path has COUNT names, for `--source-root .`
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


def marks(count):
    return "screen S" + "\u0301" * count + " = C\n"


def heads(count):
    return "group a x " * count + "\n"


def chain(count):
    return "screen S0 = C0\n" + "".join(
        "screen S%d = C%d is S%d\n" % (n, n, n - 1) for n in range(1, count))


def names(count):
    return "animation a0 = fade\n" + "".join(
        "animation a%d = a%d\n" % (n, n - 1) for n in range(1, count))


def cells(count):
    return "".join("screen S%d = C%d { cell C = D { } }\n" % (n, n) for n in range(count))


def groups(count):
    named = "".join("screen S%d = C%d\n" % (n, n) for n in range(count))
    named += "group G0 = S0\n" + "".join(
        "group G%d = G%d, S%d\n" % (n, n - 1, n) for n in range(1, count))
    lines = "".join("  push G%d -> S0: fade\n" % n for n in range(count))
    return named + "registry All {\n" + lines + "}\n"


def braces(count):
    named = "".join("screen S%d = C%d\n" % (n, n) for n in range(count))
    group = "group G = " + ", ".join("S%d" % n for n in range(count)) + "\n"
    lines = "".join(
        "  push S%d -> G: fade { match from.a -> to.b }\n" % n for n in range(count))
    return "engine hero\n" + named + group + "registry All {\n" + lines + "}\n"


def path(count):
    return 'import "' + "a/" * count + 'b.trans"\n'


def imports(count, directory):
    folder = directory / ("imports-%d" % count)
    folder.mkdir(exist_ok=True)
    for n in range(count):
        (folder / ("i%d.trans" % n)).write_text("screen S%d = C%dController\n" % (n, n))
    return "".join('import "imports-%d/i%d.trans"\n' % (count, n) for n in range(count))


KINDS = {kind.__name__: kind for kind in [
    registry, ids, errors, nesting, line, marks, heads, chain, names, cells, groups, braces, path]}


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
