import Lexer
import Parser
import TransitionDSL
@testable import TestSupport

/// The parts of other files that mutations put in: nodes by their kind.
struct Donors: Sendable {
    private var texts: [[[UInt8]]]

    /// Kinds by the numbers that index `texts`.
    private static let numbers = Dictionary(
        uniqueKeysWithValues: SyntaxKind.allCases.enumerated().map { ($0.element, $0.offset) })

    init(_ files: [[UInt8]]) {
        texts = Array(repeating: [], count: SyntaxKind.allCases.count)
        var known: Set<[UInt8]> = []
        for file in files {
            let tree = parse(tokenize(SourceFile(path: "", bytes: file))).tree
            for node in tree.nodes where node.kind != .file && !node.hasProblem {
                guard let range = tree.bytes(of: node), range.count < 400 else { continue }
                let text = Array(file[range])
                if known.insert(text + [Self.number(of: node.kind)]).inserted {
                    texts[Int(Self.number(of: node.kind))].append(text)
                }
            }
        }
    }

    /// A part of the same kind; nil where no file has one.
    func text(of kind: SyntaxKind, using numbers: inout SeededNumbers) -> [UInt8]? {
        texts[Int(Self.number(of: kind))].randomElement(using: &numbers)
    }

    /// Any declaration.
    func declaration(using numbers: inout SeededNumbers) -> [UInt8]? {
        let kinds: [SyntaxKind] = [
            .screen, .cell, .group, .hero, .modifiers, .animation, .animator, .interaction, .segue,
            .unwind, .defaults, .registry, .lint, .module, .engine, .access, .import,
        ]
        return kinds.randomElement(using: &numbers).flatMap { text(of: $0, using: &numbers) }
    }

    private static func number(of kind: SyntaxKind) -> UInt8 {
        UInt8(truncatingIfNeeded: numbers[kind, default: 0])
    }
}

extension SyntaxTree {
    /// The bytes from a node's first token to its last; nil where there is none.
    func bytes(of node: SyntaxEntry) -> Range<Int>? {
        guard node.endToken > node.firstToken else { return nil }
        let start = tokens.ranges[Int(node.firstToken)].start
        return Int(start)..<Int(tokens.ranges[Int(node.endToken) - 1].end)
    }
}
