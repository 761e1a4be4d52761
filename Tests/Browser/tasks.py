"""Questions of people who see a page for the first time. Each is answered by real clicks and keys,
with at most two actions, and one more for each switch."""

import re
import time

from checks import check_log
from stage import ARROW, Stage
from webdriver import Failure

MOST_ACTIONS = 2

# The middle of what is clicked, if nothing is over it.
PLACE = """
  const [selector, text] = arguments;
  const box = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && one.textContent.includes(text));
  if (!box) return null;
  box.scrollIntoView({ block: 'nearest' });
  const rect = (box.querySelector('rect') ?? box).getBoundingClientRect();
  const point = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const found = document.elementFromPoint(point.x, point.y);
  return found === box || box.contains(found) || found?.contains(box) ? point : null;"""

TEXT = "return document.querySelector(arguments[0])?.textContent ?? ''"


class Person(Stage):
    """Counts the actions of a task, and what they found."""

    def begin(self):
        self.actions, self.switches, self.steps = 0, 0, []
        self.size(1440, 900)
        self.open()

    def act(self, words, is_switch=False):
        self.actions += 1
        self.switches += is_switch
        self.steps.append(words)

    def press_at(self, x, y):
        self.browser.post("/actions", actions=[{"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}])

    def tap(self, selector, text="", words=None, is_switch=False):
        self.act(words or f"click {text or selector}", is_switch)
        point = self.browser.run(PLACE, selector, text)
        if point is None:
            self.faults.append(f"{self.page.name}: {selector} {text} cannot be clicked")
            return
        self.press_at(**point)

    def tap_arrow(self):
        self.act("click an arrow")
        point = self.browser.run(ARROW)
        if point is None:
            self.faults.append(f"{self.page.name}: no arrow can be clicked")
            return
        self.press_at(**point)

    def take(self, box, text, is_switch=False):
        self.act(f"choose {text} in {box}", is_switch)
        number = self.browser.run("""
            return [...document.querySelectorAll(`#${arguments[0]} option`)].findIndex(
              (option) => option.textContent === arguments[1]) + 1""", box, text)
        try:
            option = self.browser.post(
                "/element", using="css selector", value=f"#{box} option:nth-child({number})")
            self.browser.post(f"/element/{next(iter(option.values()))}/click")
        except Failure as failure:
            self.faults.append(f"{self.page.name}: {box} has no {text}: {failure}")

    def write(self, text):
        self.act(f"/ and the text {text}")
        self.browser.press("/", *text)

    def key(self, name):
        self.act(f"the key {name}")
        self.browser.press(name)

    def holds(self, test, seconds=6):
        return test(self.wait(test, seconds))

    def text(self, selector):
        return self.browser.run(TEXT, selector)

    def run(self, script):
        return self.browser.run("return " + script)


def plays(person, title):
    return person.holds(lambda state: state["isPlaying"] and title in state["title"])


def decided(person, *texts):
    why = person.text("#why")
    return all(text in why for text in ("Decided by",) + texts)


def first_transition(person):
    person.tap("#list .lines li", "push Lists -> Article", "click the line")
    return plays(person, "push Latest → Article")


def how_login_goes_away(person):
    person.tap("#list .lines li", "* -> Login", "click its line")
    return plays(person, "dismiss")


def what_leaves(person):
    person.tap(".registry:not([hidden]) .card", "Article", "click the card Article")
    return person.text("#items h2") == "Article → any screen" and person.state()["items"]


def what_leads_to(person):
    person.take("to", "Article")
    return all("→ Article" in item for item in person.state()["items"])


def between_two(person):
    person.take("from", "Latest")
    person.take("to", "Login")
    return person.holds(lambda state: "Login" in state["title"]) and decided(person, "default")


def with_reduced_motion(person):
    person.take("from", "NewsList")
    person.take("to", "Photo")
    person.tap("label:has(#reduced)", "", "switch Reduce Motion on", True)
    return plays(person, "NewsList → Photo") and decided(person, "Reduce Motion", "fade")


def on_an_older_version(person):
    version = person.run("[...document.querySelectorAll('#version option')].at(-1).textContent")
    person.take("version", version, True)
    return person.holds(lambda state: "fade" in state["plays"] and "iOS" in state["title"])


def in_a_container(person):
    person.take("container", "Main", True)
    return person.holds(lambda state: "in Main" in state["title"]) and decided(person)


def which_line_decides(person):
    person.tap_arrow()
    return person.holds(lambda state: state["isPlaying"]) and decided(person, "Tour.trans:")


def what_it_wins_against(person):
    person.take("from", "NewsDetail")
    person.take("to", "SignUp")
    return person.holds(lambda state: "SignUp" in state["title"]) and decided(person)


def halfway(person):
    person.tap("#list .lines li", "push Lists -> Article", "click the line")
    person.tap("#time", "", "click the middle of the slider")
    return person.holds(
        lambda state: not state["isPlaying"] and abs(state["time"] - 0.5) < 0.02)


def slowly(person):
    person.take("speed", "⅒×")
    person.tap("#list .lines li", "push Lists -> Article", "click the line")
    time.sleep(0.4)
    return 0 < person.state()["time"] < 0.4


def back(person):
    person.tap("#back", "", "click Back")
    return plays(person, "pop")


def find_a_screen(person):
    person.write("photo")
    return "1 screen" in person.text("#found") and person.run(
        "document.querySelectorAll('.card.found').length") == 1


def find_a_line(person):
    person.write("zoomOutRect")
    return re.search(r"[1-9]\d* in the list", person.text("#found"))


def whole_map(person):
    person.tap("#whole", "", "click ⤢")
    return person.run("document.querySelector('.registry:not([hidden]) .graph').clientWidth > 1200")


def side_by_side(person):
    person.tap("label:has(#rest)", "", "switch Both screens on")
    return person.run("document.querySelectorAll('.device.rest .screen').length") == 2


def legend(person):
    person.tap(".legend summary", "", "click Legend")
    return "any screen" in person.text(".legend[open]")


def classes(person):
    person.tap(".tables summary", "", "click Screens and defaults")
    return person.run("document.querySelector('.tables[open] table').checkVisibility()")


def keys(person):
    person.tap("#stage summary", "", "click Keys")
    return "Space" in person.text("#stage details[open]")


def without_a_line(person):
    person.tap(".registry:not([hidden]) .card", "Article", "click the card Article")
    person.tap("#items summary", "", "click Without a line")
    return person.run("document.querySelectorAll('#items details[open] li').length") > 0


def link_to_it(person):
    person.tap("#list .lines li", "tab Latest -> Saved", "click the line")
    return "scene=tab" in person.run("decodeURIComponent(location.hash)")


def what_changed(person):
    person.tap("#changes li[data-scene]", "", "click a change")
    return person.holds(lambda state: state["isPlaying"])


def what_changed_for(person):
    person.tap(".registry:not([hidden]) .card", "Article", "click the card Article")
    return person.text("#items h2") == "What changes for Article"


TASKS = [
    ("News-News", "Show me the transition from a list to an article", first_transition),
    ("Tour-Tour", "Show me how Login goes away", how_login_goes_away),
    ("News-News", "What leaves Article?", what_leaves),
    ("News-News", "What leads to Article?", what_leads_to),
    ("News-News", "What plays from Latest to Login?", between_two),
    ("Tour-Tour", "And from NewsList to Photo with Reduce Motion?", with_reduced_motion),
    ("stage-zoom", "What plays on an older version of iOS?", on_an_older_version),
    ("Tour-Tour", "What plays in the container Main?", in_a_container),
    ("Tour-Tour", "Which line decides this arrow?", which_line_decides),
    ("Tour-Tour", "Why does this play from NewsDetail to SignUp?", what_it_wins_against),
    ("News-News", "What does it look like halfway?", halfway),
    ("News-News", "Play it slowly", slowly),
    ("News-News", "Play the way back", back),
    ("Tour-Tour", "Where is the screen Photo?", find_a_screen),
    ("Tour-Tour", "Where does zoomOutRect play?", find_a_line),
    ("stage-fifty", "Show me the whole app", whole_map),
    ("News-News", "Show me both screens at rest", side_by_side),
    ("News-News", "What do the signs of the map mean?", legend),
    ("News-News", "Which classes do the screens have?", classes),
    ("News-News", "Which keys are there?", keys),
    ("News-News", "What plays from Article without a line?", without_a_line),
    ("News-News", "Give me a link to the change of tabs", link_to_it),
    ("changes-News", "What changed, before and after?", what_changed),
    ("changes-News", "What changed for Article?", what_changed_for),
]


def check_tasks(browser, pages):
    begin = time.monotonic()
    faults = []
    known = {page.stem: page for page in pages}
    browser.media()
    for name, question, answer in TASKS:
        if name not in known:
            continue
        person = Person(browser, known[name])
        person.begin()
        is_answered = answer(person)
        actions = person.actions - person.switches
        if not is_answered:
            person.faults.append(f"{name}: not answered: {question} ({', '.join(person.steps)})")
        if actions > MOST_ACTIONS:
            person.faults.append(f"{name}: {actions} actions: {question}")
        print(f"  {question} {', '.join(person.steps)}")
        faults += person.faults + check_log(browser, person.page)
    browser.command("Emulation.clearDeviceMetricsOverride")
    print(f"{len(TASKS)} tasks: {len(faults)} faults, {time.monotonic() - begin:.1f} s")
    return faults
