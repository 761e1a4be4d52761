import Testing

@testable import Codegen

/// Lines of generated Swift that are too long for a review are broken where Swift allows it.
@Suite struct LongLineTests {
    /// The lines of a statement, laid out at the first level.
    private func lines(_ pieces: [StaticString]) -> [String] {
        let text = pieces.flatMap { Array($0.description.utf8) }
        return LongLine(text, [text.indices]).parts(indentation: 1).map { part in
            String(repeating: " ", count: part.indentation * 4)
                + (part.isComment ? "// " : "") + String(decoding: text[part.range], as: UTF8.self)
        }
    }

    @Test func aLineThatFitsStaysWhole() {
        #expect(lines(["views.set(self.title, id: HeroID.title)"]).count == 1)
    }

    @Test func aCommentIsBrokenAtItsSpaces() {
        let words = (1...30).map { "word\($0)" }.joined(separator: " ")
        let comment = LongLine(Array("// \(words)".utf8), [], from: 0)
        let text = Array("// \(words)".utf8)
        let parts = comment.parts(indentation: 3).map { part in
            (part.isComment ? "// " : "") + String(decoding: text[part.range], as: UTF8.self)
        }
        #expect(parts.count == 3 && parts.allSatisfy { $0.hasPrefix("// ") && $0.count <= 88 })
        #expect(parts.map { $0.dropFirst(3) }.joined(separator: " ") == words)
    }

    @Test func argumentsFillLines() {
        #expect(
            lines([
                "lines.add(.push, from: [.latest, .saved], to: [.article], ",
                ".pageIn(.up).duration(0.4), returning: .pageOut(.down).duration(0.4)",
                ".interactive(Interactions.swipeBack))",
            ]) == [
                "    lines.add(",
                "        .push, from: [.latest, .saved], to: [.article], .pageIn(.up).duration(0.4),",
                "        returning: .pageOut(.down).duration(0.4).interactive(Interactions.swipeBack))",
            ])
    }

    @Test func aChainIsBrokenBeforeItsDots() {
        #expect(
            lines([
                "lines.push(.accounts, to: .account, .pageIn(.left), returning: .pageOut(.right)",
                ".timing(.spring(stiffness: 200, damping: 25)).interactive(Interactions.swipe))",
            ]) == [
                "    lines.push(",
                "        .accounts, to: .account, .pageIn(.left),",
                "        returning: .pageOut(.right).timing(.spring(stiffness: 200, damping: 25))"
                    + ".interactive(Interactions.swipe))",
            ])
        let call = ".spring(stiffness: 200, damping: 25)"
        #expect(
            lines([
                "static let open = ScreenTransition.pageOut(.right)",
                ".timing(.spring(stiffness: 200, damping: 25))",
                ".interactive(TransitionRuntime.Interactions.swipe)",
            ]) == [
                "    static let open = ScreenTransition.pageOut(.right)",
                "        .timing(\(call))",
                "        .interactive(TransitionRuntime.Interactions.swipe)",
            ])
    }

    @Test func aBodyGetsLinesOfItsOwn() {
        #expect(
            lines([
                "static func rise(by: CGFloat = 40, after: Double = 0.1) -> [HeroModifier] { ",
                "[.fade, .translate(y: by), .whenPresenting(.delay(after))] }",
            ]) == [
                "    static func rise(by: CGFloat = 40, after: Double = 0.1) -> [HeroModifier] {",
                "        [.fade, .translate(y: by), .whenPresenting(.delay(after))]",
                "    }",
            ])
    }

    @Test func aHeadThatIsTooLongItselfKeepsItsBodyApart() {
        #expect(
            lines([
                "static func maybe(x: ScreenTransition, count: Int = 2, point: CGPoint = CGPoint(x: 1, y: 2.5), ",
                "color: UIColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)) -> ScreenTransition { ",
                "ScreenTransition.systemZoom(from: Setup.findNewsCellRoot, fallback: x) }",
            ]) == [
                "    static func maybe(",
                "        x: ScreenTransition, count: Int = 2, point: CGPoint = CGPoint(x: 1, y: 2.5),",
                "        color: UIColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
                "    ) -> ScreenTransition {",
                "        ScreenTransition.systemZoom(from: Setup.findNewsCellRoot, fallback: x)",
                "    }",
            ])
    }

    @Test func theInsideOfALiteralStaysWhole() {
        let parts = lines([
            "let text = make(\"a, b, (c, d), [e, f], {g}, a, b, (c, d), [e, f], {g}, a, b, (c, d), \", ",
            "\"a, b, (c, d), [e, f], {g}, a, b, (c, d), [e, f], {g}\")",
        ])
        #expect(parts.count == 3)
        #expect(parts.dropFirst().allSatisfy { $0.hasPrefix("        \"a, b, (c") })
    }

    @Test func aCommentWithoutSpacesStaysWhole() {
        #expect(
            lines([
                "// push ",
                "[a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v]",
            ]).count == 2)
        #expect(
            lines([
                "//[a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v]"
            ]).count == 1)
    }
}
