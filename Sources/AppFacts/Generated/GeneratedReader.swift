import AppSource
import TransitionDSL

extension AppAnalysis {
    /// The facts of generated Swift, in place of those of the code that it consists of. The support
    /// of the engines, and Objective-C, have none of their own.
    func findGenerated(_ files: [AppFile]) {
        var generated: Set<Int> = []
        for (index, file) in files.enumerated() where GeneratedMark(file) != nil {
            generated.insert(index)
        }
        facts.removeAll { generated.contains(Int($0.place.file.index)) }
        for index in generated.sorted() {
            if case .from = GeneratedMark(files[index]), files[index].kind == .swift {
                var reader = GeneratedReader(self, index)
                facts += reader.read()
            }
        }
    }
}

/// Reads the Swift of a .trans file as what it declares.
struct GeneratedReader {
    let analysis: AppAnalysis
    let file: Int
    let text: GeneratedText
    let declarations: [AppDeclaration]
    /// The class of each screen, by its case.
    var classes: [Text: String] = [:]
    var facts: [AppFact] = []

    init(_ analysis: AppAnalysis, _ file: Int) {
        self.analysis = analysis
        self.file = file
        declarations = analysis.program.files[file].items.declarations
        text = GeneratedText(names: analysis.program.names)
    }

    mutating func read() -> [AppFact] {
        readClasses()
        readSegues()
        readStoryboards()
        for (index, declaration) in declarations.enumerated()
        where declaration.kind == .function && declaration.body != nil {
            guard let parent = declaration.parent else { continue }
            if declarations[parent].kind == .extension, declarations[parent].parent == nil {
                let names = declarations[parent].qualifier + [declarations[parent].name]
                readViews(index, of: names.map(string).joined(separator: "."))
            } else if string(declarations[parent].name) == "Registries" {
                readLines(index)
            }
        }
        return facts
    }

    func string(_ text: Text) -> String { analysis.string(text) }

    /// The statements of a function or of a property's getter.
    func statements(_ index: Int) -> [AppStatement] {
        let id = DeclarationID(file: file, index: index)
        return analysis.bodyIDs(of: id).first.map(analysis.statements) ?? []
    }

    func member(_ name: String, of parent: String) -> Int? {
        declarations.firstIndex { declaration in
            string(declaration.name) == name
                && declaration.parent.map { string(declarations[$0].name) } == parent
        }
    }

    mutating func add(
        _ content: AppFactContent, _ range: SourceRange, in container: String, view: String? = nil,
        screens: [String] = []
    ) {
        facts.append(
            AppFact(
                content, place: SourcePlace(file: FileIndex(file), range: range),
                container: container, view: view, owner: view == nil ? nil : container,
                screens: screens, certainty: .certain, language: .swift))
    }

    // MARK: - Screens and segues

    /// `screens.add(ListController.self, as: .list)`, `screens.add(.zoomable) { $0 is any Zoom }`
    private mutating func readClasses() {
        guard let function = member("screens", of: "Setup") else { return }
        for statement in statements(function) {
            guard case .expression(let expression) = statement.kind,
                case .call(_, let arguments) = expression.kind, arguments.count > 1
            else { continue }
            if case .implicitMember(let name) = arguments[1].value.kind,
                case .member(let type, _) = arguments[0].value.kind
            {
                classes[name] = analysis.sourceText(type.range, file: file)
            } else if case .implicitMember(let name) = arguments[0].value.kind,
                case .closure(let closure)? = arguments.last?.value.kind,
                case .expression(let test)? = closure.body.first?.kind,
                case .cast(_, .is, _) = test.kind
            {
                let words = analysis.sourceText(test.range, file: file).split(separator: " ")
                classes[name] = words.last.map { String($0) }
            }
        }
    }

    private mutating func readSegues() {
        var unwinds: Set<String> = []
        if let function = member("unwinds", of: "Setup") {
            for statement in statements(function) {
                if case .expression(let expression) = statement.kind,
                    case .call(_, let arguments) = expression.kind,
                    let name = arguments.first?.value.lastName
                {
                    unwinds.insert(string(name))
                }
            }
        }
        for declaration in declarations where declaration.kind == .variable {
            guard let parent = declaration.parent, string(declarations[parent].name) == "SegueID",
                let value = declaration.initialValue,
                let identifier = literal(analysis.expression(value, file: file))
            else { continue }
            let operation = unwinds.contains(string(declaration.name)) ? "unwind" : "segue"
            add(
                .segue(identifier: identifier, operation: operation, from: nil, to: nil),
                declaration.nameRange, in: "")
        }
    }

    private mutating func readStoryboards() {
        let storyboards = texts(ofProperty: "storyboard")
        let identifiers = texts(ofProperty: "identifier")
        for declaration in declarations where declaration.kind == .case {
            guard let parent = declaration.parent, string(declarations[parent].name) == "Screen",
                storyboards[declaration.name] != nil
            else { continue }
            let name = classes[declaration.name]
            add(
                .storyboard(identifier: identifiers[declaration.name], class: name),
                declaration.nameRange, in: name ?? "")
        }
    }

    /// The texts of a `switch` over the screens.
    private func texts(ofProperty name: String) -> [Text: String] {
        guard let property = member(name, of: "Screen") else { return [:] }
        var found: [Text: String] = [:]
        for case .switch(_, let cases) in statements(property).map({ $0.switched }) {
            for item in cases {
                guard let value = item.body.first?.value.flatMap(literal) else { continue }
                for pattern in item.patterns {
                    if let name = pattern.pattern.namedCase { found[name] = value }
                }
            }
        }
        return found
    }

    /// The text of a literal.
    private func literal(_ expression: AppExpression) -> String? {
        guard case .string(let pieces) = expression.kind else { return nil }
        var result = ""
        for piece in pieces {
            guard case .text(let text) = piece else { return nil }
            result += string(text)
        }
        return result
    }
}

extension AppStatement {
    /// The value of a body with one expression.
    fileprivate var value: AppExpression? {
        switch kind {
        case .expression(let value), .return(let value?): value
        default: nil
        }
    }

    /// A `switch`, also as an expression.
    fileprivate var switched: Kind {
        if let value, case .statement(let inner) = value.kind { return inner.kind }
        return kind
    }
}

extension AppPattern {
    fileprivate var namedCase: Text? {
        switch self {
        case .enumCase(let name, _), .expression(let name): name.lastName
        default: nil
        }
    }
}
