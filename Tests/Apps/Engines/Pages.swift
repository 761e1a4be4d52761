import UIKit

/// One screen for each animation: the file has a line from `Home` to each.
struct Row: Sendable {
    let there: String
    let back: String
    let make: @MainActor () -> PageController

    init(_ there: String, back: String, _ make: @escaping @MainActor () -> PageController) {
        (self.there, self.back, self.make) = (there, back, make)
    }
}

let rows: [Row] = [
    Row("push(left)", back: "pull(right)") { PushLeftController() },
    Row("push(right)", back: "pull(left)") { PushRightController() },
    Row("push(up)", back: "pull(down)") { PushUpController() },
    Row("push(down)", back: "pull(up)") { PushDownController() },
    Row("pull(left)", back: "push(right)") { PullLeftController() },
    Row("pull(right)", back: "push(left)") { PullRightController() },
    Row("pull(up)", back: "push(down)") { PullUpController() },
    Row("pull(down)", back: "push(up)") { PullDownController() },
    Row("cover(left)", back: "uncover(right)") { CoverLeftController() },
    Row("cover(right)", back: "uncover(left)") { CoverRightController() },
    Row("cover(up)", back: "uncover(down)") { CoverUpController() },
    Row("cover(down)", back: "uncover(up)") { CoverDownController() },
    Row("uncover(left)", back: "cover(right)") { UncoverLeftController() },
    Row("uncover(right)", back: "cover(left)") { UncoverRightController() },
    Row("uncover(up)", back: "cover(down)") { UncoverUpController() },
    Row("uncover(down)", back: "cover(up)") { UncoverDownController() },
    Row("slide(left)", back: "slide(right)") { SlideLeftController() },
    Row("slide(right)", back: "slide(left)") { SlideRightController() },
    Row("slide(up)", back: "slide(down)") { SlideUpController() },
    Row("slide(down)", back: "slide(up)") { SlideDownController() },
    Row("zoomSlide(left)", back: "zoomSlide(right)") { ZoomSlideLeftController() },
    Row("zoomSlide(right)", back: "zoomSlide(left)") { ZoomSlideRightController() },
    Row("zoomSlide(up)", back: "zoomSlide(down)") { ZoomSlideUpController() },
    Row("zoomSlide(down)", back: "zoomSlide(up)") { ZoomSlideDownController() },
    Row("pageIn(left)", back: "pageOut(right)") { PageInLeftController() },
    Row("pageIn(right)", back: "pageOut(left)") { PageInRightController() },
    Row("pageIn(up)", back: "pageOut(down)") { PageInUpController() },
    Row("pageIn(down)", back: "pageOut(up)") { PageInDownController() },
    Row("pageOut(left)", back: "pageIn(right)") { PageOutLeftController() },
    Row("pageOut(right)", back: "pageIn(left)") { PageOutRightController() },
    Row("pageOut(up)", back: "pageIn(down)") { PageOutUpController() },
    Row("pageOut(down)", back: "pageIn(up)") { PageOutDownController() },
    Row("fade", back: "fade") { FadeController() },
    Row("zoom", back: "zoomOut") { ZoomController() },
    Row("zoomOut", back: "zoom") { ZoomOutController() },
    Row("none", back: "none") { StillController() },
]

final class PushLeftController: PageController {}
final class PushRightController: PageController {}
final class PushUpController: PageController {}
final class PushDownController: PageController {}
final class PullLeftController: PageController {}
final class PullRightController: PageController {}
final class PullUpController: PageController {}
final class PullDownController: PageController {}
final class CoverLeftController: PageController {}
final class CoverRightController: PageController {}
final class CoverUpController: PageController {}
final class CoverDownController: PageController {}
final class UncoverLeftController: PageController {}
final class UncoverRightController: PageController {}
final class UncoverUpController: PageController {}
final class UncoverDownController: PageController {}
final class SlideLeftController: PageController {}
final class SlideRightController: PageController {}
final class SlideUpController: PageController {}
final class SlideDownController: PageController {}
final class ZoomSlideLeftController: PageController {}
final class ZoomSlideRightController: PageController {}
final class ZoomSlideUpController: PageController {}
final class ZoomSlideDownController: PageController {}
final class PageInLeftController: PageController {}
final class PageInRightController: PageController {}
final class PageInUpController: PageController {}
final class PageInDownController: PageController {}
final class PageOutLeftController: PageController {}
final class PageOutRightController: PageController {}
final class PageOutUpController: PageController {}
final class PageOutDownController: PageController {}
final class FadeController: PageController {}
final class ZoomController: PageController {}
final class ZoomOutController: PageController {}
final class StillController: PageController {}
final class AutoController: PageController {}
