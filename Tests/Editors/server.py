"""The server under test: each test that uses `server` also has its messages checked."""

import json
import sys
import time
from pathlib import Path

import pytest

from conftest import SKIPPED
from protocol import check

RECORDER = Path(__file__).parent / "record.py"


class Recorded:
    """A command that runs the server and records its messages."""

    def __init__(self, transc, path):
        self.path = path
        self.command = [sys.executable, str(RECORDER), str(path), transc, "lsp"]
        # Names of properties that a client sends although the protocol has none of them.
        self.tolerated = set()

    def records(self):
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines]

    def messages(self):
        return [record for record in self.records() if "message" in record]

    @property
    def exit_codes(self):
        """The exit code of each server. A client may end before its server, so this waits."""
        for _ in range(100):
            codes = [record["exit"] for record in self.records() if "exit" in record]
            if codes and len(codes) == len([1 for record in self.records() if "pid" in record]):
                break
            time.sleep(0.1)
        return codes

    @property
    def process(self):
        """The process of the server that was started last."""
        return [record["pid"] for record in self.records() if "pid" in record][-1]

    def mistakes(self):
        found, _ = check(self.messages())
        return [
            mistake
            for mistake in found
            if not any(f"{name} is unknown" in mistake for name in self.tolerated)
        ]


@pytest.fixture
def server(transc, tmp_path, request):
    recorded = Recorded(transc, tmp_path / "messages.jsonl")
    yield recorded
    if SKIPPED in request.node.stash:
        return
    assert recorded.messages(), "no message was recorded"
    mistakes = recorded.mistakes()
    assert not mistakes, "\n".join(mistakes[:20])
