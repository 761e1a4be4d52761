import AppSource
import TransitionDSL

/// Which controllers show the views of xibs that have no controller of their own: those whose code
/// names the class of the view, or the xib, as in `UINib(nibName: "GridCell", bundle: nil)`.
struct NibScreens {
    private let analysis: AppAnalysis
    private var nibs: [Int: String] = [:]
    /// The types in whose code the name of a xib is a string.
    private var users: [String: Set<TypeID>] = [:]

    init(_ analysis: AppAnalysis) {
        self.analysis = analysis
        var names: Set<String> = []
        for member in analysis.interface.members where member.document.kind == .xib {
            nibs[Int(member.file.index)] = member.name
            names.insert(member.name)
        }
        let known = Set(names.compactMap { analysis.program.names.find($0) })
        for file in analysis.program.files(mentioning: known) { addUsers(of: known, inFile: file) }
    }

    private mutating func addUsers(of names: Set<Text>, inFile file: Int) {
        let items = analysis.program.files[file].items
        let tokens = analysis.program.tokens(file)
        for (index, declaration) in items.declarations.enumerated() {
            guard declaration.kind.isType, let body = declaration.body,
                let type = analysis.program.typeOfDeclaration[
                    DeclarationID(file: file, index: index)]
            else { continue }
            for token in tokens.tokens[body] where token.kind == .string {
                let pieces = tokens.strings[Int(token.payload)].pieces
                guard pieces.count == 1, case .text(let text) = pieces[0], names.contains(text)
                else { continue }
                users[analysis.string(text), default: []].insert(type)
            }
        }
    }

    /// The classes of the controllers, sorted.
    func screens(of fact: AppFact) -> [String] {
        guard let nib = nibs[Int(fact.place.file.index)] else { return [] }
        var types = users[nib] ?? []
        if let name = analysis.program.names.find(fact.container),
            let named = analysis.program.typesByName[name], named.count == 1
        {
            types.insert(named[0])
        }
        return Set(types.flatMap { analysis.screens.screens(showing: $0) }).sorted()
    }
}
