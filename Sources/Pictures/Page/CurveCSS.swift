import TransitionRuntime

extension TimingCurve {
    /// The curve in CSS. A spring is a list of points, placed so closely that nothing on the phone
    /// is off by more than a quarter of a point.
    var css: String {
        if self == .linear { return "linear" }
        if let points = controlPoints {
            return "cubic-bezier(\(points.x1), \(points.y1), \(points.x2), \(points.y2))"
        }
        let tolerance = 0.25 / PhoneScreen.size.height
        let points = points(within: tolerance) { [value(at: $0)] }
        let stops = points.map { point in
            "\(rounded(point.values[0], 100_000)) \(rounded(point.time * 100, 1000))%"
        }
        return "linear(\(stops.joined(separator: ", ")))"
    }

    /// The name of the curve in the language.
    var name: String {
        switch self {
        case .linear: "linear"
        case .easeIn: "easeIn"
        case .easeOut: "easeOut"
        case .easeInOut: "easeInOut"
        case .standard: "standard"
        case .deceleration: "deceleration"
        case .acceleration: "acceleration"
        case .sharp: "sharp"
        case .easeOutBack: "easeOutBack"
        case .bezier: "bezier"
        case .spring(let stiffness, let damping): "spring \(short(stiffness)), \(short(damping))"
        }
    }
}

/// A number, to the nearest multiple of 1 / `factor`.
func rounded(_ number: Double, _ factor: Double) -> Double {
    (number * factor).rounded() / factor
}

/// A number without the decimals of a whole one.
func short(_ number: Double) -> String {
    Int64(exactly: number)?.description ?? "\(number)"
}
