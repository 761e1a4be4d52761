"""`transc preview --serve` in the browser, with a file that is broken and repaired."""

import pathlib
import re
import subprocess
import tempfile
import time

from webdriver import Failure

TEXT = """screen List = ListController
screen Detail = DetailController
registry App {
  push List -> Detail: slide(left)
}
"""
BROKEN = TEXT.replace("List ->", "Lst ->").replace("slide", "slied")

STATE = """
  const problems = document.querySelector('#problems');
  const rect = problems.getBoundingClientRect();
  return {
    title: document.querySelector('#title').textContent,
    lines: [...document.querySelectorAll('#list .lines code')].map((one) => one.textContent),
    screens: document.querySelectorAll('[data-part=phone] .screen').length,
    isShown: problems.checkVisibility() && rect.bottom <= innerHeight + 1 && rect.height > 0,
    heads: [...problems.querySelectorAll('li b')].map((one) => one.textContent),
    remedies: [...problems.querySelectorAll('.remedy')].map((one) => one.textContent),
    isFaded: document.body.classList.contains('stale'),
    hash: location.hash,
    time: Number(document.querySelector('#time').value),
  };"""


def check_served(browser, transc):
    """The last picture stays, with the problems and their remedies; a repaired file is shown."""
    begin = time.monotonic()
    faults = []

    def wait(holds, what):
        end = time.monotonic() + 8
        while True:
            try:
                state = browser.run(STATE)
            except Failure as failure:  # The page loads again.
                state = {"failure": str(failure)}
            if "failure" not in state and holds(state):
                return state
            if time.monotonic() > end:
                faults.append(f"serve: {what}: {state}")
                return state
            time.sleep(0.05)

    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "app.trans"
        file.write_text(TEXT)
        server = subprocess.Popen(
            [transc, "preview", "--serve", str(file)], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        try:
            address = None
            while address is None:
                line = server.stdout.readline()
                if not line:
                    return ["serve: transc prints no address"]
                address = re.search(r"http://\S+", line)
            browser.open(address.group().rstrip("."))
            first = wait(lambda state: state["screens"] == 2 and not state["isShown"], "a page")
            file.write_text(BROKEN)
            wait(lambda state: state["isShown"] and len(state["heads"]) == 2
                 and all("app.trans:4:" in head for head in state["heads"])
                 and len(state["remedies"]) == 2 and state["isFaded"],
                 "problems with remedies")
            wait(lambda state: state["lines"] == first["lines"] and state["screens"] == 2
                 and state["title"] == first["title"], "the last picture stays")
            browser.press("Space")
            wait(lambda state: state["time"] > 0, "the last picture plays")
            file.write_text(TEXT.replace("slide(left)", "cover(up)"))
            wait(lambda state: not state["isShown"] and not state["isFaded"]
                 and "cover(up)" in "".join(state["lines"])
                 and state["hash"].split("&")[0] == first["hash"].split("&")[0],
                 "the repaired file is shown, at the same event")
        finally:
            server.terminate()
            server.wait()
    print(f"preview --serve: {len(faults)} faults, {time.monotonic() - begin:.1f} s")
    return faults
