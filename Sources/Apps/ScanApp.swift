import AppSource
import TransitionDSL

/// Reads the files of an app, in the order of their paths, and finds what they say. Never fails: a
/// file that makes no sense has no facts. On request, makes the index, and adds the screens that
/// show the views of some classes.
package func scanApp(
    _ files: [AppFile], withIndex: Bool = false, showing classes: Set<String> = []
) -> AppScan {
    let analysis = analyze(files)
    let index = withIndex ? analysis.makeIndex() : AppIndex()
    var scan = AppScan(files: files, facts: inOrder(analysis.facts), index: index)
    scan.cut = analysis.evaluator.fuel.cut.sorted()
    scan.orphans = orphans(among: files)
    for name in classes.sorted() {
        let types = analysis.program.typesByName[analysis.evaluator.text(name)] ?? []
        scan.screens[name] =
            types.first.map { analysis.evaluator.screens.screens(showing: $0) } ?? []
    }
    return scan
}

/// Finds all facts.
func analyze(_ files: [AppFile]) -> FactFinder {
    var names = programNames()
    let code = readCode(files, &names)
    let vendored = vendoredFolder(code, files, names)
    let own = code.map { file in
        vendored.map { file.source.path.hasPrefix($0) } ?? false ? emptied(file) : file
    }
    let program = AppProgram(names: names, files: own)
    let interface = readInterfaces(files)
    let analysis = FactFinder(
        Evaluator(
            program, localized: readLocalized(files), interface: interface,
            containsEngine: vendored != nil))
    analysis.findScreens()
    analysis.findDelegates()
    analysis.findSiteFacts()
    analysis.findArgumentAnimations()
    analysis.findRegistries()
    analysis.findNamed()
    analysis.findInterfaceFacts()
    // Generated Swift only declares names: what it does is in the .trans file.
    analysis.facts.removeAll { GeneratedMark(files[Int($0.place.file.index)]) != nil }
    return analysis
}

/// Reads only what storyboards and xibs say: their controllers, cells, segues and identifiers.
package func scanInterfaces(_ files: [AppFile]) -> AppScan {
    AppScan(files: files, facts: inOrder(interfaceFacts(readInterfaces(files))))
}

/// The facts, sorted by file and offset.
package func inOrder(_ facts: [AppFact]) -> [AppFact] {
    facts.sorted { left, right in
        (left.place.file.index, left.place.range.start, left.content.kind.rawValue)
            < (right.place.file.index, right.place.range.start, right.content.kind.rawValue)
    }
}

/// Files of code with their declarations. The others are empty, so that indexes are
/// those of the files.
func readCode(_ files: [AppFile], _ names: inout TextTable) -> [ProgramFile] {
    var marks = NameMarks()
    let types = PlainTypes()
    return files.enumerated().map { number, file in
        let language = file.language
        if language == .interfaceBuilder { return emptyFile(file.source) }
        let tokens = tokenize(file.source, language, &names)
        let items =
            language == .swift
            ? parseSwiftItems(tokens, names: &names, types: types)
            : parseObjectiveCItems(tokens, names: &names)
        return ProgramFile(
            source: file.source, language: language, items: items,
            mentions: FileMentions(tokens, items, file: number, &marks),
            isTest: isTest(file.source.path, items, names))
    }
}

private func emptyFile(_ source: SourceFile) -> ProgramFile {
    ProgramFile(
        source: source, language: .interfaceBuilder, items: AppItems(), mentions: FileMentions(),
        isTest: false)
}

private func emptied(_ file: ProgramFile) -> ProgramFile { emptyFile(file.source) }

private func isInTestFolder(_ path: String) -> Bool {
    path.includes("Tests/") || "/\(path)".includes("/Test/")
}

/// Code of tests: in a folder of tests, or with an import of a test library.
private func isTest(_ path: String, _ items: AppItems, _ names: TextTable) -> Bool {
    if isInTestFolder(path) { return true }
    return items.declarations.contains {
        $0.kind == .import && ["XCTest", "Testing"].contains(names.string($0.name))
    }
}

/// The folder with a copy of Hero's own sources, if there is one: it declares Hero's types.
private func vendoredFolder(
    _ code: [ProgramFile], _ files: [AppFile], _ names: TextTable
) -> String? {
    let engineTypes = Set(
        ["HeroExtension", "HeroTransition", "HeroModifier", "HeroContext"].compactMap(names.find))
    var folders: [Substring.SubSequence] = []
    var found: Set<Text> = []
    for file in code {
        for declaration in file.items.declarations
        where engineTypes.contains(declaration.name) && declaration.kind == .class
            && declaration.parent == nil
        {
            found.insert(declaration.name)
            let path = file.source.path
            folders.append(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        }
    }
    // One type of that name may be the app's own.
    guard found.count >= 2, var common = folders.first else { return nil }
    for folder in folders {
        while !folder.hasPrefix(common), let slash = common.lastIndex(of: "/") {
            common = common[..<slash]
        }
    }
    return common.isEmpty ? nil : String(common) + "/"
}

/// The storyboards and xibs. Each is a member, whatever it contains.
private func readInterfaces(_ files: [AppFile]) -> InterfaceProgram {
    var members: [InterfaceProgram.Member] = []
    for (index, file) in files.enumerated() where file.kind == .interface {
        members.append(
            InterfaceProgram.Member(
                file: FileIndex(index), path: file.source.path,
                document: file.interfaceDocument,
                isTest: isInTestFolder(file.source.path)))
    }
    return InterfaceProgram(members)
}

private func readLocalized(_ files: [AppFile]) -> [String: [String]] {
    var translations: [String: [String]] = [:]
    for file in files where file.kind == .strings {
        for entry in readStrings(file.source.bytes) {
            if translations[entry.key]?.contains(entry.value) != true {
                translations[entry.key, default: []].append(entry.value)
            }
        }
    }
    return translations
}
