/// Walks that have broken an invariant, also of a runtime with a repair undone: shrunk, and named after
/// what must hold.
private struct Found {
    var name: String
    var walk: String
    /// What the walk does; if it does something else after a change of `Player`, it has to be found
    /// again.
    var steps: [String]
}

private let found: [Found] = [
    Found(
        name: "A stack set with the same top has the gesture of the screen below",
        walk: "0/5/9.32.26.6",
        steps: [
            "First.main.set(detail#3 list#1, in: stack#2)",
            "settle",
        ]),
    Found(
        name: "UIKit's swipe is on again after two installs in the middle of a push",
        walk: "0/7/2.39.10.3,0.55.59.31,0.43.52.47",
        steps: [
            "stack#2.push(photo#3)",
            "Second.main.install(in: stack#2)",
            "First.side.install(in: stack#2)",
            "settle",
        ]),
    Found(
        name: "A background that the app sets during a push stays",
        walk: "2,0,3/0/0.33.15.33,2.55.26.57,16.12.20.17",
        steps: [
            "First.main.install(in: stack#9)",
            "stack#9.push(photo#13)",
            "list#8 sets background",
            "settle",
        ]),
    Found(
        name: "A corner radius that the app sets during a push stays",
        walk: "0/3/0.34.1.42,16.19.37.7,18.20.46.5",
        steps: [
            "First.side.install(in: stack#2)",
            "stack#2.push(detail#3)",
            "list#1 sets corner",
            "settle",
        ]),
    Found(
        name: "An alpha that the app sets during a presentation stays",
        walk: "0,0/1/10.48.31.23,29.10.32.21",
        steps: [
            "list#1.present(form#5 form#5, Second.main)",
            "form#5 sets alpha",
            "settle",
        ]),
    Found(
        name: "A shadow that the app sets while the animation has one stays",
        walk: "0/4/2.11.5.36,0.29.28.10,23.53.7.48,2.49.12.51,17.8.38.38",
        steps: [
            "stack#2.push(detail#3)",
            "First.side.install(in: stack#2)",
            "settle",
            "stack#2.push(table#4)",
            "detail#3 sets shadow",
            "settle",
        ]),
    Found(
        name: "The lines of an older registry give a tab its swipe",
        walk: "21/0/0.7.8.55,18.40.51.37,13.47.29.37,0.9.6.20",
        steps: [
            "Second.main.install(in: tabs#7)",
            "list#1.present(form#8 form#8, First.side)",
            "tabs#7.selectedIndex = 2",
            "First.main.install(in: tabs#7)",
            "settle",
        ]),
    Found(
        name: "A screen that is pushed while the window turns fills the window",
        walk: "0/6/0.21.12.55,2.41.17.13,24.26.2.48",
        steps: [
            "First.main.install(in: stack#2)",
            "stack#2.push(detail#3)",
            "window 0 turns",
            "settle",
        ]),
    Found(
        name: "A screen that is presented while the window turns fills the window",
        walk: "0/5/16.52.43.6,24.50.22.39",
        steps: [
            "list#1.present(form#3 form#3, First.main)",
            "window 0 turns",
            "settle",
        ]),
    Found(
        name: "A tab that a finger selects while the window turns fills the window",
        walk: "12/4/0.13.45.3,16.14.15.3,24.42.33.15",
        steps: [
            "First.main.install(in: tabs#5)",
            "pan(Worlds.Swipe.Way.left) begins on list#1",
            "window 0 turns",
            "settle",
        ]),
    Found(
        name: "A finger in a column is as far as it has moved over its column",
        walk: "9/7/0.59.0.1,18.15.45.27,17.42.25.7",
        steps: [
            "First.main.install(in: tabs#5)",
            "pan(Worlds.Swipe.Way.left) begins on stack#2",
            "pan(Worlds.Swipe.Way.left) moves to 0.3 on stack#2",
            "settle",
        ]),
    Found(
        name: "A root below a presented screen is replaced, and the completion comes",
        walk: "0,0/5/17.4.26.20,20.52.45.12,23.36.58.39,37.58.11.49",
        steps: [
            "list#1.present(stack#6 card#5, Second.main)",
            "list#3.present(stack#8 form#7, First.main)",
            "settle",
            "Second.main.replace(stack#4, with: stack#10)",
            "settle",
        ]),
    Found(
        name: "A table that scrolls during a push stays where it is",
        walk: "1/7/0.21.4.24,32.27.34.5,2.59.33.51,38.27.28.4",
        steps: [
            "First.side.install(in: stack#4)",
            "tap tab 1 of tabs#7",
            "stack#4.push(detail#8)",
            "table#3 is at 60.0",
            "settle",
        ]),
    Found(
        name: "A delegate with methods that the runtime does not know is told of a tap",
        walk: "1/0/25.3.1.0,0.1.0.0,12.1.1.0",
        steps: [
            "tabs#7.delegate = NewListener",
            "First.main.install(in: tabs#7)",
            "tap tab 1 of tabs#7",
            "settle",
        ]),
    Found(
        name: "A screen that is pushed again has its gesture forward",
        walk: "0/0/0.0.0.0,2.0.0.1,23.0.0.0,33.1.0.0,31.1.0.0,4.0.0.1,23.0.0.0,32.0.0.1",
        steps: [
            "First.main.install(in: stack#2)",
            "stack#2.push(list#3)",
            "settle",
            "First.side.drive(.push, from: list#3, to: .note)",
            "the app keeps list#3",
            "stack#2.pop()",
            "settle",
            "stack#2.push(list#3)",
            "settle",
        ]),
]

@MainActor func declareFound(_ scenario: Scenarios) {
    for one in found {
        scenario(one.name) {
            guard let walk = Walk(one.walk) else { return expect(false, "no walk") }
            let outcome = walk.play()
            expect(outcome.failure == nil, outcome.failure ?? "")
            expect(outcome.steps, one.steps)
        }
    }
}
