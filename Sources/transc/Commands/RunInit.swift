import Driver
import Lexer
import OperatingSystem
import Parser
import Semantics
import TransitionDSL

/// Where the package is published. `OWNER` is a placeholder. Everything else in the repository
/// repeats this spelling, so that one replacement sets it everywhere.
let repositoryAddress = "https://github.com/OWNER/transc"

/// Writes a first file if there is none, and prints the next steps.
func runInit(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    let path = firstPath(operands.first)
    let file = FirstFile(namespace: try namespace(for: path), engine: options.engine ?? .uikit)
    try check(file, path)
    try create(path, holding: Array(file.text.utf8))
    return try console.printOutput(file.nextSteps(path))
}

/// The path of the file: `App.trans`, possibly in a given directory.
private func firstPath(_ operand: String?) -> String {
    let name = "App.trans"
    guard let operand else { return name }
    let isDirectory = (try? FileStatus(operand))?.kind == .directory
    return isDirectory ? joined(operand, name) : operand
}

/// The namespace, made from the file's name with a suffix, since an app may have a type `App`, or
/// use SwiftUI's.
private func namespace(for path: String) throws(Failure) -> String {
    let name = lastComponent(of: path)
    let ending = ".trans"
    guard name.hasSuffix(ending) else {
        // `Shop.swift`
        let stem = directory(of: path) + name.prefix { $0 != "." }
        let isName = !stem.isEmpty && !path.hasPrefix("-") && !name.hasPrefix(".")
        throw Failure(
            .usage, "`\(path)` is neither a directory nor a name that ends in `.trans`",
            help: path.hasSuffix("/")
                ? "create the directory `\(path)` first"
                : "write `transc init \(isName ? stem : "App")\(ending)`")
    }
    let stem = name.dropLast(ending.count).unicodeScalars
    guard let first = stem.first(where: { $0.properties.isXIDContinue }),
        first == "_" || first.properties.isXIDStart
    else {
        throw Failure(
            .usage, "the Swift of `\(path)` is named after it, but no Swift name begins like that",
            help: "write `transc init App.trans`, or another name that begins with a letter")
    }
    let base = defaultNamespace(forPath: path)
    return base.hasSuffix("Transitions") ? base : base + "Transitions"
}

/// Refuses a name that the compiler would refuse, such as that of a module which the Swift imports.
private func check(_ file: FirstFile, _ path: String) throws(Failure) {
    let source = SourceFile(path: path, text: file.text)
    let result = analyze(
        [parse(tokenize(source))], options: AnalysisOptions(defaultNamespace: file.namespace))
    guard let problem = result.problems.first(where: { $0.severity == .error }) else { return }
    throw Failure(
        .usage, "the Swift of `\(path)` would be called `\(file.namespace)`: \(problem.message)",
        help: "write `transc init NAME.trans` with another name")
}

/// Creates a file. Never replaces anything, including dangling links.
private func create(_ path: String, holding bytes: [UInt8]) throws(Failure) {
    let place = try converting(try OutputPlace.new(path)) { Failure(path, $0) }
    do throws(SystemError) {
        try holdingSignals { () throws(SystemError) in try makeFile(place, holding: bytes) }
    } catch {
        guard error != .exists else {
            throw Failure(
                .cannotWrite, "`\(path)` already exists; it was not changed",
                help: "`transc init NAME.trans` writes another file")
        }
        throw Failure(path, WriteFailure(error))
    }
}

/// The file that `transc init` writes: short, but with each part of a file, and without lint
/// findings.
struct FirstFile: Sendable {
    var namespace: String
    var engine: Engine

    var text: String {
        """
        /// The transitions between the screens of this app.
        module \(namespace)
        engine \(engine.rawValue)\(engineComment)

        // Screens: a name in this file, and a class of your app. Replace these two with yours.

        \(screens)\(defaults)
        // The animation between two screens. `*` is any screen. If several lines cover one
        // transition, the narrowest one applies, wherever it is.

        registry Lines {
          \(line)
        }

        """
    }

    private var engineComment: String {
        engine == .uikit ? "  // `transc init --engine hero` shows ids and modifiers of views" : ""
    }

    private var screens: String {
        // Whether the engine supports ids and modifiers on views.
        let movesViews = engine == .hero || engine == .sdoshero
        guard movesViews else {
            return """
                screen List   = ListViewController
                screen Detail = DetailViewController

                """
        }
        return """
            screen List = ListViewController {
              pictureView: picture  // a property of the class, and its id
            }
            screen Detail = DetailViewController {
              pictureView: picture
              titleLabel:  with fade, translate(y: 40)
            }

            // An id. Views with the same id fly into each other: the list's picture becomes the
            // detail's and, on return, the list's again.

            hero picture

            """
    }

    private var defaults: String {
        if engine == .trtransitions { return "" }
        return """

            // The animations of transitions that no line below covers.

            defaults {
              push         slide(left)  // on return: slide(right)
              present      cover(up)    // on return: uncover(down)
              reduceMotion fade         // instead, if Reduce Motion is on
            }

            """
    }

    private var line: String {
        engine == .trtransitions || engine == .uikit
            ? """
            // The detail grows out of `pictureView`, a property of ListViewController.
              push List -> Detail: zoomInRect(of: pictureView)  // on return: zoomOutRect
            """ : "push List -> Detail: pageIn(up)  // on return: pageOut(down)"
    }

    /// The next steps of the user, in order.
    func nextSteps(_ path: String) -> String {
        // A path that begins with a dash would be read as an option.
        let operand = path.hasPrefix("-") ? "./" + path : path
        let word = isPlain(operand) ? operand : shellQuoted(operand)
        return """
            wrote \(path)

            1. In it, replace ListViewController and DetailViewController with your controllers.
            2. Add the package. In Package.swift:
                   platforms: [.iOS(.v13)],
                   dependencies: [
                       .package(url: "\(repositoryAddress)", .upToNextMinor(from: "\(version)"))
                   ],
               In the target:
                   dependencies: [.product(name: "TransitionRuntime", package: "transc")],
                   plugins: [.plugin(name: "TranscPlugin", package: "transc")]
               In Xcode: choose File > Add Package Dependencies, and enter the same address. Link
               TransitionRuntime. Add TranscPlugin to Build Phases > Run Build Tool Plug-ins.\(library)
            3. Build. The plugin compiles the file in every build. Without the plugin, run
                   transc compile \(word)
            4. Before the first push, call
                   \(namespace).install(in: navigationController)
            5. In continuous integration, run
                   transc lint --strict \(word)

            """
    }

    private var library: String {
        switch engine {
        case .uikit: ""
        case .hero: "\n   Also link Hero."
        case .sdoshero: "\n   Also link SDOSHero."
        case .trtransitions: "\n   Also link TRTransitions."
        }
    }

    /// Whether a shell reads the path as one word.
    private func isPlain(_ path: String) -> Bool {
        path.unicodeScalars.allSatisfy {
            $0.properties.isXIDContinue || "/.-_".unicodeScalars.contains($0)
        }
    }
}
