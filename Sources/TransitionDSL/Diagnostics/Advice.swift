extension Catalog {
    /// What to do in place of words of UIKit and other libraries that are no names of the language.
    package static func advice(for written: String, _ kind: CatalogKind) -> String? {
        guard kind != .constructor, kind != .constant, kind != .interaction else { return nil }
        // The lists have no longer word, and comparing a very long one as text is slow.
        guard written.utf8.count <= 32 else { return nil }
        let word = written.lowercased()
        if kind == .change { return adviceOnChanges[word] }
        if wordsOfMatches.contains(word) { return matchAdvice }
        if kind == .modifier { return nil }
        if word == "selectby" || word == "asymmetric" {
            return "write the animation, `/` and the return animation, as in `zoom / zoomOut`"
        }
        if styles.contains(word) { return styleAdvice }
        if ofSheets.contains(word) { return sheetAdvice }
        if ofDismissal.contains(word) { return dismissalAdvice }
        if ofZooms.contains(word) { return "the zoom of iOS 18 is `systemZoom(from: aView)`" }
        guard kind == .animation else { return nil }
        if ["reverse", "reversed", "opposite", "back", "inverse"].contains(word) {
            return "leave out the return animation: without it the opposite plays"
        }
        if wordsOfTurns.contains(word) { return turnAdvice }
        if word == "partialcurl" { return partialCurlAdvice }
        return animationsForStyles[word].map { "write `\($0)`" }
    }

    /// The animations for UIKit's `UIModalTransitionStyle` and `UIView.AnimationOptions`, in lower
    /// case. UIKit names the side that comes to the front first.
    private static let animationsForStyles = [
        "coververtical": "cover(up)", "fliphorizontal": "flip(left)", "flipvertical": "flip(up)",
        "flipfromleft": "flip(right)", "flipfromright": "flip(left)", "flipfromtop": "flip(down)",
        "flipfrombottom": "flip(up)", "transitionflipfromleft": "flip(right)",
        "transitionflipfromright": "flip(left)", "transitionflipfromtop": "flip(down)",
        "transitionflipfrombottom": "flip(up)", "curlup": "curl(up)", "curldown": "curl(down)",
        "transitioncurlup": "curl(up)", "transitioncurldown": "curl(down)", "pagecurl": "curl(up)",
    ]

    /// With `system`, UIKit asks no animator, so that the style of the presented screen plays.
    private static let partialCurlAdvice =
        "`curl(up)` curls the whole screen; a presentation has UIKit's partial curl: `system`, with "
        + "the app's `modalTransitionStyle`"

    private static let wordsOfTurns: Set<String> = ["flipx", "flipy", "rotate", "rotation", "turn"]

    private static let turnAdvice =
        "`flip(left)` turns the screens over; for another turn, write an animator of the app, "
        + "`animator turn = class …`"

    /// What changes a view in a key frame, by words of Hero and UIKit, in lower case.
    private static let adviceOnChanges: [String: String] = {
        let move = "`x(…)` and `y(…)` move a view, as in `x(100%)` or `y(-20)`"
        let fade = "write `opacity(0%)`"
        let size = "`scale(…)` changes the size of a view, as in `scale(0.5)`"
        return [
            "translate": move, "translation": move, "move": move, "position": move, "offset": move,
            "center": move, "frame": move, "slide": move, "fade": fade, "hidden": fade,
            "ishidden": fade, "hide": fade, "size": size, "width": size, "height": size,
            "bounds": size, "zoom": size, "grow": size, "shrink": size,
            "transform": "write `scale(…)`, `rotate(…)`, `x(…)` and `y(…)`",
        ]
    }()

    private static let ofZooms: Set<String> = [
        "navigationtransition", "preferredtransition", "zoomtransition", "navigationzoom",
        "matchedtransitionsource",
    ]

    /// Words of other libraries for two views that become one another, in lower case.
    package static let wordsOfMatches: Set<String> = [
        "matchedgeometryeffect", "matchedgeometry", "geometryeffect", "sharedelement",
        "sharedelements", "sharedbounds", "matching",
    ]

    private static let matchAdvice =
        "views that fly have the same hero id, or a line names them: `{ match a -> b }`"

    private static let styles: Set<String> = [
        "sheet", "bottomsheet", "halfsheet", "pagesheet", "formsheet", "fullscreen",
        "overfullscreen", "currentcontext", "overcurrentcontext", "popover",
        "modalpresentationstyle", "presentationstyle", "presentation", "style", "modal",
    ]

    private static let styleAdvice =
        "how much of the screen a presentation covers is `modalPresentationStyle`, which the app "
        + "sets; an animation is how it moves, such as `cover(up)`"

    private static let ofSheets: Set<String> = [
        "detent", "detents", "grabber", "prefersgrabbervisible", "selecteddetentidentifier", "size",
        "height", "width", "preferredcontentsize", "presentationdetents", "sheetpresentation",
        "sheetpresentationcontroller", "dim", "dimming", "dimmed", "backdrop",
    ]

    private static let sheetAdvice =
        "the size and the dimming of a presentation are set in the app: "
        + "`UISheetPresentationController`, or your own `UIPresentationController`"

    private static let ofDismissal: Set<String> = [
        "taptodismiss", "dismissontap", "tapoutside", "dismissable", "dismissible",
        "ismodalinpresentation", "swipetodismiss", "interactivedismissdisabled",
    ]

    private static let dismissalAdvice =
        "the app decides who may dismiss a presentation: `isModalInPresentation`, or a tap that "
        + "calls `dismiss`; a drag is `interactive(pan(down))`"
}
