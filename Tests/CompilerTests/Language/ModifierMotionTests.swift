import Testing
import TransitionDSL

/// The column of the catalog from which pictures compute the motion of views.
@Suite struct ModifierMotionTests {
    private static let modifiers = Catalog.entries.filter { $0.kind == .modifier }

    @Test func modifiersAndNoOtherRowsHaveIt() {
        #expect(!Self.modifiers.isEmpty)
        for entry in Catalog.entries {
            #expect((entry.motion != nil) == (entry.kind == .modifier), "\(entry.name)")
        }
    }

    /// The arguments are those that the property, the transform or the time is made of.
    @Test(arguments: modifiers)
    func argumentsFitTheMotion(_ entry: CatalogEntry) throws {
        let types = entry.parameters.map(\.type)
        switch try #require(entry.motion) {
        case .sets(let property): #expect(types == self.types(of: property), "\(entry.name)")
        case .setsTo, .timing(.longestDuration): #expect(types.isEmpty, "\(entry.name)")
        case .transforms(let transform, let axes):
            let number: ValueType =
                switch transform {
                case .scale: .double
                case .translation: .length
                case .rotation: .angle
                }
            let expected: [ValueType] =
                switch axes {
                case .each: [number, number, number]
                case .pair: [.point, number]
                case .both, .z: [number]
                }
            #expect(types == expected, "\(entry.name)")
        case .timing(.duration), .timing(.delay): #expect(types == [.duration])
        case .timing(.curve): #expect(types == [.curve])
        case .timing(.spring): #expect(types == [.double, .double])
        case .timing(.arc): #expect(types == [.double])
        case .when, .beginsWith:
            #expect(types == [.modifier])
            #expect(entry.parameters.last?.isVariadic == true)
        case .behaves(.fliesFromID): #expect(types == [.heroID])
        case .behaves(.delaysSubviews): #expect(types == [.duration, .cascadeDirection, .bool])
        case .behaves(.ignoresSubviews): #expect(types == [.bool])
        case .behaves(.keepsOpaque), .behaves(.movesInContainer), .behaves(.scalesForSize):
            #expect(types.isEmpty, "\(entry.name)")
        case .notDrawn(let reason):
            #expect(!reason.isEmpty && !reason.hasSuffix("."), "\(entry.name)")
        }
    }

    private func types(of property: ModifierMotion.Property) -> [ValueType] {
        switch property {
        case .position: [.point]
        case .size, .shadowOffset: [.size]
        case .opacity, .shadowOpacity: [.fraction]
        case .backgroundColor, .borderColor, .shadowColor: [.color]
        case .overlay: [.color, .fraction]
        case .cornerRadius, .borderWidth, .shadowRadius, .zPosition: [.length]
        }
    }

    /// Every property is one that some modifier sets, and only one sets it to its argument.
    @Test func eachPropertyHasOneModifier() {
        for property in ModifierMotion.Property.allCases {
            let rows = Self.modifiers.filter { $0.motion == .sets(property) }
            #expect(rows.count == 1, "\(property)")
        }
    }
}
