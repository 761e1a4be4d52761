/// A checked program: the file being compiled and the names it imports.
///
/// It exists only for a file without errors: every name is resolved, every call is matched to its
/// declaration, every string is decoded. Elements of one kind are in one array, in source order
/// within a file, the compiled file's after those of imports. They refer to each other by
/// ``Handle``. `place.file` shows whether an element is imported.
package struct Model: Sendable {
    package var texts = TextTable()
    package var header: Header
    /// The namespaces that the files generate, by the index of the file.
    package var moduleNames: [Text] = []

    package var screens: [Screen] = []
    package var cells: [Cell] = []
    package var groups: [Group] = []
    package var heroes: [Hero] = []
    package var parts: [HeroPart] = []
    package var modifiers: [ModifierList] = []
    package var animations: [NamedAnimation] = []
    package var animators: [Animator] = []
    package var frames: [KeyFrame] = []
    package var interactions: [NamedInteraction] = []
    package var segues: [Segue] = []
    package var defaults: [DefaultsBlock] = []
    package var defaultLines: [DefaultLine] = []
    package var registries: [Registry] = []
    package var edges: [Edge] = []
    package var ends: [Endpoint] = []
    package var matches: [Match] = []
    package var lintSettings: [LintSetting] = []

    package var views: [ViewLine] = []
    package var paths: [ViewPath] = []
    package var heroUses: [HeroUse] = []
    package var hooks: [Hook] = []
    package var screenReferences: [Handle<Screen>] = []
    package var parameters: [Parameter] = []
    package var segments: [TextSegment] = []
    package var calls: [Call] = []
    package var items: [Handle<Call>] = []
    package var arguments: [Argument] = []
    package var values: [Value] = []

    package init(header: Header) { self.header = header }
}

extension Model {
    /// Whether the compiled file declares a screen.
    package var hasOwnScreens: Bool { screens.last?.declared.place.file == .main }

    /// The screens in the order of all output.
    package var screensOwnFirst: [Handle<Screen>] {
        ownFirst(screens.indices.map { Handle($0) }) { screens[$0].declared }
    }

    /// Declarations in the order of all output: those of the compiled file, then those of imports.
    package func ownFirst<Element>(
        _ elements: [Element], _ declared: (Element) -> Declared
    ) -> [Element] {
        let start = elements.firstIndex { declared($0).place.file == .main } ?? elements.count
        return Array(elements[start...] + elements[..<start])
    }
}

/// The settings at the top of the file.
package struct Header: Sendable {
    /// The namespace of the generated Swift.
    package var moduleName: Text
    package var documentation: Text?
    package var engine = Engine.uikit
    package var access = Access.internal
    /// Where the file names the namespace and the engine, or nil.
    package var modulePlace: SourcePlace?
    package var enginePlace: SourcePlace?

    package init(moduleName: Text) { self.moduleName = moduleName }
}

/// The library that runs the transitions.
package enum Engine: String, CaseIterable, Sendable {
    case uikit, hero, sdoshero, trtransitions
}

/// The access level of generated declarations.
package enum Access: String, CaseIterable, Sendable {
    case `internal`, package, `public`
}

/// The names and the place of a declaration.
package struct Declared: Sendable {
    /// The name in the file.
    package var name: Text
    /// The name in Swift: the one after `as`, else the name.
    package var swiftName: Text
    /// The range of the name.
    package var place: SourcePlace
    package var documentation: Text?

    package init(name: Text, swiftName: Text, documentation: Text?, place: SourcePlace) {
        self.name = name
        self.swiftName = swiftName
        self.documentation = documentation
        self.place = place
    }
}

/// A parameter of a family, a screen, a cell or a named value.
package struct Parameter: Sendable {
    package var name: Text
    /// The type as written, `Int` or the app's `Article.ID`.
    package var typeName: Text
    package var place: SourcePlace
    package var defaultValue: Handle<Value>?
    package var type: ValueType
    package var isOptional: Bool

    package init(
        name: Text, type: ValueType, typeName: Text, isOptional: Bool, defaultValue: Handle<Value>?,
        place: SourcePlace
    ) {
        self.name = name
        self.type = type
        self.typeName = typeName
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        self.place = place
    }
}
