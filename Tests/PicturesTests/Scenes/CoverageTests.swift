import Resolution
import Testing
import TransitionDSL

@testable import Pictures
@testable import TransitionRuntime

/// Every name of the catalog that a page can play is drawn, or has a stated reason.
@Suite struct CoverageTests {
    private static func rows(_ kind: CatalogKind) -> [CatalogEntry] {
        Catalog.entries.filter { $0.kind == kind }
    }

    /// Scenes of programs in which a modifier is on a view alone, on one that flies, and on one
    /// with subviews.
    private func scenes(with modifier: String?) throws -> [Scene] {
        let list = modifier.map { ", \($0)" } ?? ""
        let alone = modifier.map {
            $0.hasPrefix("translate") ? "fade\(list)" : "translate(y: 9)\(list)"
        }
        let model = try model(
            of: """
                engine hero
                hero id = "id"
                hero name = "name"
                cell NewsCell = NewsTableViewCell { picture: id }
                screen A = AController { title: name
                  cell NewsCell }
                screen B = BController {
                  imageView: id with duration(1s)\(modifier?.hasPrefix("duration") == true ? "" : list)
                  title: name with duration(1s)\(modifier?.hasPrefix("duration") == true ? "" : list)
                  label: with \(alone ?? "translate(y: 9)")
                  form: with opacity(0.5)\(modifier?.hasPrefix("opacity") == true ? "" : list)
                  form.one: with rotate(1rad)
                  form.two: with rotate(1rad)
                }
                registry App { push A -> B: slide(left) }
                """)
        return Pictures.scenes(of: model).scenes
    }

    /// Examples whose values are those that a view has without them.
    private static let otherExamples = [
        "shadowColor": "shadowColor(#FF0000)", "beginWith": "beginWith(opacity(0.3))",
    ]

    @Test(arguments: rows(.modifier))
    func everyModifierIsDrawnOrHasAReason(_ entry: CatalogEntry) throws {
        let plain = try scenes(with: nil)
        let example = Self.otherExamples[entry.name] ?? entry.example
        let found = try scenes(with: example)
        let isDrawn =
            found.map(\.tracks) != plain.map(\.tracks)
            || found.map(\.layers) != plain.map(\.layers)
        let reasons = found.flatMap(\.remarks).filter { remark in
            guard case .row(let row, _) = remark.subject else { return false }
            return Catalog[row].name == entry.name
        }
        if case .notDrawn = try #require(entry.motion) {
            #expect(!isDrawn && !reasons.isEmpty, "\(entry.example)")
        } else {
            #expect(isDrawn || !reasons.isEmpty, "\(entry.example)")
        }
    }

    @Test(arguments: rows(.animation), ["uikit", "hero"])
    func everyAnimationIsDrawnOrHasAReason(_ entry: CatalogEntry, _ engine: String) throws {
        let model = try model(
            of: """
                engine \(engine)
                cell NewsCell = NewsTableViewCell
                screen A = AController { cell NewsCell }
                screen B = BController { cell NewsCell }
                registry App { push A -> B: \(entry.example) }
                """)
        for scene in Pictures.scenes(of: model).scenes {
            let isStill = entry.name == "none"
            #expect(
                isStill || !scene.tracks.isEmpty || !scene.remarks.isEmpty, "\(entry.example)")
            if isStill { #expect(scene.tracks.isEmpty && scene.remarks.isEmpty) }
        }
    }

    @Test(arguments: rows(.change))
    func everyChangeOfKeyFramesIsDrawn(_ entry: CatalogEntry) throws {
        let model = try model(
            of: """
                screen A = AController
                screen B = BController
                animator play with duration(1s) { toView 0%...50%: \(entry.example) }
                registry App { push A -> B: play }
                """)
        for scene in Pictures.scenes(of: model).scenes {
            #expect(!scene.tracks.isEmpty && scene.remarks.isEmpty, "\(entry.example)")
        }
    }

    @Test(arguments: rows(.interaction))
    func everyGestureDrives(_ entry: CatalogEntry) throws {
        let model = try model(
            of: """
                screen A = AController
                screen B = BController
                interaction named = \(entry.example)
                registry App {
                  push A -> B: slide(left) with interactive(\(entry.example), on: both)
                  present A -> B: cover(up) with interactive(named)
                }
                """)
        let list = Pictures.scenes(of: model)
        #expect(list.scenes.count == 4)
        for scene in list.scenes {
            #expect((scene.gesture != nil) == (scene.event.operation != .present))
        }
    }

    @Test func valuesOfTheAppHaveAReason() throws {
        let model = try model(
            of: """
                engine hero
                modifiers late(by: Duration) = fade, delay(by)
                screen A = AController
                screen B(x: Double) = BController { label: with opacity(x), late(by: 1s) }
                animator fold = class FoldAnimator()
                registry App {
                  push A -> B: fold
                  present A -> B: slide(left)
                }
                """)
        let list = Pictures.scenes(of: model)
        let push = try list.scene(.push)
        #expect(push.tracks.isEmpty)
        #expect(
            push.remarks.map(\.exactness) == [
                .notDrawn("a class of the app moves the screens")
            ])
        let present = try list.scene(.present)
        #expect(present.remarks.count == 1)
        #expect(present.tracks(.view(.to, 0)).first?.delay == 1)
    }
}
