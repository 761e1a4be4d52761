#!/usr/bin/env python3
"""Puts the page together: Scripts/playground runs it.

    assemble.py session                      the questions about the first example, as a recording
    assemble.py page MODULE.gz ANSWERS PAGE  the page, with the answers in it
"""

import base64
import gzip
import hashlib
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PARTS = ROOT / "Playground" / "Page"
SCRIPTS = ["server", "editor", "problems", "completion", "phone", "links", "start"]
EXAMPLES = [
    ("List", "A list and a photo", [("App.trans", "Playground/Page/first.trans")]),
    ("Tutorial", "…with a login and tabs", ["Examples/Tutorial/Tabs/App.trans"]),
    ("News", "A news reader", ["Examples/News/News.trans"]),
    ("PhotoZoom", "A grid of photos, pinched", ["Examples/PhotoZoom/PhotoZoom.trans"]),
    ("Tour", "The whole language, two files",
     ["Examples/Tour/Tour.trans", "Examples/Tour/Shared.trans"]),
]


def part(name):
    return (PARTS / name).read_text(encoding="utf-8")


def examples():
    result = []
    for name, title, files in EXAMPLES:
        named = [file if isinstance(file, tuple) else (file.rsplit("/", 1)[1], file)
                 for file in files]
        texts = [[name, (ROOT / path).read_text(encoding="utf-8")] for name, path in named]
        result.append({"id": name, "title": title, "files": texts})
    return result


# The questions about the first example, and the names of their answers.
COMMANDS = {"swift": ["transc.swift", "module"], "page": ["transc.preview"],
            "map": ["transc.graph", "svg"]}


def session():
    name, text = examples()[0]["files"][0]
    document = {"uri": f"file:///{name}"}
    messages = [("initialize", {"capabilities": {}}, True), ("initialized", {}, False)]
    messages.append(("textDocument/didOpen", {"textDocument": {
        **document, "languageId": "trans", "version": 1, "text": text}}, False))
    for command, *more in COMMANDS.values():
        arguments = [{"textDocument": document}, *more]
        messages.append(
            ("workspace/executeCommand", {"command": command, "arguments": arguments}, True))
    messages.append(("textDocument/semanticTokens/full", {"textDocument": document}, True))
    output = b""
    for number, (method, params, has_answer) in enumerate(messages):
        message = {"jsonrpc": "2.0", "method": method, "params": params}
        if has_answer:
            message["id"] = number
        body = json.dumps(message).encode()
        output += b"Content-Length: %d\r\n\r\n" % len(body) + body
    return output


def first(answers):
    """The results of the session by their names."""
    results = [message["result"] for message in map(json.loads, answers.splitlines())
               if "result" in message]
    capabilities, *outputs, tokens = results
    legend = capabilities["capabilities"]["semanticTokensProvider"]["legend"]
    return {**dict(zip(COMMANDS, outputs, strict=True)), "tokens": tokens["data"],
            "types": legend["tokenTypes"]}


def hash_of(text):
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def policy(scripts, style, page):
    """The frame of the phone inherits the policy, so what is in it is allowed, too."""
    scripts = [scripts, part("frame.js"), *re.findall(r"<script>(.*?)</script>", page, re.S)]
    styles = [style, part("frame.css"), *re.findall(r"<style>(.*?)</style>", page, re.S)]
    return (f"default-src 'none'; script-src {' '.join(map(hash_of, scripts))} "
            f"'wasm-unsafe-eval'; style-src {' '.join(map(hash_of, styles))}; "
            "worker-src blob:; base-uri 'none'; form-action 'none'")


def packed(data):
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()


def page(module, answers):
    # One script, so that one hash allows it.
    scripts = "\n".join(part(f"{name}.js") for name in SCRIPTS)
    values = first(answers)
    parts = {
        "policy": policy(scripts, part("page.css"), values["page"]),
        "scripts": scripts,
        "examples": json.dumps(examples(), ensure_ascii=False).replace("<", "\\u003c"),
        "first": packed(json.dumps(values).encode()),
        "module": base64.b64encode(module).decode(),
    }

    def value(match):
        name = match[1]
        return parts[name] if name in parts else part(name)

    html = re.sub(r"\{\{([\w.]+)\}\}", value, part("index.html"))
    for name in [*(f"{name}.js" for name in [*SCRIPTS, "worker", "frame"]), "frame.css"]:
        if "</script" in part(name):
            sys.exit(f"error: Playground/Page/{name} ends its own element")
    return html


def main():
    match sys.argv[1:]:
        case ["session"]:
            sys.stdout.buffer.write(session())
        case ["page", module, answers, output]:
            texts = [pathlib.Path(path).read_bytes() for path in (module, answers)]
            pathlib.Path(output).write_text(page(*texts), encoding="utf-8")
        case _:
            sys.exit(__doc__)


main()
