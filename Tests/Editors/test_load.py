"""A short run of load.py: the memory does not grow with the keys. `load.py` itself types 10 000."""

import os

from load import load


def test_memory_does_not_grow(transc):
    effort = int(os.environ.get("TRANSC_EFFORT", "1"))
    times, early, late = load([transc, "lsp"], 300 * effort, 10_000)
    assert len(times) == 300 * effort
    assert late <= 1.1 * early, f"{early} KB became {late} KB"
