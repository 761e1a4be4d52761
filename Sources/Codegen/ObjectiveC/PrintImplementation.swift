import TransitionDSL

/// The implementation. It compiles with and without automatic reference counting.
extension ObjectiveCPrinter {
    mutating func printImplementation(importing headerName: String) {
        let printsNumbers = ids.contains { method in
            method.parameters.contains { if case .double = $0.type { true } else { false } }
        }
        printMarker()
        line("#import \"\(headerName)\"")
        if printsNumbers {
            line("#include <stdio.h>")
            line("#include <stdlib.h>")
            line("#include <string.h>")
        }
        line()
        if printsNumbers { line(Self.numberFunction) }
        if holdsNULs { line(Self.textFunction) }
        if !screens.isEmpty { printScreenDefinitions() }
        if !ids.isEmpty { printImplementation(heroIDs, ids) }
        if !segues.isEmpty { printImplementation(segueIDs, segues) }
    }

    /// Whether a string that becomes a literal contains a NUL.
    private var holdsNULs: Bool {
        let methods = (ids + segues).flatMap { $0.text }.compactMap { piece -> Text? in
            if case .literal(let text) = piece { text } else { nil }
        }
        let screens = screens.flatMap {
            [$0.storyboard?.name, $0.storyboard?.identifier].compactMap { $0 }
        }
        return (methods + screens).contains(where: holdsNUL)
    }

    private mutating func printImplementation(_ name: String, _ methods: [ObjectiveCMethod]) {
        line("@implementation \(name)")
        for method in methods {
            writeDeclaration(method)
            line(" {")
            for parameter in method.parameters where parameter.isOptional {
                line("    if (\(variable(parameter)) == nil) { return nil; }")
            }
            write("    return ")
            writeText(method)
            line(";")
            line("}")
        }
        line("@end")
        line()
    }

    // MARK: Screens

    private mutating func printScreenDefinitions() {
        for screen in screens {
            write("\(screenType) const \(constant(screen)) = ")
            writeLiteral(screen.declared.name)
            line(";")
        }
        line()
        if hasStoryboards { printFunction(storyboardFunction) { $0.storyboard?.name } }
        if hasIdentifiers { printFunction(identifierFunction) { $0.storyboard?.identifier } }
    }

    private mutating func printFunction(_ declaration: String, _ value: (Screen) -> Text?) {
        line(declaration.dropFirst("FOUNDATION_EXPORT ".count) + " {")
        for screen in screens {
            guard let text = value(screen) else { continue }
            write("    if ([screen isEqualToString:\(constant(screen))]) { return ")
            writeLiteral(text)
            line("; }")
        }
        line("    return nil;")
        line("}")
        line()
    }

    // MARK: Texts

    /// A literal if the string is constant. A literal with a NUL is inserted as a value.
    private mutating func writeText(_ method: ObjectiveCMethod) {
        if method.text.isEmpty { return write("@\"\"") }
        if method.text.count == 1, case .literal(let text) = method.text[0] {
            return writeLiteral(text)
        }
        write("[NSString stringWithFormat:@\"")
        for piece in method.text {
            switch piece {
            case .literal(let text): holdsNUL(text) ? write("%@") : writeInFormat(text)
            case .value(let parameter): write(format(of: parameter))
            case .length: write("%lu")
            }
        }
        write("\"")
        for piece in method.text {
            switch piece {
            case .literal(let text):
                if !holdsNUL(text) { continue }
                write(", ")
                writeLiteral(text)
            case .value(let parameter): write(", " + value(of: parameter))
            case .length(let parameter): write(", " + length(of: parameter))
            }
        }
        write("]")
    }

    private func format(of parameter: IDParameter) -> String {
        switch parameter.type {
        case .int: "%ld"
        case .uint, .object: "%lu"
        case .double, .bool, .string, .url, .uuid, .screen, .foreignScreen, .app: "%@"
        }
    }

    /// The argument for the format; it prints like the value in Swift.
    private func value(of parameter: IDParameter) -> String {
        let name = variable(parameter)
        let isNumber = parameter.isOptional
        switch parameter.type {
        case .int: return isNumber ? "(long)[\(name) integerValue]" : "(long)\(name)"
        case .uint: return "(unsigned long)" + (isNumber ? "[\(name) unsignedIntegerValue]" : name)
        case .double: return "transc_number(\(isNumber ? "[\(name) doubleValue]" : name))"
        case .bool: return "(\(isNumber ? "[\(name) boolValue]" : name) ? @\"true\" : @\"false\")"
        case .string, .screen, .foreignScreen: return name
        case .url: return "[\(name) absoluteString]"
        case .uuid: return "[\(name) UUIDString]"
        case .object: return "(unsigned long)(uintptr_t)(__bridge void *)\(name)"
        case .app: return "[\(name) description]"
        }
    }

    private func length(of parameter: IDParameter) -> String {
        let format = format(of: parameter)
        let value = value(of: parameter)
        let text = format == "%@" ? value : "[NSString stringWithFormat:@\"\(format)\", \(value)]"
        return "(unsigned long)[\(text) lengthOfBytesUsingEncoding:NSUTF8StringEncoding]"
    }
}

/// Helpers of the implementation.
extension ObjectiveCPrinter {
    /// Prints numbers like Swift: the fewest digits that read back as the same number, `.0` after a
    /// whole one, an exponent below 0.0001 and above 2 to the power of 53.
    static let numberFunction = #"""
        /// A number as Swift prints it.
        static NSString *transc_number(double value) {
            char written[40], digits[20], text[48];
            if (value != value) { return __builtin_signbit(value) ? @"-nan" : @"nan"; }
            if (value - value != 0) { return value < 0 ? @"-inf" : @"inf"; }
            char *exponent;
            int count = 0;
            do {
                snprintf(written, sizeof written, "%.*e", count, value);
                exponent = strchr(written, 'e');
                // The nearest with so few digits may be too near to zero; then the next is right.
                if (strtod(written, NULL) != value && exponent[-1] < '9') { exponent[-1]++; }
            } while (strtod(written, NULL) != value && ++count < 17);
            int power = atoi(exponent + 1);
            count = 0;
            for (char *next = written; next < exponent; next++) {
                if (*next >= '0' && *next <= '9') { digits[count++] = *next; }
            }
            int end = 0;
            if (written[0] == '-') { text[end++] = '-'; }
            if (power < -4 || value > 9007199254740992.0 || value < -9007199254740992.0) {
                text[end++] = digits[0];
                if (count > 1) { text[end++] = '.'; }
                for (int index = 1; index < count; index++) { text[end++] = digits[index]; }
                snprintf(text + end, sizeof text - (size_t)end, "e%c%02d", power < 0 ? '-' : '+', abs(power));
                return [NSString stringWithUTF8String:text];
            }
            if (power < 0) { text[end++] = '0'; text[end++] = '.'; }
            for (int index = power + 1; index < 0; index++) { text[end++] = '0'; }
            for (int index = 0; index < count || index <= power + 1; index++) {
                if (index == power + 1 && power >= 0) { text[end++] = '.'; }
                text[end++] = index < count ? digits[index] : '0';
            }
            text[end] = 0;
            return [NSString stringWithUTF8String:text];
        }

        """#

    static let textFunction = #"""
        /// A string that contains a NUL, which literals of Objective-C cannot.
        static NSString *transc_text(const char *bytes, NSUInteger length) {
            NSString *text = [[NSString alloc] initWithBytes:bytes length:length encoding:NSUTF8StringEncoding];
        #if !__has_feature(objc_arc)
            [text autorelease];
        #endif
            return text ?: @"";
        }

        """#
}
