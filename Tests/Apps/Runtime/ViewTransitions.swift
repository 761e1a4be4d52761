import TransitionRuntime
import UIKit

private let styles: [(transition: ScreenTransition, option: UIView.AnimationOptions)] = [
    (.flip(.left), .transitionFlipFromRight), (.flip(.right), .transitionFlipFromLeft),
    (.flip(.up), .transitionFlipFromBottom), (.flip(.down), .transitionFlipFromTop),
    (.flip(.leading), .transitionFlipFromRight), (.flip(.trailing), .transitionFlipFromLeft),
    (.curl(.up), .transitionCurlUp), (.curl(.down), .transitionCurlDown),
]

/// The options of the transitions of views that UIKit has played.
@MainActor private var playedOptions: [UIView.AnimationOptions] {
    Stage.animations.filter { $0.kind == .transition }
        .map { UIView.AnimationOptions(rawValue: $0.options) }
}

@MainActor func declareViewTransitions(_ scenario: Scenarios) {
    scenario("UIKit's transitions of views play as named, the return the other way") {
        for (transition, option) in styles {
            Stage.reset()
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
            let back = styles.first { $0.transition.words == transition.opposite.words }?.option
            expect(playedOptions, [option, back ?? []], transition.words)
            expect(played, ["transition 0.6", "transition 0.35"], transition.words)
            expect(picture(of: window), before, transition.words)
            navigation.push(detail)
            expect(picture(of: window), after, "\(transition.words): again")
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
            expect(playedOptions, [.transitionFlipFromRight, .transitionFlipFromLeft])
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
        expect(playedOptions, [.transitionFlipFromLeft])
    }

    scenario("The trace names a transition of views") {
        var lines: [String] = []
        TransitionReports.trace = { lines.append($0) }
        let registry = makeRegistry { $0.add(.push, from: .any, to: .any, .curl(.up)) }
        let (_, navigation) = makeNavigation(ListController())
        registry.install(in: navigation)
        navigation.push(DetailController())
        expect(lines.count, 1)
        expect(lines.first?.contains("curl(up)") == true, lines.first ?? "no line")
        TransitionReports.trace = nil
    }
}

extension ScreenTransition {
    fileprivate var words: String { "\(kind)" }
}
