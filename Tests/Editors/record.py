#!/usr/bin/env python3
"""Passes the messages of a client and a server on, and writes each into a file: record.py FILE COMMAND…

A line of the file is `{"from": "client", "message": {…}}`. The last line has the exit code of the server.
"""
import json
import os
import subprocess
import sys
import threading


def read_message(stream):
    """The header and the body of the next message; None at the end."""
    header, length = b"", None
    while True:
        line = stream.readline()
        if not line:
            return None
        header += line
        if line == b"\r\n":
            break
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return header, stream.read(length)


class Recording:
    def __init__(self, path):
        self.file = open(path, "a", encoding="utf-8")  # noqa: SIM115
        self.lock = threading.Lock()

    def write(self, record):
        with self.lock:
            self.file.write(json.dumps(record, ensure_ascii=False) + "\n")
            self.file.flush()

    def copy(self, sender, source, target):
        while (message := read_message(source)) is not None:
            self.write({"session": os.getpid(), "from": sender, "message": json.loads(message[1])})
            try:
                target.write(message[0] + message[1])
                target.flush()
            except OSError:
                break
        try:
            target.close()
        except OSError:
            pass


def main():
    recording = Recording(sys.argv[1])
    with subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        recording.write({"pid": server.pid})
        threading.Thread(
            target=recording.copy, args=("client", sys.stdin.buffer, server.stdin), daemon=True
        ).start()
        recording.copy("server", server.stdout, sys.stdout.buffer)
        code = server.wait()
    recording.write({"exit": code})
    os._exit(code if code >= 0 else 128 - code)


if __name__ == "__main__":
    main()
