import TransitionRuntime
import UIKit

private let styles:
    [(words: String, transition: ScreenTransition, option: UIView.AnimationOptions)] = [
        ("flip(left)", .flip(.left), .transitionFlipFromRight),
        ("flip(right)", .flip(.right), .transitionFlipFromLeft),
        ("flip(up)", .flip(.up), .transitionFlipFromBottom),
        ("flip(down)", .flip(.down), .transitionFlipFromTop),
        ("flip(leading)", .flip(.leading), .transitionFlipFromRight),
        ("flip(trailing)", .flip(.trailing), .transitionFlipFromLeft),
        ("curl(up)", .curl(.up), .transitionCurlUp),
        ("curl(down)", .curl(.down), .transitionCurlDown),
    ]

/// The options of the transitions of views that UIKit has played, where they are known.
@MainActor private func expectOptions(_ options: [UIView.AnimationOptions], _ message: String = "")
{
    if Stage.durations == nil { return }
    let played = Stage.animations.filter { $0.kind == .transition }
    expect(played.map { UIView.AnimationOptions(rawValue: $0.options) }, options, message)
}

@MainActor func declareViewTransitions(_ scenario: Scenarios) {
    scenario("UIKit's transitions of views play as named, the return the other way") {
        for (words, transition, option) in styles {
            startAgain()
            let registry = makeRegistry { lines in
                lines.add(.push, from: .any, to: .any, transition.duration(0.6))
                lines.add(.pop, from: .any, to: .any, transition.opposite)
            }
            let list = ListController()
            let (window, navigation) = makeNavigation(list)
            registry.install(in: navigation)
            let before = picture(of: window)
            let detail = DetailController()
            detail.view.alpha = 0.9
            navigation.push(detail)
            let after = picture(of: window)
            navigation.popViewController(animated: true)
            Stage.settle()
            let back = styles.first { "\($0.transition.kind)" == "\(transition.opposite.kind)" }
            expectOptions([option, back?.option ?? []], words)
            expect(played, ["\(words) 0.6", back?.words ?? ""])
            expect(Stage.durations ?? [0.6, 0.35], [0.6, 0.35], words)
            expect(picture(of: window), before, words)
            navigation.push(detail)
            expect(picture(of: window), after, "\(words): again")
        }
    }

    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
        scenario("A flipped presentation leaves nothing, style \(style.rawValue)") {
            let registry = makeRegistry { lines in
                lines.add(.present, from: .any, to: .any, .flip(.left))
                lines.add(.dismiss, from: .any, to: .any, .flip(.right))
            }
            let list = ListController()
            let window = launch(list)
            let before = picture(of: window)
            let card = CardController()
            card.modalPresentationStyle = style
            registry.installForPresentation(of: card)
            list.present(card, animated: true)
            Stage.settle()
            expect(card.view.frame, window.bounds)
            expect(card.view.alpha, 1)
            card.dismiss(animated: true)
            Stage.settle()
            expect(played, ["flip(left)", "flip(right)"])
            expectOptions([.transitionFlipFromRight, .transitionFlipFromLeft])
            expect(picture(of: window), before)
        }
    }

    scenario("No gesture drives a transition that UIKit plays to its end") {
        let registry = makeRegistry { lines in
            lines.add(.push, from: .any, to: .any, .none)
            lines.add(.pop, from: .any, to: .any, .flip(.right).interactive(.pan(.right)))
        }
        let (_, navigation) = makeNavigation(ListController())
        registry.install(in: navigation)
        let detail = DetailController()
        navigation.push(detail)
        expect(gesture(UIPanGestureRecognizer.self, on: detail) == nil, "a gesture is attached")
        navigation.popViewController(animated: true)
        Stage.settle()
        expect(played, ["UIKit's", "flip(right)"])
        expectOptions([.transitionFlipFromLeft])
    }

    scenario("The trace names a transition of views") {
        let registry = makeRegistry { $0.add(.push, from: .any, to: .any, .curl(.up)) }
        let (_, navigation) = makeNavigation(ListController())
        registry.install(in: navigation)
        navigation.push(DetailController())
        expect(traced, ["push list -> detail: plays curl(up)"])
    }
}
