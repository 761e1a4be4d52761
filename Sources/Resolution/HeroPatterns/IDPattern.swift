package import TransitionDSL

/// The string of a hero id as far as it is known: text and holes, such as `photo_{Int}`. Ids of a
/// .trans file and ids of an app's code have the same form. Neighboring texts are one piece.
package struct IDPattern: Hashable, Sendable {
    package enum Piece: Hashable, Sendable {
        /// UTF-8; never empty.
        case text([UInt8])
        /// Holes of one parameter always have the same value; the number identifies it within the
        /// pattern. A hole without a parameter is independent of the others.
        case hole(HoleKind, parameter: Int? = nil)

        var text: [UInt8]? { if case .text(let bytes) = self { bytes } else { nil } }
    }

    /// The parameters of what the string of an id of `per screen` or `per instance` begins with.
    package static let opener = -1
    package static let instance = -2

    package private(set) var pieces: [Piece]

    package init() { pieces = [] }

    package init(_ pieces: [Piece]) {
        self.pieces = []
        for piece in pieces { append(piece) }
    }

    package init(text: String) {
        self.init()
        append(text: text.utf8)
    }

    package mutating func append(text: some Collection<UInt8>) {
        if text.isEmpty { return }
        guard let last = pieces.last?.text else { return pieces.append(.text(Array(text))) }
        pieces[pieces.count - 1] = .text(last + text)
    }

    package mutating func append(_ piece: Piece) {
        if case .text(let bytes) = piece { append(text: bytes) } else { pieces.append(piece) }
    }

    /// `photo_{Int}`: braces in the text are doubled.
    package var description: String {
        var bytes: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .hole(let kind, _): bytes += "{\(kind.typeName)}".utf8
            case .text(let text):
                for byte in text {
                    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { bytes.append(byte) }
                    bytes.append(byte)
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text, if there is no hole.
    package var literal: String? {
        switch pieces.count {
        case 0: ""
        case 1: pieces[0].text.map { String(decoding: $0, as: UTF8.self) }
        default: nil
        }
    }

    /// The bytes of its texts.
    package var textLength: Int { pieces.reduce(0) { $0 + ($1.text?.count ?? 0) } }

    /// The kind of the hole that is the whole.
    package var onlyHole: HoleKind? {
        if pieces.count == 1, case .hole(let kind, _) = pieces[0] { kind } else { nil }
    }

    /// The pattern without what code of an app does not show: that two holes have one parameter, and
    /// that a number is a length.
    package var withoutParameters: IDPattern {
        var result = IDPattern()
        for piece in pieces {
            switch piece {
            case .text: result.pieces.append(piece)
            case .hole(.length, _): result.pieces.append(.hole(.int))
            case .hole(let kind, _): result.pieces.append(.hole(kind))
            }
        }
        return result
    }
}

// MARK: - Ids of a model

extension IDPattern {
    /// The string of an id, or of one of its parts, without its scope. A parameter has the number of
    /// its handle.
    package init(_ hero: Hero, part: HeroPart?, in model: Model) {
        self.init()
        append(hero, part: part, in: model)
    }

    /// The string of an id with its scope before it, as in generated Swift.
    package init(scoped hero: Hero, part: HeroPart?, in model: Model) {
        self.init()
        if hero.scope != .app { pieces.append(.hole(.name, parameter: Self.opener)) }
        if hero.scope == .instance {
            append(text: "#".utf8)
            pieces.append(.hole(.uint, parameter: Self.instance))
        }
        if hero.scope != .app { append(text: "/".utf8) }
        append(hero, part: part, in: model)
    }

    private mutating func append(_ hero: Hero, part: HeroPart?, in model: Model) {
        func bytes(_ text: Text) -> ArraySlice<UInt8> {
            model.texts.bytes[model.texts.range(text)]
        }
        for segment in model.segments[hero.text] {
            switch segment {
            case .literal(let text): append(text: bytes(text))
            case .part: if let part { append(text: bytes(part.text)) }
            case .parameter(let handle):
                let kind = HoleKind(model.parameters[handle].type)
                pieces.append(.hole(kind, parameter: Int(handle.index)))
            case .parameterLength(let handle):
                pieces.append(.hole(.length, parameter: Int(handle.index)))
            case .value: break  // Not in scope: a hero's declaration can only use its parameters.
            }
        }
    }
}
