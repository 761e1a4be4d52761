#include "scanner.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum kind {
    IDENTIFIER, QUOTED_IDENTIFIER, NUMBER, STRING, RAW_STRING, COLOR,
    LEFT_PARENTHESIS, RIGHT_PARENTHESIS, LEFT_BRACE, RIGHT_BRACE, LEFT_BRACKET, RIGHT_BRACKET,
    COMMA, COLON, EQUALS, DOT, QUESTION, STAR, SLASH, PLUS, MINUS, PIPE,
    ARROW, DOUBLE_ARROW, ELLIPSIS, UNKNOWN, END_OF_FILE
};

enum class {
    C_UNKNOWN, C_LETTER, C_DIGIT, C_PUNCTUATION, C_SLASH, C_MINUS, C_LESS, C_DOT, C_QUOTE,
    C_BACKTICK, C_HASH, C_BLANK, C_LINE_END, C_NUL, C_NON_ASCII
};

static uint8_t classes[256];
static uint8_t punctuation[256];

static void make_tables(void) {
    static const char marks[] = "(){}[],:=?*+|";
    static const uint8_t kinds[] = {
        LEFT_PARENTHESIS, RIGHT_PARENTHESIS, LEFT_BRACE, RIGHT_BRACE, LEFT_BRACKET,
        RIGHT_BRACKET, COMMA, COLON, EQUALS, QUESTION, STAR, PLUS, PIPE
    };
    for (int i = 'a'; i <= 'z'; i++) classes[i] = classes[i - 'a' + 'A'] = C_LETTER;
    for (int i = '0'; i <= '9'; i++) classes[i] = C_DIGIT;
    for (int i = 0x80; i < 256; i++) classes[i] = C_NON_ASCII;
    for (int i = 0; marks[i]; i++) {
        classes[(uint8_t)marks[i]] = C_PUNCTUATION;
        punctuation[(uint8_t)marks[i]] = kinds[i];
    }
    classes['_'] = C_LETTER;
    classes['/'] = C_SLASH;
    classes['-'] = C_MINUS;
    classes['<'] = C_LESS;
    classes['.'] = C_DOT;
    classes['"'] = C_QUOTE;
    classes['`'] = C_BACKTICK;
    classes['#'] = C_HASH;
    classes[' '] = classes['\t'] = C_BLANK;
    classes['\n'] = classes['\r'] = C_LINE_END;
    classes[0] = C_NUL;
}

typedef struct {
    const uint8_t *bytes;
    size_t end;
    size_t problems;
} scanner;

static inline bool holds(const scanner *s, uint8_t byte, size_t at) {
    return at < s->end && s->bytes[at] == byte;
}

static inline bool is_digit(const scanner *s, size_t at) {
    return at < s->end && classes[s->bytes[at]] == C_DIGIT;
}

static inline bool continues_word(uint8_t class) { return class == C_LETTER || class == C_DIGIT; }
static inline bool is_white(uint8_t class) { return class == C_BLANK || class == C_LINE_END; }

static inline bool line_ends(const scanner *s, size_t at) {
    return at >= s->end || s->bytes[at] == '\n' || s->bytes[at] == '\r';
}

static size_t scalar_length(const scanner *s, size_t at) {
    uint8_t first = s->bytes[at];
    size_t length;
    uint32_t value;
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) { length = 2; value = first & 0x1F; }
    else if (first >= 0xE0 && first <= 0xEF) { length = 3; value = first & 0x0F; }
    else if (first >= 0xF0 && first <= 0xF4) { length = 4; value = first & 0x07; }
    else return 0;
    if (at + length > s->end) return 0;
    for (size_t i = 1; i < length; i++) {
        if ((s->bytes[at + i] & 0xC0) != 0x80) return 0;
        value = value << 6 | (s->bytes[at + i] & 0x3F);
    }
    if (length == 3 && (value < 0x800 || (value >= 0xD800 && value < 0xE000))) return 0;
    if (length == 4 && (value < 0x10000 || value > 0x10FFFF)) return 0;
    return length;
}

static size_t scan_text(scanner *s, size_t at) {
    size_t length = s->bytes[at] ? scalar_length(s, at) : 0;
    if (length) return at + length;
    s->problems++;
    return at + 1;
}

static size_t word_end(const scanner *s, size_t at) {
    while (at < s->end && continues_word(classes[s->bytes[at]])) at++;
    return at;
}

static size_t scan_number(scanner *s, size_t at) {
    while (is_digit(s, at)) at++;
    if (holds(s, '.', at) && is_digit(s, at + 1)) {
        at++;
        while (is_digit(s, at)) at++;
    }
    if (holds(s, '.', at) && !holds(s, '.', at + 1)) {
        s->problems++;
        return word_end(s, at + 1);
    }
    if (holds(s, '%', at)) return at + 1;
    size_t end = word_end(s, at), length = end - at;
    const char *unit = (const char *)s->bytes + at;
    if (length == 0 || (length == 1 && unit[0] == 's')
        || (length == 2 && (!memcmp(unit, "ms", 2) || !memcmp(unit, "pt", 2)))
        || (length == 3 && (!memcmp(unit, "deg", 3) || !memcmp(unit, "rad", 3))))
        return end;
    s->problems++;
    return end;
}

static size_t scan_escape(scanner *s, size_t start) {
    size_t at = start + 1;
    if (line_ends(s, at)) return at;
    switch (s->bytes[at]) {
    case '0': case '\\': case 't': case 'n': case 'r': case '"': case '\'':
        return at + 1;
    case '(': {
        at++;
        while (holds(s, ' ', at) || holds(s, '\t', at)) at++;
        if (at < s->end && classes[s->bytes[at]] == C_LETTER) {
            at = word_end(s, at);
            while (holds(s, ' ', at) || holds(s, '\t', at)) at++;
            if (holds(s, ')', at)) return at + 1;
        }
        s->problems++;
        return at;
    }
    default:
        s->problems++;
        return at + 1;
    }
}

static size_t scan_string(scanner *s, size_t start) {
    size_t at = start + 1;
    while (!line_ends(s, at)) {
        uint8_t byte = s->bytes[at];
        if (byte == '"') return at + 1;
        if (byte == '\\') at = scan_escape(s, at);
        else if (byte == 0 || byte >= 0x80) at = scan_text(s, at);
        else at++;
    }
    s->problems++;
    return at;
}

static size_t scan_hash(scanner *s, size_t start, uint8_t *kind) {
    size_t at = start;
    while (holds(s, '#', at)) at++;
    if (holds(s, '"', at)) {
        size_t depth = at - start;
        *kind = RAW_STRING;
        at++;
        while (!line_ends(s, at)) {
            uint8_t byte = s->bytes[at];
            if (byte == '"') {
                size_t signs = 0;
                at++;
                while (signs < depth && holds(s, '#', at)) { signs++; at++; }
                if (signs == depth) return at;
            } else if (byte == 0 || byte >= 0x80) {
                at = scan_text(s, at);
            } else {
                at++;
            }
        }
        s->problems++;
        return at;
    }
    size_t end = word_end(s, at);
    *kind = COLOR;
    if (end - at != 6 && end - at != 8) s->problems++;
    for (size_t i = at; i < end; i++) {
        uint8_t low = s->bytes[i] | 0x20;
        if (!(is_digit(s, i) || (low >= 'a' && low <= 'f'))) { s->problems++; break; }
    }
    return end;
}

static size_t scan_comment(scanner *s, size_t start) {
    size_t at = start + 2;
    if (s->bytes[start + 1] == '/') {
        while (at < s->end) {
            uint8_t byte = s->bytes[at];
            if (byte == '\n' || byte == '\r') return at;
            if (byte == 0 || byte >= 0x80) at = scan_text(s, at);
            else at++;
        }
        return at;
    }
    size_t depth = 1;
    while (at < s->end) {
        uint8_t byte = s->bytes[at];
        if (byte == '*') {
            if (!holds(s, '/', ++at)) continue;
            at++;
            if (--depth == 0) return at;
        } else if (byte == '/') {
            if (!holds(s, '*', ++at)) continue;
            at++;
            depth++;
        } else if (byte == 0 || byte >= 0x80) {
            at = scan_text(s, at);
        } else {
            at++;
        }
    }
    s->problems++;
    return at;
}

token_list scan_tokens(const uint8_t *bytes, size_t byte_count) {
    if (!classes['a']) make_tables();
    scanner s = {bytes, byte_count, 0};
    size_t room = byte_count / 4 + 2, count = 0, at = 0;
    token_list list = {malloc(room), malloc(room * sizeof(token_range)), 0, 0};
    if (byte_count >= 3 && !memcmp(bytes, "\xEF\xBB\xBF", 3)) at = 3;
    while (at < byte_count) {
        size_t start = at;
        uint8_t first = bytes[at++], kind;
        switch ((enum class)classes[first]) {
        case C_BLANK: case C_LINE_END:
            while (at < byte_count && is_white(classes[bytes[at]])) at++;
            continue;
        case C_LETTER:
            while (at < byte_count && continues_word(classes[bytes[at]])) at++;
            kind = IDENTIFIER;
            break;
        case C_PUNCTUATION:
            kind = punctuation[first];
            break;
        case C_DOT:
            kind = DOT;
            if (holds(&s, '.', at) && holds(&s, '.', at + 1)) { kind = ELLIPSIS; at += 2; }
            break;
        case C_MINUS:
            kind = MINUS;
            if (holds(&s, '>', at)) { kind = ARROW; at++; }
            break;
        case C_DIGIT:
            at = scan_number(&s, start);
            kind = NUMBER;
            break;
        case C_SLASH:
            if (holds(&s, '/', at) || holds(&s, '*', at)) {
                at = scan_comment(&s, start);
                continue;
            }
            kind = SLASH;
            break;
        case C_QUOTE:
            at = scan_string(&s, start);
            kind = STRING;
            break;
        case C_HASH:
            at = scan_hash(&s, start, &kind);
            break;
        case C_LESS:
            kind = UNKNOWN;
            if (holds(&s, '-', at) && holds(&s, '>', at + 1)) { kind = DOUBLE_ARROW; at += 2; }
            break;
        case C_BACKTICK:
            at = word_end(&s, at);
            if (holds(&s, '`', at)) at++; else s.problems++;
            kind = QUOTED_IDENTIFIER;
            break;
        case C_NUL: case C_NON_ASCII: case C_UNKNOWN:
            s.problems++;
            kind = UNKNOWN;
            break;
        }
        if (count + 1 == room) {
            room *= 2;
            list.kinds = realloc(list.kinds, room);
            list.ranges = realloc(list.ranges, room * sizeof(token_range));
        }
        list.kinds[count] = kind;
        list.ranges[count] = (token_range){(uint32_t)start, (uint32_t)at};
        count++;
    }
    list.kinds[count] = END_OF_FILE;
    list.ranges[count] = (token_range){(uint32_t)byte_count, (uint32_t)byte_count};
    list.count = count + 1;
    list.problems = s.problems;
    return list;
}

void free_tokens(token_list tokens) {
    free(tokens.kinds);
    free(tokens.ranges);
}
