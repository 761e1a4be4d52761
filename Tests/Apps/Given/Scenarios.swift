@preconcurrency import Hero
import TransitionRuntime
import UIKit

@MainActor private var reports: [String] = []

@MainActor func declareScenarios(_ scenario: Scenarios) {
    scenario("An animation finds a given view") {
        let registry = Gallery.Registries.main
        #if ENGINE_HERO || ENGINE_SDOSHERO
            let operation = TransitionOperations.present
        #else
            let operation = TransitionOperations.push
        #endif
        let event = TransitionEvent<Gallery.Screen>(operation, from: .list, to: .detail)
        guard case .zoomInRect(let target)? = registry.transition(for: event)?.kind else {
            return expect(false, "no zoom")
        }
        let list = FavouritesController()
        expect(target.view?(list, DetailController()) == nil)
        list.loadViewIfNeeded()
        expect(target.view?(list, DetailController()) === list.view.subviews[0])
    }

    scenario("A given view is not kept alive") {
        let list = ListController()
        var view: UIImageView? = UIImageView(frame: .zero)
        list.applyTransitions(thumb: view ?? UIImageView(frame: .zero), nameLabel: UILabel())
        weak let gone = view
        view = nil
        expect(gone == nil)
    }

    scenario("Views that were not given are reported") {
        TransitionReports.handler = { reports.append($0) }
        let navigation = UINavigationController(rootViewController: ListController())
        Gallery.install(in: navigation)
        let window = launch(navigation)
        let detail = DetailController()
        detail.isForgetful = true
        navigation.pushViewController(detail, animated: true)
        Stage.settle()
        expect(window.rootViewController === navigation)
        #if ENGINE_HERO || ENGINE_SDOSHERO
            let function = "applyTransitions(delay:photo:caption:)"
        #else
            let function = "applyTransitions(photo:caption:)"
        #endif
        expect(
            reports,
            [
                "`\(function)` was not called on DetailController: without it, its views take "
                    + "no part in transitions"
            ])
    }

    #if ENGINE_HERO || ENGINE_SDOSHERO
        scenario("A superclass with private views and its subclass each give their own") {
            let album = AlbumController()
            album.loadViewIfNeeded()
            expect(album.view.subviews[0].hero.id, "cover")
            expect(album.view.subviews[2].hero.modifiers?.count, 1)
        }

        scenario("Ids, modifiers, matches and Swift text reach given views") {
            let list = FavouritesController()
            let navigation = UINavigationController(rootViewController: list)
            Gallery.install(in: navigation)
            let window = launch(navigation)
            let (thumb, nameLabel) = (list.view.subviews[0], list.view.subviews[1])
            expect(thumb.hero.id, "cover")
            expect(nameLabel.hero.modifiers?.count, 1)
            let detail = DetailController()
            navigation.pushViewController(detail, animated: true)
            let (photo, caption) = (detail.view.subviews[0], detail.view.subviews[1])
            expect(nameLabel.hero.id, "Gallery.match.List.Detail.1")
            expect(caption.hero.id, "Gallery.match.List.Detail.1")
            expect(photo.hero.id, "cover")
            Stage.settle()
            expect(caption.hero.id == nil)
            expect(Hero.shared.plays.last?.pairs, ["Gallery.match.List.Detail.1", "cover"])
            navigation.popViewController(animated: true)
            Stage.settle()
            nameLabel.alpha = 0.5
            navigation.pushViewController(InfoController(), animated: true)
            Stage.settle()
            expect(Hero.shared.plays.last?.state(of: nameLabel)?.zPosition, 0.5)
            expect(window.rootViewController === navigation)
        }
    #endif
}
