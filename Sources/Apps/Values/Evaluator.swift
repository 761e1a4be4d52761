import AppSource
import TransitionDSL

/// Finds what expressions of a program are without running it: their types, the texts that they give,
/// the elements of lists, the classes of controllers.
///
/// It follows names, calls and assignments through the whole program. What cannot be followed is
/// unknown. A search ends for three reasons: an evaluation leads to itself, too many are nested, or
/// the fuel of a file is used up.
final class Evaluator {
    let program: AppProgram
    let words: WalkerWords
    let engineNames: EngineNames
    let registryWords: RegistryWords
    let interface: InterfaceProgram
    /// The translations of the keys of `.strings` files.
    let localized: [String: [String]]
    /// Whether a file imports an engine, the program contains the engine's sources, or a nib sets one of
    /// its properties.
    let hasEngine: Bool
    var screens: ScreenIndex
    var fuel: Fuel
    /// The sites of the bodies that were read.
    var bodies: [BodyID: [Site]] = [:]  // Hot.
    /// The uses of all declarations of a name that was asked for.
    var callsByName: [Text: UsesOfName<CallSite>] = [:]  // Hot.
    var mutatedByName: [Text: Set<DeclarationID>] = [:]  // Hot.
    var assignmentsByName: [Text: UsesOfName<PropertyAssignment>] = [:]  // Hot.
    /// What extensions of classes from outside add to types that were asked for. The uses of a name
    /// that many extensions declare ask for it again and again.
    var extensionMembers: [MemberOfType: [DeclarationID]] = [:]
    /// The call whose variadic arguments are being followed.
    var variadicCall: Site?
    private var inProgress: Set<EvaluationKey> = []
    /// How many evaluations are nested in each other.
    private var nesting = 0
    /// The texts around the part that is being evaluated.
    private var longerTexts = 0
    /// The declarations that an evaluation passed; nil unless they were asked for.
    private var passed: [PassedDeclaration]?

    private static let maximumNesting = 96
    /// An element of a list counts for so many levels, so that lists in lists take little time.
    static let levelsOfElement = maximumNesting / 2

    init(
        _ program: AppProgram, localized: [String: [String]], interface: InterfaceProgram,
        containsEngine: Bool
    ) {
        words = WalkerWords(&program.names)
        registryWords = RegistryWords(&program.names)
        engineNames = EngineNames(&program.names)
        let modules = engineNames.engineModules
        hasEngine =
            containsEngine || interface.setsHeroProperties(of: program)
            || program.files.contains { file in
                file.items.declarations.contains {
                    $0.kind == .import && modules.contains($0.name)
                }
            }
        self.program = program
        fuel = Fuel(fileCount: program.files.count)
        screens = ScreenIndex(program, interface)
        self.localized = localized
        self.interface = interface
    }

    func text(_ spelling: String) -> Text { program.names.intern(spelling) }

    func string(_ text: Text) -> String { program.string(text) }

    /// Begins to evaluate code in a scope, if there is fuel and the evaluation is not nested too
    /// deeply. If it returns true, ``leave(_:levels:)`` must follow with the same arguments. An
    /// evaluation with a key does not begin within itself.
    func enter(_ scope: NameScope, for key: EvaluationKey? = nil, levels: Int = 1) -> Bool {
        guard nesting + levels <= Self.maximumNesting, fuel.use(in: scope.file),
            key.map(begin) ?? true
        else { return false }
        nesting += levels
        return true
    }

    /// Ends an evaluation that ``enter(_:for:levels:)`` began.
    func leave(_ key: EvaluationKey? = nil, levels: Int = 1) {
        nesting -= levels
        if let key { end(key) }
    }

    /// Begins an evaluation, unless it is in progress. If it returns true, ``end(_:)`` must follow.
    func begin(_ key: EvaluationKey) -> Bool { inProgress.insert(key).inserted }

    func end(_ key: EvaluationKey) { inProgress.remove(key) }

    /// Remembers that an evaluation passed a declaration.
    func pass(_ id: DeclarationID, as kind: AppFactContent.CarrierKind, _ value: StringValue) {
        passed?.append(
            PassedDeclaration(id: id, kind: kind, value: value, isPart: longerTexts > 0))
    }

    /// Evaluates a part of a longer text.
    func part(_ evaluate: () -> StringValue) -> StringValue {
        longerTexts += 1
        defer { longerTexts -= 1 }
        return evaluate()
    }

    /// The text that an expression gives, and the declarations that led to it.
    func evaluateWithPath(
        _ expression: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> (value: StringValue, passed: [PassedDeclaration]) {
        passed = []
        defer { passed = nil }
        let value = evaluate(expression, in: scope, frame)
        return (value, passed ?? [])
    }
}

/// What must not be evaluated within its own evaluation.
enum EvaluationKey: Hashable {
    case declaration(DeclarationID)
    case parameter(DeclarationID, Int)
    case type(DeclarationID)
    /// The calls of a function.
    case callers(DeclarationID)
}

/// A declaration that an evaluation passed, with its value there.
struct PassedDeclaration {
    var id: DeclarationID
    var kind: AppFactContent.CarrierKind
    var value: StringValue
    /// The evaluated text has more than this value.
    var isPart: Bool
}

/// A body of a declaration: its own, an accessor's, or its initial value.
struct BodyID: Hashable {
    enum Part: Hashable { case body, initialValue, accessor(Int), topLevel(Int) }

    var declaration: DeclarationID
    var part: Part
}
