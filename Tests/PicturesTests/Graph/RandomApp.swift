@testable import TestSupport

/// An app of some screens, with the lines that a seed determines: mostly from earlier screens to
/// later ones, as people write them.
struct RandomApp {
    private var generator: SeededNumbers
    private let count: Int
    private var lines: [String] = []
    private var known: Set<String> = []

    init(screens: Int, seed: Int) {
        generator = SeededNumbers(seed: UInt64(seed))
        count = screens
        let tabs = min(4, screens / 5)
        for tab in 0..<max(0, tabs - 1) { add("tab S\(tab) -> S\(tab + 1): slide(left)") }
        for screen in max(1, tabs)..<screens {
            let isNear = number(10) < 8
            let first = isNear ? max(0, screen - 12) : 0
            addStep(from: first + number(screen - first), to: screen)
        }
        for _ in 0..<screens * 20 where lines.count < screens * 6 / 5 {
            let from = number(screens)
            let to = number(10) < 7 ? from + number(17) - 8 : number(screens)
            if to != from, (0..<screens).contains(to) { addStep(from: from, to: to) }
        }
        for pill in 0..<max(1, screens / 20) {
            add("present * -> S\(screens - 1 - pill * 7 % screens): fade")
        }
        addGroup()
    }

    private mutating func number(_ limit: Int) -> Int {
        Int.random(in: 0..<max(1, limit), using: &generator)
    }

    private mutating func add(_ line: String) {
        if known.insert(line.split(separator: ":")[0].description).inserted { lines.append(line) }
    }

    private mutating func addStep(from: Int, to: Int) {
        let operation = ["push", "push", "present"][number(3)]
        let animation = ["slide(left)", "cover(up)", "fade", "pageIn(up)", "system"][number(5)]
        add("\(operation) S\(from) -> S\(to): \(animation)")
    }

    private mutating func addGroup() {
        add("push Shared -> S\(count - 1): zoom")
    }

    /// The file; with more screens, each has one line to it, at the end.
    func text(adding more: Int = 0) -> String {
        var generator = generator
        let added = (count..<count + more).map { screen in
            "push S\(Int.random(in: 0..<count, using: &generator)) -> S\(screen): fade"
        }
        let screens = (0..<count + more).map { "screen S\($0) = S\($0)ViewController" }
        let members = (0..<min(6, count)).map { "S\($0)" }.joined(separator: ", ")
        let head = ["module App"] + screens + ["group Shared = \(members)", "registry App {"]
        return (head + lines + added + ["}", ""]).joined(separator: "\n")
    }
}
