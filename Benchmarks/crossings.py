"""Counts where arrows cross in the pictures of `transc graph` and in those of Graphviz for the same graph.

It also looks for boxes that overlap, and for pairs of cards whose order changes when the file gets a screen at its end.
"""
import json
import math
import random
import re
import shutil
import subprocess
import xml.etree.ElementTree

SVG = "{http://www.w3.org/2000/svg}"
SIZES = [20, 50, 100]


def text(screens, seed, extra=0):
    """An app with 1.2 lines a screen, and lines from any screen. `extra` screens follow, with a line each."""
    chance = random.Random(seed * 1000 + screens)
    lines, known = [], set()

    def step(operation, start, end):
        pair = frozenset((start, end)) if operation == "tab" else (start, end)
        if start != end and (operation, pair) not in known:
            known.add((operation, pair))
            lines.append("  %s S%d -> S%d: fade" % (operation, start, end))

    tabs = min(4, screens // 5)
    for screen in range(tabs - 1):
        step("tab", screen, screen + 1)
    for screen in range(tabs, screens):
        first = max(0, screen - 12) if chance.random() < 0.8 else 0
        step(chance.choice(["push", "push", "push", "present"]), chance.randrange(first, screen), screen)
    while len(lines) < 6 * screens // 5:
        start, end = chance.randrange(screens), chance.randrange(screens)
        if chance.random() < 0.7:
            end = min(screens - 1, max(0, start + chance.randrange(-8, 9)))
        step(chance.choice(["push", "present"]), start, end)
    lines += ["  present * -> S%d: fade" % (screens - 1 - number * 7) for number in range(max(1, screens // 20))]
    lines += ["  push S%d -> S%d: fade" % (chance.randrange(screens), screens + number) for number in range(extra)]
    names = ["screen S%d = S%dController" % (number, number) for number in range(screens + extra)]
    return "\n".join(["engine uikit"] + names + ["registry App {"] + lines + ["}", ""])


def curve(points, steps=12):
    """A Bézier curve of four points as a line of many."""
    result = []
    for number in range(1, steps + 1):
        part = number / steps
        weights = [(1 - part) ** 3, 3 * (1 - part) ** 2 * part, 3 * (1 - part) * part**2, part**3]
        result.append(tuple(sum(w * p[axis] for w, p in zip(weights, points)) for axis in (0, 1)))
    return result


def box(element):
    rect = element.find(SVG + "rect")
    x, y, width, height = (float(rect.get(name)) for name in ("x", "y", "width", "height"))
    return (x, y, x + width, y + height)


def our_picture(executable, file):
    """The cards by name, all boxes, and the arrows as pairs of ends with a line of points."""
    picture = subprocess.run([str(executable), "graph", str(file)], check=True, capture_output=True).stdout
    cards, boxes, nodes, paths = {}, [], [], []
    for group in xml.etree.ElementTree.fromstring(picture).iter(SVG + "g"):
        kind = group.get("class", "").split(" ")[0]
        if kind in ("card", "pill", "label"):
            boxes.append(box(group))
        if kind in ("card", "pill"):
            nodes.append(box(group))
        if kind == "card":
            cards[group.find(SVG + "text").text] = box(group)
        if kind == "arrow":
            paths.append(group.find(SVG + "path").get("d"))

    def node(point):
        """The index of the nearest box."""
        x, y = point
        away = [math.hypot(max(l - x, x - r, 0), max(t - y, y - b, 0)) for l, t, r, b in nodes]
        return away.index(min(away))

    arrows = []
    for path in paths:
        points = []
        for letter, rest in re.findall(r"([MCHV])([-\d., ]+)", path):
            numbers = [float(number) for number in re.findall(r"-?[\d.]+", rest)]
            if letter == "H":
                points.append((numbers[0], points[-1][1]))
            elif letter == "V":
                points.append((points[-1][0], numbers[0]))
            elif letter == "M":
                points.append(tuple(numbers))
            else:
                points += curve([points[-1], *zip(numbers[::2], numbers[1::2])])
        arrows.append((node(points[0]), node(points[-1]), points))
    return cards, boxes, arrows


def their_arrows(executable, file):
    graph = subprocess.run(
        [str(executable), "graph", str(file), "--format", "dot"], check=True, capture_output=True).stdout
    laid = json.loads(subprocess.run(["dot", "-Tjson"], input=graph, check=True, capture_output=True).stdout)
    arrows = []
    for edge in laid.get("edges", []):
        ends = [tuple(map(float, point.split(","))) for point in edge["pos"].split() if point[0] not in "se"]
        points = [ends[0]]
        for number in range(0, len(ends) - 3, 3):
            points += curve(ends[number:number + 4])
        arrows.append((edge["tail"], edge["head"], points))
    return arrows


def crossings(arrows):
    """The number of places where arrows without a common end cross."""

    def side(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    def cross(a, b, c, d):
        return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0

    count = 0
    for number, (start, end, points) in enumerate(arrows):
        for other_start, other_end, others in arrows[:number]:
            if {start, end} & {other_start, other_end}:
                continue
            for a, b in zip(points, points[1:]):
                low, high = min(a[0], b[0]), max(a[0], b[0])
                for c, d in zip(others, others[1:]):
                    if max(c[0], d[0]) >= low and min(c[0], d[0]) <= high and cross(a, b, c, d):
                        count += 1
    return count


def length(arrows):
    """The mean length of an arrow, in pixels."""
    ways = [sum(math.dist(*pair) for pair in zip(points, points[1:])) for _, _, points in arrows]
    return sum(ways) / max(len(ways), 1)


def overlaps(boxes):
    return sum(
        a[0] < d[2] and d[0] < a[2] and a[1] < d[3] and d[1] < a[3]
        for number, a in enumerate(boxes) for d in boxes[:number])


def kept(before, after):
    """The pairs of cards that keep their order from left to right and from top to bottom, and all pairs."""
    names, same = sorted(before), 0

    def order(cards, one, other):
        return [(cards[one][axis] > cards[other][axis]) - (cards[one][axis] < cards[other][axis]) for axis in (0, 1)]

    pairs = [(one, other) for number, one in enumerate(names) for other in names[:number]]
    same = sum(order(before, *pair) == order(after, *pair) for pair in pairs)
    return same, len(pairs)


def measure(build, table, executable, quick):
    has_dot = shutil.which("dot") is not None
    if not has_dot:
        print("\nNo dot here: pictures of graphs are not compared with those of Graphviz.")
    rows = []
    for screens in SIZES:
        seeds = range(5 if quick else 50)
        ours, theirs, over, way, same, all_pairs = 0, 0, 0, 0, 0, 0
        file = build / "crossings.trans"
        for seed in seeds:
            file.write_text(text(screens, seed))
            cards, boxes, arrows = our_picture(executable, file)
            ours += crossings(arrows)
            over += overlaps(boxes)
            way += length(arrows) / len(seeds)
            theirs += crossings(their_arrows(executable, file)) if has_dot else 0
            file.write_text(text(screens, seed, extra=1))
            counts = kept(cards, our_picture(executable, file)[0])
            same, all_pairs = same + counts[0], all_pairs + counts[1]
        rows.append([
            "%d" % screens, "%d" % len(seeds), "%.1f" % (ours / len(seeds)), "%.1f" % (theirs / len(seeds)),
            "%.2f" % (ours / max(theirs, 1)), "%.0f" % way, "%d" % over, "%.1f %%" % (100 * same / all_pairs),
        ])
    table(
        "Crossings of arrows in `transc graph`, against Graphviz's `dot`",
        ["screens", "apps", "crossings", "crossings of `dot`", "ratio", "length of an arrow, px", "overlaps", "pairs kept with one more screen"],
        rows,
    )
