// The tokens of .trans files: part of parser.c, written by hand after Sources/Lexer.
//
// BEFORE_STRING: a string fits here, so it is read in parts. The opening quote is a token only if
// all of the string is well formed. IN_STRING and IN_RAW_STRING read the parts.
// IN_CODE: no string fits, so a string is one token, and so is a string that is skipped.
// A literal with a mistake is one token, `malformed`, as is a comment that does not end.

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static void take(TSLexer *lexer) { lexer->advance(lexer, false); }

static bool accept(TSLexer *lexer, TSSymbol symbol) {
    lexer->mark_end(lexer);
    lexer->result_symbol = symbol;
    return true;
}

static bool take_and_accept(TSLexer *lexer, TSSymbol symbol) {
    take(lexer);
    return accept(lexer, symbol);
}

static bool take_if(TSLexer *lexer, int32_t character) {
    if (lexer->lookahead != character) return false;
    take(lexer);
    return true;
}

static bool at_line_end(TSLexer *lexer) {
    return lexer->lookahead == '\n' || lexer->lookahead == '\r' || lexer->eof(lexer);
}

// NUL, or bytes that are not UTF-8.
static bool at_unreadable(TSLexer *lexer) { return lexer->lookahead <= 0 && !lexer->eof(lexer); }

static bool is_digit(int32_t c) { return c >= '0' && c <= '9'; }

static bool is_hex(int32_t c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

static bool is_letter(int32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

static bool is_in(const CharacterRange *ranges, unsigned count, int32_t c) {
    unsigned low = 0;
    while (low < count) {
        unsigned middle = (low + count) / 2;
        if (c > ranges[middle].last) low = middle + 1;
        else if (c < ranges[middle].first) count = middle;
        else return true;
    }
    return false;
}

static bool begins_word(int32_t c) {
    return is_letter(c) || (c >= 0x80 && is_in(word_starts, COUNT(word_starts), c));
}

static bool continues_word(int32_t c) {
    return is_letter(c) || is_digit(c) || (c >= 0x80 && is_in(word_parts, COUNT(word_parts), c));
}

static void take_word(TSLexer *lexer) {
    while (continues_word(lexer->lookahead)) take(lexer);
}

static void take_blanks(TSLexer *lexer) {
    while (lexer->lookahead == ' ' || lexer->lookahead == '\t') take(lexer);
}

static bool malformed_line(TSLexer *lexer) {
    while (!at_line_end(lexer)) take(lexer);
    return accept(lexer, token_malformed);
}

// After the backslash. False if it begins no escape and no interpolation.
static bool take_escape(TSLexer *lexer) {
    if (take_if(lexer, '(')) {
        take_blanks(lexer);
        if (!begins_word(lexer->lookahead)) return false;
        take_word(lexer);
        take_blanks(lexer);
        return take_if(lexer, ')');
    }
    if (take_if(lexer, 'u')) {
        if (!take_if(lexer, '{')) return false;
        uint32_t value = 0;
        unsigned count = 0;
        for (; is_hex(lexer->lookahead); count++) {
            int32_t c = lexer->lookahead;
            value = value << 4 | (uint32_t)(is_digit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
            take(lexer);
        }
        bool is_scalar = value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
        return take_if(lexer, '}') && count > 0 && count <= 8 && is_scalar;
    }
    const char *allowed = "0\\tnr\"'";
    while (*allowed && *allowed != lexer->lookahead) allowed++;
    if (!*allowed) return false;
    take(lexer);
    return true;
}

static bool lex_string(TSLexer *lexer, bool in_parts) {
    bool is_good = true;
    take(lexer);
    if (in_parts) lexer->mark_end(lexer);
    while (!take_if(lexer, '"')) {
        if (at_line_end(lexer)) return accept(lexer, token_malformed);
        if (at_unreadable(lexer)) is_good = false;
        if (!take_if(lexer, '\\')) take(lexer);
        else if (!take_escape(lexer)) is_good = false;
    }
    if (!is_good) return accept(lexer, token_malformed);
    if (!in_parts) return accept(lexer, token_whole_string);
    lexer->result_symbol = token_quote;
    return true;
}

static bool lex_in_string(TSLexer *lexer) {
    if (lexer->lookahead == '"') return take_and_accept(lexer, token_quote);
    if (take_if(lexer, '\\')) {
        if (lexer->lookahead == '(') return take_and_accept(lexer, token_hole);
        take_escape(lexer);
        return accept(lexer, token_escape);
    }
    if (at_line_end(lexer)) return false;
    while (!at_line_end(lexer) && lexer->lookahead != '"' && lexer->lookahead != '\\') take(lexer);
    return accept(lexer, token_string_content);
}

// A raw string, a color, or a comment of another language.
static bool lex_sign(TSLexer *lexer, bool in_parts) {
    unsigned signs = 0;
    while (take_if(lexer, '#')) signs++;
    if (at_line_end(lexer) || lexer->lookahead == ' ' || lexer->lookahead == '\t')
        return malformed_line(lexer);
    if (!take_if(lexer, '"')) {
        unsigned count = 0;
        bool is_good = true;
        if (!continues_word(lexer->lookahead)) return false;
        for (; continues_word(lexer->lookahead); count++) {
            is_good &= is_hex(lexer->lookahead);
            take(lexer);
        }
        is_good &= signs == 1 && (count == 6 || count == 8);
        return accept(lexer, is_good ? token_color : token_malformed);
    }
    in_parts &= signs == 1;
    if (in_parts) lexer->mark_end(lexer);
    bool is_good = true;
    for (unsigned closing = 0; closing < signs;) {
        if (at_line_end(lexer)) return accept(lexer, token_malformed);
        if (at_unreadable(lexer)) is_good = false;
        if (take_if(lexer, '"'))
            for (closing = 0; closing < signs && take_if(lexer, '#');) closing++;
        else take(lexer);
    }
    if (!is_good) return accept(lexer, token_malformed);
    if (!in_parts) return accept(lexer, token_whole_raw_string);
    lexer->result_symbol = token_raw_open;
    return true;
}

static bool lex_in_raw_string(TSLexer *lexer) {
    for (bool is_first = true; !at_line_end(lexer); is_first = false) {
        lexer->mark_end(lexer);
        if (!take_if(lexer, '"')) take(lexer);
        else if (lexer->lookahead == '#') {
            if (is_first) return take_and_accept(lexer, token_raw_close);
            lexer->result_symbol = token_raw_content;
            return true;
        }
    }
    return false;
}

static bool malformed_number(TSLexer *lexer) {
    do take_word(lexer);
    while (take_if(lexer, '.'));
    take_if(lexer, '%');
    return accept(lexer, token_malformed);
}

static bool lex_number(TSLexer *lexer) {
    for (int fraction = 0; fraction < 2; fraction++) {
        while (is_digit(lexer->lookahead)) take(lexer);
        if (lexer->lookahead != '.') break;
        // Two dots or three follow the number.
        lexer->mark_end(lexer);
        lexer->result_symbol = token_number;
        take(lexer);
        if (lexer->lookahead == '.') return true;
        if (fraction || !is_digit(lexer->lookahead)) return malformed_number(lexer);
    }
    if (take_if(lexer, '%')) return accept(lexer, token_number);
    char unit[4] = {0};
    unsigned count = 0;
    for (; continues_word(lexer->lookahead); count++) {
        if (count < 3) unit[count] = lexer->lookahead < 0x80 ? (char)lexer->lookahead : '?';
        take(lexer);
    }
    static const char units[][4] = {"", "s", "ms", "deg", "rad", "pt"};
    for (unsigned i = 0; i < COUNT(units) && count < 4; i++)
        if (unit[0] == units[i][0] && unit[1] == units[i][1] && unit[2] == units[i][2])
            return accept(lexer, token_number);
    return accept(lexer, token_malformed);
}

static bool lex_slash(TSLexer *lexer) {
    TSSymbol symbol = token_line_comment;
    take(lexer);
    if (take_if(lexer, '/')) {
        for (; !at_line_end(lexer); take(lexer))
            if (at_unreadable(lexer)) symbol = token_malformed;
        return accept(lexer, symbol);
    }
    if (!take_if(lexer, '*')) return accept(lexer, token_slash);
    symbol = token_block_comment;
    for (unsigned depth = 1; depth > 0;) {
        if (lexer->eof(lexer)) return accept(lexer, token_malformed);
        if (at_unreadable(lexer)) symbol = token_malformed;
        if (take_if(lexer, '*')) depth -= take_if(lexer, '/');
        else if (take_if(lexer, '/')) depth += take_if(lexer, '*');
        else take(lexer);
    }
    return accept(lexer, symbol);
}

static bool lex_quoted_name(TSLexer *lexer) {
    take(lexer);
    bool is_word = begins_word(lexer->lookahead);
    take_word(lexer);
    if (is_word && take_if(lexer, '`')) return accept(lexer, token_identifier);
    lexer->mark_end(lexer);
    lexer->result_symbol = token_malformed;
    while (!at_line_end(lexer) && lexer->lookahead != '`') take(lexer);
    if (take_if(lexer, '`')) lexer->mark_end(lexer);
    return true;
}

static bool lex_code(TSLexer *lexer, bool in_parts) {
    int32_t c;
    while ((c = lexer->lookahead) == ' ' || c == '\t' || c == '\n' || c == '\r')
        lexer->advance(lexer, true);
    if (lexer->eof(lexer)) return accept(lexer, token_end);
    if (is_digit(c)) return lex_number(lexer);
    if (begins_word(c)) {
        take_word(lexer);
        return accept(lexer, token_identifier);
    }
    switch (c) {
    case '"': return lex_string(lexer, in_parts);
    case '#': return lex_sign(lexer, in_parts);
    case '/': return lex_slash(lexer);
    case '`': return lex_quoted_name(lexer);
    case '(': return take_and_accept(lexer, token_leftParenthesis);
    case ')': return take_and_accept(lexer, token_rightParenthesis);
    case '{': return take_and_accept(lexer, token_leftBrace);
    case '}': return take_and_accept(lexer, token_rightBrace);
    case '[': return take_and_accept(lexer, token_leftBracket);
    case ']': return take_and_accept(lexer, token_rightBracket);
    case ',': return take_and_accept(lexer, token_comma);
    case ':': return take_and_accept(lexer, token_colon);
    case '=': return take_and_accept(lexer, token_equals);
    case '?': return take_and_accept(lexer, token_question);
    case '*': return take_and_accept(lexer, token_star);
    case '+': return take_and_accept(lexer, token_plus);
    case '|': return take_and_accept(lexer, token_pipe);
    case '-':
        take(lexer);
        return accept(lexer, take_if(lexer, '>') ? token_arrow : token_minus);
    case '<':
        take(lexer);
        return take_if(lexer, '-') && take_if(lexer, '>') && accept(lexer, token_doubleArrow);
    case '.':
        take(lexer);
        if (is_digit(lexer->lookahead)) return malformed_number(lexer);
        if (!take_if(lexer, '.')) return accept(lexer, token_dot);
        return take_if(lexer, '.') && accept(lexer, token_ellipsis);
    default: return false;
    }
}

static bool lex(TSLexer *lexer, TSStateId state) {
    switch (state) {
    case IN_STRING: return lex_in_string(lexer);
    case IN_RAW_STRING: return lex_in_raw_string(lexer);
    default: return lex_code(lexer, state == BEFORE_STRING);
    }
}

// The word of the language that an identifier is.
static bool lex_word(TSLexer *lexer, TSStateId state) {
    (void)state;
    char text[16] = {0};
    for (unsigned count = 0; is_letter(lexer->lookahead); count++) {
        if (count == sizeof(text) - 1) return false;
        text[count] = (char)lexer->lookahead;
        take(lexer);
    }
    for (unsigned i = 0; i < COUNT(words); i++) {
        unsigned at = 0;
        while (text[at] && text[at] == words[i].text[at]) at++;
        if (!text[at] && !words[i].text[at]) return accept(lexer, words[i].symbol);
    }
    return false;
}
