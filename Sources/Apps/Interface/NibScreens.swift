import AppSource
import TransitionDSL

/// Which controllers show the views of xibs that have no controller of their own: those whose code
/// names the class of the view, or the xib, as in `UINib(nibName: "GridCell", bundle: nil)`.
struct NibScreens {
    private let evaluator: Evaluator
    private var nibs: [Int: String] = [:]
    /// The types in whose code the name of a xib is a string.
    private var users: [String: Set<TypeID>] = [:]

    init(_ evaluator: Evaluator) {
        self.evaluator = evaluator
        var names: Set<String> = []
        for member in evaluator.interface.members where member.document.kind == .xib {
            nibs[Int(member.file.index)] = member.name
            names.insert(member.name)
        }
        let known = Set(names.compactMap { evaluator.program.names.find($0) })
        for file in evaluator.program.files(mentioning: known) { addUsers(of: known, inFile: file) }
    }

    private mutating func addUsers(of names: Set<Text>, inFile file: Int) {
        let items = evaluator.program.files[file].items
        let tokens = evaluator.program.tokens(file)
        for (index, declaration) in items.declarations.enumerated() {
            guard declaration.kind.isType, let body = declaration.body,
                let type = evaluator.program.typeOfDeclaration[
                    DeclarationID(file: file, index: index)]
            else { continue }
            for token in tokens.tokens[body] where token.kind == .string {
                let pieces = tokens.strings[Int(token.payload)].pieces
                guard pieces.count == 1, case .text(let text) = pieces[0], names.contains(text)
                else { continue }
                users[evaluator.string(text), default: []].insert(type)
            }
        }
    }

    /// The classes of the controllers, sorted.
    func screens(of fact: AppFact) -> [String] {
        guard let nib = nibs[Int(fact.place.file.index)] else { return [] }
        var types = users[nib] ?? []
        if let name = evaluator.program.names.find(fact.container),
            let named = evaluator.program.typesByName[name], named.count == 1
        {
            types.insert(named[0])
        }
        return Set(types.flatMap { evaluator.screens.screens(showing: $0) }).sorted()
    }
}
