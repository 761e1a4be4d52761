// What Embedded Swift calls and has no library for.

#include <stdlib.h>
#include <sys/random.h>

// Numbers in text. Nothing sets a locale, so they are read as those of C.

const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
    char *end;
    *value = strtod(text, &end);
    return end;
}

const char *_swift_stdlib_strtof_clocale(const char *text, float *value) {
    char *end;
    *value = strtof(text, &end);
    return end;
}

// Random bytes. glibc has the function from version 2.36 on.
__attribute__((weak)) void arc4random_buf(void *bytes, size_t count) {
    char *next = bytes;
    while (count > 0) {
        ssize_t added = getrandom(next, count, 0);
        if (added <= 0) abort();
        next += added;
        count -= (size_t)added;
    }
}
