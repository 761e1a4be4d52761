package import TransitionDSL

/// What a scan found.
package struct AppScan: Sendable {
    /// The files in the order of their paths; `place.file` of a fact is an index.
    package var files: [AppFile]
    /// The facts, sorted by file and offset.
    package var facts: [AppFact]
    /// What rules need besides; empty unless it was asked for.
    package var index = AppIndex()
    /// The files whose code was not followed to the end, for want of time: what depends on it is
    /// unknown.
    package var cut: [Int] = []
    /// The files of generated Swift whose .trans file is not among the files: its names are known, but
    /// not what it declares.
    package var orphans: [Int] = []
    /// The files of Swift, and the nibs, that are in no target. What they do may never happen.
    package var notBuilt: Set<Int> = []
    /// The containers of Interface Builder that have no class of the app: UIKit's class of each, by
    /// the name that facts have for it.
    package var plainContainers: [String: String] = [:]
    /// The segues that present a navigation controller although they only show it.
    package var presentingSegues: Set<SourcePlace> = []
    /// The views of SwiftUI, whose navigation is not read.
    package var swiftUIViewCount = 0

    /// Whether there is nothing about transitions of UIKit. SwiftUI's own zooms need no controllers.
    package var hasNoTransitions: Bool {
        facts.allSatisfy { fact in
            switch fact.content {
            case .screen, .cell, .zoom: true
            default: fact.isTest
            }
        }
    }

    /// How many facts of SwiftUI there are, by kind; tests are not counted.
    package func swiftUICount(_ kind: AppFactKind) -> Int {
        facts.count { $0.content.kind == kind && !$0.isTest }
    }

    package init(files: [AppFile], facts: [AppFact], index: AppIndex = AppIndex()) {
        self.files = files
        self.facts = facts
        self.index = index
    }
}

/// The facts, sorted by file and offset.
package func inOrder(_ facts: [AppFact]) -> [AppFact] {
    facts.sorted { left, right in
        (left.place.file.index, left.place.range.start, left.content.kind.rawValue)
            < (right.place.file.index, right.place.range.start, right.content.kind.rawValue)
    }
}
