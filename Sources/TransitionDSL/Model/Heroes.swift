/// A hero id or, with parameters, parts or a scope, a family of ids.
package struct Hero: Sendable {
    package var declared: Declared
    package var parameters: HandleRange<Parameter>
    package var scope = HeroScope.app
    package var parts: HandleRange<HeroPart>
    /// The id's text without its scope. Never empty: a text that the file omits is made.
    package var text = HandleRange<TextSegment>.empty

    package init(
        declared: Declared, parameters: HandleRange<Parameter>, parts: HandleRange<HeroPart>
    ) {
        self.declared = declared
        self.parameters = parameters
        self.parts = parts
    }
}

/// What the text of an id includes besides its own pattern.
package enum HeroScope: String, CaseIterable, Sendable {
    case app = "app"
    /// The screen that opens, so that two tabs can show the same item.
    case screen = "screen"
    /// That screen and its controller instance.
    case instance = "instance"
}

/// One of the ids that a family has for each value.
package struct HeroPart: Sendable {
    package var declared: Declared
    /// The value of `\(part)`: the given text, else the name.
    package var text: Text

    package init(declared: Declared, text: Text) {
        self.declared = declared
        self.text = text
    }
}

/// A piece of a string with interpolations.
package enum TextSegment: Sendable {
    case literal(Text)
    /// The parameter's value, as its type prints it.
    case parameter(Handle<Parameter>)
    /// The length of the parameter's printed value, in UTF-8 bytes. It keeps the default texts of
    /// ids with two parameters distinct.
    case parameterLength(Handle<Parameter>)
    /// `\(part)`: each part's text.
    case part
    /// `\(name)` where the name is a value in scope and not a parameter of a hero.
    case value(Handle<Value>)
}

/// A storyboard segue identifier.
package struct Segue: Sendable {
    package enum Direction: String, Sendable {
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
