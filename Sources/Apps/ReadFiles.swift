import AppSource
import TransitionDSL

/// The files with their declarations. Those that are no code are empty, so that indexes are those of the
/// files.
func readCode(_ files: [AppFile], _ names: inout TextTable) -> [ProgramFile] {
    var marks = NameMarks()
    let types = PlainTypes()
    return files.enumerated().map { number, file in
        let language = file.language
        if language == .interfaceBuilder { return .empty(file.source) }
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

extension ProgramFile {
    /// A file that declares nothing.
    static func empty(_ source: SourceFile) -> ProgramFile {
        ProgramFile(
            source: source, language: .interfaceBuilder, items: AppItems(),
            mentions: FileMentions(), isTest: false)
    }
}

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
func folderOfEngine(_ code: [ProgramFile], _ names: TextTable) -> String? {
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
func readInterfaces(_ files: [AppFile]) -> InterfaceProgram {
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

func readLocalized(_ files: [AppFile]) -> [String: [String]] {
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
