/// The settings of an editor, in its section `transc`: the raw value is the name below it.
///
/// The language server reads them. The manifest for VS Code and the table of the manual are made from
/// the rows.
package enum EditorSetting: String, CaseIterable, Sendable {
    case path, arguments, diagnostics
    case returnHints = "hints.returns"
    case animationHints = "hints.animations"
    case unitHints = "hints.units"
    case winnerHints = "hints.winners"
    case lens, pictures, swift
    case trace = "trace.server"

    /// The type of the value, with the default.
    package enum Value: Sendable {
        case flag(Bool)
        case string(String)
        case strings([String])
        /// One of some words; the first is the default.
        case choice([String])
    }

    package struct Row: Sendable {
        package var value: Value
        /// Whether only the editor reads it, not the server.
        package var isOfClient = false
        /// Whether the server takes a switch as off if an editor sends nothing, whatever its default.
        package var isOffUnlessSent = false
        /// One sentence for people, with its period.
        package var summary: String
    }

    package var row: Row {
        switch self {
        case .path:
            Row(
                value: .string(""), isOfClient: true,
                summary: "The path of `transc`; if empty, the editor searches for it.")
        case .arguments:
            Row(
                value: .strings([]),
                summary: "Options as on the command line of `transc lint`, one word an element.")
        case .diagnostics:
            Row(
                value: .choice(["workspace", "open"]),
                summary: "Report findings for all files of the workspace, or for open files.")
        case .returnHints:
            Row(value: .flag(true), summary: "Show the return of lines that do not write one.")
        case .animationHints:
            Row(value: .flag(true), summary: "Show what an animation with a name plays.")
        case .unitHints:
            Row(value: .flag(true), summary: "Show the unit of numbers without one.")
        case .winnerHints:
            Row(value: .flag(true), summary: "Show how many lines win over a default or `*` line.")
        case .lens:
            Row(
                value: .flag(true),
                summary: "Show above lines, screens and ids how they are used.")
        case .pictures:
            Row(
                value: .flag(true), isOffUnlessSent: true,
                summary: "Show how an animation moves the screens as a picture, not in characters.")
        case .swift:
            Row(
                value: .flag(false),
                summary:
                    "Find the names of generated Swift in the app's Swift: explain, list and rename them."
            )
        case .trace:
            Row(
                value: .choice(["off", "messages", "verbose"]), isOfClient: true,
                summary: "Log the messages between the editor and the server.")
        }
    }
}
