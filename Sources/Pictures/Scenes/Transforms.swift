import TransitionRuntime

extension Pose.Matrix {
    /// A transform inside this one: `other` applies to the view first.
    func containing(_ other: Pose.Matrix) -> Pose.Matrix {
        var result = self
        result.a = a * other.a + c * other.b
        result.b = b * other.a + d * other.b
        result.c = a * other.c + c * other.d
        result.d = b * other.c + d * other.d
        result.tx = a * other.tx + c * other.ty + tx
        result.ty = b * other.tx + d * other.ty + ty
        return result
    }
}

extension Pose {
    /// The move, rotation and scale of a transform, as Core Animation and browsers separate them.
    /// `isSheared`: the transform also slants the view, which is left out.
    init(_ matrix: Matrix, isSheared: inout Bool) {
        let (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
        let width = (a * a + b * b).squareRoot()
        self.init(x: matrix.tx, y: matrix.ty, scaleX: width)
        if width == 0 {
            scaleY = (c * c + d * d).squareRoot()
            if scaleY > 0 { rotation = Functions.angle(x: d, y: -c) }
            return
        }
        rotation = Functions.angle(x: a, y: b)
        scaleY = (a * d - b * c) / width
        if abs(a * c + b * d) > 1e-9 * width * max(abs(scaleY), 1) { isSheared = true }
    }
}
