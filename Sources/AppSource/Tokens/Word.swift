package import TransitionDSL

/// The words that the readers of Swift and Objective-C look for. Every ``TextTable`` of a program
/// begins with them, in this order, so that a word is a constant: see ``programNames()``.
package enum Word: UInt32, CaseIterable, Sendable {
    case `actor`, `Any`, `any`, `as`, `associatedtype`, `async`, `await`, `break`, `borrowing`,
        `case`, `catch`
    case `class`, `consuming`, `continue`, `convenience`, `default`, `defer`, `deinit`, `didSet`,
        `do`, `dynamic`
    case `each`, `else`, `elseif`, `endif`, `enum`, `extension`, `fallthrough`, `false`,
        `fileprivate`, `final`
    case `for`, `func`, `get`, `guard`, `if`, `import`, `in`, `indirect`, `infix`, `init`, `inout`,
        `internal`
    case `is`, `isolated`, `lazy`, `let`, `macro`, `mutating`, `nil`, `nonisolated`, `nonmutating`,
        `open`
    case `operator`, `optional`, `override`, `package`, `postfix`, `precedencegroup`, `prefix`,
        `private`
    case `protocol`, `public`, `repeat`, `required`, `rethrows`, `return`, `self`, `Self`,
        `sending`, `set`
    case `some`, `static`, `struct`, `subscript`, `super`, `switch`, `then`, `throw`, `throws`,
        `true`, `try`
    case `typealias`, `unowned`, `var`, `weak`, `where`, `while`, `willSet`, `yield`
    case `NO`, `YES`, `alloc`, `new`, `interface`, `implementation`, `end`, `property`, `synthesize`
    case `define`, `extern`, `const`, `selector`, `keyPath`, `available`, `unavailable`, `objc`
    case `IBOutlet`, `IBAction`, `IBInspectable`, `IBSegueAction`, `NULL`, `Type`, `newValue`,
        `oldValue`
    case `Array`, `Dictionary`, `Optional`, `Protocol`, `distributed`, `getter`, `reasync`, `setter`
    case `unknown`, `unsafe`

    var index: UInt32 { rawValue + Word.first }

    /// The index of the first word: 0 is the empty text.
    private static let first: UInt32 = 1

    /// The word as a name.
    package var text: Text { Text(index: index) }

    /// The words in the order of the cases: Embedded Swift has no names of cases at run time.
    package static let spellings = """
        actor Any any as associatedtype async await break borrowing case catch class \
        consuming continue convenience default defer deinit didSet do dynamic each else \
        elseif endif enum extension fallthrough false fileprivate final for func get guard \
        if import in indirect infix init inout internal is isolated lazy let macro mutating \
        nil nonisolated nonmutating open operator optional override package postfix \
        precedencegroup prefix private protocol public repeat required rethrows return self \
        Self sending set some static struct subscript super switch then throw throws true \
        try typealias unowned var weak where while willSet yield NO YES alloc new interface \
        implementation end property synthesize define extern const selector keyPath \
        available unavailable objc IBOutlet IBAction IBInspectable IBSegueAction NULL Type \
        newValue oldValue Array Dictionary Optional Protocol distributed getter reasync \
        setter unknown unsafe
        """.split(separator: " ")
}

/// A table of names that begins with the words.
package func programNames() -> TextTable {
    var names = TextTable()
    for word in Word.spellings { _ = names.intern(String(word)) }
    internObjectiveC(in: &names)
    return names
}
