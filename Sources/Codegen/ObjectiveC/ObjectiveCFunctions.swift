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
