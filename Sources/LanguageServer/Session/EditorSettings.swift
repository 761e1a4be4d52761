import Serialization
import TransitionDSL

/// The section `transc` of the editor's settings. ``EditorSetting`` has the names and the defaults.
struct EditorSettings: Hashable, Sendable {
    /// Options as on the command line of `transc lint`.
    var arguments: [String]
    /// Whether all files of the workspace are checked, or only open ones.
    var checksWorkspace: Bool
    var hintsReturns: Bool
    var hintsAnimations: Bool
    var hintsUnits: Bool
    var hintsWinners: Bool
    var showsLenses: Bool

    /// Takes over what the section has; all else keeps its default.
    init(_ section: JSON = .null) {
        arguments = section.value(of: .arguments).elements.compactMap { $0.text }
        checksWorkspace = section.value(of: .diagnostics).text != "open"
        hintsReturns = section.isOn(.returnHints)
        hintsAnimations = section.isOn(.animationHints)
        hintsUnits = section.isOn(.unitHints)
        hintsWinners = section.isOn(.winnerHints)
        showsLenses = section.isOn(.lens)
    }
}

extension JSON {
    fileprivate func value(of setting: EditorSetting) -> JSON {
        setting.rawValue.split(separator: ".").reduce(self) { $0[String($1)] }
    }

    fileprivate func isOn(_ setting: EditorSetting) -> Bool {
        guard case .flag(let isOn) = setting.row.value else { return false }
        return value(of: setting).isTrue ?? isOn
    }
}
