import Foundation
import Serialization
import Testing
@testable import TestSupport

/// JSON is read as RFC 8259 says. Foundation's reader is the reference where it is as strict.
@Suite struct JSONReaderTests {
    private func read(_ text: String) -> JSON? { JSON(parsing: Array(text.utf8)) }

    @Test(arguments: [
        ("null", "null"), (" true ", "true"), ("\t\r\nfalse", "false"), ("0", "0"), ("-0", "0"),
        ("12", "12"), ("-7", "-7"), ("1.5", "1.5"), ("1e2", "100.0"), ("1E+2", "100.0"),
        ("25e-1", "2.5"), ("9223372036854775807", "9223372036854775807"), (#""""#, #""""#),
        (#""a\"\\\/\b\f\n\r\tz""#, #""a\"\\/\u0008\u000c\n\r\tz""#), (#""\u00e9é""#, #""éé""#),
        (#""\ud83d\ude00""#, #""😀""#), ("[]", "[]"), ("[ 1 , [ ] ]", "[1,[]]"), ("{ }", "{}"),
        (#"{ "a" : 1 , "b" : { } }"#, #"{"a":1,"b":{}}"#),
    ])
    func values(_ text: String, _ expected: String) throws {
        #expect(try #require(read(text)).string == expected)
    }

    /// Half of a surrogate pair is U+FFFD, and what follows it is read by itself.
    @Test(arguments: [
        (#""\ud83d""#, "\u{FFFD}"), (#""\ude00""#, "\u{FFFD}"), (#""\ud83dx""#, "\u{FFFD}x"),
        (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
        (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
    ])
    func halvesOfSurrogatePairs(_ text: String, _ expected: String) {
        #expect(read(text)?.text == expected)
    }

    @Test(arguments: [
        "", " ", "nul", "nulls", "True", "01", "-", "+1", ".5", "1.", "1e", "1e+", "0x1",
        "Infinity",
        "NaN", "'a'", "\"a", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\n\"", "\"\t\"", "\"\u{0}\"",
        "\"\u{1F}\"",
        "[1,]", "[,1]", "[1 2]", "[", "]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}",
        "{1:1}", "1 1", "{} x", "// c\n1", "\u{FEFF}1", "\u{A0}1", "1\u{C}",
    ])
    func whatIsNotJSON(_ text: String) { #expect(read(text) == nil) }

    /// Only UTF-8 as the standard defines it: no overlong forms, no surrogates, nothing cut off.
    @Test(
        arguments: [
            [0xC0, 0x80], [0xC1, 0xBF], [0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3], [0xE2, 0x82],
            [0xC3, 0x41],
        ] as [[UInt8]])
    func badUTF8(_ bytes: [UInt8]) {
        #expect(JSON(parsing: [0x22] + bytes + [0x22]) == nil)
        #expect(JSON(parsing: Array("{\"".utf8) + bytes + Array("\":1}".utf8)) == nil)
    }

    @Test func depthHasALimit() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        func objects(_ depth: Int) -> String {
            String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
        }
        #expect(read(nested(128)) != nil)
        #expect(read(objects(128)) != nil)
        #expect(read(nested(130)) == nil)
        #expect(read(objects(130)) == nil)
        #expect(read(String(repeating: "[", count: 1_000_000)) == nil)
    }

    @Test func theFirstOfEqualNamesCounts() {
        #expect(read(#"{"a":1,"a":2}"#)?["a"].number == 1)
    }

    /// Random values, written by Foundation, read and written by us, and read by Foundation.
    @Test func agreesWithFoundation() throws {
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<2000 {
            let value = Self.value(depth: 0, &numbers)
            let options: JSONSerialization.WritingOptions =
                Bool.random(using: &numbers)
                ? [.fragmentsAllowed, .prettyPrinted] : .fragmentsAllowed
            let written = try JSONSerialization.data(withJSONObject: value, options: options)
            let json = try #require(JSON(parsing: Array(written)))
            let text = String(decoding: written, as: UTF8.self)
            #expect(try Self.isSame(json.line, value), "\(text)")
            #expect(try Self.isSame(json.file, value), "\(text)")
        }
    }

    /// Texts near JSON: whatever Foundation takes of them we take too, and it means the same.
    @Test func readsWhatFoundationReads() throws {
        var numbers = SeededNumbers(seed: 11)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"a\"", "\"\\u00e9\"", "1", "-2", "0.5", "1e3", "true",
            "null", " ", "\n", "\"\\ud83d\\ude00\"", "\"👩‍👩‍👧\"", "\"\\\"\"",
        ]
        var count = 0
        for _ in 0..<20_000 {
            let length = Int.random(in: 1...7, using: &numbers)
            let text = (0..<length).map { _ in pieces.randomElement(using: &numbers) ?? "" }
                .joined()
            let expected = try? JSONSerialization.jsonObject(
                with: Data(text.utf8), options: .fragmentsAllowed)
            // Foundation takes a comma before a bracket.
            let squeezed = text.filter { $0 != " " && $0 != "\n" }
            let isStrict = !squeezed.contains(",]") && !squeezed.contains(",}")
            guard let expected, isStrict else {
                #expect(read(text) == nil, "\(text)")
                continue
            }
            count += 1
            let json = try #require(read(text), "\(text)")
            #expect(try Self.isSame(json.line, expected), "\(text)")
        }
        #expect(count > 1000)
    }

    private static func isSame(_ bytes: [UInt8], _ value: Any) throws -> Bool {
        let read = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        func text(_ value: Any) throws -> Data {
            try JSONSerialization.data(
                withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
        }
        return try text(read) == text(value)
    }

    private static func value(depth: Int, _ numbers: inout SeededNumbers) -> Any {
        switch Int.random(in: 0...(depth < 4 ? 7 : 5), using: &numbers) {
        case 0: return NSNull()
        case 1: return Bool.random(using: &numbers)
        case 2: return Int.random(in: -9_000_000_000_000...9_000_000_000_000, using: &numbers)
        case 3: return Double(Int.random(in: -99_999...99_999, using: &numbers)) / 256
        case 4, 5: return string(&numbers)
        case 6:
            return (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
                value(depth: depth + 1, &numbers)
            }
        default:
            var object: [String: Any] = [:]
            for _ in 0..<Int.random(in: 0...4, using: &numbers) {
                object[string(&numbers)] = value(depth: depth + 1, &numbers)
            }
            return object
        }
    }

    private static func string(_ numbers: inout SeededNumbers) -> String {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x1F, 0x20...0x7E, 0x7F...0xFF, 0x2000...0x2070, 0xE000...0xFFFD, 0x1F600...0x1F64F,
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...8, using: &numbers) {
            let range = ranges.randomElement(using: &numbers) ?? 0x20...0x7E
            text.append(Unicode.Scalar(UInt32.random(in: range, using: &numbers)) ?? "x")
        }
        return String(text)
    }
}
