import Serialization
import TransitionDSL

/// The tokens that a client has, for changes.
struct SentTokens: Sendable {
    var resultID: Int
    var data: [Int]
}

/// The legend: the roles and modifiers that the numbers in tokens mean.
let tokenLegend: JSON = [
    "tokenTypes": .array(SemanticToken.Role.allCases.map { .string($0.name) }),
    "tokenModifiers": .array(SemanticToken.Modifiers.names.map { .string($0) }),
]

extension Server {
    mutating func semanticTokens(_ params: JSON) -> Reply {
        guard let (document, program) = program(params) else { return .invalidParameters }
        let data = data(of: program.semanticTokens(), document.lines)
        return .result([
            "resultId": .string(String(remember(data, document.path))), "data": .numbers(data),
        ])
    }

    mutating func semanticTokens(inRange params: JSON) -> Reply {
        guard let (document, program) = program(params),
            let range = document.lines.range(params["range"])
        else { return .invalidParameters }
        let tokens = program.semanticTokens().filter {
            $0.range.start < range.end && $0.range.end > range.start
        }
        return .result(["data": .numbers(data(of: tokens, document.lines))])
    }

    /// One edit that turns the tokens which the client has into those of now.
    mutating func semanticTokens(sincePrevious params: JSON) -> Reply {
        guard let (document, program) = program(params) else { return .invalidParameters }
        let data = data(of: program.semanticTokens(), document.lines)
        let old = tokensSent[document.path]
        let id = String(remember(data, document.path))
        guard let old, String(old.resultID) == params["previousResultId"].text else {
            return .result(["resultId": .string(id), "data": .numbers(data)])
        }
        var start = 0
        while start < min(old.data.count, data.count), old.data[start] == data[start] { start += 1 }
        var (oldEnd, newEnd) = (old.data.count, data.count)
        while oldEnd > start, newEnd > start, old.data[oldEnd - 1] == data[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        let edit: JSON = [
            "start": .number(start), "deleteCount": .number(oldEnd - start),
            "data": .numbers(Array(data[start..<newEnd])),
        ]
        let isSame = oldEnd == start && newEnd == start
        return .result(["resultId": .string(id), "edits": .array(isSame ? [] : [edit])])
    }

    private mutating func remember(_ data: [Int], _ path: String) -> Int {
        let id = (tokensSent[path]?.resultID ?? 0) + 1
        tokensSent[path] = SentTokens(resultID: id, data: data)
        return id
    }

    /// Five numbers a token: lines and columns since the last one, length, role, modifiers.
    private func data(of tokens: [SemanticToken], _ lines: EditorLines) -> [Int] {
        var data: [Int] = []
        var last = EditorLines.Position(line: 0, column: 0)
        for token in tokens {
            let start = lines.position(of: token.range.start)
            let end = lines.position(of: token.range.end)
            data.append(start.line - last.line)
            data.append(start.line == last.line ? start.column - last.column : start.column)
            data.append(end.column - start.column)
            data.append(token.role.rawValue)
            data.append(Int(token.modifiers.rawValue))
            last = start
        }
        return data
    }
}

extension JSON {
    fileprivate static func numbers(_ numbers: [Int]) -> JSON {
        .array(numbers.map { .number($0) })
    }
}
