/// A script or a style sheet of pages.
enum PagePart: String, CaseIterable {
    case script, scriptOfChanges, scriptOfServer, style, styleOfServer

    var text: String {
        switch self {
        case .script: Self.script(cards: panelScript)
        case .scriptOfChanges: Self.script(cards: changesScript)
        case .scriptOfServer: servedScript
        case .style: pageStyle
        case .styleOfServer: pageStyle + servedStyle
        }
    }

    /// A script in a scope of its own. `cards` is what a click on a card opens.
    private static func script(cards: String) -> String {
        let parts = [phoneScript, scenesScript, fingersScript, cards, graphScript, controlsScript]
        return "(() => {\n\(parts.joined(separator: "\n"))\n})();"
    }
}
