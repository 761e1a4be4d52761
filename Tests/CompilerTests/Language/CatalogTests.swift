import Testing
import TransitionDSL

/// The tables are data; what the rest of the compiler takes for granted of them is held here.
@Suite struct CatalogTests {
    @Test func everyRowHasAShapeOfItsOwn() {
        var shapes: Set<String> = []
        for entry in Catalog.entries {
            // Overloads may differ in nothing but the type of an argument without a label.
            let parameters = entry.parameters.map {
                $0.label.isEmpty ? "_ \($0.type.rawValue)" : $0.label
            }
            let type = entry.kind == .constant ? entry.type?.rawValue ?? "" : ""
            let shape = "\(entry.kind.rawValue) \(entry.name)(\(parameters.joined(separator: ":")))"
            #expect(shapes.insert(shape + type).inserted, "\(shape) stands twice")
        }
    }

    @Test func rowsArePresentForEveryKind() {
        #expect(Set(Catalog.entries.map(\.kind)) == Set(CatalogKind.allCases))
        #expect(Catalog.entries.count <= Int(UInt16.max))
        for (index, entry) in Catalog.entries.enumerated() {
            #expect(Catalog[CatalogIndex(index)].name == entry.name)
        }
    }

    /// So that the first row of a name is found without a table of names.
    @Test func overloadsStandTogether() {
        var seen: Set<String> = []
        var last = ""
        for entry in Catalog.entries where entry.kind != .constant {
            let name = "\(entry.kind) \(entry.name)"
            if name != last { #expect(seen.insert(name).inserted, "\(name) stands apart") }
            last = name
        }
    }

    @Test(arguments: Catalog.entries)
    func rowIsDocumented(entry: CatalogEntry) {
        #expect(!entry.summary.isEmpty)
        #expect(!entry.summary.hasSuffix("."))
        #expect(entry.summary.first?.isUppercase == false)
        #expect(!entry.engines.isEmpty)
        switch entry.kind {
        case .animation, .modifier, .interaction, .option, .change, .constructor:
            #expect(entry.example == entry.name || entry.example.hasPrefix(entry.name + "("))
        case .constant:
            #expect(words(of: entry.example).contains(entry.name))
        }
        #expect(entry.example.count { $0 == "(" } == entry.example.count { $0 == ")" })
    }

    @Test(arguments: Catalog.entries)
    func parametersAreWellFormed(entry: CatalogEntry) {
        let parameters = entry.parameters
        for (index, parameter) in parameters.enumerated() {
            #expect(!parameter.isVariadic || index == parameters.count - 1)
            #expect(!parameter.isVariadic || parameter.isRequired)
            #expect(!(parameter.label.isEmpty && parameter.labelIsOptional))
            #expect(parameter.defaultValue == nil || parameter.whenLeftOut == nil)
            #expect(!parameter.excludesLowerBound || parameter.range != nil)
            // What may be written without a label is never behind what may be left out.
            let isPositional = parameter.label.isEmpty || parameter.labelIsOptional
            if isPositional {
                #expect(parameters[..<index].allSatisfy { $0.label.isEmpty || $0.labelIsOptional })
            }
        }
        let labels = parameters.map(\.label).filter { !$0.isEmpty }
        #expect(Set(labels).count == labels.count)
    }

    @Test(arguments: Catalog.entries)
    func defaultsAreValuesOfTheirTypes(entry: CatalogEntry) {
        for parameter in entry.parameters {
            guard let text = parameter.defaultValue else { continue }
            guard let numbers = numbers(in: text) else {
                let isName = Catalog.entries.contains {
                    $0.name == text && ($0.type ?? .animation) == parameter.type
                }
                #expect(isName, "\(entry.name): \(text)")
                continue
            }
            for number in numbers {
                #expect(parameter.range?.contains(number) ?? true)
                #expect(!parameter.excludesLowerBound || number > parameter.range?.lowerBound ?? 0)
            }
        }
    }

    @Test func valuesHaveTypesAndOptionsPlaces() {
        for entry in Catalog.entries {
            let givesValue = entry.kind == .constructor || entry.kind == .constant
            #expect((entry.type != nil) == givesValue)
            #expect(entry.contexts.isEmpty == (entry.kind != .option))
            let hasOpposite = entry.kind == .animation || entry.type == .direction
            #expect((entry.opposite != nil) == hasOpposite)
        }
    }

    @Test func herosModifiersAreAllThere() {
        // Hero 1.6.4, HeroModifier.swift: its constants and functions, each name once.
        let names = """
            fade forceNonFade durationMatchLongest arc cascade useGlobalCoordinateSpace \
            ignoreSubviewModifiers useOptimizedSnapshot useNormalSnapshot useLayerRenderSnapshot \
            useNoSnapshot forceAnimate useScaleBasedSizeChange position size transform perspective \
            scale translate rotate backgroundColor borderColor shadowColor overlay opacity \
            cornerRadius zPosition contentsRect contentsScale borderWidth shadowOpacity \
            shadowOffset shadowRadius shadowPath masksToBounds duration delay timingFunction \
            spring source when whenMatched whenPresenting whenDismissing whenAppearing \
            whenDisappearing beginWith autolayout
            """
        let rows = Catalog.entries.filter { $0.kind == .modifier }
        #expect(Set(rows.map(\.name)) == Set(names.split(separator: " ").map(String.init)))
    }

    private func words(of text: String) -> Set<String> {
        Set(text.split { !$0.isLetter }.map(String.init))
    }

    /// The numbers of a literal or of a range in seconds, points or fractions; nil for a name.
    private func numbers(in text: String) -> [Double]? {
        var numbers: [Double] = []
        // The dots of a range would read as the point of its numbers.
        let bounds = text.split(separator: "...")
        for bound in bounds {
            let digits = bound.prefix { $0.isNumber || $0 == "." }
            guard let number = Double(digits) else { return nil }
            switch bound.dropFirst(digits.count) {
            case "", "s": numbers.append(number)
            case "ms": numbers.append(number / 1000)
            case "%": numbers.append(number / 100)
            case let unit: Issue.record("\(text): what is \(unit)?")
            }
        }
        return numbers
    }
}
