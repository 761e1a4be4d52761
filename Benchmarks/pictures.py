"""Measures `transc graph`, `preview` and `diff` on generated apps of some screens, next to `compile`.

If `chromedriver` is there, it also measures a page in Chromium. As a script: pictures.py SCREENS prints such an app.
"""
import math
import pathlib
import random
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Tests/Browser"))
from webdriver import Browser  # noqa: E402  pylint: disable=wrong-import-position

SIZES = [10, 50, 300, 1000]


def text(screens, seed=1):
    """An app with 1.2 lines a screen, mostly from earlier screens to later ones. Two screens each share two ids."""
    chance = random.Random(seed)
    lines, known = [], set()

    def step(start, end):
        operation = chance.choice(["push", "push", "present"])
        animation = chance.choice(["slide(left)", "cover(up)", "fade", "pageIn(up)", "zoomSlide(left)"])
        if start != end and (operation, start, end) not in known:
            known.add((operation, start, end))
            lines.append("  %s Screen%d -> Screen%d: %s" % (operation, start, end, animation))

    for screen in range(1, screens):
        step(chance.randrange(max(0, screen - 12), screen), screen)
    while len(lines) < screens * 6 // 5:
        start = chance.randrange(screens)
        step(start, min(max(start + chance.randrange(-8, 9), 0), screens - 1))
    head = ["engine hero"]
    for screen in range(screens):
        item = "item%d" % (screen // 2)
        if screen % 2 == 0:
            head += ["hero %s(id: Int) = \"%s-\\(id)_\\(part)\" {" % (item, item), "  title", "  picture", "}"]
        head += [
            "screen Screen%d(id: Int) = Screen%dViewController {" % (screen, screen),
            "  lbTitle:    %s(id: id).title" % item, "  imgPicture: %s(id: id).picture with arc" % item, "}",
        ]
    wild = ["  present * -> Screen%d: fade" % (screens - 1 - n * 7 % screens) for n in range(max(1, screens // 20))]
    defaults = ["defaults {", "  push slide(left)", "  reduceMotion fade", "}"]
    return "\n".join(head + defaults + ["registry App {"] + lines + wild + ["}", ""])


def measure(here, build, command, measured, table, executable, quick):
    rows, last = [], None
    for screens in SIZES:
        file, page, picture, swift = (
            build / ("app-%d.%s" % (screens, end)) for end in ("trans", "html", "svg", "swift"))
        other = build / ("app-%d-later.trans" % screens)
        file.write_text(text(screens))
        other.write_text(text(screens).replace("slide(left)\n  reduceMotion", "slide(up)\n  reduceMotion"))
        runs = measured(
            3 if quick else 11, [executable, "preview", file, "-o", page, "--force"],
            [executable, "compile", file, "-o", swift, "--force"], [executable, "graph", file, "-o", picture, "--force"],
            [executable, "diff", file, other],
        )
        work = statistics.median(runs[0].cpu)
        growth = "%.2f" % (math.log(work / last[1]) / math.log(screens / last[0])) if last else ""
        last = (screens, work)
        rows.append([
            "%d" % screens, "%.0f" % (page.stat().st_size / 1e3), "%.0f" % (picture.stat().st_size / 1e3),
            *("%.1f" % (statistics.median(one.cpu) / 1e3) for one in runs), "%.2f" % runs[0].work_ratio(runs[1]),
            growth, ", ".join(filter(None, (one.failure for one in runs))),
        ])
    table(
        "`transc preview`, `graph` and `diff` of an app, against `compile`",
        ["screens", "page, KB", "picture, KB", "preview, CPU ms", "compile, CPU ms", "graph, CPU ms", "diff, CPU ms",
         "preview / compile", "growth exponent", "failure"],
        rows,
    )
    measure_browser(build, table, quick)


# Milliseconds from the start of the navigation to the first frame with contents.
FIRST_FRAME = """
const [done] = arguments;
function look() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (paint) done(paint.startTime); else setTimeout(look, 10);
}
look();
"""
# The times of the frames of two seconds in which a scene plays again and again.
FRAMES = """
const [done] = arguments;
document.getElementById('loop').checked = true;
document.getElementById('play').click();
const times = [];
function note(time) {
  times.push(time);
  if (time < times[0] + 2000) requestAnimationFrame(note); else done(times);
}
requestAnimationFrame(note);
"""


def measure_browser(build, table, quick):
    """Times, and the processor time of the page's thread, which other processes disturb less."""
    if not Browser.is_there():
        print("\nNo chromedriver here: pages are not measured in a browser.")
        return
    rows = []
    with Browser() as browser:
        browser.command("Performance.enable", timeDomain="threadTicks")

        def work():
            metrics = browser.command("Performance.getMetrics")["metrics"]
            return 1000 * next(one["value"] for one in metrics if one["name"] == "TaskDuration")

        for screens in SIZES[:3]:
            address = (build / ("app-%d.html" % screens)).as_uri()
            opened, played = [], []
            for _ in range(3 if quick else 11):
                browser.open(address)
                opened.append((browser.wait_for(FIRST_FRAME), work()))
                before = work()
                frames = browser.wait_for(FRAMES)
                seconds = (frames[-1] - frames[0]) / 1000
                rate = (len(frames) - 1) / seconds
                played.append((rate, (work() - before) / (len(frames) - 1)))
            rows.append(["%d" % screens] + [
                "%.0f" % statistics.median(column) for column in zip(*opened)
            ] + ["%.0f" % statistics.median(rate for rate, _ in played),
                 "%.1f" % statistics.median(cost for _, cost in played)])
    table(
        "A page in Chromium %s" % browser.version,
        ["screens", "first frame, ms", "its CPU ms", "frames a second while a scene plays",
         "CPU ms a frame"],
        rows,
    )


if __name__ == "__main__":
    sys.stdout.write(text(int(sys.argv[1])))
