import Driver
import OperatingSystem

/// What TranscPlugin runs in a build, and TranscGenerate on request: two commands of `transc`. SwiftPM
/// compiles it before the app, so it has no command that no build runs.
@main enum TranscCompile {
    static func main() {
        runProcess { command, operands, options, console throws(Failure) in
            switch command {
            case .compile: return try runCompile(operands, options, console)
            case .support: return try runSupport(operands, options, console)
            default:
                throw Failure(
                    .usage, "`transc-compile` has no command `\(command.rawValue)`",
                    help: "run `transc \(command.rawValue)`")
            }
        }
    }
}
