import TransitionDSL

/// How messages look; what they say never depends on it.
struct RenderStyle: Hashable, Sendable {
    var isColored = false
    /// How many columns of a source line are shown.
    var excerptWidth = 120

    /// The parts of a message that colour tells apart.
    enum Part: Sendable {
        case severity(Severity)
        case help
        case message
        case gutter
    }

    /// A part with its colour, if there are colours.
    func paint(_ text: String, as part: Part) -> String {
        guard isColored else { return text }
        return "\u{1B}[\(code(part))m\(text)\u{1B}[0m"
    }

    private func code(_ part: Part) -> String {
        switch part {
        case .severity(.error): "1;31"
        case .severity(.warning): "1;33"
        case .severity(.note), .help: "1;36"
        case .message: "1"
        case .gutter: "36"
        }
    }
}
