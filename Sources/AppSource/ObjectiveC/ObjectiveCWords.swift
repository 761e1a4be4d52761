import TransitionDSL

/// The words that only the reader of Objective-C looks for. They follow the ``Word``s in every
/// table of names; no word is in both.
enum ObjectiveCWord: UInt32, CaseIterable, Sendable {
    // Qualifiers, which do not name a type, up to ``lastQualifier``.
    case __weak, __strong, __block, __unsafe_unretained, __autoreleasing, __unused
    case nullable, _Nullable, __nullable, nonnull, _Nonnull, __nonnull
    case null_unspecified, null_resettable, _Null_unspecified
    case __kindof, __covariant, __contravariant, bycopy, byref, oneway
    case volatile, register, inline, __inline, __inline__, __const, union
    case __bridge, __bridge_transfer, __bridge_retained, NS_NOESCAPE
    case virtual, constexpr, explicit, typename, thread_local, __thread
    // The parts of C's arithmetic types, up to ``lastArithmetic``.
    case unsigned, signed, long, short, int, char, float, double
    // What asks for an inferred type, up to ``lastInferred``.
    case typeof, __typeof, __typeof__, decltype, auto, __auto_type
    case void, id, bool, typedef, goto, __attribute__, __declspec, IBOutletCollection
    case include, ifdef, ifndef, elif, __OBJC__
    case synchronized, autoreleasepool, finally
    case readonly, dealloc, of, type, TRUE, FALSE, Nil, nullptr, sizeof
    case namespace, template, using, delete
    case NS_ENUM, NS_OPTIONS, NS_CLOSED_ENUM, NS_ERROR_ENUM, CF_ENUM, CF_OPTIONS
    case NSArray, NSMutableArray, NSDictionary, NSMutableDictionary

    private static let lastQualifier = ObjectiveCWord.__thread
    private static let lastArithmetic = ObjectiveCWord.double
    private static let lastInferred = ObjectiveCWord.__auto_type
    private static let first = Word.NO.index + UInt32(Word.allCases.count) - Word.NO.rawValue

    var index: UInt32 { rawValue + ObjectiveCWord.first }
    var text: Text { Text(index: index) }

    var isQualifier: Bool { rawValue <= ObjectiveCWord.lastQualifier.rawValue }
    var isArithmetic: Bool {
        !isQualifier && rawValue <= ObjectiveCWord.lastArithmetic.rawValue
    }
    var isInferred: Bool {
        rawValue > ObjectiveCWord.lastArithmetic.rawValue
            && rawValue <= ObjectiveCWord.lastInferred.rawValue
    }

    /// The word that a name is.
    init?(_ name: Text) {
        guard name.index >= ObjectiveCWord.first else { return nil }
        self.init(rawValue: name.index - ObjectiveCWord.first)
    }

    /// The words in the order of the cases: Embedded Swift has no names of cases at run time.
    static let spellings = """
        __weak __strong __block __unsafe_unretained __autoreleasing __unused nullable \
        _Nullable __nullable nonnull _Nonnull __nonnull null_unspecified null_resettable \
        _Null_unspecified __kindof __covariant __contravariant bycopy byref oneway volatile \
        register inline __inline __inline__ __const union __bridge __bridge_transfer \
        __bridge_retained NS_NOESCAPE virtual constexpr explicit typename thread_local \
        __thread unsigned signed long short int char float double typeof __typeof __typeof__ \
        decltype auto __auto_type void id bool typedef goto __attribute__ __declspec \
        IBOutletCollection include ifdef ifndef elif __OBJC__ synchronized autoreleasepool \
        finally readonly dealloc of type TRUE FALSE Nil nullptr sizeof namespace template \
        using delete NS_ENUM NS_OPTIONS NS_CLOSED_ENUM NS_ERROR_ENUM CF_ENUM CF_OPTIONS \
        NSArray NSMutableArray NSDictionary NSMutableDictionary
        """.split(separator: " ")

    /// The index after the last word.
    fileprivate static let end = first + UInt32(allCases.count)
}

/// The operators of C, which follow the ``ObjectiveCWord``s in every table of names. `=`, `->` and
/// `.` are tokens of their own. `>>` is two tokens, because generic arguments end in it.
enum ObjectiveCOperator: UInt32, CaseIterable, Sendable {
    case plus, minus, star, slash, percent, and, or, xor, tilde, not, less, greater, question
    case increment, decrement, andAnd, orOr, equals, differs, atMost, atLeast, shiftLeft
    case plusAssign, minusAssign, starAssign, slashAssign, percentAssign
    case andAssign, orAssign, xorAssign, shiftLeftAssign, dots
    // Written by the reader, not scanned.
    case shiftRight, shiftRightAssign, coalesce, assign

    var index: UInt32 { rawValue + ObjectiveCWord.end }
    var text: Text { Text(index: index) }

    /// The operator that a name is.
    init?(_ name: Text) {
        guard name.index >= ObjectiveCWord.end else { return nil }
        self.init(rawValue: name.index - ObjectiveCWord.end)
    }

    var spelling: String { ObjectiveCOperator.spellings[Int(rawValue)] }

    private static let spellings = [
        "+", "-", "*", "/", "%", "&", "|", "^", "~", "!", "<", ">", "?",
        "++", "--", "&&", "||", "==", "!=", "<=", ">=", "<<",
        "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", "...", ">>", ">>=", "??", "=",
    ]

    var isScanned: Bool { rawValue < ObjectiveCOperator.shiftRight.rawValue }

    /// How tightly a binary operator binds; nil if it is no such operator, or assigns.
    var precedence: Int? {
        switch self {
        case .star, .slash, .percent: 10
        case .plus, .minus: 9
        case .shiftLeft, .shiftRight: 8
        case .less, .greater, .atMost, .atLeast: 7
        case .equals, .differs: 6
        case .and: 5
        case .xor: 4
        case .or: 3
        case .andAnd: 2
        case .orOr: 1
        case .tilde, .not, .question, .increment, .decrement, .dots, .coalesce, .assign: nil
        case .plusAssign, .minusAssign, .starAssign, .slashAssign, .percentAssign: nil
        case .andAssign, .orAssign, .xorAssign, .shiftLeftAssign, .shiftRightAssign: nil
        }
    }

    var assigns: Bool {
        switch self {
        case .plusAssign, .minusAssign, .starAssign, .slashAssign, .percentAssign, .andAssign,
            .orAssign, .xorAssign, .shiftLeftAssign, .shiftRightAssign, .assign:
            true
        case .star, .slash, .percent, .plus, .minus, .shiftLeft, .shiftRight, .less, .greater,
            .atMost, .atLeast, .equals, .differs, .and, .xor, .or, .andAnd, .orOr, .tilde, .not,
            .question, .increment, .decrement, .dots, .coalesce:
            false
        }
    }
}

/// Adds the words and operators of Objective-C to a table that holds the ``Word``s.
func internObjectiveC(in names: inout TextTable) {
    for word in ObjectiveCWord.spellings { _ = names.intern(String(word)) }
    for symbol in ObjectiveCOperator.allCases { _ = names.intern(symbol.spelling) }
}
