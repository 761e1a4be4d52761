/// A hero id or, with parameters, parts or a scope, a family of ids.
package struct Hero: Sendable {
    package var declared: Declared
    package var parameters: HandleRange<Parameter>
    package var scope = HeroScope.app
    package var parts: HandleRange<HeroPart>
    /// The id's text, its scope not included. Never empty: texts the file leaves out are made.
    package var text = HandleRange<TextSegment>.empty

    package init(
        declared: Declared, parameters: HandleRange<Parameter>, parts: HandleRange<HeroPart>
    ) {
        self.declared = declared
        self.parameters = parameters
        self.parts = parts
    }
}

/// What the text of an id carries beside its own pattern.
@usableFromInline package enum HeroScope: String, CaseIterable, Sendable {
    case app = "app"
    /// The screen that opens, so that two tabs may show the same item.
    case screen = "screen"
    /// That screen and its controller instance.
    case instance = "instance"
}

/// One of the ids that a family gives for each value.
package struct HeroPart: Sendable {
    package var declared: Declared
    /// What `\(part)` stands for: the text given, else the name.
    package var text: Text

    package init(declared: Declared, text: Text) {
        self.declared = declared
        self.text = text
    }
}

/// A piece of a text with holes.
package enum TextSegment: Sendable {
    case literal(Text)
    /// The parameter's value, as its type prints it.
    case parameter(Handle<Parameter>)
    /// The length of the parameter's printed value, in UTF-8 bytes; it keeps texts that the
    /// compiler makes from two parameters apart.
    case parameterLength(Handle<Parameter>)
    /// `\(part)`: each part's text.
    case part
    /// `\(name)` where the name is not a parameter of a hero but a value in scope.
    case value(Handle<Value>)
}

/// A storyboard segue identifier.
package struct Segue: Sendable {
    package enum Direction: Sendable {
        case going
        case unwinding
    }

    package var declared: Declared
    package var direction: Direction
    package var identifier: Text

    package init(declared: Declared, direction: Direction, identifier: Text) {
        self.declared = declared
        self.direction = direction
        self.identifier = identifier
    }
}
