"""Measures `transc scan` and `transc lint --app` on generated apps, next to the Swift parser."""
import math
import statistics
import sys

SIZES = [100_000, 1_000_000, 3_000_000]


def app(here, build, command, lines):
    """The folder of an app, the Swift files as an argument file, and the bytes of both kinds."""
    folder = build / ("app-%d" % lines)
    if not folder.exists():
        command(sys.executable, here / "app.py", lines, folder)
    swift = sorted(folder.rglob("*.swift"))
    listed = build / ("app-%d.list" % lines)
    listed.write_text("".join("%s\n" % path for path in swift))
    boards = list(folder.rglob("*.storyboard"))
    return folder, listed, sum(p.stat().st_size for p in swift), sum(p.stat().st_size for p in boards)


def measure(here, build, command, measured, table, executable, quick):
    rows, last = [], None
    for lines in SIZES[:2] if quick else SIZES:
        folder, listed, swift, boards = app(here, build, command, lines)
        runs = measured(
            3 if quick else 7, [executable, "scan", "--plain", folder],
            [executable, "lint", "--app", folder, "--allow", "warnings"],
            ["swiftc", "-frontend", "-parse", "@%s" % listed],
        )
        work = [statistics.median(one.cpu) / 1e6 for one in runs]
        growth = ""
        if last:
            growth = "%.2f" % (math.log(work[0] / last[1]) / math.log(lines / last[0]))
        last = (lines, work[0])
        rows.append([
            "{:,}".format(lines), "%.0f + %.0f" % (swift / 1e6, boards / 1e6), *("%.2f" % one for one in work),
            "%.2f" % runs[0].work_ratio(runs[2]), *("%.2f" % one.seconds for one in runs[:2]),
            *("%.0f" % one.megabytes for one in runs[:2]), growth,
            ", ".join(filter(None, (one.failure for one in runs))),
        ])
    table(
        "`transc scan` and `transc lint --app` of an app, against `swiftc -frontend -parse` of its Swift",
        ["lines of Swift", "MB of Swift + storyboards", "scan, CPU s", "lint, CPU s", "swiftc, CPU s",
         "scan / swiftc", "scan, wall s", "lint, wall s", "scan, peak MB", "lint, peak MB",
         "growth exponent", "failure"],
        rows,
    )
