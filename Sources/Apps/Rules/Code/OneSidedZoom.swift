import TransitionDSL

extension AppContext {
    /// A zoom without a source, or a source without a zoom. Silent if an id that is not known, or code
    /// that is not here, may be the other side. Of both in one namespace, the zoom is reported: one
    /// mistake, one finding.
    func oneSidedZoom() -> [Diagnostic] {
        let alone = zoomsAlone()
        return alone.compactMap { zoom, id in
            let other = alone.first {
                $0.zoom.kind != zoom.kind && ownNamespace($0.zoom) == ownNamespace(zoom)
            }
            if zoom.kind == .zoom {
                return Diagnostic(
                    .oneSidedZoom, "the zoom from `\(id)` has no source", at: zoom.place,
                    notes: other.map {
                        [.init("nothing zooms from the source `\($0.id)` here", at: $0.zoom.place)]
                    } ?? [],
                    help: "add `matchedTransitionSource(id: \(zoom.expression), …)` to a view")
            }
            if other != nil { return nil }
            return Diagnostic(
                .oneSidedZoom, "nothing zooms from the source `\(id)`", at: zoom.place,
                help: "zoom from it with `navigationTransition(.zoom(sourceID: \(zoom.expression), "
                    + "…))`, or remove it")
        }
    }
}
