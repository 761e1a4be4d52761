#!/usr/bin/env python3
"""Writes an invented app of about LINES lines of Swift and as many bytes of storyboards:
app.py LINES DIRECTORY

A feature has nine files of a hundred lines: a model, a service, a view model, a list, a cell,
details, a router, settings and helpers. In every fourth feature ids of Hero join the list and the
details; the other features push and present only. Each folder of eight features has a storyboard.
"""
import pathlib
import sys

LINES_PER_FEATURE = 940
FEATURES_PER_FOLDER = 8
WORDS = ["title", "summary", "author", "price", "rating", "image", "date", "place", "status", "count"]


def filler(name, count, indent="    "):
    """Methods as most of an app has them."""
    lines = []
    for n in range(count):
        a, b = WORDS[n % 10], WORDS[(n + 3) % 10]
        lines += [
            f"/// Updates the {a} after the {b} has changed.",
            f"func update{a.capitalize()}{n}(with {b}: String, animated: Bool = true) -> String {{",
            f"    guard !{b}.isEmpty, let value = {name.lower()}[\"{a}.{n}\"] else {{ return \"\" }}",
            f"    let text = value.map {{ \"\\($0.key): \\({b})\" }}.joined(separator: \", \")",
            f"    UIView.animate(withDuration: animated ? 0.{n % 9 + 1} : 0) {{ [weak self] in",
            f"        self?.{a}Label.alpha = text.count > {n} ? 1 : 0.5 // {a} is seen",
            "    }",
            "    return text",
            "}",
            "",
        ]
    return "\n".join(indent + line if line else "" for line in lines)


def outlets(count):
    return "\n".join(f"    @IBOutlet private weak var {w}Label: UILabel!" for w in WORDS[:count])


def listing(f, flies):
    ids = f"""        cell.imageLabel.hero.id = "feature{f}.image.\\(item.id)"
        cell.titleLabel.hero.id = Feature{f}Ids.title(item.id)
        cell.titleLabel.hero.modifiers = [.fade, .translate(y: 20)]
""" if flies else ""
    enabled = "        hero.isEnabled = true\n" if flies else ""
    return f"""import UIKit
{"import Hero" if flies else ""}

final class Feature{f}ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {{
    @IBOutlet weak var tableView: UITableView!
{outlets(8)}
    var viewModel = Feature{f}ViewModel()

    override func viewDidLoad() {{
        super.viewDidLoad()
{enabled}        tableView.dataSource = self
    }}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{
        viewModel.items.count
    }}

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {{
        let cell = tableView.dequeueReusableCell(withIdentifier: "Feature{f}Cell", for: indexPath) as! Feature{f}Cell
        let item = viewModel.items[indexPath.row]
{ids}        cell.show(item)
        return cell
    }}

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {{
        let details = Feature{f}DetailsViewController()
        details.item = viewModel.items[indexPath.row]
        navigationController?.pushViewController(details, animated: true)
    }}

{filler("viewModel", 5)}
}}
"""


def details(f, flies):
    ids = f"""        imageLabel.hero.id = "feature{f}.image.\\(item.id)"
        titleLabel.hero.id = Feature{f}Ids.title(item.id)
""" if flies else ""
    return f"""import UIKit
{"import Hero" if flies else ""}

final class Feature{f}DetailsViewController: UIViewController {{
{outlets(8)}
    var item: Feature{f}Item!

    override func viewDidLoad() {{
        super.viewDidLoad()
{ids}        titleLabel.text = item.title
    }}

    @IBAction func showSettings(_ sender: Any) {{
        present(Feature{f}SettingsViewController(), animated: true)
    }}

{filler("values", 7)}
}}
"""


def other(f, kind, base, count):
    return f"""import UIKit

final class Feature{f}{kind}: {base} {{
{outlets(6)}
    private var values: [String: [String: Int]] = [:]

{filler("values", count)}
}}
"""


def model(f, flies):
    ids = f"""enum Feature{f}Ids {{
    static func title(_ id: Int) -> String {{ "feature{f}.title.\\(id)" }}
}}
""" if flies else ""
    fields = "\n".join(f"    let {word}: String" for word in WORDS)
    return f"""import Foundation

struct Feature{f}Item: Codable, Hashable {{
    let id: Int
{fields}
}}

{ids}
final class Feature{f}ViewModel: NSObject {{
    var items: [Feature{f}Item] = []

{filler("store", 7)}
}}
"""


def feature(f):
    flies = f % 4 == 0
    cell = f"""
    func show(_ item: Feature{f}Item) {{
        titleLabel.text = item.title
        summaryLabel.text = item.summary
    }}
}}
"""
    kinds = [("Service", "NSObject"), ("Router", "NSObject"), ("Helpers", "NSObject"),
             ("Store", "NSObject"), ("SettingsViewController", "UIViewController")]
    return [
        (f"Feature{f}Model.swift", model(f, flies)),
        (f"Feature{f}ListViewController.swift", listing(f, flies)),
        (f"Feature{f}DetailsViewController.swift", details(f, flies)),
        (f"Feature{f}Cell.swift", other(f, "Cell", "UITableViewCell", 8)[:-2] + cell),
    ] + [(f"Feature{f}{kind}.swift", other(f, kind, base, 9)) for kind, base in kinds]


def label(key, n):
    return f"""                        <label opaque="NO" contentMode="left" text="Label" lineBreakMode="tailTruncation" id="{key}-v{n}">
                            <rect key="frame" x="{n * 20}.0" y="{n * 30}" width="280" height="21"/>
                            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            <nil key="textColor"/><nil key="highlightedColor"/>
                        </label>
"""


def scene(f, kind, flies):
    key = f"f{f}-{kind[0]}"
    attribute = f"""                        <view id="{key}-h"><userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="string" keyPath="heroID" value="static{f}"/>
                        </userDefinedRuntimeAttributes></view>
""" if flies and kind == "Details" else ""
    labels = "".join(label(key, n) for n in range(32))
    connections = "".join(
        f'                        <outlet property="{word}Label" destination="{key}-v{n}" id="{key}-o{n}"/>\n'
        for n, word in enumerate(WORDS[:8]))
    return f"""        <scene sceneID="{key}-s"><objects>
            <viewController storyboardIdentifier="Feature{f}{kind}" id="{key}" customClass="Feature{f}{kind}ViewController" customModule="App" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="{key}-view"><subviews>
{labels}{attribute}                </subviews></view>
                <connections>
{connections}                </connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="{key}-f" sceneMemberID="firstResponder"/>
        </objects></scene>
"""


def storyboard(first):
    scenes = "".join(
        scene(f, kind, f % 4 == 0)
        for f in range(first, first + FEATURES_PER_FOLDER) for kind in ("List", "Details"))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes>
{scenes}    </scenes>
</document>
"""


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    root = pathlib.Path(sys.argv[2])
    count = max(1, int(sys.argv[1]) // LINES_PER_FEATURE)
    for f in range(count):
        folder = root / f"Folder{f // FEATURES_PER_FOLDER}"
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in feature(f):
            (folder / name).write_text(text)
        if f % FEATURES_PER_FOLDER == 0:
            (folder / "Main.storyboard").write_text(storyboard(f))


if __name__ == "__main__":
    main()
