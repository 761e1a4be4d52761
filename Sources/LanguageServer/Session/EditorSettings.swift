import Serialization

/// The section `transc` of the editor's settings.
struct EditorSettings: Hashable, Sendable {
    /// Options as on the command line of `transc lint`.
    var arguments: [String] = []
    /// Whether all files of the workspace are checked, or only open ones.
    var checksWorkspace = true
    var hintsReturns = true
    var hintsAnimations = true
    var hintsUnits = true
    var hintsWinners = true
    var showsLenses = true

    init() {}

    /// Takes over what the section has; all else keeps its default.
    init(_ json: JSON) {
        arguments = json["arguments"].elements.compactMap { $0.text }
        checksWorkspace = json["diagnostics"].text != "open"
        let hints = json["hints"]
        hintsReturns = hints["returns"].isTrue ?? true
        hintsAnimations = hints["animations"].isTrue ?? true
        hintsUnits = hints["units"].isTrue ?? true
        hintsWinners = hints["winners"].isTrue ?? true
        showsLenses = json["lens"].isTrue ?? true
    }
}
