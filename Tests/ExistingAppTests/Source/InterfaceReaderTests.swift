import Testing
import TransitionDSL

@testable import AppSource

/// The reader of XML, form by form.
struct InterfaceReaderTests {
    private func read(_ text: String) -> InterfaceFile { readInterface(Array(text.utf8)) }

    @Test func elementsAreInDocumentOrder() {
        let file = read("<?xml version=\"1.0\"?>\n<a><b/><c><d></d></c></a>\n")
        #expect(file.elements.indices.map { file.tag($0) } == ["a", "b", "c", "d"])
        #expect(file.elements.map(\.parent) == [nil, 0, 0, 2])
        #expect(file.elements.map(\.end) == [4, 2, 4, 4])
        #expect(Array(file.children(of: 0)) == [1, 2])
        #expect(!file.isDamaged)
    }

    @Test func rangesCoverTagsAndElements() {
        let text = "<a x='1'><b y = \"2\" /></a>"
        let file = read(text)
        let source = SourceFile(path: "a.xib", text: text)
        #expect(source.text(file.elements[0].range) == text)
        #expect(source.text(file.elements[0].startTag) == "<a x='1'>")
        #expect(source.text(file.elements[1].range) == "<b y = \"2\" />")
        #expect(file.attributes.map { source.text($0.range) } == ["1", "2"])
    }

    @Test(arguments: [
        ("a &amp; b", "a & b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("&#65;&#x1F600;", "A😀"),
        ("&#xA;", "\n"), ("&unknown;", "&unknown;"), ("&", "&"), ("&#;&#x;&#0;", "&#;&#x;&#0;"),
        ("&#xD800;", "&#xD800;"), ("&#99999999999999999999;", "&#99999999999999999999;"),
        ("&#+65;", "&#+65;"), ("é日本", "é日本"),
    ])
    func referencesAreExpanded(_ source: String, _ value: String) {
        let file = read("<a id=\"\(source)\">\(source)</a>")
        #expect(file.value(0, .id) == value)
        #expect(file.text(0) == value)
    }

    @Test func blanksAreNormalizedAsXMLDemands() {
        let file = read("<a id='1\t2\r\n3\n4'> 5\r\n6\r7\t</a>")
        #expect(file.value(0, .id) == "1 2 3 4")
        #expect(file.text(0) == " 5\n6\n7\t")
    }

    @Test func textIsJoinedAcrossCommentsAndLiterals() {
        let file = read("<a> <![CDATA[<b>&amp;]]><!-- <c> --> x</a>")
        #expect(file.text(0) == " <b>&amp; x")
        #expect(read("<a> <?b?>x</a>").text(0) == " x")
        #expect(file.elements.count == 1)
        #expect(!file.isDamaged)
    }

    @Test func whiteSpaceBetweenTagsIsNoText() {
        let file = read("<a>\n  <b> </b>\n</a>")
        #expect(file.text(0) == "")
        #expect(file.text(1) == " ")
    }

    @Test func instructionsAndDocumentTypesAreSkipped() {
        let file = read("\u{FEFF}<?xml?><!DOCTYPE a PUBLIC \"x>y\"><a><?b <c> ?></a>")
        #expect(file.elements.count == 1)
        #expect(!file.isDamaged)
    }

    @Test func entitiesDoNotMultiply() {
        let bomb = """
            <!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!-- ]> --><!ENTITY c "&b;&b;&b;&b;">
            <!ENTITY d SYSTEM "file:///etc/passwd">]>
            <a id="&c;">&c;&d;</a>
            """
        let file = read(bomb)
        #expect(file.elements.count == 1)
        #expect(file.value(0, .id) == "&c;")
        #expect(file.text(0) == "&c;&d;")
        #expect(file.isDamaged)
    }

    @Test func valuesOfOtherNamesAreFound() {
        let file = read("<a base64-UTF8=\"YES\" é=\"2\"/>")
        #expect(file.value(0, named: "base64-UTF8") == "YES")
        #expect(file.value(0, named: "é") == "2")
        #expect(file.value(0, named: "none") == nil)
        #expect(file.value(0, .id) == nil)
    }

    @Test func wordsAreConstants() {
        let file = read("<viewController/><label/>")
        #expect(InterfaceWord.allCases.allSatisfy { InterfaceWord($0.text) == $0 })
        #expect(file.word(0) == .viewController)
        #expect(file.word(1) == nil)
        #expect(file.tag(1) == "label")
    }
}

/// What is no XML is skipped, and the rest is still read.
struct InterfaceDamageTests {
    private func tags(_ text: String) -> [String] {
        let file = readInterface(Array(text.utf8))
        #expect(file.isDamaged)
        return file.elements.indices.map { file.tag($0) }
    }

    @Test func unclosedConstructsEndTheFile() {
        #expect(tags("<a><b>") == ["a", "b"])
        #expect(tags("<a><b x='1") == ["a", "b"])
        #expect(tags("<a><b x=") == ["a", "b"])
        #expect(tags("<a><b x") == ["a", "b"])
        #expect(tags("<a><!-- <b>") == ["a"])
        #expect(tags("<a><![CDATA[<b>") == ["a"])
        #expect(tags("<a><?b") == ["a"])
        #expect(tags("<!DOCTYPE [") == [])
        #expect(tags("<a/><") == ["a"])
        #expect(tags("<a></") == ["a"])
        #expect(tags("") == [])
    }

    @Test func aMistakeEndsAtTheNextTag() {
        #expect(tags("<a x=\"1><b/></a>") == ["a", "b"])
        #expect(tags("<a x=1><b/></a>") == ["a", "b"])
        #expect(tags("<a <b/></a>") == ["a", "b"])
        #expect(tags("<!DOCTYPE a <a/>") == ["a"])
        #expect(tags("<a/ x='1'><b/></a>") == ["a", "b"])
        #expect(tags("< a><b/>") == ["b"])
        #expect(tags("<a/>text<b/>") == ["a", "b"])
    }

    @Test func anEndTagClosesWhatIsOpenInItsElement() {
        let file = readInterface(Array("<a><b><c></b><d/></x></a>".utf8))
        #expect(file.elements.map(\.parent) == [nil, 0, 1, 0])
        #expect(file.isDamaged)
    }

    @Test func otherEncodingsAndNULsAreDamage() {
        let text = "<a><b/></a>"
        let little: [UInt8] =
            [0xFF, 0xFE] + Array(text.utf8).flatMap { byte -> [UInt8] in [byte, 0] }
        #expect(readInterface(little).isDamaged)
        #expect(readInterface(little).elements.isEmpty)
        #expect(readInterface(Array(little.dropFirst(2))).isDamaged)
        #expect(readInterface([0xFE, 0xFF, 0, 0x3C]).isDamaged)
        #expect(tags("<a>\0<b/></a>") == ["a", "b"])
        #expect(tags("<a x='\0'/>") == ["a"])
        #expect(tags("<a \0/>") == ["a"])
    }

    @Test func deepNestingTakesNoStack() {
        let depth = 100_000
        let text = String(repeating: "<view id='a'>", count: depth)
        let open = readInterface(Array(text.utf8))
        #expect(open.elements.count == depth)
        #expect(open.isDamaged)
        let closed = readInterface(Array((text + String(repeating: "</view>", count: depth)).utf8))
        #expect(closed.elements.last?.parent == depth - 2)
        #expect(!closed.isDamaged)
        #expect(readInterfaceDocument(closed).objects.count == depth)
    }

    /// End tags that close nothing do not look at all open elements.
    @Test func timeIsLinear() {
        let count = 200_000
        let text =
            String(repeating: "<a>", count: count) + String(repeating: "</b>", count: count)
            + String(repeating: "x='1' ", count: count)
        #expect(readInterface(Array(text.utf8)).elements.count == count)
    }

    @Test func noBytesStopTheReader() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &generator) }
            _ = readInterfaceDocument(readInterface(bytes))
            let delimiters = Array("<>/='\"&;![]-? \0ab#x".utf8)
            let text = (0..<500).compactMap { _ in delimiters.randomElement(using: &generator) }
            _ = readInterfaceDocument(readInterface(text))
            _ = readStrings(text)
        }
    }
}
