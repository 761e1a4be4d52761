extension Catalog {
    /// The position, size and rotation of the view.
    static let geometryModifiers: [CatalogEntry] = [
        modifier(
            "position", [.init("", .point)], "where the view's centre is",
            "position(point(x: 160, y: 600))", .animatesUnlessMatched, .sets(.position)),
        modifier(
            "size", [.init("", .size)], "how wide and high the view is",
            "size(size(width: 50, height: 50))", .animatesUnlessMatched, .sets(.size)),
        modifier(
            "transform", [.init("", .swiftOnly)],
            "the layer's transform, a `CATransform3D`, in place of all transforms before it",
            "transform(swift(#\"CATransform3DMakeRotation(0.5, 0, 0, 1)\"#))",
            .animatesUnlessMatched, .notDrawn("its code runs only in the app")),
        modifier(
            "perspective", [.init("", .length, in: 0...(.infinity), excludesLowerBound: true)],
            "the distance of the eye: gives depth to rotations about x and y", "perspective(500)",
            .animatesUnlessMatched, .notDrawn("pictures are flat")),
        modifier(
            "scale",
            [
                .init("x", .double, default: "1"), .init("y", .double, default: "1"),
                .init("z", .double, default: "1"),
            ], "times the size along each axis", "scale(x: 0.5, y: 2)", .animatesUnlessMatched,
            .transforms(.scale, .each)),
        modifier(
            "scale", [.init("", .double)], "times the width and the height", "scale(0.5)",
            .animatesUnlessMatched, .transforms(.scale, .both)),
        modifier(
            "translate",
            [
                .init("x", .length, default: "0"), .init("y", .length, default: "0"),
                .init("z", .length, default: "0"),
            ], "moved along each axis, y downwards", "translate(y: -44)",
            .animatesUnlessMatched, .transforms(.translation, .each)),
        modifier(
            "translate", [.init("", .point), .init("z", .length, default: "0")],
            "moved by a point's x and y", "translate(point(x: 20, y: 40), z: 10)",
            .animatesUnlessMatched, .transforms(.translation, .pair)),
        modifier(
            "rotate",
            [
                .init("x", .angle, default: "0", in: turns),
                .init("y", .angle, default: "0", in: turns),
                .init("z", .angle, default: "0", in: turns),
            ], "rotated about each axis, about z clockwise", "rotate(x: 45deg, z: 0.2rad)",
            .animatesUnlessMatched, .transforms(.rotation, .each)),
        modifier(
            "rotate", [.init("", .point), .init("z", .angle, default: "0", in: turns)],
            "rotated about x and y by a point's numbers in radians",
            "rotate(point(x: 0.5, y: 0.1), z: 0.2rad)", .animatesUnlessMatched,
            .transforms(.rotation, .pair)),
        modifier(
            "rotate", [.init("", .angle, in: turns)], "rotated clockwise in the screen's plane",
            "rotate(90deg)", .animatesUnlessMatched, .transforms(.rotation, .z)),
        modifier(
            "zPosition", [.init("", .length)], "how near the view is; nearer views are in front",
            "zPosition(10)", .adjusts, .sets(.zPosition)),
        modifier(
            "contentsRect", [.init("", .rect)],
            "which part of the layer's contents shows, 0 to 1 along both axes",
            "contentsRect(rect(x: 0, y: 0, width: 0.5, height: 0.5))", .animates,
            .notDrawn("the drawn views have no contents of the app")),
        modifier(
            "contentsScale", [.init("", .double, in: 0...(.infinity), excludesLowerBound: true)],
            "pixels of the layer's contents per point", "contentsScale(2)", .adjusts,
            .notDrawn("the drawn views have no contents of the app")),
    ]

    /// Two full turns in each direction: a larger bare number is probably degrees without a unit.
    static let turns: ClosedRange<Double> = -12.6...12.6
}
