import Apps
import TransitionDSL

/// Modifiers, and the ids that they name.
extension AdoptionPlan {
    private struct Candidate {
        var owner: Int
        var path: String
        var texts: [String]
        var facts: [Int]
    }

    mutating func planModifiers() {
        var candidates: [Candidate] = []
        // The candidates by view and texts. An index, like `views`: each fact asks for its
        // candidate.
        var indexes: [String: Int] = [:]
        for fact in open(.modifiers) {
            guard case .modifiers(_, let modifiers) = scan.facts[fact].content else { continue }
            if scan.facts[fact].certainty == .unknown {
                report(fact, .unknownModifiers)
                continue
            }
            if modifiers.isEmpty {
                report(fact, .cleared)
                continue
            }
            guard case .view(let owner, let path) = reachedView(fact),
                let texts = written(modifiers, fact)
            else { continue }
            if !scan.facts[fact].branch.isEmpty { note(.underCondition, [fact]) }
            let key = "\(owner) \(path)\n" + texts.joined(separator: "\n")
            if let known = indexes[key] {
                candidates[known].facts.append(fact)
            } else {
                indexes[key] = candidates.count
                candidates.append(Candidate(owner: owner, path: path, texts: texts, facts: [fact]))
            }
        }
        let views = Dictionary(grouping: candidates) { "\($0.owner) \($0.path)" }
        for candidate in candidates {
            let all = views["\(candidate.owner) \(candidate.path)"] ?? []
            if all.count > 1 {
                report(candidate.facts, .severalValues)
                continue
            }
            let item = addItem(candidate.facts)
            file.owners[candidate.owner].modifiers.append(
                AdoptedOwner.Modifiers(
                    path: candidate.path, texts: candidate.texts, item: item))
            list(candidate.owner, candidate.facts)
        }
        followSources()
    }

    /// The modifiers as the file writes them: with the names of the catalog, otherwise as Swift.
    private mutating func written(_ modifiers: [String], _ fact: Int) -> [String]? {
        let swift = elements(ofListIn: statement(fact))
        var result: [String] = []
        for (index, modifier) in modifiers.enumerated() {
            if isModifier(modifier) {
                result.append(modifier)
                continue
            }
            let source = swift.count == modifiers.count ? swift[index] : nil
            guard let source, reachesOnlyConstants(source) else {
                report(fact, .localModifierValue, source ?? modifier)
                return nil
            }
            let text = "swift(#\"\(source)\"#)"
            guard isModifier(text) else {
                report(fact, .localModifierValue, source)
                return nil
            }
            note(.swiftText, [fact])
            result.append(text)
        }
        return result
    }

    private mutating func isModifier(_ text: String) -> Bool {
        let engine = file.engine == .sdoshero ? Engine.sdoshero : .hero
        return accepts(
            "engine \(engine.rawValue)\nscreen S = SViewController { v: with \(text) }\n")
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
