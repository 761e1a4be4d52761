import Semantics
import TransitionDSL

/// Collects the items for a place.
struct CompletionFinder {
    let program: Program
    let place: CompletionPlace
    let engine: Engine
    let app: AppNames?
    var items: [CompletionItem] = []
    /// The declarations that cannot be named here.
    private var own: Set<Int> = []

    init(program: Program, place: CompletionPlace, engine: Engine, app: AppNames?) {
        self.program = program
        self.place = place
        self.engine = engine
        self.app = app
    }

    // MARK: Names

    mutating func findNames() {
        own = declarationsAround()
        switch place.kind() {
        case .engine: addWords(Engine.allCases.map { $0.rawValue }, .engine)
        case .access: addWords(Access.allCases.map { $0.rawValue }, .constant)
        case .ends:
            add(.screen, [.screen])
            add(.group, [.group])
            items.append(CompletionItem(label: "*", kind: .screen, detail: "all screens", rank: 1))
        case .operation: addSegues(place.node(.operation)?.head.text)
        case .onClause where place.previous?.kind == .leftParenthesis:
            addSegues(place.node(.onClause)?.tokens.dropFirst().first?.text)
        case .onClause: addWords(TransitionDSL.Operation.allCases.map { $0.rawValue }, .constant)
        case .names:
            add(.screen, [.screen])
            if place.kind(1) == .group { add(.group, [.group], rank: 1) }
        case .container: add(.screen, [.screen])
        case .opener: addWords(["opener"], .constant)
        case .scope:
            addWords(HeroScope.allCases.filter { $0 != .app }.map { $0.rawValue }, .constant)
        case .screenType where place.previous?.kind == .equals: addScreenTypes(named: true)
        case .screenType: addScreenTypes(named: false)
        case .typeName where place.kind(1) == .cell: addTypes(app?.cells ?? [])
        case .typeName where place.kind(1) == .parameter:
            addParameterTypes()
        case .setting: addSettings()
        case .viewPath: addViews()
        case .cell: add(.cell, [.cell])
        case .heroReference where place.isAfterDot: addParts()
        case .heroReference: add(.hero, [.hero])
        case .reference where place.isAfterDot: addParts()
        case .reference: addValues()
        case .animatorClass: addRows([.constant], type: .bool)
        case .storyboardClause:
            addStoryboardLabels()
            addRows([.constant], type: .bool)
        case .call where !place.isAfterDot && followsMark: addCalls()
        default: break
        }
    }

    mutating func findKeywords() {
        let isInLine = place.isInLineOfPrevious
        let screen =
            screenAround ?? (place.surroundings?.container == .file ? screenBefore : nil)
        let isSwiftUI = screen?.hosted != nil || screen?.type?.protocolType?.isView == true
        var unwanted: [Keyword] = !isSwiftUI ? [] : [.cell, .is, .storyboard, .given]
        if screen?.hosted != nil { unwanted.append(.hosted) }
        let taken = takenKeywords()
        for keyword in place.keywords()
        where !unwanted.contains(keyword) && !taken.contains(keyword) {
            let isDeclaration = Keyword.declarations.contains(keyword)
            let isOfFile = place.surroundings?.container == .file
            let rank = isOfFile && isInLine == isDeclaration ? 3 : isInLine && isDeclaration ? 3 : 2
            items.append(CompletionItem(label: keyword.rawValue, kind: .keyword, rank: rank))
        }
    }

    /// The screen whose declaration is around the place, with what follows the place.
    var screenAround: ScreenSyntax? {
        place.nodesInContext.first { $0.kind == .screen }?.as(ScreenSyntax.self)
    }

    private mutating func addWords(_ words: [String], _ kind: CompletionItem.Kind) {
        items += words.map { CompletionItem(label: $0, kind: kind) }
    }

    private mutating func add(
        _ kind: CompletionItem.Kind, _ kinds: [Declaration.Kind], rank: Int = 0,
        where isWanted: (Declaration) -> Bool = { _ in true }
    ) {
        for (index, declaration) in program.analysis.declarations.enumerated()
        where kinds.contains(declaration.kind) && isWanted(declaration) && !own.contains(index) {
            items.append(program.item(kind, declaration: index, rank: rank))
        }
    }

    private mutating func addSegues(_ operation: String?) {
        if operation == Keyword.segue.rawValue { add(.segue, [.segue]) }
        if operation == Keyword.unwind.rawValue { add(.segue, [.unwind]) }
    }

    private mutating func addSettings() {
        if place.previous?.kind == .colon {
            addWords(LintLevel.allCases.map { $0.rawValue }, .level)
        } else {
            items += DiagnosticID.rules.map { program.ruleItem($0) }
        }
    }

    /// The parts of the id before the dot.
    private mutating func addParts() {
        guard let name = place.nodes[0].invocation?.name?.text else { return }
        let heroes = program.analysis.declarations.indices.filter {
            program.analysis.declarations[$0].kind == .hero
                && program.analysis.declarations[$0].name == name
        }
        add(.part, [.part]) { $0.container.map { heroes.contains($0) } ?? false }
    }

    /// What a path in the braces of a line begins with.
    private static let sides = ["from", "to"]

    private mutating func addStoryboardLabels() {
        let given = place.nodes[0].invocation?.arguments.compactMap { $0.label?.text } ?? []
        guard place.previous?.kind == .comma else { return }
        for parameter in Catalog.storyboardParameters where !parameter.labelIsOptional {
            guard !given.contains(parameter.label) else { continue }
            var item = CompletionItem(
                label: parameter.label, kind: .label, detail: parameter.type.rawValue)
            item.snippet = "\(parameter.label): "
            items.append(item)
        }
    }

    /// The first names of the views in other lines, and the cells and screens that a path can begin
    /// with.
    private mutating func addViews() {
        // A SwiftUI view has no outlets.
        if screenAround?.hosted != nil {
            items.append(CompletionItem(label: "root", kind: .view, detail: "the whole screen"))
            return
        }
        let known = place.kind() == .viewPath && !place.isAfterDot ? takenViews() : []
        let ofApp = viewsOfApp().filter { !known.contains($0.name) }
        items += ofApp.map { CompletionItem(label: $0.name, kind: .view, detail: $0.detail) }
        guard !place.isAfterDot else { return }
        let isInLine = place.node(.edgeBody) != nil
        let first = items.count
        add(.cell, [.cell], rank: isInLine ? 0 : 1)
        // A cell is no view: one of its views follows.
        if !place.isBeforeDot {
            for index in first..<items.count { items[index].snippet = items[index].label + "." }
        }
        // In the braces of a line, only a match needs no side.
        if isInLine, place.node(.match) == nil {
            return addWords(Self.sides, .screen)
        }
        var seen = Set(ofApp.map { $0.name } + items[first...].map { $0.label })
        let tree = program.tree
        for (index, node) in tree.nodes.enumerated() where node.kind == .viewPath {
            let path = SyntaxNode(tree, index)
            let name = path.head.text
            let isSide = Self.sides.contains(name) && path.rootOfPath != nil
            guard path.head.kind.isName, !isSide, !known.contains(name), seen.insert(name).inserted
            else { continue }
            let rank = ofApp.isEmpty ? 0 : 1
            items.append(CompletionItem(label: name, kind: .view, rank: rank))
        }
    }

    // MARK: Calls and values

    /// Whether the mark is there after which a declaration has its value.
    private var followsMark: Bool {
        let marks: [TokenKind] = [.equals, .slash, .comma]
        return switch (place.kind(1), place.kind(2)) {
        case (.choice, .animation), (.modifiers, _), (.interaction, _):
            place.previous.map { marks.contains($0.kind) } ?? false
        default: true
        }
    }

    private mutating func addCalls() {
        addRows(program.catalogKinds(ofCall: place, level: 0))
        let kinds = program.declaredKinds(ofCall: place, level: 0)
        // A declaration is rarely another name for another one.
        let isDeclared = place.kind(1) == .modifiers || place.kind(1) == .interaction
        for kind in kinds { add(kind.itemKind, [kind], rank: isDeclared ? 1 : 0) }
    }

    private mutating func addRows(_ kinds: [CatalogKind], type: ValueType? = nil, rank: Int = 0) {
        let context = optionContext
        let engine = EngineSet.of(engine)
        let isVertical = type == .direction && program.callSite(place)?.isVertical == true
        for (index, entry) in Catalog.entries.enumerated() where kinds.contains(entry.kind) {
            let row = CatalogIndex(index)
            guard Catalog.firstOverload[row.index] == row || isReducedMotion(row),
                type == nil || entry.type == type, entry.engines.contains(engine),
                row != Catalog.Animation.default || mayBeDefault
            else { continue }
            if entry.kind == .option, !entry.contexts.contains(context) { continue }
            if isVertical, !entry.isVertical { continue }
            let callee = Callee(row)
            items.append(
                CompletionItem(
                    label: entry.name, kind: entry.kind.itemKind, detail: callee.signature,
                    snippet: callee.snippet, origin: .catalog(row), rank: rank))
        }
    }

    /// Whether a row is `same` for the option that takes it.
    private func isReducedMotion(_ row: CatalogIndex) -> Bool {
        row == Catalog.sameMotion
            && program.callSite(place)?.name == Catalog[Catalog.Option.reduceMotion].name
    }

    /// Whether the place can refer to the defaults: only the animation of a line can.
    private var mayBeDefault: Bool { place.kind(1) == .choice && place.kind(2) == .edge }

    /// Where the `with` around the place is.
    private var optionContext: OptionContexts {
        switch place.kind(2) {
        case .animation: .animation
        case .edge: .line
        case .default, .screenDefault: .defaultLine
        case .animator: .animator
        case .registry, .defaults: .table
        default: .choices
        }
    }

    /// Values of the types that the argument can have, labels, and parameters in scope.
    private mutating func addValues() {
        let site = program.callSite(place)
        var types = site?.types ?? []
        if let parameter = place.node(.parameter)?.as(ParameterSyntax.self),
            let name = parameter.type.map({ oneLine($0.node) }),
            let type = ValueType(rawValue: name)
        {
            types.insert(type)
        }
        if let site { addLiterals(site) }
        if site == nil { types.insert(place.node(.frame) == nil ? .bool : .fraction) }
        if let site, site.label == nil { addLabels(site) }
        addParameters(types)
        for type in ValueType.allCases where types.contains(type) { addValues(of: type) }
    }

    private mutating func addLabels(_ site: CallAtPosition) {
        var seen = Set(site.labels)
        for callee in site.callees {
            for parameter in callee.parameters
            where !parameter.label.isEmpty && seen.insert(parameter.label).inserted {
                var item = CompletionItem(
                    label: parameter.label, kind: .label, detail: parameter.typeName)
                item.snippet = "\(parameter.label): "
                item.origin = callee.origin
                items.append(item)
            }
        }
    }

    /// The parameters of the declarations around the place that have a type that fits.
    private mutating func addParameters(_ types: Set<ValueType>) {
        let around = Set(program.declarations(around: place.word))
        let view = program.nodes(around: place.word).first { $0.kind == .view }?.range
        for (index, declaration) in program.analysis.declarations.enumerated()
        where declaration.kind == .parameter || declaration.kind == .view
            || declaration.kind == .index
        {
            guard let container = declaration.container, around.contains(container) else {
                continue
            }
            // An index is of its own line.
            let isElsewhere =
                declaration.kind == .index && view?.touches(declaration.place.range.start) != true
            guard !isElsewhere, fits(declaration, types) else { continue }
            items.append(program.item(.parameter, declaration: index))
        }
    }

    /// Whether a parameter's type is one of those wanted. A string is made of anything, and a number
    /// without a unit can be a factor.
    private func fits(_ parameter: Declaration, _ types: Set<ValueType>) -> Bool {
        if types.isEmpty || types.contains(.string) || types.contains(.app) { return true }
        let takesNumbers = types.contains { $0.isNumeric }
        if parameter.kind == .index { return takesNumbers }
        let text = program.text(parameter.whole)
        let name = text.split(separator: ":").dropFirst().first ?? ""
        let word = name.filter { !$0.isWhitespace }.prefix { $0 != "=" && $0 != "?" }
        guard let type = ValueType(rawValue: String(word)) else {
            return types.contains(.view) == (parameter.kind == .view)
        }
        switch type {
        case .int, .uint, .double: return takesNumbers
        case .fraction: return types.contains(.fraction) || types.contains(.double)
        default: return types.contains(type)
        }
    }

    private mutating func addValues(of type: ValueType) {
        addRows([.constant, .constructor], type: type)
        switch type {
        case .animation:
            addRows([.animation])
            add(.animation, [.animation, .animator])
        case .modifier:
            addRows([.modifier])
            add(.modifier, [.modifiers])
        case .interaction:
            addRows([.interaction])
            add(.interaction, [.interaction])
        // As an argument of type `String`, an id is its text.
        case .heroID, .string: add(.hero, [.hero], rank: 1)
        case .view:
            add(.view, [.view])
            addViews()
        default: break
        }
    }
}

extension Declaration.Kind {
    fileprivate var itemKind: CompletionItem.Kind {
        switch self {
        case .screen: .screen
        case .cell: .cell
        case .group: .group
        case .hero: .hero
        case .part: .part
        case .modifiers: .modifier
        case .animation, .animator: .animation
        case .interaction: .interaction
        case .segue, .unwind: .segue
        case .registry: .group
        case .parameter, .view, .index: .parameter
        }
    }
}

extension TypeNameSyntax {
    /// Whether it is the protocol of all SwiftUI views.
    fileprivate var isView: Bool { node.tokens.last { $0.kind.isName }?.text == "View" }
}
