// Numbers in text, correctly rounded: with whole numbers of any length, as on paper.

#include <stddef.h>
#include <stdint.h>

// The lowest word first, without zeros at the end.
enum { word_count = 160 };
typedef struct {
    uint32_t words[word_count];
    int count;
} Whole;

static void multiply(Whole *number, uint32_t factor, uint32_t add) {
    uint64_t carry = add;
    for (int i = 0; i < number->count; i++) {
        carry += (uint64_t)number->words[i] * factor;
        number->words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry && number->count < word_count) number->words[number->count++] = (uint32_t)carry;
}

static void double_times(Whole *number, int times) {
    for (; times >= 31; times -= 31) multiply(number, 1u << 31, 0);
    if (times > 0) multiply(number, 1u << times, 0);
}

static int compare(const Whole *one, const Whole *other) {
    if (one->count != other->count) return one->count - other->count;
    for (int i = one->count - 1; i >= 0; i--) {
        if (one->words[i] != other->words[i]) return one->words[i] < other->words[i] ? -1 : 1;
    }
    return 0;
}

static void subtract(Whole *one, const Whole *other) {
    int64_t carry = 0;
    for (int i = 0; i < one->count; i++) {
        carry += (int64_t)one->words[i] - (i < other->count ? other->words[i] : 0);
        one->words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    while (one->count && !one->words[one->count - 1]) one->count--;
}

static int bit_count(const Whole *number) {
    if (!number->count) return 0;
    return number->count * 32 - __builtin_clz(number->words[number->count - 1]);
}

// The number nearest to top / bottom; halves go to the even one. With `has_more`, the top is a
// little more than it says.
static double nearest(Whole *top, Whole *bottom, int has_more) {
    // The quotient with 53 or 54 bits, or fewer below the normal numbers.
    int power = bit_count(top) - bit_count(bottom) - 53;
    if (power < -1074) power = -1074;
    if (power > 0) double_times(bottom, power);
    else double_times(top, -power);
    uint64_t quotient = 0;
    for (int bit = 54; bit >= 0; bit--) {
        Whole part = *bottom;
        double_times(&part, bit);
        if (compare(top, &part) >= 0) {
            subtract(top, &part);
            quotient |= 1ull << bit;
        }
    }
    // How the rest compares with one half of the last bit.
    int has_rest = has_more || top->count != 0;
    double_times(top, 1);
    int half = compare(top, bottom);
    if (half == 0 && has_more) half = 1;
    while (quotient >= 1ull << 53) {
        half = quotient & 1 ? (has_rest ? 1 : 0) : -1;
        has_rest |= quotient & 1;
        quotient >>= 1;
        power++;
    }
    if (half > 0 || (half == 0 && (quotient & 1))) quotient++;
    // Each step is exact: the bits were chosen so.
    double value = (double)quotient;
    for (; power > 0; power--) value *= 2;
    for (; power < 0; power++) value /= 2;
    return value;
}

double strtod(const char *text, char **end) {
    // What is halfway between two numbers has fewer digits.
    enum { most_digits = 800 };
    const char *at = text;
    int is_negative = *at == '-';
    if (*at == '-' || *at == '+') at++;
    Whole top = {{0}, 0}, bottom = {{1}, 1};
    int digits = 0, exponent = 0, has_digits = 0, is_fraction = 0, has_more = 0;
    for (;; at++) {
        if (*at == '.' && !is_fraction) {
            is_fraction = 1;
            continue;
        }
        if (*at < '0' || *at > '9') break;
        has_digits = 1;
        if (digits < most_digits) {
            multiply(&top, 10, (uint32_t)(*at - '0'));
            if (top.count) digits++;
            exponent -= is_fraction;
        } else {
            has_more |= *at != '0';
            exponent += !is_fraction;
        }
    }
    if (!has_digits) {
        if (end) *end = (char *)text;
        return 0;
    }
    if (*at == 'e' || *at == 'E') {
        const char *mark = at++;
        int is_below = *at == '-', value = 0;
        if (*at == '-' || *at == '+') at++;
        if (*at < '0' || *at > '9') at = mark;
        for (; at != mark && *at >= '0' && *at <= '9'; at++) {
            if (value < 100000) value = value * 10 + *at - '0';
        }
        exponent += is_below ? -value : value;
    }
    if (end) *end = (char *)at;
    double value;
    if (!top.count || digits + exponent < -330) value = 0;
    else if (digits + exponent > 310) value = __builtin_inf();
    else {
        for (int i = exponent; i > 0; i--) multiply(&top, 10, 0);
        for (int i = exponent; i < 0; i++) multiply(&bottom, 10, 0);
        value = nearest(&top, &bottom, has_more);
    }
    return is_negative ? -value : value;
}

// What Embedded Swift calls.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
    char *end;
    *value = strtod(text, &end);
    return end == text ? NULL : end;
}

// A product of 128 bits.
void __multi3(
    uint64_t *result, uint64_t left, uint64_t left_high, uint64_t right, uint64_t right_high) {
    uint64_t l0 = (uint32_t)left, l1 = left >> 32, r0 = (uint32_t)right, r1 = right >> 32;
    uint64_t low = l0 * r0;
    uint64_t middle = l1 * r0 + (low >> 32);
    uint64_t other = l0 * r1 + (uint32_t)middle;
    result[0] = other << 32 | (uint32_t)low;
    result[1] = l1 * r1 + (middle >> 32) + (other >> 32) + left * right_high + left_high * right;
}
