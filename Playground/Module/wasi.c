// The module as a command, for tests: repeats the recording on standard input, and writes the
// messages of the server to standard output. `wasmkit run` runs it.

#include <stddef.h>
#include <stdint.h>

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name)))

typedef struct {
    const void *start;
    uint32_t count;
} Part;

WASI(fd_read) int fd_read(int file, const Part *parts, int count, uint32_t *read);
WASI(fd_write) int fd_write(int file, const Part *parts, int count, uint32_t *written);

uint8_t *transc_allocate(int32_t count);
void transc_release(uint8_t *bytes);
void transc_replay(uint8_t *bytes, int32_t count);
int32_t transc_take(void);
void transc_copy(uint8_t *bytes);

void _start(void) {
    uint32_t count = 0, room = 1 << 20;
    uint8_t *input = transc_allocate((int32_t)room);
    for (;;) {
        uint32_t added = 0;
        Part part = {input + count, room - count};
        if (fd_read(0, &part, 1, &added)) __builtin_trap();
        if (!added) break;
        count += added;
        if (count < room) continue;
        uint8_t *larger = transc_allocate((int32_t)(room * 2));
        __builtin_memcpy(larger, input, count);
        transc_release(input);
        input = larger;
        room *= 2;
    }
    transc_replay(input, (int32_t)count);
    uint32_t length = (uint32_t)transc_take();
    uint8_t *output = transc_allocate((int32_t)length);
    transc_copy(output);
    for (uint32_t done = 0, written = 0; done < length; done += written) {
        Part part = {output + done, length - done};
        if (fd_write(1, &part, 1, &written)) __builtin_trap();
    }
}
