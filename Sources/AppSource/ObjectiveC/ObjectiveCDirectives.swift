import TransitionDSL

// `#import`, `#define` and `#if` around declarations.

extension ObjectiveCReader {
    mutating func parseDirective() {
        let start = index
        switch tokens[index].name {
        case Word.import.text, ObjectiveCWord.include.text: parseHeaderImport()
        case Word.define.text: parseDefine()
        default:
            var conditions = ObjectiveCConditions()
            // Hot.
            swap(&conditions, &items.conditions)
            if parseBranch(&conditions) {
                items.condition = conditions.text.map { conditionIndex($0) }
            } else {
                skipLine()
            }
            swap(&conditions, &items.conditions)
        }
        index = max(index, start + 1)
    }

    private mutating func conditionIndex(_ text: String) -> Int {
        if let last = items.all.conditions.indices.last, items.all.conditions[last] == text {
            return last
        }
        items.all.conditions.append(text)
        return items.all.conditions.count - 1
    }

    /// `@import A.B;`: the module.
    mutating func parseModuleImport() {
        let start = index
        index += 2
        guard let name = name(at: index) else { return skipItem() }
        let place = index
        while index < end, at(.dot) || at(.identifier), index == place || !startsLine(index) {
            index += 1
        }
        declare(.import, name, at: place, from: start)
        _ = consume(if: .semicolon)
    }

    /// `#import <Hero/Hero.h>` and `"Hero-Swift.h"`: the module; `"A/B.h"`: the file's name.
    private mutating func parseHeaderImport() {
        let start = index
        let place = index + 1
        skipLine()
        guard place < index else { return }
        let isQuoted = kind(at: place) == .string
        let text =
            isQuoted
            ? strings[Int(tokens[place].payload)].objectiveCText.map { names.string($0) } ?? ""
            : spelling(of: place + 1..<index)
        let path = text.utf8.prefix { $0 != UInt8(ascii: ">") }
            .split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        guard let file = path.last else { return }
        let suffix = "-Swift.h"
        let name =
            file.hasSuffix(suffix)
            ? String(file.dropLast(suffix.count)) : isQuoted || path.count == 1 ? file : path[0]
        declare(.import, names.intern(name), at: place, from: start)
    }

    /// `#define A @"a"` is a constant, `#define A(x) …` a function.
    private mutating func parseDefine() {
        let start = index
        let place = index + 1
        skipLine()
        guard place < index, let name = name(at: place) else { return }
        var value = place + 1..<index
        var parameters: [AppDeclaration.Parameter]?
        if kind(at: place + 1) == .leftParen, !tokens[place + 1].flags.contains(.spaceBefore) {
            let after = min(placeAfter(place + 1), index)
            parameters = macroParameters(place + 2..<after)
            value = after..<index
        }
        while let last = value.last, kind(at: last) == .semicolon { value.removeLast() }
        guard !value.isEmpty else { return }
        declare(parameters == nil ? .variable : .function, name, at: place, from: start) {
            $0.modifiers = [.macro, .constant]
            $0.parameters = parameters ?? []
            if parameters == nil { $0.initialValue = value } else { $0.body = value }
        }
    }

    private func macroParameters(_ range: Range<Int>) -> [AppDeclaration.Parameter] {
        range.compactMap { place in
            let isVariadic = symbol(at: place) == .dots
            guard let name = name(at: place) ?? (isVariadic ? .empty : nil) else { return nil }
            return AppDeclaration.Parameter(
                label: nil, name: name, type: .other, isVariadic: isVariadic,
                range: tokens[place].range)
        }
    }
}
