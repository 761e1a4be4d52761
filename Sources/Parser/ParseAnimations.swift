import TransitionDSL

extension Parser {
    /// modifiers ::= 'modifiers' name alias? parameters? '=' items
    mutating func parseModifiers() {
        parseNamed(.modifiers, "the name of the modifiers") { $0.parseItems() }
    }

    /// animation ::= 'animation' name alias? parameters? '=' choice with?
    mutating func parseAnimation() {
        parseNamed(.animation, "the animation's name") {
            $0.parseChoice()
            $0.parseWithIfPresent()
        }
    }

    /// interaction ::= 'interaction' name alias? parameters? '=' call
    mutating func parseInteraction() {
        parseNamed(.interaction, "the interaction's name") { $0.parseCall() }
    }

    private mutating func parseNamed(
        _ kind: SyntaxKind, _ what: String, _ parseValue: (inout Parser) -> Void
    ) {
        let node = openWord(kind)
        if expectDeclaredName(what), expectEquals() { parseValue(&self) }
        close(node)
    }

    /// animator ::= 'animator' name alias? parameters? ( animatorClass | with? frames )
    mutating func parseAnimator() {
        let node = openWord(.animator)
        if expectDeclaredName("the animator's name") {
            if at(.equals) {
                parseAnimatorClass()
            } else {
                parseWithIfPresent()
                if expectOpeningBrace("`{` and key frames, or `= class` and a class") {
                    parseFrames()
                }
            }
        }
        close(node)
    }

    /// animatorClass ::= '=' 'class' typeName arguments?
    mutating func parseAnimatorClass() {
        let node = openWord(.animatorClass)
        if consume(if: .class) || consumeMisspelt([.class], before: [.identifier]) != nil {
            parseTypeName()
            if at(.leftParenthesis) { parseArguments() }
        } else {
            reportUnexpected(expected: "`class` and the animator's class")
        }
        close(node)
    }

    /// frames ::= '{' frame* '}'
    mutating func parseFrames() {
        let node = open(.frames)
        parseBraces(itemStart: { $0.atFrame }, item: { $0.parseFrame() })
        close(node)
    }

    private var atFrame: Bool { at(.fromView) || at(.toView) }

    /// frame ::= ( 'fromView' | 'toView' ) sum '...' sum ':' items
    mutating func parseFrame() {
        if !at(.fromView), !at(.toView) {
            guard let meant = misspelling(of: [.fromView, .toView]) else {
                reportUnexpected(expected: "`fromView` or `toView`", help: helpForFrameView)
                return skipToItem { $0.atFrame }
            }
            reportUnknownWord(meant: meant)
        }
        let node = openWord(.frame)
        if reportMissingTimes() {
            skipToItem { $0.atFrame }
            return close(node)
        }
        let isInParentheses = reportParenthesesOfFrame()
        let start = position
        parseSum()
        if expectRangeOfFrame(from: start) {
            parseSum()
            if isInParentheses { advance() }
            if expectColon(isCertain: { $0.names(.change) }) { parseItems() }
        }
        close(node)
    }
}
