"""A client that waits for each answer: for tests of the process, and for Benchmarks. Needs only Python."""

import json
import subprocess
from pathlib import Path


class Client:
    """A client that waits for each answer; for tests of speed and of the process."""

    def __init__(self, command, capabilities=None, folder=None, process=None):
        # ruff writes a log there.
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.count = 0
        self.received = []
        self.initialized = self.request(
            "initialize",
            {
                "processId": process,
                "rootUri": Path(folder).as_uri() if folder else None,
                "capabilities": capabilities or {"general": {"positionEncodings": ["utf-16"]}},
            },
        )
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0"} | message, ensure_ascii=False).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def post(self, method, params=None):
        self.count += 1
        message = {"id": self.count, "method": method}
        self.send(message if params is None else message | {"params": params})
        return self.count

    def read(self):
        """The next message; answers those that ask for something."""
        length = None
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                raise EOFError(f"the server ended: {self.process.wait()}")
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        message = json.loads(self.process.stdout.read(length))
        if "id" in message and "method" in message:
            result = None
            if message["method"] == "workspace/configuration":
                result = [None for _ in message["params"]["items"]]
            self.send({"id": message["id"], "result": result})
        return message

    def wait(self, wanted):
        while True:
            message = self.read()
            if wanted(message):
                return message

    def request(self, method, params=None):
        """The result of a request; raises if it failed."""
        number = self.post(method, params)
        answer = self.wait(lambda message: "method" not in message and message["id"] == number)
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        return answer["result"]

    def open(self, uri, text, language="trans"):
        document = {"uri": uri, "languageId": language, "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def change(self, uri, version, changes):
        document = {"uri": uri, "version": version}
        self.notify(
            "textDocument/didChange", {"textDocument": document, "contentChanges": changes})

    def diagnostics(self, uri, version=None):
        """The next findings of a document, of a version if it is given."""

        def is_wanted(message):
            if message.get("method") != "textDocument/publishDiagnostics":
                return False
            params = message["params"]
            return params["uri"] == uri and version in (None, params.get("version"))

        return self.wait(is_wanted)["params"]["diagnostics"]

    @property
    def kilobytes(self):
        """The memory of the server."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.split("VmRSS:")[1].split()[0])

    def close(self):
        self.request("shutdown")
        self.send({"method": "exit"})
        return self.process.wait(timeout=10)
