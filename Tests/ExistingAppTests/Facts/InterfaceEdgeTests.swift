import AppSource
import Testing
import TransitionDSL

@testable import Apps

/// Segues and relationships, within a storyboard and between storyboards.
struct InterfaceEdgeTests: InterfaceFactSuite {
    private func segue(_ destination: String, _ rest: String) -> String {
        "<connections><segue destination=\"\(destination)\" \(rest)/></connections>"
    }

    @Test func seguesLeadThroughPlaceholdersAndContainers() {
        let main = storyboard(
            "<viewController id='c' customClass='A'>"
                + segue("p", "kind='show' identifier='go'") + segue("n", "kind='presentation'")
                + segue("x", "kind='unwind' identifier='back' unwindAction='done:'")
                + segue("gone", "kind='embed'") + "</viewController><exit id='x'/>",
            "<viewControllerPlaceholder id='p' storyboardName='Other'/>",
            "<navigationController id='n'>"
                + segue("q", "kind='relationship' relationship='rootViewController'")
                + "</navigationController>",
            "<viewControllerPlaceholder id='q' storyboardName='Other' referencedIdentifier='b'/>")
        let other = storyboard(
            "<tabBarController id='t' selectedIndex='1'>"
                + segue("a", "kind='relationship' relationship='viewControllers'")
                + segue("b", "kind='relationship' relationship='viewControllers'")
                + "</tabBarController>",
            "<viewController id='a' customClass='First'/>",
            "<viewController id='b' customClass='Second' storyboardIdentifier='b'/>", initial: "t")
        #expect(
            facts(["Main.storyboard": main, "x/Other.storyboard": other], kinds: [.segue, .edge])
                == [
                    "segue go show A Second | A.- A | certain",
                    "edge show A Second | A.- A | certain",
                    "segue - present A Second | A.- A | certain",
                    "edge present A Second | A.- A | certain",
                    "segue back unwind A - | A.- A | unknown",
                    "edge unwind A - | A.- A | unknown",
                    "segue - embed A - | A.- A | unknown",
                    "edge embed A - | A.- A | unknown",
                    "edge root navigationController#n Second | navigationController#n.- "
                        + "navigationController#n | certain",
                    "edge tab tabBarController#t First | tabBarController#t.- "
                        + "tabBarController#t | certain",
                    "edge tab tabBarController#t Second | tabBarController#t.- "
                        + "tabBarController#t | certain",
                ])
    }

    @Test func anEndThatIsNotClearIsUnknown() {
        let main = storyboard(
            "<viewController id='c' customClass='A'>" + segue("p", "kind='show'")
                + "</viewController>",
            "<viewControllerPlaceholder id='p' storyboardName='Other'/>")
        let one = storyboard("<viewController id='c' customClass='B'/>")
        let two = storyboard("<viewController id='c' customClass='C'/>")
        let unknown = ["edge show A - | A.- A | unknown"]
        let known = ["edge show A B | A.- A | certain"]
        #expect(facts(["Main.storyboard": main], kinds: [.edge]) == unknown)
        let differing = [
            "Main.storyboard": main, "a/Other.storyboard": one, "b/Other.storyboard": two,
        ]
        #expect(facts(differing, kinds: [.edge]) == unknown)
        let equal = ["Main.storyboard": main, "a/Other.storyboard": one, "b/Other.storyboard": one]
        #expect(facts(equal, kinds: [.edge]) == known)
        let circle = storyboard("<viewControllerPlaceholder id='c' storyboardName='Other'/>")
        #expect(
            facts(["Main.storyboard": main, "Other.storyboard": circle], kinds: [.edge]) == unknown)
    }

    @Test func factsHaveTheirFile() throws {
        let text = storyboard(
            "<viewController id='c'><view id='v'>\(id("a"))</view></viewController>")
        let document = readInterfaceDocument(readInterface(Array(text.utf8)))
        let program = InterfaceProgram([
            .init(file: FileIndex(3), path: "M.storyboard", document: document, isTest: true)
        ])
        let fact = try #require(interfaceFacts(program).last)
        #expect(fact.place.file == FileIndex(3))
        #expect(fact.isTest)
        #expect(fact.member == "heroID")
        #expect(fact.language == .interfaceBuilder)
    }
}
