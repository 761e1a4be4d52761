"""The stage of a page: what is picked plays at once, in sight, at every width. Each check is about a
thing that earlier pages did not do."""

import time

from checks import address, check_log

WIDTHS = [(390, 844), (768, 1024), (1440, 900)]

# Where the middle of the first arrow with a line is, if nothing is over it.
ARROW = """
  for (const path of document.querySelectorAll('.registry:not([hidden]) .arrow .wide')) {
    const arrow = path.parentNode;
    const length = path.getTotalLength();
    for (let part = 0.3; part < 1; part += 0.05) {
      const point = path.getPointAtLength(length * part)
        .matrixTransform(path.getScreenCTM());
      const found = document.elementFromPoint(point.x, point.y + 4);
      if (found?.closest('[data-lines]') === arrow) return { x: point.x, y: point.y + 4 };
    }
  }
  return null;"""

LOOK = """
  const inside = (element, box) => {
    const rect = element.getBoundingClientRect();
    return rect.left >= box.left - 1 && rect.right <= box.right + 1
      && rect.top >= box.top - 1 && rect.bottom <= box.bottom + 1;
  };
  const list = (selector) => [...document.querySelectorAll(selector)]
    .filter((box) => box.checkVisibility());
  const graph = document.querySelector('.registry:not([hidden]) .graph');
  const whole = graph?.getBoundingClientRect();
  const targets = list('button, select, input').map((box) => {
    const rect = (box.type === 'checkbox' ? box.closest('label') : box).getBoundingClientRect();
    return [box.id || box.className || box.textContent, rect.width, rect.height];
  });
  const names = list('.registry:not([hidden]) .card > .name');
  const scale = graph ? graph.querySelector('svg').getScreenCTM().a : 1;
  return {
    wide: document.documentElement.scrollWidth - innerWidth,
    outside: list('.registry:not([hidden]) .card > rect').filter((card) => !inside(card, whole)).length,
    small: targets.filter(([, width, height]) => width < 24 || height < 24),
    low: names.filter((name) => parseFloat(getComputedStyle(name).fontSize) * scale < 10).length,
    rows: Math.max(0, ...list('#list li').map((row) => row.getBoundingClientRect().height)),
    code: list('#list li code').filter((box) => box.scrollWidth > box.clientWidth + 1
      && getComputedStyle(box).display !== 'inline').length,
    page: document.documentElement.scrollHeight,
    clock: document.querySelector('#clock')?.textContent,
    play: document.querySelector('#play')?.checkVisibility() ? inside(
      document.querySelector('#play'), { left: 0, top: 0, right: innerWidth, bottom: 1e9 }) : true,
  };"""

# The names of a map in the whole window: how small, how many cut, how many over another.
NAMES = """
  const names = [...document.querySelectorAll('.registry:not([hidden]) .card > .name')];
  const scale = document.querySelector('.registry:not([hidden]) svg').getScreenCTM().a;
  const boxes = names.map((name) => name.getBoundingClientRect());
  return {
    least: Math.min(...names.map((name) => parseFloat(getComputedStyle(name).fontSize) * scale)),
    cut: names.filter((name) => name.textContent.includes('…')).length,
    over: boxes.filter((one, index) => boxes.slice(0, index).some((other) => (
      one.left < other.right - 2 && other.left < one.right - 2
      && one.top < other.bottom - 3 && other.top < one.bottom - 3))).length,
    out: boxes.filter((one) => one.left < -1 || one.right > innerWidth + 1).length,
  };"""

# In milliseconds.
MOST_FIRST_FRAME = 200

STATE = """
  const phone = document.querySelector('[data-part=phone]').getBoundingClientRect();
  const controls = document.querySelector('#play').getBoundingClientRect();
  return {
    title: document.querySelector('#title').textContent,
    plays: document.querySelector('#plays').textContent,
    time: Number(document.querySelector('#time').value),
    isPlaying: document.querySelector('#play').textContent.includes('Pause'),
    phone: phone.top < innerHeight - 100 && phone.bottom > 100,
    controls: controls.top >= 0 && controls.bottom <= innerHeight,
    found: document.querySelector('#found').textContent,
    reduced: document.querySelector('#reduced').checked,
    rest: document.querySelector('#rest').checked,
    why: document.querySelector('#why').textContent,
    items: [...document.querySelectorAll('#items li > b')].map((part) => part.textContent),
    lit: document.querySelectorAll('.lit').length,
    ends: [...document.querySelectorAll('.card.end')].length,
    view: document.querySelector('.registry:not([hidden]) .graph svg').getAttribute('viewBox'),
    rows: [...document.querySelectorAll('#rows .row b')].map((part) => part.textContent),
  };"""


class Stage:
    def __init__(self, browser, page):
        self.browser, self.page, self.faults, self.checks = browser, page, [], 0

    def expect(self, holds, what, found):
        self.checks += 1
        if not holds:
            self.faults.append(f"{self.page.name}: {what}: {found}")

    def size(self, width, height):
        self.browser.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                             deviceScaleFactor=1, mobile=False)

    def open(self):
        self.browser.open(address(self.page))

    def state(self):
        return self.browser.run(STATE)

    def click(self, selector):
        return self.browser.run("""
            const box = [...document.querySelectorAll(arguments[0])].find(
              (one) => one.checkVisibility());
            box?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            return box !== undefined;""", selector)

    def wait(self, holds, seconds=4):
        end = time.monotonic() + seconds
        while True:
            state = self.state()
            if holds(state) or time.monotonic() > end:
                return state
            time.sleep(0.02)


def check_stage(browser, pages):
    begin = time.monotonic()
    faults, checks = [], 0
    browser.media()
    for page in pages:
        if page.name.startswith(("catalog", "hostile")):
            continue
        stage = Stage(browser, page)
        at_all_widths(stage)
        stage.size(1440, 900)
        stage.open()
        if browser.run("return !document.querySelector('#stage').hidden"):
            finds(stage)
            if not page.name.startswith("changes"):
                plays_what_is_picked(stage)
                shows_both_screens(stage)
                switches(stage)
            moves_the_map(stage)
            if page.stem in ("stage-fifty", "stage-deep"):
                shows_fifty_screens(stage)
        else:
            empty = browser.run("return document.querySelector('.empty pre')?.textContent ?? ''")
            stage.expect("->" in empty, "nothing says how to begin", empty)
        faults += stage.faults + check_log(browser, page)
        checks += stage.checks
    browser.command("Emulation.clearDeviceMetricsOverride")
    print(f"stages of {len(pages)} pages: {checks} checks, {len(faults)} faults, "
          f"{time.monotonic() - begin:.1f} s")
    return faults


def at_all_widths(stage):
    for width, height in WIDTHS:
        for theme in ("light", "dark"):
            stage.browser.media(prefers_color_scheme=theme)
            stage.size(width, height)
            stage.open()
            found = stage.browser.run(LOOK)
            at = f" at {width} px, {theme}"
            stage.expect(found["wide"] <= 0, "the page is wider than the window" + at, found["wide"])
            stage.expect(found["outside"] == 0, "cards are out of sight" + at, found["outside"])
            stage.expect(not found["small"], "targets are too small" + at, found["small"])
            stage.expect(found["low"] == 0, "names are too small" + at, found["low"])
            stage.expect(found["rows"] < 260, "rows are too high" + at, found["rows"])
            stage.expect(found["code"] == 0, "code is cut" + at, found["code"])
            stage.expect(found["play"], "the controls are out of sight" + at, found)
            if width == 1440:
                stage.expect(found["page"] <= height, "the page scrolls" + at, found["page"])
        stage.browser.media()
        if stage.click("#list .play") and not stage.page.name.startswith("changes"):
            state = stage.wait(lambda state: state["isPlaying"])
            stage.expect(state["isPlaying"], f"a line does not play at {width} px", state)
            stage.expect(state["phone"], f"the phone is out of sight at {width} px", state)
            stage.expect(state["controls"], f"the controls are out of sight at {width} px", state)
    # A low window.
    stage.size(1366, 660)
    stage.open()
    if stage.browser.run("return !document.querySelector('#stage').hidden"):
        stage.expect(stage.state()["controls"], "the controls are below a low window", stage.state())


def shows_fifty_screens(stage):
    """All names are whole and can be read, and the page is there at once."""
    frames = []
    for _ in range(5):
        stage.open()
        time.sleep(0.2)
        frames.append(stage.browser.run(
            "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 1e9"))
    stage.expect(min(frames) <= MOST_FIRST_FRAME, "the first frame is late", frames)
    stage.click("#whole")
    time.sleep(0.1)
    names = stage.browser.run(NAMES)
    stage.expect(names["least"] >= 10, "names are small in the whole window", names)
    stage.expect(names["cut"] == names["over"] == names["out"] == 0,
                 "names are not whole in the whole window", names)
    print(f"{stage.page.name}: first frame after {min(frames):.0f} ms, names of {names['least']:.1f} px")


def finds(stage):
    browser = stage.browser
    search = """
      const box = document.querySelector('#filter');
      box.value = arguments[0];
      box.dispatchEvent(new Event('input'));
      box.focus();"""
    browser.run(search, "zzzz")
    stage.expect("Nothing contains" in stage.state()["found"], "nothing is found", stage.state())
    name = browser.run("""
        return document.querySelector('.registry:not([hidden]) .card > .name').textContent
          .replace(/^[-+~−] /, '').replace(/…$/, '')""")
    browser.run(search, name)
    state = stage.state()
    stage.expect("1 screen" in state["found"] or "screens" in state["found"], "no count", state)
    stage.expect(browser.run("return document.querySelectorAll('.card.found').length") == 1,
                 "no card is found", state)
    browser.press("Enter")
    stage.expect(" of " in stage.state()["found"], "Enter does not go on", stage.state())
    browser.run(search, "")


def plays_what_is_picked(stage):
    browser = stage.browser
    # The return that was pointed at.
    stage.open()
    if stage.click(".registry:not([hidden]) .label .return, .registry:not([hidden]) .pill .return"):
        state = stage.wait(lambda state: state["isPlaying"])
        word = state["title"].split(" ")[0]
        stage.expect(word in ("pop", "dismiss", "tab"), "a return shows its forward event", state)
        stage.expect(state["isPlaying"], "a return does not play", state)
    # An arrow, with a wide invisible stroke.
    stage.open()
    point = browser.run(ARROW)
    if point:
        browser.post("/actions", actions=[{"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", "duration": 0, "x": round(point["x"]), "y": round(point["y"])}]}])
        stage.expect(stage.state()["lit"] >= 1, "an arrow does not light its ends", stage.state())
        browser.post("/actions", actions=[{"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}])
        state = stage.wait(lambda state: state["isPlaying"])
        stage.expect(state["isPlaying"], "an arrow does not play", state)
    # There and back.
    stage.open()
    first = stage.state()["title"]
    browser.run("document.querySelector('#speed').value = '1'")
    stage.click("#play")
    if browser.run("return !document.querySelector('#back').disabled"):
        state = stage.wait(lambda state: state["title"] != first, 6)
        stage.expect(state["title"] != first, "the return does not follow", state)
        state = stage.wait(lambda state: state["title"] == first and not state["isPlaying"], 6)
        stage.expect(state["title"] == first and state["time"] == 0, "it does not end at the start",
                     state)
    # A card, without events that cannot be.
    stage.open()
    stage.click(".registry:not([hidden]) .card")
    state = stage.state()
    same = [name for name in state["items"] if name.split(" ", 1)[0] in ("pop", "dismiss")
            and len(set(name.split(" ", 1)[1].split(" → "))) == 1]
    stage.expect(len(state["items"]) > 0, "a card shows nothing", state)
    stage.expect(not same or "Article" in same[0] or "Detail" in same[0], "impossible events", same)
    stage.expect(len(state["items"]) == len(set(state["items"])), "rows are repeated",
                 state["items"])
    stage.expect(all(len(row) < 200 for row in state["items"]), "rows are long", state["items"])


def shows_both_screens(stage):
    stage.open()
    stage.click("#rest")
    stage.expect(stage.state()["rest"], "both screens are not shown", stage.state())
    stage.click("#play")
    state = stage.wait(lambda state: state["time"] > 0 or not state["isPlaying"])
    stage.expect(not state["rest"], "a clock runs over two screens at rest", state)
    rows = stage.browser.run("""
        return [...document.querySelectorAll('#rows .row')].map((row) => row.textContent)""")
    stage.expect(len(rows) == len(set(rows)), "bars are repeated", rows)
    words = ("transform", "corners", "color:")
    stage.expect(not any(word in row for row in rows for word in words), "words of CSS", rows)
    clock = stage.browser.run("return document.querySelector('#clock').textContent")
    stage.expect(len(clock.split(" ")[0].split(".")[-1]) == 3, "the clock is coarse", clock)


def switches(stage):
    """Versions of iOS and containers, where the page has them."""
    choose = """
      const box = document.querySelector(arguments[0]);
      if (!box || box.options.length < 2) return null;
      box.value = [...box.options].find((one) => !one.selected).value;
      box.dispatchEvent(new Event('change'));
      return box.value;"""
    for selector in ("#version", "#container"):
        stage.open()
        before = stage.state()
        chosen = stage.browser.run(choose, selector)
        if chosen is None:
            continue
        state = stage.state()
        word = "on iOS" if selector == "#version" else "in "
        stage.expect(word in state["title"], f"{selector} changes nothing", state)
        stage.expect(state["plays"] != "", "nothing says what plays", state)
        if stage.page.name == "stage-zoom.html" and selector == "#version":
            stage.expect("the fallback of" in state["plays"], "the fallback is not named", state)
            stage.expect(before["plays"].startswith("systemZoom"), "the latest iOS", before)
    if stage.browser.run("return document.querySelector('#from') !== null"):
        stage.open()
        stage.browser.run("""
            const [, first, second] = document.querySelector('#from').options;
            for (const [id, option] of [['from', first], ['to', second ?? first]]) {
              const box = document.querySelector('#' + id);
              box.value = option.value;
              box.dispatchEvent(new Event('change'));
            }""")
        state = stage.wait(lambda state: state["isPlaying"])
        if state["items"]:
            stage.expect(state["isPlaying"], "a pair of screens does not play", state)
        stage.expect("Decided by" in state["why"], "nothing says why", state)


def moves_the_map(stage):
    browser = stage.browser
    stage.open()
    before = stage.state()["view"]
    place = browser.run("""
        const box = document.querySelector('.registry:not([hidden]) .graph').getBoundingClientRect();
        return { x: Math.round(box.x + 12), y: Math.round(box.bottom - 12) };""")
    browser.drag([(place["x"], place["y"]), (place["x"] + 40, place["y"] - 50)], pause=30)
    dragged = stage.state()["view"]
    stage.expect(dragged != before, "a finger does not move the map", dragged)
    browser.post("/actions", actions=[{"type": "wheel", "id": "wheel", "actions": [
        {"type": "scroll", "x": place["x"], "y": place["y"], "deltaX": 0, "deltaY": -120}]}])
    time.sleep(0.1)
    stage.expect(stage.state()["view"] != dragged, "the wheel does not zoom", dragged)
    stage.click("#fit")
    stage.expect(stage.state()["view"] == before, "Fit does not show all", stage.state()["view"])
    stage.click("#whole")
    found = browser.run("return document.querySelector('.graph').clientWidth")
    stage.expect(found > 1200, "the map does not fill the window", found)
