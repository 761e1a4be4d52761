/// Whether a spring with the mass 1 still moves visibly after five seconds: until then, it is not
/// nearer to its end than a thousandth of the way.
package func isEndlessSpring(stiffness: Double, damping: Double) -> Bool {
    guard stiffness > 0, damping > 0 else { return true }
    let half = damping / 2
    let rest = half * half - stiffness
    // Without oscillation, the slower of two decays counts.
    let decay = rest > 0 ? stiffness / (half + rest.squareRoot()) : half
    let logarithmOfThousand = 6.9
    return logarithmOfThousand / decay > 5
}
