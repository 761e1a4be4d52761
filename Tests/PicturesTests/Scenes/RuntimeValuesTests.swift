import Resolution
import Testing
import TransitionDSL
import TransitionRuntime

@testable import Pictures

/// The rows of the catalog and the values of the runtime have the same names.
@Suite struct RuntimeValuesTests {
    private func rows(_ holds: (CatalogEntry) -> Bool) -> [CatalogIndex] {
        Catalog.entries.indices.filter { holds(Catalog.entries[$0]) }.map { CatalogIndex($0) }
    }

    @Test func everyAnimationWithoutAViewIsOneOfTheRuntime() throws {
        for row in rows({ $0.kind == .animation }) {
            let entry = Catalog[row]
            let hasDirection = entry.parameters.contains { $0.type == .direction }
            let hasView = entry.parameters.contains { $0.type == .view }
            for direction in hasDirection ? Direction.allCases : [] {
                let animation: Any = try #require(
                    ViewTransition(row: row, direction: direction)
                        ?? ScreenAnimation(row: row, direction: direction) as Any?)
                #expect("\(animation)".hasPrefix(entry.name + "("))
                #expect("\(animation)".hasSuffix(".\(direction))"))
            }
            #expect((ScreenAnimation(row: row) == nil) == (hasDirection || hasView))
            if !hasDirection, !hasView, row != Catalog.Animation.default {
                #expect(ScreenAnimation(row: row).map { "\($0)" } == entry.name)
            }
        }
        #expect(ScreenAnimation(row: Catalog.Option.duration) == nil)
    }

    @Test func oppositesAreThoseOfTheCatalog() throws {
        for row in rows({ $0.kind == .animation }) {
            let opposite = Catalog.opposite(of: row)
            let mirrors = Catalog[row].opposite?.mirrorsDirection == true
            for direction in Direction.allCases {
                guard let animation = ScreenAnimation(row: row, direction: direction) else {
                    continue
                }
                let back = ScreenAnimation(
                    row: opposite, direction: mirrors ? direction.opposite : direction)
                #expect(back == animation.opposite, "\(animation)")
            }
        }
    }

    @Test func everyDirectionAndCurveIsOneOfTheRuntime() {
        for row in rows({ $0.kind == .constant && $0.type == .direction }) {
            let direction = Direction(row: row)
            #expect(direction.map { "\($0)" } == Catalog[row].name)
            #expect(Direction(row: Catalog.opposite(of: row)) == direction?.opposite)
        }
        var curves = 0
        for row in rows({ $0.type == .curve }) {
            let count = Catalog[row].parameters.count
            let numbers = [0.1, 0.2, 0.3, 0.4].prefix(count)
            let curve = TimingCurve(row: row, Array(numbers))
            #expect(curve.map { "\($0)".hasPrefix(Catalog[row].name) } == true)
            #expect(TimingCurve(row: row, [1]) == nil)
            curves += 1
        }
        #expect(curves == 10)
    }

    @Test func everyChangeOfKeyFramesIsOneOfTheRuntime() {
        for row in rows({ $0.kind == .change }) {
            let entry = Catalog[row]
            if entry.parameters.first?.type == .color { continue }
            let lengths = entry.parameters.map { _ in KeyFrames.Length(2) }
            let change = KeyFrames.Change(row: row, lengths)
            #expect(change.map { "\($0)".hasPrefix(entry.name) } == true, "\(entry.name)")
            #expect(KeyFrames.Change(row: row, lengths + [3]) == nil)
        }
    }

    /// What plays if nothing decides: Hero's choices, and UIKit's push and sheet.
    @Test func enginesHaveTheirOwnAnimations() {
        func own(_ engine: Engine, _ operation: OperationSet) -> ScreenAnimation {
            OwnAnimation(engine, on: operation).animation
        }
        for engine in [Engine.hero, .sdoshero] {
            #expect(own(engine, .push) == .push(.left))
            #expect(own(engine, .pop) == .push(.right))
            #expect(own(engine, .tabHigher) == .slide(.left))
            #expect(own(engine, .tabLower) == .slide(.right))
            #expect(own(engine, .present) == .fade)
            #expect(own(engine, .dismiss) == .fade)
            #expect(!OwnAnimation(engine, on: .push).isApproximate)
            let still = OwnAnimation(engine, on: .push, rootTakesPart: true)
            #expect(still.animation == .none)
        }
        for engine in [Engine.uikit, .trtransitions] {
            #expect(own(engine, .push) == .push(.left))
            #expect(own(engine, .tabHigher) == .none)
            #expect(OwnAnimation(engine, on: .present).isApproximate)
            #expect(!OwnAnimation(engine, on: .tabLower).isApproximate)
        }
    }
}
