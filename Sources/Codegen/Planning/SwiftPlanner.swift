import Resolution
import TransitionDSL

/// Creates the declarations of a file from the model and from names that are already decided.
/// Functions return expressions, statements and declarations. Helpers that these need elsewhere in
/// the file, such as functions that find views, are collected here. A class, since it is large.
final class SwiftPlanner {
    let model: Model
    let backend: EngineBackend
    let running: RunningPlan
    let hero: HeroContext
    let support: SupportPlace
    let texts: PlanTexts
    /// The file's texts that are reserved words of Swift. An index: each name asks for its text.
    private let reserved: Set<Text>  // Hot.
    /// The arguments for parameters in the current expression.
    var bindings = Bindings()
    /// Functions that expressions need.
    var viewFunctions = ViewFunctions()
    /// The methods that lines of registries call.
    var ownerLines: [OwnerLine] = []
    var matchIDs: MatchIDs

    init(_ model: Model, support: SupportPlace) {
        self.support = support
        self.model = model
        backend = .of(model.header.engine)
        hero = backend.hasHero ? HeroContext(model) : HeroContext()
        running = RunningPlan(model, backend, hero)
        texts = PlanTexts(model.texts)
        reserved = Set(SwiftNames.reservedWords.compactMap { model.texts.find($0) })
        matchIDs = MatchIDs(model, hasHero: backend.hasHero)
    }

    func head(_ sourceName: String) -> SwiftHead {
        let access: StaticString =
            switch model.header.access {
            case .internal: ""
            case .package: "package "
            case .public: "public "
            }
        return SwiftHead(sourceName: sourceName, access: Verbatim(access))
    }

    /// Whether something refers to the engine's support.
    var needsSupport: Bool { !supportParts().isEmpty }

    /// Passes on the declarations and directives at the top level of the file, in their order.
    func declarations(_ tables: [Table], _ take: (SwiftDeclaration) -> Void) {
        let needsFoundation = model.heroes.contains { hero in
            hero.declared.isGenerated
                && model.parameters[hero.parameters].contains {
                    $0.type == .url || $0.type == .uuid
                }
        }
        if needsFoundation {
            take(SwiftDeclaration("\(word: .importAccess)import Foundation"))
        }
        let condition = SwiftDeclaration("#if canImport(UIKit)")
        let end = SwiftDeclaration("#endif")
        if !running.isEmpty {
            take(needsFoundation ? condition.apart : condition)
            for declaration in imports() { take(declaration) }
            take(runtimeVersion)
            take(end)
        }
        let namespace = declaredNamespace()
        take(needsFoundation || !running.isEmpty ? namespace.apart : namespace)
        if running.isEmpty { return }
        take(condition.apart)
        runningDeclarations(tables, take)
        take(end)
    }

    /// Names a type of the library, so that another version of it is an error that says so.
    private var runtimeVersion: SwiftDeclaration {
        let name = texts.intern(RuntimeNames.version)
        return SwiftDeclaration(
            """
            private typealias TranscVersion = \(RuntimeNames.module).\(name)\
            \(RuntimeNames.versionComment)
            """)
    }

    /// The parts of the namespace. An empty one is omitted.
    private func declaredNamespace() -> SwiftDeclaration {
        let sections = [heroIDs(), segueIDs(), screens()].compactMap { $0 }
        // The app may have a type of that name.
        let place = model.header.modulePlace
        return SwiftDeclaration(
            "\(mark: place)\(dataType: "enum")\(namespace)", at: place, members: sections.spaced
        ).documented(model.header.documentation)
    }

    func entry(_ row: CatalogIndex) -> CatalogEntry { Catalog[row] }

    /// A name of the file.
    func name(_ text: Text) -> Name { Name(text: text, isQuoted: reserved.contains(text)) }

    var namespace: Name { name(model.header.moduleName) }

    /// A name after a dot: only `init` needs backticks there.
    func member(_ text: Text) -> Name {
        Name(text: text, isQuoted: model.texts.string(text) == "init")
    }

    /// An argument label in a declaration or a call.
    func label(_ text: Text) -> Name {
        let isQuoted =
            name(text).isQuoted && SwiftNames.labelNeedsBackticks(model.texts.string(text))
        return Name(text: text, isQuoted: isQuoted)
    }

    /// A member of the namespace; outside of it, qualified with the namespace.
    func own(_ name: StaticString, isOutside: Bool) -> SwiftCode {
        isOutside ? "\(namespace).\(name)" : "\(name)"
    }

    /// The namespace of an imported file and a dot; nil for the compiled file's.
    func foreignNamespace(of declared: Declared, at place: SourcePlace) -> SwiftCode? {
        let index = Int(declared.place.file.index)
        if index == 0 || index >= model.moduleNames.count { return nil }
        return "\(mark: place)\(name(model.moduleNames[index]))."
    }

    /// The case of a screen.
    func screenCase(_ screen: Handle<Screen>) -> SwiftCode {
        ".\(member(model.screens[screen].caseName))"
    }

    /// Swift code of the file. A comment at its end must not hide what follows.
    func appCode(_ code: Text, at place: SourcePlace, mayBreakLine: Bool = false) -> SwiftCode {
        var result: SwiftCode = "\(mark: place, mayBreakLine: mayBreakLine)\(code)"
        if model.texts.string(code).includes("//") { result.append(.lineEnd) }
        return result
    }
}

extension SwiftCode.StringInterpolation {
    /// A type for data.
    mutating func appendInterpolation(dataType keyword: StaticString) {
        appendInterpolation("\(word: .nonisolated)\(word: .access)\(keyword) " as SwiftCode)
    }
}

/// The context that an expression's spelling depends on.
struct ExpressionSite {
    /// The place in the file of the current declaration.
    var place: SourcePlace
    /// Whether it is outside of the namespace.
    var isOutside = false
    /// The screen in a scoped id, and the one that `of opener` refers to.
    var own: OpenerSpelling?
    var opener: OpenerSpelling?
    /// The nesting depth of modifier lists that are being expanded.
    var depth = 0

    init(_ place: SourcePlace, isOutside: Bool = false) {
        self.place = place
        self.isOutside = isOutside
    }
}
