import TransitionDSL
import TransitionRuntime

// The rows of the catalog as values of the runtime, by their names. A test finds each row here.

extension ScreenAnimation {
    private static let plain: [String: ScreenAnimation] = [
        "auto": .auto, "none": .none, "system": .system, "fade": .fade, "zoom": .zoom,
        "zoomOut": .zoomOut, "default": .auto,
    ]

    private static let directed: [String: @Sendable (Direction) -> ScreenAnimation] = [
        "push": { .push($0) }, "pull": { .pull($0) }, "cover": { .cover($0) },
        "uncover": { .uncover($0) }, "slide": { .slide($0) }, "zoomSlide": { .zoomSlide($0) },
        "pageIn": { .pageIn($0) }, "pageOut": { .pageOut($0) },
    ]

    /// The animation of a row; nil for zooms, which need a view, and without the direction that
    /// the row needs.
    init?(row: CatalogIndex, direction: Direction? = nil) {
        let entry = Catalog[row]
        guard entry.kind == .animation else { return nil }
        if let animation = Self.plain[entry.name] {
            self = animation
        } else if let animation = Self.directed[entry.name], let direction {
            self = animation(direction)
        } else {
            return nil
        }
    }
}

extension ViewTransition {
    /// The transition of a row; nil for other rows.
    init?(row: CatalogIndex, direction: Direction) {
        switch row {
        case Catalog.Animation.flip: self = .flip(direction)
        case Catalog.Animation.curl: self = .curl(direction)
        default: return nil
        }
    }
}

extension Direction {
    private static let named: [String: Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down, "leading": .leading,
        "trailing": .trailing,
    ]

    /// The direction of a row; nil for other rows.
    init?(row: CatalogIndex) {
        let entry = Catalog[row]
        guard entry.type == .direction, let direction = Self.named[entry.name] else { return nil }
        self = direction
    }
}

extension TimingCurve {
    private static let named: [String: TimingCurve] = [
        "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
        "standard": .standard, "deceleration": .deceleration, "acceleration": .acceleration,
        "sharp": .sharp, "easeOutBack": .easeOutBack,
    ]

    /// The curve of a row with its arguments; nil for other rows, or for a wrong number of
    /// arguments.
    init?(row: CatalogIndex, _ arguments: [Double] = []) {
        let entry = Catalog[row]
        guard entry.type == .curve, arguments.count == entry.parameters.count else { return nil }
        if let curve = Self.named[entry.name] {
            self = curve
        } else if arguments.count == 4 {
            self = .bezier(arguments[0], arguments[1], arguments[2], arguments[3])
        } else {
            return nil
        }
    }
}

extension KeyFrames.Change {
    private static let named: [String: @Sendable ([KeyFrames.Length]) -> KeyFrames.Change] = [
        "x": { .x($0[0]) }, "y": { .y($0[0]) },
        "scale": { $0.count == 1 ? .scale($0[0].value) : .scaleXY(x: $0[0].value, y: $0[1].value) },
        "rotate": { .rotate($0[0].value) }, "opacity": { .opacity($0[0].value) },
        "cornerRadius": { .cornerRadius($0[0]) },
    ]

    /// The change of a row with its arguments, in the order of the parameters; nil for another row,
    /// a wrong number of arguments, and a color.
    init?(row: CatalogIndex, _ arguments: [KeyFrames.Length]) {
        let entry = Catalog[row]
        guard entry.kind == .change, arguments.count == entry.parameters.count,
            let change = Self.named[entry.name]
        else { return nil }
        self = change(arguments)
    }
}

extension KeyFrames.Length {
    /// A number that is not a length. Percent of one, such as an opacity, are hundredths.
    fileprivate var value: Double { points + fraction }
}
