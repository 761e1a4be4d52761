"""What people do with a page: by keyboard alone, with a finger, with reduced motion."""

import json
import time

from checks import address, check_log, fragment

STATE = """
  const box = document.activeElement;
  return {
    time: Number(document.querySelector('#time').value),
    hash: decodeURIComponent(location.hash),
    focus: box.closest('svg.transc-graph') ? 'graph' : box.id || box.className || box.tagName,
    isInTable: box.closest('#list') !== null,
    line: box.closest('svg') && box.dataset.line || null,
  };"""

WHERE = """
  const rect = document.querySelector('[data-part=phone]').getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, scale: rect.width / 390 };"""


# Remembers the time at which a finger lifts.
LIFTED = """
  addEventListener('pointerup', () => {
    window.lifted = Number(document.querySelector('#time').value);
  }, { capture: true, once: true });"""


class User:
    """Looks at the state of a page after each step, and notes what is wrong."""

    def __init__(self, browser, page):
        self.browser = browser
        self.name = page.name
        self.page = page
        self.faults = []
        self.steps = 0

    def state(self):
        return self.browser.run(STATE)

    def expect(self, holds, what, state):
        self.steps += 1
        if not holds:
            self.faults.append(f"{self.name}: {what}: {state}")

    def press(self, *keys):
        self.browser.press(*keys)
        return self.state()

    def tab_to(self, holds, what):
        """Presses Tab until the focus is where it should be."""
        for _ in range(200):
            state = self.press("Tab")
            if holds(state):
                return
        self.expect(False, f"Tab never comes to {what}", state)

    def wait(self, holds, seconds=4):
        end = time.monotonic() + seconds
        while True:
            state = self.state()
            if holds(state) or time.monotonic() > end:
                return state
            time.sleep(0.05)


def check_user(browser, pages):
    """Tries keys on each page of an example, and fingers on the first scene with a gesture."""
    begin = time.monotonic()
    faults, steps, fingers = [], 0, 0
    for page in pages:
        if page.name.startswith(("catalog", "hostile", "stage")):
            continue
        user = User(browser, page)
        browser.media()
        browser.open(address(page))
        by_keys(user)
        for scene in json.loads(page.with_suffix(".json").read_text())["scenes"]:
            gesture = scene.get("gesture")
            if page.name.startswith("changes"):
                break
            if gesture and (gesture["x"] or gesture["y"]) and not scene["reduced"]:
                by_finger(user, scene["key"], gesture)
                fingers += 1
                break
        with_reduced_motion(user)
        steps += user.steps
        faults += user.faults + check_log(browser, page)
    print(f"keys on {len(pages)} pages, fingers on {fingers}: {steps} steps, "
          f"{len(faults)} faults, {time.monotonic() - begin:.1f} s")
    return faults


def by_keys(user):
    user.tab_to(lambda state: state["focus"] == "graph", "the graph")
    for _ in range(50):
        state = user.press("ArrowDown")
        if state["line"] is not None:
            break
    user.expect(state["line"] is not None, "the arrow keys come to no line", state)
    has_motion = user.browser.run("return document.querySelector('#rows').children.length") > 0
    user.press("Enter")
    state = user.wait(lambda state: state["time"] > 0)
    if has_motion:
        user.expect(state["time"] > 0, "Enter does not play", state)
    state = user.press("Home")
    chosen = state["hash"].split("&")[0]
    user.tab_to(lambda state: state["isInTable"], "the list of lines")
    user.tab_to(lambda state: state["focus"] == "time", "the slider")
    has_motion = user.browser.run("return document.querySelector('#rows').children.length") > 0
    user.press("Space")
    state = user.wait(lambda state: state["time"] > 0)
    if has_motion:
        user.expect(state["time"] > 0, "Space does not play", state)
    user.expect(user.press("End")["time"] == (1 if has_motion else 0), "End", user.state())
    user.expect(user.press("Home")["time"] == 0, "Home", user.state())
    if has_motion:
        for keys, part in [("ArrowRight", 0.01), ("Shift+ArrowRight", 0.11), ("ArrowLeft", 0.1)]:
            state = user.press(keys)
            user.expect(abs(state["time"] - part) < 0.0015, f"{keys} to {part}", state)
            user.expect(f"t={part}" in state["hash"], "the address has the time", state)
    state = user.press("r")
    user.expect("reduced=1" in state["hash"], "R switches Reduce Motion on", state)
    state = user.press("r")
    user.expect("reduced=1" not in state["hash"], "R switches it off", state)
    if not user.browser.run("return document.querySelector('#back').disabled"):
        state = user.press("b")
        user.expect(state["hash"].split("&")[0] != chosen, "B shows the return", state)
    state = user.press("Escape")
    user.expect(state["focus"] == "graph", "Escape goes to the graph", state)


def by_finger(user, key, gesture):
    """Drags over a part of the way, and lifts after a rest."""
    browser = user.browser
    # With its velocity at rest, the way decides.
    for part in (gesture["finish"] / 2, (1 + gesture["finish"]) / 2):
        browser.open(address(user.page, fragment(key, 0)))
        phone = browser.run(WHERE)
        way = part * gesture["length"] * phone["scale"]
        start = (phone["x"] - gesture["x"] * way / 2, phone["y"] - gesture["y"] * way / 2)
        end = (phone["x"] + gesture["x"] * way / 2, phone["y"] + gesture["y"] * way / 2)
        browser.run(LIFTED)
        browser.drag([start, end])
        found = browser.run("return window.lifted")
        user.expect(found and abs(found - part) < 0.01, f"a drag by {part:.3f}", found)
        goal = 1 if part > gesture["finish"] else 0
        state = user.wait(lambda state: state["time"] == goal)
        user.expect(state["time"] == goal, f"a finger lifted at {part:.3f}", state)


def with_reduced_motion(user):
    """Nothing plays but what the Play button plays."""
    browser = user.browser
    browser.media(prefers_reduced_motion="reduce")
    browser.open(address(user.page))
    user.tab_to(lambda state: state["focus"] == "graph", "the graph")
    for _ in range(50):
        if user.press("ArrowDown")["line"] is not None:
            break
    user.press("Enter")
    browser.run("document.querySelector('.lines [data-line]')?.click()")
    time.sleep(0.3)
    state = user.state()
    user.expect(state["time"] == 0, "a line plays under reduced motion", state)
    user.tab_to(lambda state: state["focus"] == "play" and not state["isInTable"],
                "the Play button")
    has_motion = browser.run("return document.querySelector('#rows').children.length") > 0
    user.press("Enter")
    if has_motion:
        state = user.wait(lambda state: state["time"] > 0)
        user.expect(state["time"] > 0, "Play does not play", state)
    browser.media()
