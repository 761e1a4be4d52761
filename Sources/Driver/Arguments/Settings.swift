package import OperatingSystem
import TransitionDSL

/// Reads the settings from the file that is given, or else from one in the source root.
package typealias SettingsReader = (_ file: String?, _ root: String?) throws(Failure) -> Settings?

/// The settings of a project: options in a file, which count for every run in the project unless
/// the command line gives them too.
package struct Settings: Hashable, Sendable {
    /// The options that it may hold: what is true of a project, not of one run.
    static let options: [OptionName] = [
        .engine, .access, .swiftVersion, .lineDirectives, .support, .error, .warn, .note,
        .allow, .baseline, .strict, .maximumErrors, .jobs, .color, .app, .exclude,
    ]

    var path: String
    var words: [WrittenArgument]

    package init(path: String, words: [WrittenArgument]) {
        self.path = path
        self.words = words
    }

    /// Reads the file that `--settings` names, or one that is found in the source root; nil
    /// for `none`, and where there is no file.
    package static func read(_ given: String?, root: String?) throws(Failure) -> Settings? {
        guard given != "none", let path = given ?? candidates().first(where: exists) else {
            return nil
        }
        if given == nil {
            if let root, try !SourceRoot(root).contains(path) { return nil }
            try checkOwner(of: path)
        }
        let text = try readText(path, "the settings file", isSource: true) { failure in
            failure.isRefused && isInScriptSandbox ? sandboxHelp("it", as: "an Input File") : nil
        }
        let words = try splitArguments(text, "the settings file", path, hasComments: true)
        return Settings(path: path, words: words)
    }

    /// The places of the file: the current directory, then those above it within the same Git
    /// repository. Elsewhere a file above may belong to something else.
    package static func candidates() -> [String] {
        var directory = ""
        var paths: [String] = []
        for _ in 0..<256 {
            paths.append(directory + "transc.args")
            if (try? FileStatus(directory + ".git")) != nil { return paths }
            let parent = directory + "../"
            guard let status = try? FileStatus(parent),
                status.identity != (try? FileStatus(directory + "."))?.identity
            else { break }
            directory = parent
        }
        return Array(paths.prefix(1))
    }

    /// Whether something has the name. What is not a readable file is an error, not a reason to look
    /// further.
    private static func exists(_ path: String) -> Bool {
        (try? FileStatus(path, followingLinks: false)) != nil
    }

    /// Refuses a file that another user has put above a shared folder, as git does. The owner of the
    /// current directory may: in a container it is not ours.
    private static func checkOwner(of path: String) throws(Failure) {
        guard let owner = (try? FileStatus(path))?.owner, owner != userNumber, owner != 0,
            owner != (try? FileStatus("."))?.owner
        else { return }
        throw Failure(
            .noInput, "the settings file `\(path)` belongs to another user",
            help: "`--settings \(path)` reads it, `--settings none` does not")
    }

    /// A path in the file, which begins at the file's directory. Only the command line can name what
    /// is outside of the file's surroundings.
    func path(of option: GivenOption) throws(Failure) -> String {
        let path = joined(directory(of: self.path), option.value)
        guard let surroundings = Surroundings(of: self.path),
            !surroundings.contains(surroundings.place(of: path))
        else { return path }
        throw Failure(
            .usage, "\(option.shown) is outside of \(surroundings.name)",
            help: "only the command line can name it")
    }
}
