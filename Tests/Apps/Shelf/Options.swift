@preconcurrency import Hero
import UIKit

@MainActor func declareOptions(_ scenario: Scenarios) {
    scenario("The options of a line move the views that fly, where these have none of their own") {
        let rack = RackController()
        _ = launch(rack)
        for (screen, duration) in [(BookController(), 0.6), (AtlasController(), 0.9)] {
            Shelf.installForPresentation(of: screen)
            rack.present(screen, animated: true)
            Stage.settle()
            for view in [rack.spine, screen.spine] {
                let state = Hero.shared.plays.last?.state(of: view)
                expect(state?.duration, duration)
                expect(state?.delay, 0.1)
                expect(points(state?.timingFunction), [0, 0, 1, 1])
            }
            expect(Hero.shared.plays.last?.state(of: screen.view)?.duration, 0.6)
            rack.dismiss(animated: true)
            Stage.settle()
        }
    }
    scenario("Modifiers of the root add to what Hero's default animation makes of it") {
        let (_, navigation) = shelf(RackController())
        let poster = PosterController()
        poster.loadViewIfNeeded()
        let count = poster.view.hero.modifiers?.count
        navigation.push(poster)
        let state = Hero.shared.plays.last?.state(of: poster.view)
        expect(state?.opacity, 0)
        expect(state?.transform?.m11, 0.5)
        expect(state?.transform?.m41, poster.view.bounds.width, "slide(left)")
        expect(state?.delay, 0.2, "whenPresenting")
        expect(state?.duration, 0.35)
        expect(poster.view.hero.modifiers?.count, count)
        navigation.pop()
        let back = Hero.shared.plays.last?.state(of: poster.view)
        expect(back?.transform?.m11, 0.5)
        expect(back?.delay, 0)
        expect(poster.view.hero.modifiers?.count, count)
    }
    scenario("A view that flies into the root keeps the modifiers of the match") {
        let poster = PosterController()
        let (_, navigation) = shelf(poster)
        let atlas = AtlasController()
        navigation.push(atlas)
        for view in [poster.spine, atlas.view] {
            let state = view.flatMap { Hero.shared.plays.last?.state(of: $0) }
            expect(state?.arc, 1)
            expect(state?.duration, 0.8)
            expect(state?.source, "Shelf.match.Poster.Atlas.1")
        }
    }
    scenario("A cascade on the root delays the subviews that have modifiers") {
        let (_, navigation) = shelf(RackController())
        let wall = WallController()
        navigation.push(wall)
        let play = Hero.shared.plays.last
        expect(wall.tiles.map { play?.state(of: $0)?.delay }, [0, 0.03, 0.06])
        expect(play?.state(of: wall.view)?.transform?.m41, wall.view.bounds.width)
    }
}

@MainActor private func points(_ function: CAMediaTimingFunction?) -> [Float] {
    var all: [Float] = []
    for index in [1, 2] {
        var values: [Float] = [0, 0]
        function?.getControlPoint(at: index, values: &values)
        all += values
    }
    return all
}
