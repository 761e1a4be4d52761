extension Catalog {
    /// What to do in place of words of UIKit and other libraries that are no names of the language.
    package static func advice(for written: String, _ kind: CatalogKind) -> String? {
        guard kind == .animation || kind == .option else { return nil }
        // The lists have no longer word, and comparing a very long one as text is slow.
        guard written.utf8.count <= 32 else { return nil }
        let word = written.lowercased()
        if word == "selectby" {
            return "write the animation, `/` and the return animation, as in `zoom / zoomOut`"
        }
        if styles.contains(word) { return styleAdvice }
        if ofSheets.contains(word) { return sheetAdvice }
        if ofDismissal.contains(word) { return dismissalAdvice }
        guard kind == .animation else { return nil }
        if flips.contains(word) { return flipAdvice }
        if curls.contains(word) { return curlAdvice }
        return word == "coververtical" ? "write `cover(up)`" : nil
    }

    private static let flips: Set<String> = [
        "flip", "fliphorizontal", "flipvertical", "flipfromleft", "flipfromright", "flipfromtop",
        "flipfrombottom", "flipx", "flipy", "rotate", "rotation", "turn",
    ]

    /// With `system`, UIKit asks no animator, so that the style of the presented screen plays.
    private static let flipAdvice =
        "no animation turns a screen: write `system`, and set `modalTransitionStyle` to "
        + "`.flipHorizontal` in the app, or an animator of the app: `animator flip = class …`"

    private static let curls: Set<String> = [
        "curl", "curlup", "curldown", "partialcurl", "pagecurl",
    ]

    private static let curlAdvice =
        "no animation curls a screen: write an animator of the app, `animator curl = class …`, which "
        + "calls `UIView.transition`; or `pageIn`"

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
        "height", "width", "preferredcontentsize", "dim", "dimming", "dimmed", "backdrop",
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
