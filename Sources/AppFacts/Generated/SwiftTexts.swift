import AppSource
import TransitionDSL

/// Code of the app that a .trans file contains, as facts have it.
package enum SwiftTexts {
    package static func value(_ code: String) -> String {
        read(code) { $0.value($1, unit: "", depth: 0) }
    }

    /// Names with dots between them; nil for other code.
    package static func path(_ code: String) -> String? {
        var path: String?
        _ = read(code) { _, expression in
            path = expression.isPath ? code : nil
            return ""
        }
        return path
    }

    package static func modifier(_ code: String) -> String {
        read(code) { $0.modifier($1, depth: 0) }
    }

    package static func animation(_ code: String) -> String {
        read(code) { $0.animation($1) ?? GeneratedText.other }
    }

    private static func read(
        _ code: String, _ write: (GeneratedText, AppExpression) -> String
    ) -> String {
        var names = programNames()
        let tokens = tokenizeSwift(Array(code.utf8), names: &names)
        let expression = parseSwiftExpression(
            0..<tokens.tokens.count, of: tokens, names: &names)
        return write(GeneratedText(names: names), expression)
    }
}
