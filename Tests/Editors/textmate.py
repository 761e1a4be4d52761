"""Applies TextMate grammars, as VS Code does, with the regular expressions of Oniguruma.

A line has its line feed. `tokenize` gives the scopes of each character.
"""

import json
import re
from functools import lru_cache

import onigurumacffi

SEARCH = onigurumacffi.OnigSearchOption


@lru_cache(maxsize=None)
def compiled(pattern):
    return onigurumacffi.compile(pattern)


def search(pattern, text, start, line_start):
    """`\\G` matches only where the rule began, which our grammars do not use."""
    options = SEARCH.NONE if line_start == 0 else SEARCH.NOT_BEGIN_STRING
    return compiled(pattern).search(text, start, options)


class Level:
    """A rule that is open: its scopes, and the end for what its beginning matched."""

    def __init__(self, rule, scopes, end=None, loop=None):
        self.rule, self.scopes, self.end, self.loop = rule, scopes, end, loop


class Grammar:
    def __init__(self, path, others=()):
        with open(path, encoding="utf-8") as file:
            self.data = json.load(file)
        self.scope = self.data["scopeName"]
        self.others = {grammar.scope: grammar for grammar in others}

    def rules(self, patterns, owner=None):
        """Patterns with their grammar, included ones in place."""
        owner = owner or self
        for pattern in patterns:
            name = pattern.get("include")
            if name is None:
                yield pattern, owner
            elif name.startswith("#"):
                yield from self.rules(owner.data["repository"][name[1:]]["patterns"], owner)
            else:
                other = self.others[name]
                yield from self.rules(other.data["patterns"], other)

    def tokenize(self, text):
        """The scopes of each character of a text, as lists."""
        stack = [Level((self.data, self), [self.scope])]
        result = []
        for line in text.splitlines(keepends=True):
            for depth, level in enumerate(stack):
                if level.loop and not search(level.loop, line, 0, len(result)):
                    del stack[depth:]
                    break
            scopes = [None] * len(line)
            self.scan(line, 0, len(result), stack, scopes)
            result += scopes
        return result

    def scan(self, line, start, line_start, stack, scopes):
        """Tokenizes a line from a column, in the rules that are open."""
        at, seen = start, set()
        while at <= len(line):
            top = stack[-1]
            found = self.first(line, at, line_start, top)
            if found is None:
                fill(scopes, at, len(line), top.scopes)
                return
            match, rule, owner = found
            fill(scopes, at, match.start(), top.scopes)
            if rule is None:
                closed, captures = top.rule[0], top.rule[0].get("endCaptures", {})
                paint = top.scopes[:-1] if "contentName" in closed else top.scopes
                stack.pop()
            else:
                captures = rule.get("captures") or rule.get("beginCaptures", {})
                paint = top.scopes + rule.get("name", "").split()
                if "begin" in rule:
                    inner = paint + rule.get("contentName", "").split()
                    end, loop = (fill_in(rule.get(key), match) for key in ("end", "while"))
                    stack.append(Level((rule, owner), inner, end, loop))
            fill(scopes, match.start(), match.end(), paint)
            self.capture(line, line_start, match, captures, paint, scopes, owner or top.rule[1])
            state = match.end(), len(stack), id(stack[-1].rule[0])
            if match.end() == match.start() and state in seen:
                raise ValueError(f"a rule does not move: {line!r}")
            seen.add(state)
            at = match.end()
            if rule is not None and match.end() == match.start() and "begin" not in rule:
                at += 1

    def first(self, line, at, line_start, top):
        """The first match; the end of the open rule is before its patterns."""
        best = None
        if top.end:
            match = search(top.end, line, at, line_start)
            best = match and (match, None, None)
        for rule, owner in self.rules(top.rule[0].get("patterns", []), top.rule[1]):
            match = search(rule.get("match") or rule["begin"], line, at, line_start)
            if match and (best is None or match.start() < best[0].start()):
                best = match, rule, owner
        return best

    def capture(self, line, line_start, match, captures, paint, scopes, owner):
        for number, what in captures.items():
            if not match.group(int(number)):
                continue
            start, end = match.span(int(number))
            inner = paint + what.get("name", "").split()
            fill(scopes, start, end, inner)
            if "patterns" in what:
                stack = [Level((what, owner), inner)]
                self.scan(line[:end], start, line_start, stack, scopes)


def fill(scopes, start, end, value):
    scopes[start:end] = [value] * (end - start)


def fill_in(pattern, match):
    r"""The pattern of an end, with what `\1` stands for in the beginning."""
    if pattern is None:
        return None
    return re.sub(r"\\(\d)", lambda number: re.escape(match.group(int(number[1]))), pattern)
