// Double of SwiftUI: views, and those that examples use. `Hosting.swift` renders them.

@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

/// A view without a body of its own.
@MainActor protocol Primitive { func render(_ renderer: Renderer) }

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var parts: [Drawing] = []
        for view in repeat each content { parts.append(Drawing(view)) }
        return TupleView(parts)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<True: View, False: View>(
        first: True
    ) -> _ConditionalContent<True, False> { _ConditionalContent(Drawing(first)) }
    public static func buildEither<True: View, False: View>(
        second: False
    ) -> _ConditionalContent<True, False> { _ConditionalContent(Drawing(second)) }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// A view whose type is forgotten.
struct Drawing {
    let render: @MainActor (Renderer) -> Void

    init<Content: View>(_ view: Content) { render = { $0.render(view) } }
}

public struct EmptyView: View, Primitive {
    public nonisolated init() {}
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) {}
}

extension Optional: View, Primitive where Wrapped: View {
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { if let self { renderer.render(self) } }
}

public struct TupleView<Content>: View, Primitive {
    let parts: [Drawing]
    nonisolated init(_ parts: [Drawing]) { self.parts = parts }
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { for part in parts { part.render(renderer) } }
}

public struct _ConditionalContent<TrueContent, FalseContent>: View, Primitive {
    let drawing: Drawing
    nonisolated init(_ drawing: Drawing) { self.drawing = drawing }
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { drawing.render(renderer) }
}

public struct AnyView: View, Primitive {
    let drawing: Drawing
    public nonisolated init<Content: View>(_ view: Content) { drawing = Drawing(view) }
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { drawing.render(renderer) }
}

public nonisolated struct Group<Content> {
    let content: Content
}

extension Group: View, Primitive where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
    public var body: Never { fatalError() }
    @MainActor func render(_ renderer: Renderer) { renderer.render(content) }
}

public struct Text: View, Primitive {
    let text: String
    public nonisolated init<Content: StringProtocol>(_ content: Content) { text = String(content) }
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { renderer.texts.append(text) }
}

public struct Image: View, Primitive {
    let name: String
    public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    public nonisolated init(systemName: String) { name = systemName }
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { renderer.texts.append(name) }
}

public struct Button<Label: View>: View, Primitive {
    let action: @MainActor () -> Void
    let label: Label
    public nonisolated init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.action = action
        self.label = label()
    }
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) {
        let before = renderer.texts.count
        renderer.render(label)
        let text = renderer.texts[before...].joined(separator: " ")
        renderer.buttons.append((text, action))
    }
}

extension Button where Label == Text {
    public nonisolated init<Title: StringProtocol>(
        _ title: Title, action: @escaping @MainActor () -> Void
    ) {
        self.action = action
        label = Text(title)
    }
}

public struct VStack<Content: View>: View, Primitive {
    let content: Content
    public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { renderer.render(content) }
}

public struct ScrollView<Content: View>: View, Primitive {
    let content: Content
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { renderer.render(content) }
}

public struct List<Content: View>: View, Primitive {
    let content: Content
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { renderer.render(content) }
}

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let content: (Data.Element) -> Content
}

extension ForEach: View, Primitive where Content: View {
    public var body: Never { fatalError() }
    @MainActor func render(_ renderer: Renderer) {
        for one in data { renderer.render(content(one)) }
    }
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content) }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content) }
}

// MARK: Navigation

@available(iOS 16.0, tvOS 16.0, *)
public struct NavigationPath { public init() {} }

/// Only its root is shown.
@available(iOS 16.0, tvOS 16.0, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View> {
    let root: Root
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }
}

@available(iOS 16.0, tvOS 16.0, *)
extension NavigationStack: View, Primitive {
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { renderer.render(root) }
}

/// Only its root is shown.
@MainActor @preconcurrency public struct NavigationView<Content: View>: View, Primitive {
    let content: Content
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError() }
    func render(_ renderer: Renderer) { renderer.render(content) }
}
