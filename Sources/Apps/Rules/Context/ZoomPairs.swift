extension AppContext {
    /// The zooms and sources of code that is no test.
    var zooms: [AppIndex.Zoom] { index.zooms.filter { !$0.isTest && $0.kind != .geometry } }

    /// The namespaces of one view that have only zooms or only sources.
    var loneNamespaces: [Int] {
        if !index.hiddenZooms.isEmpty { return [] }
        var kinds: [Int: Set<AppFactContent.ZoomKind>] = [:]
        for zoom in index.zooms {
            if let number = zoom.namespace { kinds[number, default: []].insert(zoom.kind) }
        }
        return index.namespaces.indices.filter { number in
            index.namespaces[number].way == .stays
                && (kinds[number] == [.source] || kinds[number] == [.zoom])
        }
    }

    /// The zooms and sources with a known id whose other side certainly is nowhere.
    func zoomsAlone() -> [(zoom: AppIndex.Zoom, id: String)] {
        let lone = Set(loneNamespaces)
        let zooms = zooms
        // Indexes: each zoom asks for the ids of the other side.
        var ids: [ZoomSide: Set<String>] = [:]
        var open: Set<ZoomSide> = []
        for zoom in zooms {
            let side = ZoomSide(kind: zoom.kind, namespace: ownNamespace(zoom))
            if let id = zoom.id { ids[side, default: []].insert(id) } else { open.insert(side) }
        }
        let mayBeElsewhere = index.namespaces.contains { $0.way == .unknown }
        return zooms.compactMap { zoom in
            let own = ownNamespace(zoom)
            let other: AppFactContent.ZoomKind = zoom.kind == .zoom ? .source : .zoom
            let side = ZoomSide(kind: other, namespace: own)
            guard let id = zoom.id, !(own.map(lone.contains) ?? false),
                !index.hiddenZooms.contains(other), own != nil || !mayBeElsewhere,
                !open.contains(side), !(ids[side]?.contains(id) ?? false)
            else { return nil }
            return (zoom, id)
        }
    }

    /// The namespace of a zoom that stays in its view; nil for all others, which may be one.
    func ownNamespace(_ zoom: AppIndex.Zoom) -> Int? {
        zoom.namespace.flatMap { index.namespaces[$0].way == .stays ? $0 : nil }
    }
}

/// The zooms or the sources of a namespace.
private struct ZoomSide: Hashable {
    var kind: AppFactContent.ZoomKind
    var namespace: Int?
}
