import TransitionDSL

/// The implementation. It compiles with and without automatic reference counting.
extension ObjectiveCPrinter {
    mutating func printImplementation() {
        printMarker()
        line("#import \"\(plan.headerName)\"")
        if plan.printsNumbers {
            line("#include <stdio.h>")
            line("#include <stdlib.h>")
            line("#include <string.h>")
        }
        line()
        if plan.printsNumbers { line(Self.numberFunction) }
        if plan.holdsNULs { line(Self.textFunction) }
        if !plan.screens.isEmpty { printScreenDefinitions() }
        if !plan.ids.isEmpty { printImplementation(heroIDs, plan.ids) }
        if !plan.segues.isEmpty { printImplementation(segueIDs, plan.segues) }
    }

    private mutating func printImplementation(_ name: String, _ methods: [ObjectiveCMethod]) {
        line("@implementation \(name)")
        for method in methods {
            writeDeclaration(method)
            line(" {")
            for parameter in method.parameters where parameter.isOptional {
                line("    if (\(parameter.name) == nil) { return nil; }")
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
        for screen in plan.screens {
            write("\(screenType) const \(plan.namespace)\(screen.name) = ")
            writeLiteral(screen.rawValue)
            line(";")
        }
        line()
        if plan.hasStoryboards { printFunction(storyboardFunction) { $0.storyboard } }
        if plan.hasIdentifiers { printFunction(identifierFunction) { $0.identifier } }
    }

    private mutating func printFunction(
        _ declaration: String, _ value: (ObjectiveCScreen) -> Text?
    ) {
        line(declaration.dropFirst("FOUNDATION_EXPORT ".count) + " {")
        for screen in plan.screens {
            guard let text = value(screen) else { continue }
            write("    if ([screen isEqualToString:\(plan.namespace)\(screen.name)]) { return ")
            writeLiteral(text)
            line("; }")
        }
        line("    return nil;")
        line("}")
        line()
    }

    // MARK: Texts

    /// A literal where nothing goes into the text. A literal with a NUL goes into it as a value.
    private mutating func writeText(_ method: ObjectiveCMethod) {
        if method.text.isEmpty { return write("@\"\"") }
        if method.text.count == 1, case .literal(let text) = method.text[0] {
            return writeLiteral(text)
        }
        write("[NSString stringWithFormat:@\"")
        for piece in method.text {
            switch piece {
            case .literal(let text): plan.holdsNUL(text) ? write("%@") : writeInFormat(text)
            case .value(let index): write(format(of: method.parameters[index]))
            case .length: write("%lu")
            }
        }
        write("\"")
        for piece in method.text {
            switch piece {
            case .literal(let text):
                if !plan.holdsNUL(text) { continue }
                write(", ")
                writeLiteral(text)
            case .value(let index): write(", " + value(of: method.parameters[index]))
            case .length(let index): write(", " + length(of: method.parameters[index]))
            }
        }
        write("]")
    }

    private func format(of parameter: ObjectiveCParameter) -> String {
        switch parameter.type {
        case .int: "%ld"
        case .uint, .object: "%lu"
        case .double, .bool, .string, .url, .uuid, .screen, .foreignScreen, .app: "%@"
        }
    }

    /// What the format takes; it becomes the text that Swift prints for the value.
    private func value(of parameter: ObjectiveCParameter) -> String {
        let name = parameter.name
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

    private func length(of parameter: ObjectiveCParameter) -> String {
        let format = format(of: parameter)
        let value = value(of: parameter)
        let text = format == "%@" ? value : "[NSString stringWithFormat:@\"\(format)\", \(value)]"
        return "(unsigned long)[\(text) lengthOfBytesUsingEncoding:NSUTF8StringEncoding]"
    }
}

/// What the implementation needs of its own.
extension ObjectiveCPrinter {
    /// As Swift prints a number: the fewest digits that read back as the same, a point and a zero
    /// behind a whole one, an exponent below 0.0001 and above 2 to the power of 53.
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
                // The nearest of so few digits may be too near to zero, and the next one right.
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
        /// A text that holds a NUL, which literals of Objective-C do not.
        static NSString *transc_text(const char *bytes, NSUInteger length) {
            NSString *text = [[NSString alloc] initWithBytes:bytes length:length encoding:NSUTF8StringEncoding];
        #if !__has_feature(objc_arc)
            [text autorelease];
        #endif
            return text ?: @"";
        }

        """#
}
