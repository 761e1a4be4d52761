// Double of SwiftUI's modifiers, with the types that they have: `ModifiedContent`, or another one.

public nonisolated struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError() }
    @MainActor func render(_ renderer: Renderer) {
        let drawing = Drawing(content)
        if let plain = modifier as? any PrimitiveModifier {
            return plain.render(drawing, renderer)
        }
        renderer.render(modifier.body(content: _ViewModifier_Content(drawing: drawing)))
    }
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
    let drawing: Drawing
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { drawing.render(renderer) }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}

/// A modifier without a body of its own.
@MainActor protocol PrimitiveModifier {
    func render(_ content: Drawing, _ renderer: Renderer)
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError() }
}

extension View {
    public nonisolated func modifier<Modifier>(
        _ modifier: Modifier
    ) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }

    public nonisolated func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    public nonisolated func padding(_ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout())
    }

    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
        modifier(_TitleModifier(title: String(title)))
    }

    /// Its type is no `ModifiedContent`.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { _IDView(content: self) }
}

public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }
    public typealias Body = Never
    func render(_ content: Drawing, _ renderer: Renderer) {
        let outer = EnvironmentValues.current
        EnvironmentValues.current[keyPath: keyPath] = value
        content.render(renderer)
        EnvironmentValues.current = outer
    }
}

public struct _PaddingLayout: ViewModifier, PrimitiveModifier {
    nonisolated init() {}
    public typealias Body = Never
    func render(_ content: Drawing, _ renderer: Renderer) { content.render(renderer) }
}

public struct _TitleModifier: ViewModifier, PrimitiveModifier {
    let title: String
    nonisolated init(title: String) { self.title = title }
    public typealias Body = Never
    func render(_ content: Drawing, _ renderer: Renderer) {
        renderer.title = title
        content.render(renderer)
    }
}

struct _IDView<Content: View>: View, Primitive {
    let content: Content
    nonisolated init(content: Content) { self.content = content }
    var body: Never { fatalError() }
    func render(_ renderer: Renderer) { renderer.render(content) }
}
