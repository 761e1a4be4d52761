/// What is tried with arbitrary bytes: by libFuzzer, and in part by the tests.
///
/// A target is a pure function of its input. It throws where a promise of the compiler is broken;
/// a trap, a wrong access to memory and a run that does not end are found by who runs it.
enum FuzzTarget: String, CaseIterable, Sendable {
    case lexer, parser, checker, order, generator, fixes, dump, reports, format, page
    case arguments, baseline, xcode, depfile, request
    case frames, json, session
    case swift, objectiveC, interface, strings, app

    func run(_ bytes: [UInt8]) throws(Violation) {
        switch self {
        case .lexer: try tryLexer(bytes)
        case .parser: try tryParser(bytes)
        case .checker: try tryChecker(bytes)
        case .order: try tryOrder(bytes)
        case .generator: try tryGenerator(bytes)
        case .fixes: try tryFixes(bytes)
        case .dump: try tryDump(bytes)
        case .reports: try tryReports(bytes)
        case .format: try tryFormat(bytes)
        case .page: try tryPage(bytes)
        case .arguments: try tryArguments(bytes)
        case .baseline: try tryBaseline(bytes)
        case .xcode: try tryScriptPhase(bytes)
        case .depfile: try tryDepfile(bytes)
        case .request: try tryRequest(bytes)
        case .frames: try tryFrames(bytes)
        case .json: try tryJSON(bytes)
        case .session: try trySession(bytes)
        case .swift: try trySwift(bytes)
        case .objectiveC: try tryObjectiveC(bytes)
        case .interface: try tryInterface(bytes)
        case .strings: try tryStrings(bytes)
        case .app: try tryApp(bytes)
        }
    }

    /// Whether its inputs are files of the language.
    var readsModules: Bool {
        switch self {
        case .lexer, .parser, .checker, .order, .generator, .fixes, .dump, .reports, .format, .page:
            true
        case .arguments, .baseline, .xcode, .depfile, .request, .frames, .json, .session, .swift,
            .objectiveC, .interface, .strings, .app:
            false
        }
    }
}

/// A broken promise.
struct Violation: Error, CustomStringConvertible {
    var description: String
}

/// Throws unless a promise is kept.
func expect(
    _ isKept: Bool, _ promise: @autoclosure () -> String
) throws(Violation) {
    if !isKept { throw Violation(description: promise()) }
}

/// A number that depends only on the bytes: selects options, so that a found input fails again.
func choice(of bytes: [UInt8]) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash >> 33)
}
