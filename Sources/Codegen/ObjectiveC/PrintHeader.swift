import TransitionDSL

/// The header: only declarations.
extension ObjectiveCPrinter {
    mutating func printHeader() {
        let guardName = "TRANSC_\(namespace)_H"
        printMarker()
        line("#ifndef \(guardName)")
        line("#define \(guardName)")
        line()
        line("#import <Foundation/Foundation.h>")
        line()
        line("NS_ASSUME_NONNULL_BEGIN")
        line()
        if !screens.isEmpty { printScreenDeclarations() }
        if !ids.isEmpty {
            line("/// The hero ids: the same id on two screens makes one view fly to the other.")
            printInterface(heroIDs, "HeroID", ids)
        }
        if !segues.isEmpty {
            line("/// The identifiers of storyboard segues.")
            printInterface(segueIDs, "SegueID", segues)
        }
        line("NS_ASSUME_NONNULL_END")
        line()
        line("#endif")
    }

    /// Swift has its own constants; these would be duplicates.
    private func unavailable(_ type: String) -> String {
        "NS_SWIFT_UNAVAILABLE(\"use `\(namespace).\(type)`\")"
    }

    private mutating func printInterface(
        _ name: String, _ type: String, _ methods: [ObjectiveCMethod]
    ) {
        line("__attribute__((objc_subclassing_restricted))")
        line(unavailable(type))
        line("@interface \(name) : NSObject")
        for method in methods {
            printDocumentation(method.documentation)
            writeDeclaration(method)
            let isOwning = ObjectiveCNames.isOwning(method.words.first ?? "")
            line(isOwning ? " __attribute__((objc_method_family(none)));" : ";")
        }
        line("- (instancetype)init NS_UNAVAILABLE;")
        line("+ (instancetype)new NS_UNAVAILABLE;")
        line("@end")
        line()
    }

    private mutating func printScreenDeclarations() {
        line("/// The screens by their declared names.")
        line("typedef NSString *\(screenType) NS_TYPED_ENUM \(unavailable("Screen"));")
        for screen in screens {
            printDocumentation(screen.declared.documentation)
            line(
                "FOUNDATION_EXPORT \(screenType) const \(constant(screen)) \(unavailable("Screen"));"
            )
        }
        line()
        if hasStoryboards {
            line("/// The name of the storyboard that contains the screen; `nil` if there is none.")
            line("\(storyboardFunction) \(unavailable("Screen"));")
            line()
        }
        if hasIdentifiers {
            line("/// The screen's identifier in its storyboard; `nil` if it has none.")
            line("\(identifierFunction) \(unavailable("Screen"));")
            line()
        }
    }

    var hasStoryboards: Bool { screens.contains { $0.storyboard != nil } }

    var hasIdentifiers: Bool { screens.contains { $0.storyboard?.identifier != nil } }

    var storyboardFunction: String { function(ObjectiveCNames.storyboardFunction) }

    var identifierFunction: String { function(ObjectiveCNames.identifierFunction) }

    private func function(_ name: String) -> String {
        "FOUNDATION_EXPORT NSString *_Nullable \(namespace)\(name)(\(screenType) screen)"
    }
}
