import Apps
import TransitionDSL

/// The facts of an app, and what becomes of each.
struct AdoptionPlan {
    /// What becomes of a fact.
    enum Fate {
        /// It says what others are about, or is in code of tests.
        case context
        case item(Int)
        case reported(AdoptionReason, detail: String?)
    }

    let scan: AppScan
    let classes: AppClasses
    let options: AdoptionOptions
    let compiler: AdoptionCompiler
    let table: FactTable
    /// The classes that other classes of the app derive from.
    let superclasses: Set<String>
    /// What the app plays today.
    let today: AppEvents
    /// Attributes of Interface Builder that have no effect, with the code that replaces them.
    let replaced: [SourcePlace: SourcePlace]
    /// What the file plays instead.
    var comparison = AppComparison()
    var file: AdoptedFile
    var fates: [Fate?]
    var remarks: [Int: [AdoptionRemark]] = [:]
    /// The index of each class in `file.owners`. Facts ask for it again and again.
    var ownerIndexes: [String: Int] = [:]
    /// The line tables of all files. Facts ask for them again and again.
    var lineTables: [LineTable]
    /// The scenes of a screen besides the one whose place the file has, by the screen.
    var otherPlaces: [Int: [Int]] = [:]
    /// The item of the line `engine`, if facts lead to it.
    var engineItem: Int?
    /// What the compiler said about a file from which nothing could be dropped.
    var failure: String?
    /// What each name is called in the file.
    var heroNames = NameSet()
    var ownerNames = NameSet()

    init(
        _ scan: AppScan, _ classes: AppClasses, _ options: AdoptionOptions,
        _ compiler: AdoptionCompiler
    ) {
        self.scan = scan
        self.classes = classes
        self.options = options
        self.compiler = compiler
        table = FactTable(scan.facts)
        superclasses = Set(classes.types.values.flatMap { $0.compactMap { $0.superclass } })
        today = AppEvents(scan, classes)
        replaced = replacedAttributes(scan)
        let module = GeneratedNames.namespace(ofFile: options.name)
        file = AdoptedFile(
            module: classes.types[module] == nil ? module : module + "Transitions",
            engine: options.engine ?? chosenEngine(classes.imports, scan.facts))
        fates = scan.facts.map { $0.isTest || $0.isContext ? .context : nil }
        lineTables = scan.files.map { LineTable($0.source) }
    }

    // MARK: - Fates

    mutating func report(_ fact: Int, _ reason: AdoptionReason, _ detail: String? = nil) {
        fates[fact] = .reported(reason, detail: detail)
    }

    mutating func report(_ facts: [Int], _ reason: AdoptionReason, _ detail: String? = nil) {
        for fact in facts { report(fact, reason, detail) }
    }

    /// Makes an item of facts.
    mutating func addItem(_ facts: [Int]) -> Int {
        let isLikely = facts.allSatisfy { scan.facts[$0].certainty == .likely }
        file.items.append(AdoptedItem(facts: facts, isLikely: isLikely))
        let item = file.items.count - 1
        for fact in facts { fates[fact] = .item(item) }
        return item
    }

    /// Makes an item of an event, without a fact of its own.
    mutating func addDerivedItem() -> Int {
        file.items.append(AdoptedItem(facts: [], isDerived: true))
        return file.items.count - 1
    }

    mutating func add(_ fact: Int, to item: Int) {
        file.items[item].facts.append(fact)
        if scan.facts[fact].certainty == .certain { file.items[item].isLikely = false }
        fates[fact] = .item(item)
    }

    mutating func note(_ remark: AdoptionRemark, _ facts: [Int]) {
        for fact in facts where remarks[fact]?.contains(remark) != true {
            remarks[fact, default: []].append(remark)
        }
    }

    /// The facts of a kind that nothing has been decided about.
    func open(_ kinds: AppFactKind...) -> [Int] {
        scan.facts.indices.filter {
            fates[$0] == nil && kinds.contains(scan.facts[$0].content.kind)
        }
    }

    // MARK: - Text

    /// The statement of a fact as written, in one line.
    func statement(_ fact: Int) -> String { text(scan.facts[fact].place) }

    /// The code of a place in one line.
    func text(_ place: SourcePlace) -> String {
        let index = Int(place.file.index)
        guard scan.files.indices.contains(index) else { return "" }
        return scan.files[index].source.text(place.range).split { $0.isWhitespace }
            .joined(separator: " ")
    }

    /// `List.swift:31`.
    func location(_ fact: Int) -> String {
        "\(visible(lastComponent(of: path(fact)))):\(line(fact))"
    }

    func path(_ fact: Int) -> String {
        let index = Int(scan.facts[fact].place.file.index)
        return scan.files.indices.contains(index) ? scan.files[index].source.path : ""
    }

    func line(_ fact: Int) -> Int {
        let place = scan.facts[fact].place
        let index = Int(place.file.index)
        guard lineTables.indices.contains(index) else { return 0 }
        return lineTables[index].position(of: place.range.start).line
    }

    /// Whether the compiler accepts a small file, whatever the engine.
    func accepts(_ text: String) -> Bool {
        compiler.errors(SourceFile(path: "Piece.trans", text: text)).isEmpty
    }
}

extension AppFact {
    /// Whether it is not part of a .trans file, but says what other facts are about.
    var isContext: Bool {
        switch content {
        case .screen, .cell, .named, .heroIDRead, .zoom, .hosted: true
        case .edge(_, _, _, _, let animation): animation == nil
        case .heroID, .modifiers, .source, .animation, .enabled, .transitionCall, .runtime,
            .delegate, .registryLine, .segue, .storyboard, .unknownAttribute:
            false
        }
    }
}

/// The engine that an app imports. One whose Hero is only in Interface Builder imports none.
func chosenEngine(_ imports: Set<String>, _ facts: [AppFact]) -> Engine {
    if imports.contains("SDOSHero") { return .sdoshero }
    if imports.contains("Hero") { return .hero }
    if imports.contains("TRTransitions") { return .trtransitions }
    let isInNibs = facts.contains { fact in
        switch fact.content {
        case .heroID, .modifiers, .enabled, .animation: fact.isInInterfaceBuilder
        default: false
        }
    }
    return isInNibs ? .hero : .uikit
}
