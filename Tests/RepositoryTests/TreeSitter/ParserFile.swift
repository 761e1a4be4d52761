import TransitionDSL

/// The tables as C, in the layout of tree-sitter's interface 14.
struct ParserFile {
    private let table: ParseTable
    private let grammar: PlainGrammar
    private let fieldNames: [String]
    private var productions = Productions()
    private var actionLists = ActionLists()
    /// The states in the order of the file: first those with a row for all symbols.
    private var order: [Int]
    private let largeCount: Int
    private let newNumbers: [Int]

    /// A state with more entries has a row.
    private static let largestList = 60

    static func text(_ table: ParseTable) -> String {
        var file = ParserFile(table)
        return file.text()
    }

    private init(_ table: ParseTable) {
        self.table = table
        grammar = table.grammar
        fieldNames = Set(grammar.fields.values.joined()).sorted()
        let isLarge = table.states.enumerated().map { number, state in
            number < 2 || state.actions.count + state.targets.count > Self.largestList
        }
        order = isLarge.indices.filter { isLarge[$0] }
        largeCount = order.count
        order += isLarge.indices.filter { !isLarge[$0] }
        var numbers = order
        for (new, old) in order.enumerated() { numbers[old] = new }
        newNumbers = numbers
    }

    private mutating func text() -> String {
        // These fill the lists of productions and actions.
        let (rows, lists, offsets) = parseTables()
        let symbols = grammar.symbols
        let longest = grammar.rules.map(\.parts.count).max() ?? 0
        return """
            // Made of grammar.ebnf by the tests; see CONTRIBUTING.md.

            #include "tree_sitter/parser.h"

            enum {
            \(lines(symbols.indices.map { "\(name($0)) = \($0)" }))
            };

            static const char *const symbol_names[] = {
            \(lines(symbols.map { quoted($0.name) }))
            };

            static const TSSymbolMetadata symbol_metadata[] = {
            \(lines(symbols.map { "{\($0.isVisible), \($0.isNamed), \($0.look == .supertype)}" }))
            };

            static const TSSymbol public_symbols[] = {
            \(lines(symbols.indices.map(String.init)))
            };

            static const char *const field_names[] = {
            \(lines(["0"] + fieldNames.map(quoted)))
            };

            static const TSFieldMapSlice field_slices[] = {
            \(lines(productions.slices))
            };

            static const TSFieldMapEntry field_entries[] = {
            \(lines(productions.entries))
            };

            static const TSSymbol alias_map[] = {0};

            static const TSSymbol aliases[] = {
            \(lines(productions.aliases(grammar, longest)))
            };

            static const TSLexMode lex_modes[] = {
            \(lines(order.map { "{\(lexState($0)), 0}" }))
            };

            static const TSStateId primary_states[] = {
            \(lines(order.indices.map(String.init)))
            };

            static const TSParseActionEntry parse_actions[] = {
            \(lines(actionLists.entries))
            };

            static const uint16_t parse_table[] = {
            \(lines(rows.map(String.init)))
            };

            static const uint16_t small_parse_table[] = {
            \(lines(lists.map(String.init)))
            };

            static const uint32_t small_parse_table_map[] = {
            \(lines(offsets.map(String.init)))
            };

            static const Word words[] = {
            \(lines(symbols.indices.filter { symbols[$0].isWord }.map {
                "{\(quoted(symbols[$0].name)), \(name($0))}"
            }))
            };

            static const CharacterRange word_starts[] = {
            \(lines(characterRanges { $0.isXIDStart }))
            };

            static const CharacterRange word_parts[] = {
            \(lines(characterRanges { $0.isXIDContinue }))
            };

            #include "lexer.h"

            TS_PUBLIC const TSLanguage *tree_sitter_trans(void) {
                static const TSLanguage language = {
                    .version = 14,
                    .symbol_count = \(symbols.count),
                    .token_count = \(grammar.tokenCount),
                    .state_count = \(order.count),
                    .large_state_count = \(largeCount),
                    .production_id_count = \(productions.slices.count),
                    .field_count = \(fieldNames.count),
                    .max_alias_sequence_length = \(longest),
                    .parse_table = parse_table,
                    .small_parse_table = small_parse_table,
                    .small_parse_table_map = small_parse_table_map,
                    .parse_actions = parse_actions,
                    .symbol_names = symbol_names,
                    .field_names = field_names,
                    .field_map_slices = field_slices,
                    .field_map_entries = field_entries,
                    .symbol_metadata = symbol_metadata,
                    .public_symbol_map = public_symbols,
                    .alias_map = alias_map,
                    .alias_sequences = aliases,
                    .lex_modes = lex_modes,
                    .lex_fn = lex,
                    .keyword_lex_fn = lex_word,
                    .keyword_capture_token = \(name(grammar.identifier)),
                    .primary_state_ids = primary_states,
                };
                return &language;
            }

            """
    }

    // MARK: Tables

    /// The rows of the large states, the lists of the others, and where those begin.
    private mutating func parseTables() -> (rows: [Int], lists: [Int], offsets: [Int]) {
        var rows: [Int] = []
        var lists: [Int] = []
        var offsets: [Int] = []
        for (number, old) in order.enumerated() {
            let entries = entries(old)
            if number < largeCount {
                var row = [Int](repeating: 0, count: grammar.symbols.count)
                for (symbol, value) in entries { row[symbol] = value }
                rows += row
            } else {
                offsets.append(lists.count)
                lists += list(entries)
            }
        }
        return (rows, lists, offsets)
    }

    /// For each symbol the number of a list of actions or, for a node, a state.
    private mutating func entries(_ old: Int) -> [(symbol: Int, value: Int)] {
        let state = table.states[old]
        let hasWords = state.actions.keys.contains { grammar.symbols[$0].isWord }
        var entries: [(symbol: Int, value: Int)] = []
        for (token, actions) in state.actions.sorted(by: { $0.key < $1.key }) {
            let list = actions.map { entry($0) }
            // An identifier of an old tree may be a word here. How a string is read depends on
            // the state.
            let name = grammar.symbols[token].name
            let isReusable =
                !(token == grammar.identifier && hasWords) && !name.contains("\"")
                && !name.hasPrefix("whole")
            entries.append((token, actionLists.number(of: list, isReusable: isReusable)))
        }
        for (node, target) in state.targets.sorted(by: { $0.key < $1.key }) {
            entries.append((node, newNumbers[target]))
        }
        return entries
    }

    /// Groups of symbols with the same value.
    private func list(_ entries: [(symbol: Int, value: Int)]) -> [Int] {
        var groups: [(key: [Int], symbols: [Int])] = []
        var numbers: [[Int]: Int] = [:]
        for (symbol, value) in entries {
            let key = [value, symbol < grammar.tokenCount ? 0 : 1]
            if let number = numbers[key] {
                groups[number].symbols.append(symbol)
            } else {
                numbers[key] = groups.count
                groups.append((key, [symbol]))
            }
        }
        return [groups.count] + groups.flatMap { [$0.key[0], $0.symbols.count] + $0.symbols }
    }

    private mutating func entry(_ action: ParseTable.Action) -> String {
        switch action {
        case .shift(let state): "SHIFT(\(newNumbers[state]))"
        case .shiftRepetition(let state): "SHIFT_REPETITION(\(newNumbers[state]))"
        case .reduce(let number):
            "REDUCE(\(name(grammar.rules[number].result)), \(grammar.rules[number].parts.count), "
                + "\(productions.number(of: grammar.rules[number], grammar, fieldNames)))"
        case .accept: "ACCEPT"
        case .shiftExtra: "SHIFT_EXTRA"
        case .recover: "RECOVER"
        }
    }

    /// In code, in a string, in a raw string, or where no string fits; see lexer.h.
    private func lexState(_ old: Int) -> String {
        if table.isInside(old, ParseTable.stringParts) { return "IN_STRING" }
        if table.isInside(old, ParseTable.rawStringParts) { return "IN_RAW_STRING" }
        let fits = old > 0 && table.states[old].actions[grammar.number("'\"'")] != nil
        return fits ? "BEFORE_STRING" : "IN_CODE"
    }

    // MARK: Names

    private func name(_ number: Int) -> String {
        let symbol = grammar.symbols[number]
        if symbol.isWord { return "word_\(symbol.name)" }
        if !symbol.isToken { return "node_\(symbol.name)" }
        guard symbol.look == .anonymous else { return "token_\(symbol.name)" }
        let quotes = ["\"": "quote", "\\(": "hole", "#\"": "raw_open", "\"#": "raw_close"]
        let kind = TokenKind(rawValue: symbol.name).map { "\($0)" }
        return "token_\(quotes[symbol.name] ?? kind ?? "unnamed")"
    }

    private func quoted(_ text: String) -> String {
        "\"\(text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined())\""
    }

    /// Items with commas, as many as fit on a line.
    private func lines(_ items: [String]) -> String {
        var lines = ["   "]
        for item in items {
            if lines[lines.count - 1].utf8.count + item.utf8.count + 2 > 100 { lines.append("   ") }
            lines[lines.count - 1] += " \(item),"
        }
        return lines.joined(separator: "\n")
    }
}
