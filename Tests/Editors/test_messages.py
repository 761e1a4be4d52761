"""The messages of the tests in Swift, and what the check of messages finds.

`TRANSC_TRANSCRIPT=FILE swift test --filter LanguageServerTests` writes the messages of those tests; with the
same variable, `Scripts/editors` reads them.
"""

import os

import pytest
from conftest import missing
from protocol import check, mistakes, read

# What a test of errors sends on purpose.
WRONG = ["no/such", "$/no/such"]


def test_messages_of_the_tests_in_swift():
    path = os.environ.get("TRANSC_TRANSCRIPT")
    if path is None:
        missing("TRANSC_TRANSCRIPT names no file")
    found, count = check(read(path))
    wrong = [mistake for mistake in found if mistake.startswith("server: ")]
    assert not wrong, "\n".join(wrong[:20])
    assert count > 1000


def response(result):
    return {"jsonrpc": "2.0", "id": 1, "result": result}


RANGE = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 1}}


@pytest.mark.parametrize(
    "method, result, mistake",
    [
        ("textDocument/hover", {"contents": {"kind": "markdown", "value": "x"}}, None),
        ("textDocument/hover", None, None),
        ("textDocument/hover", {"contents": {"kind": "markdown"}}, "missing"),
        ("textDocument/hover", {"contents": {"kind": "markdown", "value": "x"}, "a": 1}, "result.a is unknown"),
        ("textDocument/hover", {"contents": {"kind": "html", "value": "x"}}, "MarkupKind"),
        ("textDocument/definition", {"uri": "file:///a", "range": RANGE}, None),
        ("textDocument/definition", {"uri": "file:///a", "range": RANGE | {"x": 1}}, "range.x is unknown"),
        ("textDocument/definition", [{"uri": "file:///a"}], ""),
        ("textDocument/definition", {"uri": 7, "range": RANGE}, "no DocumentUri"),
        ("textDocument/completion", {"isIncomplete": False, "items": [{"label": "a"}]}, None),
        ("textDocument/completion", {"items": [{"label": "a"}]}, ""),
        ("textDocument/completion", [{"label": "a", "tag": [1]}], "tag is unknown"),
        ("textDocument/rename", {"changes": {"file:///a": [{"range": RANGE, "newText": "a"}]}}, None),
        ("textDocument/rename", {"changes": {"file:///a": [{"range": RANGE, "text": "a"}]}}, ""),
        ("shutdown", None, None),
        ("shutdown", {}, "is no null"),
    ],
)
def test_what_is_wrong_is_found(method, result, mistake):
    found = mistakes(method, response(result), True)
    if mistake is None:
        assert not found
    else:
        assert any(mistake in one for one in found)


def test_negative_columns_and_missing_parameters_are_found():
    params = {"textDocument": {"uri": "file:///a"}, "position": {"line": 0, "character": -1}}
    request = {"jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": params}
    assert mistakes("textDocument/hover", request, False)
    del request["params"]
    assert mistakes("textDocument/hover", request, False)


def test_answers_to_nothing_are_found():
    found, count = check([{"from": "server", "message": response(None)}])
    assert count == 1 and "an answer to nothing" in found[0]
