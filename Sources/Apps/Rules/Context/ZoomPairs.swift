extension AppContext {
    /// The zooms and sources of code that is no test.
    var zooms: [AppIndex.Zoom] { index.zooms.filter { !$0.isTest && $0.kind != .geometry } }

    /// The namespaces of one view that have only zooms or only sources.
    var loneNamespaces: [Int] {
        index.namespaces.indices.filter { number in
            guard index.namespaces[number].way == .stays else { return false }
            let kinds = Set(index.zooms.filter { $0.namespace == number }.map { $0.kind })
            return kinds == [.source] || kinds == [.zoom]
        }
    }

    /// Whether two ids may be in one namespace. One that stays in its view is no other's.
    func mayShareNamespace(_ one: AppIndex.Zoom, _ other: AppIndex.Zoom) -> Bool {
        let areOpen = [one, other].allSatisfy { zoom in
            zoom.namespace.map { index.namespaces[$0].way != .stays } ?? true
        }
        return areOpen || one.namespace == other.namespace
    }
}
