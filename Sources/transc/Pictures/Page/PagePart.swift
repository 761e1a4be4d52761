/// A script or a style sheet of pages.
enum PagePart: String, CaseIterable {
    case script, scriptOfChanges, scriptOfServer, style, styleOfServer

    var text: String { texts.joined() }

    /// The parts of the text.
    var texts: [String] {
        switch self {
        case .script: Self.script(cards: panelScript)
        case .scriptOfChanges: Self.script(cards: changesScript)
        case .scriptOfServer: [servedScript]
        case .style: [pageStyle]
        case .styleOfServer: Self.style.texts + [servedStyle]
        }
    }

    /// A script in a scope of its own. `cards` is what a click on a card opens.
    private static func script(cards: String) -> [String] {
        let parts = [phoneScript, scenesScript, fingersScript, cards, graphScript, controlsScript]
        return ["(() => {"] + parts.flatMap { ["\n", $0] } + ["\n})();"]
    }
}
