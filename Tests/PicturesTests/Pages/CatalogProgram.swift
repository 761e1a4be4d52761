import TransitionDSL

/// A program that plays each row of the catalog, with a pair of screens for each.
struct CatalogProgram {
    private let engine: String
    private var declarations: [String] = []
    private var lines: [String] = []
    private var count = 0

    /// `engine`: `hero`, which also plays modifiers, or `uikit`.
    init(engine: String) {
        self.engine = engine
        for entry in Self.rows(.animation) { add(entry) }
        for entry in Catalog.entries where entry.type == .curve {
            let curve = entry.kind == .constructor ? entry.example : entry.name
            add("slide(left) with timingFunction(\(curve))")
        }
        add("zoomSlide(up) with timingFunction(bezier(0.3, -0.6, 0.7, 1.6)), delay(200ms)")
        for (stiffness, damping) in [
            (50, 100), (250, 30), (250, 31.622776601683793), (1000, 10), (5000, 20),
        ] as [(Double, Double)] {
            add("slide(down) with spring(stiffness: \(stiffness), damping: \(damping))")
        }
        addKeyFrames()
        if engine == "hero" { addViews() }
    }

    static func rows(_ kind: CatalogKind) -> [CatalogEntry] {
        Catalog.entries.filter { $0.kind == kind }
    }

    var text: String {
        let hero = """
            hero id = "id"
            hero other = "other"
            cell NewsCell = NewsTableViewCell { picture: with fade }
            screen Start = StartController {
              cell NewsCell
              imageView: id
            }
            """
        let uikit = """
            cell NewsCell = NewsTableViewCell
            screen Start = StartController { cell NewsCell }
            """
        return """
            engine \(engine)
            \(engine == "hero" ? hero : uikit)
            \(declarations.joined(separator: "\n"))
            defaults { reduceMotion fade }
            registry App {
            \(lines.joined(separator: "\n"))
            }

            """
    }

    /// A line to a screen of its own.
    private mutating func add(_ animation: String, screen body: String = "") {
        count += 1
        declarations.append("screen S\(count) = S\(count)Controller {\(body)}")
        lines.append("  push Start -> S\(count): \(animation)")
    }

    private mutating func add(_ entry: CatalogEntry) {
        let directions = entry.parameters.contains { $0.type == .direction }
        if directions {
            let isVertical = entry.parameters.contains { $0.isVertical }
            for direction in Catalog.entries
            where direction.type == .direction && (direction.isVertical || !isVertical) {
                add("\(entry.name)(\(direction.name))")
            }
            let isOfViews = Catalog.row(.animation, entry.name).map {
                Catalog.Animation.ofViews.contains($0)
            }
            let delay = isOfViews == true ? "" : ", delay(150ms)"
            add("\(entry.name)(up) with duration(0.6s)\(delay)")
            return
        }
        let content = entry.parameters.contains { $0.type == .content }
        guard content else { return add(entry.example) }
        let view = entry.name == "zoomInRect" ? "NewsCell.picture" : "button"
        for argument in ["content: same", "content: different"] {
            add("\(entry.name)(\(argument))")
            let options = "duration(0.5s), timingFunction(easeIn)"
            add("\(entry.name)(of: \(view), \(argument)) with \(options)")
        }
    }

    private mutating func addKeyFrames() {
        var frames = Self.rows(.change).map { entry in
            """
              toView 0%...40%: \(entry.example)
              fromView 25%...75%: \(entry.example)
            """
        }
        frames.append(
            """
              fromView 0%...25%: y(-20), rotate(0.05rad)
              fromView 20%...100%: y(100% + 40), rotate(3.5rad), cornerRadius(12)
              fromView 80%...90%: opacity(30%), scale(x: 0.5, y: 0.25)
              toView 50%...100%: x(-50%), backgroundColor(#1C1C1E)
            """)
        for (number, frames) in frames.enumerated() {
            declarations.append(
                "animator play\(number) with duration(0.8s), delay(100ms) {\n\(frames)\n}")
            add("play\(number)")
        }
    }

    /// Views that fly, and views with each modifier.
    private mutating func addViews() {
        for intensity in ["-1", "0.4", "1", "2"] {
            let arc = "arc(intensity: \(intensity))"
            add("slide(left)", screen: " picture: id with \(arc) ")
            add("fade", screen: " stars[i]: with fade\n button: id with \(arc), spring ")
        }
        add("push(left)", screen: " picture: id with forceNonFade, useScaleBasedSizeChange ")
        add("pull(left) with duration(1s), delay(100ms)", screen: " title: id\n button: other ")
        add("none", screen: " title: id ")
        add("auto", screen: " root: with fade\n title: id ")
        for entry in Self.rows(.modifier) {
            let alone = ["position(point(x: 60, y: 700))", "opacity(0.9)"]
            add(
                "slide(up)",
                screen: """

                      box: with \(Self.list(alone, entry))
                      picture: id with \(Self.list(["duration(0.5s)"], entry))
                      form: with \(Self.list(["opacity(0.5)"], entry))
                      form.title: with fade
                      form.button: with scale(0.5), rotate(1rad)

                    """)
        }
        add(
            "zoom",
            screen: """

                  box: with rotate(90deg), scale(0.5), translate(x: 100)
                  card: with position(point(x: 9, y: 90)), size(size(width: 40, height: 90))
                  button: with beginWith(opacity(0.2), cornerRadius(20)), opacity(0.9), cornerRadius(2)
                  stars[i]: with fade, delay(i * 40ms), translate(y: 30), useGlobalCoordinateSpace

                """)
    }

    /// Modifiers and a row, each name once.
    private static func list(_ modifiers: [String], _ entry: CatalogEntry) -> String {
        let others = modifiers.filter { !$0.hasPrefix(entry.name + "(") }
        return (others + [entry.example]).joined(separator: ", ")
    }
}
