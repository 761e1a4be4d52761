import Resolution
import TransitionDSL

/// What a page says about a scene that it draws in another way than the app, or not at all.
struct PageNote: Hashable {
    /// A sentence; for a note about a view, without the view and the period.
    var text: String
    /// The text below the view itself, before the name of the other screen.
    var caption: String?
}

/// The words of remarks.
struct NoteText {
    private let maker: SceneMaker
    private let texts: ModelText

    init(_ maker: SceneMaker) {
        self.maker = maker
        texts = maker.texts
    }

    func note(_ remark: Remark, in scene: Scene) -> PageNote {
        let verb = if case .views = remark.subject { "are" } else { "is" }
        let text =
            switch remark.exactness {
            case .exact: "\(verb) exact"
            case .approximate(let reason): "\(verb) drawn approximately: \(reason)"
            case .notDrawn(let reason):
                "\(isAboutView(remark) ? "does not fly" : "\(verb) not drawn"): \(reason)"
            }
        if isAboutView(remark) {
            let isAlone = remark.exactness == .withoutPartner
            return PageNote(text: text, caption: isAlone ? "no partner on" : nil)
        }
        return PageNote(text: "\(subject(remark.subject, in: scene)) \(text).")
    }

    private func isAboutView(_ remark: Remark) -> Bool {
        if case .view = remark.subject { true } else { false }
    }

    /// The view that a remark is about.
    func part(_ remark: Remark) -> String? {
        if case .view(let side, let index) = remark.subject {
            "\(side.name).\(index)"
        } else {
            nil
        }
    }

    private func subject(_ subject: Remark.Subject, in scene: Scene) -> String {
        switch subject {
        case .animation: return "The animation"
        case .modifier(let call): return visible(texts.call(call))
        case .row(let row, _): return Catalog[row].name
        case .views: return "The views"
        case .screen(let side): return "The own view of \(name(side, in: scene))"
        // The script names it.
        case .view: return "A view"
        }
    }

    private func position(_ side: Side, in scene: Scene) -> ScreenTree.Position {
        side == .from ? scene.event.from : scene.event.to
    }

    private func name(_ side: Side, in scene: Scene) -> String {
        maker.tree.screen(at: position(side, in: scene)).map(texts.name) ?? "the other screen"
    }
}
