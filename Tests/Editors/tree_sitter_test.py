"""Tests of Editors/tree-sitter-trans with tree-sitter's library and Neovim: see Scripts/tree-sitter.

TRANSC_EFFORT=10 tries ten times as many edits and mutants. TRANSC_UPDATE=1 writes highlights.txt.
"""

import collections
import ctypes
import functools
import json
import os
import random
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from tree_sitter import Language, Parser, Query, QueryCursor

ROOT = Path(__file__).resolve().parents[2]
GRAMMAR = ROOT / "Editors/tree-sitter-trans"
QUERIES = [GRAMMAR / "queries", ROOT / "Editors/helix/queries/trans", ROOT / "Editors/zed/languages/trans"]
LIBRARY = os.environ["TRANS_LIBRARY"]
TRANSC = os.environ["TRANSC"]
EFFORT = int(os.environ.get("TRANSC_EFFORT", "1"))

EXAMPLES = sorted((ROOT / "Examples").rglob("*.trans"))
FILES = sorted((ROOT / "Tests/Corpus").rglob("*.trans")) + EXAMPLES

# Where the tree has no error, but the compiler finds one. Each with the reason.
OTHER_VERDICTS = {
    "Tests/Corpus/values/bad-nesting-too-deep.trans": "only the compiler limits the depth of values",
}


def language():
    function = ctypes.CDLL(LIBRARY).tree_sitter_trans
    function.restype = ctypes.c_void_p
    capsule = ctypes.pythonapi.PyCapsule_New
    capsule.restype, capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return Language(capsule(function(), b"tree_sitter.Language", None))


TRANS = language()
PARSER = Parser(TRANS)


@functools.cache
def query(path):
    """Stays alive: tree-sitter 0.26.1 for Python frees the strings of a query's predicates twice."""
    return Query(TRANS, path.read_text())


DECLARATIONS = {
    subtype["type"]
    for entry in json.loads((GRAMMAR / "src/node-types.json").read_text())
    if entry["type"] == "declaration"
    for subtype in entry["subtypes"]
}


def nodes(node):
    yield node
    for child in node.children:
        yield from nodes(child)


def has_error(tree):
    return tree.root_node.has_error or any(node.type == "malformed" for node in nodes(tree.root_node))


def compiler_finds_error(source):
    result = subprocess.run([TRANSC, "dump", "--tree", "-"], input=source, capture_output=True)
    assert result.returncode in (0, 1), result.stderr
    return result.returncode == 1


def tokens(node):
    """The ranges of the tokens. A string is one."""
    if node.child_count == 0 or node.type in ("string", "raw_string"):
        if not node.type.endswith("_comment"):
            yield node.start_byte, node.end_byte
        return
    for child in node.children:
        yield from tokens(child)


def shape(tree):
    """Everything about a tree that a query can see."""
    cursor, result, depth = tree.walk(), [], 0
    while True:
        node = cursor.node
        result.append((depth, node.type, node.is_named, cursor.field_name, node.start_byte, node.end_byte,
                       node.start_point, node.is_missing))
        if cursor.goto_first_child():
            depth += 1
            continue
        while not cursor.goto_next_sibling():
            if not cursor.goto_parent():
                return result
            depth -= 1


def words():
    """A token of each class, and each word."""
    table = re.search(r"words\[\] = \{(.*?)\};", (GRAMMAR / "src/parser.c").read_text(), re.S)
    return (
        ["name", "`quoted`", "7", '"text"', '#"raw"#', "#A0B1C2"]
        + "( ) { } [ ] , : = . ? * / + - | -> <-> ...".split()
        + re.findall(r'"(\w+)"', table.group(1))
    )


def mutants(share, seed):
    """Files that the compiler accepts, with one changed token: the old text, the new, what changed."""
    numbers, choices = random.Random(seed), words()
    for path in FILES:
        source = path.read_bytes()
        tree = PARSER.parse(source)
        if has_error(tree) or str(path.relative_to(ROOT)) in OTHER_VERDICTS:
            continue
        ranges = list(tokens(tree.root_node))
        for index, (start, end) in enumerate(ranges):
            for change in ("deletion", "insertion", "swap", "gluing"):
                if numbers.random() >= share or (change == "swap" and index == 0):
                    continue
                word, first = numbers.choice(choices).encode(), start
                if change == "deletion":
                    new = b" "
                elif change == "swap":
                    first, last = ranges[index - 1]
                    new = source[start:end] + source[last:start] + source[first:last]
                else:
                    new = word + (b" " if change == "insertion" else b"") + source[start:end]
                yield source, source[:first] + new + source[end:], (path.name, change, first, end)


class VerdictTests(unittest.TestCase):
    def test_files(self):
        others = set()
        for path in FILES:
            source = path.read_bytes()
            if has_error(PARSER.parse(source)) != compiler_finds_error(source):
                others.add(str(path.relative_to(ROOT)))
        self.assertEqual(others, set(OTHER_VERDICTS))
        self.assertGreater(len(FILES), 400)

    def test_mutants(self):
        count = 0
        for _, mutant, what in mutants(0.03 * EFFORT, seed=1):
            count += 1
            with self.subTest(what):
                self.assertEqual(has_error(PARSER.parse(mutant)), compiler_finds_error(mutant))
        self.assertGreater(count, 1000)


class TreeTests(unittest.TestCase):
    def declarations(self, tree):
        """Each declaration with its name."""
        for node in nodes(tree.root_node):
            if node.is_named and node.type in DECLARATIONS:
                name = node.child_by_field_name("name") or node.child_by_field_name("path")
                yield (node.type, name.text if name else b""), (node.start_byte, node.end_byte)

    def test_declarations_are_found_despite_an_error(self):
        """Of all declarations, also the one with the mistake, and of the others."""
        found, count = collections.Counter(), collections.Counter()
        for source, mutant, (_, _, start, end) in mutants(0.1 * EFFORT, seed=2):
            tree = PARSER.parse(mutant)
            if not has_error(tree):
                continue
            rest = collections.Counter(key for key, _ in self.declarations(tree))
            for key, (first, last) in self.declarations(PARSER.parse(source)):
                is_found = rest[key] > 0
                rest[key] -= is_found
                for kind in ["all"] + ["others"] * (last <= start or end <= first):
                    count[kind] += 1
                    found[kind] += is_found
        for kind in ("all", "others"):
            print(f"declarations found, {kind}: {found[kind]} of {count[kind]}, {found[kind] / count[kind]:.3%}")
            self.assertGreater(found[kind] / count[kind], 0.95)
        self.assertGreater(count["all"], 10_000)

    def test_edits_and_undo(self):
        """A tree after an edit is the tree from scratch, also after the edit is undone."""
        numbers, choices = random.Random(3), [word.encode() for word in words()] + [b" ", b"\n", b'"', b"#", b"//", b"/*"]
        sources = [path.read_bytes() for path in FILES]
        sources = [source for source in sources if not has_error(PARSER.parse(source))]
        expected = {source: shape(PARSER.parse(source)) for source in sources}
        compared = 0
        for _ in range(10_000 * EFFORT):
            source = numbers.choice(sources)
            tree, text, undo = PARSER.parse(source), source, []
            for _ in range(numbers.randint(1, 3)):
                start = numbers.randint(0, len(text))
                end = min(len(text), start + numbers.choice([0, 0, 1, 5, 40]))
                new = numbers.choice(choices) if end == start or numbers.random() < 0.5 else b""
                undo.append((start, start + len(new), text[start:end]))
                text, tree = self.edit(text, tree, start, end, new)
                fresh = PARSER.parse(text)
                self.assertEqual(tree.root_node.has_error, fresh.root_node.has_error)
                if not fresh.root_node.has_error:
                    compared += 1
                    self.assertEqual(shape(tree), shape(fresh))
            for start, end, old in reversed(undo):
                text, tree = self.edit(text, tree, start, end, old)
            self.assertEqual(text, source)
            self.assertEqual(shape(tree), expected[source])
        self.assertGreater(compared, 1000)

    def edit(self, text, tree, start, end, new):
        def point(text, offset):
            return text.count(b"\n", 0, offset), offset - (text.rfind(b"\n", 0, offset) + 1)

        result = text[:start] + new + text[end:]
        tree.edit(start, end, start + len(new), point(text, start), point(text, end), point(result, start + len(new)))
        return result, PARSER.parse(result, tree)

    def test_nodes_are_those_of_the_list(self):
        """node-types.json has each kind of node, with its fields and children."""
        entries = json.loads((GRAMMAR / "src/node-types.json").read_text())
        kinds = {(entry["type"], entry["named"]): entry for entry in entries}

        def expanded(types):
            for kind in types:
                entry = kinds[kind["type"], kind["named"]]
                yield kind["type"], kind["named"]
                yield from expanded(entry.get("subtypes", []))

        seen = set()
        for path in FILES:
            tree = PARSER.parse(path.read_bytes())
            if tree.root_node.has_error:
                continue
            for node in nodes(tree.root_node):
                entry = kinds[node.type, node.is_named]
                seen.add((node.type, node.is_named))
                places = collections.defaultdict(list)
                for index, child in enumerate(node.children):
                    field = node.field_name_for_child(index)
                    if (child.is_named or field) and not child.is_extra:
                        places[field].append((child.type, child.is_named))
                slots = dict(entry.get("fields", {}))
                slots.update({None: entry["children"]} if "children" in entry else {})
                self.assertLessEqual(set(places), set(slots), node.type)
                for place, slot in slots.items():
                    children = places[place]
                    self.assertLessEqual(set(children), set(expanded(slot["types"])), (node.type, place))
                    self.assertTrue(children or not slot["required"], (node.type, place))
                    self.assertTrue(len(children) < 2 or slot["multiple"], (node.type, place))
        unseen = {kind for kind, entry in kinds.items() if kind not in seen and "subtypes" not in entry}
        self.assertEqual(unseen, set())


class QueryTests(unittest.TestCase):
    def test_every_kind_and_field_in_a_query_exists(self):
        count = 0
        for folder in QUERIES:
            for path in sorted(folder.glob("*.scm")):
                with self.subTest(str(path.relative_to(ROOT))):
                    self.assertGreater(query(path).pattern_count, 0)
                    count += 1
        self.assertGreater(count, 15)

    def test_every_pattern_of_the_highlighting_matches(self):
        highlights = query(GRAMMAR / "queries/highlights.scm")
        unused = set(range(highlights.pattern_count))
        for path in FILES:
            for pattern, _ in QueryCursor(highlights).matches(PARSER.parse(path.read_bytes()).root_node):
                unused.discard(pattern)
        self.assertEqual(unused, set())

    def test_no_node_has_two_captures(self):
        for name in ("highlights", "folds"):
            captures_of = query(GRAMMAR / f"queries/{name}.scm")
            for path in FILES:
                seen = {}
                for capture, found in QueryCursor(captures_of).captures(PARSER.parse(path.read_bytes()).root_node).items():
                    for node in found:
                        self.assertNotIn(node.id, seen, (path.name, node.text, capture, seen.get(node.id)))
                        seen[node.id] = capture

    def test_swift_is_injected(self):
        injections = query(GRAMMAR / "queries/injections.scm")
        source = (ROOT / "Examples/Tour/Tour.trans").read_bytes()
        found = [
            captures["injection.content"][0].text
            for pattern, captures in QueryCursor(injections).matches(PARSER.parse(source).root_node)
            if injections.pattern_settings(pattern)["injection.language"] == "swift"
        ]
        self.assertEqual(sorted(found), [b"article.photoURL", b"scrollToPage()"])

    def test_outlines_have_every_declaration(self):
        """All but those that only configure the file."""
        for path, capture in ((QUERIES[1] / "tags.scm", "name"), (QUERIES[2] / "outline.scm", "item")):
            names = query(path)
            tree = PARSER.parse((ROOT / "Examples/Tour/Tour.trans").read_bytes())
            found = QueryCursor(names).captures(tree.root_node)[capture]
            lines = {node.start_point[0] for node in found}
            for node in tree.root_node.children:
                if node.type in DECLARATIONS - {"engine", "access", "import", "defaults", "lint"}:
                    self.assertIn(node.start_point[0], lines, node.text)


LETTERS = {
    "keyword": "k", "keyword.import": "i", "comment": "/", "comment.documentation": "d",
    "module": "M", "type": "T", "constant": "C", "constant.builtin": "B", "function": "F",
    "function.call": "f", "property": "p", "variable": "v", "variable.parameter": "a",
    "variable.member": "m", "number": "n", "string": "s", "string.escape": "e",
    "character.special": "*", "punctuation.special": "h", "operator": "o",
    "punctuation.delimiter": ",", "punctuation.bracket": "(",
}


def highlighted(source, ranges):
    """Each line, with a letter below each character that has a color. Inner ranges win."""
    letters = [" "] * (len(source) + 1)
    for start, end, capture in sorted(ranges, key=lambda entry: (entry[0], -entry[1])):
        for offset in range(start, end):
            letters[offset] = LETTERS[capture]
    result, offset = "", 0
    for line in source.split(b"\n")[:-1]:
        # One letter a character, not a byte.
        starts = [index for index, byte in enumerate(line) if byte & 0xC0 != 0x80]
        marks = "".join(letters[offset + index] for index in starts).rstrip()
        result += line.decode() + "\n" + (marks + "\n" if line else "")
        offset += len(line) + 1
    return result


class HighlightingTests(unittest.TestCase):
    stored = Path(__file__).parent / "highlights.txt"

    def text(self, ranges_of):
        legend = "".join(f"{letter}  {capture}\n" for capture, letter in LETTERS.items())
        return legend + "".join(
            f"\n=== {path.relative_to(ROOT)}\n\n" + highlighted(path.read_bytes(), ranges_of(path)) for path in EXAMPLES
        )

    def test_highlighting_is_as_stored(self):
        highlights = query(GRAMMAR / "queries/highlights.scm")

        def ranges(path):
            captures = QueryCursor(highlights).captures(PARSER.parse(path.read_bytes()).root_node)
            return [(n.start_byte, n.end_byte, name) for name, found in captures.items() for n in found]

        text = self.text(ranges)
        if os.environ.get("TRANSC_UPDATE") == "1" and text != (self.stored.read_text() if self.stored.exists() else ""):
            self.stored.write_text(text)
            self.fail("highlights.txt was rewritten")
        self.assertEqual(text, self.stored.read_text())
        unused = [capture for capture, letter in LETTERS.items() if letter not in text.split("===", 1)[1]]
        self.assertEqual(unused, [])

    def test_neovim_highlights_and_folds(self):
        """Installed as the README says, by its own lines."""
        readme = (GRAMMAR / "README.md").read_text()
        blocks = dict(re.findall(r"```(sh|lua)\n(.*?)```", readme, re.S))
        with tempfile.TemporaryDirectory() as home:
            environment = {"HOME": home, "PATH": os.environ["PATH"]}
            subprocess.run(["sh", "-ec", blocks["sh"]], cwd=GRAMMAR, env=environment, check=True)
            configuration, output = Path(home) / "init.lua", Path(home) / "output.json"
            configuration.write_text(blocks["lua"])
            script = Path(__file__).with_name("neovim.lua")
            result = subprocess.run(
                ["nvim", "--headless", "-u", configuration, "-l", script, output] + EXAMPLES,
                env=environment, capture_output=True, text=True)
            self.assertEqual(result.returncode, 0, result.stderr)
            found = json.loads(output.read_text())
        self.assertEqual(self.text(lambda path: found[str(path)]["ranges"]), self.stored.read_text())
        for path in EXAMPLES:
            self.assertEqual(found[str(path)]["folds"], self.folds(path.read_text()), path.name)

    def folds(self, text):
        """The depth of braces and long comments around each line that are not all on that line."""
        depths, open_lines = [], []
        lines = text.split("\n")[:-1]
        pairs = []
        for number, line in enumerate(lines):
            for character in re.sub(r'//.*|#?"[^"]*"#?', "", line):
                if character == "{":
                    open_lines.append(number)
                elif character == "}":
                    pairs.append((open_lines.pop(), number))
        for number in range(len(lines)):
            depths.append(len({first for first, last in pairs if first < last and first <= number <= last}))
        return depths


if __name__ == "__main__":
    unittest.main(verbosity=2)
