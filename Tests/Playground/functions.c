// Compares the functions of Playground/Module with those of the system: clang builds both.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define sin own_sin
#define cos own_cos
#define exp own_exp
#define atan2 own_atan2
#define round own_round
#define strtod own_strtod
#include "../../Playground/Module/functions.c"
#include "../../Playground/Module/numbers.c"
#undef sin
#undef cos
#undef exp
#undef atan2
#undef round
#undef strtod

static uint64_t state = 88172645463325252ull;
static uint64_t next_random(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}
// Between -1 and 1.
static double next_part(void) { return (double)(int64_t)next_random() / 9223372036854775808.0; }

static int differ(const char *text) {
    char *own_end, *end;
    double own = own_strtod(text, &own_end), system = strtod(text, &end);
    if (own == system && signbit(own) == signbit(system) && own_end == end) return 0;
    printf("strtod %s: %.17g, not %.17g\n", text, own, system);
    return 1;
}

static int compare_texts(int count) {
    int differences = 0;
    char text[2000];
    for (int i = 0; i < count; i++) {
        union {
            uint64_t bits;
            double value;
        } number = {next_random()};
        if (i % 6 == 4) number.bits &= 0x800FFFFFFFFFFFFF;
        if (!isfinite(number.value)) continue;
        unsigned long long one = next_random(), other = next_random();
        switch (i % 6) {
            case 0: snprintf(text, sizeof text, "%.17g", number.value); break;
            case 1: snprintf(text, sizeof text, "%.25g", number.value); break;
            case 2: snprintf(text, sizeof text, "%llu.%llu", one % 100000, other % 100000000); break;
            case 3: snprintf(text, sizeof text, "%llue%d", one, (int)(other % 60) - 30); break;
            case 4: snprintf(text, sizeof text, "%.20g", number.value); break;
            default: snprintf(text, sizeof text, "-%llu5", one >> 9);
        }
        differences += differ(text);
        // Halfway to the next number, and a little more.
        if (i % 64 || fabs(number.value) < 1e-200 || fabs(number.value) > 1e200) continue;
        long double half = ((long double)number.value + nextafter(number.value, INFINITY)) / 2;
        int length = snprintf(text, sizeof text - 900, "%.1000Lf", half);
        differences += differ(text);
        while (length < 1900) text[length++] = '0';
        text[length++] = '1';
        text[length] = 0;
        differences += differ(text);
    }
    return differences;
}

static double largest[5];
static void note(int function, double own, double system, int is_relative) {
    double difference = fabs(own - system);
    if (is_relative && system != 0) difference /= fabs(system);
    if (!(difference <= largest[function])) largest[function] = difference;
}

int main(int count, char **arguments) {
    int texts = count > 1 ? atoi(arguments[1]) : 60000;
    int differences = compare_texts(texts);
    const char *edges[] = {"0", "-0", "1e400", "1e-400", "5e-324", "2.4703282292062327e-324",
        "2.4703282292062328e-324", "1.7976931348623157e308", "1.7976931348623159e308", ".5", "5.",
        "1e", "1e+", "x", "", "00012", "0.1e-5x"};
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++) differences += differ(edges[i]);
    for (int i = 0; i < texts * 10; i++) {
        double x = next_part() * 20, y = next_part() * 20, far = next_part() * 1e9;
        note(0, own_sin(x), sin(x), 0);
        note(0, own_sin(far), sin(far), 0);
        note(1, own_cos(x), cos(x), 0);
        note(1, own_cos(far), cos(far), 0);
        note(2, own_exp(x), exp(x), 1);
        note(3, own_atan2(y, x), atan2(y, x), 0);
        note(4, own_round(far), round(far), 0);
    }
    printf("%d differences; sin %.1e, cos %.1e, exp %.1e, atan2 %.1e, round %.1e\n", differences,
        largest[0], largest[1], largest[2], largest[3], largest[4]);
    for (int i = 0; i < 4; i++) differences += largest[i] > 5e-16;
    return differences != 0 || largest[4] != 0;
}
