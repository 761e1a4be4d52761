package import TransitionDSL

/// A `reduceMotion` and the versions of iOS in which it applies.
package struct ReducedMotion: Sendable {
    package var line: DefaultLine
    package var versions: VersionRange
}

/// What plays with Reduce Motion by the option of a line or of a default.
package enum ReducedPlay: Hashable, Sendable {
    /// `reduceMotion(same)`: what it plays otherwise.
    case same
    case other(Handle<Call>)
}

extension Model {
    /// The animation with Reduce Motion, in place of any other without the option: of the file, or
    /// of a container.
    package func reducedMotion(in container: Handle<Screen>? = nil) -> ReducedMotion? {
        for block in defaults where block.container == container {
            if let line = defaultLines[block.lines].first(where: { $0.event == .reduceMotion }) {
                let own = availableVersions(line.animation.options, in: self)
                let versions = own.intersection(availableVersions(block.options, in: self))
                return ReducedMotion(line: line, versions: versions)
            }
        }
        return nil
    }

    /// What plays on a version of iOS with Reduce Motion in containers, the innermost first, if the
    /// line has no option for it.
    package func reducedMotion(
        in containers: [Handle<Screen>], on version: SystemVersion
    ) -> ReducedMotion? {
        for container in containers.map(Optional.some) + [nil] {
            if let found = reducedMotion(in: container), found.versions.contains(version) {
                return found
            }
        }
        return nil
    }

    /// Whether a choice, or a name in it, has an option for Reduce Motion.
    package func reducesMotion(_ use: AnimationUse) -> Bool {
        var bindings = Bindings()
        return bindings.unfold(ChosenAnimation(use.going), with: use.options, on: .named, self)
            .options.reducedMotion != nil
    }

    /// What plays by the option of the line or of the default that decides an event; nil without one,
    /// or if only the app knows it.
    package func reducedPlay(of verdict: LookupResult) -> ReducedPlay? {
        guard let play = verdict.play else { return nil }
        var bindings = Bindings()
        let options = bindings.unfold(play, with: verdict.options, on: .named, self).options
        guard let option = options.reducedMotion, var term = term(of: option) else { return nil }
        if case .parameter(let parameter) = values[term.value],
            case .term(let meant) = bindings.meaning(of: parameter, in: term.scope)
        {
            term = meant
        }
        switch values[term.value] {
        case .constant(Catalog.sameMotion): return .same
        case .call(let call): return .other(call)
        default: return nil
        }
    }
}
