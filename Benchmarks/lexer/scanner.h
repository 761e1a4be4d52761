// The lexer's algorithm in C, to measure the Swift one against. Kinds are numbered in the order
// of TokenKind's cases; problems are counted, not told.
#ifndef SCANNER_H
#define SCANNER_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t start;
    uint32_t end;
} token_range;

typedef struct {
    uint8_t *kinds;
    token_range *ranges;
    size_t count;
    size_t problems;
} token_list;

token_list scan_tokens(const uint8_t *bytes, size_t byte_count);
void free_tokens(token_list tokens);

#endif
