import AppSource
import Testing
import TransitionDSL

/// The declarations as lines, indented by their parents.
private func items(_ text: String) -> [String] {
    var source = SwiftSource(text)
    let items = source.items()
    let dump = SwiftDump(names: source.names)
    return items.declarations.map { declaration in
        var line = ""
        var parent = declaration.parent
        while let index = parent {
            line += "  "
            parent = items.declarations[index].parent
        }
        line += "\(declaration.kind) "
        line += (declaration.qualifier + [declaration.name]).map(dump.text).joined(separator: ".")
        if !declaration.genericParameters.isEmpty {
            let names = declaration.genericParameters.map { dump.text($0.name) }
            line += "<\(names.joined(separator: ", "))>"
        }
        if !declaration.parameters.isEmpty {
            line += "(\(declaration.parameters.map(dump.parameter).joined(separator: ", ")))"
        }
        line += declaration.type.map { ": " + dump.type($0) } ?? ""
        if !declaration.supertypes.isEmpty {
            line += " <- \(declaration.supertypes.map(dump.type).joined(separator: ", "))"
        }
        if let value = declaration.initialValue {
            line += " = \(dump.expression(source.expression(value)))"
        }
        line += declaration.accessors.map { " \($0.kind)" }.joined()
        if let condition = declaration.condition { line += " if \(items.conditions[condition])" }
        return line
    }
}

@Suite struct SwiftItemTests {
    @Test func types() {
        #expect(
            items(
                """
                @objc(Foo) public final class A<T: P, U>: B<T>, C & D where U == Int {
                    indirect enum E: String { case a, b = "x", c(Int, x: String) }
                    struct F {}
                }
                extension A.G: H where T: I { func f() {} }
                extension [Int] {}
                protocol J: AnyObject { var k: Int { get set }; func l(_ m: Int = 1, n o: [P]...); init?() }
                actor Q {}
                """) == [
                    "class A<T, U> <- B<T>, C & D", "  enum E <- String", "    case a",
                    "    case b = \"x\"", "    case c(_ : Int, x x: String)", "  struct F",
                    "extension A.G <- H", "  function f", "extension Array",
                    "protocol J <- AnyObject", "  variable k: Int",
                    "  function l(_ m: Int, n o: [P]...)", "  initializer init", "actor Q",
                ])
    }

    @Test func members() {
        #expect(
            items(
                """
                class A {
                    @IBOutlet weak var a: B!, b: C?
                    let c = d
                        .e
                        + f ?
                        1 : 2
                    lazy var g: H = { [weak self] in i }()
                    var j = 5 { didSet { k } }
                    var l: M { get { n } set(o) { p } }
                    var q: R { s }
                    let t = u
                    (v, w)
                    func x<Y>(_ z: Y) async throws -> [Int: String] where Y: B { }
                    static func ==<T>(a: A, b: T) -> Bool { true }
                    subscript(i: Int, j k: Int) -> A { self }
                    deinit {}
                    nonsense here (
                    var after = 1
                }
                """) == [
                    "class A", "  variable a: B?", "  variable b: C?",
                    "  variable c = ((d.e + f) ? 1 : 2)", "  variable g: H = { in i}()",
                    "  variable j = 5 didSet", "  variable l: M get set", "  variable q: R get",
                    "  variable t = u", "  function x<Y>(_ z: Y): [Int: String]",
                    "  function ==<T>(a a: A, b b: T): Bool",
                    "  subscript subscript(_ i: Int, j k: Int): A get", "  deinitializer deinit",
                    "  variable after = 1",
                ])
    }

    @Test func conditions() {
        #expect(
            items(
                """
                #if DEBUG
                let a = 1
                #elseif os(iOS) && swift(>=5.0)
                let b = 2
                #if C
                let c = 3
                #endif
                #else
                let d = 4
                #endif
                let e = 5
                """) == [
                    "variable a = 1 if DEBUG",
                    "variable b = 2 if !(DEBUG) && (os(iOS) && swift(>=5.0))",
                    "variable c = 3 if (!(DEBUG) && (os(iOS) && swift(>=5.0))) && (C)",
                    "variable d = 4 if !(DEBUG) && !(os(iOS) && swift(>=5.0))", "variable e = 5",
                ])
    }

    @Test func topLevelCodeIsKept() {
        var source = SwiftSource(
            "import A\nguard a, let b = c else { d }\nprint(1)\nlet e = 2\n#Preview { f }\nfunc g() {}"
        )
        let items = source.items()
        let codes = items.topLevelCode.map { range in
            let first = source.tokens.tokens[range.lowerBound].range
            return source.text(first.union(source.tokens.tokens[range.upperBound - 1].range))
        }
        #expect(codes == ["guard a, let b = c else { d }\nprint(1)", "#Preview { f }"])
        #expect(items.declarations.map { source.names.string($0.name) } == ["A", "e", "g"])
    }

    @Test func modifiersAndAttributes() {
        var source = SwiftSource(
            """
            @IBOutlet private weak var a: A!
            @IBAction override func b(_ sender: Any) {}
            @objc(c) public private(set) static var c = 1
            @Published let d = 1
            @available(iOS 9, *) open class E { required convenience init!(x: Int) {} }
            """)
        let modifiers = source.items().declarations.map(\.modifiers)
        #expect(
            modifiers == [
                [.outlet, .private, .weak], [.action, .override],
                [.objc, .attributed, .public, .privateSetter, .static], [.attributed, .constant],
                [.attributed, .open], [.required, .convenience, .failable],
            ])
    }

    @Test func aDeclarationReachesFromItsAttributesToItsEnd() {
        var source = SwiftSource("@A let a = b\n  .c // d\nclass E {\n f }\nlet g = 1, h = 2")
        let ranges = source.items().declarations.map { source.text($0.range) }
        #expect(ranges == ["@A let a = b\n  .c", "class E {\n f }", "let g = 1", "h = 2"])
    }
}
