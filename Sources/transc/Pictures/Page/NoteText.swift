import Pictures
import Resolution
import TransitionDSL

/// What a page says about a scene that it draws in another way than the app, or not at all.
struct PageNote: Hashable {
    var text: String
    /// What stands below the view itself.
    var caption: String?
}

/// The words of remarks.
struct NoteText {
    private let maker: SceneMaker
    private let texts: ModelText

    init(_ maker: SceneMaker) {
        self.maker = maker
        texts = ModelText(maker.model)
    }

    func note(_ remark: Remark, in scene: Scene) -> PageNote {
        let subject = subject(remark.subject, in: scene)
        switch remark.exactness {
        case .exact: return PageNote(text: "\(subject) is exact.")
        case .approximate(let reason):
            return PageNote(text: "\(subject) is drawn approximately: \(reason).")
        case .notDrawn(let reason):
            if case .view(let side, _) = remark.subject {
                let other = name(side.other, in: scene)
                return PageNote(
                    text: "\(subject) does not fly: \(reason).", caption: "no partner on \(other)")
            }
            return PageNote(text: "\(subject) is not drawn: \(reason).")
        }
    }

    /// The view that a remark is about.
    func part(_ remark: Remark) -> String? {
        if case .view(let side, let index) = remark.subject {
            "\(side.rawValue).\(index)"
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
        case .view(let side, let index):
            let views = maker.screen(at: position(side, in: scene)).views
            guard views.indices.contains(index) else { return "A view" }
            let path = maker.model.paths[views[index].path].text
            return visible("\(name(side, in: scene)).\(texts.string(path))")
        }
    }

    private func position(_ side: Side, in scene: Scene) -> ScreenTree.Position {
        side == .from ? scene.event.from : scene.event.to
    }

    private func name(_ side: Side, in scene: Scene) -> String {
        maker.tree.screen(at: position(side, in: scene)).map(texts.name) ?? "the other screen"
    }
}
