// Memory for Embedded Swift without a C library. A block has one of a few sizes; free blocks of a
// size are a list. Memory never shrinks.

#include <stddef.h>
#include <stdint.h>

// The number of the size, in the 8 bytes before a block.
typedef struct {
    uint32_t size_class;
    uint32_t unused;
} Header;

typedef struct FreeBlock {
    struct FreeBlock *next;
} FreeBlock;

// Up to 512 bytes a size each 16 bytes, then four for each power of two.
enum { small_count = 32, class_count = 128, small_limit = 512, small_shift = 7, largest = 1 << 30 };

static FreeBlock *free_blocks[class_count];
static uintptr_t next_block, end_of_memory;

static uint32_t size_of_class(uint32_t number) {
    if (number < small_count) return (number + 1) * 16;
    uint32_t large = number - small_count;
    return (4 + large % 4) << (large / 4 + small_shift);
}

// The class of the smallest block that holds a number of bytes, with its header.
static uint32_t class_of_size(uint32_t size) {
    if (size <= small_limit) return (size + 15) / 16 - 1;
    uint32_t shift = 29 - (uint32_t)__builtin_clz(size - 1);
    uint32_t quarters = ((size - 1) >> shift) + 1;
    if (quarters == 8) {
        quarters = 4;
        shift++;
    }
    return small_count + (shift - small_shift) * 4 + quarters % 4;
}

extern unsigned char __heap_base;

// A new block at the end; 0 if there is no more memory.
static uintptr_t add_block(uint32_t size) {
    if (next_block == 0) {
        // Blocks are at multiples of 16, behind their headers.
        next_block = ((uintptr_t)&__heap_base + 15) / 16 * 16 + sizeof(Header);
        end_of_memory = __builtin_wasm_memory_size(0) << 16;
    }
    if (next_block + size > end_of_memory) {
        size_t pages = (next_block + size - end_of_memory + 0xFFFF) >> 16;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
        end_of_memory += pages << 16;
    }
    uintptr_t block = next_block;
    next_block += size;
    return block;
}

void *malloc(size_t count) {
    if (count > largest) return NULL;
    uint32_t size_class = class_of_size((uint32_t)(count + sizeof(Header)));
    FreeBlock *known = free_blocks[size_class];
    if (known) {
        free_blocks[size_class] = known->next;
        return known;
    }
    Header *header = (Header *)add_block(size_of_class(size_class));
    if (!header) return NULL;
    header->size_class = size_class;
    return header + 1;
}

void free(void *pointer) {
    if (!pointer) return;
    FreeBlock *block = pointer;
    uint32_t size_class = ((Header *)pointer - 1)->size_class;
    block->next = free_blocks[size_class];
    free_blocks[size_class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
    if (alignment > 16) __builtin_trap();
    *result = malloc(count);
    enum { out_of_memory = 12 };
    return *result ? 0 : out_of_memory;
}

// Instructions of WebAssembly do the work.
void *memmove(void *to, const void *from, size_t count) {
    return __builtin_memmove(to, from, count);
}
void *memcpy(void *to, const void *from, size_t count) {
    return __builtin_memcpy(to, from, count);
}
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *one = left, *other = right;
    for (; count > 0; one++, other++, count--) {
        if (*one != *other) return *one - *other;
    }
    return 0;
}

size_t strlen(const char *text) {
    const char *end = text;
    while (*end) end++;
    return (size_t)(end - text);
}

// Hashes need no secret: a page has only the text of its reader. So runs are alike.
void arc4random_buf(void *bytes, size_t count) { __builtin_memset(bytes, 0x5A, count); }

// Nothing prints.
int putchar(int byte) { return byte; }
