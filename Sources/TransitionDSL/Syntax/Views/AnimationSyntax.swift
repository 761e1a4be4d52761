/// A node with `choice with?`: an animation and its options.
package protocol AnimatedSyntax: SyntaxView {}

extension AnimatedSyntax {
    package var choice: ChoiceSyntax? { node.child() }
    package var with: WithSyntax? { node.child() }
}

/// `'modifiers' name alias? parameters? '=' items`
package struct ModifiersSyntax: ParameterizedSyntax {
    package static var kind: SyntaxKind { .modifiers }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var items: [CallSyntax] { node.views() }
}

/// `'animation' name alias? parameters? '=' choice with?`
package struct AnimationSyntax: ParameterizedSyntax, AnimatedSyntax {
    package static var kind: SyntaxKind { .animation }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `call ( '/' call )?`
package struct ChoiceSyntax: SyntaxView {
    package static var kind: SyntaxKind { .choice }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var going: CallSyntax? { node.child() }
    package var returning: CallSyntax? { node.secondChild() }
}

/// `'with' items`
package struct WithSyntax: SyntaxView {
    package static var kind: SyntaxKind { .with }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var items: [CallSyntax] { node.views() }
}

/// `'animator' name alias? parameters? ( animatorClass | with? frames )`
package struct AnimatorSyntax: ParameterizedSyntax {
    package static var kind: SyntaxKind { .animator }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var appClass: AnimatorClassSyntax? { node.child() }
    package var with: WithSyntax? { node.child() }
    package var frames: FramesSyntax? { node.child() }
}

/// `'=' 'class' typeName arguments?`
package struct AnimatorClassSyntax: InvocationSyntax {
    package static var kind: SyntaxKind { .animatorClass }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var type: TypeNameSyntax? { node.child() }
}

/// `'{' frame* '}'`
package struct FramesSyntax: SyntaxView {
    package static var kind: SyntaxKind { .frames }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var frames: [FrameSyntax] { node.views() }
}

/// `( 'fromView' | 'toView' ) sum '...' sum ':' items`
package struct FrameSyntax: SyntaxView {
    package static var kind: SyntaxKind { .frame }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var start: SyntaxNode? { node.firstChild.flatMap { $0.kind == .call ? nil : $0 } }
    package var end: SyntaxNode? {
        guard let start, let end = node.child(after: start), end.kind != .call else { return nil }
        return end
    }
    package var items: [CallSyntax] { node.views() }
}

/// `'interaction' name alias? parameters? '=' call`
package struct InteractionSyntax: ParameterizedSyntax {
    package static var kind: SyntaxKind { .interaction }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var call: CallSyntax? { node.child() }
}
