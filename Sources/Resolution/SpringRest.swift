/// How long a spring with the mass 1 moves visibly: until it is nearer to its end than a thousandth
/// of the way.
package func secondsToRest(stiffness: Double, damping: Double) -> Double {
    guard stiffness > 0, damping > 0 else { return .infinity }
    let half = damping / 2
    let rest = half * half - stiffness
    // Without oscillation, the slower of two decays counts.
    let decay = rest > 0 ? stiffness / (half + rest.squareRoot()) : half
    return 6.9 / decay
}
