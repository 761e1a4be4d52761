@preconcurrency import Hero
import TransitionRuntime
import UIKit

/// What Hero is asked to play, and that nothing of it stays.
@MainActor func declareScenarios(_ scenario: Scenarios) {
    declareSettings(scenario)
    declareLimits(scenario)
    declareEvents(scenario)
    declareRanks(scenario)
    declareSwitches(scenario)
}

/// A grid in a navigation controller, and a photo that it may open.
@MainActor private struct Wall {
    let grid = GridController()
    let navigation: UINavigationController
    let window: UIWindow

    init() {
        navigation = UINavigationController(rootViewController: grid)
        Album.install(in: navigation)
        window = launch(navigation)
        grid.applyTransitions()
        grid.tile.applyTransitions(id: 7, on: .grid)
    }

    func push(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        (controller as? PhotoController)?.applyTransitions(id: 7, opener: .grid)
        navigation.pushViewController(controller, animated: true)
        Stage.breathe()
    }

    func pop() {
        navigation.popViewController(animated: true)
        Stage.settle()
    }
}

@MainActor private var lastPlay: HeroPlay? { Hero.shared.plays.last }

@MainActor private func text(_ animation: HeroDefaultAnimationType?) -> String {
    animation.map {
        "\($0)".replacingOccurrences(of: "Hero.HeroDefaultAnimationType.Direction", with: "")
    }
        ?? "nothing"
}

@MainActor private func state(_ modifiers: [HeroModifier]?) -> HeroTargetState {
    var state: HeroTargetState = []
    state.append(contentsOf: modifiers ?? [])
    return state
}

@MainActor private func declareSettings(_ scenario: Scenarios) {
    scenario("Screens and cells set their ids and modifiers") {
        let wall = Wall()
        expect(wall.grid.bar.hero.id, "bar")
        expect(wall.grid.tile.image.hero.id, "photo.7")
        expect(wall.grid.tile.edge.hero.id, "Grid/Album.cover(7)")
        expect(wall.grid.stars.map { state($0.hero.modifiers).delay }, [0, 0.01, 0.02])
        let photo = PhotoController()
        photo.loadViewIfNeeded()
        photo.shadow.tag = 2
        photo.applyTransitions(id: 7, opener: .grid)
        expect(photo.image.hero.id, "photo.7")
        expect(photo.sleeve.hero.id, "Grid/Album.cover(7)")
        expect(state(photo.badge.hero.modifiers).opacity, 0, "of the protocol")
        expect(state(photo.shadow.hero.modifiers).shadowRadius, 6)
        expect(state(photo.shadow.hero.modifiers).zPosition, 9, "view and self are known")
        expect(state(photo.caption.hero.modifiers).conditionalModifiers?.count, 1)
        expect(photo.note.hero.modifiers?.count, nil, "only where it is presented")
    }
    scenario("Nil gives no id, and takes that of before") {
        let photo = PhotoController()
        photo.loadViewIfNeeded()
        photo.applyTransitions(id: 7, opener: .grid)
        photo.applyTransitions(id: nil, opener: .grid)
        expect(photo.image.hero.id, nil)
        expect(photo.sleeve.hero.id, nil)
    }
    scenario("A subclass that its superclass's code sets up has its own lines too") {
        let movie = MovieController()
        movie.loadViewIfNeeded()
        (movie as PhotoController).applyTransitions(id: 7, opener: .grid)
        expect(movie.image.hero.id, "photo.7")
        expect(state(movie.reel.hero.modifiers).arc, 1)
    }
}

@MainActor private func declareLimits(_ scenario: Scenarios) {
    scenario("What a subclass says on an operation is added to what its superclass says on it") {
        let movie = MovieController()
        let window = launch(movie)
        for id in [6, 6, 7] { (movie as PhotoController).applyTransitions(id: id, opener: .grid) }
        let info = InfoController()
        Album.installForPresentation(of: info)
        movie.present(info, animated: true)
        expect(movie.note.hero.id, "bar")
        expect(state(movie.note.hero.modifiers).opacity, 0, "of the superclass")
        Stage.settle()
        expect(movie.note.hero.id, nil)
        info.dismiss(animated: true)
        expect(movie.shade.hero.id, "photo.7", "the last that was given")
        expect(state(movie.shade.hero.modifiers).arc, 1, "of the subclass")
        expect(state(movie.shade.hero.modifiers).opacity, nil)
        (movie as PhotoController).applyTransitions(id: nil, opener: .grid)
        Stage.settle()
        movie.present(info, animated: true)
        Stage.settle()
        info.dismiss(animated: true)
        expect(movie.shade.hero.id, nil, "no id takes that of before")
        expect(state(movie.shade.hero.modifiers).arc, 1)
        Stage.settle()
        _ = window
    }
}

@MainActor private func declareEvents(_ scenario: Scenarios) {
    scenario("Hero plays the line, with its options, and is as before afterwards") {
        let wall = Wall()
        Hero.shared.defaultAnimation = .zoom
        let photo = PhotoController()
        wall.push(photo)
        expect(text(lastPlay?.animation), "pageIn(direction: .up)")
        expect(lastPlay?.pairs, ["Grid/Album.cover(7)", "photo.7"])
        for view in [wall.grid.view, photo.view] {
            let state = view.flatMap { lastPlay?.state(of: $0) }
            expect(state?.duration, 0.6)
            expect(state?.delay, 0.1)
            expect(state?.spring?.0, 200)
            expect(state?.timingFunction == nil, "a spring stands in place of a curve")
        }
        Stage.settle()
        expect(wall.navigation.topViewController === photo)
        expect(text(Hero.shared.defaultAnimation), "zoom")
        wall.pop()
        expect(text(lastPlay?.animation), "pageOut(direction: .down)")
        expect(text(Hero.shared.defaultAnimation), "zoom")
    }
    scenario("Of protocols the nearest is the screen, and its hooks come last") {
        let wall = Wall()
        let wheel = WheelController()
        wall.push(wheel)
        expect(text(lastPlay?.animation), "pull(direction: .left)")
        expect(wheel.badge.tag, 12)
        Stage.settle()
    }
    scenario("A view with `autolayout` is free while Hero animates") {
        let wall = Wall()
        wall.push(PhotoController())
        expect(wall.grid.bar.translatesAutoresizingMaskIntoConstraints)
        Stage.settle()
        expect(!wall.grid.bar.translatesAutoresizingMaskIntoConstraints)
    }
    scenario("Matches and views of a line are there for its event, each as far as it goes") {
        let wall = Wall()
        let photo = PhotoController()
        wall.push(photo)
        Stage.settle()
        let before = heroPicture(of: photo.view)
        let info = InfoController()
        Album.installForPresentation(of: info)
        photo.present(info, animated: true)
        expect(text(lastPlay?.animation), "none")
        expect(lastPlay?.pairs, ["Album.match.Photo.Info.1", "Album.match.Photo.Info.2"])
        expect(photo.sleeve.hero.id, "Photo/Album.cover(3)", "raw Swift sees the controller")
        expect(state(photo.sleeve.hero.modifiers).opacity, 0.5)
        expect(state(info.picture.hero.modifiers).zPosition, 7)
        expect(photo.shadow.hero.id, "bar")
        expect(state(photo.shadow.hero.modifiers).shadowRadius, nil)
        expect(state(photo.note.hero.modifiers).opacity, 0, "`on present`")
        Stage.settle()
        expect(heroPicture(of: photo.view), before)
        expect(info.view.hero.id, nil)
        info.dismiss(animated: true)
        expect(lastPlay?.pairs, ["Album.match.Photo.Info.2"], "`on present`")
        expect(photo.note.hero.modifiers?.count, nil)
        expect(photo.shadow.hero.id, "bar", "there and back")
        Stage.settle()
        expect(heroPicture(of: photo.view), before)
    }
}

@MainActor private func declareRanks(_ scenario: Scenarios) {
    scenario("Where two lines speak of a view, that counts which plays; the rest adds up") {
        let info = InfoController()
        let window = launch(info)
        let plain = PlainController()
        Album.installForPresentation(of: plain)
        info.present(plain, animated: true)
        expect(text(lastPlay?.animation), "zoom")
        expect(info.picture.hero.id, "photo.2")
        expect(state(info.picture.hero.modifiers).arc, 1)
        Stage.settle()
        expect(info.picture.hero.id, nil)
        info.dismiss(animated: true)
        expect(info.picture.hero.id, "photo.2")
        Stage.settle()
        _ = window
    }
    scenario("Of lines that cross the first in the file counts for a view") {
        let plain = PlainController()
        present(GridController(), on: plain) { expect(plain.view.hero.id, "photo.5") }
    }
    scenario("An end beside others, which `|` separates, is narrower than a group with it") {
        let info = InfoController()
        present(PhotoController(), on: info) {
            expect(text(lastPlay?.animation), "slide(direction: .left)")
            expect(info.view.hero.id, "photo.3")
        }
        let movie = MovieController()
        movie.view.tag = 1
        present(PhotoController(), on: movie) {
            expect(movie.view.hero.id, "photo.3")
            expect(state(movie.view.hero.modifiers).zPosition, 1, "its superclass has the line")
        }
    }
}

/// Presents a controller on the root of a window of its own; `look` is called while that plays.
@MainActor private func present(
    _ controller: UIViewController, on root: UIViewController, _ look: () -> Void
) {
    let window = launch(root)
    Album.installForPresentation(of: controller)
    root.present(controller, animated: true)
    look()
    Stage.settle()
    _ = window
}

@MainActor private func declareSwitches(_ scenario: Scenarios) {
    scenario("`system` is UIKit's own: Hero is not asked, and is again for the next event") {
        let wall = Wall()
        Hero.shared.plays = []
        wall.push(PlainController())
        Stage.settle()
        expect(Hero.shared.plays.count, 0)
        wall.pop()
        expect(Hero.shared.plays.count, 0)
        wall.push(PhotoController())
        expect(Hero.shared.plays.count, 1)
        Stage.settle()
    }
    scenario("What Hero does not play the runtime plays, with the ids put on and taken off") {
        let wall = Wall()
        Hero.shared.plays = []
        let info = InfoController()
        info.loadViewIfNeeded()
        wall.push(info)
        expect(Hero.shared.plays.count, 0)
        expect(info.picture.hero.id, "Album.match.Grid.Info.1")
        expect(wall.grid.tile.image.hero.id, "Album.match.Grid.Info.1")
        Stage.settle()
        expect(wall.navigation.topViewController === info)
        expect(info.picture.hero.id, nil)
        expect(wall.grid.tile.image.hero.id, "photo.7")
    }
    scenario("With Reduce Motion nothing flies and its animation plays") {
        let wall = Wall()
        Stage.isReduceMotionEnabled = true
        let photo = PhotoController()
        wall.push(photo)
        expect(text(lastPlay?.animation), "fade")
        expect(photo.image.hero.id, nil)
        expect(lastPlay?.pairs, [])
        Stage.settle()
        let info = InfoController()
        Album.installForPresentation(of: info)
        photo.present(info, animated: true)
        expect(info.view.hero.id, nil)
        Stage.settle()
    }
    scenario("Ids that were set before Reduce Motion was switched on fly no more, then again") {
        let wall = Wall()
        let photo = PhotoController()
        wall.push(photo)
        Stage.settle()
        Stage.isReduceMotionEnabled = true
        wall.pop()
        expect(text(lastPlay?.animation), "fade")
        expect(lastPlay?.pairs, [])
        Stage.isReduceMotionEnabled = false
        wall.push(photo)
        expect(lastPlay?.pairs, ["Grid/Album.cover(7)", "photo.7"])
        Stage.settle()
    }
}
