/// The points of line segments that approximate a function of the time, placed by error.
///
/// The function has several values, such as x and y. Between two points, no value is further from
/// the function than `tolerance`, as far as sampling finds. The first and the last point are exact.
/// There are at most `limit` points; the last segment then has a larger error.
func points(
    within tolerance: Double, limit: Int = 1000, of function: (Double) -> [Double]
) -> [(time: Double, values: [Double])] {
    let finest = 1.0 / 65536
    var result = [(time: 0.0, values: function(0))]
    while result.count < limit - 1, let last = result.last, last.time < 1 {
        // The longest segment, a multiple of the finest: doubled while it fits, then halved.
        var step = finest
        var length = finest
        func fits(_ length: Double) -> Bool {
            isStraight(function, last.time, min(last.time + length, 1), tolerance)
        }
        while last.time + length < 1, fits(length + step * 2) {
            step *= 2
            length += step
        }
        while step > finest {
            step /= 2
            if last.time + length < 1, fits(length + step) { length += step }
        }
        let end = min(last.time + length, 1)
        result.append((end, function(end)))
    }
    if let last = result.last, last.time < 1 { result.append((1, function(1))) }
    return result
}

/// Whether a function is within a tolerance of the line between its values at two times.
private func isStraight(
    _ function: (Double) -> [Double], _ start: Double, _ end: Double, _ tolerance: Double
) -> Bool {
    let (first, last) = (function(start), function(end))
    let samples = 16
    for index in 1..<samples {
        let part = Double(index) / Double(samples)
        let values = function(start + (end - start) * part)
        for (number, value) in values.enumerated() {
            let line = first[number] + (last[number] - first[number]) * part
            // The function can be further away between two samples.
            if abs(value - line) > tolerance * 0.9 { return false }
        }
    }
    return true
}
