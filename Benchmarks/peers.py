#!/usr/bin/env python3
"""Writes what another tool reads, of exactly SIZE bytes: peers.py fbs|proto|thrift|py SIZE SEED

Each is what people write for that tool: schemas of tables and enumerations with comments, and for
ruff modules of functions and classes that it finds no fault with.
"""
import sys

from generate import COMMENTS, WORDS, Choices, padded


def flatbuffers(n, choices):
    fields = choices.some(WORDS, 5)
    types = ["string", "int", "double", "[string]", "bool"]
    text = "/// %s\ntable Screen%d {\n" % (choices.one(COMMENTS), n)
    for field, kind in zip(fields, types):
        text += "  %s_%s:%s; // %s\n" % (field, choices.one(WORDS), kind, choices.one(WORDS))
    return text + "}\nenum Motion%d : byte { %s }\n\n" % (n, ", ".join(choices.some(WORDS, 4)))


def protobuf(n, choices):
    types = ["string", "int32", "double", "repeated string", "bool"]
    text = "// %s\nmessage Screen%d {\n" % (choices.one(COMMENTS), n)
    for number, (field, kind) in enumerate(zip(choices.some(WORDS, 5), types), 1):
        text += "  %s %s_%s = %d; // %s\n" % (
            kind, field, choices.one(WORDS), number, choices.one(WORDS))
    values = "".join(
        "  %s_%d = %d;\n" % (word.upper(), n, number)
        for number, word in enumerate(choices.some(WORDS, 4)))
    return text + "}\nenum Motion%d {\n%s}\n\n" % (n, values)


def thrift(n, choices):
    types = ["string", "i32", "double", "list<string>", "bool"]
    text = "/** %s */\nstruct Screen%d {\n" % (choices.one(COMMENTS), n)
    for number, (field, kind) in enumerate(zip(choices.some(WORDS, 5), types), 1):
        text += "  %d: optional %s %s_%s, // %s\n" % (
            number, kind, field, choices.one(WORDS), choices.one(WORDS))
    return text + "}\nenum Motion%d { %s }\n\n" % (n, ", ".join(choices.some(WORDS, 4)))


def python(n, choices):
    field, other = choices.some(WORDS, 2)
    return (
        "class Screen%d:\n" % n
        + '    """%s."""\n\n' % choices.one(COMMENTS).capitalize()
        + "    def __init__(self, %s, %s=%d):\n" % (field, other, choices.below(90))
        + "        self.%s = %s\n        self.%s = %s\n\n" % (field, field, other, other)
        + "    def moved(self, distance):  # %s\n" % choices.one(WORDS)
        + "        if distance > self.%s:\n" % other
        + "            return [self.%s, distance * %d]\n" % (field, choices.below(9))
        + "        return [value + self.%s for value in range(%d)]\n\n\n" % (
            other, choices.below(40)))


FORMS = {
    "fbs": (flatbuffers, "namespace Reader;\n\n", "//"),
    "proto": (protobuf, 'syntax = "proto3";\npackage reader;\n\n', "//"),
    "thrift": (thrift, "namespace py reader\n\n", "//"),
    "py": (python, "", "#"),
}


def schema(form, size, seed):
    part, head, mark = FORMS[form]
    choices = Choices(seed)
    out, total, n = [head], len(head), 0
    while True:
        text = part(n, choices)
        if total + len(text.encode()) > size:
            return padded("".join(out), size, mark)
        out.append(text)
        total += len(text.encode())
        n += 1


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in FORMS:
        sys.exit(__doc__)
    text = schema(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    sys.stdout.buffer.write(text.encode())


if __name__ == "__main__":
    main()
