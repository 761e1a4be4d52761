"""What a page must do in a browser. Each check returns its faults as lines of text."""

import pathlib
import re
import time
import urllib.parse

FRAMES = (pathlib.Path(__file__).parent / "frames.js").read_text()
# In CSS pixels of a phone that is 390 wide.
MOST_OFF = 0.5
MOST_FADED = 0.005


def fragment(key, part, is_reduced=False):
    words = [f"scene={urllib.parse.quote(key, safe='')}", f"t={part}"]
    return "#" + "&".join(words + ["reduced=1"] * is_reduced)


def address(page, words=""):
    return page.resolve().as_uri() + words


def color(text):
    """`rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)` as four numbers up to 255, multiplied by alpha."""
    numbers = [float(number) for number in re.findall(r"[\d.]+", text)]
    alpha = numbers[3] if len(numbers) > 3 else 1
    return [number * alpha for number in numbers[:3]] + [alpha * 255]


def check_frames(browser, page, expected):
    """Corners, opacities, radii and colors of all parts, in all scenes and at all times."""
    browser.open(address(page))
    faults, values, worst, faded = [], 0, 0, 0
    begin = time.monotonic()
    for scene in expected["scenes"]:
        times, names = scene["times"], list(scene["parts"])
        found = browser.wait_for(
                FRAMES, scene["key"], scene["reduced"], times, names, scene["phone"])
        for index, part in enumerate(times):
            for name, shown in zip(names, found[index]):
                wanted = {key: list_[index] for key, list_ in scene["parts"][name].items()}
                place = f"{page.name} {scene['key']} {name} at {part}"
                if scene["phone"]:
                    place += " after the change"
                if scene["reduced"]:
                    place += " with Reduce Motion"
                if shown is None or not shown["shown"]:
                    faults.append(f"{place}: it is not there")
                    continue
                off = max(abs(a - b) for a, b in zip(shown["corners"], wanted["corners"]))
                differences = [abs(shown[key] - wanted[key])
                               for key in ("opacity", "overlay") if key in wanted]
                values += 8 + len(differences)
                worst, faded = max(worst, off), max([faded, *differences])
                if off > MOST_OFF:
                    faults.append(f"{place}: {off:.2f} px off, {shown['corners']}, "
                                  f"not {wanted['corners']}")
                if max(differences) > MOST_FADED:
                    faults.append(f"{place}: {shown['opacity']} and overlay {shown['overlay']}, "
                                  f"not {wanted['opacity']} and {wanted.get('overlay')}")
                if "radius" in wanted:
                    values += 1
                    if abs(shown["radius"] - wanted["radius"]) > MOST_OFF:
                        faults.append(f"{place}: radius {shown['radius']}, not {wanted['radius']}")
                if "color" in wanted:
                    values += 1
                    pairs = zip(color(shown["color"]), wanted["color"])
                    if max(abs(a - b) for a, b in pairs) > 2:
                        faults.append(f"{place}: {shown['color']}, not {wanted['color']}")
    frames = sum(len(scene["times"]) for scene in expected["scenes"])
    print(f"{page.name}: {len(expected['scenes'])} scenes, {frames} frames, {values} values, "
          f"at most {worst:.3f} px and {faded:.4f} of opacity off, {len(faults)} faults, "
          f"{time.monotonic() - begin:.1f} s")
    return faults + check_log(browser, page)


def check_log(browser, page):
    """Nothing on the console, and no request but for the page itself."""
    console, requests = browser.messages()
    own = address(page)
    others = [url for url in requests if url.split("#")[0] not in (own, "about:blank")]
    return [f"{page.name}: on the console: {text}" for text in console] + [
        f"{page.name}: a request of {url}" for url in others]


def check_html(page):
    """The HTML has no error, if html5lib is there to read it."""
    try:
        import html5lib
    except ImportError:
        print(f"{page.name}: html5lib is not installed, so the HTML is not parsed")
        return []
    parser = html5lib.HTMLParser()
    parser.parse(page.read_bytes(), transport_encoding="utf-8")
    return [f"{page.name}: line {line}: {code} {values}"
            for (line, _), code, values in parser.errors]


def check_quiet(browser, page):
    """No text of the file runs or makes an element; nothing plays under reduced motion."""
    faults = []
    browser.media(prefers_reduced_motion="reduce")
    browser.open(address(page))
    time.sleep(0.3)
    found = browser.run("""
        return {
          scripts: document.scripts.length,
          foreign: document.querySelectorAll('img, iframe, object, embed, link, base').length,
          handlers: [...document.querySelectorAll('*')].filter(
            (box) => [...box.attributes].some((one) => one.name.startsWith('on'))).length,
          marks: window.hostile,
          time: document.querySelector('#time')?.value,
        }""")
    if found != {"scripts": 2, "foreign": 0, "handlers": 0, "marks": None, "time": "0"}:
        faults.append(f"{page.name}: {found}")
    browser.media()
    return faults + check_log(browser, page)
