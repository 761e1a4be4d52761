import AppSource
import TransitionDSL

extension FactFinder {
    /// The zooms of SwiftUI, and the namespaces of their ids.
    func findZooms() {
        let finder = ZoomFinder(evaluator)
        let reader = NamespaceReader(finder)
        namespaces = reader.all
        hiddenZooms = finder.hiddenKinds()
        if reader.leavesApp { hiddenZooms = [.source, .zoom] }
        for site in finder.sites {
            let zoom = zoom(site, finder, reader)
            zooms.append(zoom)
            add(
                .zoom(
                    zoom.kind, id: zoom.id, expression: zoom.expression,
                    namespace: zoom.namespaceText),
                Site(
                    kind: .result(nil), range: zoom.place.range, statement: zoom.place.range,
                    scope: evaluator.scope(of: site.call.body), branch: [], condition: nil,
                    isInClosure: false),
                certainty: zoom.namespaceText == nil ? .likely : .certain)
        }
    }

    private func zoom(
        _ site: ZoomSite, _ finder: ZoomFinder, _ namespaces: NamespaceReader
    ) -> AppIndex.Zoom {
        let scope = evaluator.scope(of: site.call.body)
        let type = program.typeOfDeclaration[site.call.body.declaration]
        return AppIndex.Zoom(
            kind: site.kind, id: literal(site, finder, in: scope),
            expression: evaluator.sourceText(site.id, in: scope),
            namespaceText: site.namespace.map { evaluator.sourceText($0, in: scope) },
            namespace: namespaces.number(of: site), place: place(of: site.call),
            view: type.map { string(program.types[$0.index].name) } ?? "",
            container: site.form == .modifier
                ? site.call.surroundings.containers.last.map(string) : nil,
            repetition: repetition(of: site, finder),
            otherSide: site.form == .modifier ? otherSide(of: site, finder, scope) : nil,
            isTest: program.files[site.call.body.declaration.file].isTest)
    }

    /// The call that makes its view for each element. A namespace that an element decides is as good as
    /// an id that it decides.
    private func repetition(of site: ZoomSite, _ finder: ZoomFinder) -> String? {
        guard let name = site.namespace.flatMap(finder.plainName),
            !site.call.surroundings.locals.contains(name)
        else { return nil }
        return site.call.surroundings.repetition.map(string)
    }

    /// The text of an id, unless the function, a closure or a statement declares the name.
    private func literal(
        _ site: ZoomSite, _ finder: ZoomFinder, in scope: NameScope
    ) -> String? {
        switch site.id.kind {
        case .string: break
        case .name(let name, _) where !finder.isLocal(name, in: site.call): break
        case .member(let base, _):
            guard case .name(let name, _) = base.kind, string(name).utf8.first?.isCapital == true
            else { return nil }
        default: return nil
        }
        let value = evaluator.evaluate(site.id, in: scope)
        return value.isGuess ? nil : value.onlyText
    }

    /// From the name of a modifier to the end of its call.
    private func place(of call: SwiftUICall) -> SourcePlace {
        let file = call.body.declaration.file
        var range = call.range
        if let base = call.base {
            let tokens = program.tokens(file).tokens
            let next = tokens.partitioningIndex { $0.range.start >= base.range.end }
            if let name = tokens[next...].first(where: { $0.kind == .identifier }),
                name.range.start < range.end
            {
                range = SourceRange(start: name.range.start, end: range.end)
            }
        }
        return SourcePlace(file: FileIndex(file), range: range)
    }

    /// The place where the same view is the other side of the same id.
    private func otherSide(
        of site: ZoomSite, _ finder: ZoomFinder, _ scope: NameScope
    ) -> SourcePlace? {
        func text(_ value: AppExpression?) -> String? {
            value.map { evaluator.sourceText($0, in: scope) }
        }
        var base = site.call.base
        // Chains are shorter.
        var steps = 0
        while steps < 64, let view = base, case .call(let callee, let arguments) = view.kind,
            case .member(let inner, let name) = callee.kind
        {
            let call = SwiftUICall(
                name: name, base: inner, arguments: arguments, range: view.range,
                surroundings: site.call.surroundings, body: site.call.body)
            if let other = finder.site(call), Set([site.kind, other.kind]) == [.source, .zoom],
                text(other.id) == text(site.id), text(other.namespace) == text(site.namespace),
                !hasDirective(from: place(of: call), to: place(of: site.call))
            {
                return place(of: call)
            }
            (base, steps) = (inner, steps + 1)
        }
        return nil
    }

    /// Whether an `#if` or `#else` is between two places of a file.
    private func hasDirective(from first: SourcePlace, to second: SourcePlace) -> Bool {
        let tokens = program.tokens(Int(first.file.index)).tokens
        let start = tokens.partitioningIndex { $0.range.start >= first.range.start }
        let end = tokens.partitioningIndex { $0.range.start >= second.range.start }
        return tokens[start..<max(start, end)].contains { $0.kind == .directive }
    }
}
