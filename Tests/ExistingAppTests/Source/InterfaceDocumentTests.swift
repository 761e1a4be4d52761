import Testing
import TransitionDSL

@testable import AppSource

/// The typed reading of storyboards and xibs.
struct InterfaceDocumentTests {
    private func read(_ text: String) -> InterfaceDocument {
        readInterfaceDocument(readInterface(Array(text.utf8)))
    }

    static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        initialViewController="nav">
          <scenes>
            <scene sceneID="s1"><objects>
              <barButtonItem id="bar"/>
              <navigationController id="nav" userLabel="Main"><connections>
                <segue destination="list" kind="relationship" \
        relationship="rootViewController" id="r1"/>
              </connections></navigationController>
              <placeholder placeholderIdentifier="IBFirstResponder" id="first"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
              <tableViewController storyboardIdentifier="list" id="list" \
        customClass="ListController" customModule="App">
                <tableView key="view" id="table" dataMode="prototypes"><prototypes>
                  <tableViewCell reuseIdentifier="row" id="cell" customClass="RowCell">
                    <tableViewCellContentView key="contentView" id="content"><subviews>
                      <label id="title"/>
                    </subviews></tableViewCellContentView>
                    <connections><outlet property="titleLabel" destination="title"/></connections>
                  </tableViewCell>
                  <tableViewCell reuseIdentifier="other" id="cell2"/>
                </prototypes></tableView>
                <connections>
                  <segue destination="away" kind="show" identifier="go" id="g"/>
                  <outletCollection property="views" destination="title"/>
                  <outletCollection property="views" destination="content"/>
                </connections>
              </tableViewController>
            </objects></scene>
            <scene><objects>
              <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="x" \
        id="away"/>
              <exit id="out"/>
            </objects></scene>
          </scenes>
        </document>
        """

    @Test func controllersHaveTheirNames() throws {
        let document = read(Self.storyboard)
        #expect(document.kind == .storyboard)
        #expect(document.isForUIKit)
        #expect(!document.isDamaged)
        #expect(
            document.controllers.map(\.tag) == [
                .navigationController, .tableViewController, .viewControllerPlaceholder,
            ])
        #expect(document.controllers.map(\.isInitial) == [true, false, false])
        #expect(document.controllers[1].storyboardIdentifier == "list")
        #expect(document.controllers[2].storyboardName == "Other")
        #expect(document.controllers[2].referencedIdentifier == "x")
        let list = try #require(document.object(id: "list"))
        #expect(document.objects[list].customClass == "ListController")
        #expect(document.objects[list].customModule == "App")
        #expect(document.controller(of: list)?.tag == .tableViewController)
        #expect(document.objects[document.controllers[0].object].label == "Main")
    }

    @Test func objectsBelongToTheControllerOfTheirScene() throws {
        let document = read(Self.storyboard)
        let bar = try #require(document.object(id: "bar"))
        let title = try #require(document.object(id: "title"))
        #expect(document.objects[bar].controller == document.object(id: "nav"))
        #expect(!document.objects[bar].isView)
        #expect(document.objects[title].controller == document.object(id: "list"))
        #expect(document.objects[title].cell == document.object(id: "cell"))
        #expect(document.objects[title].isView)
    }

    @Test func connectionsHaveBothEnds() {
        let document = read(Self.storyboard)
        #expect(document.outlets.map(\.property) == ["titleLabel", "views", "views"])
        #expect(document.outlets.map(\.number) == [0, 0, 1])
        #expect(document.outlets.map(\.isCollection) == [false, true, true])
        #expect(document.outlets[0].source == document.object(id: "cell"))
        #expect(document.segues.map(\.relationship) == ["rootViewController", nil])
        #expect(document.segues[1].identifier == "go")
        #expect(document.segues[1].source == document.object(id: "list"))
    }

    @Test func cellsHaveTheirForm() {
        let document = read(Self.storyboard)
        #expect(document.cells.map(\.form) == [.prototype, .prototype])
        #expect(document.cells.map(\.siblingCount) == [2, 2])
        #expect(document.cells[0].reuseIdentifier == "row")
        let others = read(
            """
            <document><objects>
              <tableView id="t" dataMode="static"><sections><tableViewSection id="s"><cells>
                <tableViewCell id="a"/><tableViewCell id="b"/><tableViewCell id="c"/>
              </cells></tableViewSection></sections></tableView>
              <collectionView id="v"><cells><collectionViewCell id="d"/></cells>
                <collectionReusableView key="sectionHeaderView" id="h"/></collectionView>
              <tableViewCell id="n"/>
            </objects></document>
            """)
        #expect(
            others.cells.map(\.form) == [
                .fixed, .fixed, .fixed, .prototype, .supplementary, .nib,
            ])
        #expect(others.cells.map(\.siblingCount) == [3, 3, 3, 1, 1, 1])
    }

    @Test func xibsHaveAnOwner() {
        let document = read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
              <view id="top" customClass="Card"/>
            </objects></document>
            """)
        #expect(document.kind == .xib)
        #expect(document.fileOwner == document.object(id: "-1"))
        #expect(document.topLevel == [document.object(id: "top")])
        #expect(!read("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>").isForUIKit)
        #expect(!read("<document type='a.WatchKit.Storyboard'/>").isForUIKit)
    }

    @Test(arguments: [
        ("type='string' value='a b'/>", InterfaceDocument.RuntimeAttribute.Value.text("a b")),
        ("type='string' value=''/>", .text("")), ("type='string'/>", .missing),
        ("type='nil'/>", .null), ("type='nil' value='x'/>", .null),
        ("type='string'><string key='value'> a\nb </string>", .text(" a\nb ")),
        ("type='string'><mutableString key='value'>c</mutableString>", .text("c")),
        ("type='string'><string key='value' base64-UTF8='YES'>\nYcOp\n</string>", .text("aé")),
        ("type='localizedString' value='k'/>", .localized("k")),
        ("type='boolean' value='YES'/>", .boolean(true)),
        ("type='boolean' value='NO'/>", .boolean(false)),
        ("type='boolean'><boolean key='value' value='YES'/>", .boolean(true)),
        ("type='number'><integer key='value' value='3'/>", .number("3")),
        ("type='number'><real key='value' value='0.5'/>", .number("0.5")),
        ("type='string'><nil key='value'/>", .null),
        ("type='color'><color key='value' red='1'/>", .other("color")),
        ("type='image' value='x.png'/>", .other("image")),
    ])
    func runtimeAttributesHaveTheirValue(
        _ source: String, _ value: InterfaceDocument.RuntimeAttribute.Value
    ) throws {
        let end = source.hasSuffix("/>") && source.utf8.filter { $0 == 0x3C }.isEmpty
        let text = """
            <view id='v'><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute keyPath='heroID' \(source)\
            \(end ? "" : "</userDefinedRuntimeAttribute>")
            </userDefinedRuntimeAttributes></view>
            """
        let document = read(text)
        let attribute = try #require(document.runtimeAttributes.first)
        #expect(attribute.value == value)
        #expect(attribute.keyPath == "heroID")
        #expect(attribute.object == 0)
        #expect(!document.isDamaged)
    }

    /// Each byte of a storyboard is deleted and doubled.
    @Test func mutantsDoNotTrap() {
        let bytes = Array(Self.storyboard.utf8)
        for index in bytes.indices {
            var mutant = bytes
            mutant.remove(at: index)
            _ = readInterfaceDocument(readInterface(mutant))
            mutant = bytes
            mutant.insert(bytes[index], at: index)
            _ = readInterfaceDocument(readInterface(mutant))
        }
    }
}
