/// A zoom into a rectangle of a screen, or out of it, like that of TRTransitions.
package struct RectZoom: Hashable, Sendable {
    package enum Way: Hashable, Sendable {
        /// Into a rectangle of the screen that leaves.
        case forward
        /// Out to a rectangle of the screen that appears.
        case backward
    }

    /// Whether the rectangle shows the content of the other screen.
    package enum Content: Hashable, Sendable { case same, different }

    /// The moving layers.
    package enum Layer: Hashable, Sendable, CaseIterable {
        /// The view of the controller that leaves.
        case from
        /// The view of the controller that appears.
        case to
        /// A plate with the background of the rectangle's screen, on top within that screen. It
        /// shows only the rectangle's content in its place.
        case decoration
        /// A snapshot of the leaving screen, above everything.
        case snapshot
        case navigationBar
    }

    /// The state of a layer at one time; nil for what does not change.
    package struct State: Hashable, Sendable {
        package var opacity: Double?
        package var transform: ZoomTransform?
    }

    /// A fraction of the time in which a layer changes to a state.
    package struct Step: Hashable, Sendable {
        package var layer: Layer
        /// Fractions of the whole time.
        package var start: Double
        package var end: Double
        package var state: State
    }

    /// The initial states of layers. A layer that is neither here nor in a step is not needed; one
    /// that is only in a step begins with its current state.
    package var initial: [Layer: State]
    /// In the order of time.
    package var steps: [Step]
    package var isToOnTop: Bool

    /// A zoom between screens of this size. Without a rectangle, or with an empty one, the middle
    /// is used; an image is used only if the content is the same.
    package init(
        _ way: Way, _ content: Content, screen: Size, rect: Rect? = nil, image: Size? = nil
    ) {
        let rect = rect.flatMap { $0.isUsable ? $0 : nil } ?? Self.defaultRect(in: screen)
        let shown = content == .same ? Self.shownSize(of: image, in: rect.size) : rect.size
        let zoomIn = Self.zoomIn(screen, to: rect, showing: shown)
        switch (way, content) {
        case (.forward, .same):
            initial = [
                .to: State(opacity: 0, transform: zoomIn.inverse), .decoration: State(opacity: 0),
            ]
            steps = [
                Step(.from, 0...1, opacity: 0, zoomIn), Step(.to, 0...1, .identity),
                Step(.decoration, 0...1, opacity: 1), Step(.to, 0...0.5, opacity: 1),
            ]
            isToOnTop = true
        case (.forward, .different):
            initial = [.to: State(opacity: 0)]
            steps = [Step(.from, 0...0.2, opacity: 0, zoomIn), Step(.to, 0.2...1, opacity: 1)]
            isToOnTop = true
        case (.backward, .same):
            initial = [
                .from: State(opacity: 0), .to: State(transform: zoomIn),
                .decoration: State(opacity: 1), .navigationBar: State(opacity: 0),
            ]
            steps = [
                Step(.to, 0...1, .identity), Step(.snapshot, 0...1, zoomIn.inverse),
                Step(.decoration, 0...1, opacity: 0), Step(.snapshot, 0...0.25, opacity: 0),
                Step(.navigationBar, 0.75...1, opacity: 1),
            ]
            isToOnTop = false
        case (.backward, .different):
            initial = [.to: State(opacity: 0)]
            steps = [
                Step(.from, 0...0.8, opacity: 0, Self.zoomOut(screen, to: rect, showing: shown)),
                Step(.to, 0.5...1, opacity: 1),
            ]
            isToOnTop = false
        }
    }
}

extension RectZoom {
    /// A rectangle in the middle, a tenth of the screen wide and high.
    package static func defaultRect(in screen: Size) -> Rect {
        let (width, height) = (screen.width / 10, screen.height / 10)
        return Rect(
            x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width,
            height: height)
    }

    /// The size at which a rectangle shows an image: a landscape image fills it, a portrait or
    /// square one fits in it.
    static func shownSize(of image: Size?, in rect: Size) -> Size {
        guard let image, image.isUsable else { return rect }
        let ratio = image.width / image.height
        let isWider = rect.width > ratio * rect.height
        let fills = image.width > image.height
        return isWider == fills
            ? Size(width: rect.width, height: rect.width / ratio)
            : Size(width: ratio * rect.height, height: rect.height)
    }

    /// Scales a rectangle's content to fit the screen, and centers it there.
    static func zoomIn(_ screen: Size, to rect: Rect, showing shown: Size) -> ZoomTransform {
        guard screen.isUsable, rect.isUsable, shown.isUsable else { return .identity }
        let scale = min(screen.width / shown.width, screen.height / shown.height)
        return ZoomTransform(
            scale: scale, x: scale * (screen.width / 2 - rect.centre.x),
            y: scale * (screen.height / 2 - rect.centre.y))
    }

    /// Scales the screen to the size of a rectangle's content, and centers it there.
    static func zoomOut(_ screen: Size, to rect: Rect, showing shown: Size) -> ZoomTransform {
        guard screen.isUsable, rect.isUsable, shown.isUsable else { return .identity }
        return ZoomTransform(
            scale: max(shown.width / screen.width, shown.height / screen.height),
            x: rect.centre.x - screen.width / 2, y: rect.centre.y - screen.height / 2)
    }
}

extension RectZoom.Step {
    fileprivate init(
        _ layer: RectZoom.Layer, _ part: ClosedRange<Double>, opacity: Double? = nil,
        _ transform: ZoomTransform? = nil
    ) {
        self.init(
            layer: layer, start: part.lowerBound, end: part.upperBound,
            state: RectZoom.State(opacity: opacity, transform: transform))
    }
}

/// A width and a height, in points.
package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Whether it has an area that can be divided by.
    var isUsable: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}

/// A rectangle, in points, with its origin at the upper left.
package struct Rect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var size: Size { Size(width: width, height: height) }
    package var centre: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
    var isUsable: Bool { size.isUsable && x.isFinite && y.isFinite }
}

/// A uniform scale about a view's centre and then a translation, in points.
package struct ZoomTransform: Hashable, Sendable {
    package var scale = 1.0
    package var x = 0.0
    package var y = 0.0

    package var pose: Pose { Pose(x: x, y: y, scaleX: scale, scaleY: scale) }

    package static let identity = ZoomTransform()

    /// The inverse transform; nil for a scale of zero.
    var inverse: ZoomTransform {
        scale == 0 ? .identity : ZoomTransform(scale: 1 / scale, x: -x / scale, y: -y / scale)
    }
}
