import Resolution
import TransitionDSL

extension CodePrinter {
    mutating func printAnimators(_ animators: [Handle<Animator>]) {
        printMainActorType(
            "/// Key frames and animators of the app.", GeneratedNames.animators
        ) { printer in
            for handle in animators { printer.printAnimator(printer.model.animators[handle]) }
        }
    }

    private mutating func printAnimator(_ animator: Animator) {
        construct = animator.declared.place
        printDocumentation(animator.declared.documentation)
        bindings.removeAll()
        block { printer in
            let name = printer.name(animator.declared.swiftName)
            printer.writeAccess()
            if animator.parameters.isEmpty {
                printer.write("static var ")
                printer.write(name)
                printer.write(": ")
            } else {
                printer.write("static func ")
                printer.write(name)
                printer.writeParameterList(animator.parameters, for: .runtime)
                printer.write(" -> ")
            }
            printer.write(RuntimeNames.screenTransition)
        } _: { printer in
            switch animator.body {
            case .keyFrames(let options, let frames): printer.printKeyFrames(options, frames)
            case .appClass(let typeName, let arguments):
                printer.printAppClass(typeName, arguments)
            }
        }
    }

    // MARK: Key frames

    /// One frame a line, each an expression of its own: a chain of many would be slow to check.
    private mutating func printKeyFrames(
        _ options: HandleRange<Handle<Call>>, _ frames: HandleRange<KeyFrame>
    ) {
        line {
            $0.write(frames.isEmpty ? "let frames = " : "var frames = ")
            $0.writeKeyFrames(options)
        }
        for frame in model.frames[frames] {
            construct = frame.place
            line { $0.write(frame) }
        }
        line("return .keyFrames(frames)")
    }

    /// `KeyFrames(duration: 0.6, timing: .easeIn)`.
    private mutating func writeKeyFrames(_ options: HandleRange<Handle<Call>>) {
        write("KeyFrames(")
        var isFirst = true
        for (name, label) in [
            ("duration", "duration: "), ("delay", "delay: "), ("timingFunction", "timing: "),
        ] as [(String, StaticString)] {
            for handle in model.items[options] {
                let call = model.calls[handle]
                guard case .catalog(let row) = call.callee, entry(row).name == name,
                    let argument = model.arguments[call.arguments].first,
                    let parameter = entry(row).parameters.first
                else { continue }
                if !isFirst { write(", ") }
                isFirst = false
                write(label)
                write(Term(argument.value), as: parameter.type, for: .runtime)
            }
        }
        write(")")
    }

    private mutating func write(_ frame: KeyFrame) {
        write("frames = frames.")
        write(ascii: frame.subject.rawValue)
        write("(")
        writeNumber(Term(frame.start), .double, .product)
        write("...")
        writeNumber(Term(frame.end), .double, .product)
        for handle in model.items[frame.changes] {
            write(", ")
            writeChange(model.calls[handle])
        }
        write(")")
    }

    /// `.y(-20)`: a change has one value, or two with labels.
    private mutating func writeChange(_ call: Call) {
        switch call.callee {
        case .swift(let code): writeCode(code, at: call.place)
        case .catalog(let row):
            let entry = self.entry(row)
            if entry.parameters.count == 1, let argument = model.arguments[call.arguments].first {
                let type = entry.parameters[0].type
                let isVariable = type == .color && isParameter(argument.value)
                write(".")
                write(ascii: isVariable ? "background" : entry.name)
                write("(")
                write(Term(argument.value), as: type, for: .keyFrames)
                return write(")")
            }
            write(".scaleXY(")
            for (index, parameter) in entry.parameters.enumerated() {
                if index > 0 { write(", ") }
                write(ascii: parameter.label)
                write(": ")
                if let given = argument(index, of: call) {
                    write(Term(given), as: parameter.type, for: .keyFrames)
                } else {
                    write(ascii: parameter.defaultValue ?? "")
                }
            }
            write(")")
        case .modifiers, .animation, .animator, .interaction: break  // No change of a view.
        }
    }

    private func isParameter(_ value: Handle<Value>) -> Bool {
        switch model.values[value] {
        case .parameter, .swift: true
        default: false
        }
    }

    // MARK: Classes of the app

    private mutating func printAppClass(_ typeName: Text, _ arguments: HandleRange<Argument>) {
        line { printer in
            printer.ofApp()
            // TRTransitions has a protocol of its own for those who animate.
            printer.write(
                printer.model.header.engine == .trtransitions ? ".foreign { " : ".custom { ")
            printer.write(typeName)
            printer.write("(")
            printer.writeArguments(arguments) { printer, argument in
                let label = Text(index: argument.parameter)
                if label != .empty {
                    printer.writeLabel(label)
                    printer.write(": ")
                }
                printer.writeFree(argument.value)
            }
            printer.write(") }")
        }
    }

    /// A value whose type the app's class knows.
    private mutating func writeFree(_ value: Handle<Value>) {
        if case .parameter(let parameter) = model.values[value] {
            write(name(model.parameters[parameter].name))
        } else {
            write(Term(value), as: .double, for: .runtime)
        }
    }
}
