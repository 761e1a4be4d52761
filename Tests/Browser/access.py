"""What everyone needs of a page: contrast, names of controls, a focus that can be seen."""

import time

from checks import address, check_log

# Texts with too little contrast to what is behind them, and controls without a name.
LOOK = """
  const shown = (box) => box.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !box.closest('.unseen, [aria-hidden=true]');
  const parse = (text) => {
    const [red, green, blue, alpha = 1] = (text.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
    return [red, green, blue, alpha];
  };
  const over = ([r, g, b, a], below) => [r, g, b].map(
    (one, index) => one * a + below[index] * (1 - a));
  const light = (rgb) => rgb.map((one) => one / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, index) => sum + one * [0.2126, 0.7152, 0.0722][index], 0);
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const behind = (box) => {
    const fills = [];
    for (let part = box; part; part = part.parentElement) {
      const shape = part.matches('g') ? part.querySelector(':scope > rect') : null;
      const style = getComputedStyle(shape ?? part);
      const fill = parse(shape ? style.fill : style.backgroundColor);
      if (fill[3] > 0 && style.fill !== 'none') fills.unshift(fill);
      if (fill[3] === 1) break;
    }
    return fills.reduce((below, fill) => over(fill, below), [255, 255, 255]);
  };
  const faults = [];
  for (const box of document.querySelectorAll('body *')) {
    const own = [...box.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    if (!own || !shown(box) || box.matches('option, script, style, :disabled')) continue;
    if (box.closest('.far .label, .dim')) continue;
    const style = getComputedStyle(box);
    const isDrawn = box.closest('svg') !== null;
    const found = contrast(over(parse(isDrawn ? style.fill : style.color), behind(box)), behind(box));
    const least = parseFloat(style.fontSize) >= 24 ? 3 : 4.5;
    if (found < least) {
      faults.push(`contrast ${found.toFixed(2)} of “${box.textContent.trim().slice(0, 30)}”`);
    }
  }
  for (const box of document.querySelectorAll('button, select, input, summary, [tabindex="0"]')) {
    if (!box.checkVisibility()) continue;
    const words = box.getAttribute('aria-label') ?? box.ariaLabel
      ?? (box.closest('label') ?? box).textContent;
    if (!words.trim()) faults.push(`no name: ${box.outerHTML.slice(0, 60)}`);
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  if (new Set(ids).size < ids.length) faults.push('an id is there twice');
  const heads = [...document.querySelectorAll('h1, h2, h3')].filter((one) => one.checkVisibility());
  if (heads.some((one) => !one.textContent.trim())) faults.push('an empty heading');
  if (!document.documentElement.lang) faults.push('no language');
  return [...new Set(faults)].slice(0, 12);"""

FOCUS = """
  const box = document.activeElement;
  const style = getComputedStyle(box);
  return {
    name: box.id || box.className?.baseVal || box.className || box.tagName,
    isBody: box === document.body,
    isSeen: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
  };"""


def check_access(browser, pages):
    begin = time.monotonic()
    faults, looks = [], 0
    for page in pages:
        if page.name.startswith(("catalog", "hostile")):
            continue
        for theme in ("light", "dark"):
            for width, height in ((390, 844), (1440, 900)):
                browser.media(prefers_color_scheme=theme)
                browser.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                                deviceScaleFactor=1, mobile=False)
                browser.open(address(page))
                found = browser.run(LOOK)
                looks += 1
                faults += [f"{page.name}, {theme}, {width} px: {fault}" for fault in found]
        for _ in range(12):
            browser.press("Tab")
            focus = browser.run(FOCUS)
            if not focus["isBody"] and not focus["isSeen"]:
                faults.append(f"{page.name}: the focus cannot be seen on {focus['name']}")
        faults += check_log(browser, page)
    browser.media()
    browser.command("Emulation.clearDeviceMetricsOverride")
    print(f"contrast, names and focus: {looks} looks, {len(faults)} faults, "
          f"{time.monotonic() - begin:.1f} s")
    return faults
