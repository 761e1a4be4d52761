import TransitionDSL

extension CodePrinter {
    mutating func printSegueIDs(_ plan: GenerationPlan) {
        line("/// The identifiers of storyboard segues.")
        beginType("enum ")
        write(GeneratedNames.segueIDs)
        openBlock()
        for segue in plan.segues {
            printDocumentation(segue.documentation)
            beginMember("static let ", segue.name)
            write(" = ")
            writeLiteral(segue.identifier)
            endLine()
        }
        closeBlock()
    }

    mutating func printScreens(_ plan: GenerationPlan) {
        line("/// The screens by their declared names.")
        if plan.screens.isEmpty { return printNoScreens() }
        beginType("enum ")
        write(GeneratedNames.screens)
        write(": String, CaseIterable, Sendable")
        openBlock()
        for screen in plan.screens {
            printDocumentation(screen.documentation)
            beginLine()
            write("case ")
            write(screen.name)
            write(" = ")
            writeLiteral(screen.rawValue)
            endLine()
        }
        if plan.storyboards != .none {
            blankLine()
            line("/// The name of the storyboard that holds the screen.")
            printProperty(GeneratedNames.storyboard, plan.storyboards, plan.screens) {
                $0.storyboard
            }
            blankLine()
            line("/// The screen's identifier in its storyboard; `nil` where it needs or has none.")
            printProperty(GeneratedNames.identifier, plan.identifiers, plan.screens) {
                $0.identifier
            }
        }
        closeBlock()
    }

    /// Lines that name no screen, only any, still need the type. As an enumeration without cases it
    /// would make code unreachable wherever a screen is looked at.
    private mutating func printNoScreens() {
        beginType("struct ")
        write(GeneratedNames.screens)
        write(": Hashable, Sendable {")
        endLine()
        indented { $0.line("private init() {}") }
        line("}")
    }

    private mutating func printProperty(
        _ name: StaticString,
        _ coverage: Coverage,
        _ screens: [ScreenPlan],
        _ value: (ScreenPlan) -> Text?
    ) {
        beginLine()
        writeAccess()
        write("var ")
        write(name)
        write(": String?")
        openBlock()
        switch coverage {
        case .none: line("nil")
        case .some: printSwitch(screens, value, hasDefault: true)
        case .all: printSwitch(screens, value, hasDefault: false)
        }
        closeBlock()
    }

    private mutating func printSwitch(
        _ screens: [ScreenPlan], _ value: (ScreenPlan) -> Text?, hasDefault: Bool
    ) {
        line("switch self {")
        for screen in screens {
            guard let text = value(screen) else { continue }
            beginLine()
            write("case .")
            write(screen.name)
            write(": ")
            writeLiteral(text)
            endLine()
        }
        if hasDefault { line("default: nil") }
        line("}")
    }
}
