/// What the process tells its caller when it ends. Scripts rely on the numbers.
enum ExitCode: Int32, CaseIterable, Sendable {
    case success = 0
    case inputErrors = 1
    case strictWarnings = 2
    /// Files are not as they would be written.
    case outOfDate = 3
    case usage = 64
    case noInput = 66
    case internalError = 70
    case cannotWrite = 73

    /// One line for the help.
    var meaning: String {
        switch self {
        case .success: "all is well; there may be warnings"
        case .inputErrors: "the input has errors"
        case .strictWarnings: "the input has warnings and --strict was given"
        case .outOfDate: "--check or --diff found something to change"
        case .usage: "the command line is wrong"
        case .noInput: "an input file cannot be read"
        case .internalError: "a fault of transc; please report it"
        case .cannotWrite: "the output cannot be written"
        }
    }

    /// The code that tells more of two: what went wrong with one file of several must show.
    func combined(with other: ExitCode) -> ExitCode {
        let byWeight: [ExitCode] = [
            .success, .strictWarnings, .outOfDate, .inputErrors, .cannotWrite, .noInput, .usage,
            .internalError,
        ]
        return byWeight.last { $0 == self || $0 == other } ?? self
    }
}

/// Something that went wrong outside the language: it has no place in a source file.
struct Failure: Error, Hashable, Sendable {
    var code: ExitCode
    var message: String
    /// The remedy, in a sentence that stands alone.
    var help: String?

    var text: String { help.map { "\(message); \($0)" } ?? message }

    init(_ code: ExitCode, _ message: String, help: String? = nil) {
        self.code = code
        self.message = message
        self.help = help
    }
}
