import TransitionDSL

/// How numbers are spelled: by the fewest digits that mean the same.
enum DecimalDigits {
    static func append(_ number: Double, to output: inout [UInt8]) {
        if number == number.rounded(.towardZero), abs(number) < 0x1p53 {
            let whole = Int64(number)
            if whole < 0 { output.append(UInt8(ascii: "-")) }
            return appendDigits(of: whole.magnitude, to: &output)
        }
        let thousandths = (abs(number) * 1000).rounded()
        // No two decimals of at most 15 digits are the same number, so no shorter one is this.
        guard thousandths / 1000 == abs(number), thousandths < 1e15 else {
            return output.append(number.description)
        }
        if number < 0 { output.append(UInt8(ascii: "-")) }
        append(thousandths: UInt64(thousandths), to: &output)
    }

    /// `0.35` for 350.
    private static func append(thousandths: UInt64, to output: inout [UInt8]) {
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
        appendDigits(of: whole, to: &output)
        output.append(UInt8(ascii: "."))
        appendDigit(rest / 100, to: &output)
        if rest % 100 == 0 { return }
        appendDigit(rest / 10 % 10, to: &output)
        if rest % 10 != 0 { appendDigit(rest % 10, to: &output) }
    }

    private static func appendDigits(of number: UInt64, to output: inout [UInt8]) {
        if number >= 10 { appendDigits(of: number / 10, to: &output) }
        appendDigit(number % 10, to: &output)
    }

    private static func appendDigit(_ digit: UInt64, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }
}
