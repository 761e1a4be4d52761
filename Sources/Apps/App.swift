import AppSource
package import TransitionDSL

/// The source files of an app, each read once. Facts, classes and comments are views of it.
///
/// Reading never fails: of a file that makes no sense, nothing is known.
package final class App {
    /// A .trans file of the app that has no errors.
    package struct Transitions {
        /// Its number among the files.
        package var file: Int
        package var model: Model
        /// The Swift that is generated from it. Code of the app uses its names, even if the file with
        /// it is not among those of the app.
        package var swift: [UInt8]

        package init(file: Int, model: Model, swift: [UInt8]) {
            self.file = file
            self.model = model
            self.swift = swift
        }
    }

    /// In the order of their paths; the file of a place is an index.
    package let files: [AppFile]
    package let transitions: [Transitions]
    let program: AppProgram
    let interface: InterfaceProgram
    /// The program with the engine's own sources, if the app has a copy of them.
    private let programWithEngine: AppProgram?

    package init(_ files: [AppFile], transitions: [Transitions] = []) {
        self.files = files
        self.transitions = transitions
        var names = programNames()
        let code = readCode(files + missingSwift(of: transitions, among: files), &names)
        if let folder = folderOfEngine(code, names) {
            program = AppProgram(
                names: names,
                files: code.map { $0.source.path.hasPrefix(folder) ? .empty($0.source) : $0 })
            programWithEngine = AppProgram(names: names, files: code)
        } else {
            program = AppProgram(names: names, files: code)
            programWithEngine = nil
        }
        var interface = readInterfaces(files)
        interface.openings = SceneOpenings(program, interface)
        interface.unwindTargets = program.unwindTargets(of: interface)
        self.interface = interface
    }

    // MARK: - Views

    /// What is known of the app: the facts of code, storyboards and .trans files. On request, with the index
    /// that rules need.
    package func scan(withIndex: Bool = false) -> AppScan {
        let finder = findFacts()
        var facts = finder.facts
        var scan = AppScan(
            files: files, facts: [], index: withIndex ? finder.makeIndex() : AppIndex())
        let known = Set(facts.compactMap { $0.content.className })
        facts += transitionFacts(finder.evaluator).filter {
            $0.content.className.map { !known.contains($0) } ?? true
        }
        for index in facts.indices {
            facts[index].via.removeAll { $0.file.index >= files.count }
            if let part = facts[index].unknownPart, part.file.index >= files.count {
                facts[index].unknownPart = nil
            }
        }
        scan.notBuilt = filesOfNoTarget(among: files)
        for index in facts.indices where scan.notBuilt.contains(Int(facts[index].place.file.index))
        {
            if case .edge = facts[index].content, facts[index].certainty == .certain {
                facts[index].certainty = .likely
            }
        }
        scan.facts = inOrder(facts)
        scan.cut = finder.evaluator.fuel.cut.filter { $0 < files.count }.sorted()
        scan.orphans = orphans(among: files)
        scan.plainContainers = interface.plainContainers
        scan.presentingSegues = interface.presentingSegues
        scan.swiftUIViewCount = finder.evaluator.screens.swiftUIViewCount
        if withIndex {
            scan.index.families = transitions.flatMap { one in
                modelFamilies(of: one.model).map { family in
                    var family = family
                    family.place.file = FileIndex(one.file)
                    return family
                }
            }
        }
        return scan
    }

    /// Finds the facts of code and storyboards. Generated Swift only declares names: what it does is in
    /// the .trans file.
    func findFacts() -> FactFinder {
        let evaluator = Evaluator(
            program, localized: readLocalized(files), interface: interface,
            containsEngine: programWithEngine != nil)
        let finder = FactFinder(evaluator)
        finder.findFacts()
        finder.facts.removeAll {
            let number = Int($0.place.file.index)
            return number >= files.count || GeneratedMark(files[number]) != nil
        }
        return finder
    }

    /// Only what storyboards and xibs say: their controllers, cells, segues and identifiers.
    package func scanInterfaces() -> AppScan {
        AppScan(files: files, facts: inOrder(interfaceFacts(interface)))
    }

    /// The classes of the app. On request, finds which of their properties are views.
    package func classes(withViews: Bool = false) -> AppClasses {
        let program = programWithEngine ?? program
        return ClassReader(program: program, fileCount: files.count, findsViews: withViews)
            .classes()
    }

    /// The files of code that have a comment for transc: few.
    package var filesWithSuppressions: [TokenizedFile] {
        files.indices.compactMap { number in
            guard files[number].mentionsTransc else { return nil }
            return tokenizedFile(files[number].source, program.tokens(number))
        }
    }

    /// The facts of the .trans files, at their lines. A screen of a view is the one that shows its
    /// class.
    private func transitionFacts(_ evaluator: Evaluator) -> [AppFact] {
        transitions.flatMap { one in
            modelFacts(of: one.model).map { fact in
                var fact = fact
                fact.place.file = FileIndex(one.file)
                if fact.screens.isEmpty, let owner = fact.owner,
                    let type = program.names.find(owner).flatMap({ program.typesByName[$0]?.first })
                {
                    fact.screens = evaluator.screens.screens(showing: type)
                }
                return fact
            }
        }
    }
}

extension AppFactContent {
    /// The class that a fact of a screen or cell is about.
    fileprivate var className: String? {
        switch self {
        case .screen(let name, _), .cell(let name, _): name
        default: nil
        }
    }
}

extension AppFile {
    /// Whether it is code whose bytes contain `transc` in letters of any case.
    fileprivate var mentionsTransc: Bool {
        // Hot.
        guard kind == .swift || kind == .objectiveC else { return false }
        let word = Array("transc".utf8)
        var matched = 0
        for byte in source.bytes {
            if byte | 0x20 == word[matched] {
                matched += 1
                if matched == word.count { return true }
            } else {
                matched = byte | 0x20 == word[0] ? 1 : 0
            }
        }
        return false
    }
}

/// A file of code as suppressions read it: they are about lines, so that of the tokens only the places
/// matter, and which one is the end.
private func tokenizedFile(_ source: SourceFile, _ tokens: AppTokens) -> TokenizedFile {
    let ranges = tokens.tokens.map { $0.range }
    var next = 0
    let comments = tokens.comments.map { range in
        while next < ranges.count - 1, ranges[next].start < range.end { next += 1 }
        return Comment(source.bytes.span, range, before: next)
    }
    return TokenizedFile(
        source: source,
        kinds: tokens.tokens.map { $0.kind == .endOfFile ? .endOfFile : .identifier },
        ranges: ranges, comments: comments, problems: [])
}
