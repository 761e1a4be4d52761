/// What TranscPlugin runs in a build: two commands of `transc`. SwiftPM compiles it before the app,
/// so what no build runs is not part of it. All of it but this file is links to `transc`.
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
