import Apps
import Resolution
import TransitionDSL

/// A function whose lines the file replaces, and the call that takes their place.
struct ReplacingCall {
    /// The facts of these lines, in their order.
    var facts: [Int]
    /// Swift that compiles there; nil if a value is not known there.
    var call: String?
}

/// The calls of `applyTransitions`. They are where the app sets the ids today: what these lines
/// use is in scope there.
extension AdoptionPlan {
    /// The functions that set ids and modifiers of a screen or cell, in the order of their places.
    func replacingCalls(of index: Int) -> [ReplacingCall] {
        let owner = file.owners[index]
        let items = owner.ids.map { $0.item } + owner.modifiers.map { $0.item }
        let facts = items.filter(file.isWritten).flatMap { file.items[$0].facts }
            .filter { !scan.facts[$0].isInInterfaceBuilder }
        var order: [CodeMember] = []
        var byMember: [CodeMember: [Int]] = [:]
        for fact in Set(facts).sorted() {
            let member = CodeMember(scan.facts[fact])
            if byMember[member] == nil { order.append(member) }
            byMember[member, default: []].append(fact)
        }
        return order.compactMap { member in
            byMember[member].map { ReplacingCall(facts: $0, call: call(of: index, at: $0)) }
        }
    }

    private func call(of index: Int, at facts: [Int]) -> String? {
        guard let last = facts.last,
            let receiver = facts.lazy.compactMap({ receiver(of: index, at: $0) }).first
        else { return nil }
        var arguments: [String] = []
        for value in parameters(of: file.owners[index]) {
            guard let written = argument(value, of: index, at: facts, before: last) else {
                return nil
            }
            arguments.append("\(value.parameter.name): \(written)")
        }
        let given = givenViews(of: file.owners[index]).map { $0.name }
        // Only the class itself reaches them.
        if !given.isEmpty, !receiver.isEmpty { return nil }
        arguments += given.map { "\($0): \($0)" }
        let call = "applyTransitions(\(arguments.joined(separator: ", ")))"
        return receiver.isEmpty ? call : "\(receiver).\(call)"
    }

    // MARK: - Receivers

    /// The screen or cell as a line names it: `cell` of `cell.photoView.hero.id`; empty for its own
    /// class. Nil if the line does not show it.
    private func receiver(of index: Int, at fact: Int) -> String? {
        let owner = file.owners[index]
        let path = scan.facts[fact].view ?? ""
        let isOwn = classes.chain(scan.facts[fact].container).contains {
            $0.name == owner.className
        }
        var text = ""
        for character in statement(fact) {
            if character == "=" || character == " " { break }
            text.append(character)
        }
        guard
            let end = text.text(before: ".hero.") ?? text.text(before: ".hero")
                ?? (text.hasPrefix("hero.") || text.hasPrefix("hero") ? "" : nil)
        else { return nil }
        var steps = end.split(separator: ".").map(String.init)
        var views =
            path == "root"
            ? (owner.isScreen ? ["view"] : []) : path.split(separator: ".").map(String.init)
        while let view = views.last, let step = steps.last {
            let isSame =
                view.filter { $0 != "?" && $0 != "!" } == step.filter { $0 != "?" && $0 != "!" }
            guard isSame else { break }
            views.removeLast()
            steps.removeLast()
        }
        if steps.first == "self", isOwn { steps.removeFirst() }
        if steps.isEmpty { return isOwn ? "" : nil }
        guard views.isEmpty, !isOwn || !scan.facts[fact].container.isEmpty else { return nil }
        let isPlain = steps.allSatisfy { step in
            step.unicodeScalars.allSatisfy {
                $0.properties.isXIDContinue || "$?!".unicodeScalars.contains($0)
            }
        }
        return isPlain ? steps.joined(separator: ".") : nil
    }

    // MARK: - Arguments

    /// A value of the call, as the lines have it.
    private func argument(
        _ value: OwnerValue, of index: Int, at facts: [Int], before last: Int
    ) -> String? {
        let own = Set(facts)
        for id in file.owners[index].ids where file.isWritten(id.item) {
            let hero = file.heroes[id.use.hero]
            for (number, argument) in id.use.arguments.enumerated() {
                guard case .value(let expression, _) = argument, expression == value.expression,
                    hero.parameters.indices.contains(number)
                else { continue }
                for fact in file.items[id.item].facts where own.contains(fact) {
                    guard case .heroID(_, let patterns, let holes) = scan.facts[fact].content,
                        let first = patterns.firstIndex(where: { $0 != nil }),
                        let kinds = patterns[first]?.holeKinds, kinds.indices.contains(number),
                        holes.indices.contains(first), holes[first].indices.contains(number),
                        let code = code(holes[first][number], at: fact, before: last)
                    else { continue }
                    if isText(kinds[number], value.parameter.type) { return code }
                    return value.parameter.type.hasSuffix("?")
                        ? "\(code).map { \"\\($0)\" }" : "\"\\(\(code))\""
                }
            }
        }
        return nil
    }

    /// Whether a value has the type of the parameter.
    private func isText(_ kind: HoleKind, _ type: String) -> Bool {
        if !type.hasPrefix("String") { return true }
        return kind.parameterType == "String" && !kind.isWidened
    }

    /// The value as Swift at a line; nil if its names may mean something else there.
    private func code(_ hole: String, at fact: Int, before last: Int) -> String? {
        let name = String(hole.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
        guard let first = name.unicodeScalars.first else { return nil }
        let place = scan.facts[fact].place
        let end = scan.facts[last].place
        let isConstant =
            first.properties.isUppercase || name == "self" || !first.properties.isXIDStart
        if isConstant, first != "$" { return hole }
        let code = today.code
        if let given = code.argument(labeled: name, in: place) {
            return given + hole.dropFirst(name.count)
        }
        let isMember = classes.chain(scan.facts[fact].container).contains {
            $0.members[name] != nil
        }
        if code.uses(name, in: place) {
            let isLocal = code.declares(name, before: place)
            if isLocal, !code.declares(name, before: end) { return nil }
            return isLocal || isMember || first == "$"
                || code.block(around: place) == code.block(around: end) ? hole : nil
        }
        return isMember || code.declares(name, before: end) ? hole : nil
    }
}

extension String {
    /// What is before the first occurrence of a text.
    fileprivate func text(before text: String) -> String? {
        let bytes = Array(utf8)
        guard let place = bytes[...].place(of: Array(text.utf8)) else { return nil }
        return String(decoding: bytes[..<place], as: UTF8.self)
    }

    /// What is after the first occurrence of a text.
    func text(after text: String) -> String? {
        let bytes = Array(utf8)
        guard let place = bytes[...].place(of: Array(text.utf8)) else { return nil }
        return String(decoding: bytes[(place + text.utf8.count)...], as: UTF8.self)
    }
}
