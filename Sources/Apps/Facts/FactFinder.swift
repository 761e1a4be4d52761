import AppSource
import TransitionDSL

/// Finds the facts of a program.
final class FactFinder {
    let evaluator: Evaluator
    var facts: [AppFact] = []
    /// What each declaration was found to be in the ids of the program.
    var uses: [DeclarationID: NameUse] = [:]
    /// The lines of registries so far, and the values followed for the current method.
    var knownLines: Set<RegistryLineKey> = []
    var registrySteps = 0
    /// The assignments that give a controller its transition.
    var delegations: [Delegation] = []
    /// The local names that have a fact.
    var knownLocals: Set<SourcePlace> = []
    var knownEdges: Set<KnownEdge> = []
    /// The arguments that are facts of carriers: several carriers may get one.
    var passedIDs: Set<SourcePlace> = []
    /// The zooms of SwiftUI, in the order of their facts, and the namespaces of their ids.
    var zooms: [AppIndex.Zoom] = []
    var namespaces: [AppIndex.Namespace] = []
    /// The kinds of which not all places are known.
    var hiddenZooms: Set<AppFactContent.ZoomKind> = []
    /// The classes of the program that are plugins of Hero. Kept, as each `x.isEnabled` asks, and all
    /// types of the program are read for them.
    private(set) lazy var pluginNames: Set<Text> = findPluginNames()

    /// The app's own properties of `Reactive` that set an id.
    private(set) lazy var boundNames: Set<Text> = boundMembers()

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    func findFacts() {
        findScreens()
        findDelegates()
        findSiteFacts()
        findArgumentAnimations()
        findDelegations()
        findRegistries()
        findNamed()
        findInterfaceFacts()
        weakenUnreachedEdges()
        findZooms()
    }

    var program: AppProgram { evaluator.program }
    var words: WalkerWords { evaluator.words }
    var engineNames: EngineNames { evaluator.engineNames }
    var registryWords: RegistryWords { evaluator.registryWords }
    var interface: InterfaceProgram { evaluator.interface }
    var hasEngine: Bool { evaluator.hasEngine }

    func text(_ spelling: String) -> Text { program.names.intern(spelling) }

    func string(_ text: Text) -> String { program.string(text) }

    /// Remembers that declarations lead to an id.
    func note(_ passed: [PassedDeclaration]) {
        for one in passed {
            if var known = uses[one.id] {
                known.count += 1
                known.isPart = known.isPart && one.isPart
                if one.value.isKnown, !known.value.isKnown { known.value = one.value }
                uses[one.id] = known
            } else {
                uses[one.id] = NameUse(
                    kind: one.kind, value: one.value, isPart: one.isPart, count: 1)
            }
        }
    }
}

/// What a declaration was found to be in the ids of a program.
struct NameUse {
    var kind: AppFactContent.CarrierKind
    var value: StringValue
    /// Each id has other text, too.
    var isPart: Bool
    /// How many evaluations went through it.
    var count: Int
}
