package import TransitionDSL

/// That a line's views take part on one set of events. It claims them as the line's animation does,
/// so that the line which plays is the one that a view of several lines heeds.
package struct ViewStatement: Sendable {
    package var edge: Handle<Edge>
    package var claim: Claim
    /// Whether these events go from the line's right end to its left; those of a symmetric one's
    /// other direction then go from left to right.
    package var isTurned: Bool
}

/// What the braces of one registry's lines say of views, and when.
package struct ViewTable: Sendable {
    package let sets: EndSets
    /// In the order of their lines.
    package let statements: [ViewStatement]
}

/// The views of all registries of a model, in their order.
package func viewTables(of model: Model, _ tree: ScreenTree) -> [ViewTable] {
    var ends = EndSetMaker(tree, model)
    let writtenReturns = model.writtenReturns
    return model.registries.map { registry in
        var statements: [ViewStatement] = []
        let version = availableVersion(registry.options, in: model)
        // Pairs rank a line among others. One alone is said as a whole, however many it has.
        let isAlone = model.edges[registry.edges].count { $0.hasBraces } == 1
        for handle in registry.edges.handles where model.edges[handle].hasBraces {
            let edge = model.edges[handle]
            let (lineFrom, lineTo) = (ends.id(of: edge.from), ends.id(of: edge.to))
            if ends.sets.isEmpty(lineFrom) || ends.sets.isEmpty(lineTo) { continue }
            let own = edge.animation.map { availableVersion($0.options, in: model) } ?? 0
            let occasions = Occasions(edge, version: max(version, own))
            let isSaid = edge.animation.map { !model.isDefault($0.going) } ?? false
            let returning = edge.animation.flatMap { model.returning(of: $0, writtenReturns) }
            for from in isAlone ? [lineFrom] : ends.alternatives(edge.from) {
                for to in isAlone ? [lineTo] : ends.alternatives(edge.to) {
                    let claim = Claim(
                        occasion: occasions.there, from: from, to: to, lineFrom: lineFrom,
                        lineTo: lineTo, isSymmetric: false, isWritten: true)
                    let there = ViewStatement(edge: handle, claim: claim, isTurned: false)
                    there.addWays(
                        of: edge, back: occasions.back, isSaid, returning, to: &statements)
                }
            }
        }
        return ViewTable(sets: ends.finish(), statements: statements)
    }
}

/// Says of views what `StatementMaker` says of animations.
extension ViewStatement {
    /// Adds itself and what else a line with these ends says. `isSaid`: that it plays something going.
    fileprivate func addWays(
        of edge: Edge, back: Occasion?, _ isSaid: Bool, _ returning: Returning?,
        to statements: inout [ViewStatement]
    ) {
        if edge.operation == .tab {
            statements.append(symmetric)
            if let back { statements.append(turned(on: back).symmetric) }
        } else if !edge.isBothWays {
            statements.append(self)
            let isWritten = returning?.isWritten ?? false
            if let back { statements.append(turned(on: back, isWritten: isWritten)) }
        } else if isSaid == (returning != nil) {
            statements.append(symmetric)
            if let back { statements.append(turned(on: back, isWritten: false).symmetric) }
        } else {
            // The line plays something in one direction, and yields in the other.
            var there = self
            there.claim.isWritten = isSaid
            for way in [there, turned(on: claim.occasion, isWritten: !isSaid)] {
                statements.append(way)
                if let back { statements.append(way.turned(on: back, isWritten: false)) }
            }
        }
    }

    /// The same of the other direction.
    fileprivate func turned(on occasion: Occasion, isWritten: Bool = true) -> ViewStatement {
        let turned = Claim(
            occasion: occasion, from: claim.to, to: claim.from, lineFrom: claim.lineTo,
            lineTo: claim.lineFrom, isSymmetric: claim.isSymmetric, isWritten: isWritten)
        return ViewStatement(edge: edge, claim: turned, isTurned: !isTurned)
    }

    fileprivate var symmetric: ViewStatement {
        var statement = self
        statement.claim.isSymmetric = true
        return statement
    }
}

extension Edge {
    /// Whether it says anything of views.
    package var hasBraces: Bool { !matches.isEmpty || !views.isEmpty }
}
