// The structures that tree-sitter's library reads from a parser, in version 14 of its interface.
// Names and layout are tree-sitter's.

#ifndef TREE_SITTER_PARSER_H_
#define TREE_SITTER_PARSER_H_

#include <stdbool.h>
#include <stdint.h>

typedef uint16_t TSStateId;
typedef uint16_t TSSymbol;
typedef uint16_t TSFieldId;
typedef struct TSLanguage TSLanguage;
typedef struct TSLexer TSLexer;

typedef struct {
    bool visible, named, supertype;
} TSSymbolMetadata;

typedef struct {
    uint16_t index, length;
} TSFieldMapSlice;

typedef struct {
    TSFieldId field_id;
    uint8_t child_index;
    bool inherited;
} TSFieldMapEntry;

typedef struct {
    uint16_t lex_state, external_lex_state;
} TSLexMode;

struct TSLexer {
    int32_t lookahead;
    TSSymbol result_symbol;
    void (*advance)(TSLexer *, bool skip);
    void (*mark_end)(TSLexer *);
    uint32_t (*get_column)(TSLexer *);
    bool (*is_at_included_range_start)(const TSLexer *);
    bool (*eof)(const TSLexer *);
};

enum { TS_SHIFT, TS_REDUCE, TS_ACCEPT, TS_RECOVER };

typedef union {
    struct {
        uint8_t type;
        TSStateId state;
        bool extra, repetition;
    } shift;
    struct {
        uint8_t type, child_count;
        TSSymbol symbol;
        int16_t dynamic_precedence;
        uint16_t production_id;
    } reduce;
    uint8_t type;
} TSParseAction;

// A list of actions is an entry with their count, then the actions.
typedef union {
    TSParseAction action;
    struct {
        uint8_t count;
        bool reusable;
    } entry;
} TSParseActionEntry;

#define LIST(n, is_reusable) {.entry = {.count = n, .reusable = is_reusable}}
#define SHIFT(n) {.action = {.shift = {.type = TS_SHIFT, .state = n}}}
#define SHIFT_REPETITION(n) {.action = {.shift = {.type = TS_SHIFT, .state = n, .repetition = true}}}
#define SHIFT_EXTRA {.action = {.shift = {.type = TS_SHIFT, .extra = true}}}
#define REDUCE(node, n, id) \
    {.action = {.reduce = {.type = TS_REDUCE, .child_count = n, .symbol = node, .production_id = id}}}
#define ACCEPT {.action = {.type = TS_ACCEPT}}
#define RECOVER {.action = {.type = TS_RECOVER}}

struct TSLanguage {
    uint32_t version;
    uint32_t symbol_count, alias_count, token_count, external_token_count;
    uint32_t state_count, large_state_count, production_id_count, field_count;
    uint16_t max_alias_sequence_length;
    const uint16_t *parse_table;
    const uint16_t *small_parse_table;
    const uint32_t *small_parse_table_map;
    const TSParseActionEntry *parse_actions;
    const char *const *symbol_names;
    const char *const *field_names;
    const TSFieldMapSlice *field_map_slices;
    const TSFieldMapEntry *field_map_entries;
    const TSSymbolMetadata *symbol_metadata;
    const TSSymbol *public_symbol_map;
    const uint16_t *alias_map;
    const TSSymbol *alias_sequences;
    const TSLexMode *lex_modes;
    bool (*lex_fn)(TSLexer *, TSStateId);
    bool (*keyword_lex_fn)(TSLexer *, TSStateId);
    TSSymbol keyword_capture_token;
    struct {
        const bool *states;
        const TSSymbol *symbol_map;
        void *(*create)(void);
        void (*destroy)(void *);
        bool (*scan)(void *, TSLexer *, const bool *);
        unsigned (*serialize)(void *, char *);
        void (*deserialize)(void *, const char *, unsigned);
    } external_scanner;
    const TSStateId *primary_state_ids;
};

#ifdef _WIN32
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

typedef struct {
    const char *text;
    TSSymbol symbol;
} Word;

typedef struct {
    int32_t first, last;
} CharacterRange;

// What the lexer reads; see lexer.h.
enum { IN_CODE, BEFORE_STRING, IN_STRING, IN_RAW_STRING };

#endif
