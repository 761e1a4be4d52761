"""A language server for tests of editors: one finding for each `lgo` of an open document.

`test/crash` ends it without an answer.
"""

import json
import os
import sys


def read():
    length = 0
    while line := sys.stdin.buffer.readline().strip():
        name, value = line.split(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return json.loads(sys.stdin.buffer.read(length)) if length else None


def send(**message):
    data = json.dumps({"jsonrpc": "2.0", **message}).encode()
    sys.stdout.buffer.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
    sys.stdout.buffer.flush()


def findings(text, encoding):
    for number, line in enumerate(text.split("\n")):
        if (start := line.find("lgo")) >= 0:
            before = line[:start].encode(encoding)
            column = len(before) // (2 if encoding == "utf-16-le" else 1)
            place = {"line": number, "character": column}
            end = {"line": number, "character": column + 3}
            yield {
                "range": {"start": place, "end": end}, "severity": 1, "source": "transc",
                "message": "stand-in: lgo",
            }


if sys.argv[1:2] != ["lsp"]:
    sys.exit("usage: transc lsp")
ENCODING = "utf-16-le"
while (message := read()) is not None:
    method, parameters = message.get("method"), message.get("params") or {}
    if method == "initialize":
        offered = parameters["capabilities"].get("general", {}).get("positionEncodings", [])
        ENCODING = "utf-8" if "utf-8" in offered else "utf-16-le"
        capabilities = {
            "positionEncoding": ENCODING.removesuffix("-le"), "textDocumentSync": 1,
        }
        send(id=message["id"], result={"capabilities": capabilities})
    elif method in ("textDocument/didOpen", "textDocument/didChange"):
        document = parameters["textDocument"]
        changes = parameters.get("contentChanges", [document])
        found = list(findings(changes[-1]["text"], ENCODING))
        send(method="textDocument/publishDiagnostics",
             params={"uri": document["uri"], "diagnostics": found})
    elif method == "test/crash":
        os.abort()
    elif method == "exit":
        sys.exit(0)
    elif "id" in message and method:
        send(id=message["id"], result=None)
