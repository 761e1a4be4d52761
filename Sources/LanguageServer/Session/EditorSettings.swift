import Serialization
import TransitionDSL

/// The section `transc` of the editor's settings. ``EditorSetting`` lists them.
struct EditorSettings: Hashable, Sendable {
    /// Options as on the command line of `transc lint`.
    var arguments: [String]
    /// Whether all files of the workspace are checked, or only open ones.
    var checksWorkspace: Bool
    var showsLenses: Bool
    var showsPictures: Bool
    /// Whether names of generated Swift are found in Swift.
    var servesSwift: Bool
    /// The kinds of hints that are shown.
    private var hints: Set<EditorSetting>

    /// Takes over what the section has; all else has its default.
    init(_ section: JSON = .null) {
        arguments = EditorSetting.arguments.value(in: section).elements.compactMap { $0.text }
        checksWorkspace = EditorSetting.diagnostics.value(in: section).text != "open"
        showsLenses = EditorSetting.lens.isOn(in: section)
        showsPictures = EditorSetting.pictures.isOn(in: section)
        servesSwift = EditorSetting.swift.isOn(in: section)
        hints = Set(Self.hints.filter { $0.isOn(in: section) })
    }

    private static let hints: [EditorSetting] = [
        .returnHints, .animationHints, .unitHints, .winnerHints,
    ]

    func shows(_ hint: EditorSetting) -> Bool { hints.contains(hint) }
}

extension EditorSetting {
    /// The value in the section; its name can have a dot for each level.
    fileprivate func value(in section: JSON) -> JSON {
        rawValue.split(separator: ".").reduce(section) { $0[String($1)] }
    }

    /// Whether a switch is on, by the section or by default.
    fileprivate func isOn(in section: JSON) -> Bool {
        if let value = value(in: section).isTrue { return value }
        if case .flag(let value) = row.value { return value && !row.isOffUnlessSent }
        return false
    }
}
