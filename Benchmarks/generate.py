#!/usr/bin/env python3
"""Writes a valid .trans file of exactly SIZE bytes: generate.py SIZE SEED

The same size and seed give the same bytes on every machine. The file is made of chapters, each a
part of an app (a list, its cell, its details and what lies around them), whose names end in the
chapter's number; eight chapters share a registry.
"""
import sys

CHAPTERS_PER_REGISTRY = 8
THEMES = [
    "News", "Video", "Podcast", "Recipe", "Order", "Ticket", "Album", "Message", "Event", "Trip",
    "Course", "Product",
]
WORDS = [
    "title", "picture", "summary", "author", "avatar", "header", "footer", "badge", "caption",
    "price", "rating", "toolbar", "banner", "player", "button", "progress", "detail", "chart",
]
VIEW_KINDS = ["Label", "View", "Button", "Stack"]
DIRECTIONS = ["left", "right", "up", "down"]
ANIMATIONS = ["pageIn(%s)", "slide(%s)", "push(%s)", "cover(%s)", "zoomSlide(%s)"]
COMMENTS = [
    "the picture flies, everything else follows it",
    "wait for the keyboard before the cells move",
    "matches what the designers’ prototype does",
    "same as on the tablet — see the table below",
    "keep this in step with the storyboard",
]


class Choices:
    """A linear congruential generator, so that no library's version changes the bytes."""

    def __init__(self, seed):
        self.state = seed * 2862933555777941757 + 3037000493 & (1 << 64) - 1

    def below(self, limit):
        self.state = self.state * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        return (self.state >> 33) % limit

    def one(self, items):
        return items[self.below(len(items))]

    def some(self, items, count):
        items = list(items)
        return [items.pop(self.below(len(items))) for _ in range(count)]


def modifier(choices):
    return choices.one([
        "fade",
        "shadowRadius(%d)" % (1 + choices.below(9)),
        "translate(y: %d)" % (choices.below(80) - 90),
        "translate(x: %dpt, y: %dpt)" % (choices.below(90), choices.below(90)),
        "scale(0.%d)" % (1 + choices.below(9)),
        "rotate(%ddeg)" % (1 + choices.below(180)),
        "duration(0.%ds)" % (2 + choices.below(7)),
        "delay(%dms)" % (10 * (1 + choices.below(40))),
        "opacity(%d%%)" % choices.below(100),
        "cornerRadius(%d)" % (2 + choices.below(20)),
        "backgroundColor(#%06X)" % choices.below(1 << 24),
        "spring(stiffness: %d, damping: %d)" % (100 + choices.below(300), 10 + choices.below(40)),
        "zPosition(%d)" % (1 + choices.below(50)),
    ])


# What undoes or repeats another, which the rules of transc would report.
CONFLICTS = {
    "fade": ("opacity",), "opacity": ("fade",),
    "spring": ("duration",), "duration": ("spring",),
}


def modifiers(choices):
    found = {}
    for _ in range(1 + choices.below(3)):
        text = modifier(choices)
        name = text.split("(")[0]
        if not any(other in found for other in CONFLICTS.get(name, ())):
            found[name] = text
    return ", ".join(found.values())


def animation(choices):
    return choices.one(ANIMATIONS) % choices.one(DIRECTIONS)


def view_lines(choices, count):
    """Views with modifiers only, each path once, in a column as people align them."""
    words = choices.some(WORDS, count)
    paths = [word + "Extra" + choices.one(VIEW_KINDS) for word in words]
    paths = [choices.one(["%s", "%s", "%s.contentView", "%s[i]"]) % path for path in paths]
    width = max(len(path) for path in paths) + 1
    lines = []
    for path in paths:
        tail = choices.one(["", "", "", " on present", " on push"])
        extra = ", delay(i * %dms)" % (4 + choices.below(20)) if path.endswith("[i]") else ""
        text = modifiers(choices)
        if extra and "delay" in text:
            extra = ""
        lines.append("    %s with %s%s%s\n" % ((path + ":").ljust(width), text, extra, tail))
    return "".join(lines)


def header(choices):
    return (
        "/// Transitions of the reader, screen by screen.\n"
        "module Reader\n"
        "engine hero\n"
        "access internal\n\n"
        "defaults {\n"
        "    push pageIn(left)\n"
        "    present cover(up) / fade\n"
        "    tab slide(left)\n"
        "    reduceMotion fade\n"
        "}\n\n"
    )


def chapter(n, choices):
    """Paragraphs with the lines that each adds to the registry; each needs only those before."""
    theme = THEMES[n % len(THEMES)]
    low = theme.lower()
    name = lambda role: "%s%s%d" % (theme, role, n)
    local = lambda role: "%s%s%d" % (low, role, n)
    prefix = "%s%d" % (low, n)

    yield (
        "// %s\n" % choices.one(COMMENTS)
        + 'hero %s = "%s.logo"\n' % (local("Logo"), prefix)
        + 'hero %s(index: Int) = "%s.row.\\(index)"\n' % (local("Row"), prefix)
        + 'hero %s(id: String) = "%s.item.\\(id).\\(part)" {\n' % (local("Item"), prefix)
        + '    title\n    picture = "img"\n    summary = "text"\n}\n'
        + 'hero %s(key: UUID) = "%s.card.\\(key)"\n\n' % (local("Card"), prefix),
        "",
    )
    yield (
        "modifiers %s(by: Length = %d) = fade, translate(y: by), spring(stiffness: %d, damping: %d)"
        "\n\n" % (local("Rise"), 40 + choices.below(80), 150 + choices.below(200),
                  20 + choices.below(20)),
        "",
    )
    yield (
        "/// A row of the %s list; %s.\n" % (low, choices.one(COMMENTS))
        + "cell %s(id: String, index: Int) = %sTableViewCell%d {\n" % (name("Cell"), theme, n)
        + "    root:      %s(index: index) with fade\n" % local("Row")
        + "    title:     %s(id: id).title with arc(intensity: 1), %s\n"
        % (local("Item"), "zPosition(%d)" % (1 + choices.below(9)))
        + "    picture:   %s(id: id).picture\n" % local("Item")
        + view_lines(choices, 2) + "}\n\n",
        "",
    )
    yield (
        "/// Where the reader begins.\n"
        + 'screen %s = %sListViewController%d storyboard("%s%d", id: "list") {\n'
        % (name("List"), theme, n, theme, n)
        + "    cell %s\n" % name("Cell")
        + "    logoView: %s with fade, scale(0.5)\n" % local("Logo")
        + view_lines(choices, 4) + "}\n\n",
        "",
    )
    yield (
        "/// One %s; %s.\n" % (low, choices.one(COMMENTS))
        + "screen %s(id: String, index: Int, key: UUID) = %sDetailViewController%d {\n"
        % (name("Detail"), theme, n)
        + "    present cover(up) / uncover(down)\n"
        + "    titleLabel: %s(id: id).title with duration(0.%ds)\n"
        % (local("Item"), 3 + choices.below(5))
        + "    header.imageView: %s(id: id).picture with arc on push\n" % local("Item")
        + "    summaryView: %s(id: id).summary\n" % local("Item")
        + "    container: %s(index: index)\n" % local("Row")
        + "    cardView: %s(key: key) with %s(by: 40)\n" % (local("Card"), local("Rise"))
        + "    navigationController?.navigationBar: with translate(y: -44), fade\n"
        + view_lines(choices, 6)
        + ('    after go: swift(#"track("%s%d")"#)\n' % (low, n) if n % 16 == 5 else "")
        + "}\n\n",
        "    push %s -> %s: %s\n" % (name("List"), name("Detail"), animation(choices)),
    )
    yield (
        "interaction %s = pan(down, over: width, finish: %d%%)\n"
        % (local("Drag"), 20 + choices.below(30))
        + "interaction %s = edgePan(left, finish: %d%%, velocity: true)\n"
        % (local("Edge"), 30 + choices.below(30)),
        "",
    )
    yield (
        "animation %s = pageIn(%s) with duration(0.%ds)\n\n"
        % (local("Open"), choices.one(DIRECTIONS), 2 + choices.below(7)),
        "",
    )
    yield (
        "screen %s = %sGalleryViewController%d from MediaKit { cell %s }\n"
        % (name("Gallery"), theme, n, name("Cell"))
        + "group %s = %s, %s\n" % (name("Feeds"), name("List"), name("Gallery")),
        "    push %s -> %s: %s / fade with interactive(%s)\n"
        % (name("Gallery"), name("Detail"), local("Open"), local("Edge")),
    )
    yield (
        "screen %s(key: UUID) = %sPhotoViewController%d {\n" % (name("Photo"), theme, n)
        + "    photo: %s(key: key)\n    logo:  %s\n" % (local("Card"), local("Logo"))
        + view_lines(choices, 3) + "}\n\n",
        "    push %s -> %s: %s / fade with duration(0.%ds)\n"
        % (name("Feeds"), name("Photo"), animation(choices), 2 + choices.below(7))
        + "    present %s -> %s: fade {\n" % (name("Detail"), name("Photo"))
        + "        match titleLabel -> caption with arc on present\n"
        + "        from.header: with %s\n    }\n" % modifiers(choices),
    )
    yield (
        "screen %s = %sArticleViewController%d is %s\n"
        % (name("Article"), theme, n, name("Detail")),
        "",
    )
    yield (
        "/* %s:\n   /* the numbers below are those of the first sketch */\n"
        "   %s */\n" % (choices.one(COMMENTS), choices.one(COMMENTS))
        + "animator %s with duration(%d.%ds) {\n" % (local("Drop"), 1, choices.below(10))
        + "    fromView  0%%...80%%:  y(-%d)\n" % (10 + choices.below(30))
        + "    fromView 80%%...100%%: y(100%% + %d), rotate(0.%drad)\n"
        % (10 + choices.below(30), 1 + choices.below(9))
        + "    toView    0%...100%: scale(0.9)\n}\n",
        "",
    )
    yield (
        "animator %s(direction: Direction) = class FoldAnimator%d(direction: direction)\n\n"
        % (local("Fold"), n),
        "",
    )
    yield (
        "screen %s = %sLoginViewController%d\n" % (name("Login"), theme, n)
        + "screen %s = %sSettingsViewController%d\n" % (name("Settings"), theme, n),
        "    // %s\n" % choices.one(COMMENTS)
        + "    present * -> %s: cover(up) / %s with interactive(%s)\n"
        % (name("Login"), local("Drop"), local("Drag"))
        + "    push * -> %s: fade / default\n" % name("Settings")
        + "    replace %s <-> %s: slide(left)\n" % (name("Login"), name("Settings")),
    )
    yield (
        'segue %s = "show%sSettings%d"\n' % (local("Show"), theme, n)
        + 'unwind %s = "close%sSettings%d"\n\n' % (local("Close"), theme, n),
        "    segue(%s) %s -> %s: zoom with duration(0.5s)\n"
        % (local("Show"), name("List"), name("Settings"))
        + "    unwind(%s) %s -> %s: fade\n" % (local("Close"), name("Settings"), name("List")),
    )
    yield (
        "screen %s = %sHomeViewController%d {\n" % (name("Home"), theme, n)
        + view_lines(choices, 3) + "}\n\n",
        "    pop * -> %s: %s(direction: %s)\n"
        % (name("Home"), local("Fold"), choices.one(DIRECTIONS)),
    )


def transitions(size, seed):
    choices = Choices(seed)
    head = header(choices)
    out = [head]
    total = len(head.encode())
    edges, edges_size = [], 0
    n = 0

    def registry():
        return "registry %s with available(from: 13) {\n%s}\n\n" % ("Table%d" % n, "".join(edges))

    while True:
        for declarations, lines in chapter(n, choices):
            cost = len(declarations.encode()) + len(lines.encode())
            if total + edges_size + cost + 80 > size:
                if edges:
                    out.append(registry())
                return padded("".join(out), size)
            out.append(declarations)
            total += len(declarations.encode())
            edges.append(lines)
            edges_size += len(lines.encode())
        if n % CHAPTERS_PER_REGISTRY == CHAPTERS_PER_REGISTRY - 1:
            out.append(registry())
            total += len(out[-1].encode())
            edges, edges_size = [], 0
        n += 1


def padded(text, size, mark="//"):
    """Line comments up to the size, so that inputs of one size are of one size."""
    missing = size - len(text.encode())
    while missing > 0:
        line = min(missing, 60) if missing >= 63 or missing <= 60 else missing - 3
        text += mark + "." * (line - len(mark) - 1) + "\n" if line >= 3 else "\n" * line
        missing -= line
    return text


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.stdout.buffer.write(transitions(int(sys.argv[1]), int(sys.argv[2])).encode())


if __name__ == "__main__":
    main()
