import Serialization
import TransitionDSL

extension Server {
    mutating func inlayHints(_ params: JSON) -> Reply {
        guard let document = document(params), let range = document.lines.range(params["range"])
        else { return .invalidParameters }
        guard let (good, shift) = lastGood(document) else { return .result([]) }
        var hints: [JSON] = []
        for hint in good.program.hints(good.facts) where isWanted(hint.kind) {
            guard let offset = shift.offset(hint.offset), range.touches(offset) else { continue }
            let json: JSON = [
                "position": document.lines.json(document.lines.position(of: offset)),
                "label": .string(hint.text),
            ]
            let insertion = SourceRange(start: offset, end: offset)
            let edits: JSON = [document.lines.edit(insertion, hint.text)]
            hints.append(json.with("textEdits", hint.canBeWritten ? edits : nil))
        }
        return .result(.array(hints))
    }

    private func isWanted(_ kind: Hint.Kind) -> Bool {
        switch kind {
        case .return: settings.shows(.returnHints)
        case .animation: settings.shows(.animationHints)
        case .unit: settings.shows(.unitHints)
        case .winners: settings.shows(.winnerHints)
        }
    }

    mutating func codeLenses(_ params: JSON) -> Reply {
        guard let document = document(params) else { return .invalidParameters }
        guard settings.showsLenses, let (good, shift) = lastGood(document) else {
            return .result([])
        }
        let lenses: [JSON] = good.program.lenses(good.facts).compactMap { lens in
            guard let range = shift.range(lens.range) else { return nil }
            let start = document.lines.json(document.lines.position(of: range.start))
            return [
                "range": document.lines.json(range),
                "command": [
                    "title": .string(lens.text), "command": .string(Command.resolve.rawValue),
                    "arguments": [
                        ["textDocument": ["uri": .string(document.uri)], "position": start]
                    ],
                ],
            ]
        }
        return .result(.array(lenses))
    }
}
