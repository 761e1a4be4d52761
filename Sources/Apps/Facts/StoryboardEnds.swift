import AppSource
import TransitionDSL

/// The controllers that storyboards make.
extension Evaluator {
    /// `storyboard.instantiateViewController(withIdentifier:)`.
    func isInstantiation(_ callee: AppExpression) -> Bool {
        callee.lastName.map { string($0).hasPrefix("instantiateViewController") } ?? false
    }

    /// The class of what a storyboard shows for an identifier.
    func storyboardClass(
        _ callee: AppExpression, _ arguments: [AppArgument], in scope: NameScope,
        _ frame: CallFrame?
    ) -> String? {
        if let reference = generatedScene(callee) {
            return interface.shown(reference).map { interface.name($0) }
        }
        guard let name = callee.lastName, let spelling = Optional(string(name)),
            spelling.hasPrefix("instantiate")
        else { return nil }
        if spelling == "instantiateInitialViewController" {
            guard let storyboard = storyboardName(callee, in: scope, frame),
                let reference = interface.generatedName(storyboard: storyboard, scene: nil)
            else { return nil }
            return interface.shown(reference).map { interface.name($0) }
        }
        if let made = classMadeByClosure(arguments, in: scope) { return made }
        guard spelling.hasPrefix("instantiateViewController"), let first = arguments.first,
            let identifier = evaluate(first.value, in: scope, frame).onlyText
        else { return nil }
        return interface.shownClass(
            identifier: identifier, storyboard: storyboardName(callee, in: scope, frame))
    }

    /// The class of `instantiateViewController(identifier: "a") { coder in ListVC(coder: coder) }`.
    private func classMadeByClosure(
        _ arguments: [AppArgument], in scope: NameScope
    ) -> String? {
        for argument in arguments {
            guard case .closure(let closure) = argument.value.kind,
                let (value, inner) = result(of: closure, in: scope),
                case .program(let id) = type(of: value, in: inner).unwrapped,
                program.role(of: .program(id)) == .controller
            else { continue }
            return string(program.types[id.index].name)
        }
        return nil
    }

    /// The controller of `R.storyboard.main.login` and `StoryboardScene.Main.login.instantiate`.
    func generatedScene(_ callee: AppExpression) -> InterfaceProgram.Reference? {
        var names: [String] = []
        var rest = callee
        while case .member(let base, let name) = rest.stripped.kind {
            names.insert(string(name), at: 0)
            rest = base
            if case .call(let inner, _) = base.kind { rest = inner }
        }
        guard case .name(let root, _) = rest.kind else { return nil }
        switch (string(root), names.first) {
        case ("R", "storyboard"): names.removeFirst()
        case ("StoryboardScene", _?): break
        default: return nil
        }
        if let last = names.last, last.hasPrefix("instantiate") { names.removeLast() }
        guard let storyboard = names.first else { return nil }
        let scene = names.count > 1 ? names[1] : nil
        return interface.generatedName(
            storyboard: storyboard, scene: scene == "initialScene" ? nil : scene)
    }

    /// The name in `UIStoryboard(name:bundle:)`; that of the class around `self.storyboard` is not
    /// looked for.
    func storyboardName(
        _ callee: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> String? {
        guard case .member(let base, _) = callee.kind, enter(scope) else { return nil }
        defer { leave() }
        switch base.stripped.kind {
        case .call(_, let arguments):
            guard let first = arguments.first else { return nil }
            return evaluate(first.value, in: scope, frame).onlyText
        case .name(let name, _):
            guard case .expression(let value, let outer)? = scope.local(name)?.value else {
                return nil
            }
            let member = AppExpression(.member(value, name), value.range)
            return storyboardName(member, in: outer, frame)
        default: return nil
        }
    }
}
