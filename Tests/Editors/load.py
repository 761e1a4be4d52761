#!/usr/bin/env python3
"""Types into a large file: load.py [--keys 10000] [--bytes 100000] SERVER…

Each key is a change of a character at a random place, mostly next to the last one. Prints the times from a
change to its findings, and the memory after a tenth of the keys and after all. With a debug build, few keys
take long.
"""

import argparse
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

from lsp_client import Client

ROOT = Path(__file__).resolve().parents[2]
KEYS = "abcdefgh ={}()/:.,\n\"0123456789|->"


class Typing:
    """A text and a cursor; each key inserts or deletes a character."""

    def __init__(self, text, seed):
        self.text = text
        self.random = random.Random(seed)
        self.cursor = len(text) // 2
        self.typed = []

    def position(self, offset):
        start = self.text.rfind("\n", 0, offset) + 1
        return {"line": self.text.count("\n", 0, start), "character": offset - start}

    def key(self):
        """The change of the next key. What is typed is deleted again, so that the file stays one."""
        if self.typed and (len(self.typed) > 40 or self.random.random() < 0.45):
            offset = self.cursor = self.typed.pop()
            change = {
                "range": {"start": self.position(offset), "end": self.position(offset + 1)},
                "text": "",
            }
            self.text = self.text[:offset] + self.text[offset + 1 :]
            return change
        if not self.typed:
            self.cursor = self.random.randrange(len(self.text))
        key = self.random.choice(KEYS)
        place = self.position(self.cursor)
        self.typed.append(self.cursor)
        self.text = self.text[: self.cursor] + key + self.text[self.cursor :]
        self.cursor += 1
        return {"range": {"start": place, "end": place}, "text": key}


def generated(count):
    return subprocess.run(
        [sys.executable, ROOT / "Benchmarks/generate.py", str(count), "1"], check=True,
        stdout=subprocess.PIPE).stdout.decode()


def load(command, keys, count):
    """The times in milliseconds, and the memory in KB after a tenth of the keys and after all."""
    client = Client(command, {"general": {"positionEncodings": ["utf-8"]}})
    uri = "file:///load/App.trans"
    typing = Typing(generated(count), 7)
    client.open(uri, typing.text)
    client.diagnostics(uri, 1)
    times, early = [], 0
    for number in range(keys):
        change = typing.key()
        start = time.perf_counter()
        client.change(uri, number + 2, [change])
        client.diagnostics(uri, number + 2)
        times.append((time.perf_counter() - start) * 1000)
        if number + 1 == max(1, keys // 10):
            early = client.kilobytes
    late = client.kilobytes
    assert client.close() == 0
    return times, early, late


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=10_000)
    parser.add_argument("--bytes", type=int, default=100_000)
    parser.add_argument("server", nargs="+")
    options = parser.parse_args()
    times, early, late = load(options.server, options.keys, options.bytes)
    times.sort()
    print(
        f"{len(times)} keys: median {statistics.median(times):.2f} ms, "
        f"p99 {times[len(times) * 99 // 100]:.2f} ms, most {times[-1]:.2f} ms; "
        f"memory {early} KB after a tenth, {late} KB after all, ratio {late / early:.3f}")
    return 0 if late <= 1.1 * early else 1


if __name__ == "__main__":
    sys.exit(main())
