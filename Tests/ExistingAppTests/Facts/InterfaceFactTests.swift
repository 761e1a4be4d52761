import AppSource
import Testing
import TransitionDSL

@testable import Apps

/// The direct facts of storyboards and xibs.
struct InterfaceFactTests: InterfaceFactSuite {
    /// The facts of one attribute of an element in the view of a controller.
    private func facts(
        _ element: String, _ keyPath: String, _ rest: String,
        declares: @escaping @Sendable (String, String) -> Bool? = { _, _ in nil }
    ) -> [String] {
        let tag = String(element.prefix { $0 != " " })
        let text = storyboard(
            """
            <viewController id="c" customClass="C"><view key="view" id="v"><subviews>
            <\(element) id="e">\(attribute(keyPath, rest))</\(tag)></subviews></view>
            <connections><outlet property="photo" destination="e"/></connections></viewController>
            """)
        return facts(
            ["M.storyboard": text],
            kinds: [.heroID, .modifiers, .source, .animation, .enabled, .unknownAttribute],
            declares: declares)
    }

    @Test(arguments: [
        ("heroID", "type='string' value='a{b'", "id set a{{b | C.photo C | certain"),
        ("HeroID", "type='string' value='a'", "id set a | C.photo C | certain"),
        ("heroID", "type='nil'", "id clear nil | C.photo C | certain"),
        ("heroID", "type='string' value=''", "id set  | C.photo C | certain"),
        ("heroID", "type='string'", "id set  | C.photo C | likely"),
        ("heroID", "type='localizedString' value='a'", "id set  | C.photo C | unknown"),
        ("heroID", "type='number' value='1'", "unknown heroID 1 | C.photo C | certain"),
        ("heroModifierString", "type='nil'", "modifiers text [] | C.photo C | certain"),
        (
            "heroModifierString", "type='string' value='fade translate(0,40)'",
            "modifiers text [\"fade\", \"translate(y: 40)\"] | C.photo C | certain"
        ),
        ("isHeroEnabled", "type='boolean' value='NO'", "enabled - false | C.photo C | certain"),
        ("heroEnabled", "type='boolean' value='YES'", "enabled - true | C.photo C | certain"),
        ("isHeroEnabled", "type='number' value='1'", "enabled - true | C.photo C | certain"),
        ("isHeroEnabled", "type='string' value='YES'", "enabled - true | C.photo C | likely"),
        ("isHeroEnabled", "type='nil'", "unknown isHeroEnabled nil | C.photo C | certain"),
        (
            "isHeroEnabledForSubviews", "type='boolean' value='NO'",
            "enabled - false | C.photo C | certain"
        ),
        ("hero.id", "type='string' value='a'", "unknown hero.id a | C.photo C | certain"),
        ("heroId", "type='string' value='a'", "unknown heroId a | C.photo C | certain"),
        (
            "heroModifiers", "type='string' value='a'",
            "unknown heroModifiers a | C.photo C | certain"
        ),
        ("imageView.heroID", "type='string' value='a'", "id set a | C.photo.imageView C | likely"),
        (
            "heroModalAnimationTypeString", "type='string' value='fade'",
            "unknown heroModalAnimationTypeString fade | C.photo C | certain"
        ),
    ])
    func attributesOfViews(_ keyPath: String, _ rest: String, _ fact: String) {
        #expect(facts("label", keyPath, rest) == [fact])
    }

    @Test(arguments: ["herokuURL", "heroes", "title", "layer.cornerRadius", "layer.heroID", "hero"])
    func otherAttributesAreNotMeantForHero(_ keyPath: String) {
        #expect(facts("label", keyPath, "type='string' value='a'").isEmpty)
    }

    @Test func aSourceIsAFactOfItsOwn() {
        #expect(
            facts("label", "heroModifierString", "type='string' value='source(logo)'") == [
                "modifiers text [\"source(heroID: \\\"logo\\\")\"] | C.photo C | certain",
                "source logo | C.photo C | certain",
            ])
    }

    @Test func aClassOfTheAppMayDeclareTheAttribute() {
        let element = "label customClass='Badge'"
        let rest = "type='string' value='a'"
        #expect(
            facts(element, "heroName", rest) == ["unknown heroName a | C.photo C | likely"])
        #expect(facts(element, "heroName", rest) { $0 == "Badge" && $1 == "heroName" }.isEmpty)
        #expect(
            facts(element, "heroName", rest) { _, _ in false } == [
                "unknown heroName a | C.photo C | certain"
            ])
        #expect(facts(element, "heroID", rest) == ["id set a | C.photo C | certain"])
    }

    @Test func whatIsNoViewHasNoHeroID() {
        #expect(
            facts("barButtonItem", "heroID", "type='string' value='a'") == [
                "unknown heroID a | C.photo C | certain"
            ])
        #expect(
            facts("customObject customClass='X'", "heroID", "type='string' value='a'") == [
                "id set a | C.photo C | likely"
            ])
    }

    @Test(arguments: [
        (
            "viewController", "heroModalAnimationTypeString", "selectBy(push(left),pull(right))",
            "animation modal self push(left) pull(right) | C.- C | certain"
        ),
        (
            "navigationController", "heroNavigationAnimationTypeString", "fade",
            "animation navigation self fade - | C.- C | certain"
        ),
        (
            "tabBarController", "heroTabBarAnimationTypeString", "Fade",
            "animation tab self auto - | C.- C | certain"
        ),
        (
            "viewController", "heroTabBarAnimationTypeString", ".fade",
            "animation tab self - - | C.- C | likely"
        ),
        (
            "tableViewController", "heroTabBarAnimationTypeString", "fade",
            "unknown heroTabBarAnimationTypeString fade | C.- C | likely"
        ),
        ("viewController", "heroID", "a", "unknown heroID a | C.- C | likely"),
        ("viewController", "view.heroID", "a", "id set a | C.root C | likely"),
    ])
    func attributesOfControllers(_ tag: String, _ keyPath: String, _ value: String, _ fact: String)
    {
        let text = storyboard(
            "<\(tag) id='c' customClass='C'>\(attribute(keyPath, "type='string' value='\(value)'"))"
                + "</\(tag)>")
        #expect(
            facts(
                ["M.storyboard": text], kinds: [.heroID, .animation, .enabled, .unknownAttribute])
                == [fact])
    }

    @Test func aControllerIsEnabledByName() {
        let text = storyboard(
            "<viewController id='c' userLabel='Start'>"
                + attribute("isHeroEnabled", "type='boolean' value='YES'") + "</viewController>")
        #expect(
            facts(["M.storyboard": text]) == [
                "screen Start UIViewController | Start.- Start | certain",
                "storyboard - Start | Start.- Start | certain",
                "enabled Start true | Start.- Start | certain",
            ])
    }

    // MARK: - Owners

    @Test func viewsHaveTheirPath() {
        let text = storyboard(
            """
            <viewController id="c" customClass="C"><view key="view" id="v">\(id("root"))<subviews>
            <view id="h" customClass="Header"><label id="t">\(id("nested"))</label>
            <connections><outlet property="title" destination="t"/></connections></view>
            <label id="n">\(id("none"))</label><label id="o">\(id("many"))</label>
            </subviews></view><connections><outlet property="header" destination="h"/>
            <outletCollection property="labels" destination="h"/>
            <outletCollection property="labels" destination="o"/>
            </connections></viewController>
            """)
        #expect(
            facts(["M.storyboard": text], kinds: [.heroID]) == [
                "id set root | C.root C | certain",
                "id set nested | C.header.title C | certain",
                "id set none | C.- C | certain",
                "id set many | C.labels[1] C | certain",
            ])
    }

    @Test func cellsOwnTheirViews() {
        let text = storyboard(
            """
            <tableViewController id="c" storyboardIdentifier="list"><tableView key="view" id="v">
            <prototypes><tableViewCell id="a" customClass="Row">\(id("cell"))
            <tableViewCellContentView key="contentView" id="k">\(id("content"))
            <label id="t">\(id("text"))</label></tableViewCellContentView>
            <connections><outlet property="title" destination="t"/></connections></tableViewCell>
            <tableViewCell id="b">\(id("plain"))</tableViewCell></prototypes></tableView>
            </tableViewController>
            """)
        #expect(
            facts(["M.storyboard": text], kinds: [.heroID, .cell]) == [
                "cell Row UITableViewCell | Row.- list | certain",
                "id set cell | Row.root list | certain",
                "id set content | Row.contentView list | certain",
                "id set text | Row.title list | certain",
                "id set plain | list.- list | certain",
            ])
    }

    @Test func xibsBelongToTheirOwner() {
        func xib(_ owner: String, _ connections: String, _ top: String) -> [String] {
            let text = """
                <document type="a.CocoaTouch.XIB"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>\
                <connections>\(connections)</connections></placeholder>
                <view id="v" \(top)>\(id("a"))<label id="t">\(id("b"))</label>
                <connections><outlet property="title" destination="t"/></connections></view>
                </objects></document>
                """
            return facts(["Views/Card.xib": text])
        }
        #expect(
            xib("customClass='C'", "<outlet property='view' destination='v'/>", "") == [
                "id set a | C.root C | certain", "id set b | C.- C | certain",
            ])
        // The view at the top has the outlet, and its class the property.
        #expect(
            xib(
                "customClass='C'", "<outlet property='view' destination='v'/>", "customClass='Card'"
            )
                == ["id set a | C.root C | certain", "id set b | Card.title C | certain"])
        #expect(
            xib("customClass='C'", "<outlet property='text' destination='t'/>", "") == [
                "id set a | C.-  | certain", "id set b | C.text  | certain",
            ])
        #expect(
            xib("", "", "customClass='Card'") == [
                "id set a | Card.root  | certain", "id set b | Card.title  | certain",
            ])
        #expect(
            xib("", "", "") == ["id set a | Card.root  | certain", "id set b | Card.-  | certain"])
    }

    @Test func otherSystemsHaveNoFacts() {
        let text = "<document type='a.Cocoa.XIB'><view id='v'>\(id("a"))</view></document>"
        #expect(facts(["A.xib": text]).isEmpty)
    }
}
