import Resolution
import TransitionDSL
import TransitionRuntime

/// What plays if neither a line nor a default decides.
struct OwnAnimation: Hashable, Sendable {
    var animation: ScreenAnimation
    /// Whether it only resembles what the system plays.
    var isApproximate: Bool
}

extension OwnAnimation {
    private typealias Row = (
        operation: OperationSet, system: ScreenAnimation, hero: ScreenAnimation
    )

    /// UIKit's own animations, as near as ours come to them, and Hero's choices.
    private static let table: [Row] = [
        (.push, .push(.left), .push(.left)), (.pop, .pull(.right), .push(.right)),
        (.present, .cover(.up), .fade), (.dismiss, .uncover(.down), .fade),
        (.tabHigher, .none, .slide(.left)), (.tabLower, .none, .slide(.right)),
        (.replace, .none, .fade),
    ]

    /// What an engine chooses for one operation. Hero moves nothing of its own if the root view of
    /// a screen takes part with an id or with modifiers.
    init(_ engine: Engine, on operation: OperationSet, rootTakesPart: Bool = false) {
        let row = Self.table.first { $0.operation == operation }
        let isHeros = EngineSet.withHero.contains(.of(engine))
        let animation = (isHeros ? row?.hero : row?.system) ?? .none
        self.animation = isHeros && rootTakesPart ? .none : animation
        isApproximate = !isHeros && animation != .none
    }

    /// UIKit's own animation for an operation: `system`.
    init(systemOn operation: OperationSet) {
        self.init(.uikit, on: operation)
    }
}
