import AppSource
import TransitionDSL

/// A place where code of SwiftUI names the id of a zoom.
struct ZoomSite {
    var kind: AppFactContent.ZoomKind
    var id: AppExpression
    /// Nil if a helper takes it from elsewhere.
    var namespace: AppExpression?
    /// The modifier, or the call of a helper that applies it.
    var call: SwiftUICall
    var form = Form.modifier

    enum Form {
        case modifier
        /// A function that applies it to its view.
        case function
        /// A view or modifier of the app with it inside.
        case type
    }
}

/// Finds the zooms of SwiftUI: `matchedTransitionSource`, `navigationTransition(.zoom(…))` and
/// `matchedGeometryEffect`, through helpers that only pass on an id and a namespace.
struct ZoomFinder {
    let evaluator: Evaluator
    let words: SwiftUIWords
    /// The sites of modifiers, before helpers are followed. They count the uses of a namespace.
    private(set) var modifiers: [ZoomSite] = []
    /// The sites with the ids of the callers.
    private(set) var sites: [ZoomSite] = []

    private static let longestWay = 3

    init(_ evaluator: Evaluator) {
        self.evaluator = evaluator
        words = SwiftUIWords(&evaluator.program.names)
        let names = [
            words.matchedTransitionSource, words.navigationTransition, words.matchedGeometryEffect,
        ]
        modifiers = calls(mentioning: names).compactMap(site)
        sites = modifiers
        for _ in 0..<Self.longestWay {
            var next: [ZoomSite] = []
            var isChanged = false
            for site in sites {
                let callers = self.callers(of: site)
                isChanged = isChanged || !callers.isEmpty
                next += callers.isEmpty ? [site] : callers
            }
            sites = next
            if !isChanged { break }
        }
    }

    var program: AppProgram { evaluator.program }

    /// The calls in the bodies that mention a name, without those of previews.
    func calls(mentioning names: [Text]) -> [SwiftUICall] {
        program.bodies(mentioning: names).flatMap { id -> [SwiftUICall] in
            if evaluator.scope(of: id).isPreview || isOfPreviews(id) { return [] }
            var walker = SwiftUIWalker(words, id)
            walker.walk(evaluator.statements(of: id), SwiftUISurroundings())
            return walker.calls
        }
    }

    /// Code of a `PreviewProvider`, or only for debugging.
    private func isOfPreviews(_ id: BodyID) -> Bool {
        guard let type = program.typeOfDeclaration[id.declaration] else { return false }
        let isForDebugging = program.types[type.index].declarations.contains { id in
            program.declaration(id).condition.map {
                program.files[id.file].items.conditions[$0].includes("DEBUG")
            } ?? false
        }
        if isForDebugging { return true }
        return program.externalSupertypes(of: type).contains {
            program.string($0) == "PreviewProvider"
        }
    }

    /// The zoom of a call of one of the three modifiers.
    func site(_ call: SwiftUICall) -> ZoomSite? {
        switch call.name {
        case words.matchedTransitionSource:
            guard let id = call.argument(words.id) else { return nil }
            return ZoomSite(
                kind: .source, id: id, namespace: call.argument(words.in), call: call)
        case words.matchedGeometryEffect:
            guard let id = call.argument(words.id) else { return nil }
            return ZoomSite(
                kind: .geometry, id: id, namespace: call.argument(words.in), call: call)
        case words.navigationTransition:
            guard let first = call.arguments.first else { return nil }
            if case .implicitMember = first.value.kind { return nil }
            // A transition that is made elsewhere may have any id.
            let (id, namespace) = zoom(first.value) ?? (first.value, nil)
            return ZoomSite(kind: .zoom, id: id, namespace: namespace, call: call)
        default: return nil
        }
    }

    /// The id and the namespace of `.zoom(sourceID:in:)`, also in `flag ? .zoom(…) : .automatic`.
    private func zoom(_ value: AppExpression) -> (AppExpression, AppExpression?)? {
        switch value.kind {
        case .ternary(_, let then, let otherwise): return zoom(then) ?? zoom(otherwise)
        case .call(let callee, let arguments) where callee.lastName == words.zoom:
            guard let id = arguments.first(where: { $0.label == words.sourceID }) else {
                return nil
            }
            return (id.value, arguments.first { $0.label == words.in }?.value)
        default: return nil
        }
    }

    // MARK: - Helpers

    /// The calls that give a helper its id; none if the site is not in a helper, or not all of them
    /// are known.
    private func callers(of site: ZoomSite) -> [ZoomSite] {
        guard let name = plainName(site.id), site.call.body.declaration.index >= 0 else {
            return []
        }
        let id = site.call.body.declaration
        let function = program.declaration(id)
        let index = function.parameters.firstIndex { $0.name == name }
        if site.call.surroundings.locals.contains(name) { return [] }
        if function.kind == .function, let index {
            return callers(of: site, function: id, index)
        }
        guard index == nil, let type = program.typeOfDeclaration[id]
        else { return [] }
        return callers(of: site, type: type, name)
    }

    private func callers(
        of site: ZoomSite, function id: DeclarationID, _ index: Int
    ) -> [ZoomSite] {
        let function = program.declaration(id)
        let parameters = function.parameters
        let all =
            (program.membersByName[function.name] ?? []) + (program.globals[function.name] ?? [])
        // Of one for each platform or version, the parameters are the same.
        let others = all.map { program.declaration($0).parameters }.filter {
            $0.map { $0.label } != parameters.map { $0.label }
                || $0.map { $0.type } != parameters.map { $0.type }
        }
        let namespace = site.namespace.flatMap(plainName).flatMap { name in
            parameters.firstIndex { $0.name == name }
        }
        let calls = calls(mentioning: [function.name]).filter { call in
            call.name == function.name && !all.contains(call.body.declaration)
                && (evaluator.match(call.arguments, parameters) != nil
                    || others.allSatisfy { evaluator.match(call.arguments, $0) == nil })
        }
        // Which one such a call means is not known.
        if calls.contains(where: { call in
            others.contains { evaluator.match(call.arguments, $0) != nil }
        }) {
            return []
        }
        let found = calls.compactMap { call -> ZoomSite? in
            guard let matched = evaluator.match(call.arguments, parameters),
                let value = matched[index]
            else { return nil }
            // A function of the view itself names the view's own namespace.
            let isOfView =
                program.typeOfDeclaration[call.body.declaration] == program.typeOfDeclaration[id]
            let own = namespace == nil && isOfView ? site.namespace : nil
            return moved(
                site, to: call, id: value, namespace: namespace.flatMap { matched[$0] } ?? own,
                form: site.form == .type ? .type : .function)
        }
        return found.count == calls.count ? found : []
    }

    /// A view or modifier with a property that its initializer sets.
    private func callers(of site: ZoomSite, type: TypeID, _ name: Text) -> [ZoomSite] {
        let known = program.types[type.index]
        guard known.isDeclared, known.kind == .struct, known.members[Word.`init`.text] == nil,
            program.typesByName[known.name]?.count == 1, isPlainProperty(name, of: type)
        else { return [] }
        let namespace = site.namespace.flatMap(plainName).flatMap { name in
            isPlainProperty(name, of: type) ? name : nil
        }
        let calls = calls(mentioning: [known.name]).filter { $0.name == known.name }
        let found = calls.compactMap { call -> ZoomSite? in
            guard let value = call.argument(name) else { return nil }
            return moved(
                site, to: call, id: value, namespace: namespace.flatMap { call.argument($0) },
                form: .type)
        }
        return found.count == calls.count ? found : []
    }

    /// A site where its helper is called. A condition in the helper is one there.
    private func moved(
        _ site: ZoomSite, to call: SwiftUICall, id: AppExpression, namespace: AppExpression?,
        form: ZoomSite.Form
    ) -> ZoomSite {
        var call = call
        if site.call.surroundings.isConditional {
            call.surroundings.isConditional = true
            call.surroundings.repetition = nil
        }
        return ZoomSite(
            kind: site.kind, id: id, namespace: namespace, call: call, form: form)
    }

    /// Whether a property is a stored constant without a value of its own, and no property wrapper.
    private func isPlainProperty(_ name: Text, of type: TypeID) -> Bool {
        guard let ids = program.types[type.index].members[name], ids.count == 1,
            let id = ids.first
        else { return false }
        let declaration = program.declaration(id)
        return declaration.kind == .variable && declaration.initialValue == nil
            && declaration.accessors.isEmpty && declaration.modifiers.contains(.constant)
            && declaration.modifiers.isDisjoint(with: [.static, .attributed])
    }

    /// Whether a name is one of the function or a closure, and not of the view.
    func isLocal(_ name: Text, in call: SwiftUICall) -> Bool {
        if call.surroundings.locals.contains(name) { return true }
        guard call.body.declaration.index >= 0 else { return false }
        return program.declaration(call.body.declaration).parameters.contains { $0.name == name }
    }

    /// Whether a call is one of SwiftUI's about zooms.
    func isZoom(_ call: SwiftUICall) -> Bool {
        [
            words.matchedTransitionSource, words.navigationTransition, words.matchedGeometryEffect,
            words.zoom,
        ].contains(call.name)
    }

    /// The kinds with a modifier that is in no call that was found: in a local type, in a default value.
    func hiddenKinds() -> Set<AppFactContent.ZoomKind> {
        let names: [(AppFactContent.ZoomKind, Text)] = [
            (.source, words.matchedTransitionSource), (.zoom, words.navigationTransition),
        ]
        var hidden: Set<AppFactContent.ZoomKind> = []
        for (kind, name) in names {
            let written = program.files(mentioning: [name]).reduce(0) { count, file in
                count
                    + program.tokens(file).tokens.count {
                        $0.kind == .identifier && $0.name == name
                    }
            }
            let known = calls(mentioning: [name]).count { $0.name == name }
            if written > known { hidden.insert(kind) }
        }
        return hidden
    }

    /// `name` and `self.name`.
    func plainName(_ value: AppExpression) -> Text? {
        switch value.kind {
        case .name(let name, _): return name
        case .member(let base, let name) where base.isSelfOrSuper: return name
        default: return nil
        }
    }
}

extension SwiftUICall {
    func argument(_ label: Text) -> AppExpression? {
        arguments.first { $0.label == label }?.value
    }
}
