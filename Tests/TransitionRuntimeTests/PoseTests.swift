import Testing

@testable import TransitionRuntime

/// The order of a pose's changes: scaled, then rotated, then moved.
@Suite struct PoseTests {
    private func moved(_ pose: Pose, _ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let matrix = pose.matrix
        return (
            matrix.a * x + matrix.c * y + matrix.tx, matrix.b * x + matrix.d * y + matrix.ty
        )
    }

    @Test func aPoseWithoutChangesIsTheIdentity() {
        let matrix = Pose().matrix
        #expect(matrix == Pose.Matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    }

    /// A point at the right, (10, 0), becomes (20, 0), then (0, 20), then (100, 27).
    @Test func itScalesThenRotatesThenMoves() {
        let pose = Pose(x: 100, y: 7, scaleX: 2, scaleY: 3, rotation: .pi / 2)
        let right = moved(pose, 10, 0)
        #expect(abs(right.x - 100) < 1e-9 && abs(right.y - 27) < 1e-9)
        let below = moved(pose, 0, 10)
        #expect(abs(below.x - 70) < 1e-9 && abs(below.y - 7) < 1e-9)
    }

    @Test func aZoomIsAPose() {
        let pose = ZoomTransform(scale: 2, x: 30, y: 40).pose
        #expect(pose == Pose(x: 30, y: 40, scaleX: 2, scaleY: 2))
    }
}
