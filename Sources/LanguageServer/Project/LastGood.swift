import Semantics
import TransitionDSL

/// The last version of a document without an error, for what needs a whole model.
struct LastGood {
    var program: Program
    var facts: [LineFacts]

    init(_ program: Program) {
        self.program = program
        facts = program.lineFacts()
    }
}

/// Moves places of an older text to a newer one, as if one range had been replaced.
struct Shift {
    /// Bytes that both begin with, and that both end in.
    private let prefix: Int
    private let suffix: Int
    private let oldCount: Int
    private let newCount: Int

    init(from old: [UInt8], to new: [UInt8]) {
        oldCount = old.count
        newCount = new.count
        if old == new {
            (prefix, suffix) = (old.count, 0)
            return
        }
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        // A line that was edited counts as edited from its start to its end.
        while prefix > 0, !old[prefix - 1].isLineEnd { prefix -= 1 }
        var suffix = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
        {
            suffix += 1
        }
        while suffix > 0, !old[old.count - suffix].isLineEnd { suffix -= 1 }
        (self.prefix, self.suffix) = (prefix, suffix)
    }

    /// The new offset; nil if the place was edited.
    func offset(_ offset: UInt32) -> UInt32? {
        let offset = Int(offset)
        if offset <= prefix { return UInt32(clamping: offset) }
        guard offset >= oldCount - suffix else { return nil }
        return UInt32(clamping: offset - oldCount + newCount)
    }

    func range(_ range: SourceRange) -> SourceRange? {
        guard let start = offset(range.start), let end = offset(range.end), start <= end else {
            return nil
        }
        return SourceRange(start: start, end: end)
    }
}

extension Server {
    /// The last good version of a document, with the way from it to the text of now.
    mutating func lastGood(_ document: Document) -> (good: LastGood, shift: Shift)? {
        // Kept from one request to the next.
        let known = lastGood[document.path]
        if let program = project.program(document.path), program.analysis.model != nil,
            known?.program.module.number != program.module.number
        {
            lastGood[document.path] = LastGood(program)
        }
        return lastGood[document.path].map {
            ($0, Shift(from: $0.program.source.bytes, to: document.source.bytes))
        }
    }
}
