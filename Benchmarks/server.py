"""`transc lsp` beside `ruff server`: one client for both, the two by turns. Called by `run`."""
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Tests/Editors"))
from lsp_client import Client  # noqa: E402  pylint: disable=wrong-import-position

SIZES = [10_000, 100_000, 1_000_000]


def milliseconds(action):
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000


class Server:
    """A server with one file open. A change writes a letter into a comment, or takes it back."""

    def __init__(self, command, path, language):
        self.text = path.read_text(encoding="utf-8")
        self.uri, self.version = path.as_uri(), 1
        self.client = Client(command, {"general": {"positionEncodings": ["utf-8"]}})
        self.client.open(self.uri, self.text, language)
        self.client.diagnostics(self.uri)
        self.line = self.commented_line("#" if language == "python" else "//")

    def commented_line(self, mark):
        """A line near the middle with a comment at its end."""
        lines = self.text.split("\n")
        middle = len(lines) // 2
        return next(i for i in range(middle, len(lines)) if mark in lines[i]), mark, lines

    def change(self):
        number, mark, lines = self.line
        column = lines[number].index(mark) + len(mark)
        self.version += 1
        is_typed = self.version % 2 == 0
        end = column if is_typed else column + 1
        self.client.change(self.uri, self.version, [{
            "range": {
                "start": {"line": number, "character": column},
                "end": {"line": number, "character": end},
            },
            "text": "x" if is_typed else "",
        }])
        self.client.diagnostics(self.uri, self.version)

    def format(self):
        self.client.request("textDocument/formatting", {
            "textDocument": {"uri": self.uri}, "options": {"tabSize": 4, "insertSpaces": True}})

    def hover(self):
        """At the first name after the middle; the program is checked already."""
        self.client.request("textDocument/hover", {
            "textDocument": {"uri": self.uri},
            "position": {"line": self.line[0], "character": 8}})


def start_time(command):
    start = time.perf_counter()
    client = Client(command, {})
    elapsed = (time.perf_counter() - start) * 1000
    client.close()
    return elapsed


def percentile(times, percent):
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def by_turns(count, *actions):
    """The times of each action, whose runs alternate."""
    times = [[] for _ in actions]
    for _ in range(count):
        for index, action in enumerate(actions):
            times[index].append(milliseconds(action))
    return times


def measure(table, size_name, executable, input_file, quick):
    """Prints the tables."""
    ruff = shutil.which("ruff") or shutil.which("ruff", path=str(pathlib.Path(sys.executable).parent))
    commands = {"transc lsp": ([str(executable), "lsp"], "trans", "trans")}
    if ruff:
        commands["ruff server"] = ([ruff, "server"], "python", "py")
    changes, formats, memory = [], [], []
    for size in SIZES:
        servers = {
            name: Server(command, input_file(size, suffix), language)
            for name, (command, language, suffix) in commands.items()
        }
        count = {10_000: 400, 100_000: 200}.get(size, 60) // (4 if quick else 1)
        for server in servers.values():
            for _ in range(10):
                server.change()
        times = by_turns(count, *[server.change for server in servers.values()])
        ours = times[0]
        for name, own in zip(servers, times):
            changes.append([
                "%s, %s" % (size_name(size), name), "%.2f" % statistics.median(own),
                "%.2f" % min(own), "%.2f" % percentile(own, 95), "%.2f" % percentile(own, 99),
                "%.2f" % statistics.median(a / b for a, b in zip(ours, own)),
            ])
        actions = [action for server in servers.values() for action in (server.format, server.hover)]
        times = by_turns(max(11, count // 10), *actions)
        for index, name in enumerate(servers):
            formats.append(
                ["%s, %s" % (size_name(size), name)]
                + ["%.2f" % statistics.median(times[2 * index + part]) for part in (0, 1)])
        for name, server in servers.items():
            memory.append(["%s, %s" % (size_name(size), name), "%.1f" % (server.client.kilobytes / 1e3)])
            server.client.close()
    table(
        "Server: from a change to the findings, in ms",
        ["file, server", "median", "best", "p95", "p99", "transc / it"], changes)
    table("Server: requests without a change, in ms", ["file, server", "formatting", "hover"], formats)
    table("Server: memory with one file, in MB", ["file, server", "MB"], memory)
    starts = [[] for _ in commands]
    for _ in range(10 if quick else 30):
        for index, (command, _, _) in enumerate(commands.values()):
            starts[index].append(start_time(command))
    table(
        "Server: start until the answer to `initialize`, in ms", ["server", "median", "best"],
        [
            [name, "%.1f" % statistics.median(times), "%.1f" % min(times)]
            for name, times in zip(commands, starts)
        ])
    if not ruff:
        print("\nNo ruff here: nothing to compare with.")
    else:
        version = subprocess.run([ruff, "--version"], stdout=subprocess.PIPE, text=True, check=True)
        print("\nWith %s, whose checks and formats are of Python files." % version.stdout.strip())
