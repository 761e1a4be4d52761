import Resolution
import TransitionDSL

/// The settings at the top of the file.
func headerChanges(_ old: Model, _ new: Model) -> [Change] {
    var changes: [Change] = []
    func compare(
        _ kind: Change.Kind, _ before: String, _ after: String,
        _ places: (SourcePlace?, SourcePlace?)
    ) {
        if before == after { return }
        changes.append(
            Change(
                kind, .breaks, "", before: before, after: after, at: places.0, places.1))
    }
    compare(
        .engine, old.header.engine.rawValue, new.header.engine.rawValue,
        (old.header.enginePlace, new.header.enginePlace))
    compare(.access, old.header.access.rawValue, new.header.access.rawValue, (nil, nil))
    compare(
        .namespace, old.texts.string(old.header.moduleName),
        new.texts.string(new.header.moduleName), (old.header.modulePlace, new.header.modulePlace))
    return changes
}

/// The screens, whose names app code uses as cases of `Screen`.
func screenChanges(_ pairing: Pairing, _ old: Model, _ new: Model) -> [Change] {
    var changes: [Change] = []
    for pair in pairing.screens {
        let before = pair.old.map { old.screens[$0] }
        let after = pair.new.map { new.screens[$0] }
        func add(
            _ kind: Change.Kind, _ severity: ChangeClass, _ one: String?, _ other: String?
        ) {
            let subject =
                before.map { old.texts.string($0.declared.name) }
                ?? after.map { new.texts.string($0.declared.name) } ?? ""
            changes.append(
                Change(
                    kind, severity, subject, before: one, after: other,
                    at: before?.declared.place, after?.declared.place))
        }
        switch (before, after) {
        case (let before?, let after?):
            let names = (
                old.texts.string(before.declared.name), new.texts.string(after.declared.name)
            )
            let cases = (old.texts.string(before.caseName), new.texts.string(after.caseName))
            if names.0 != names.1 {
                add(.screenRenamed, .breaks, names.0, names.1)
            } else if cases.0 != cases.1 {
                add(.screenRenamed, .breaks, "." + cases.0, "." + cases.1)
            }
            let classes = (old.classText(of: before), new.classText(of: after))
            if classes.0 != classes.1 { add(.screenClass, .breaks, classes.0, classes.1) }
            let hooks = (old.hookText(of: before), new.hookText(of: after))
            if hooks.0 != hooks.1 { add(.hooks, .differs, hooks.0, hooks.1) }
        case (let before?, nil): add(.screenRemoved, .breaks, old.classText(of: before), nil)
        case (nil, let after?): add(.screenAdded, .adds, nil, new.classText(of: after))
        case (nil, nil): break
        }
    }
    return changes
}

extension Model {
    /// The class of a screen and where Interface Builder stores it, as the file declares them.
    fileprivate func classText(of screen: Screen) -> String {
        var text = typeText(of: screen)
        if let module = screen.importedModule { text = texts.string(module) + "." + text }
        if let storyboard = screen.storyboard {
            let id = storyboard.identifier.map { ", id: \"\(texts.string($0))\"" } ?? ""
            text += " storyboard(\"\(texts.string(storyboard.name))\"\(id))"
        }
        return text
    }

    /// The hooks of a screen by moment; those of one moment run in their order. nil without a hook.
    fileprivate func hookText(of screen: Screen) -> String? {
        let texts = Hook.Moment.allCases.flatMap { moment in
            hooks[screen.hooks].filter { $0.moment == moment }.map {
                "\(moment.rawValue): \(self.texts.string($0.code))"
            }
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

/// Segues whose identifiers change: those in storyboards no longer match.
func segueChanges(_ pairing: Pairing, _ old: Model, _ new: Model) -> [Change] {
    pairing.segues.compactMap { pair in
        guard let before = pair.old.map({ old.segues[$0] }),
            let after = pair.new.map({ new.segues[$0] })
        else { return nil }
        let texts = (old.texts.string(before.identifier), new.texts.string(after.identifier))
        if texts.0 == texts.1 { return nil }
        return Change(
            .idText, .differs, "segue \(old.texts.string(before.declared.name))",
            before: "\"\(texts.0)\"", after: "\"\(texts.1)\"", at: before.declared.place,
            after.declared.place)
    }
}

/// The animations that play in place of others with Reduce Motion: of the file, and of containers.
func reducedMotionChanges(_ old: Model, _ new: Model) -> [Change] {
    struct Reduced {
        var parts: PlayParts
        var versions: VersionRange
        var text: String
        var place: SourcePlace
    }
    func read(_ model: Model) -> [String: Reduced] {
        let texts = ModelText(model)
        let reader = PlayReader(texts)
        var all: [String: Reduced] = [:]
        let containers = model.defaults.map { $0.container } + [nil]
        for container in containers {
            guard let reduced = model.reducedMotion(in: container) else { continue }
            let use = reduced.line.animation
            let text = PlayText(texts).text(ChosenAnimation(use.going), use.options)
            let limit = reduced.versions == .all ? "" : " (\(reduced.versions.text))"
            all[container.map { texts.name($0) } ?? ""] = Reduced(
                parts: reader.parts(of: reduced.line), versions: reduced.versions,
                text: text + limit, place: reduced.line.place)
        }
        return all
    }
    let (before, after) = (read(old), read(new))
    return Set(before.keys).union(after.keys).sorted().compactMap { container in
        let (one, other) = (before[container], after[container])
        if one?.parts == other?.parts, one?.versions == other?.versions { return nil }
        return Change(
            .reduceMotion, .differs, container.isEmpty ? "" : "in \(container)",
            before: one?.text, after: other?.text, at: one?.place, other?.place)
    }
}

/// The names that app code can use. Those of screens and ids have changes of their own.
func nameChanges(
    _ old: ProgramVersion, _ new: ProgramVersion, _ ids: IDChanges
) -> [Change] {
    // A name can have several declarations, with parameters of different types.
    func keys(_ names: [AppName]) -> Set<String> {
        Set(names.map { "\($0.name) \($0.declaration)" })
    }
    let (before, after) = (keys(old.names), keys(new.names))
    let removed = old.names.filter { !after.contains("\($0.name) \($0.declaration)") }
    var added = new.names.filter { !before.contains("\($0.name) \($0.declaration)") }
    var changes: [Change] = []
    for name in removed {
        let index = added.firstIndex { $0.name == name.name }
        let other = index.map { added.remove(at: $0) }
        if other == nil, ids.explains(name.name) { continue }
        changes.append(
            Change(
                .swiftName, .breaks, name.name, before: name.declaration,
                after: other?.declaration, at: name.place, other?.place))
    }
    for name in added where !ids.explains(name.name) {
        changes.append(
            Change(
                .swiftName, .adds, name.name, before: nil, after: name.declaration, at: nil,
                name.place))
    }
    return changes
}
