/// The exit status of the process. Scripts rely on the numbers.
package enum ExitCode: Int32, CaseIterable, Sendable {
    case success = 0
    case inputErrors = 1
    case strictWarnings = 2
    /// Files differ from the generated ones.
    case outOfDate = 3
    case usage = 64
    case noInput = 66
    case internalError = 70
    case cannotWrite = 73

    /// One line for the help.
    package var meaning: String {
        switch self {
        case .success: "success; there may be warnings"
        case .inputErrors: "the input has errors"
        case .strictWarnings: "the input has warnings, with --strict"
        case .outOfDate: "--check or --diff found something to change, or --fail-on a difference"
        case .usage: "the command line is wrong"
        case .noInput: "an input file cannot be read"
        case .internalError: "internal error; please report it"
        case .cannotWrite: "the output cannot be written"
        }
    }

    /// The more severe of two codes: a failure with one of several files must be visible.
    package func combined(with other: ExitCode) -> ExitCode {
        let byWeight: [ExitCode] = [
            .success, .strictWarnings, .outOfDate, .inputErrors, .cannotWrite, .noInput, .usage,
            .internalError,
        ]
        return byWeight.last { $0 == self || $0 == other } ?? self
    }
}

/// A failure outside the language: it has no place in a source file.
package struct Failure: Error, Hashable, Sendable {
    package var code: ExitCode
    package var message: String
    /// The remedy, in a complete sentence.
    package var help: String?

    package var text: String { help.map { "\(message); \($0)" } ?? message }

    package init(_ code: ExitCode, _ message: String, help: String? = nil) {
        self.code = code
        self.message = message
        self.help = help
    }
}
