import AppSource
import TransitionDSL

/// A Swift text that is read in a test.
struct SwiftSource {
    let bytes: [UInt8]
    let tokens: AppTokens
    private(set) var names = programNames()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = tokenizeSwift(bytes, names: &names)
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    mutating func items() -> AppItems { parseSwiftItems(tokens, names: &names) }

    /// The text as the statements of a body.
    mutating func body() -> String {
        let body = parseSwiftBody(0..<tokens.tokens.count, of: tokens, names: &names)
        return SwiftDump(names: names).statements(body)
    }

    mutating func statements(_ range: Range<Int>) -> [AppStatement] {
        parseSwiftBody(range, of: tokens, names: &names)
    }

    mutating func expression(_ range: Range<Int>) -> AppExpression {
        parseSwiftExpression(range, of: tokens, names: &names)
    }

    /// All bodies and values of the declarations, as they are dumped.
    mutating func dumps() -> [String] {
        let items = items()
        var dumps: [String] = []
        for declaration in items.declarations {
            var bodies = declaration.accessors.map(\.body)
            switch declaration.kind {
            case .function, .initializer, .deinitializer:
                bodies += declaration.body.map { [$0] } ?? []
            default: break
            }
            var values = declaration.parameters.compactMap(\.defaultValue)
            values += declaration.initialValue.map { [$0] } ?? []
            for body in bodies {
                let statements = statements(body)
                dumps.append(SwiftDump(names: names).statements(statements))
            }
            for value in values {
                let expression = expression(value)
                dumps.append(SwiftDump(names: names).expression(expression))
            }
            dumps += declaration.types.map { SwiftDump(names: names).type($0) }
        }
        for code in items.topLevelCode {
            let statements = statements(code)
            dumps.append(SwiftDump(names: names).statements(statements))
        }
        return dumps
    }

    func text(_ range: SourceRange) -> String {
        String(decoding: bytes[range.offsets], as: UTF8.self)
    }
}

extension AppDeclaration {
    fileprivate var types: [TypeReference] {
        (type.map { [$0] } ?? []) + supertypes + parameters.map(\.type)
    }
}

func body(_ text: String) -> String {
    var source = SwiftSource(text)
    return source.body()
}
