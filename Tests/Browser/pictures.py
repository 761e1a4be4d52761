"""Film strips of scenes for people to look at, and the rules of axe-core."""

import base64
import html
import re
import tempfile

from checks import address, fragment

AXE = """
  const finish = arguments[arguments.length - 1];
  axe.run(document, { resultTypes: ['violations'] }).then(
    (result) => finish(result.violations.map((found) => ({
      id: found.id, impact: found.impact, help: found.help,
      places: found.nodes.slice(0, 3).map((node) => node.target.join(' ')),
      count: found.nodes.length,
    }))),
    (error) => finish([{ id: String(error), impact: 'error', help: '', places: [], count: 0 }]));"""


def check_axe(browser, page, source, expected):
    """No violation at the start and the end of the first scene, in both themes."""
    faults = []
    key = expected["scenes"][0]["key"] if expected["scenes"] else ""
    for theme in ("light", "dark"):
        browser.media(prefers_color_scheme=theme)
        for part in (0, 1):
            browser.open(address(page, fragment(key, part)))
            browser.run(source)
            for found in browser.wait_for(AXE):
                faults.append(f"{page.name}: axe, {theme}, t={part}: {found['id']} "
                              f"({found['impact']}, {found['count']}): {found['help']}: "
                              f"{found['places']}")
    browser.media()
    print(f"{page.name}: axe, {len(faults)} violations")
    return faults


def write_strips(browser, page, expected, folder, text):
    """A picture for each scene: the phone when something begins, ends or is halfway."""
    folder.mkdir(parents=True, exist_ok=True)
    scenes = [scene for scene in expected["scenes"]
              if text in scene["key"] and not scene["reduced"]]
    for scene in scenes:
        frames = []
        for part in scene["moments"]:
            browser.open(address(page, fragment(scene["key"], part)))
            # Pictures of elements ignore `zoom`.
            browser.run("document.querySelector('.device').style.zoom = 1")
            picture = base64.b64encode(browser.picture(".device")).decode()
            frames.append(f"<figure><img src='data:image/png;base64,{picture}'>"
                          f"<figcaption>{part:.0%}</figcaption></figure>")
        name = re.sub(r"[^\w.-]+", "-", f"{page.stem} {scene['key']}")
        with tempfile.NamedTemporaryFile("w", suffix=".html") as strip:
            strip.write("<meta charset=utf-8><style>body { font: 20px sans-serif; margin: 0 }"
                        "main { display: inline-flex; gap: 12px; padding: 12px }"
                        "figure { margin: 0; text-align: center } img { width: 195px }</style>"
                        f"<main title='{html.escape(scene['key'], quote=True)}'>"
                        f"{''.join(frames)}</main>")
            strip.flush()
            browser.post("/url", url=f"file://{strip.name}")
            browser.post("/window/rect", width=220 * len(frames) + 40, height=1400)
            (folder / f"{name}.png").write_bytes(browser.picture("main"))
            browser.post("/window/rect", width=1400, height=1400)
    print(f"{page.name}: {len(scenes)} film strips in {folder}")
