package import Semantics
package import TransitionDSL

/// What the server asks of the process around it, which owns files, clock and streams. Tests replace
/// it.
package struct ServerHost {
    /// The version of transc.
    package var version: String
    /// Reads a file that an import names, or a `.trans` file of the workspace; `main` is the path of
    /// the file that is checked.
    package var read: (_ path: String, _ reference: ImportReference, _ main: String) -> ImportResult
    /// The `.trans` files below a folder, sorted.
    package var transFiles: (_ folder: String) -> [String]
    /// The Swift files below a folder, sorted.
    package var swiftFiles: (_ folder: String) -> [String]
    /// The contents of a Swift file; nil if it cannot be read.
    package var readText: (_ path: String) -> SourceFile?
    /// The options of a run in a folder, from the arguments of the settings and from the project's
    /// own settings; the message is for the user.
    package var options: (_ arguments: [String], _ folder: String?) -> HostOptions
    /// Whether a file can be changed.
    package var isWritable: (_ path: String) -> Bool

    package init(
        version: String,
        read: @escaping (String, ImportReference, String) -> ImportResult,
        transFiles: @escaping (String) -> [String],
        swiftFiles: @escaping (String) -> [String],
        readText: @escaping (String) -> SourceFile?,
        options: @escaping ([String], String?) -> HostOptions,
        isWritable: @escaping (String) -> Bool
    ) {
        self.version = version
        self.read = read
        self.transFiles = transFiles
        self.swiftFiles = swiftFiles
        self.readText = readText
        self.options = options
        self.isWritable = isWritable
    }

    /// Reads what a file imports.
    package func reader(of main: String) -> ImportReader { { read($0, $1, main) } }
}

/// The options under which the server checks files: the same as those of `transc lint`.
package struct HostOptions {
    package var engine: Engine?
    package var access: Access?
    package var levels = RuleLevels()
    /// The findings of a program without those of the baseline.
    package var reported: ([Diagnostic], [SourceFile]) -> [Diagnostic] = { problems, _ in problems }
    /// The code of the app; nil if the options name none.
    package var app: HostApp?
    /// What is wrong with the options, for the user.
    package var problem: String?

    package init() {}
}

/// The code of an app, which files are compared with.
package struct HostApp: Sendable {
    /// Whether a path is one of a file of its code, or would be if the file existed.
    package var contains: @Sendable (_ path: String) -> Bool
    /// The paths of its files now.
    package var files: @Sendable () -> [String]
    /// Reads it together with the `.trans` files of the project. It may take long.
    package var read: @Sendable (_ transFiles: [String]) -> ReadApp

    package init(
        contains: @escaping @Sendable (String) -> Bool, files: @escaping @Sendable () -> [String],
        read: @escaping @Sendable ([String]) -> ReadApp
    ) {
        self.contains = contains
        self.files = files
        self.read = read
    }
}

/// What is known about an app.
package struct ReadApp: Sendable {
    package var names = AppNames()
    /// What the rules about apps find in a checked file.
    package var problems: @Sendable (Analysis) -> [Diagnostic] = { _ in [] }
    /// What could not be read, for the user.
    package var problem: String?

    package init() {}
}
