"""The TextMate grammars."""

import pytest
from conftest import ROOT
from grammar import CONTEXTS, examples, mistakes, words_of
from textmate import Grammar

TRANS = Grammar(ROOT / "Editors/textmate/trans.tmLanguage.json")
MARKDOWN = Grammar(ROOT / "Editors/textmate/trans.markdown.tmLanguage.json", [TRANS])


def is_keyword(scopes):
    return any(scope.startswith("keyword.") and ".operator." not in scope for scope in scopes)


@pytest.mark.parametrize("path", examples() + CONTEXTS)
def test_keywords_are_those_of_the_grammar(path, transc):
    with open(path, encoding="utf-8") as file:
        scopes = TRANS.tokenize(file.read())
    assert not mistakes(transc, path, lambda offset: is_keyword(scopes[offset]))
    assert words_of(transc, path)


def scopes_of(grammar, text, part):
    return grammar.tokenize(text)[text.index(part)]


@pytest.mark.parametrize(
    "text, part, scope",
    [
        ("/* a /* b */ hero c */ hero d", "hero c", "comment.block.trans"),
        ("/* a /* b */ hero c */ hero d", "hero d", "keyword.declaration.trans"),
        ("/// hero\nhero a", "hero\n", "comment.line.documentation.trans"),
        ('hero a = "hero \\(hero) \\n"\n', "hero \\(", "string.quoted.double.trans"),
        ('hero a = "x \\(hero) \\n"\n', "hero)", "variable.other.trans"),
        ('hero a = "x \\(hero) \\n"\n', "\\n", "constant.character.escape.trans"),
        ('hero a = ##"x "# hero"## per screen', "hero\"", "string.quoted.other.raw.trans"),
        ('hero a = ##"x "# hero"## per screen', "per", "keyword.other.trans"),
        ("modifiers m = delay(12.5ms)", "12", "constant.numeric.trans"),
        ("modifiers m = delay(12.5ms)", "ms", "constant.numeric.trans"),
        ("modifiers m = tint(#FF00AA80)", "#FF", "constant.other.color.trans"),
        ("modifiers m(a: Length) = fade", "Length", "support.type.trans"),
        ("modifiers m(a: Length) = fade", "fade", "support.function.trans"),
        ("modifiers m = x, fade", "fade", "support.function.trans"),
        ("animation a = cover(up)", "up", "support.constant.trans"),
        ("lint { unused-hero-id: off }", "off", "constant.language.trans"),
        ("screen Home = Controller", "Home", "entity.name.trans"),
    ],
)
def test_scopes(text, part, scope):
    assert scope in scopes_of(TRANS, text, part)


def test_a_fence_ends_what_is_open_in_it():
    text = "hero a\n```trans\nhero b = (\n  /* open\n```\nhero c\n~~~ trans\nhero d\n~~~\n```swift\nhero e\n```\n"
    scopes = MARKDOWN.tokenize(text)
    found = {letter: scopes[text.index(f"hero {letter}")] for letter in "abcde"}
    for letter, expected in zip("abcde", [False, True, False, True, False]):
        assert ("meta.embedded.block.trans" in found[letter]) == expected, letter
        assert is_keyword(found[letter]) == expected, letter
