// Functions of motion, to about the last digit. The system's differ there among themselves.

#include <stdint.h>

// pi / 2 in three parts; the first two have 33 bits.
static const double half_pi[] = {
    1.5707963267341256, 6.077100506303966e-11, 2.0222662487959506e-21};

// What a product loses when it is rounded.
static double lost(double left, double right, double product) {
    const double splitter = 134217729;  // 2^27 + 1
    double left_high = left * splitter - (left * splitter - left);
    double right_high = right * splitter - (right * splitter - right);
    double left_low = left - left_high, right_low = right - right_high;
    return left_low * right_low
        - (((product - left_high * right_high) - left_low * right_high) - left_high * right_low);
}

// Series for angles up to pi / 4.
static double sine_of_small(double angle) {
    double square = angle * angle, sum = 0;
    for (int n = 17; n >= 3; n -= 2) sum = (1 + sum) * -square / (n * (n - 1));
    return angle + angle * sum;
}

static double cosine_of_small(double angle) {
    double square = angle * angle, sum = 0;
    for (int n = 18; n >= 2; n -= 2) sum = (1 + sum) * -square / (n * (n - 1));
    return 1 + sum;
}

// The sine of an angle and some quarters of a turn.
static double turned_sine(double angle, int more) {
    double quarters = __builtin_rint(angle / 1.5707963267948966);
    double rest = angle;
    for (int part = 0; part < 2; part++) {
        double product = quarters * half_pi[part];
        rest = rest - product - lost(quarters, half_pi[part], product);
    }
    rest -= quarters * half_pi[2];
    // Neighbours of such an angle are turns apart, or it is none.
    if (!(__builtin_fabs(quarters) < 0x1p53 && __builtin_fabs(rest) < 1)) return angle - angle;
    switch (((int64_t)quarters + more) & 3) {
        case 0: return sine_of_small(rest);
        case 1: return cosine_of_small(rest);
        case 2: return -sine_of_small(rest);
        default: return -cosine_of_small(rest);
    }
}

double sin(double x) { return turned_sine(x, 0); }
double cos(double x) { return turned_sine(x, 1); }

double exp(double x) {
    if (__builtin_isnan(x)) return x;
    if (x < -745.2) return 0;
    if (x > 709.8) return __builtin_inf();
    double power = __builtin_rint(x / 0.6931471805599453);
    double rest = (x - power * 0.693147180369123816490) - power * 1.90821492927058770002e-10;
    double sum = 1;
    for (int n = 16; n >= 1; n--) sum = 1 + sum * rest / n;
    int exponent = (int)power;
    if (exponent > 1023) {
        sum *= 2;
        exponent -= 1;
    }
    for (; exponent < -1000; exponent += 500) sum *= 0x1p-500;
    union {
        uint64_t bits;
        double value;
    } scale = {(uint64_t)(exponent + 1023) << 52};
    return sum * scale.value;
}

// The angle of a tangent from 0 to 1.
static double angle_of(double tangent) {
    if (tangent > 0.41421356237309503) {
        return 0.78539816339744828 + angle_of((tangent - 1) / (tangent + 1));
    }
    if (tangent < 0) return -angle_of(-tangent);
    double square = tangent * tangent, sum = 0;
    for (int n = 45; n >= 1; n -= 2) sum = 1.0 / n - square * sum;
    return tangent * sum;
}

double atan2(double y, double x) {
    if (__builtin_isnan(x) || __builtin_isnan(y)) return x + y;
    double across = __builtin_fabs(x), up = __builtin_fabs(y);
    if (__builtin_isinf(across) && __builtin_isinf(up)) across = up = 1;
    if (across == 0 && up == 0) across = 1;
    double angle =
        up <= across ? angle_of(up / across) : 1.5707963267948966 - angle_of(across / up);
    if (__builtin_signbit(x)) angle = 3.1415926535897931 - angle;
    return __builtin_copysign(angle, y);
}

double round(double x) {
    double whole = __builtin_trunc(x);
    return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}
