@preconcurrency import Hero
import UIKit

/// What an engine was asked and did, in order, for comparing one engine with another.
@MainActor private(set) var facts: [String] = []

@MainActor func fact(_ name: String, _ value: Any) { facts.append("\(name): \(value)") }

/// To a thousandth, so that what arithmetic leaves over is no difference.
func short(_ value: some BinaryFloatingPoint) -> String {
    let value = Double(value)
    if !value.isFinite { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}

func short(_ values: [CGFloat]) -> String { values.map { short($0) }.joined(separator: " ") }

/// A state by value: what is nil is left out.
@MainActor func words(of state: HeroTargetState) -> String {
    var parts: [String] = []
    func add<Value>(_ name: String, _ value: Value?, _ text: (Value) -> String) {
        if let value { parts.append("\(name) \(text(value))") }
    }
    func size(_ size: CGSize) -> String { short([size.width, size.height]) }
    func point(_ point: CGPoint) -> String { short([point.x, point.y]) }
    func rect(_ rect: CGRect) -> String { "\(point(rect.origin)) \(size(rect.size))" }
    func color(_ color: CGColor) -> String { short(color.components ?? []) }
    func box(_ path: CGPath) -> String { rect(path.boundingBox) }
    add("position", state.position, point)
    add("size", state.size, size)
    add("transform", state.transform) { short($0.cells) }
    add("opacity", state.opacity) { short($0) }
    add("cornerRadius", state.cornerRadius) { short($0) }
    add("background", state.backgroundColor, color)
    add("z", state.zPosition) { short($0) }
    add("anchor", state.anchorPoint, point)
    add("contentsRect", state.contentsRect, rect)
    add("contentsScale", state.contentsScale) { short($0) }
    add("borderWidth", state.borderWidth) { short($0) }
    add("borderColor", state.borderColor, color)
    add("shadowColor", state.shadowColor, color)
    add("shadowOpacity", state.shadowOpacity) { short($0) }
    add("shadowOffset", state.shadowOffset, size)
    add("shadowRadius", state.shadowRadius) { short($0) }
    add("shadowPath", state.shadowPath, box)
    add("masks", state.masksToBounds) { "\($0)" }
    add("shows shadow", state.displayShadow ? nil : false) { "\($0)" }
    add("overlay", state.overlay) { "\(color($0.color)) \(short($0.opacity))" }
    add("spring", state.spring) { short([$0.0, $0.1]) }
    add("delay", state.delay == 0 ? nil : state.delay) { short($0) }
    add("duration", state.duration) { short($0) }
    add("curve", state.timingFunction) { short($0.points) }
    add("arc", state.arc) { short($0) }
    add("source", state.source) { $0 }
    add("cascade", state.cascade) { "\(short($0.0)) \($0.1) \($0.2)" }
    add("ignores subviews", state.ignoreSubviewModifiers) { "\($0)" }
    add("space", state.coordinateSpace) { "\($0)" }
    add("scales", state.useScaleBasedSizeChange) { "\($0)" }
    add("snapshot", state.snapshotType) { "\($0)" }
    add("never fades", state.nonFade ? true : nil) { "\($0)" }
    add("is forced", state.forceAnimate ? true : nil) { "\($0)" }
    add("custom", state.custom) { $0.keys.sorted().joined(separator: " ") }
    add("conditions", state.conditionalModifiers) { "\($0.count)" }
    add("begin", state.beginState) { modifiers in
        var begin: HeroTargetState = []
        begin.append(contentsOf: modifiers)
        return "(\(words(of: begin)))"
    }
    return parts.joined(separator: ", ")
}

extension CATransform3D {
    fileprivate var cells: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
}

extension CAMediaTimingFunction {
    fileprivate var points: [CGFloat] {
        [1, 2].flatMap { index -> [CGFloat] in
            var values: [Float] = [0, 0]
            getControlPoint(at: index, values: &values)
            return values.map { CGFloat($0) }
        }
    }
}
