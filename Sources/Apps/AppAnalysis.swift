import AppSource
import TransitionDSL

/// The state of one scan: the program, and what has been found out about it so far.
final class AppAnalysis {
    let program: AppProgram
    let words: WalkerWords
    let registryWords: RegistryWords
    let engineNames: EngineNames
    /// The sites of the bodies that were read.
    var bodies: [BodyID: [Site]] = [:]  // Hot.
    /// The uses of all declarations of a name that was asked for.
    var callsByName: [Text: UsesOfName<CallSite>] = [:]  // Hot.
    var mutatedByName: [Text: Set<DeclarationID>] = [:]  // Hot.
    var assignmentsByName: [Text: UsesOfName<PropertyAssignment>] = [:]  // Hot.
    /// What extensions of classes from outside add to types that were asked for. The uses of a name
    /// that many extensions declare ask for it again and again.
    var extensionMembers: [MemberOfType: [DeclarationID]] = [:]
    /// Evaluations under way, which end a recursion.
    var inProgress: Set<EvaluationKey> = []
    /// What each declaration was found to be in the ids of the program.
    var uses: [DeclarationID: NameUse] = [:]
    /// Whether evaluation remembers the declarations that it passes.
    var isNotingUses = false
    /// Whether a file imports an engine, or the program contains the engine's sources.
    let importsEngine: Bool
    var screens: ScreenIndex
    let interface: InterfaceProgram
    /// The translations of the keys of `.strings` files.
    let localized: [String: [String]]
    var steps: FollowedSteps
    var facts: [AppFact] = []
    /// The lines of registries so far, and the values followed for the current method.
    var knownLines: Set<RegistryLineKey> = []
    var registrySteps = 0
    var knownEdges: Set<KnownEdge> = []
    /// The call whose variadic arguments are being followed.
    var variadicCall: Site?
    /// The classes of the program that are plugins of Hero. Kept, as each `x.isEnabled` asks, and all
    /// types of the program are read for them.
    private(set) lazy var pluginNames: Set<Text> = findPluginNames()

    init(
        _ program: AppProgram, localized: [String: [String]], interface: InterfaceProgram,
        containsEngine: Bool
    ) {
        words = WalkerWords(&program.names)
        registryWords = RegistryWords(&program.names)
        engineNames = EngineNames(&program.names)
        let modules = engineNames.engineModules
        importsEngine =
            containsEngine
            || program.files.contains { file in
                file.items.declarations.contains {
                    $0.kind == .import && modules.contains($0.name)
                }
            }
        self.program = program
        steps = FollowedSteps(fileCount: program.files.count)
        screens = ScreenIndex(program, interface)
        self.localized = localized
        self.interface = interface
    }

    /// A range of a file as written, with white space and comments reduced to single spaces.
    func sourceText(_ range: SourceRange, file: Int) -> String {
        let source = program.files[file].source
        let comments = program.tokens(file).comments
        var parts: [String] = []
        var start = range.start
        // A binary search: each fact of a file asks for the comments in its range.
        var next = comments.partitioningIndex { $0.start >= range.start }
        while next < comments.count, comments[next].start < range.end {
            parts.append(source.text(SourceRange(start: start, end: comments[next].start)))
            start = min(comments[next].end, range.end)
            next += 1
        }
        parts.append(source.text(SourceRange(start: start, end: range.end)))
        return parts.joined(separator: " ").split { $0.isWhitespace }.joined(separator: " ")
    }

    /// Whether code of a file may still be followed; this counts as a step.
    func follows(_ scope: NameScope) -> Bool { steps.take(in: scope.file) }

    func text(_ spelling: String) -> Text { program.names.intern(spelling) }

    func string(_ text: Text) -> String { program.string(text) }
}

/// A body of a declaration: its own, an accessor's, or its initial value.
struct BodyID: Hashable {
    enum Part: Hashable { case body, initialValue, accessor(Int), topLevel(Int) }

    var declaration: DeclarationID
    var part: Part
}

/// What makes an evaluation the same as one under way.
enum EvaluationKey: Hashable {
    case declaration(DeclarationID)
    case parameter(DeclarationID, Int)
    case type(DeclarationID)
}
