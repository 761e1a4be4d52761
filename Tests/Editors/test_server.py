"""What no client of test_clients.py runs, and what the process itself does; with pytest-lsp."""

import asyncio
import subprocess
import time

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, client_capabilities
from server import Client, server  # noqa: F401  pylint: disable=unused-import

TEXT = """\
engine hero

/// The logo.
hero logo
screen A = AController { /* 😀 */ x: logo   y: logo }
screen B = BController { x: logo }
group Both = A, B
modifiers tinted = overlay(color: #FF8800, opacity: 0.5)
defaults { reduceMotion fade }
registry R {
  push A -> B: slide(left)
}
"""
LINES = TEXT.splitlines()
CLIENTS = [
    "visual_studio_code_v1.65.2", "neovim_v0.6.1", "neovim_v0.8.0", "neovim_v0.11.0", "emacs_v29.1",
]


def position(part, offset=0):
    """The place of the first such part of the text, in UTF-16."""
    line = next(index for index, text in enumerate(LINES) if part in text)
    before = LINES[line][: LINES[line].index(part)]
    return types.Position(line, len(before.encode("utf-16-le")) // 2 + offset)


def whole():
    return types.Range(types.Position(0, 0), types.Position(len(LINES), 0))


class Session:
    """A document that is open in a client of pytest-lsp."""

    def __init__(self, client, uri):
        self.client = client
        self.uri = uri
        self.document = types.TextDocumentIdentifier(uri)

    async def findings(self, version=1):
        """The findings of a version of the document, whether they are sent or asked for."""
        if self.client.capabilities.text_document.diagnostic:
            report = await self.client.text_document_diagnostic_async(
                types.DocumentDiagnosticParams(self.document))
            return report.items
        while True:
            await self.client.wait_for_notification_async("textDocument/publishDiagnostics")
            if self.uri in self.client.diagnostics:
                return self.client.diagnostics[self.uri]


async def start(recorded, capabilities, text, folder):
    config = ClientServerConfig(
        server_command=recorded.command, client_factory=pytest_lsp.make_test_lsp_client)
    client = await config.start()
    client.capabilities = client_capabilities(capabilities)
    await client.initialize_session(
        types.InitializeParams(
            capabilities=client.capabilities, root_uri=folder.as_uri(),
            workspace_folders=[types.WorkspaceFolder(folder.as_uri(), "app")]))
    path = folder / "App.trans"
    path.write_text(text, encoding="utf-8")
    session = Session(client, path.as_uri())
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(session.uri, "trans", 1, text)))
    return session


def run(recorded, folder, capabilities, text, work):
    """Runs `work` with a session in a client, and ends it."""

    async def all_of_it():
        session = await start(recorded, capabilities, text, folder)
        await work(session)
        await session.client.shutdown_session()
        await session.client.stop()

    asyncio.run(asyncio.wait_for(all_of_it(), 60))


@pytest.mark.parametrize("capabilities", CLIENTS)
def test_findings_and_hover_for_the_capabilities_of_editors(server, tmp_path, capabilities):  # noqa: F811
    async def work(session):
        findings = await session.findings()
        assert [(one.code, one.range.start) for one in findings] == [
            ("unknown-hero-id", position("lgo"))
        ]
        hover = await session.client.text_document_hover_async(
            types.HoverParams(session.document, position("logo }")))
        assert "hero logo" in hover.contents.value

    global LINES  # pylint: disable=global-statement
    kept, text = LINES, TEXT.replace("x: logo   y", "x: lgo   y")
    LINES = text.splitlines()
    try:
        run(server, tmp_path, capabilities, text, work)
    finally:
        LINES = kept


def test_methods_that_no_client_runs(server, tmp_path):  # noqa: F811
    async def work(session):
        client, document = session.client, session.document
        await session.findings()
        symbols = await client.text_document_document_symbol_async(
            types.DocumentSymbolParams(document))
        assert [symbol.name for symbol in symbols][:3] == ["logo", "A", "B"]
        folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document))
        assert (folds[-1].start_line, folds[-1].end_line) == (9, 10)
        (selection,) = await client.text_document_selection_range_async(
            types.SelectionRangeParams(document, [position("slide")]))
        assert selection.range.start == position("slide") and selection.parent
        lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
        assert any("A" in lens.command.title for lens in lenses)
        hints = await client.text_document_inlay_hint_async(
            types.InlayHintParams(document, whole()))
        assert any("slide(right)" in str(hint.label) for hint in hints)
        colors = await client.text_document_document_color_async(
            types.DocumentColorParams(document))
        assert len(colors) == 1 and colors[0].color.red == 1
        presentations = await client.text_document_color_presentation_async(
            types.ColorPresentationParams(document, colors[0].color, colors[0].range))
        assert presentations[0].label == "#FF8800"
        (item,) = await client.text_document_prepare_call_hierarchy_async(
            types.CallHierarchyPrepareParams(document, position("A =", 0)))
        calls = await client.call_hierarchy_outgoing_calls_async(
            types.CallHierarchyOutgoingCallsParams(item))
        assert [call.to.name for call in calls] == ["B"]
        actions = await client.text_document_code_action_async(
            types.CodeActionParams(document, whole(), types.CodeActionContext([])))
        assert isinstance(actions, list)
        found = await client.workspace_symbol_async(types.WorkspaceSymbolParams("log"))
        assert [symbol.name for symbol in found] == ["logo"]
        tokens = await client.text_document_semantic_tokens_full_async(
            types.SemanticTokensParams(document))
        delta = await client.text_document_semantic_tokens_full_delta_async(
            types.SemanticTokensDeltaParams(document, tokens.result_id))
        assert delta.edits == []
        links = await client.text_document_document_link_async(types.DocumentLinkParams(document))
        assert not links
        help_ = await client.text_document_signature_help_async(
            types.SignatureHelpParams(document, position("left)")))
        assert help_.signatures[0].label.startswith("slide(")
        linked = await client.text_document_linked_editing_range_async(
            types.LinkedEditingRangeParams(document, position("Both")))
        assert linked is None or linked.ranges

    run(server, tmp_path, "visual_studio_code_v1.65.2", TEXT, work)
    methods = {record["message"].get("method") for record in server.messages()}
    assert len(methods) > 18


# The process.


def test_the_server_ends_with_its_client(transc, tmp_path):
    """A client that is gone closes the stream, or is found to be gone by its process."""
    client = Client([transc, "lsp", "--stdio"])
    client.process.stdin.close()
    assert client.process.wait(timeout=10) == 1
    with subprocess.Popen(["sleep", "0.5"]) as other:
        client = Client([transc, "lsp"], process=other.pid)
        other.wait()
    assert client.process.wait(timeout=20) == 1


def test_exit_codes(transc):
    client = Client([transc, "lsp"])
    assert client.close() == 0
    client = Client([transc, "lsp"])
    client.send({"method": "exit"})
    assert client.process.wait(timeout=10) == 1


def test_a_slow_reader_does_not_stop_the_server(transc, tmp_path):
    """A client that sends many requests before it reads an answer gets them all."""
    client = Client([transc, "lsp"])
    uri = (tmp_path / "App.trans").as_uri()
    client.open(uri, TEXT * 20)
    ids = [
        client.post("textDocument/semanticTokens/full", {"textDocument": {"uri": uri}})
        for _ in range(200)
    ]
    time.sleep(0.5)
    answered = []
    while len(answered) < len(ids):
        message = client.read()
        if "method" not in message:
            answered.append(message["id"])
    assert answered == ids
    assert client.close() == 0
