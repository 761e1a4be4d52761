import TransitionDSL

/// The function that sets up a screen.
struct ScreenSetupPlan {
    var name: String
    /// `applyTransitions(id:)`
    var signature: String
    /// Whether a registry can call it: it takes no value.
    var isAutomatic: Bool
}

extension Planner {
    func planApply(_ context: HeroContext) -> ApplyPlan {
        var plan = applyPlan(of: .main, context)
        plan.setups = Array(repeating: nil, count: model.screens.count)
        addSetups(of: plan.functions, to: &plan.setups)
        // A registry sets up the screens of imported files, too.
        var files: Set<FileIndex> = [.main]
        for screen in model.screens
        where !screen.views.isEmpty && files.insert(screen.declared.place.file).inserted {
            let imported = applyPlan(of: screen.declared.place.file, context)
            addSetups(of: imported.functions, to: &plan.setups)
        }
        return plan
    }

    private func applyPlan(of file: FileIndex, _ context: HeroContext) -> ApplyPlan {
        var planner = ApplyPlanner(model, context, file)
        planner.planCells()
        planner.planScreens()
        return planner.plan
    }

    private func addSetups(of functions: [ApplyFunction], to setups: inout [ScreenSetupPlan?]) {
        for function in functions where function.isOfScreen {
            guard case .screen(let handle) = function.owner else { continue }
            let screen = model.screens[handle]
            let isAutomatic = function.parameters.isEmpty
            // In another module the function need not be visible.
            let isVisible = screen.declared.place.file == .main || screen.importedModule == nil
            if isAutomatic && !isVisible { continue }
            setups[Int(handle.index)] = ScreenSetupPlan(
                name: function.name, signature: function.signature(model), isAutomatic: isAutomatic)
        }
    }
}

extension ApplyFunction {
    /// `applyTransitions(id:)`: the name with the labels.
    func signature(_ model: Model) -> String {
        var text = name + "("
        for parameter in parameters {
            switch parameter {
            case .declared(let handle): text += model.texts.string(model.parameters[handle].name)
            case .screen: text += "on"
            case .instance: text += "instance"
            case .opener: text += "opener"
            case .openerInstance: text += "openerInstance"
            }
            text += ":"
        }
        return text + ")"
    }
}
