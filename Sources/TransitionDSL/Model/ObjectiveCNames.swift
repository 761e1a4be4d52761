/// The Objective-C names of a file's declarations.
///
/// The checker rejects names that would collide; the code generator prints them. Each depends only
/// on the name itself, so another declaration never changes it.
package enum ObjectiveCNames {
    /// A parameter: `id` is `id_`.
    package static func variable(_ name: String) -> String {
        isTaken(name) || typesInUse.contains(name) ? name + "_" : name
    }

    /// The words of a method's name: `rowWithIndex`, `section`. The method of an id without
    /// parameters has only one, `logo`. A part follows its id: `newsTitle`.
    package static func method(
        _ name: String, part: String? = nil, parameters: [String]
    ) -> [String] {
        var base = name + (part.map(GeneratedNames.familyType) ?? "")
        if isTaken(base) || methodsInUse.contains(base) { base += "_" }
        guard let first = parameters.first else { return [base] }
        return [base + "With" + GeneratedNames.familyType(first)]
            + parameters.dropFirst().map(variable)
    }

    /// The name of a method as in `@selector`.
    package static func selector(_ words: [String], parameterCount: Int) -> String {
        parameterCount == 0 ? words.joined() : words.map { $0 + ":" }.joined()
    }

    /// The constant of a screen, after the namespace: `NewsScreenNewsList`.
    package static func screen(_ caseName: String) -> String {
        GeneratedNames.screens.description + GeneratedNames.familyType(caseName)
    }

    /// The functions that return where screens are stored, after the namespace.
    package static let storyboardFunction = GeneratedNames.screens.description + "Storyboard"
    package static let identifierFunction = GeneratedNames.screens.description + "Identifier"

    /// Whether Objective-C treats the caller of a method as the owner of its result.
    package static func isOwning(_ method: String) -> Bool {
        let name = method.drop { $0 == "_" }
        return ["alloc", "copy", "mutableCopy", "new"].contains { family in
            guard name.hasPrefix(family) else { return false }
            let next = name.dropFirst(family.count).unicodeScalars.first
            return next.map { !$0.properties.isLowercase } ?? true
        }
    }

    /// Whether a namespace would make the name of a class in UIKit or AppKit.
    package static func isClassPrefix(_ namespace: String) -> Bool {
        namespace == "UI" || namespace == "NS"
    }

    private static func isTaken(_ name: String) -> Bool {
        reservedWords.contains(name) || isKeptByC(name)
    }

    /// Names reserved for C and its headers, `__LINE__`, `EPERM`, `SIGINT`, `PRId64`, and capitals
    /// with an underscore, which only macros use: `INT_MAX`, `TARGET_OS_IPHONE`.
    private static func isKeptByC(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        let underscore = UInt8(ascii: "_")
        guard bytes.count > 1 else { return false }
        if bytes[0] == underscore, bytes[1] == underscore || bytes[1].isCapital { return true }
        let formats = "diouxX".utf8
        if name.hasPrefix("PRI") || name.hasPrefix("SCN") {
            return bytes.count > 3 && formats.contains(bytes[3])
        }
        guard bytes[0].isCapital,
            bytes.allSatisfy({ $0.isCapital || $0 == underscore || $0.isDigit })
        else { return false }
        return bytes.contains(underscore) || bytes[0] == UInt8(ascii: "E") || name.hasPrefix("SIG")
    }

    /// Words of C, C++ and Objective-C, and other names that C and Foundation headers, or Xcode's
    /// settings, define as macros.
    private static let reservedWords: Set<String> = words(
        """
        alignas alignof and and_eq asm atomic auto bitand bitor bool break case catch char char8_t
        char16_t char32_t class co_await co_return co_yield compl concept const const_cast consteval
        constexpr constinit continue decltype default delete do double dynamic_cast else enum
        explicit export extern false float for friend goto if inline int long mutable namespace new
        noexcept not not_eq nullptr operator or or_eq private protected public register
        reinterpret_cast requires restrict return short signed sizeof static static_assert
        static_cast struct switch template this thread_local throw true try typedef typeid typename
        typeof union unsigned using virtual void volatile wchar_t while xor xor_eq
        bycopy byref getter id in inout instancetype nil nonatomic nonnull nullable oneway out
        readonly readwrite retain self setter strong super weak
        _Bool _Complex _Imaginary I Nil YES NO NULL TRUE FALSE EOF errno stdin stdout stderr
        complex imaginary linux unix assert noreturn math_errhandling L_ctermid L_tmpnam P_tmpdir
        DEBUG NDEBUG COCOAPODS NAN INFINITY HUGE MAXFLOAT BUFSIZ NSIG NBBY NCARGS NODEV NOFILE
        NOGROUP NGROUPS NFDBITS MAXPATHLEN MAXHOSTNAMELEN MAXSYMLINKS MAXBSIZE MAXCOMLEN MINSIGSTKSZ
        ACCESSPERMS ALLPERMS DEFFILEMODE CANBSIZ FAPPEND FASYNC FFSYNC FNDELAY FNONBLOCK
        WCONTINUED WEXITED WNOHANG WNOWAIT WSTOPPED WUNTRACED
        sa_handler sa_sigaction st_atime st_birthtime st_ctime st_mtime
        NSIntegerMax NSIntegerMin NSUIntegerMax NSMaximumStringLength NSTimeIntervalSince1970
        NSURLResponseUnknownLength IBAction IBInspectable IBOutlet
        """)

    /// Types and functions that generated code uses.
    private static let typesInUse: Set<String> = words(
        """
        BOOL Class IMP NSInteger NSNumber NSObject NSString NSUInteger NSURL NSUUID SEL _cmd
        uintptr_t transc_number transc_text
        """)

    /// Methods that every class has, without parameters, or with a prefix that would place the
    /// method in a method family.
    private static let methodsInUse: Set<String> = words(
        """
        alloc autorelease class classForCoder copy dealloc debugDescription description finalize
        hash init initialize isProxy load mutableCopy new release retain retainCount self superclass
        version zone
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}
