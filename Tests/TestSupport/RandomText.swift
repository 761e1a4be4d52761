extension SeededNumbers {
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func pick<Element>(_ list: [Element], _ otherwise: Element) -> Element {
        list.randomElement(using: &self) ?? otherwise
    }
}

/// Lines of a `.trans` file that a seed determines. The checker need not take them.
struct RandomText {
    var generator: SeededNumbers
    private var screens: [String] = []
    private var groups: [String] = []
    private var segues: [String] = []
    private var unwinds: [String] = []
    private var animations: [String] = []
    /// Those that take a direction and a duration.
    private var families: [String] = []
    private var containers: [String] = []
    /// Of half of the files each line has a duration of its own, so that what plays says which
    /// line it comes from.
    private let areLinesToldApart: Bool
    private var durations = 1000

    init(seed: UInt64) {
        generator = SeededNumbers(seed: seed)
        areLinesToldApart = seed % 2 == 1
    }

    // MARK: What the registries of a file share

    /// Everything but the registries.
    mutating func declarations() -> [String] {
        var lines: [String] = []
        for index in 0..<generator.number(1...3) {
            let returning = generator.chance(40) ? " / \(plain())" : ""
            lines.append("animation a\(index) = \(plain())\(returning)\(options(availability: 0))")
            animations.append("a\(index)")
        }
        for index in 0..<generator.number(1...2) {
            lines.append(family(index))
            families.append("f\(index)")
        }
        lines += screenLines()
        for index in 0..<generator.number(0...2) {
            var members = screens.filter { _ in generator.chance(45) }
            if members.isEmpty { members = [anyScreen()] }
            if index == 1, generator.chance(30) { members.append("G0") }
            lines.append("group G\(index) = \(members.joined(separator: ", "))")
            groups.append("G\(index)")
        }
        for index in 0..<generator.number(0...2) {
            lines.append("segue s\(index) = \"going.\(index)\"")
            segues.append("s\(index)")
        }
        if generator.chance(50) {
            lines.append("unwind u0 = \"back.0\"")
            unwinds.append("u0")
        }
        for _ in 0..<generator.number(0...1) { lines += defaults(in: nil) }
        for screen in screens where generator.chance(25) { lines += defaults(in: screen) }
        for screen in containers where generator.chance(50) { lines += defaults(in: screen) }
        return lines
    }

    private mutating func screenLines() -> [String] {
        var lines: [String] = []
        var classes: [String] = []
        var protocols: [String] = []
        for index in 0..<generator.number(3...6) {
            let name = "S\(index)"
            let isProtocol = generator.chance(25)
            var parents = protocols.filter { _ in generator.chance(40) }
            if !isProtocol, generator.chance(45),
                let parent = classes.randomElement(using: &generator)
            {
                parents.append(parent)
            }
            var line =
                "screen \(name) = " + (isProtocol ? "any S\(index)Protocol" : "S\(index)Controller")
            if !parents.isEmpty { line += " is \(parents.joined(separator: ", "))" }
            var own: [String] = []
            if generator.chance(20) { own.append("present \(choice(canReturn: true))\(options())") }
            if generator.chance(15) {
                own.append("dismiss \(choice(canReturn: false))\(options())")
            }
            if !own.isEmpty { line += " { \(own.joined(separator: "  ")) }" }
            lines.append(line)
            screens.append(name)
            if isProtocol { protocols.append(name) } else { classes.append(name) }
        }
        for (container, kind) in [("Stack", "Navigation"), ("Tabs", "TabBar")]
        where generator.chance(50) {
            lines.append("screen \(container) = \(container)\(kind)Controller")
            containers.append(container)
        }
        return lines
    }

    private mutating func defaults(in container: String?) -> [String] {
        var head = "defaults" + (container.map { " in \($0)" } ?? "")
        if generator.chance(15) { head += " with \(availability())" }
        var lines = [head + " {"]
        for operation in ["push", "pop", "present", "dismiss", "tab", "replace"]
        where generator.chance(35) {
            let canReturn = ["push", "present", "tab"].contains(operation)
            lines.append("  \(operation) \(choice(canReturn: canReturn))\(options())")
            if generator.chance(25) {
                let latest = choice(canReturn: canReturn)
                lines.append("  \(operation) \(latest) with available(from: 13.4, before: 13.10)")
            }
        }
        if generator.chance(container == nil ? 60 : 25) {
            lines.append("  reduceMotion \(plain())\(options())")
        }
        return lines + ["}"]
    }

    // MARK: A registry

    /// The lines of a registry, its braces among them.
    mutating func registry(_ number: Int) -> [String] {
        let since = generator.chance(10) ? " with \(availability())" : ""
        var lines = ["registry R\(number)\(since) {"]
        for _ in 0..<generator.number(4...10) { lines.append("  \(edge())") }
        return lines + ["}"]
    }

    private mutating func edge() -> String {
        let words = [
            "", "", "push ", "push ", "push ", "push ", "pop ", "present ", "dismiss ", "tab ",
            "replace ", "segue", "unwind",
        ]
        var word = generator.pick(words, "push ")
        if word == "segue" { word = segues.isEmpty ? "" : "segue(\(generator.pick(segues, ""))) " }
        if word == "unwind" { word = unwinds.isEmpty ? "pop " : "unwind(u0) " }
        let isBack = word.hasPrefix("pop") || word.hasPrefix("dismiss") || word.hasPrefix("unwind")
        let isBothWays = word != "tab " && generator.chance(12)
        let canReturn = !isBack && (word != "replace " || isBothWays)
        let options = options(isDriven: !word.hasPrefix("unwind") && generator.chance(25))
        return "\(word)\(ends()) \(isBothWays ? "<->" : "->") \(ends()): "
            + choice(canReturn: canReturn, canBeDefault: true) + options
    }

    private mutating func ends() -> String {
        if generator.chance(30) { return "*" }
        var ends: [String] = []
        for _ in 0..<(generator.chance(25) ? generator.number(2...3) : 1) {
            let isGroup = !groups.isEmpty && generator.chance(25)
            ends.append(isGroup ? generator.pick(groups, "*") : anyScreen())
        }
        return ends.joined(separator: " | ")
    }

    private mutating func anyScreen() -> String {
        generator.pick(generator.chance(30) ? containers : screens, generator.pick(screens, "*"))
    }

    // MARK: What plays

    private mutating func choice(canReturn: Bool, canBeDefault: Bool = false) -> String {
        let going = canBeDefault && generator.chance(8) ? "default" : animation()
        guard canReturn, generator.chance(35) else { return going }
        return going + " / " + (canBeDefault && generator.chance(20) ? "default" : plain())
    }

    private mutating func animation() -> String {
        if generator.chance(15) { return generator.pick(animations, "fade") }
        return generator.chance(15) ? called(generator.pick(families, "f0")) : plain()
    }

    /// An animation with parameters; both must be used, the direction by what plays there.
    private mutating func family(_ index: Int) -> String {
        let head = "animation f\(index)(d: Direction, t: Duration = 300ms) = "
        if let name = families.last, generator.chance(40) {
            let returning = generator.chance(30) ? " / \(plain())" : ""
            return "\(head)\(name)(d: d, t: t * 2)\(returning)"
        }
        let directed = ["push", "pull", "cover", "uncover", "slide", "zoomSlide"]
        let going = "\(generator.pick(directed, "push"))(d)"
        let returning = generator.chance(30) ? " / \(generator.pick(directed, "pull"))(d)" : ""
        let duration = generator.pick(["t", "t + 100ms", "2 * t"], "t")
        return "\(head)\(going)\(returning) with duration(\(duration))"
    }

    private mutating func called(_ family: String) -> String {
        let direction = generator.pick(["left", "right", "up", "down"], "left")
        let duration = generator.chance(50) ? ", t: \(generator.number(1...9) * 100)ms" : ""
        return "\(family)(d: \(direction)\(duration))"
    }

    private mutating func plain() -> String {
        let whole = ["fade", "none", "zoom", "zoomOut", "system", "auto"]
        let directed = [
            "push", "pull", "cover", "uncover", "slide", "zoomSlide", "pageIn", "pageOut",
        ]
        if generator.chance(25) { return generator.pick(whole, "fade") }
        let directions = ["left", "right", "up", "down", "leading", "trailing"]
        return "\(generator.pick(directed, "push"))(\(generator.pick(directions, "left")))"
    }

    private mutating func availability() -> String {
        let ranges = [
            "from: 13.4", "from: 13.10", "before: 13.4", "before: 13.10",
            "from: 13.4, before: 13.10",
        ]
        return "available(\(generator.pick(ranges, "from: 13.4")))"
    }

    private mutating func options(availability chance: Int = 10, isDriven: Bool = false) -> String {
        var options: [String] = []
        if areLinesToldApart {
            durations += 1
            options.append("duration(\(durations)ms)")
        } else if generator.chance(20) {
            options.append("duration(\(generator.number(1...9) * 100)ms)")
        }
        if isDriven {
            let way = generator.pick(["", "", ", on: both", ", on: go"], "")
            options.append("interactive(pinch\(way))")
        }
        if generator.chance(8) { options.append("delay(\(generator.number(1...9) * 10)ms)") }
        if generator.chance(6) {
            options.append("timingFunction(\(generator.pick(["linear", "easeIn"], "easeOut")))")
        }
        if generator.chance(12) {
            options.append("reduceMotion(\(generator.chance(30) ? "same" : plain()))")
        }
        if generator.chance(chance) {
            options.append(availability())
        }
        return options.isEmpty ? "" : " with " + options.joined(separator: ", ")
    }
}
