@preconcurrency import Hero
import SwiftUI
import TransitionRuntime
import UIKit

/// Paths, pops, swipes and changes in the middle of animations, by chance. After each, the stack is
/// the path, and no host is there without its route.
@MainActor struct RandomPaths {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0xD134_2543_DE82_EF95 &+ 0x9E37_79B9_7F4A_7C15 }

    private mutating func number(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    private mutating func path(from old: [Route]) -> [Route] {
        var path = Array(old.prefix(number(below: old.count + 1)))
        for _ in 0..<number(below: 3) {
            switch number(below: 4) {
            case 0: path.append(.entry(number(below: 3)))
            case 1: path.append(.photo(number(below: 3)))
            case 2: path.append(.compose)
            default: path.append(.done)
            }
        }
        return path
    }

    consuming func play(_ count: Int) {
        let shown = Shown()
        var hosts: [Kept] = []
        for step in 0..<count {
            var expected = path(from: shown.path)
            let before = shown.path
            switch number(below: 6) {
            case 0, 1: shown.path = expected
            case 2:
                shown.path = path(from: before)
                Stage.advance(by: Double(number(below: 4)) * 0.1)
                shown.path = expected
            case 3 where !before.isEmpty:
                expected = before.dropLast()
                shown.navigation.popViewController(animated: true)
            case 4 where !before.isEmpty && canSwipe(shown):
                let isDone = number(below: 2) == 0
                expected = isDone ? before.dropLast() : before
                shown.swipe(to: isDone ? 300 : 60)
            case 5 where !before.isEmpty && canSwipe(shown):
                let (x, new) = (CGFloat(number(below: 2) * 240 + 60), expected)
                // Without a change of the path, the swipe decides.
                if new == before { fallthrough }
                shown.swipe(to: x) { shown.path = new }
            default: expected = before
            }
            Stage.settle()
            expect(shown.path, expected, "step \(step) from \(before)")
            expect(shown.texts, expected.texts, "step \(step) from \(before)")
            hosts += shown.navigation.viewControllers.map { Kept(host: $0) }
            Stage.forgetAnimations()
            #if ENGINE_HERO
                Hero.shared.plays = []
            #endif
            Stage.breathe()
            let stack = shown.navigation.viewControllers
            let lost = hosts.compactMap(\.host).filter { host in
                !stack.contains { $0 === host }
            }
            expect(lost.count, 0, "step \(step): a host is kept after its route")
            if hosts.count > 200 { hosts.removeAll { $0.host == nil } }
        }
        expect(shown.reports, [])
    }

    private func canSwipe(_ shown: Shown) -> Bool {
        let view = shown.navigation.topViewController?.view ?? UIView()
        return !gestures(UIScreenEdgePanGestureRecognizer.self, in: view).isEmpty
    }

    private struct Kept { weak var host: UIViewController? }
}
