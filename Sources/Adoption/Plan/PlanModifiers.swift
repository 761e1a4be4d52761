import Apps
import TransitionDSL

/// Modifiers, and the ids that they name.
extension AdoptionPlan {
    private struct View: Hashable {
        var owner: Int
        var path: String
    }

    private struct Candidate: Hashable {
        var view: View
        var modifiers: [FactValue]
    }

    mutating func planModifiers() {
        var candidates: [Candidate] = []
        // The facts of each candidate. An index, like `counts`: each fact asks for its candidate.
        var facts: [Candidate: [Int]] = [:]
        for fact in open(.modifiers) {
            guard case .modifiers(_, let modifiers) = scan.facts[fact].content else { continue }
            if scan.facts[fact].certainty == .unknown {
                report(fact, .unknownModifiers)
                continue
            }
            if modifiers.isEmpty {
                report(fact, .clearedModifiers)
                continue
            }
            guard case .view(let owner, let path) = reachedView(fact),
                let written = written(modifiers, fact)
            else { continue }
            if !scan.facts[fact].branch.isEmpty { note(.underCondition, [fact]) }
            let candidate = Candidate(view: View(owner: owner, path: path), modifiers: written)
            if facts[candidate] == nil { candidates.append(candidate) }
            facts[candidate, default: []].append(fact)
        }
        let counts = Dictionary(grouping: candidates) { $0.view }.mapValues { $0.count }
        for candidate in candidates {
            let (view, facts) = (candidate.view, facts[candidate] ?? [])
            if counts[view] != 1 {
                report(facts, .severalValues)
                continue
            }
            let item = addItem(facts)
            file.owners[view.owner].modifiers.append(
                AdoptedOwner.Modifiers(
                    path: view.path, modifiers: candidate.modifiers, item: item))
            list(view.owner, facts)
        }
        followSources()
    }

    /// The modifiers as the file writes them: with the names of the catalog, otherwise as Swift.
    private mutating func written(_ modifiers: [FactValue], _ fact: Int) -> [FactValue]? {
        let swift = elements(ofListIn: statement(fact))
        var result: [FactValue] = []
        for (index, modifier) in modifiers.enumerated() {
            if isModifier(modifier) {
                result.append(modifier)
                continue
            }
            let source = swift.count == modifiers.count ? swift[index] : nil
            guard let source, reachesOnlyConstants(source) else {
                report(fact, .localModifierValue, source ?? modifier.description)
                return nil
            }
            let code = FactValue.swift(source)
            guard isModifier(code) else {
                report(fact, .localModifierValue, source)
                return nil
            }
            note(.swiftText, [fact])
            result.append(code)
        }
        return result
    }

    /// Whether the compiler accepts it in a file.
    private mutating func isModifier(_ modifier: FactValue) -> Bool {
        let engine = file.engine == .sdoshero ? Engine.sdoshero : .hero
        return accepts(
            "engine \(engine.rawValue)\nscreen S = SViewController { v: with \(modifier.description) }\n"
        )
    }

    /// Whether Swift text means the same in another function: its names are members of types
    /// and implicit members.
    private func reachesOnlyConstants(_ text: String) -> Bool {
        var before: Unicode.Scalar = " "
        var name = ""
        for scalar in Array(text.unicodeScalars) + [" "] {
            if scalar.properties.isXIDContinue {
                name.unicodeScalars.append(scalar)
                continue
            }
            if !name.isEmpty {
                let isMember = before == "." || scalar == ":"
                let first = name.unicodeScalars.first?.properties
                let isConstant = first?.isUppercase == true || first?.isXIDStart == false
                if !isMember, !isConstant, name != "true", name != "false" { return false }
                name = ""
            }
            before = scalar
        }
        return true
    }

    /// An id that a modifier names is in the file where the modifier is.
    private mutating func followSources() {
        for fact in open(.source) {
            let place = scan.facts[fact].place
            let modifiers = scan.facts.indices.first { index in
                scan.facts[index].content.kind == .modifiers
                    && scan.facts[index].place == place
            }
            switch modifiers.flatMap({ fates[$0] }) {
            case .item(let item): add(fact, to: item)
            case .reported(let reason, let detail): report(fact, reason, detail)
            case .context, nil: report(fact, .unknownModifiers)
            }
        }
    }
}

/// The elements of the array that a statement ends with, as written.
func elements(ofListIn statement: String) -> [String] {
    guard let start = statement.firstIndex(of: "[") else { return [] }
    var result: [String] = []
    var element = ""
    var depth = 0
    var isText = false
    for character in statement[statement.index(after: start)...] {
        switch character {
        case "\"": isText.toggle()
        case "(", "[", "{": if !isText { depth += 1 }
        case ")", "]", "}": if !isText { depth -= 1 }
        default: break
        }
        if depth < 0 { break }
        if character == ",", depth == 0, !isText {
            result.append(trimmed(element))
            element = ""
        } else {
            element.append(character)
        }
    }
    let last = trimmed(element)
    return last.isEmpty ? result : result + [last]
}

/// Without spaces around it.
func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
    var end = scalars.endIndex
    while end > scalars.startIndex,
        scalars[scalars.index(before: end)].properties.isWhitespace
    {
        end = scalars.index(before: end)
    }
    return String(scalars[..<end])
}
