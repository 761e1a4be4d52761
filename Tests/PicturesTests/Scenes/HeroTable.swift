@testable import TransitionRuntime

/// The far ends of Hero's 35 animations that move screens, written by hand from Hero's source:
/// where the appearing view comes from, and where the leaving one goes. x and y are in widths and
/// heights.
enum HeroTable {
    struct Row {
        var animation: ScreenAnimation
        var to: AnimationGeometry.Motion
        var from: AnimationGeometry.Motion
        var isToOnTop: Bool
        var timing: TimingCurve
    }

    private static func end(
        _ x: Double = 0, _ y: Double = 0, scale: Double = 1, opacity: Double = 1,
        overlay: Double = 0, shadow: Bool = false
    ) -> AnimationGeometry.Motion {
        AnimationGeometry.Motion(
            x: x, y: y, scale: scale, opacity: opacity, overlayOpacity: overlay, hasShadow: shadow)
    }

    private static func row(
        _ animation: ScreenAnimation, to: AnimationGeometry.Motion, from: AnimationGeometry.Motion,
        top: Bool, _ timing: TimingCurve = .bezier(0.4, 0, 0.2, 1)
    ) -> Row { Row(animation: animation, to: to, from: from, isToOnTop: top, timing: timing) }

    private static let late = TimingCurve.bezier(0, 0, 0.2, 1)
    private static let third = 1.0 / 3

    static let rows: [Row] = [
        row(.fade, to: end(opacity: 0), from: end(), top: true),
        row(.zoom, to: end(scale: 0.7), from: end(scale: 1.3, opacity: 0), top: false),
        row(.zoomOut, to: end(scale: 1.3, opacity: 0), from: end(scale: 0.7), top: true),

        row(
            .push(.left), to: end(1, shadow: true), from: end(-third, overlay: 0.1), top: true, late
        ),
        row(
            .push(.right), to: end(-1, shadow: true), from: end(third, overlay: 0.1), top: true,
            late),
        row(
            .push(.up), to: end(0, 1, shadow: true), from: end(0, -third, overlay: 0.1), top: true,
            late),
        row(
            .push(.down), to: end(0, -1, shadow: true), from: end(0, third, overlay: 0.1),
            top: true, late),

        row(.pull(.left), to: end(third, overlay: 0.1), from: end(-1, shadow: true), top: false),
        row(.pull(.right), to: end(-third, overlay: 0.1), from: end(1, shadow: true), top: false),
        row(
            .pull(.up), to: end(0, third, overlay: 0.1), from: end(0, -1, shadow: true), top: false),
        row(
            .pull(.down), to: end(0, -third, overlay: 0.1), from: end(0, 1, shadow: true),
            top: false),

        row(.cover(.left), to: end(1, shadow: true), from: end(overlay: 0.1), top: true, late),
        row(.cover(.right), to: end(-1, shadow: true), from: end(overlay: 0.1), top: true, late),
        row(.cover(.up), to: end(0, 1, shadow: true), from: end(overlay: 0.1), top: true, late),
        row(.cover(.down), to: end(0, -1, shadow: true), from: end(overlay: 0.1), top: true, late),

        row(.uncover(.left), to: end(overlay: 0.1), from: end(-1, shadow: true), top: false),
        row(.uncover(.right), to: end(overlay: 0.1), from: end(1, shadow: true), top: false),
        row(.uncover(.up), to: end(overlay: 0.1), from: end(0, -1, shadow: true), top: false),
        row(.uncover(.down), to: end(overlay: 0.1), from: end(0, 1, shadow: true), top: false),

        row(.slide(.left), to: end(1), from: end(-1), top: true),
        row(.slide(.right), to: end(-1), from: end(1), top: true),
        row(.slide(.up), to: end(0, 1), from: end(0, -1), top: true),
        row(.slide(.down), to: end(0, -1), from: end(0, 1), top: true),

        row(.zoomSlide(.left), to: end(1, scale: 0.8), from: end(-1, scale: 0.8), top: true),
        row(.zoomSlide(.right), to: end(-1, scale: 0.8), from: end(1, scale: 0.8), top: true),
        row(.zoomSlide(.up), to: end(0, 1, scale: 0.8), from: end(0, -1, scale: 0.8), top: true),
        row(.zoomSlide(.down), to: end(0, -1, scale: 0.8), from: end(0, 1, scale: 0.8), top: true),

        row(
            .pageIn(.left), to: end(1, shadow: true), from: end(scale: 0.7, overlay: 0.1),
            top: true, late),
        row(
            .pageIn(.right), to: end(-1, shadow: true), from: end(scale: 0.7, overlay: 0.1),
            top: true, late),
        row(
            .pageIn(.up), to: end(0, 1, shadow: true), from: end(scale: 0.7, overlay: 0.1),
            top: true, late),
        row(
            .pageIn(.down), to: end(0, -1, shadow: true), from: end(scale: 0.7, overlay: 0.1),
            top: true, late),

        row(
            .pageOut(.left), to: end(scale: 0.7, overlay: 0.1), from: end(-1, shadow: true),
            top: false),
        row(
            .pageOut(.right), to: end(scale: 0.7, overlay: 0.1), from: end(1, shadow: true),
            top: false),
        row(
            .pageOut(.up), to: end(scale: 0.7, overlay: 0.1), from: end(0, -1, shadow: true),
            top: false),
        row(
            .pageOut(.down), to: end(scale: 0.7, overlay: 0.1), from: end(0, 1, shadow: true),
            top: false),
    ]
}
