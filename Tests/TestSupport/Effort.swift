import Foundation

/// How much the tests try, from `TRANSC_EFFORT`: 0 in plain `swift test`, for those who wait, 1 in
/// CI, more on request.
let effort = ProcessInfo.processInfo.environment["TRANSC_EFFORT"].flatMap(Int.init) ?? 0

/// How many times the usual number of random cases to try.
let factor = max(1, effort)
