"""Which words of a file are keywords: grammar.ebnf decides, on the tokens that `transc` prints.

A test of the compiler proves that the grammar and the parser accept the same files.
"""

import re
import subprocess
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = {"identifier", "quotedIdentifier"}
KINDS = {
    "IDENTIFIER": NAMES,
    "NUMBER": {"number"},
    "STRING": {"string", "rawString"},
    "COLOR": {"color"},
}


def productions():
    """The productions made of tokens, as nested tuples."""
    text = re.sub(r"/\*.*?\*/", "", (ROOT / "grammar.ebnf").read_text(), flags=re.S)
    parts = re.split(r"^(\w+)\s*::=", text, flags=re.M)[1:]
    return {
        name: parse_choice(re.findall(r"'[^']*'|\w+|[()|?*+-]", body))
        for name, body in zip(parts[::2], parts[1::2])
        if not name.isupper()
    }


def parse_choice(words):
    branches, items = [], []
    while words and words[0] != ")":
        word = words.pop(0)
        if word == "|":
            branches.append(("sequence", items))
            items = []
            continue
        if word == "(":
            item = parse_choice(words)
            words.pop(0)
        else:
            item = ("word", word[1:-1]) if word[0] == "'" else ("symbol", word)
        while words and words[0] in "?*+":
            item = (words.pop(0), item)
        if words and words[0] == "-":
            words.pop(0)
            item = ("difference", item, words.pop(0)[1:-1])
        items.append(item)
    return ("choice", branches + [("sequence", items)])


class Reader:
    """Follows every way to read the tokens; an end with two sets of keywords is an error."""

    def __init__(self, tokens):
        self.rules, self.tokens, self.memo = productions(), tokens, {}

    def keywords(self):
        ends = self.read(("symbol", "file"), 0)
        return ends.get(len(self.tokens))

    def read(self, item, at):
        """The positions where the item can end, each with its keywords."""
        form = item[0]
        if form == "word":
            return self.word(item[1], at)
        if form == "symbol":
            key = item[1], at
            if key not in self.memo:
                self.memo[key] = self.symbol(item[1], at)
            return self.memo[key]
        if form == "difference":
            here = at < len(self.tokens) and self.tokens[at] == ("identifier", item[2])
            return {} if here else self.read(item[1], at)
        if form == "choice":
            return join(self.read(branch, at) for branch in item[1])
        if form == "sequence":
            ends = {at: ()}
            for part in item[1]:
                ends = self.follow(ends, part)
            return ends
        found = {} if form == "+" else {at: ()}
        new = {at: ()}
        while new:
            new = {
                end: words for end, words in self.follow(new, item[1]).items() if end not in found
            }
            found = join([found, new])
            if form == "?":
                break
        return found

    def follow(self, ends, item):
        return join(
            {end: words + more for end, more in self.read(item, start).items()}
            for start, words in ends.items()
        )

    def symbol(self, name, at):
        if name in self.rules:
            return self.read(self.rules[name], at)
        return {at + 1: ()} if at < len(self.tokens) and self.tokens[at][0] in KINDS[name] else {}

    def word(self, text, at):
        if at >= len(self.tokens) or self.tokens[at][1] != text:
            return {}
        return {at + 1: (at,) if self.tokens[at][0] == "identifier" else ()}


def join(results):
    joined = {}
    for result in results:
        for end, words in result.items():
            if joined.setdefault(end, words) != words:
                raise ValueError(f"two ways to read the tokens before {end}")
    return joined


@lru_cache
def words_of(transc, path):
    """The words of a file as (offset, text, whether it is a keyword), offsets in characters.

    Words in backticks are names. Nil if the grammar does not accept the file.
    """
    text = Path(path).read_text()
    dump = subprocess.run(
        [transc, "dump", "--tokens", path], capture_output=True, text=True, check=False
    ).stdout
    data, tokens, places = text.encode(), [], []
    for start, end, kind in re.findall(r"^(\d+)\.\.<(\d+) (\w+)", dump, flags=re.M):
        if kind in ("gap", "endOfFile"):
            continue
        token = data[int(start) : int(end)].decode()
        tokens.append((kind, token))
        places.append(len(data[: int(start)].decode()))
    keywords = Reader(tokens).keywords()
    if keywords is None:
        return None
    keywords = set(keywords)
    return [
        (place, token, index in keywords)
        for index, ((kind, token), place) in enumerate(zip(tokens, places))
        if kind in NAMES
    ]


def examples():
    return sorted(str(path) for path in (ROOT / "Examples").rglob("*.trans"))


def mistakes(transc, path, is_keyword):
    """The words of a file that an editor shows as what they are not.

    `is_keyword(offset)` is what the editor shows.
    """
    text = Path(path).read_text()
    found = []
    for offset, word, expected in words_of(transc, path):
        if bool(is_keyword(offset)) != expected:
            line = text.count("\n", 0, offset) + 1
            found.append(f"{path}:{line}: {word} is {'a' if expected else 'not a'} keyword")
    return found


#: Files whose names are the words of the grammar.
CONTEXTS = [str(path) for path in sorted(Path(__file__).parent.glob("*.trans"))]
