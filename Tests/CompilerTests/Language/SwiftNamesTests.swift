import Testing
import TransitionDSL

@Suite struct SwiftNamesTests {
    @Test(arguments: ["default", "class", "Self", "Any", "in", "inout", "true", "where", "init"])
    func reservedWordsNeedBackticks(name: String) {
        #expect(SwiftNames.needsBackticks(name))
    }

    @Test(arguments: ["open", "some", "async", "left", "get", "rawValue", "description", "Default"])
    func contextualWordsNeedNone(name: String) {
        #expect(!SwiftNames.needsBackticks(name))
    }

    @Test func someNamesCannotBe() {
        for name in ["Type", "Protocol", "self", "init", "_"] {
            #expect(SwiftNames.isImpossibleMember(name))
        }
        #expect(SwiftNames.impossibleCases.contains("allCases"))
        #expect(!SwiftNames.isImpossibleMember("allCases"))
        #expect(!SwiftNames.impossibleCases.contains("rawValue"))
    }

    @Test func typesInUseMayNotBeHidden() {
        for name in ["String", "UUID", "Sendable", "UIView", "HeroModifier", "Hero"] {
            #expect(SwiftNames.shadowsTypeInUse(name))
        }
        #expect(!SwiftNames.shadowsTypeInUse("News"))
        #expect(SwiftNames.labelNeedsBackticks("inout"))
        #expect(!SwiftNames.labelNeedsBackticks("default"))
    }
}
