import Resolution
import TransitionDSL

/// View lines as calls of the generated `HeroViews`.
extension CodePrinter {
    /// `News.HeroViews.set(self.titleLabel, id: …, modifiers: […])`
    mutating func printViewLine(_ handle: Handle<ViewLine>, root: StaticString) {
        let line = model.views[handle]
        let path = model.paths[line.path]
        construct = line.place
        guard path.indexName != nil else {
            beginLine()
            ofApp()
            writeOwn(GeneratedNames.heroViews)
            write(".set(")
            writeViewPath(path.text, of: "self", root: root)
            writeContent(of: line)
            write(")")
            return endLine()
        }
        printLoop(over: path, line, of: "self", root: root) { printer in
            printer.writeOwn(GeneratedNames.heroViews)
            printer.write(".set(")
        }
    }

    /// `for (i, element) in News.HeroViews.each(self.stars) { … }`
    mutating func printLoop(
        over path: ViewPath, _ line: ViewLine, of owner: StaticString, root: StaticString,
        writesOperation: Bool = true, _ beginCall: (inout CodePrinter) -> Void
    ) {
        let (before, after) = partsAroundIndex(path.text)
        var mentions = heroContext.mentions(in: line.modifiers, of: model.items)
        if let use = model.heroUse(of: line) {
            mentions.formUnion(heroContext.mentions(in: use, model))
        }
        beginLine()
        ofApp()
        write("for (")
        let isUsed = !mentions.isDisjoint(with: [.index, .rawSwift])
        if isUsed, let index = path.indexName { write(name(index)) } else { write("_") }
        write(", element) in ")
        writeOwn(GeneratedNames.heroViews)
        write(".each(")
        writeViewPath(before, of: owner, root: root)
        write(")")
        openBlock()
        if !mentions.contains(.index), mentions.contains(.rawSwift), let index = path.indexName {
            // Raw Swift may speak of the index or not.
            beginLine()
            write("_ = ")
            write(name(index))
            endLine()
        }
        beginLine()
        ofApp()
        beginCall(&self)
        write("element")
        write(textBytes: after)
        writeContent(of: line, writesOperation: writesOperation)
        write(")")
        endLine()
        closeBlock()
    }

    /// The id, the modifiers and the operation of a line, as arguments.
    mutating func writeContent(of line: ViewLine, writesOperation: Bool = true) {
        if let use = model.heroUse(of: line) {
            write(", id: ")
            let opener: OpenerSpelling? =
                use.isOfOpener
                ? heroContext.opener ?? .parameters(opener: "opener", instance: "openerInstance")
                : heroContext.own
            writeID(use, opener)
        }
        writeModifierArguments(line.modifiers)
        if writesOperation, let limit = line.limit {
            write(", on: ")
            write(limit)
        }
    }

    /// An id. A parameter that may be nil where the id needs a value gives no id then.
    private mutating func writeID(_ use: HeroUse, _ opener: OpenerSpelling?) {
        let optionals = optionalParameters(use)
        if !optionals.isEmpty {
            write("{ () -> String? in guard ")
            for (index, parameter) in optionals.enumerated() {
                if index > 0 { write(", ") }
                write("let ")
                write(name(model.parameters[parameter].name))
            }
            write(" else { return nil }; return ")
        }
        writeHeroID(use.hero, use.arguments, use.part, in: .none, opener: opener)
        if !optionals.isEmpty { write(" }()") }
    }

    /// The screen's or cell's own optional parameters that are given where nil cannot stand.
    private mutating func optionalParameters(_ use: HeroUse) -> [Handle<Parameter>] {
        if use.arguments.isEmpty { return [] }
        let formals = model.heroes[use.hero].parameters
        var found: [Handle<Parameter>] = []
        for place in use.arguments.indices {
            let argument = model.arguments[place]
            let index = Int(argument.parameter)
            if case .parameter(let parameter) = model.values[argument.value] {
                let takesNil =
                    index < formals.indices.count
                    && model.parameters[formals.indices.lowerBound + index].isOptional
                if takesNil || !model.parameters[parameter].isOptional { continue }
            }
            var names = MentionedNames()
            names.add(argument.value, model)
            for parameter in names.parameters
            where model.parameters[parameter].isOptional && !found.contains(parameter) {
                found.append(parameter)
            }
        }
        return found
    }

    /// `, modifiers: […]`; where raw Swift may speak of the view, a function of it.
    mutating func writeModifierArguments(_ modifiers: HandleRange<Handle<Call>>) {
        if modifiers.isEmpty { return }
        let mentions = heroContext.mentions(in: modifiers, of: model.items)
        if mentions.isDisjoint(with: [.rawSwift, .listThatNeedsContext]) {
            write(", modifiers: ")
            return writeModifiers(modifiers)
        }
        write(", modifiersOf: { (view: UIView) -> [HeroModifier] in return ")
        writeModifiers(modifiers)
        write(" }")
    }

    /// The events that `on` names, as a `TransitionLimit`.
    mutating func write(_ limit: EventLimit) {
        if let segue = limit.segue {
            write(limit.operation == .unwind ? ".unwind(" : ".segue(")
            writeSegueConstant(segue)
            return write(")")
        }
        switch limit.operation {
        case .push: write(".push")
        case .pop: write(".pop")
        case .present: write(".present")
        case .dismiss: write(".dismiss")
        case .tab: write(".tab")
        case .replace: write(".replace")
        // A segue goes by one of these; that it was a segue, an event says beside it.
        case .segue: write(".going")
        case .unwind: write(".back")
        }
    }

    // MARK: Paths

    /// A path from a controller or cell: `self.header.imageView`, and `root` as that says it.
    mutating func writeViewPath(_ path: Text, of owner: StaticString, root: StaticString) {
        writeViewPath(range(path), of: owner, root: root)
    }

    /// The same of a part of a path.
    mutating func writeViewPath(
        _ path: Range<Int>, of owner: StaticString, root: StaticString
    ) {
        if let rest = textBytes.partAfterRoot(path) {
            write(root)
            return write(textBytes: rest)
        }
        if owner.utf8CodeUnitCount > 0 {
            write(owner)
            write(".")
        }
        write(textBytes: path)
    }

    /// Whether a path is the view of its owner itself.
    mutating func isRoot(_ path: Text) -> Bool {
        textBytes.partAfterRoot(range(path))?.isEmpty == true
    }

    /// `rows` and `.icon` of `rows[i].icon`.
    mutating func partsAroundIndex(_ path: Text) -> (before: Range<Int>, after: Range<Int>) {
        let range = range(path)
        let open = textBytes.firstPlace(of: UInt8(ascii: "["), in: range)
        let close = textBytes.firstPlace(of: UInt8(ascii: "]"), in: range)
        if open == range.upperBound || close == range.upperBound {
            return (range, range.upperBound..<range.upperBound)
        }
        return (range.lowerBound..<open, close + 1..<range.upperBound)
    }

    // MARK: Names of the namespace

    /// A member of the namespace; outside of it, with the namespace in front.
    mutating func writeOwn(_ name: StaticString) {
        if heroContext.isOutside {
            write(self.name(model.header.moduleName))
            write(".")
        }
        write(name)
    }
}

extension [UInt8] {
    /// What follows `root` in a path: nothing, `.label` or `?.label`.
    fileprivate func partAfterRoot(_ path: Range<Int>) -> Range<Int>? {
        if path.count < 4 || self[path.lowerBound] != UInt8(ascii: "r") { return nil }
        let end = path.lowerBound + 4
        guard self[end - 3] == UInt8(ascii: "o"), self[end - 2] == UInt8(ascii: "o"),
            self[end - 1] == UInt8(ascii: "t")
        else { return nil }
        let rest = end..<path.upperBound
        if rest.isEmpty || self[end] == UInt8(ascii: ".") { return rest }
        let isOptional =
            rest.count > 1 && self[end] == UInt8(ascii: "?") && self[end + 1] == UInt8(ascii: ".")
        return isOptional ? rest : nil
    }

    /// The end where there is none.
    fileprivate func firstPlace(of byte: UInt8, in range: Range<Int>) -> Int {
        var place = range.lowerBound
        while place < range.upperBound, self[place] != byte { place += 1 }
        return place
    }
}
