/// Rows that code refers to by name. A test finds each of them in the tables, so a misspelt name
/// cannot disable anything. Overloads count as one: a row here is the first of its name.
extension Catalog {
    package enum Animation {
        package static let auto = row("auto")
        package static let curl = row("curl")
        package static let `default` = row("default")
        package static let fade = row("fade")
        package static let flip = row("flip")
        package static let none = row("none")
        package static let system = row("system")
        package static let systemZoom = row("systemZoom")
        package static let zoomInRect = row("zoomInRect")
        package static let zoomOutRect = row("zoomOutRect")

        package static let all = [
            auto, curl, `default`, fade, flip, none, system, systemZoom, zoomInRect, zoomOutRect,
        ]

        /// Transitions of UIKit, which no gesture can drive.
        package static let ofViews = [curl, flip]
        /// What the runtime plays with every engine.
        package static let ofRuntime = [zoomInRect, zoomOutRect] + ofViews

        private static func row(_ name: String) -> CatalogIndex { existing(.animation, name) }
    }

    package enum Modifier {
        package static let arc = row("arc")
        package static let autolayout = row("autolayout")
        package static let beginWith = row("beginWith")
        package static let cascade = row("cascade")
        package static let cornerRadius = row("cornerRadius")
        package static let delay = row("delay")
        package static let duration = row("duration")
        package static let fade = row("fade")
        package static let opacity = row("opacity")
        package static let position = row("position")
        package static let rotate = row("rotate")
        package static let scale = row("scale")
        package static let source = row("source")
        package static let spring = row("spring")
        package static let timingFunction = row("timingFunction")
        package static let transform = row("transform")
        package static let translate = row("translate")
        package static let whenDisappearing = row("whenDisappearing")
        package static let whenDismissing = row("whenDismissing")
        package static let whenMatched = row("whenMatched")
        package static let whenPresenting = row("whenPresenting")

        package static let all = [
            arc, autolayout, beginWith, cascade, cornerRadius, delay, duration, fade, opacity,
            position, rotate, scale, source, spring, timingFunction, transform, translate,
            whenDisappearing, whenDismissing, whenMatched, whenPresenting,
        ]

        private static func row(_ name: String) -> CatalogIndex { existing(.modifier, name) }
    }

    package enum Option {
        package static let available = row("available")
        package static let delay = row("delay")
        package static let duration = row("duration")
        package static let interactive = row("interactive")
        package static let reduceMotion = row("reduceMotion")
        package static let spring = row("spring")
        package static let timingFunction = row("timingFunction")

        package static let all = [
            available, delay, duration, interactive, reduceMotion, spring, timingFunction,
        ]

        private static func row(_ name: String) -> CatalogIndex { existing(.option, name) }
    }

    package enum Interaction {
        package static let edgePan = row("edgePan")
        package static let pan = row("pan")

        package static let all = [edgePan, pan]

        private static func row(_ name: String) -> CatalogIndex { existing(.interaction, name) }
    }

    /// Changes of key frames.
    package enum Change {
        package static let opacity = row("opacity")
        package static let rotate = row("rotate")
        package static let scale = row("scale")
        package static let x = row("x")
        package static let y = row("y")

        package static let all = [opacity, rotate, scale, x, y]

        private static func row(_ name: String) -> CatalogIndex { existing(.change, name) }
    }

    /// The directions that `interactive(…, on:)` accepts.
    package enum DrivenWay {
        package static let go = row("go")
        package static let `return` = row("return")
        package static let both = row("both")

        package static let all = [go, `return`, both]

        private static func row(_ name: String) -> CatalogIndex { existing(.constant, name) }
    }

    /// `same` as what plays with Reduce Motion: the second of its name.
    package static let sameMotion =
        entries.firstIndex { $0.kind == .constant && $0.type == .animation }
        .map { CatalogIndex($0) } ?? missing
    package static let trueConstant = existing(.constant, "true")

    /// The first row of each kind and name; these rows are adjacent.
    package static let firstOverload: [CatalogIndex] = {
        // Hot.
        var first: [CatalogIndex] = []
        for (index, entry) in entries.enumerated() {
            let isOverload =
                index > 0 && entries[index - 1].kind == entry.kind
                && entries[index - 1].name == entry.name
            first.append(isOverload ? first[index - 1] : CatalogIndex(index))
        }
        return first
    }()

    /// A row that exists: a test checks that it is never ``missing``.
    private static func existing(_ kind: CatalogKind, _ name: String) -> CatalogIndex {
        row(kind, name) ?? missing
    }

    /// The index of no row.
    package static let missing = CatalogIndex(.max)
}
